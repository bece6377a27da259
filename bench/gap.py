"""What stands between the wire protocol at its best and five times beanstalkd: where the time of a lifecycle goes."""

import os

import names
import targets

WANTED = 5
FULL = 0.9  # a processor or a thread that is so busy has no more to give


def show(figures):
    row = targets.best_of(figures, targets.WIRE_WAYS)
    base = targets.best_of(figures, targets.PIPELINED_WAYS)
    if row is None or base is None:
        return
    speed = figures[row]["lifecycles_per_s"]
    wanted = WANTED * figures[base]["lifecycles_per_s"]
    print(f"\nBetween \"{row}\" and {WANTED} x \"{base}\": {speed:,.0f}/s of {wanted:,.0f}/s")
    if speed >= wanted:
        print("- nothing")
        return
    for line in lines(figures[row], figures.get(names.DISK), speed, wanted):
        print(f"- {line}")


def lines(row, disk, speed, wanted):
    processors = os.cpu_count() or 1
    used = row["load_us"] + row["server_us"]
    share = used * speed / (1e6 * processors)
    yield (f"processors: {used:.1f} us for each lifecycle ({row['load_us']:.1f} the load, {row['server_us']:.1f} the "
           f"server), which keeps {processors} of them {share:.0%} busy; at {WANTED} x there are "
           f"{1e6 * processors / wanted:.1f} us for each")
    threads = row["threads"]
    yield "threads of the server: " + ", ".join(
        f"{thread['name']} {thread['us']:.1f} us (and {thread['waited_us']:.1f} waiting for a processor)"
        for thread in threads[:4])
    busiest = threads[0]["us"] * speed / 1e6
    held_up = threads[0]["waited_us"] * speed / 1e6
    yield (f"the busiest thread runs {busiest:.0%} of the time and has no processor for {held_up:.0%}; the rest it waits "
           f"for the disk or for work. It alone ends at {1e6 / threads[0]['us']:,.0f}/s")
    steps = 3 * speed / row["batches_per_s"]
    disk_text = f"; a write with fdatasync takes {disk['fdatasync']['p50_us']:.0f} us on this disk" if disk else ""
    yield f"commits: {row['batches_per_s']:,.0f}/s with {steps:,.0f} steps of a job each, each synced first{disk_text}"
    if share >= FULL:
        yield f"so the processors are full: {WANTED} x needs {used - 1e6 * processors / wanted:.1f} us less, or more of them"
    elif busiest < FULL <= busiest + held_up:
        yield "so the busiest thread lacks a processor: something else runs on this machine"
    elif busiest >= FULL:
        yield "so one thread is full, and the others wait for it"
    else:
        yield "so neither processors nor a thread are full: the rest of the time is spent waiting for the disk"
