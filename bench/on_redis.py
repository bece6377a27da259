"""The part of scripts/bench on Redis: Pawl's nodes beside BullMQ and rsmq, all on one Redis that holds nothing else."""

import concurrent.futures
import contextlib
import os
import sys
import time

import http_load
import names
import npm_peers
import redis_server
import servers

GROUPS = 100_000
GROUPED_JOBS = 1_000_000
IDLE_SECONDS = 10


class OnRedis:
    def __init__(self, bench, redis):
        self.bench = bench
        self.redis = redis
        self.peers = npm_peers.Peers(os.path.join("build", "bench", "redis_peers"))
        self.slow = []  # what SLOWLOG kept in any measurement of Pawl

    def measure(self):
        for _ in range(self.bench.rounds):
            self.speed_of_peers()
            self.speed_of_pawl()
        self.hand_over()
        self.idle()
        self.groups()
        self.show_slow()

    @contextlib.contextmanager
    def nodes(self, count):
        """So many nodes on the emptied Redis."""
        self.redis.empty()
        with contextlib.ExitStack() as stack:
            nodes = []
            for _ in range(count):
                # Each node would warn that this Redis keeps nothing on disk.
                nodes.append(servers.Pawl(self.bench.pawl, "--redis", self.redis.url, log_level="error"))
                stack.callback(nodes[-1].stop)
            yield nodes

    # ---- Lifecycles a second ----

    def speed_of_peers(self):
        bulk = ["--bulk", "100", "--in-flight", "4", "--concurrency", "100"]
        single = ["--bulk", "1", "--in-flight", "50", "--concurrency", "100"]
        two = ["--processes", "2"]
        self.peer(names.BULLMQ, "bullmq", 50_000, *bulk)
        self.peer(names.BULLMQ_TWO, "bullmq", 50_000, *bulk, *two)
        self.peer(names.BULLMQ_SINGLE, "bullmq", 50_000, *single)
        self.peer(names.RSMQ, "rsmq", 50_000, "--in-flight", "50")
        self.peer(names.RSMQ_TWO, "rsmq", 50_000, "--in-flight", "50", *two)

    def peer(self, name, peer, jobs, *load):
        self.redis.empty()
        jobs = self.bench.scaled(jobs)
        with self.redis.watched() as watch:
            figures = self.bench.measure(name, self.peers.command(peer, self.redis.port, "--jobs", jobs, *load))
        self.bench.record(name, {**figures, **costs(watch, int(jobs))})

    def speed_of_pawl(self):
        batch = ["--mode", "batch", "--batch", "100"]
        many = ["--in-flight", str(names.IN_FLIGHT)]
        self.embedded(names.REDIS_EMBEDDED, 200_000, *batch, *many)
        self.pawl(names.REDIS_BATCHES, 200_000, *batch, *many)
        self.pawl(names.REDIS_FEWER, 200_000, *batch, "--in-flight", "4")
        self.pawl(names.REDIS_SINGLE, 50_000, "--mode", "single", "--connections", "64")
        self.pawl(names.REDIS_TWO_NODES, 100_000, *batch, *many, nodes=2)

    def embedded(self, name, jobs, *load):
        """The library in the process that makes the load, as the peers are."""
        self.redis.empty()
        jobs = self.bench.scaled(jobs)
        with self.watched() as watch:
            command = self.bench.bench_command("--in-process", self.redis.url, "--jobs", jobs, *load)
            figures = self.bench.measure(name, command)
        figures["script_max_ms"] = watch.longest_script_ms()
        self.bench.record(name, {**figures, **costs(watch, int(jobs))})

    def pawl(self, name, jobs, *load, nodes=1):
        """Puts `jobs` through each node, all at the same time."""
        jobs = self.bench.scaled(jobs)
        with self.nodes(nodes) as running, self.watched() as watch:
            before = sum(node.cpu_seconds() for node in running)
            commands = [self.bench.bench_command("--url", node.url, "--jobs", jobs, *load) for node in running]
            with concurrent.futures.ThreadPoolExecutor(nodes) as pool:
                of_nodes = list(pool.map(lambda command: self.bench.measure(name, command), commands))
            spent = sum(node.cpu_seconds() for node in running) - before
        figures = dict(of_nodes[0])
        figures["lifecycles_per_s"] = sum(one["lifecycles_per_s"] for one in of_nodes)
        figures["node_us"] = spent * 1e6 / with_warm_up(int(jobs) * nodes)
        figures["script_max_ms"] = watch.longest_script_ms()
        self.bench.record(name, {**figures, **costs(watch, int(jobs) * nodes)})

    @contextlib.contextmanager
    def watched(self):
        with self.redis.watched() as watch:
            yield watch
        self.slow += watch.slow

    # ---- Latency, and what a node costs that has nothing to do ----

    def hand_over(self):
        count = int(self.bench.scaled(1_000))
        print(f"measuring: {names.REDIS_HANDOVER}", file=sys.stderr)
        with self.nodes(2) as (pushed, claimed), self.watched():
            times = sorted(http_load.hand_over(pushed.url, claimed.url, count))
        at = lambda share: times[min(int(share * count), count - 1)]
        self.bench.record(names.REDIS_HANDOVER,
                          {"handover": {"p50_us": at(0.5), "p99_us": at(0.99), "max_us": times[-1]}})

    def idle(self):
        print(f"measuring: {names.REDIS_IDLE}", file=sys.stderr)
        with self.nodes(1), self.watched():
            time.sleep(2)  # what a node does at its start is done
            before = self.redis.commands_done()
            time.sleep(IDLE_SECONDS)
            done = self.redis.commands_done() - before - 1
        self.bench.record(names.REDIS_IDLE, {"commands_per_s": done / IDLE_SECONDS})

    # ---- A million jobs in a hundred thousand groups ----

    def groups(self):
        jobs, groups = int(self.bench.scaled(GROUPED_JOBS)), int(self.bench.scaled(GROUPS))
        with self.nodes(1) as (node,):
            print(f"filling: {jobs} jobs in {groups} groups", file=sys.stderr)
            with self.watched() as watch:
                http_load.fill_groups(node.url, "grouped", jobs, groups)
            self.bench.record(names.REDIS_FILL, {**watch.script_figures(), "mib": self.redis.memory_mib()})
            print(f"measuring: {names.REDIS_GROUPS}", file=sys.stderr)
            with self.watched() as watch:
                http_load.load_groups(node.url, "grouped", groups, calls=int(self.bench.scaled(1_000)))
            self.bench.record(names.REDIS_GROUPS, watch.script_figures())

    def show_slow(self):
        """What was slow, by name, so that one knows where to look."""
        for micros, words in sorted(self.slow, reverse=True)[:5]:
            shown = ascii(b" ".join(words)[:100].decode("latin-1"))
            print(f"slow: {micros / 1000:.1f} ms: {shown}", file=sys.stderr)
        over = sum(1 for micros, _ in self.slow if micros > redis_server.VERY_SLOW_US)
        self.bench.record(names.REDIS_SLOWLOG, {"slow_5ms": len(self.slow), "slow_10ms": over})


def with_warm_up(jobs):
    return jobs * 1.1


def costs(watch, jobs):
    """What a lifecycle costs Redis, whose one thread bounds what any number of nodes can do."""
    each = watch.cpu_seconds / with_warm_up(jobs)
    return {"redis_us": each * 1e6, "limit_per_s": 1 / each}


def measure(bench):
    with redis_server.started(bench.work) as redis:
        OnRedis(bench, redis).measure()
