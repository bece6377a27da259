"""The part of scripts/bench about workflows: their steps beside plain jobs and BullMQ's flows, and tasks with thousands
of partitions, which are released at once and ended by several nodes."""

import time

import fetch
import http_load
import names
import on_redis
import redis_server
import schedules
import servers

CHAIN_STEPS = 200_000
FAN_JOBS = 102  # 1 -> 100 -> 1
FANS = 1_000
PARTITIONS = 10_000  # of a task; the most it may have
RELEASES = 5
IDLE_PUSHES = 3_000
LOOK_SECONDS = 0.01  # between two looks at how many partitions can be claimed
ENDING_NODES = 3
ENDED = 60_000


# ---- Steps beside plain jobs, in-process ----


def chains(bench):
    load = ["--batch", "100", "--in-flight", str(names.IN_FLIGHT)]
    bench.in_process(names.EMBEDDED, "--mode", "batch", *load, "--jobs", bench.scaled(2 * CHAIN_STEPS))
    bench.in_process(names.CHAINS, "--mode", "chain", "--width", "10", *load, "--jobs", bench.scaled(CHAIN_STEPS))


# ---- 1 -> 100 -> 1 beside BullMQ ----


def fans(redis):
    # Each workflow is a group of jobs while it is open, and a claim takes from all groups in turn: with more callers
    # there are more of them.
    flows(redis, names.BULLMQ_FLOWS)
    flows(redis, names.BULLMQ_FLOWS_TWO, "--processes", "2")
    load = ["--mode", "fan", "--width", str(FAN_JOBS - 2), "--batch", "100", "--in-flight", str(names.IN_FLIGHT),
            "--connections", "16"]
    redis.embedded(names.REDIS_FANS, FANS * FAN_JOBS, *load)


def flows(redis, name, *processes):
    load = ["--bulk", "10", "--in-flight", "4", "--concurrency", "100", *processes]

    def measure(jobs):
        command = redis.peers.command("bullmq_flow", redis.redis.port, "--jobs", str(int(jobs) // FAN_JOBS), *load)
        per_s = redis.bench.measure(name, command)["lifecycles_per_s"]
        return {"lifecycles_per_s": per_s * FAN_JOBS, "workflows_per_s": per_s}

    redis.peer(name, FANS * FAN_JOBS, measure)


# ---- Thousands of partitions at once ----


def partitions(count):
    return [{"payload": http_load.PAYLOAD}] * count


def push_one(caller):
    """How long a push took, in µs."""
    start = time.perf_counter()
    caller.call("/v1/jobs", {"type": "other", "payload": http_load.PAYLOAD})
    return (time.perf_counter() - start) * 1e6


def release_one(server, number, count, times):
    """How long after the end of the first task the last partition of the second can be claimed; other pushes go on
    meanwhile, and say in `times` how long they took."""
    first, many = f"first-{number}", f"many-{number}"
    with http_load.Caller(server.url) as worker, http_load.Caller(server.url) as caller:
        worker.call("/v1/workflows", {"tasks": [{"name": "first", "type": first},
                                                {"name": "many", "type": many, "partitions": partitions(count)}]})
        finish = http_load.finish_of(fetch.claim_all(worker, first, 1))
        time.sleep(1)  # what the push has left to do
        before = Turns(server)
        start = time.perf_counter()
        worker.send("/v1/finish", finish)
        looked = start
        while True:
            times.append(push_one(caller))
            if time.perf_counter() - looked < LOOK_SECONDS:
                continue
            looked = time.perf_counter()
            if caller.get(f"/v1/queues/{many}")["counts"]["queued"] == count:
                break
        seconds = time.perf_counter() - start
        worker.receive()
        return seconds, Turns(server).since(before)


class Turns:
    """How many turns the engine has made, and how many of them were long."""

    def __init__(self, server):
        values = server.metrics()
        self.all = values["pawl_turn_seconds_count"]
        self.over = {bound: self.all - values[f'pawl_turn_seconds_bucket{{le="{bound}"}}'] for bound in ("0.005", "0.02")}

    def since(self, before):
        over = lambda bound: self.over[bound] - before.over[bound]
        return {"turns": self.all - before.all, "turns_over_5ms": over("0.005"), "turns_over_20ms": over("0.02")}


def release(bench, name, server):
    fetch.say(name)
    with http_load.Caller(server.url) as caller:
        pushes = int(bench.scaled(IDLE_PUSHES))
        idle = [push_one(caller) for _ in range(pushes // 10 + pushes)][pushes // 10:]
    times = []
    count = int(bench.scaled(PARTITIONS))
    released = [release_one(server, number, count, times) for number in range(1 if bench.quick else RELEASES)]
    turns = {key: sum(one[key] for _, one in released) for key in released[0][1]}
    bench.record(name, {"seconds": max(seconds for seconds, _ in released), **turns,
                        "idle_push": schedules.percentiles(sorted(idle)), "push": schedules.percentiles(sorted(times))})


def releases(bench, redis):
    with servers.fresh_pawl(bench.pawl, bench.work) as server:
        release(bench, names.RELEASE, server)
    with redis.nodes(1) as (node,):
        release(bench, names.REDIS_RELEASE, node)


# ---- Ended by several nodes ----


def push_jobs(node, count, group_of):
    jobs = [{"type": "bench", "payload": http_load.PAYLOAD, **group_of(i)} for i in range(count)]
    with http_load.Caller(node.url) as caller:
        fetch.push_all(caller, jobs)


def push_tasks(node, count):
    with http_load.Caller(node.url) as caller:
        for first in range(0, count, PARTITIONS):
            task = {"name": "many", "type": "bench", "partitions": partitions(min(PARTITIONS, count - first))}
            caller.call("/v1/workflows", {"tasks": [task]})


def end(redis, name, push):
    """Pushes jobs by `push(node, count)`, and says how fast some nodes end them together."""
    share = int(redis.bench.scaled(ENDED)) // ENDING_NODES
    count = share * ENDING_NODES
    with redis.nodes(ENDING_NODES) as nodes:
        push(nodes[0], count)
        time.sleep(1)  # what the pushes have left to do
        conflicts = lambda: sum(node.metrics()["pawl_conflicts_total"] for node in nodes)
        before = conflicts()
        with redis.watched() as watch:
            figures = redis.on_each(name, nodes, share, "--mode", "drain", "--queue", "bench", "--batch", "100",
                                    "--in-flight", "4", "--jobs", str(share))
        figures["conflict_percent"] = (conflicts() - before) / count * 100
        if push is push_tasks:
            fetch.await_completed(nodes[0], "pawl.workflows", -(-count // PARTITIONS))
    redis.record(name, figures, watch, count)


def ends(redis):
    end(redis, names.REDIS_JOBS_ENDED, lambda node, count: push_jobs(node, count, lambda i: {}))
    end(redis, names.REDIS_GROUPED_ENDED,
        lambda node, count: push_jobs(node, count, lambda i: {"group": f"group-{i // PARTITIONS}"}))
    end(redis, names.REDIS_PARTITIONS_ENDED, push_tasks)


def measure(bench):
    with redis_server.started(bench.work) as started:
        redis = on_redis.OnRedis(bench, started)
        for _ in range(bench.rounds):
            chains(bench)
            fans(redis)
            releases(bench, redis)
            ends(redis)
