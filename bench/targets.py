"""Which ratios scripts/bench is to reach, and those that it only shows."""

import names

# A peer counts with what is fastest for it here, and so does Pawl where a target leaves open how.
PIPELINED_WAYS = [names.PIPELINED, names.PIPELINED_4]
BULLMQ_WAYS = [names.BULLMQ, names.BULLMQ_TWO, names.BULLMQ_SINGLE]
RSMQ_WAYS = [names.RSMQ, names.RSMQ_TWO]
WIRE_WAYS = [names.WIRE_PIPELINED, names.WIRE_MANY]
FLOWS_WAYS = [names.BULLMQ_FLOWS, names.BULLMQ_FLOWS_TWO]
REDIS_WIRE_WAYS = [names.REDIS_WIRE_PIPELINED, names.REDIS_WIRE_MANY]


def best_of(figures, ways):
    """The fastest of the rows that were measured, or None."""
    measured = [name for name in ways if name in figures]
    return max(measured, key=lambda name: figures[name]["lifecycles_per_s"], default=None)


def ratio_of(figures, name, base, key="lifecycles_per_s"):
    if name not in figures or base not in figures:
        return None
    return figures[name][key] / figures[base][key]


def ratio_of_best(figures, ways, base_ways):
    return ratio_of(figures, best_of(figures, ways), best_of(figures, base_ways))


def calls_ratio(figures, name, call, percentile, base, base_call):
    if name not in figures or base not in figures:
        return None
    return figures[name][call][percentile] / figures[base][base_call]["p50_us"]


def targets(figures):
    """(what, how it is compared, the bound or None, what was measured or None)"""
    return [*speed(figures), *wire(figures), *faktory(figures), *handover(figures), *backlog(figures), *redis(figures),
            *fetch(figures), *schedules(figures), *workflows(figures), *scans(figures),
            *dashboard(figures)]


def speed(figures):
    ratio = lambda name, base: ratio_of(figures, name, base)
    return [
        ("in-process batches / beanstalkd pipelined at its best", ">=", 3,
         ratio_of_best(figures, [names.EMBEDDED], PIPELINED_WAYS)),
        ("HTTP batches / beanstalkd pipelined at its best", ">=", 1.5,
         ratio_of_best(figures, [names.BATCHES], PIPELINED_WAYS)),
        ("HTTP single / beanstalkd one command", ">=", 0.4, ratio(names.SINGLE, names.ONE_BY_ONE)),
        ("in-process, retention 1 s / without", ">=", 0.6, ratio(names.EMBEDDED_SWEPT, names.EMBEDDED)),
        ("HTTP batches, retention 1 s / without", ">=", 0.6, ratio(names.BATCHES_SWEPT, names.BATCHES)),
        ("HTTP single, retention 1 s / without", ">=", 0.6, ratio(names.SINGLE_SWEPT, names.SINGLE)),
    ]


def wire(figures):
    ratio = lambda name, base: ratio_of(figures, name, base)
    return [
        ("wire, one command, 10 connections, fsync off / beanstalkd -F", ">=", 0.7,
         ratio(names.WIRE_10_INTERVAL, names.HALVES_10)),
        ("wire, one command, 10 connections, fsync off / echo", ">=", 0.7, ratio(names.WIRE_10_INTERVAL, names.ECHO_10)),
        ("beanstalkd -F, one command, 10 connections / echo", "", None, ratio(names.HALVES_10, names.ECHO_10)),
        ("wire, one command, 64 connections, fsync on / beanstalkd -F", ">=", 0.5, ratio(names.WIRE_64, names.HALVES_64)),
        ("wire, 100 pipelined or in a command / beanstalkd pipelined at its best", ">=", 2.5,
         ratio_of_best(figures, WIRE_WAYS, PIPELINED_WAYS)),
        ("wire, 100 pipelined / beanstalkd pipelined at its best", "", None,
         ratio_of_best(figures, [names.WIRE_PIPELINED], PIPELINED_WAYS)),
        ("wire, 100 in a command / beanstalkd pipelined at its best", "", None,
         ratio_of_best(figures, [names.WIRE_MANY], PIPELINED_WAYS)),
    ]


def faktory(figures):
    ratio = lambda name: ratio_of(figures, name, names.NODE_ON_FAKTORY)
    return [
        ("faktory-worker, on Pawl / on Faktory", ">=", 3, ratio(names.NODE_ON_PAWL)),
        ("faktory-worker, on Pawl, interval / on Faktory", "", None, ratio(names.NODE_ON_PAWL_INTERVAL)),
    ]


def handover(figures):
    p99_in_syncs = lambda disk: calls_ratio(figures, names.HANDOVER, "handover", "p99_us", disk, "fdatasync")
    return [
        ("hand-over p99 in fdatasyncs after rest (median)", "<", 10, p99_in_syncs(names.DISK_IDLE)),
        ("hand-over p99 in fdatasyncs without rest (median)", "", None, p99_in_syncs(names.DISK)),
    ]


