"""Installs the job queues and clients from npm that scripts/bench runs, and says how they are run."""

import os
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))


def install(source, directory, program):
    """Copies the programs of a folder to a directory under build/, with the packages that they need; the path of one."""
    install_there = os.path.join(HERE, os.pardir, "scripts", "npm_packages")
    done = subprocess.run([install_there, source, directory], stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"bench: {done.stderr}")
    return os.path.join(directory, program)


class Peers:
    """The programs of bench/npm."""

    def __init__(self, directory=os.path.join("build", "bench", "npm")):
        self.program = install(os.path.join(HERE, "npm"), directory, "load.mjs")

    def command(self, peer, port, *load):
        return ["node", self.program, "--peer", peer, "--port", str(port), *load]
