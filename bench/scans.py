"""The part of scripts/bench about scans: documents of SQLite and PostgreSQL beside bare loops over the same tables, jobs
that a scan pushes beside a bulk push of the same jobs, and a worker outside beside a static file server."""

import http.client
import json
import os
import sqlite3
import time

import http_load
import names
import nginx
import postgres
import schedules
import servers

ROWS = 1_000_000
BLOCK = 1_000
JOBS = 200_000
OUTSIDE_BLOCK = 500
OUTSIDE_BLOCKS = 200

COLUMNS = "id integer primary key, name text, email text, country text, total double precision, note text"
ROW_OF = ("'name ' || {0}, 'user' || {0} || '@example.com', 'IT', {0} * 0.25, "
          "'a note about the user, as long as notes are'")

SOURCES = """
[small]
kind = "sqlite"
file = "{work}/rows.db"
tables = ["users"]

[orders]
kind = "postgres"
url = "{url}"
tables = ["users"]
"""


def make_rows(work, url, count):
    with sqlite3.connect(f"{work}/rows.db") as db:
        db.execute(f"create table users ({COLUMNS})")
        db.execute(f"with recursive n(i) as (select 1 union all select i + 1 from n where i < {count}) "
                   f"insert into users select i, {ROW_OF.format('i')} from n")
    db.close()
    postgres.run(url, f"create table users ({COLUMNS}); insert into users select i, {ROW_OF.format('i')} "
                      f"from generate_series(1, {count}) as i")
    postgres.run(url, "vacuum analyze users")


class Scans:
    def __init__(self, bench, work, url):
        self.bench = bench
        self.work = work
        self.url = url
        self.rows = int(bench.scaled(ROWS))
        self.sources = f"{work}/sources.toml"
        with open(self.sources, "w", encoding="ascii") as out:
            out.write(SOURCES.format(work=work, url=url))

    def bare(self, name, *where):
        self.measure(name, "bare", *where, "--table", "users", "--key", "id", "--block", str(BLOCK))

    def scan(self, name, source):
        scan = {"source": source, "table": "users", "key": "id", "block": BLOCK, "partitions": [{}]}
        with servers.directory(self.work) as data:
            self.measure(name, "scan", "--sources", self.sources, "--data", data, "--scan", json.dumps(scan))

    def measure(self, name, *arguments):
        figures = self.bench.measure(name, [self.bench.scans_program, *arguments])
        if figures["documents"] != self.rows:
            raise SystemExit(f"bench: {name} has read {figures['documents']} rows of {self.rows}")
        self.bench.record(name, {"lifecycles_per_s": figures["lifecycles_per_s"]})

    def server(self):
        return servers.fresh_pawl(self.bench.pawl, self.work, options=("--sources", self.sources))


# ---- A job for each document ----


def push_jobs(scans):
    count = scans.bench.scaled(JOBS)
    with servers.directory(scans.work) as data:
        figures = scans.bench.measure(names.BULK_PUSH, scans.bench.bench_command(
            "--in-process", data, "--mode", "steps", "--batch", str(BLOCK), "--in-flight", "4", "--jobs", count))
    scans.bench.record(names.BULK_PUSH, {"lifecycles_per_s": figures["push_per_s"]})


