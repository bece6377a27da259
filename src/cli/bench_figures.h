// What `pawl bench` found out, and how it is shown.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/latencies.h"
#include "cli/bench_options.h"

namespace pawl::cli {

struct BenchNumber {
  std::string_view name;  // for programs: "lifecycles_per_s"
  std::string_view text;  // for people
  double value = 0;
};

struct BenchCalls {
  std::string_view name;
  Latencies times;
};

// Of one round.
struct BenchFigures {
  std::vector<BenchNumber> numbers;
  std::vector<BenchCalls> calls;
  double rank = 0;  // what rounds are compared by
};

// The round whose rank is the median: whole rounds are compared, never mixed. `rounds` is not empty.
BenchFigures MedianRound(std::vector<BenchFigures> rounds);

// One JSON object on one line.
std::string BenchJson(const BenchOptions& options, const std::string& durability, const BenchFigures& figures);
std::string BenchText(const BenchOptions& options, const std::string& durability, const BenchFigures& figures);

std::string_view Name(BenchMode mode);

}  // namespace pawl::cli
