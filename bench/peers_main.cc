// pawl_bench_peers is the load on servers that are spoken to by lines of text (beanstalkd, Faktory's protocol, a bare
// echo), that echo server itself, and a probe of the bare disk.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "bench/beanstalkd_protocol.h"
#include "bench/disk_probe.h"
#include "bench/echo_protocol.h"
#include "bench/faktory_protocol.h"
#include "bench/line_server.h"
#include "bench/wire_load.h"

namespace pawl::bench {
namespace {

struct Options {
  WireLoad load;
  std::size_t payload_bytes = 200;
  bool many = false;
  std::string directory = ".";
  std::size_t syncs = 2'000;
  unsigned idle_ms = 0;
  std::size_t rounds = 3;
  bool json = false;
};

std::string Json(const Latencies& latencies) {
  return fmt::format(R"({{"p50_us":{:.1f},"p99_us":{:.1f},"max_us":{:.1f}}})", latencies.Percentile(50).count(),
                     latencies.Percentile(99).count(), latencies.Percentile(100).count());
}

std::string Text(std::string_view name, const Latencies& latencies) {
  return fmt::format("  {:<10} p50 {:>9.1f} us   p99 {:>9.1f} us\n", name, latencies.Percentile(50).count(),
                     latencies.Percentile(99).count());
}

constexpr WireStep kSteps[] = {WireStep::kPush, WireStep::kClaim, WireStep::kFinish};

std::string Report(const WireProtocol& protocol, const WireFigures& figures, bool json) {
  std::string text;
  if (json) {
    for (const WireStep step : kSteps)
      text += fmt::format(R"(,"{}":{})", protocol.NameOf(step), Json(figures.Of(step)));
    return fmt::format("{{\"lifecycles_per_s\":{:.0f},\"load_us\":{:.2f}{}}}\n", figures.lifecycles_per_second,
                       figures.load_each.count(), text);
  }
  for (const WireStep step : kSteps) text += Text(protocol.NameOf(step), figures.Of(step));
  return fmt::format("{:.0f} lifecycles/s, {:.2f} us of processor each for the load\n{}", figures.lifecycles_per_second,
                     figures.load_each.count(), text);
}

// The figures of the round whose value is the median: whole rounds are compared, never mixed.
template <typename Figures, typename Measure, typename Value>
Result<Figures> MedianRound(std::size_t rounds, Measure measure, Value value) {
  std::vector<Figures> all;
  for (std::size_t i = 0; i < rounds; ++i) {
    PAWL_ASSIGN(all.emplace_back(), measure());
  }
  std::sort(all.begin(), all.end(), [&](const Figures& a, const Figures& b) { return value(a) < value(b); });
  return std::move(all[all.size() / 2]);
}

Result<std::string> MeasureWire(const Options& options, WireProtocol& protocol) {
  WireLoad load = options.load;
  load.warm_up_jobs = load.jobs / 10;
  PAWL_ASSIGN(const WireFigures figures, MedianRound<WireFigures>(
                                             options.rounds, [&] { return RunWireLoad(load, protocol); },
                                             [](const auto& round) { return round.lifecycles_per_second; }));
  return Report(protocol, figures, options.json);
}

Result<std::string> MeasureDisk(const Options& options) {
  PAWL_ASSIGN(
      const Latencies latencies,
      MedianRound<Latencies>(
          options.rounds,
          [&] { return ProbeFdatasync(options.directory, options.syncs, std::chrono::milliseconds(options.idle_ms)); },
          [](const auto& round) { return round.Percentile(50); }));
  if (options.json) return fmt::format("{{\"fdatasync\":{}}}\n", Json(latencies));
  return "4096 bytes written and made durable\n" + Text("fdatasync", latencies);
}

Result<std::string> ServeEcho(std::uint16_t port) {
  EchoLines echo;
  PAWL_ASSIGN(const auto server, LineServer::Open(port, echo));
  PAWL_TRY(server->Serve());
  return "";
}

CLI::App* AddLoad(CLI::App& app, const char* name, const char* help, Options& options) {
  const std::map<std::string, WireShape> shapes{{"turns", WireShape::kTurns}, {"halves", WireShape::kHalves}};
  CLI::App* command = app.add_subcommand(name, help);
  WireLoad& load = options.load;
  command->add_option("--port", load.port, "its port on 127.0.0.1")->required();
  command->add_option("--shape", load.shape, "turns: all connections do all; halves: one pushes, one works")
      ->transform(CLI::CheckedTransformer(shapes));
  command->add_option("--connections", load.connections)->check(CLI::Range(1, 10'000));
  command->add_option("--pipeline", load.at_once, "jobs of a step that are sent at once")->check(CLI::Range(1, 10'000));
  command->add_option("--jobs", load.jobs, "lifecycles a round")->check(CLI::PositiveNumber);
  command->add_option("--payload-bytes", options.payload_bytes)->check(CLI::Range(4, 65'535));
  return command;
}

int Main(int argc, char** argv) {
  Options options;
  CLI::App app("Measures Pawl's wire protocol and the peers that it is compared with.");
  app.require_subcommand(1);
  app.add_flag("--json", options.json, "print JSON")->configurable(false);
  app.add_option("--rounds", options.rounds, "measure so often and report the median round")
      ->check(CLI::Range(1, 1000));

  const CLI::App* beanstalkd = AddLoad(app, "beanstalkd", "lifecycles on a running, empty beanstalkd", options);
  const CLI::App* echo = AddLoad(app, "echo", "the same commands to a running echo server", options);
  CLI::App* faktory = AddLoad(app, "faktory", "lifecycles on a running, empty server of Faktory's protocol", options);
  faktory->add_flag("--many", options.many, "one command for all jobs that are sent at once (Pawl only)");
  CLI::App* echo_server = app.add_subcommand("echo-server", "answers every line until it is stopped");
  echo_server->add_option("--port", options.load.port, "on 127.0.0.1")->required();

  CLI::App* disk = app.add_subcommand("fdatasync", "the time of a write made durable");
  disk->add_option("--dir", options.directory, "a directory on the disk")->required()->check(CLI::ExistingDirectory);
  disk->add_option("--count", options.syncs, "writes a round")->check(CLI::PositiveNumber);
  disk->add_option("--idle-ms", options.idle_ms, "rest before each write");
  CLI11_PARSE(app, argc, argv);

  const auto measure = [&]() -> Result<std::string> {
    if (*disk) return MeasureDisk(options);
    if (*echo_server) return ServeEcho(options.load.port);
    std::unique_ptr<WireProtocol> protocol;
    if (*beanstalkd) protocol = std::make_unique<BeanstalkdProtocol>(options.payload_bytes);
    if (*echo) protocol = std::make_unique<EchoProtocol>(options.payload_bytes);
    if (*faktory) protocol = std::make_unique<FaktoryProtocol>(options.payload_bytes, options.many);
    return MeasureWire(options, *protocol);
  };
  const Result<std::string> report = measure();
  if (!report.ok()) {
    fmt::print(stderr, "pawl_bench_peers: {}\n", ToString(report.error()));
    return 1;
  }
  fmt::print("{}", *report);
  return 0;
}

}  // namespace
}  // namespace pawl::bench

int main(int argc, char** argv) { return pawl::bench::Main(argc, argv); }
