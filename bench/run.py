"""Measures Pawl beside its peers, the bare disk and a bare echo server: the work of scripts/bench.

Peers and Pawl take turns in each round, so that what disturbs the machine disturbs both; of each measurement the median
round counts. Every measurement of Pawl has a server (or engine) and a data directory of its own, and warms up first.
"""

import argparse
import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile

import dashboard
import faktory_client
import fetch
import names
import on_redis
import scans
import schedules
import servers
import table
import wire
import workflows

PARTS = ["speed", "wire", "faktory", "handover", "backlog", "redis", "fetch", "schedules", "workflows", "scans",
         "dashboard"]
BATCHES = ["--batch", "100", "--in-flight", str(names.IN_FLIGHT)]


class Bench:
    def __init__(self, options, work):
        self.pawl = os.path.join(options.build, "pawl")
        self.peers = os.path.join(options.build, "pawl_bench_peers")
        self.fetch_peer = os.path.join(options.build, "pawl_bench_fetch")
        self.scans_program = os.path.join(options.build, "pawl_bench_scans")
        self.work = work
        self.quick = options.quick
        self.rounds = 1 if options.quick else options.rounds
        self.entries = []
        self.json = open(options.json, "w", encoding="utf-8", buffering=1) if options.json else None

    def scaled(self, jobs):
        return str(jobs // 10 if self.quick else jobs)

    def record(self, name, figures):
        entry = {"name": name, "figures": figures}
        self.entries.append(entry)
        if self.json:
            self.json.write(json.dumps(entry) + "\n")  # at once: a run that fails later has measured something

    def measure(self, name, command):
        print(f"measuring: {name} (load {os.getloadavg()[0]:.1f})", file=sys.stderr)
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
        if done.returncode != 0:
            raise SystemExit(f"bench: failed: {' '.join(command)}")
        return json.loads(done.stdout)

    def bench_command(self, *arguments):
        return [self.pawl, "bench", "--json", "--rounds", "1", *arguments]

    def peer_command(self, *arguments):
        return [self.peers, "--json", "--rounds", "1", *arguments]

    def peer(self, name, *arguments):
        self.record(name, self.measure(name, self.peer_command(*arguments)))

    def bench(self, name, *arguments):
        self.record(name, self.measure(name, self.bench_command(*arguments)))

    def on_server(self, name, *arguments, durability="fsync"):
        with servers.fresh_pawl(self.pawl, self.work, durability) as server:
            self.bench(name, "--url", server.url, *arguments)

    def in_process(self, name, *arguments):
        with servers.directory(self.work) as data:
            self.bench(name, "--in-process", data, *arguments)

    # ---- Lifecycles a second ----

    def speed(self):
        for _ in range(self.rounds):
            self.speed_of_peers()
            self.speed_of_pawl()

    def speed_of_peers(self):
        one_command = ["--shape", "turns", "--pipeline", "1", *wire.connections(64)]
        wire.pipelined_beanstalkd(self)
        with servers.beanstalkd(self.work) as server:
            wire.load(self, names.ONE_BY_ONE, "beanstalkd", server, 100_000, *one_command)
        with servers.beanstalkd(self.work, "-f0") as server:
            wire.load(self, names.PIPELINED_SYNC, "beanstalkd", server, 10_000, *wire.PIPELINED)
            wire.load(self, names.ONE_BY_ONE_SYNC, "beanstalkd", server, 10_000, *one_command)

    def speed_of_pawl(self):
        batch = ["--mode", "batch", *BATCHES, "--jobs", self.scaled(400_000)]
        single = ["--mode", "single", "--connections", "64", "--jobs", self.scaled(100_000)]
        swept = ["--retention", "1s"]
        self.in_process(names.EMBEDDED, *batch)
        self.in_process(names.EMBEDDED_SWEPT, *batch, *swept)
        self.on_server(names.BATCHES, *batch)
        self.on_server(names.BATCHES_SWEPT, *batch, *swept)
        self.on_server(names.SINGLE, *single)
        self.on_server(names.SINGLE_SWEPT, *single, *swept)
        self.in_process(names.EMBEDDED_INTERVAL, *batch, "--durability", "interval")
        self.on_server(names.BATCHES_INTERVAL, *batch, durability="interval")
        self.on_server(names.SINGLE_INTERVAL, *single, durability="interval")

    # ---- Lines of text instead of HTTP ----

    def wire(self):
        wire.measure(self)

    def faktory(self):
        faktory_client.measure(self)

    # ---- Latency of an idle server ----

    def handover(self):
        for _ in range(self.rounds):
            self.peer(names.DISK, "fdatasync", "--dir", self.work)
            # As the server rests between hand-overs, so must the disk that it is compared with.
            self.peer(names.DISK_IDLE, "fdatasync", "--dir", self.work, "--idle-ms", "2")
            self.on_server(names.HANDOVER, "--mode", "handover", "--jobs", self.scaled(2_000))

    # ---- Millions of jobs waiting ----

    def backlog(self):
        self.backlog_of(names.WAITING_SERVER_IDS, names.EMPTY_SERVER_IDS)
        self.backlog_of(names.WAITING_CLIENT_IDS, names.EMPTY_CLIENT_IDS, "--client-ids")

    def backlog_of(self, full_name, empty_name, *ids):
        waiting = "200000" if self.quick else "5000000"
        steps = ["--mode", "steps", *BATCHES, "--jobs", self.scaled(200_000), *ids]
        with servers.directory(self.work) as data:
            server = servers.Pawl(self.pawl, "--data", data)
            try:
                self.fill(server, waiting, *ids)
                for _ in range(self.rounds):
                    self.on_server(empty_name, *steps)
                    self.bench(full_name, "--url", server.url, "--queue", "backlog", *steps)
                if not ids:
                    self.list_pages(server)
                    self.record(names.MEMORY, {"mib": server.anonymous_mib()})
            finally:
                server.stop()
            if not ids:
                self.restart(data)

    def fill(self, server, waiting, *ids):
        print(f"filling: {waiting} jobs", file=sys.stderr)
        arguments = ["--mode", "list", "--jobs", "1", "--queue", "backlog", "--fill", waiting, *ids]
        subprocess.run([self.pawl, "bench", "--url", server.url, *arguments], stdout=subprocess.DEVNULL, check=True)

    def list_pages(self, full):
        with servers.fresh_pawl(self.pawl, self.work) as small:
            few = ["--url", small.url, "--queue", "few"]
            self.bench(names.LIST_FEW, *few, "--mode", "list", "--fill", "1000")
            for _ in range(self.rounds):
                self.bench(names.LIST_FEW, *few, "--mode", "list")
                self.bench(names.LIST_MANY, "--url", full.url, "--queue", "backlog", "--mode", "list")

    def restart(self, data):
        for _ in range(self.rounds):
            server = servers.Pawl(self.pawl, "--data", data)
            self.record(names.START, {"seconds": server.start_seconds})
            self.record(names.MEMORY_AT_START, {"mib": server.anonymous_mib()})
            server.stop()

    # ---- Nodes that share one Redis ----

    def redis(self):
        on_redis.measure(self)

    # ---- Outgoing calls: callbacks and downloads ----

    def fetch(self):
        fetch.measure(self)

    # ---- Jobs that are pushed at times ----

    def schedules(self):
        schedules.measure(self)

    # ---- Jobs that follow each other ----

    def workflows(self):
        workflows.measure(self)

    # ---- Documents of databases ----

    def scans(self):
        scans.measure(self)

    # ---- In a browser ----

    def dashboard(self):
        dashboard.measure(self)


def parse_arguments():
    parser = argparse.ArgumentParser(prog="scripts/bench", description="Measures pawl beside others.")
    parser.add_argument("--build", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--quick", action="store_true", help="fewer jobs, one round: to see that it works")
    parser.add_argument("--rounds", type=int, default=3, help="take the median of so many")
    parser.add_argument("--only", action="append", choices=PARTS, help="this part alone")
    parser.add_argument("--json", metavar="FILE", help="also keep every measurement, one JSON object a line")
    return parser.parse_args()


def warn_if_busy():
    load = os.getloadavg()[0]
    if load > 0.5:
        print(f"bench: the machine is busy (load {load:.1f}): these figures do not count", file=sys.stderr)


def main():
    options = parse_arguments()
    warn_if_busy()
    os.makedirs("build", exist_ok=True)
    work = tempfile.mkdtemp(prefix="bench.", dir=os.path.abspath("build"))
    try:
        bench = Bench(options, work)
        for part in options.only or PARTS:
            getattr(bench, part)()
    finally:
        shutil.rmtree(work, ignore_errors=True)
    table.show(bench.entries)


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        main()
