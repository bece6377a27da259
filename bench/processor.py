"""What a process and each of its threads cost: processor time from /proc."""

import contextlib
import os
import sys


def _threads(pid):
    """Thread id -> (name, seconds on a processor, seconds ready to run without one)"""
    threads = {}
    for thread in os.listdir(f"/proc/{pid}/task"):
        # A thread may end while we look.
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            with open(f"/proc/{pid}/task/{thread}/schedstat", encoding="ascii") as stat:
                ran, waited, _ = stat.read().split()
            with open(f"/proc/{pid}/task/{thread}/comm", encoding="utf-8") as comm:
                threads[thread] = (comm.read().strip(), int(ran) / 1e9, int(waited) / 1e9)
    return threads


class Watch:
    """What was used while a block ran, complete when it has ended."""

    def __init__(self):
        self.threads = []  # (name, seconds on a processor, seconds ready to run without one), the busiest first

    def figures(self, lifecycles):
        """For the table: microseconds of each lifecycle, in all and by thread."""
        micros = [(name, ran * 1e6 / lifecycles, waited * 1e6 / lifecycles) for name, ran, waited in self.threads]
        return {
            "server_us": sum(ran for _, ran, _ in micros),
            "threads": [{"name": name, "us": ran, "waited_us": waited} for name, ran, waited in micros],
        }


def prefer(pid):
    """The process gets a processor before all others that are measured."""
    try:
        os.setpriority(os.PRIO_PROCESS, pid, -10)
    except PermissionError:
        print("bench: only root can give Redis priority: what others have it wait for counts as its own", file=sys.stderr)


@contextlib.contextmanager
def watched(pid):
    before = _threads(pid)
    watch = Watch()
    yield watch
    for thread, (name, ran, waited) in _threads(pid).items():
        _, ran_before, waited_before = before.get(thread, (name, 0, 0))
        watch.threads.append((name, ran - ran_before, waited - waited_before))
    watch.threads.sort(key=lambda thread: thread[1], reverse=True)
