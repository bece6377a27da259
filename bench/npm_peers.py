"""Installs the job queues from npm that Pawl on Redis is compared with, and says how they are run."""

import filecmp
import os
import shutil
import subprocess

SOURCE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "redis_peers")


class Peers:
    """The programs of bench/redis_peers in a directory under build/, with the packages that they need."""

    def __init__(self, directory):
        self.program = os.path.join(directory, "load.mjs")
        installed = os.path.join(directory, "node_modules", ".lock-of-these.json")
        lock = os.path.join(SOURCE, "package-lock.json")
        shutil.copytree(SOURCE, directory, dirs_exist_ok=True)
        if os.path.exists(installed) and filecmp.cmp(installed, lock, shallow=False):
            return
        # BullMQ's peer dependencies are alternatives to each other: legacy-peer-deps takes only the one that is named.
        command = ["npm", "ci", "--ignore-scripts", "--legacy-peer-deps", "--no-audit", "--no-fund"]
        done = subprocess.run(command, cwd=directory, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                              check=False)
        if done.returncode != 0:
            raise SystemExit(f"bench: the packages of {SOURCE} could not be installed:\n{done.stdout}")
        shutil.copyfile(lock, installed)

    def command(self, peer, port, *load):
        return ["node", self.program, "--peer", peer, "--port", str(port), *load]
