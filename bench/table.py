"""Prints the measurements of scripts/bench (JSON lines: name, base, figures) as one table.

A figure with lifecycles_per_s is a load; "x base" is its speed divided by that of the measurement it names as base.
Every nested object with p50_us and p99_us becomes one column of times.
"""

import json
import sys


def latency_cells(figures):
    return [
        f"{key} {value['p50_us'] / 1000:.2f}/{value['p99_us'] / 1000:.2f}"
        for key, value in figures.items()
        if isinstance(value, dict) and "p50_us" in value
    ]


def row(entry, speeds):
    speed = entry["figures"].get("lifecycles_per_s")
    base = speeds.get(entry["base"])
    return (
        entry["name"],
        f"{speed:,.0f}" if speed else "",
        f"{speed / base:.2f}" if speed and base else "",
        "   ".join(latency_cells(entry["figures"])),
    )


def main(path):
    with open(path, encoding="utf-8") as lines:
        entries = [json.loads(line) for line in lines]
    speeds = {entry["name"]: entry["figures"].get("lifecycles_per_s") for entry in entries}
    rows = [("", "lifecycles/s", "x base", "p50/p99 in ms")] + [row(entry, speeds) for entry in entries]
    widths = [max(len(cells[i]) for cells in rows) for i in range(3)]
    for name, speed, ratio, times in rows:
        print(f"{name:<{widths[0]}}  {speed:>{widths[1]}}  {ratio:>{widths[2]}}  {times}".rstrip())


if __name__ == "__main__":
    main(sys.argv[1])
