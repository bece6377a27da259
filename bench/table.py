"""Prints what scripts/bench measured: every figure, and which targets are met.

A measurement is {"name", "figures"}, one for each round. Of several rounds the median counts: whole rounds are
compared, never mixed.
"""

import json
import sys

import names

# What a load is compared with: the name of the measurement whose lifecycles/s it is divided by.
BASES = {
    names.PIPELINED_4: names.PIPELINED,
    names.PIPELINED_SYNC: names.PIPELINED,
    names.ONE_BY_ONE_SYNC: names.ONE_BY_ONE,
    names.EMBEDDED: names.PIPELINED,
    names.EMBEDDED_INTERVAL: names.PIPELINED,
    names.EMBEDDED_SWEPT: names.EMBEDDED,
    names.BATCHES: names.PIPELINED,
    names.BATCHES_INTERVAL: names.PIPELINED,
    names.BATCHES_SWEPT: names.BATCHES,
    names.SINGLE: names.ONE_BY_ONE,
    names.SINGLE_INTERVAL: names.ONE_BY_ONE,
    names.SINGLE_SWEPT: names.SINGLE,
    names.BULLMQ_TWO: names.BULLMQ,
    names.BULLMQ_SINGLE: names.BULLMQ,
    names.RSMQ_TWO: names.RSMQ,
    names.REDIS_EMBEDDED: names.BULLMQ,
    names.REDIS_BATCHES: names.BULLMQ,
    names.REDIS_FEWER: names.BULLMQ,
    names.REDIS_SINGLE: names.BULLMQ,
    names.REDIS_TWO_NODES: names.REDIS_BATCHES,
}

# A peer counts with what is fastest for it here.
BULLMQ_WAYS = [names.BULLMQ, names.BULLMQ_TWO, names.BULLMQ_SINGLE]
RSMQ_WAYS = [names.RSMQ, names.RSMQ_TWO]

# Shown as they are, in this order, with their unit.
PLAIN = {
    "writes_per_lifecycle": "writes each",
    "kept": "kept at the end",
    "push_per_s": "pushes/s",
    "claim_per_s": "claims/s",
    "complete_per_s": "completions/s",
    "seconds": "s",
    "mib": "MiB",
    "commands_per_s": "commands/s",
    "node_us": "us of the nodes each",
    "redis_us": "us of Redis each",
    "limit_per_s": "/s at most from Redis",
    "script_p99_ms": "ms a script at p99",
    "script_max_ms": "ms the longest script",
    "slow_5ms": "over 5 ms",
    "slow_10ms": "over 10 ms",
    "waited_s": "s Redis waited for a processor",
}


def rank(figures):
    """What rounds are compared by: the speed, or else the first figure there is."""
    if "lifecycles_per_s" in figures:
        return figures["lifecycles_per_s"]
    for key in ("claim_per_s", "seconds", "script_max_ms", "slow_10ms", "commands_per_s", "mib"):
        if key in figures:
            return figures[key]
    return next(value["p50_us"] for value in figures.values() if isinstance(value, dict))


