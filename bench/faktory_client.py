"""The part of scripts/bench with a client library of Faktory's: faktory-worker in five processes, on Pawl, and on a
Faktory server where there is one."""

import contextlib
import shutil
import sys

import names
import npm_peers
import redis_server
import servers
import wire

LOAD = ["--processes", "5", "--bulk", "1", "--in-flight", "20", "--concurrency", "20"]


class FaktoryClient:
    def __init__(self, bench):
        self.bench = bench
        self.peers = npm_peers.Peers()
        self.has_faktory = shutil.which("faktory") is not None

    def measure(self):
        if not self.has_faktory:
            print("bench: no faktory on the PATH: its rows are left out", file=sys.stderr)
        for _ in range(self.bench.rounds):
            if self.has_faktory:
                self.on_faktory()
            with servers.fresh_pawl(self.bench.pawl, self.bench.work) as server:
                self.node(names.NODE_ON_PAWL, server)
            with servers.fresh_pawl(self.bench.pawl, self.bench.work, "interval") as server:
                self.node(names.NODE_ON_PAWL_INTERVAL, server)
            self.on_pawl_on_redis()

    def on_faktory(self):
        with servers.faktory(self.bench.work) as server:
            self.node(names.NODE_ON_FAKTORY, server)
            halves = [*wire.ONE_COMMAND, *wire.connections(10)]
            wire.load(self.bench, names.FAKTORY_10, "faktory", server, 50_000, *halves)
            pipelined = [*wire.PIPELINED, *wire.connections(names.IN_FLIGHT)]
            wire.load(self.bench, names.FAKTORY_PIPELINED, "faktory", server, 50_000, *pipelined)

    def on_pawl_on_redis(self):
        with redis_server.started(self.bench.work) as redis, contextlib.ExitStack() as stack:
            server = servers.Pawl(self.bench.pawl, "--redis", redis.url, log_level="error")
            stack.callback(server.stop)
            self.node(names.NODE_ON_PAWL_REDIS, server)

    def node(self, name, server):
        command = self.peers.command("faktory", server.port, "--jobs", self.bench.scaled(50_000), *LOAD)
        self.bench.record(name, self.bench.measure(name, command))


def measure(bench):
    FaktoryClient(bench).measure()
