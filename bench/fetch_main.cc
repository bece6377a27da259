// pawl_bench_fetch is what Pawl's callbacks and downloads are compared with: a bare loop of libcurl, and a bare POST
// after two syncs. It also measures the delay of callbacks, with a receiver of its own. Prints one JSON object.
#include <curl/curl.h>
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <string>

#include "bench/callback_delay.h"
#include "bench/fetch_loop.h"

namespace pawl::bench {
namespace {

struct FetchOptions {
  FetchLoad load;
  EndedJobs ended;
  std::string finishes;  // a file
  std::string directory;
  std::size_t posts = 1'000;
};

Result<std::string> Transfer(const FetchLoad& load) {
  PAWL_ASSIGN(const FetchFigures figures, RunFetchLoad(load));
  return fmt::format("{{\"lifecycles_per_s\":{:.0f},\"load_us\":{:.2f}}}\n", figures.per_second,
                     figures.processor_each.count());
}

std::string DelayJson(const Latencies& latencies) {
  return fmt::format("{{\"delay\":{{\"p50_us\":{:.1f},\"p99_us\":{:.1f},\"max_us\":{:.1f}}}}}\n",
                     latencies.Percentile(50).count(), latencies.Percentile(99).count(),
                     latencies.Percentile(100).count());
}

Result<std::string> DelayOfCallbacks(FetchOptions& options) {
  std::ifstream lines(options.finishes);
  for (std::string line; std::getline(lines, line);) options.ended.finishes.push_back(line);
  PAWL_ASSIGN(const Latencies latencies, MeasureCallbacks(options.ended));
  return DelayJson(latencies);
}

Result<std::string> DelayOfBarePosts(const FetchOptions& options) {
  PAWL_ASSIGN(const Latencies latencies, MeasureBarePosts(options.directory, options.posts, options.ended.rest));
  return DelayJson(latencies);
}

void AddLoadOptions(CLI::App& command, FetchLoad& load) {
  command.add_option("--ports", load.ports, "ports of 127.0.0.1, each of them a host")->required()->delimiter(',');
  command.add_option("--count", load.count, "transfers")->check(CLI::PositiveNumber);
  command.add_option("--in-flight", load.in_flight)->check(CLI::Range(1, 10'000));
  command.add_option("--path", load.path, "of the URL; the number of the transfer follows it");
}

int FetchMain(int argc, char** argv) {
  FetchOptions options;
  CLI::App app("Measures what Pawl's callbacks and downloads are compared with.");
  app.require_subcommand(1);

  CLI::App* post = app.add_subcommand("post", "POSTs by a bare loop of libcurl");
  AddLoadOptions(*post, options.load);
  post->add_option("--body-bytes", options.load.body_bytes)->required()->check(CLI::PositiveNumber);
  CLI::App* get = app.add_subcommand("get", "GETs by a bare loop of libcurl, stored durably");
  AddLoadOptions(*get, options.load);
  get->add_option("--dir", options.load.directory, "an empty directory")->required()->check(CLI::ExistingDirectory);

  CLI::App* callbacks = app.add_subcommand("callback-delay", "from the end of a job until its callback is received");
  callbacks->add_option("--server-port", options.ended.server_port, "Pawl's HTTP on 127.0.0.1")->required();
  callbacks->add_option("--receiver-port", options.ended.receiver_port, "where callbacks go, to /0, /1, ...")
      ->required();
  callbacks->add_option("--finishes", options.finishes, "a file with a body of POST /v1/finish a line")
      ->required()
      ->check(CLI::ExistingFile);
  callbacks->add_option("--per-second", options.ended.per_second, "0: one at a time, each after a rest");
  CLI::App* bare = app.add_subcommand("post-delay", "two syncs and a POST, until it is received");
  bare->add_option("--dir", options.directory, "a directory on the disk")->required()->check(CLI::ExistingDirectory);
  bare->add_option("--count", options.posts)->check(CLI::PositiveNumber);
  CLI11_PARSE(app, argc, argv);

  curl_global_init(CURL_GLOBAL_DEFAULT);
  const auto measure = [&]() -> Result<std::string> {
    if (*callbacks) return DelayOfCallbacks(options);
    if (*bare) return DelayOfBarePosts(options);
    return Transfer(options.load);
  };
  const Result<std::string> report = measure();
  if (!report.ok()) {
    fmt::print(stderr, "pawl_bench_fetch: {}\n", ToString(report.error()));
    return 1;
  }
  fmt::print("{}", *report);
  return 0;
}

}  // namespace
}  // namespace pawl::bench

int main(int argc, char** argv) { return pawl::bench::FetchMain(argc, argv); }
