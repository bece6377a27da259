"""The PostgreSQL that scripts/bench reads from: an empty cluster on a port of its own."""

import contextlib
import glob
import os
import subprocess
import time

import servers

USER = "nobody"  # it refuses to run as root


@contextlib.contextmanager
def started(work):
    """Yields the URL of a database."""
    programs = max(glob.glob("/usr/lib/postgresql/*/bin"))
    owner = {"user": USER, "group": "nogroup"} if os.geteuid() == 0 else {}
    os.chmod(work, 0o711)  # it has to come through
    with servers.directory(work) as data:
        if owner:
            os.chmod(data, 0o700)
            subprocess.run(["chown", f"{USER}:nogroup", data], check=True)
        initdb = [f"{programs}/initdb", "-D", f"{data}/data", "-U", "postgres", "--auth=trust", "--no-sync",
                  "--encoding=UTF8", "--locale=C.UTF-8"]
        subprocess.run(initdb, stdout=subprocess.DEVNULL, check=True, cwd=data, **owner)
        port = servers.free_port()
        settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off", "shared_buffers=1GB"]
        command = [f"{programs}/postgres", "-D", f"{data}/data", "-p", str(port)]
        for setting in settings:
            command += ["-c", setting]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=data, **owner)
        url = f"postgresql://postgres@127.0.0.1:{port}/postgres"
        try:
            servers.await_port(process, port)
            await_answer(url)
            yield url
        finally:
            servers.stop(process)


def await_answer(url):
    for _ in range(200):
        if subprocess.run(["pg_isready", "-q", "-d", url], check=False).returncode == 0:
            return
        time.sleep(0.05)
    raise SystemExit("bench: PostgreSQL does not answer")


def run(url, sql):
    subprocess.run(["psql", "-X", "-q", "-v", "ON_ERROR_STOP=1", "-d", url, "-c", sql], stdout=subprocess.DEVNULL,
                   check=True)
