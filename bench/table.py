"""Prints what scripts/bench measured: every figure, and which targets are met.

A measurement is {"name", "figures"}, one for each round. Of several rounds the median counts: whole rounds are
compared, never mixed.
"""

import json
import operator
import sys

import gap
import names
import targets

# Shown as they are, in this order, with their unit.
PLAIN = {
    "writes_per_lifecycle": "writes each",
    "workflows_per_s": "workflows/s",
    "kept": "kept at the end",
    "push_per_s": "pushes/s",
    "claim_per_s": "claims/s",
    "complete_per_s": "completions/s",
    "seconds": "s",
    "mib_per_s": "MiB/s",
    "slow": "slow transfers",
    "loop_percent": "% of a processor for the loop",
    "mib": "MiB",
    "percent": "% of a processor",
    "resident_mib": "MiB resident",
    "commands_per_s": "commands/s",
    "load_us": "us of the load each",
    "server_us": "us of the server each",
    "batches_per_s": "batches/s",
    "node_us": "us of the nodes each",
    "redis_us": "us of Redis each",
    "limit_per_s": "/s at most from Redis",
    "script_p99_ms": "ms a script at p99",
    "script_max_ms": "ms the longest script",
    "slow_5ms": "over 5 ms",
    "slow_10ms": "over 10 ms",
    "waited_s": "s Redis waited for a processor",
    "turns": "turns of the engine",
    "turns_over_5ms": "of them over 5 ms",
    "turns_over_20ms": "over 20 ms",
    "conflict_percent": "% decided again",
}

MEETS = {">=": operator.ge, "<": operator.lt, "<=": operator.le}


def rank(figures):
    """What rounds are compared by: the speed, or else the first figure there is."""
    if "lifecycles_per_s" in figures:
        return figures["lifecycles_per_s"]
    for key in ("claim_per_s", "seconds", "script_max_ms", "slow_10ms", "commands_per_s", "mib", "percent"):
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
    """Numbers to the right, words to the left; the last column as it is."""
    widths = [max(len(cells[i]) for cells in rows) for i in range(len(rows[0]) - 1)]
    is_number = lambda cell: cell[:1].isdigit()
    numeric = [any(is_number(cells[i]) for cells in rows[1:]) for i in range(len(widths))]
    for cells in rows:
        columns = [f"{cell:>{width}}" if number else f"{cell:<{width}}"
                   for cell, width, number in zip(cells, widths, numeric)]
        print("  ".join([*columns, cells[-1]]).rstrip())


def show_figures(figures):
    numbers = {name: number for number, name in enumerate(figures, start=1)}
    rows = [("", "", "durability", "lifecycles/s", "ratio", "p50/p99 in ms, and what else was counted")]
    for name, values in figures.items():
        speed = values.get("lifecycles_per_s")
        base = names.BASES.get(name)
        ratio = f"{speed / figures[base]['lifecycles_per_s']:.2f} x #{numbers[base]}" if base in figures else ""
        cells = [f"#{numbers[name]}", name, names.DURABILITY.get(name, ""), f"{speed:,.0f}" if speed else "", ratio]
        rows.append((*cells, detail(values)))
    aligned(rows)


def show_targets(figures):
    rows = [("target", "wanted", "measured", "")]
    for what, compare, bound, value in targets.targets(figures):
        if value is None:
            continue
        met = "" if bound is None else "met" if MEETS[compare](value, bound) else "MISSED"
        rows.append((what, f"{compare} {bound:g}" if bound is not None else "", f"{value:.2f}", met))
    aligned(rows)


def show(entries):
    figures = medians(entries)
    show_figures(figures)
    print()
    show_targets(figures)
    if names.NODE_ON_PAWL in figures and names.NODE_ON_FAKTORY not in figures:
        print("Nothing was compared with a Faktory server: there is no faktory on the PATH.")
    gap.show(figures)


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as lines:
        show([json.loads(line) for line in lines])