def jobs_of_documents(scans):
    count = int(scans.bench.scaled(JOBS))
    scan = {"source": "small", "table": "users", "key": "id", "block": BLOCK,
            "partitions": [{"from": 1 + count * i // 4, "to": 1 + count * (i + 1) // 4} for i in range(4)],
            "processor": {"jobs": {"type": "rows", "window": 2 * count}}}
    schedules.say(names.SCAN_JOBS)
    with scans.server() as server, http_load.Caller(server.url) as caller:
        start = time.perf_counter()
        caller.call("/v1/workflows", {"tasks": [{"name": "rows", "type": "scan", "concurrency": 4, "scan": scan}]})
        while server.metrics().get('pawl_jobs{queue="rows",state="queued"}', 0) < count:
            time.sleep(0.02)
        seconds = time.perf_counter() - start
    scans.bench.record(names.SCAN_JOBS, {"lifecycles_per_s": count / seconds})


# ---- A worker outside ----


class Bytes:
    """A connection whose answers stay bytes: it is not Python's JSON that is measured."""

    def __init__(self, host):
        self.connection = http.client.HTTPConnection(host, timeout=120)

    def call(self, method, path, body=None):
        self.connection.request(method, path, body, {"Content-Type": "application/json"})
        response = self.connection.getresponse()
        answer = response.read()
        if response.status >= 300:
            raise SystemExit(f"bench: {response.status} {answer.decode()}")
        return answer


def read_and_commit(worker, job, token, last):
    """Works the next block; its bytes, and the key of its last document."""
    after = f',"after":{last}' if last else ""
    block = worker.call("POST", f"/v1/jobs/{job}/read", f'{{"token":"{token}","limit":{OUTSIDE_BLOCK}{after}}}')
    last = last + OUTSIDE_BLOCK
    worker.call("POST", f"/v1/jobs/{job}/commit", f'{{"token":"{token}","offset":{last},"processed":{OUTSIDE_BLOCK}}}')
    return block, last


def worker_outside(scans):
    schedules.say(names.OUTSIDE_WORKER)
    blocks = int(scans.bench.scaled(OUTSIDE_BLOCKS))
    scan = {"source": "small", "table": "users", "key": "id", "partitions": [{}]}
    with scans.server() as server, http_load.Caller(server.url) as caller:
        caller.call("/v1/workflows", {"tasks": [{"name": "rows", "type": "rows", "scan": scan}]})
        job = caller.call("/v1/claim", {**http_load.claim_of("rows", 1), "lease": "10m"})["jobs"][0]
        worker = Bytes(server.url.removeprefix("http://"))
        call = (job["id"], job["lease"]["token"])
        block, last = read_and_commit(worker, *call, 0)
        start = time.perf_counter()
        for _ in range(blocks):
            _, last = read_and_commit(worker, *call, last)
        seconds = time.perf_counter() - start
    scans.bench.record(names.OUTSIDE_WORKER, {"lifecycles_per_s": blocks * OUTSIDE_BLOCK / seconds})
    return block


def static_file(scans, block):
    schedules.say(names.STATIC_FILE)
    blocks = int(scans.bench.scaled(OUTSIDE_BLOCKS))
    with nginx.started(scans.work, 1) as server:
        with open(os.path.join(server.files, "block"), "wb") as out:
            out.write(block)
        reader = Bytes(f"127.0.0.1:{server.ports[0]}")
        reader.call("GET", "/block")
        start = time.perf_counter()
        for _ in range(blocks):
            reader.call("GET", "/block")
        seconds = time.perf_counter() - start
    scans.bench.record(names.STATIC_FILE, {"lifecycles_per_s": blocks * OUTSIDE_BLOCK / seconds})


def measure(bench):
    with postgres.started(bench.work) as url, servers.directory(bench.work) as work:
        scans = Scans(bench, work, url)
        make_rows(work, url, scans.rows)
        for _ in range(bench.rounds):
            scans.bare(names.BARE_SQLITE, "--file", f"{work}/rows.db")
            scans.bare(names.BARE_SQLITE_JSON, "--file", f"{work}/rows.db", "--make-json")
            scans.scan(names.SCAN_SQLITE, "small")
            scans.bare(names.BARE_POSTGRES, "--url", url)
            scans.bare(names.BARE_POSTGRES_JSON, "--url", url, "--make-json")
            scans.scan(names.SCAN_POSTGRES, "orders")
            push_jobs(scans)
            jobs_of_documents(scans)
            static_file(scans, worker_outside(scans))