def backlog(figures):
    plain = lambda name, key: figures[name][key] if name in figures else None
    server_ids = lambda key: ratio_of(figures, names.WAITING_SERVER_IDS, names.EMPTY_SERVER_IDS, key)
    client_ids = lambda key: ratio_of(figures, names.WAITING_CLIENT_IDS, names.EMPTY_CLIENT_IDS, key)
    return [
        ("push, millions waiting / empty", ">=", 0.75, server_ids("push_per_s")),
        ("claim, millions waiting / empty", ">=", 0.75, server_ids("claim_per_s")),
        ("push, client-made ids, millions waiting / empty", "", None, client_ids("push_per_s")),
        ("claim, client-made ids, millions waiting / empty", "", None, client_ids("claim_per_s")),
        ("start with millions waiting, s", "<", 1, plain(names.START, "seconds")),
        ("anonymous memory, MiB", "<", 256, plain(names.MEMORY, "mib")),
        ("page of jobs (p50), millions / 1,000", "<", 1.25,
         calls_ratio(figures, names.LIST_MANY, "list", "p50_us", names.LIST_FEW, "list")),
    ]


def redis(figures):
    plain = lambda name, key: figures[name][key] if name in figures else None
    to_best = lambda name, ways: ratio_of_best(figures, [name], ways)
    handover_figures = figures.get(names.REDIS_HANDOVER, {}).get("handover")
    handover_ms = lambda key: handover_figures[key] / 1000 if handover_figures else None
    return [
        ("on Redis, wire pipelined or in a command / BullMQ at its best", ">=", 3,
         ratio_of_best(figures, REDIS_WIRE_WAYS, BULLMQ_WAYS)),
        ("on Redis, in-process / BullMQ at its best", ">=", 3, to_best(names.REDIS_EMBEDDED, BULLMQ_WAYS)),
        ("on Redis, in-process / rsmq at its best", ">=", 2, to_best(names.REDIS_EMBEDDED, RSMQ_WAYS)),
        ("on Redis, HTTP / BullMQ at its best", "", None, to_best(names.REDIS_BATCHES, BULLMQ_WAYS)),
        ("on Redis, HTTP / rsmq at its best", "", None, to_best(names.REDIS_BATCHES, RSMQ_WAYS)),
        ("on Redis, 2 nodes / 1 node", "", None, ratio_of(figures, names.REDIS_TWO_NODES, names.REDIS_BATCHES)),
        ("push on one node to claim on another, p50 in ms", "<", 20, handover_ms("p50_us")),
        ("push on one node to claim on another, p99 in ms", "", None, handover_ms("p99_us")),
        ("an idle node, commands/s", "<", 20, plain(names.REDIS_IDLE, "commands_per_s")),
        ("longest script while the groups fill, ms", "<", 5, plain(names.REDIS_FILL, "script_max_ms")),
        ("longest script with full groups, ms", "<", 5, plain(names.REDIS_GROUPS, "script_max_ms")),
        ("the same of a script of 2 ms that only counts, ms", "", None, plain(names.REDIS_COUNTING, "script_max_ms")),
        ("SLOWLOG entries over 10 ms", "<", 1, plain(names.REDIS_SLOWLOG, "slow_10ms")),
    ]


def fetch(figures):
    plain = lambda name, key: figures[name].get(key) if name in figures else None
    ratio = lambda name, base: ratio_of(figures, name, base)
    return [
        ("callbacks / bare curl_multi", ">=", 0.6, ratio(names.CALLBACKS, names.BARE_POSTS)),
        ("downloads / bare curl_multi that stores as they do", ">=", 0.7, ratio(names.DOWNLOADS, names.BARE_GETS)),
        ("downloads / curl --parallel without sync", ">=", 0.5, ratio(names.DOWNLOADS, names.CURL)),
        ("downloads / wget2 without sync", ">=", 0.7, ratio(names.DOWNLOADS, names.WGET2)),
        ("downloads / aria2c without sync", ">=", 3, ratio(names.DOWNLOADS, names.ARIA2)),
        ("2 GiB, speed of a download / curl -o and sync", ">=", 0.8, ratio_of(figures, names.BIG, names.BIG_BY_CURL,
                                                                            "mib_per_s")),
        ("end to callback (p50) / 2 fdatasyncs and a bare POST", "<=", 3,
         calls_ratio(figures, names.DELAY, "delay", "p50_us", names.BARE_DELAY, "delay")),
        ("end to callback (p99), beside slow transfers / without", "<=", 2, slow_ratio(figures)),
        ("the loop beside slow transfers, % of a processor", "<", 25, plain(names.SLOW_DELAY, "loop_percent")),
        ("resident memory beside slow transfers, MiB", "<", 1536, plain(names.SLOW_DELAY, "resident_mib")),
        ("HTTP batches, idle executors / roles api", ">=", 0.98, ratio(names.IDLE_EXECUTORS, names.API_ONLY)),
        ("writes of a job without callbacks", "<=", 12.01, plain(names.IDLE_EXECUTORS, "writes_per_lifecycle")),
        ("writes of a job and its callback", "<=", 28, plain(names.CALLBACKS, "writes_per_lifecycle")),
    ]


