"""The part of scripts/bench about outgoing calls: callbacks and downloads of Pawl beside bare loops of libcurl and the
usual programs that fetch, all from one nginx on this machine."""

import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

import http_load
import names
import nginx
import processor
import servers

CALLBACKS = 50_000
CALLBACK_HOSTS = 64
PER_HOST = 8  # what the queue of callbacks allows by default
DOWNLOADS = 20_000
DOWNLOAD_HOSTS = 200
DOWNLOAD_CONCURRENCY = 256  # the default
ARIA2_DOWNLOADS = 2_000  # it is slow
BIG_BYTES = 2 << 30
SLOW_TRANSFERS = 8_000
SLOW_CONCURRENCY = 10_000  # the most; an executor claims no more when less than an eighth of it is free
SLOW_CALLBACKS = 10_000
CALLBACKS_PER_S = 1_000
BULK = 1_000


class Figures:
    """What a server says of itself at /metrics."""

    def __init__(self, server):
        self.values = server.metrics()

    def since(self, before, name):
        return self.values.get(name, 0) - before.values.get(name, 0)


def push_all(caller, jobs):
    for first in range(0, len(jobs), BULK):
        caller.call("/v1/jobs/bulk", {"jobs": jobs[first:first + BULK]})


def claim_all(caller, queue, count):
    claimed = []
    while len(claimed) < count:
        request = {**http_load.claim_of(queue, min(BULK, count - len(claimed))), "lease": "10m"}
        claimed += caller.call("/v1/claim", request)["jobs"]
    return claimed


def pause(server, queue, paused):
    server.request("PATCH", f"/v1/queues/{queue}", {"paused": paused})


def await_completed(server, queue, count):
    """Until so many jobs of the queue have completed; none may fail."""
    while True:
        values = server.metrics()
        completed = values.get(f'pawl_jobs{{queue="{queue}",state="completed"}}', 0)
        if completed >= count:
            return
        for state in ("dead", "retrying", "failed"):
            if values.get(f'pawl_jobs{{queue="{queue}",state="{state}"}}', 0) > 0:
                raise SystemExit(f"bench: jobs of {queue} are {state}")
        time.sleep(0.02)


def timed_queue(server, queue, count):
    """Lets a full queue go, and says what its jobs cost until the last one has completed."""
    before = server.batches()
    with processor.watched(server.process.pid) as watch:
        start = time.monotonic()
        pause(server, queue, False)
        await_completed(server, queue, count)
        seconds = time.monotonic() - start
    per_s = count / seconds
    return {"lifecycles_per_s": per_s, **watch.figures(count),
            "batches_per_s": (server.batches() - before) / count * per_s}


def say(name):
    print(f"measuring: {name} (load {os.getloadavg()[0]:.1f})", file=sys.stderr)


# ---- Callbacks ----


def callbacks(bench, web):
    """Owners that have all ended, and then all of their callbacks; gives how many bytes a body had."""
    count = int(bench.scaled(CALLBACKS))
    say(names.CALLBACKS)
    with secret(bench.work) as options, servers.fresh_pawl(bench.pawl, bench.work, options=options) as server:
        pause(server, "pawl.callbacks", True)
        before = Figures(server)
        hosts = web.ports[:CALLBACK_HOSTS]
        with http_load.Caller(server.url) as caller:
            push_all(caller, [{"type": "bench", "queue": "bench", "payload": None,
                               "callbacks": {"url": f"http://127.0.0.1:{hosts[i % len(hosts)]}/callback/{i}"}}
                              for i in range(count)])
            finishes = http_load.finish_of(claim_all(caller, "bench", count))["finishes"]
            for first in range(0, count, BULK):
                caller.call("/v1/finish", {"finishes": finishes[first:first + BULK]})
        figures = timed_queue(server, "pawl.callbacks", count)
        after = Figures(server)
        figures["writes_per_lifecycle"] = after.since(before, "pawl_writes_total") / count
        bench.record(names.CALLBACKS, figures)
        sent = after.since(before, 'pawl_outbound_bytes_total{executor="notify",direction="sent"}')
        return round(sent / count)


@contextlib.contextmanager
def secret(work):
    """The options of a server that signs all callbacks."""
    with servers.directory(work) as folder:
        path = os.path.join(folder, "bench")
        with open(path, "w", encoding="ascii", opener=lambda name, flags: os.open(name, flags, 0o600)) as out:
            out.write("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=\n")
        yield ["--secrets-dir", folder, "--notify-sign", "bench"]


