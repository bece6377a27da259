"""Loads that `pawl bench` has not: jobs in many groups, and a hand-over from one node to another.

Written in Python, they show what Redis has to do and how long a caller waits, not how fast a node is.
"""

import concurrent.futures
import http.client
import json
import random
import time

PAYLOAD = "x" * 198  # 200 bytes of JSON


class Caller:
    """One connection to a server."""

    def __init__(self, url):
        self.connection = http.client.HTTPConnection(url.removeprefix("http://"), timeout=120)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.connection.close()

    def send(self, path, body):
        self.connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})

    def receive(self):
        response = self.connection.getresponse()
        text = response.read()
        if response.status >= 300:
            raise SystemExit(f"bench: {response.status} {text.decode()}")
        return json.loads(text)

    def call(self, path, body):
        self.send(path, body)
        return self.receive()

    def get(self, path):
        self.connection.request("GET", path)
        return self.receive()


def jobs_in(queue, groups):
    return [{"type": "bench", "queue": queue, "group": f"group-{group}", "payload": PAYLOAD} for group in groups]


def claim_of(queue, count, wait="5s"):
    return {"queues": [queue], "worker": "bench", "count": count, "wait": wait}


def finish_of(jobs):
    return {"finishes": [{"job": job["id"], "token": job["lease"]["token"], "outcome": "completed"} for job in jobs]}


def fill_groups(url, queue, jobs, groups, bulk=10_000):
    """Pushes `jobs` jobs, the groups in turn."""
    with Caller(url) as caller:
        for first in range(0, jobs, bulk):
            some = jobs_in(queue, (number % groups for number in range(first, min(first + bulk, jobs))))
            caller.call("/v1/jobs/bulk", {"jobs": some})


def load_groups(url, queue, groups, calls, callers=8, batch=100):
    """`calls` times: pushes a batch to groups at random, claims and completes as many, over several connections."""

    def one_caller(seed):
        choose = random.Random(seed)
        with Caller(url) as caller:
            for _ in range(calls // callers):
                some = jobs_in(queue, (choose.randrange(groups) for _ in range(batch)))
                caller.call("/v1/jobs/bulk", {"jobs": some})
                claimed = caller.call("/v1/claim", claim_of(queue, batch))["jobs"]
                if claimed:
                    caller.call("/v1/finish", finish_of(claimed))

    with concurrent.futures.ThreadPoolExecutor(callers) as pool:
        list(pool.map(one_caller, range(callers)))


def hand_over(push_url, claim_url, count, rest=0.02):
    """A claim waits on one node, a job is pushed on the other: how long until the claim was answered, in µs."""
    queue = "handover"
    times = []
    with Caller(push_url) as pusher, Caller(claim_url) as claimer:
        for _ in range(count):
            claimer.send("/v1/claim", claim_of(queue, 1, wait="30s"))
            time.sleep(rest)  # the claim waits by then, and the nodes are at rest
            start = time.perf_counter()
            pusher.send("/v1/jobs", {"type": "bench", "queue": queue, "payload": PAYLOAD})
            claimed = claimer.receive()["jobs"]
            times.append((time.perf_counter() - start) * 1e6)
            pusher.receive()
            claimer.call("/v1/finish", finish_of(claimed))
    return times
