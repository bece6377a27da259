"""Installs the job queues and clients from npm that scripts/bench runs, and says how they are run."""

import os
import subprocess

HERE = os.path.dirname(os.path.abspath(__file__))


class Peers:
    """The programs of bench/npm in a directory under build/, with the packages that they need."""

    def __init__(self, directory=os.path.join("build", "bench", "npm")):
        self.program = os.path.join(directory, "load.mjs")
        install = os.path.join(HERE, os.pardir, "scripts", "npm_packages")
        done = subprocess.run([install, os.path.join(HERE, "npm"), directory], stderr=subprocess.PIPE, text=True,
                              check=False)
        if done.returncode != 0:
            raise SystemExit(f"bench: {done.stderr}")

    def command(self, peer, port, *load):
        return ["node", self.program, "--peer", peer, "--port", str(port), *load]
