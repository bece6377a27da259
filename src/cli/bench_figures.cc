#include "cli/bench_figures.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

#include "base/duration.h"
#include "base/json_writer.h"

namespace pawl::cli {
namespace {

// Enough digits to compare by, and no more.
double Rounded(double value) { return std::round(value * 10) / 10; }

void WriteSetting(JsonWriter& json, const BenchOptions& options) {
  json.Key("mode").String(Name(options.mode));
  json.Key("target").String(options.in_process.empty() ? "http" : "in-process");
  json.Key("jobs").Uint(options.jobs).Key("payload_bytes").Uint(options.payload_bytes);
  json.Key("batch").Uint(options.batch).Key("in_flight").Uint(options.in_flight);
  if (options.in_process.empty()) json.Key("connections").Uint(options.connections);
  json.Key("client_ids").Bool(options.client_ids);
  if (options.retention) json.Key("retention").String(FormatDuration(*options.retention));
}

std::string Setting(const BenchOptions& options) {
  const std::string where =
      options.in_process.empty() ? fmt::format("HTTP, {} connection(s)", options.connections) : "in-process";
  std::string text = fmt::format("{}, {}, {} job(s) a call, {} call(s) in flight, payload {} bytes", where,
                                 Name(options.mode), options.batch, options.in_flight, options.payload_bytes);
  if (options.client_ids) text += ", ids of our own";
  if (options.retention) text += fmt::format(", retention {}", FormatDuration(*options.retention));
  return text;
}

}  // namespace

BenchFigures MedianRound(std::vector<BenchFigures> rounds) {
  std::sort(rounds.begin(), rounds.end(), [](const auto& a, const auto& b) { return a.rank < b.rank; });
  return std::move(rounds[rounds.size() / 2]);
}

std::string BenchJson(const BenchOptions& options, const std::string& durability, const BenchFigures& figures) {
  std::string out;
  JsonWriter json(out);
  json.BeginObject();
  WriteSetting(json, options);
  json.Key("durability").String(durability);
  for (const BenchNumber& number : figures.numbers) json.Key(number.name).Double(Rounded(number.value));
  for (const BenchCalls& calls : figures.calls) {
    json.Key(calls.name).BeginObject();
    json.Key("p50_us").Double(Rounded(calls.times.Percentile(50).count()));
    json.Key("p99_us").Double(Rounded(calls.times.Percentile(99).count()));
    json.Key("max_us").Double(Rounded(calls.times.Percentile(100).count())).EndObject();
  }
  json.EndObject();
  return out + "\n";
}

std::string BenchText(const BenchOptions& options, const std::string& durability, const BenchFigures& figures) {
  std::string out = fmt::format("{}, durability {}\n", Setting(options), durability);
  for (const BenchNumber& number : figures.numbers) {
    fmt::format_to(std::back_inserter(out), "  {:<32} {:>12.1f}\n", number.text, number.value);
  }
  for (const BenchCalls& calls : figures.calls) {
    const Latencies& times = calls.times;
    fmt::format_to(std::back_inserter(out),
                   "  {:<10} p50 {:>9.1f} us   p99 {:>9.1f} us   max {:>9.1f} us   {} call(s)\n", calls.name,
                   times.Percentile(50).count(), times.Percentile(99).count(), times.Percentile(100).count(),
                   times.count());
  }
  return out;
}

std::string_view Name(BenchMode mode) {
  constexpr std::array<std::string_view, 11> kNames{"batch", "single", "steps", "handover", "list", "pingpong",
                                                    "tree",  "port",   "drain", "chain",    "fan"};
  return kNames[static_cast<std::size_t>(mode)];
}

}  // namespace pawl::cli
