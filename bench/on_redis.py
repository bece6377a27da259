"""The part of scripts/bench on Redis: Pawl's nodes beside BullMQ, rsmq, Sidekiq and bare lists, all on one Redis that
holds nothing else."""

import concurrent.futures
import contextlib
import os
import sys
import time

import http_load
import names
import npm_peers
import processor
import redis_lists
import redis_server
import servers
import wire

GROUPS = 100_000
GROUPED_JOBS = 1_000_000
IDLE_SECONDS = 10
COUNTING_MS = 2
COUNTING = "local sum = 0 for i = 1, tonumber(ARGV[1]) do sum = sum + i % 7 end return sum"
SIDEKIQ = os.path.join(os.path.dirname(os.path.abspath(__file__)), "ruby", "sidekiq_load.rb")


class OnRedis:
    def __init__(self, bench, redis):
        self.bench = bench
        self.redis = redis
        self.peers = npm_peers.Peers()
        self.slow = []  # what SLOWLOG kept in any measurement of Pawl

    def measure(self):
        for _ in range(self.bench.rounds):
            self.speed_of_peers()
            self.speed_of_pawl()
        self.hand_over()
        self.idle()
        self.counting()
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
        self.npm_peer(names.BULLMQ, "bullmq", *bulk)
        self.npm_peer(names.BULLMQ_TWO, "bullmq", *bulk, *two)
        self.npm_peer(names.BULLMQ_SINGLE, "bullmq", *single)
        self.npm_peer(names.RSMQ, "rsmq", "--in-flight", "50")
        self.npm_peer(names.RSMQ_TWO, "rsmq", "--in-flight", "50", *two)
        self.sidekiq(names.SIDEKIQ, "--bulk", "100")
        self.sidekiq(names.SIDEKIQ_SINGLE, "--bulk", "1")
        self.lists(names.LISTS_PIPELINED, 400_000, "-P", "100", "-c", str(names.IN_FLIGHT))
        self.lists(names.LISTS_SINGLE, 100_000, "-P", "1", "-c", "64")

    def npm_peer(self, name, peer, *load):
        self.peer(name, 50_000, lambda jobs: self.bench.measure(
            name, self.peers.command(peer, self.redis.port, "--jobs", jobs, *load)))

    def sidekiq(self, name, *load):
        command = ["ruby", SIDEKIQ, "--port", str(self.redis.port), *load]
        self.peer(name, 50_000, lambda jobs: self.bench.measure(name, [*command, "--jobs", jobs]))

    def lists(self, name, jobs, *load):
        self.peer(name, jobs, lambda jobs: redis_lists.measure(name, self.redis.port, int(jobs), *load))

    def peer(self, name, jobs, measure):
        self.redis.empty()
        jobs = self.bench.scaled(jobs)
        with self.redis.watched() as watch:
            figures = measure(jobs)
        self.bench.record(name, {**figures, **costs(watch, wire.with_warm_up(jobs))})

    def speed_of_pawl(self):
        batch = ["--mode", "batch", "--batch", "100"]
        many = ["--in-flight", str(names.IN_FLIGHT)]
        self.embedded(names.REDIS_EMBEDDED, 200_000, *batch, *many)
        connections = wire.connections(names.IN_FLIGHT)
        self.by_wire(names.REDIS_WIRE_PIPELINED, 200_000, *wire.PIPELINED, *connections)
        self.by_wire(names.REDIS_WIRE_MANY, 200_000, *wire.MANY, *connections)
        self.by_wire(names.REDIS_WIRE_SINGLE, 50_000, *wire.ONE_COMMAND, *wire.connections(64))
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
        self.record(name, figures, watch, wire.with_warm_up(jobs))

    def by_wire(self, name, jobs, *shape):
        """Puts `jobs` through one node by Faktory's protocol."""
        jobs = self.bench.scaled(jobs)
        with self.nodes(1) as (node,), self.watched() as watch:
            figures = wire.figures_of(self.bench, name, "faktory", node, jobs, *shape)
        figures["node_us"] = figures.pop("server_us")
        self.record(name, figures, watch, wire.with_warm_up(jobs))

    def pawl(self, name, jobs, *load, nodes=1):
        """Puts `jobs` through each node over HTTP, all at the same time."""
        jobs = self.bench.scaled(jobs)
        lifecycles = wire.with_warm_up(jobs)
        with self.nodes(nodes) as running, self.watched() as watch:
            figures = self.on_each(name, running, lifecycles, "--jobs", jobs, *load)
        self.record(name, figures, watch, lifecycles * nodes)

    def on_each(self, name, nodes, lifecycles, *load):
        """The same load on each node, of so many lifecycles, all at the same time."""
        with contextlib.ExitStack() as stack:
            used = [stack.enter_context(processor.watched(node.process.pid)) for node in nodes]
            commands = [self.bench.bench_command("--url", node.url, *load) for node in nodes]
            with concurrent.futures.ThreadPoolExecutor(len(nodes)) as pool:
                of_nodes = list(pool.map(lambda command: self.bench.measure(name, command), commands))
        figures = dict(of_nodes[0])
        figures["lifecycles_per_s"] = sum(one["lifecycles_per_s"] for one in of_nodes)
        figures["node_us"] = sum(node.figures(lifecycles * len(nodes))["server_us"] for node in used)
        return figures

    def record(self, name, figures, watch, lifecycles):
        figures["script_max_ms"] = watch.longest_script_ms()
        self.bench.record(name, {**figures, **costs(watch, lifecycles)})

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

    # ---- How long scripts take: of the machine, and with a million jobs in a hundred thousand groups ----

    def counting(self):
        """What the machine adds to the time of a script that always does the same, with nothing else at work."""
        print(f"measuring: {names.REDIS_COUNTING}", file=sys.stderr)
        self.redis.empty()
        count = lambda steps: self.redis.command("EVAL", COUNTING, "0", str(steps))
        sample = 1_000_000
        with self.redis.watched() as watch:
            count(sample)
        steps = int(sample * COUNTING_MS / 1000 / watch.cpu_seconds)
        with self.redis.watched() as watch:
            for _ in range(int(self.bench.scaled(5_000))):
                count(steps)
        self.bench.record(names.REDIS_COUNTING, watch.script_figures())

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


def costs(watch, lifecycles):
    """What a lifecycle costs Redis, whose one thread bounds what any number of nodes can do."""
    each = watch.cpu_seconds / lifecycles
    return {"redis_us": each * 1e6, "limit_per_s": 1 / each}


def measure(bench):
    with redis_server.started(bench.work) as redis:
        OnRedis(bench, redis).measure()
