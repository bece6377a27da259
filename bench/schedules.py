"""The part of scripts/bench about schedules: how late they fire, how fast many fire at once, and what idle ones cost."""

import concurrent.futures
import datetime
import http.client
import json
import os
import sys
import time
import urllib.request

import names
import processor
import servers

SPREAD = 1_000  # over a minute
AT_ONCE = 10_000  # in one second
IDLE = 100_000
CALLERS = 16
LEAD = 3.0  # seconds between the last PUT and the first firing
IDLE_SECONDS = 10


def say(name):
    print(f"measuring: {name} (load {os.getloadavg()[0]:.1f})", file=sys.stderr)


def time_text(seconds):
    moment = datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def seconds_of(text):
    return datetime.datetime.fromisoformat(text.replace("Z", "+00:00")).timestamp()


def put_all(server, count, schedule_of):
    """`schedule_of(i)` is the body of the i-th schedule."""

    def put_some(first):
        connection = http.client.HTTPConnection(server.url.removeprefix("http://"), timeout=120)
        for i in range(first, count, CALLERS):
            connection.request("PUT", f"/v1/schedules/s{i}", json.dumps(schedule_of(i)),
                               {"Content-Type": "application/json"})
            answer = connection.getresponse()
            text = answer.read()
            if answer.status >= 300:
                raise SystemExit(f"bench: {answer.status} {text.decode()}")
        connection.close()

    with concurrent.futures.ThreadPoolExecutor(CALLERS) as pool:
        list(pool.map(put_some, range(CALLERS)))


def fired(server):
    return server.metrics()['pawl_schedule_fired_total{result="fired"}']


def await_fired(server, count):
    while fired(server) < count:
        time.sleep(0.05)


def delays(server):
    """Of each schedule: how long after its time its job was pushed, in µs, in order."""
    found = []
    cursor = ""
    while True:
        path = "/v1/schedules?limit=1000" + (f"&cursor={cursor}" if cursor else "")
        with urllib.request.urlopen(server.url + path, timeout=60) as answer:
            page = json.load(answer)
        found += [(seconds_of(one["last"]["fired_at"]) - seconds_of(one["last"]["at"])) * 1e6
                  for one in page["schedules"]]
        cursor = page.get("cursor", "")
        if not cursor:
            return sorted(found)


def percentiles(values):
    at = lambda part: values[min(len(values) - 1, int(part * len(values)))]
    return {"p50_us": at(0.5), "p99_us": at(0.99), "max_us": values[-1]}


def spread(bench):
    """One firing after the other, over a minute."""
    count = int(bench.scaled(SPREAD))
    seconds = 6 if bench.quick else 60
    say(names.SCHEDULES_SPREAD)
    with servers.fresh_pawl(bench.pawl, bench.work) as server:
        start = time.time() + LEAD + count / 500
        put_all(server, count, lambda i: {"at": [time_text(start + i * seconds / count)], "job": {"type": "tick"}})
        await_fired(server, count)
        bench.record(names.SCHEDULES_SPREAD, {"firing": percentiles(delays(server))})


def at_once(bench):
    """All at the same moment."""
    count = int(bench.scaled(AT_ONCE))
    say(names.SCHEDULES_AT_ONCE)
    with servers.fresh_pawl(bench.pawl, bench.work) as server:
        start = time_text(int(time.time() + LEAD + count / 500))
        put_all(server, count, lambda i: {"at": [start], "job": {"type": "tick"}})
        await_fired(server, count)
        late = percentiles(delays(server))
        bench.record(names.SCHEDULES_AT_ONCE, {"firing": late, "seconds": late["max_us"] / 1e6})


def idle(bench):
    """Schedules whose time is far away: what they cost a server, and its start."""
    count = int(bench.scaled(IDLE))
    say(names.SCHEDULES_IDLE)
    with servers.directory(bench.work) as data:
        server = servers.Pawl(bench.pawl, "--data", data)
        put_all(server, count, lambda i: {"cron": f"{i % 60} {i % 24} 1 1 *", "job": {"type": "tick"}})
        time.sleep(2)  # what the puts have left to do
        with processor.watched(server.process.pid) as watch:
            time.sleep(IDLE_SECONDS)
        used = sum(ran for _, ran, _ in watch.threads)
        bench.record(names.SCHEDULES_IDLE, {"percent": used / IDLE_SECONDS * 100})
        server.stop()
        for _ in range(bench.rounds):
            for name, folder in ((names.START_SCHEDULES, data), (names.START_EMPTY, None)):
                with servers.directory(bench.work) as fresh:
                    server = servers.Pawl(bench.pawl, "--data", folder or fresh)
                    bench.record(name, {"seconds": server.start_seconds})
                    server.stop()


def measure(bench):
    for _ in range(bench.rounds):
        spread(bench)
        at_once(bench)
    idle(bench)
