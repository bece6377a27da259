// pawl_bench_peers measures what Pawl is compared with: beanstalkd on the same machine, and the bare disk.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <vector>

#include "bench/beanstalkd.h"
#include "bench/disk_probe.h"

namespace pawl::bench {
namespace {

struct Options {
  BeanstalkdLoad beanstalkd;
  std::string directory = ".";
  std::size_t syncs = 2'000;
  unsigned idle_ms = 0;
  std::size_t rounds = 3;
  bool json = false;
};

std::string Json(const Latencies& latencies) {
  return fmt::format(R"({{"p50_us":{:.1f},"p99_us":{:.1f}}})", latencies.Percentile(50).count(),
                     latencies.Percentile(99).count());
}

std::string Text(const char* name, const Latencies& latencies) {
  return fmt::format("  {:<10} p50 {:>9.1f} us   p99 {:>9.1f} us\n", name, latencies.Percentile(50).count(),
                     latencies.Percentile(99).count());
}

std::string Report(const BeanstalkdLoad& load, const BeanstalkdFigures& figures, bool json) {
  if (json) {
    return fmt::format(R"({{"peer":"beanstalkd","connections":{},"pipeline":{},"jobs":{},"payload_bytes":{},)"
                       R"("lifecycles_per_s":{:.0f},"put":{},"reserve":{},"delete":{}}})"
                       "\n",
                       load.connections, load.pipeline, load.jobs, load.payload_bytes, figures.lifecycles_per_second,
                       Json(figures.put), Json(figures.reserve), Json(figures.remove));
  }
  return fmt::format("beanstalkd, {} connection(s), {} command(s) at once: {:.0f} lifecycles/s\n", load.connections,
                     load.pipeline, figures.lifecycles_per_second) +
         Text("put", figures.put) + Text("reserve", figures.reserve) + Text("delete", figures.remove);
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

Result<std::string> MeasureBeanstalkd(const Options& options) {
  PAWL_ASSIGN(const BeanstalkdFigures figures, MedianRound<BeanstalkdFigures>(
                                                   options.rounds, [&] { return RunBeanstalkd(options.beanstalkd); },
                                                   [](const auto& round) { return round.lifecycles_per_second; }));
  return Report(options.beanstalkd, figures, options.json);
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

int Main(int argc, char** argv) {
  Options options;
  CLI::App app("Measures the peers that Pawl is compared with.");
  app.require_subcommand(1);
  app.add_flag("--json", options.json, "print JSON")->configurable(false);
  app.add_option("--rounds", options.rounds, "measure so often and report the median round")
      ->check(CLI::Range(1, 1000));

  CLI::App* beanstalkd = app.add_subcommand("beanstalkd", "lifecycles on a running, empty beanstalkd");
  BeanstalkdLoad& load = options.beanstalkd;
  beanstalkd->add_option("--port", load.port, "its port on 127.0.0.1")->required();
  beanstalkd->add_option("--connections", load.connections)->check(CLI::Range(1, 10'000));
  beanstalkd->add_option("--pipeline", load.pipeline, "commands sent at once")->check(CLI::Range(1, 10'000));
  beanstalkd->add_option("--jobs", load.jobs, "lifecycles a round")->check(CLI::PositiveNumber);
  beanstalkd->add_option("--payload-bytes", load.payload_bytes)->check(CLI::Range(0, 65'535));

  CLI::App* disk = app.add_subcommand("fdatasync", "the time of a write made durable");
  disk->add_option("--dir", options.directory, "a directory on the disk")->required()->check(CLI::ExistingDirectory);
  disk->add_option("--count", options.syncs, "writes a round")->check(CLI::PositiveNumber);
  disk->add_option("--idle-ms", options.idle_ms, "rest before each write");
  CLI11_PARSE(app, argc, argv);

  const Result<std::string> report = *beanstalkd ? MeasureBeanstalkd(options) : MeasureDisk(options);
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