def medians(entries):
    rounds = {}
    for entry in entries:
        rounds.setdefault(entry["name"], []).append(entry["figures"])
    return {name: sorted(figures, key=rank)[len(figures) // 2] for name, figures in rounds.items()}


def detail(figures):
    cells = [
        f"{key} {value['p50_us'] / 1000:.2f}/{value['p99_us'] / 1000:.2f}"
        for key, value in figures.items()
        if isinstance(value, dict) and "p50_us" in value
    ]
    cells += [f"{figures[key]:,.4g} {text}" if figures[key] < 100 else f"{figures[key]:,.0f} {text}"
              for key, text in PLAIN.items() if key in figures]
    # A stall of the machine hits too few calls to show at p99, and yet spoils the speed.
    longest = max((value.get("max_us", 0) for value in figures.values() if isinstance(value, dict)), default=0)
    if longest > 1e6:
        cells.append(f"STALLED for {longest / 1e6:.1f} s")
    return "   ".join(cells)


def aligned(rows):
    widths = [max(len(cells[i]) for cells in rows) for i in range(len(rows[0]) - 1)]
    for cells in rows:
        columns = [f"{cells[0]:<{widths[0]}}"]
        columns += [f"{cell:>{width}}" for cell, width in zip(cells[1:-1], widths[1:])]
        print("  ".join([*columns, cells[-1]]).rstrip())


def show_figures(figures):
    rows = [("", "lifecycles/s", "x base", "p50/p99 in ms, and what else was counted")]
    for name, values in figures.items():
        speed = values.get("lifecycles_per_s")
        base = figures.get(BASES.get(name), {}).get("lifecycles_per_s")
        ratio = f"{speed / base:.2f}" if speed and base else ""
        rows.append((name, f"{speed:,.0f}" if speed else "", ratio, detail(values)))
    aligned(rows)


def ratio_of(figures, name, base, key="lifecycles_per_s"):
    if name not in figures or base not in figures:
        return None
    return figures[name][key] / figures[base][key]


def ratio_to_best(figures, name, bases):
    ratios = [ratio_of(figures, name, base) for base in bases]
    return min((ratio for ratio in ratios if ratio is not None), default=None)


def calls_ratio(figures, name, call, percentile, base, base_call):
    if name not in figures or base not in figures:
        return None
    return figures[name][call][percentile] / figures[base][base_call]["p50_us"]


def targets(figures):
    """(what, how it is compared, the bound, what was measured or None)"""
    plain = lambda name, key: figures[name][key] if name in figures else None
    return [
        ("in-process batches / beanstalkd pipelined", ">=", 3, ratio_of(figures, names.EMBEDDED, names.PIPELINED)),
        ("HTTP batches / beanstalkd pipelined", ">=", 1.5, ratio_of(figures, names.BATCHES, names.PIPELINED)),
        ("HTTP single / beanstalkd one command", ">=", 0.4, ratio_of(figures, names.SINGLE, names.ONE_BY_ONE)),
        ("in-process, retention 1 s / without", ">=", 0.6, ratio_of(figures, names.EMBEDDED_SWEPT, names.EMBEDDED)),
        ("HTTP batches, retention 1 s / without", ">=", 0.6, ratio_of(figures, names.BATCHES_SWEPT, names.BATCHES)),
        ("HTTP single, retention 1 s / without", ">=", 0.6, ratio_of(figures, names.SINGLE_SWEPT, names.SINGLE)),
        ("hand-over p99 in fdatasyncs after rest (median)", "<", 10,
         calls_ratio(figures, names.HANDOVER, "handover", "p99_us", names.DISK_IDLE, "fdatasync")),
        ("hand-over p99 in fdatasyncs without rest (median)", "", None,
         calls_ratio(figures, names.HANDOVER, "handover", "p99_us", names.DISK, "fdatasync")),
        ("push, millions waiting / empty", ">=", 0.75,
         ratio_of(figures, names.WAITING_SERVER_IDS, names.EMPTY_SERVER_IDS, "push_per_s")),
        ("claim, millions waiting / empty", ">=", 0.75,
         ratio_of(figures, names.WAITING_SERVER_IDS, names.EMPTY_SERVER_IDS, "claim_per_s")),
        ("push, client-made ids, millions waiting / empty", "", None,
         ratio_of(figures, names.WAITING_CLIENT_IDS, names.EMPTY_CLIENT_IDS, "push_per_s")),
        ("claim, client-made ids, millions waiting / empty", "", None,
         ratio_of(figures, names.WAITING_CLIENT_IDS, names.EMPTY_CLIENT_IDS, "claim_per_s")),
        ("start with millions waiting, s", "<", 1, plain(names.START, "seconds")),
        ("anonymous memory, MiB", "<", 256, plain(names.MEMORY, "mib")),
        ("page of jobs (p50), millions / 1,000", "<", 1.25,
         calls_ratio(figures, names.LIST_MANY, "list", "p50_us", names.LIST_FEW, "list")),
        *redis_targets(figures),
    ]


def redis_targets(figures):
    plain = lambda name, key: figures[name][key] if name in figures else None
    to_best = lambda name, ways: ratio_to_best(figures, name, ways)
    handover = figures.get(names.REDIS_HANDOVER, {}).get("handover")
    handover_ms = lambda key: handover[key] / 1000 if handover else None
    return [
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
        ("SLOWLOG entries over 10 ms", "<", 1, plain(names.REDIS_SLOWLOG, "slow_10ms")),
    ]


def show_targets(figures):
    rows = [("target", "wanted", "measured", "")]
    for what, compare, bound, value in targets(figures):
        if value is None:
            continue
        met = "" if bound is None else "met" if (value >= bound if compare == ">=" else value < bound) else "NOT MET"
        rows.append((what, f"{compare} {bound:g}" if bound is not None else "", f"{value:.2f}", met))
    aligned(rows)


def show(entries):
    figures = medians(entries)
    show_figures(figures)
    print()
    show_targets(figures)


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as lines:
        show([json.loads(line) for line in lines])
