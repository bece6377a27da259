"""The part of scripts/bench by lines of text: Pawl by Faktory's protocol beside beanstalkd and a bare echo server, all
under the load of pawl_bench_peers."""

import names
import processor
import servers

ONE_COMMAND = ["--shape", "halves", "--pipeline", "1"]
PIPELINED = ["--shape", "turns", "--pipeline", "100"]
MANY = [*PIPELINED, "--many"]


def connections(count):
    return ["--connections", str(count)]


def with_warm_up(jobs):
    return int(jobs) * 1.1


def figures_of(bench, name, protocol, server, jobs, *shape):
    """Runs the load, and says what its lifecycles cost the server, too."""
    command = bench.peer_command(protocol, "--port", str(server.port), "--jobs", jobs, *shape)
    before = server.batches()
    with processor.watched(server.process.pid) as watch:
        figures = bench.measure(name, command)
    figures.update(watch.figures(with_warm_up(jobs)))
    if before is not None:
        each = (server.batches() - before) / with_warm_up(jobs)
        figures["batches_per_s"] = each * figures["lifecycles_per_s"]
    return figures


def load(bench, name, protocol, server, jobs, *shape):
    bench.record(name, figures_of(bench, name, protocol, server, bench.scaled(jobs), *shape))


def pipelined_beanstalkd(bench):
    """What many at a time are compared with."""
    with servers.beanstalkd(bench.work) as server:
        load(bench, names.PIPELINED, "beanstalkd", server, 200_000, *PIPELINED, *connections(1))
        load(bench, names.PIPELINED_4, "beanstalkd", server, 200_000, *PIPELINED, *connections(4))


def measure_peers(bench):
    bench.peer(names.DISK, "fdatasync", "--dir", bench.work)
    with servers.echo(bench.peers) as server:
        load(bench, names.ECHO_10, "echo", server, 100_000, *ONE_COMMAND, *connections(10))
        load(bench, names.ECHO_64, "echo", server, 100_000, *ONE_COMMAND, *connections(64))
        load(bench, names.ECHO_PIPELINED, "echo", server, 400_000, *PIPELINED, *connections(names.IN_FLIGHT))
    with servers.beanstalkd(bench.work, "-F") as server:
        load(bench, names.HALVES_10, "beanstalkd", server, 100_000, *ONE_COMMAND, *connections(10))
        load(bench, names.HALVES_64, "beanstalkd", server, 100_000, *ONE_COMMAND, *connections(64))
    pipelined_beanstalkd(bench)


def measure_pawl(bench):
    def on_pawl(name, durability, jobs, *shape):
        with servers.fresh_pawl(bench.pawl, bench.work, durability) as server:
            load(bench, name, "faktory", server, jobs, *shape)

    many_connections = connections(names.IN_FLIGHT)
    on_pawl(names.WIRE_10_INTERVAL, "interval", 100_000, *ONE_COMMAND, *connections(10))
    on_pawl(names.WIRE_64_INTERVAL, "interval", 100_000, *ONE_COMMAND, *connections(64))
    on_pawl(names.WIRE_10, "fsync", 50_000, *ONE_COMMAND, *connections(10))
    on_pawl(names.WIRE_64, "fsync", 100_000, *ONE_COMMAND, *connections(64))
    on_pawl(names.WIRE_PIPELINED, "fsync", 400_000, *PIPELINED, *many_connections)
    on_pawl(names.WIRE_MANY, "fsync", 400_000, *MANY, *many_connections)
    on_pawl(names.WIRE_PIPELINED_INTERVAL, "interval", 400_000, *PIPELINED, *many_connections)
    on_pawl(names.WIRE_MANY_INTERVAL, "interval", 400_000, *MANY, *many_connections)


def measure(bench):
    for _ in range(bench.rounds):
        measure_peers(bench)
        measure_pawl(bench)
