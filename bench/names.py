"""The rows of scripts/bench's table: what each is called, what survives a power loss, and what it is compared with."""

FSYNC = "fsync first"  # an answer means that the change is on disk
SOON = "fsync in 50 ms"  # an answer may be lost with the last 50 ms
UNSYNCED = "no fsync"  # written to a file, and left to the operating system
MEMORY_ONLY = "memory"  # Redis without persistence
NOT_KEPT = "none"
OWN_CHOICE = "its default"

DURABILITY = {}  # by the name of a row
BASES = {}  # the row whose lifecycles/s those of a row are divided by


def row(name, durability="", base=None):
    if durability:
        DURABILITY[name] = durability
    if base:
        BASES[name] = base
    return name


DISK = row("disk: write 4 KiB + fdatasync")
DISK_IDLE = row("disk: the same after 2 ms of rest")

# ---- One command at a time, half of the connections pushing, half fetching and acknowledging ----

ECHO_10 = row("bare echo server, 10 connections", NOT_KEPT)
ECHO_64 = row("bare echo server, 64 connections", NOT_KEPT)
ECHO_PIPELINED = row("bare echo server, 100 pipelined, 16 connections", NOT_KEPT)
HALVES_10 = row("beanstalkd -F, one command, 10 connections in halves", UNSYNCED)
HALVES_64 = row("beanstalkd -F, one command, 64 connections in halves", UNSYNCED)
WIRE_10_INTERVAL = row("wire, one command, 10 connections in halves, interval", SOON, HALVES_10)
WIRE_64_INTERVAL = row("wire, one command, 64 connections in halves, interval", SOON, HALVES_64)
WIRE_10 = row("wire, one command, 10 connections in halves", FSYNC, HALVES_10)
WIRE_64 = row("wire, one command, 64 connections in halves", FSYNC, HALVES_64)

# ---- Many at a time, and HTTP ----

PIPELINED = row("beanstalkd, 100 pipelined, 1 connection", SOON)
PIPELINED_4 = row("beanstalkd, 100 pipelined, 4 connections", SOON, PIPELINED)
ONE_BY_ONE = row("beanstalkd, one command, 64 connections", SOON)
PIPELINED_SYNC = row("beanstalkd -f0, 100 pipelined", FSYNC, PIPELINED)
ONE_BY_ONE_SYNC = row("beanstalkd -f0, one command", FSYNC, ONE_BY_ONE)

IN_FLIGHT = 16  # batches of 100: in-process, over HTTP and over the wire protocol
WIRE_PIPELINED = row(f"wire, 100 pipelined, {IN_FLIGHT} connections", FSYNC, PIPELINED)
WIRE_MANY = row(f"wire, 100 in a command, {IN_FLIGHT} connections", FSYNC, PIPELINED)
WIRE_PIPELINED_INTERVAL = row("wire, 100 pipelined, interval", SOON, PIPELINED)
WIRE_MANY_INTERVAL = row("wire, 100 in a command, interval", SOON, PIPELINED)

EMBEDDED = row(f"in-process, batches of 100, {IN_FLIGHT} in flight", FSYNC, PIPELINED)
EMBEDDED_SWEPT = row("in-process, retention 1 s", FSYNC, EMBEDDED)
EMBEDDED_INTERVAL = row("in-process, durability interval", SOON, PIPELINED)
BATCHES = row(f"HTTP, batches of 100, {IN_FLIGHT} in flight", FSYNC, PIPELINED)
BATCHES_SWEPT = row("HTTP batches, retention 1 s", FSYNC, BATCHES)
BATCHES_INTERVAL = row("HTTP batches, durability interval", SOON, PIPELINED)
SINGLE = row("HTTP, one request a step, 64 connections", FSYNC, ONE_BY_ONE)
SINGLE_SWEPT = row("HTTP single, retention 1 s", FSYNC, SINGLE)
SINGLE_INTERVAL = row("HTTP single, durability interval", SOON, ONE_BY_ONE)

HANDOVER = row("push to waiting claim, idle server", FSYNC)

# ---- Millions waiting ----

EMPTY_SERVER_IDS = row("steps, empty", FSYNC)
WAITING_SERVER_IDS = row("steps, millions waiting", FSYNC)
EMPTY_CLIENT_IDS = row("steps, empty, client-made ids", FSYNC)
WAITING_CLIENT_IDS = row("steps, millions waiting, client-made ids", FSYNC)
LIST_FEW = row("page of 100 jobs, 1,000 in the queue")
LIST_MANY = row("page of 100 jobs, millions in the queue")
MEMORY = row("anonymous memory, millions waiting")
MEMORY_AT_START = row("anonymous memory after the start")
START = row("start with millions waiting")

