"""The part of scripts/bench about the dashboard: how fast its pages are with ten million jobs, and what an open one costs
the server, in a browser on the same machine."""

import contextlib
import json
import os
import subprocess
import sys
import time

import names
import npm_peers
import processor
import schedules
import servers

ENDED = 1_000_000
WAITING = 9_000_000
ROUNDS = 10
IDLE_SECONDS = 20
PAGES = os.path.join(npm_peers.HERE, os.pardir, "tests", "web", "pages")


class Viewer:
    """A browser on the pages of a server."""

    def __init__(self):
        self.program = npm_peers.install(PAGES, os.path.join("build", "bench", "pages"), "measure.mjs")

    def time(self, server, rounds):
        command = ["node", self.program, "time", f"{server.url}/", str(rounds)]
        return json.loads(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout)

    @contextlib.contextmanager
    def open(self, server):
        """The overview stays open."""
        browser = subprocess.Popen(["node", self.program, "hold", f"{server.url}/"], stdin=subprocess.PIPE,
                                   stdout=subprocess.PIPE, text=True)
        if browser.stdout.readline().strip() != "open":
            raise SystemExit("bench: the dashboard could not be opened")
        try:
            yield
        finally:
            browser.communicate()


def in_us(milliseconds):
    return schedules.percentiles(sorted(ms * 1000 for ms in milliseconds))


def pages(bench, viewer):
    with servers.directory(bench.work) as data:
        server = servers.Pawl(bench.pawl, "--data", data, "--durability", "interval")
        try:
            load = ["--url", server.url, "--queue", "backlog", "--mode", "batch", "--batch", "100", "--in-flight", "4"]
            bench.measure("a million jobs that have ended",
                          bench.bench_command(*load, "--jobs", bench.scaled(ENDED), "--retention", "7d"))
            bench.fill(server, bench.scaled(WAITING))
            schedules.say(names.PAGES)
            found = viewer.time(server, 1 if bench.quick else ROUNDS)
            for one in found["slowest"]:
                print(f"  {one['ms']:6.1f} ms {one['path']}", file=sys.stderr)
            bench.record(names.PAGES, {"request": in_us(found["request_ms"]), "view": in_us(found["view_ms"])})
            idle(bench, viewer, server)
        finally:
            server.stop()


def idle(bench, viewer, server):
    for name, opened in ((names.NOT_WATCHED_IDLE, contextlib.nullcontext()), (names.WATCHED_IDLE, viewer.open(server))):
        schedules.say(name)
        with opened:
            time.sleep(3)  # until the page has what it shows
            with processor.watched(server.process.pid) as watch:
                time.sleep(IDLE_SECONDS)
        bench.record(name, {"percent": sum(ran for _, ran, _ in watch.threads) / IDLE_SECONDS * 100})


def loaded(bench, viewer):
    """What the server does under full load. The browser takes processor time as well, which a real one has elsewhere."""
    jobs = bench.scaled(1_000_000)
    load = ["--mode", "batch", "--batch", "100", "--in-flight", str(names.IN_FLIGHT), "--jobs", jobs]
    for _ in range(bench.rounds):
        for name in (names.NOT_WATCHED, names.WATCHED):
            with servers.fresh_pawl(bench.pawl, bench.work) as server:
                with viewer.open(server) if name == names.WATCHED else contextlib.nullcontext():
                    with processor.watched(server.process.pid) as watch:
                        figures = bench.measure(name, bench.bench_command("--url", server.url, *load))
            bench.record(name, {**figures, "server_us": watch.figures(int(jobs))["server_us"]})


def measure(bench):
    viewer = Viewer()
    pages(bench, viewer)
    loaded(bench, viewer)
