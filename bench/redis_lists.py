"""Redis lists as a job queue, by redis-benchmark: a job is pushed to a list, moved to the list of what is in hand, and
removed from there. All jobs go through the first step, then all through the second, then all through the third."""

import csv
import os
import subprocess
import sys

PAYLOAD = "x" * 200
STEPS = {
    "lpush": ["lpush", "jobs", PAYLOAD],
    "lmove": ["lmove", "jobs", "taken", "RIGHT", "LEFT"],
    "lrem": ["lrem", "taken", "-1", PAYLOAD],  # all look the same, so the first that it looks at is the one
}


def _step(port, count, load, words):
    command = ["redis-benchmark", "-p", str(port), "-n", str(count), *load, "--csv", *words]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"bench: failed: {' '.join(command)}")
    return next(csv.DictReader(done.stdout.splitlines()))


def measure(name, port, jobs, *load):
    print(f"measuring: {name} (load {os.getloadavg()[0]:.1f})", file=sys.stderr)
    for words in STEPS.values():
        _step(port, jobs // 10, load, words)
    lines = {step: _step(port, jobs, load, words) for step, words in STEPS.items()}
    micros = lambda line, key: float(line[key]) * 1000
    figures = {"lifecycles_per_s": 1 / sum(1 / float(line["rps"]) for line in lines.values())}
    for step, line in lines.items():
        figures[step] = {"p50_us": micros(line, "p50_latency_ms"), "p99_us": micros(line, "p99_latency_ms")}
    return figures