# ---- On Redis ----

BULLMQ = row("BullMQ, addBulk of 100, concurrency 100", MEMORY_ONLY)
BULLMQ_TWO = row("BullMQ, the same in 2 processes", MEMORY_ONLY, BULLMQ)
BULLMQ_SINGLE = row("BullMQ, add one by one, 50 in flight", MEMORY_ONLY, BULLMQ)
RSMQ = row("rsmq, 50 in flight", MEMORY_ONLY, BULLMQ)
RSMQ_TWO = row("rsmq, 50 in flight in each of 2 processes", MEMORY_ONLY, BULLMQ)
SIDEKIQ = row("Sidekiq, push_bulk of 100, concurrency 10", MEMORY_ONLY, BULLMQ)
SIDEKIQ_SINGLE = row("Sidekiq, push one by one", MEMORY_ONLY, BULLMQ)
LISTS_PIPELINED = row(f"Redis lists, 100 pipelined, {IN_FLIGHT} connections", MEMORY_ONLY, BULLMQ)
LISTS_SINGLE = row("Redis lists, one command, 64 connections", MEMORY_ONLY, BULLMQ)
REDIS_EMBEDDED = row(f"on Redis, in-process, batches of 100, {IN_FLIGHT} in flight", MEMORY_ONLY, BULLMQ)
REDIS_WIRE_PIPELINED = row(f"on Redis, wire, 100 pipelined, {IN_FLIGHT} connections", MEMORY_ONLY, BULLMQ)
REDIS_WIRE_MANY = row(f"on Redis, wire, 100 in a command, {IN_FLIGHT} connections", MEMORY_ONLY, BULLMQ)
REDIS_WIRE_SINGLE = row("on Redis, wire, one command, 64 connections in halves", MEMORY_ONLY, BULLMQ)
REDIS_BATCHES = row(f"on Redis, HTTP, batches of 100, {IN_FLIGHT} in flight", MEMORY_ONLY, BULLMQ)
REDIS_FEWER = row("on Redis, HTTP, batches of 100, 4 in flight", MEMORY_ONLY, BULLMQ)
REDIS_SINGLE = row("on Redis, HTTP, one request a step, 64 connections", MEMORY_ONLY, BULLMQ)
REDIS_TWO_NODES = row(f"on Redis, HTTP, 2 nodes, {IN_FLIGHT} batches in flight on each", MEMORY_ONLY, REDIS_BATCHES)
REDIS_HANDOVER = row("on Redis, push on one node to claim on another", MEMORY_ONLY)
REDIS_IDLE = row("on Redis, an idle node")
REDIS_FILL = row("on Redis, filling the groups")
REDIS_GROUPS = row("on Redis, a load on full groups")
REDIS_COUNTING = row("Redis alone, a script of 2 ms that only counts")
REDIS_SLOWLOG = row("on Redis, SLOWLOG of all of the above")

# ---- A client library of Faktory's ----

NODE_ON_FAKTORY = row("faktory-worker on Faktory, 5 processes", OWN_CHOICE)
NODE_ON_PAWL = row("faktory-worker on Pawl, 5 processes", FSYNC, NODE_ON_FAKTORY)
NODE_ON_PAWL_INTERVAL = row("faktory-worker on Pawl, 5 processes, interval", SOON, NODE_ON_FAKTORY)
NODE_ON_PAWL_REDIS = row("faktory-worker on Pawl on Redis, 5 processes", MEMORY_ONLY, NODE_ON_FAKTORY)
FAKTORY_10 = row("Faktory, one command, 10 connections in halves", OWN_CHOICE)
FAKTORY_PIPELINED = row(f"Faktory, 100 pipelined, {IN_FLIGHT} connections", OWN_CHOICE)

# ---- Outgoing calls; a callback or a download is a lifecycle ----

