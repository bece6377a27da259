"""Starts and stops the programs that scripts/bench measures. Each has a free port and a data directory of its own."""

import contextlib
import os
import shutil
import socket
import subprocess
import tempfile
import time


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def stop(process):
    process.terminate()
    try:
        process.wait(timeout=60)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


@contextlib.contextmanager
def directory(work):
    path = tempfile.mkdtemp(dir=work)
    try:
        yield path
    finally:
        shutil.rmtree(path, ignore_errors=True)


@contextlib.contextmanager
def beanstalkd(work, *flags):
    """An empty beanstalkd with its log on disk; gives its port."""
    with directory(work) as data:
        port = free_port()
        process = subprocess.Popen(["beanstalkd", "-l", "127.0.0.1", "-p", str(port), "-b", data, *flags])
        try:
            await_port(process, port)
            yield port
        finally:
            stop(process)


def await_port(process, port):
    for _ in range(200):
        if process.poll() is not None:
            break
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.05)
    raise SystemExit(f"bench: nothing answers on port {port}")


class Pawl:
    """A pawl server. `store` is the options that say where its jobs are; `start_seconds` is how long it took until it
    said that it is ready."""

    def __init__(self, program, *store, log_level="warn"):
        self.url = f"http://127.0.0.1:{free_port()}"
        command = [program, "serve", "--listen", self.url.removeprefix("http://"), *store]
        command += ["--log-level", log_level]
        started = time.monotonic()
        environment = {key: value for key, value in os.environ.items() if not key.startswith("PAWL_")}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        line = self.process.stdout.readline()
        self.start_seconds = time.monotonic() - started
        if "ready" not in line:
            raise SystemExit(f"bench: pawl serve did not start: {line}")

    def anonymous_mib(self):
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as status:
            for line in status:
                if line.startswith("RssAnon:"):
                    return int(line.split()[1]) / 1024
        raise SystemExit("bench: the system does not say how much anonymous memory a process has")

    def cpu_seconds(self):
        with open(f"/proc/{self.process.pid}/stat", encoding="ascii") as stat:
            fields = stat.read().rpartition(")")[2].split()  # what follows the name, which may have spaces in it
        user, system = int(fields[11]), int(fields[12])
        return (user + system) / os.sysconf("SC_CLK_TCK")

    def stop(self):
        stop(self.process)


@contextlib.contextmanager
def fresh_pawl(program, work, durability="fsync"):
    """An empty server on a data directory that goes with it."""
    with directory(work) as data:
        server = Pawl(program, "--data", data, "--durability", durability)
        try:
            yield server
        finally:
            server.stop()