def bare_posts(bench, web, body_bytes):
    hosts = web.ports[:CALLBACK_HOSTS]
    bench.record(names.BARE_POSTS, bench.measure(names.BARE_POSTS, [
        bench.fetch_peer, "post", "--ports", ",".join(map(str, hosts)), "--count", bench.scaled(CALLBACKS), "--path",
        "/callback/", "--in-flight", str(PER_HOST * len(hosts)), "--body-bytes", str(body_bytes)]))


# ---- Downloads ----


def many_files(work):
    """A folder that stays until the end: ext4 looks long for the place of a file where many were removed lately."""
    return tempfile.mkdtemp(dir=work)


def download_urls(bench, web, count=DOWNLOADS, kind="image"):
    count = int(bench.scaled(count))
    return [f"http://127.0.0.1:{web.ports[i % len(web.ports)]}/{kind}/{i}" for i in range(count)]


def downloads(bench, web, name=names.DOWNLOADS, kind="image"):
    urls = download_urls(bench, web, kind=kind)
    say(name)
    files = os.path.join(many_files(bench.work), "files")
    with servers.fresh_pawl(bench.pawl, bench.work, options=["--files", files]) as server:
        pause(server, "download", True)
        with http_load.Caller(server.url) as caller:
            push_all(caller, [{"type": "download", "payload": {"url": url}} for url in urls])
        bench.record(name, timed_queue(server, "download", len(urls)))


def bare_downloads(bench, web):
    bench.record(names.BARE_GETS, bench.measure(names.BARE_GETS, [
        bench.fetch_peer, "get", "--ports", ",".join(map(str, web.ports)), "--count", bench.scaled(DOWNLOADS), "--path",
        "/image/", "--in-flight", str(DOWNLOAD_CONCURRENCY), "--dir", many_files(bench.work)]))


def curl_command(urls, folder):
    lists = os.path.join(folder, "urls")
    with open(lists, "w", encoding="ascii") as out:
        out.writelines(f'url = "{url}"\noutput = "{folder}/{i}"\n' for i, url in enumerate(urls))
    return ["curl", "--silent", "--fail", "--parallel", "--parallel-max", "64", "--config", lists]


def url_list(urls, folder):
    lists = os.path.join(folder, "urls")
    with open(lists, "w", encoding="ascii") as out:
        out.writelines(url + "\n" for url in urls)
    return lists


def wget2_command(urls, folder):
    return ["wget2", "--quiet", "--no-robots", "--no-directories", "--max-threads=64", "-P", folder, "-i",
            url_list(urls, folder)]


def aria2_command(urls, folder):
    return ["aria2c", "-j64", "--quiet", "--no-conf", "--file-allocation=none", "-d", folder, "-i",
            url_list(urls, folder)]


FETCHERS = {names.CURL: curl_command, names.WGET2: wget2_command, names.ARIA2: aria2_command}


def other_fetchers(bench, web):
    for name, command_of in FETCHERS.items():
        urls = download_urls(bench, web, ARIA2_DOWNLOADS if name == names.ARIA2 else DOWNLOADS)
        folder = many_files(bench.work)
        command = command_of(urls, folder)
        if shutil.which(command[0]) is None:
            print(f"bench: there is no {command[0]} on the PATH", file=sys.stderr)
            continue
        say(name)
        start = time.monotonic()
        ended = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        seconds = time.monotonic() - start
        stored = len(os.listdir(folder)) - 1  # the list is there too
        if ended.returncode != 0 or stored != len(urls):
            raise SystemExit(f"bench: {command[0]} ended with {ended.returncode} and {stored} files")
        bench.record(name, {"lifecycles_per_s": len(urls) / seconds})
        os.sync()


# ---- One large file ----


def big_file(bench, web):
    size = BIG_BYTES // (10 if bench.quick else 1)
    if not os.path.exists(os.path.join(web.files, "big")):
        web.write("big", size)
    url = f"http://127.0.0.1:{web.ports[0]}/big"
    say(names.BIG_BY_CURL)
    with servers.directory(bench.work) as folder:
        path = os.path.join(folder, "big")
        start = time.monotonic()
        subprocess.run(["curl", "--silent", "--fail", "-o", path, url], check=True)
        subprocess.run(["sync", path], check=True)
        record_big(bench, names.BIG_BY_CURL, size, time.monotonic() - start)
    say(names.BIG)
    with servers.fresh_pawl(bench.pawl, bench.work, options=["--download-max-bytes", "4GiB"]) as server:
        with processor.watched(server.process.pid) as watch:
            start = time.monotonic()
            server.request("POST", "/v1/jobs", {"type": "download", "payload": {"url": url}})
            await_completed(server, "download", 1)
            seconds = time.monotonic() - start
        record_big(bench, names.BIG, size, seconds, watch.figures(1))