BARE_POSTS = row("bare curl_multi, POSTs to 64 hosts", NOT_KEPT)
CALLBACKS = row("callbacks to 64 hosts, signed", FSYNC, BARE_POSTS)
BARE_GETS = row("bare curl_multi, 10 KiB from 200 hosts, stored", FSYNC)
CURL = row("curl --parallel-max 64, 10 KiB from 200 hosts", UNSYNCED, BARE_GETS)
WGET2 = row("wget2 --max-threads=64, the same", UNSYNCED, BARE_GETS)
ARIA2 = row("aria2c -j64, the same", UNSYNCED, BARE_GETS)
DOWNLOADS = row("downloads, 10 KiB from 200 hosts", FSYNC, BARE_GETS)
DOWNLOADS_UNKNOWN = row("downloads, the same of files of no known type", FSYNC, BARE_GETS)
BIG_BY_CURL = row("2 GiB by curl -o, then sync", FSYNC)
BIG = row("2 GiB by a download", FSYNC)
BARE_DELAY = row("2 fdatasyncs, then a bare POST, until it is received", FSYNC)
DELAY = row("end of a job until its callback is received, idle", FSYNC)
BUSY_DELAY = row("the same, 1,000 callbacks/s", FSYNC)
SLOW_DELAY = row("the same beside slow transfers", FSYNC)
API_ONLY = row(f"HTTP, batches of 100, {IN_FLIGHT} in flight, roles api", FSYNC)
IDLE_EXECUTORS = row("HTTP, batches of 100, the same with idle executors", FSYNC, API_ONLY)

# ---- Schedules ----

SCHEDULES_SPREAD = row("1,000 schedules over a minute: behind their time", FSYNC)
SCHEDULES_AT_ONCE = row("10,000 schedules for one second: behind their time", FSYNC)
SCHEDULES_IDLE = row("100,000 idle schedules")
START_EMPTY = row("start without data")
START_SCHEDULES = row("start with 100,000 schedules")

# ---- Workflows; a run of a task or of a partition is a lifecycle ----

CHAINS = row("in-process, workflows of 10 tasks in a chain", FSYNC, EMBEDDED)
BULLMQ_FLOWS = row("BullMQ, flows 1 -> 100 -> 1, concurrency 100", MEMORY_ONLY)
BULLMQ_FLOWS_TWO = row("BullMQ, the same flows in 2 processes", MEMORY_ONLY, BULLMQ_FLOWS)
REDIS_FANS = row("on Redis, in-process, workflows 1 -> 100 -> 1", MEMORY_ONLY, BULLMQ_FLOWS)
RELEASE = row("10,000 partitions released", FSYNC)
REDIS_RELEASE = row("on Redis, 10,000 partitions released", MEMORY_ONLY)
REDIS_JOBS_ENDED = row("on Redis, 3 nodes, jobs claimed and completed", MEMORY_ONLY)
REDIS_GROUPED_ENDED = row("on Redis, 3 nodes, the same in groups of 10,000", MEMORY_ONLY, REDIS_JOBS_ENDED)
REDIS_PARTITIONS_ENDED = row("on Redis, 3 nodes, the same of tasks of 10,000", MEMORY_ONLY, REDIS_JOBS_ENDED)

# ---- The dashboard in a browser; a request of a page is one ----

PAGES = row("pages of the dashboard with ten million jobs")
NOT_WATCHED_IDLE = row("an idle server with ten million jobs")
WATCHED_IDLE = row("the same, with the overview open")
NOT_WATCHED = row(f"HTTP, batches of 100, {IN_FLIGHT} in flight, nobody looks", FSYNC)
WATCHED = row("the same, with the overview open in a browser here", FSYNC, NOT_WATCHED)

# ---- Scans; a document is a lifecycle ----

BARE_SQLITE = row("SQLite, bare loop over a million rows, blocks of 1,000", NOT_KEPT)
BARE_SQLITE_JSON = row("SQLite, the same, making JSON", NOT_KEPT, BARE_SQLITE)
SCAN_SQLITE = row("scan of SQLite in-process, blocks of 1,000", FSYNC, BARE_SQLITE)
BARE_POSTGRES = row("PostgreSQL, bare loop over a million rows, blocks of 1,000", NOT_KEPT)
BARE_POSTGRES_JSON = row("PostgreSQL, the same, making JSON", NOT_KEPT, BARE_POSTGRES)
SCAN_POSTGRES = row("scan of PostgreSQL in-process, blocks of 1,000", FSYNC, BARE_POSTGRES)
BULK_PUSH = row("in-process, bulk pushes of 1,000, 4 in flight", FSYNC)
SCAN_JOBS = row("scan of SQLite, a job for each document, 4 partitions", FSYNC, BULK_PUSH)
STATIC_FILE = row("GET of a static file as large as a block of 500", NOT_KEPT)
OUTSIDE_WORKER = row("worker outside, read and commit of 500 over HTTP", FSYNC, STATIC_FILE)
