// The work of `pawl bench`, whichever way it reaches the engine: turns that go through push, claim and complete, and
// the account of how long each call took. Used by one thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/latencies.h"

namespace pawl::cli {

enum class BenchStep : std::uint8_t { kPush, kClaim, kComplete };

// How much is done: each turn takes `batch` jobs from the `first` step to the `last`, until all have been.
struct BenchPlan {
  BenchStep first = BenchStep::kPush;
  BenchStep last = BenchStep::kComplete;
  std::size_t jobs = 0;
  std::size_t batch = 1;
  std::size_t in_flight = 1;  // turns at once
};

struct BenchRun {
  std::string id;
  std::string token;
};

// One batch on its way. A turn has at most one call unanswered.
struct BenchTurn {
  BenchStep step = BenchStep::kPush;
  std::size_t count = 0;       // jobs in it
  std::vector<BenchRun> runs;  // claimed and not completed yet
  BenchClock::time_point sent_at;
};

struct BenchTimes {
  double seconds = 0;
  Latencies push;
  Latencies claim;
  Latencies complete;
};

class BenchWork {
 public:
  // Runs that a plan claims without completing them are left in `pool`, where a plan of completions finds them.
  BenchWork(const BenchPlan& plan, std::vector<BenchRun>& pool);

  // Gives the turn its first step; false if no jobs are left for it.
  bool Begin(BenchTurn& turn);
  // The turn's call was answered at `now`, in full: gives it its next step; false if there is none.
  bool Advance(BenchTurn& turn, BenchClock::time_point now);
  // A claim was answered with fewer jobs than are wanted: the turn claims the rest.
  static std::size_t Missing(const BenchTurn& turn) { return turn.count - turn.runs.size(); }

  BenchTimes TakeTimes(BenchClock::duration took);

 private:
  Latencies& Of(BenchStep step);

  const BenchPlan plan_;
  std::vector<BenchRun>& pool_;
  std::size_t unstarted_;
  BenchTimes times_;
};

}  // namespace pawl::cli