def record_big(bench, name, size, seconds, more=None):
    bench.record(name, {"seconds": seconds, "mib_per_s": size / 2**20 / seconds, **(more or {})})


# ---- From the end of a job to its callback ----


def measure_delays(bench, name, server, count, per_second=0):
    port = servers.free_port()
    with http_load.Caller(server.url) as caller, servers.directory(bench.work) as folder:
        push_all(caller, [{"type": "bench", "queue": "bench", "payload": None,
                           "callbacks": {"url": f"http://127.0.0.1:{port}/{i}"}} for i in range(count)])
        # Claimed in the order of the pushes, so that the finish of line i makes the callback i.
        jobs = claim_all(caller, "bench", count)
        path = os.path.join(folder, "finishes")
        with open(path, "w", encoding="utf-8") as out:
            out.writelines(json.dumps(http_load.finish_of([job])) + "\n" for job in jobs)
        ports = ["--server-port", server.url.rsplit(":", 1)[1], "--receiver-port", str(port)]
        start = time.monotonic()
        with processor.watched(server.process.pid) as watch:
            figures = bench.measure(name, [
                bench.fetch_peer, "callback-delay", *ports, "--per-second", str(per_second), "--finishes", path])
        seconds = time.monotonic() - start
        loop = sum(ran for thread, ran, _ in watch.threads if thread == "notify")
        return {**figures, "loop_percent": 100 * loop / seconds}


def idle_delay(bench):
    bench.record(names.BARE_DELAY, bench.measure(names.BARE_DELAY, [
        bench.fetch_peer, "post-delay", "--dir", bench.work, "--count", bench.scaled(1_000)]))
    with secret(bench.work) as options, servers.fresh_pawl(bench.pawl, bench.work, options=options) as server:
        bench.record(names.DELAY, measure_delays(bench, names.DELAY, server, int(bench.scaled(1_000))))


def beside_slow_transfers(bench, web):
    count = int(bench.scaled(SLOW_CALLBACKS))
    slow = int(bench.scaled(SLOW_TRANSFERS))
    options = ["--http-concurrency", str(SLOW_CONCURRENCY)]
    with secret(bench.work) as signed, servers.fresh_pawl(bench.pawl, bench.work, options=options + signed) as server:
        # All callbacks go to one receiver, and the usual eight at a time would be its limit.
        server.request("PATCH", "/v1/queues/pawl.callbacks", {"defaults": {"group_limit": 512}})
        bench.record(names.BUSY_DELAY, measure_delays(bench, names.BUSY_DELAY, server, count, CALLBACKS_PER_S))
        server.request("PATCH", "/v1/queues/http", {"defaults": {"group_limit": slow}})
        with http_load.Caller(server.url) as caller:
            push_all(caller, [{"type": "http", "payload": {"url": f"http://127.0.0.1:{web.ports[i % len(web.ports)]}"
                                                                  f"/slow/{i}", "timeout": "10m"}}
                              for i in range(slow)])
        in_flight = 'pawl_outbound_in_flight{executor="http"}'
        while server.metrics().get(in_flight, 0) < slow:
            time.sleep(0.1)
        time.sleep(2)  # all are connected and answered
        figures = measure_delays(bench, names.SLOW_DELAY, server, count, CALLBACKS_PER_S)
        if server.metrics().get(in_flight, 0) < slow:
            raise SystemExit("bench: slow transfers have ended")
        bench.record(names.SLOW_DELAY, {**figures, "slow": slow, "resident_mib": server.resident_mib()})


# ---- Jobs without callbacks ----


def without_callbacks(bench):
    load = ["--mode", "batch", "--batch", "100", "--in-flight", str(names.IN_FLIGHT), "--jobs", bench.scaled(400_000)]
    for name, options in ((names.API_ONLY, ["--roles", "api"]), (names.IDLE_EXECUTORS, [])):
        with servers.fresh_pawl(bench.pawl, bench.work, options=options) as server:
            bench.bench(name, "--url", server.url, *load)


def measure(bench):
    with nginx.started(bench.work, DOWNLOAD_HOSTS) as web:
        for _ in range(bench.rounds):
            body_bytes = callbacks(bench, web)
            bare_posts(bench, web, body_bytes)
            downloads(bench, web)
            bare_downloads(bench, web)
            downloads(bench, web, names.DOWNLOADS_UNKNOWN, "unknown")
            other_fetchers(bench, web)
            big_file(bench, web)
            idle_delay(bench)
            beside_slow_transfers(bench, web)
            without_callbacks(bench)