def schedules(figures):
    plain = lambda name, key: figures[name].get(key) if name in figures else None
    spread = figures.get(names.SCHEDULES_SPREAD, {}).get("firing")
    starts = [plain(names.START_SCHEDULES, "seconds"), plain(names.START_EMPTY, "seconds")]
    return [
        ("schedules over a minute, behind their time at p99, ms", "<", 10, spread["p99_us"] / 1000 if spread else None),
        ("10,000 schedules for one second, the last one behind, s", "<", 2, plain(names.SCHEDULES_AT_ONCE, "seconds")),
        ("100,000 idle schedules, % of a processor", "<", 1, plain(names.SCHEDULES_IDLE, "percent")),
        ("start with 100,000 schedules, more than without data, ms", "<", 50,
         (starts[0] - starts[1]) * 1000 if None not in starts else None),
    ]


def workflows(figures):
    plain = lambda name, key: figures[name].get(key) if name in figures else None
    return [
        ("steps of chains of 10 tasks / plain lifecycles, in-process", ">=", 0.5,
         ratio_of(figures, names.CHAINS, names.EMBEDDED)),
        ("on Redis, jobs of workflows 1 -> 100 -> 1 / BullMQ's flows at their best", ">=", 3,
         ratio_of_best(figures, [names.REDIS_FANS], FLOWS_WAYS)),
        *release(figures, "10,000 partitions released", names.RELEASE, 0.5),
        *release(figures, "on Redis, 10,000 partitions released", names.REDIS_RELEASE, 3),
        ("on Redis, partitions ended by 3 nodes / jobs", ">=", 0.9,
         ratio_of(figures, names.REDIS_PARTITIONS_ENDED, names.REDIS_JOBS_ENDED)),
        ("on Redis, partitions ended by 3 nodes / jobs in groups", "", None,
         ratio_of(figures, names.REDIS_PARTITIONS_ENDED, names.REDIS_GROUPED_ENDED)),
        ("of these partitions, decided again, %", "<=", 1, plain(names.REDIS_PARTITIONS_ENDED, "conflict_percent")),
    ]


def scans(figures):
    ratio = lambda name, base: ratio_of(figures, name, base)
    return [
        ("scan of SQLite / bare loop", ">=", 0.5, ratio(names.SCAN_SQLITE, names.BARE_SQLITE)),
        ("scan of SQLite / bare loop that makes JSON", ">=", 0.8, ratio(names.SCAN_SQLITE, names.BARE_SQLITE_JSON)),
        ("scan of PostgreSQL / bare loop", ">=", 0.8, ratio(names.SCAN_POSTGRES, names.BARE_POSTGRES)),
        ("scan of PostgreSQL / bare loop that makes JSON", "", None,
         ratio(names.SCAN_POSTGRES, names.BARE_POSTGRES_JSON)),
        ("jobs pushed by a scan / the same by bulk pushes", ">=", 0.6, ratio(names.SCAN_JOBS, names.BULK_PUSH)),
        ("worker outside / a static file of the same bytes", ">=", 0.3, ratio(names.OUTSIDE_WORKER, names.STATIC_FILE)),
    ]


def dashboard(figures):
    pages = figures.get(names.PAGES)
    idle = [figures[name]["percent"] if name in figures else None for name in (names.WATCHED_IDLE, names.NOT_WATCHED_IDLE)]
    return [
        ("dashboard, ten million jobs: requests of pages at p99, ms", "<", 50,
         pages["request"]["p99_us"] / 1000 if pages else None),
        ("dashboard, ten million jobs: view of a page (p50), ms", "<", 500,
         pages["view"]["p50_us"] / 1000 if pages else None),
        ("dashboard open while nothing happens, % of a processor more", "<", 2,
         idle[0] - idle[1] if None not in idle else None),
        ("dashboard open under full load: time of the server a job / without", "<=", 1.05,
         ratio_of(figures, names.WATCHED, names.NOT_WATCHED, "server_us")),
        ("the same, lifecycles/s, the browser on the same machine", "", None,
         ratio_of(figures, names.WATCHED, names.NOT_WATCHED)),
    ]


def release(figures, what, name, seconds_max):
    measured = figures.get(name)
    pushes = measured["push"]["p99_us"] / measured["idle_push"]["p99_us"] if measured else None
    return [
        (f"{what}: until the last can be claimed, s", "<=", seconds_max, measured["seconds"] if measured else None),
        (f"{what}: turns of the engine over 20 ms", "<", 1, measured["turns_over_20ms"] if measured else None),
        (f"{what}: p99 of other pushes / without", "<=", 2, pushes),
    ]


def slow_ratio(figures):
    if names.SLOW_DELAY not in figures or names.BUSY_DELAY not in figures:
        return None
    return figures[names.SLOW_DELAY]["delay"]["p99_us"] / figures[names.BUSY_DELAY]["delay"]["p99_us"]
