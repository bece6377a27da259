"""The Redis that scripts/bench shares between Pawl and its peers, and what it says about the work it had."""

import contextlib
import socket
import subprocess
import time

import processor
import servers

SLOW_US = 5_000  # what SLOWLOG keeps
VERY_SLOW_US = 10_000


class Redis:
    """A Redis without persistence, and one connection to it."""

    def __init__(self, data):
        self.port = servers.free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        command = ["redis-server", "--bind", "127.0.0.1", "--port", str(self.port), "--dir", data, "--save", ""]
        command += ["--appendonly", "no", "--maxmemory-policy", "noeviction", "--loglevel", "warning"]
        command += ["--slowlog-log-slower-than", str(SLOW_US), "--slowlog-max-len", "100000"]
        command += ["--latency-tracking-info-percentiles", "99", "100"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        processor.prefer(self.process.pid)
        servers.await_port(self.process, self.port)
        self.socket = socket.create_connection(("127.0.0.1", self.port))
        self.replies = self.socket.makefile("rb")

    def stop(self):
        self.replies.close()
        self.socket.close()
        servers.stop(self.process)

    def command(self, *words):
        parts = [word.encode() for word in words]
        message = b"*%d\r\n" % len(parts) + b"".join(b"$%d\r\n%s\r\n" % (len(part), part) for part in parts)
        self.socket.sendall(message)
        return self._reply()

    def _reply(self):
        line = self.replies.readline()
        kind, rest = line[:1], line[1:-2]
        if kind == b"+":
            return rest
        if kind == b":":
            return int(rest)
        if kind == b"$":
            return self.replies.read(int(rest) + 2)[:-2] if rest != b"-1" else None
        if kind == b"*":
            return [self._reply() for _ in range(int(rest))]
        raise SystemExit(f"bench: Redis says {line}")

    def info(self, section):
        lines = self.command("INFO", section).decode().splitlines()
        return dict(line.split(":", 1) for line in lines if ":" in line)

    def empty(self):
        """Removes everything, and waits until its memory is freed: that would slow down the next measurement."""
        self.command("FLUSHALL", "ASYNC")
        while int(self.info("memory")["lazyfree_pending_objects"]):
            time.sleep(0.1)

    def commands_done(self):
        """All commands since the start, those of scripts included; asking is one more."""
        return int(self.info("stats")["total_commands_processed"])

    def memory_mib(self):
        return int(self.info("memory")["used_memory"]) / 2**20

    def _cpu_seconds(self):
        cpu = self.info("cpu")
        return float(cpu["used_cpu_user_main_thread"]) + float(cpu["used_cpu_sys_main_thread"])

    def _waited_seconds(self):
        """How long Redis could have run but had no processor."""
        with open(f"/proc/{self.process.pid}/schedstat", encoding="ascii") as stat:
            return int(stat.read().split()[1]) / 1e9

    @contextlib.contextmanager
    def watched(self):
        """Gives a Watch that is complete when the block has ended."""
        self.command("CONFIG", "RESETSTAT")
        self.command("SLOWLOG", "RESET")
        watch = Watch()
        cpu, waited = self._cpu_seconds(), self._waited_seconds()
        yield watch
        watch.cpu_seconds = self._cpu_seconds() - cpu
        watch.waited_seconds = self._waited_seconds() - waited
        watch.slow = [(micros, words) for _, _, micros, words, *_ in self.command("SLOWLOG", "GET", "-1")]
        watch.scripts = self._script_times()

    def _script_times(self):
        """The slower of both ways to run a script, for each percentile: the first run of all sends its text."""
        statistics = self.info("latencystats")
        times = {}
        for way in ("eval", "evalsha"):
            percentiles = statistics.get(f"latency_percentiles_usec_{way}")
            for pair in percentiles.split(",") if percentiles else ():
                percentile, micros = pair.split("=")
                times[percentile] = max(times.get(percentile, 0.0), float(micros) / 1000)
        return times


class Watch:
    """What Redis had to do for one measurement."""

    def __init__(self):
        self.cpu_seconds = 0.0
        self.waited_seconds = 0.0
        self.slow = []  # (microseconds, words of the command)
        self.scripts = {}  # "p99", "p100" -> milliseconds

    def slower_than(self, micros):
        return sum(1 for taken, _ in self.slow if taken > micros)

    def longest_script_ms(self):
        # Redis' histogram ends at a second; SLOWLOG does not.
        slow = (micros / 1000 for micros, words in self.slow if words[0].upper().startswith(b"EVAL"))
        return max(self.scripts.get("p100", 0.0), *slow, 0.0)

    def script_figures(self):
        return {
            "script_p99_ms": self.scripts.get("p99", 0.0),
            "script_max_ms": self.longest_script_ms(),
            "slow_5ms": self.slower_than(SLOW_US),
            "slow_10ms": self.slower_than(VERY_SLOW_US),
            "waited_s": self.waited_seconds,
        }


@contextlib.contextmanager
def started(work):
    with servers.directory(work) as data:
        redis = Redis(data)
        try:
            yield redis
        finally:
            redis.stop()
