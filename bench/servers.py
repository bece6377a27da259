"""Starts and stops the programs that scripts/bench measures. Each has free ports and a data directory of its own."""

import contextlib
import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.request


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def free_ports(count):
    """Ports that are free all at the same time."""
    with contextlib.ExitStack() as listeners:
        sockets = [listeners.enter_context(socket.socket()) for _ in range(count)]
        for one in sockets:
            one.bind(("127.0.0.1", 0))
        return [one.getsockname()[1] for one in sockets]


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
        os.sync()  # what the disk still has to do for this one is not the next one's


class Server:
    """A program that takes jobs on `port`, which the command names."""

    def __init__(self, port, command):
        self.port = port
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        await_port(self.process, port)

    def batches(self):
        """How many batches of changes it has made so far; None where it does not say."""
        return None


@contextlib.contextmanager
def running(port, *command):
    server = Server(port, command)
    try:
        yield server
    finally:
        stop(server.process)


@contextlib.contextmanager
def beanstalkd(work, *flags):
    """An empty beanstalkd with its log on disk."""
    port = free_port()
    with directory(work) as data, running(port, "beanstalkd", "-l", "127.0.0.1", "-p", str(port), "-b", data,
                                          *flags) as server:
        yield server


def echo(program):
    """The echo server of pawl_bench_peers."""
    port = free_port()
    return running(port, program, "echo-server", "--port", str(port))


@contextlib.contextmanager
def faktory(work):
    """An empty Faktory, as it sets itself up, with the Redis that it starts."""
    port = free_port()
    with directory(work) as data:
        bindings = ["-b", f"127.0.0.1:{port}", "-w", f"127.0.0.1:{free_port()}"]
        places = ["-d", os.path.join(data, "db"), "-c", os.path.join(data, "config")]
        with running(port, "faktory", *bindings, *places, "-e", "development", "-l", "warn") as server:
            yield server


def await_port(process, port):
    for _ in range(200):
        if process.poll() is not None:
            break
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.05)
    raise SystemExit(f"bench: nothing answers on port {port}")


class Pawl:
    """A pawl server: `url` is its HTTP, `port` is where it speaks Faktory's protocol. `options` say where its jobs are,
    and what else is not usual; `start_seconds` is how long it took until it said that it is ready."""

    def __init__(self, program, *options, log_level="warn"):
        self.url = f"http://127.0.0.1:{free_port()}"
        self.port = free_port()
        command = [program, "serve", "--listen", self.url.removeprefix("http://"), *options]
        command += ["--faktory", f"127.0.0.1:{self.port}", "--log-level", log_level]
        started = time.monotonic()
        environment = {key: value for key, value in os.environ.items() if not key.startswith("PAWL_")}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        line = self.process.stdout.readline()
        while line and "ready" not in line:
            line = self.process.stdout.readline()
        self.start_seconds = time.monotonic() - started
        if not line:
            raise SystemExit("bench: pawl serve did not start")

    def _memory_mib(self, kind):
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as status:
            for line in status:
                if line.startswith(f"{kind}:"):
                    return int(line.split()[1]) / 1024
        raise SystemExit("bench: the system does not say how much memory a process has")

    def anonymous_mib(self):
        return self._memory_mib("RssAnon")

    def resident_mib(self):
        return self._memory_mib("VmRSS")

    def request(self, method, path, body):
        data = json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {"Content-Type": "application/json"}, method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.read()

    def metrics(self):
        """Name with labels -> value"""
        with urllib.request.urlopen(f"{self.url}/metrics", timeout=60) as answer:
            lines = answer.read().decode().splitlines()
        return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[:1] != "#")}

    def batches(self):
        """How many batches of changes it has made so far."""
        return self.metrics()["pawl_batches_total"]

    def stop(self):
        stop(self.process)


@contextlib.contextmanager
def fresh_pawl(program, work, durability="fsync", options=()):
    """An empty server on a data directory that goes with it."""
    with directory(work) as data:
        server = Pawl(program, "--data", data, "--durability", durability, *options)
        try:
            yield server
        finally:
            server.stop()
