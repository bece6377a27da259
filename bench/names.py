"""What the measurements of scripts/bench are called in its tables."""

DISK = "disk: write 4 KiB + fdatasync"
DISK_IDLE = "disk: the same after 2 ms of rest"

PIPELINED = "beanstalkd, 100 pipelined, 1 connection"
PIPELINED_4 = "beanstalkd, 100 pipelined, 4 connections"
ONE_BY_ONE = "beanstalkd, one command, 64 connections"
PIPELINED_SYNC = "beanstalkd -f0, 100 pipelined"
ONE_BY_ONE_SYNC = "beanstalkd -f0, one command"

IN_FLIGHT = 16  # batches of 100, in-process and over HTTP
EMBEDDED = f"in-process, batches of 100, {IN_FLIGHT} in flight"
EMBEDDED_SWEPT = "in-process, retention 1 s"
EMBEDDED_INTERVAL = "in-process, durability interval"
BATCHES = f"HTTP, batches of 100, {IN_FLIGHT} in flight"
BATCHES_SWEPT = "HTTP batches, retention 1 s"
BATCHES_INTERVAL = "HTTP batches, durability interval"
SINGLE = "HTTP, one request a step, 64 connections"
SINGLE_SWEPT = "HTTP single, retention 1 s"
SINGLE_INTERVAL = "HTTP single, durability interval"

HANDOVER = "push to waiting claim, idle server"

EMPTY_SERVER_IDS = "steps, empty"
WAITING_SERVER_IDS = "steps, millions waiting"
EMPTY_CLIENT_IDS = "steps, empty, client-made ids"
WAITING_CLIENT_IDS = "steps, millions waiting, client-made ids"
LIST_FEW = "page of 100 jobs, 1,000 in the queue"
LIST_MANY = "page of 100 jobs, millions in the queue"
MEMORY = "anonymous memory, millions waiting"
MEMORY_AT_START = "anonymous memory after the start"
START = "start with millions waiting"
