#include "cli/bench_work.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace pawl::cli {

BenchWork::BenchWork(const BenchPlan& plan, std::vector<BenchRun>& pool)
    : plan_(plan), pool_(pool), unstarted_(plan.jobs) {
  for (Latencies* latencies : {&times_.push, &times_.claim, &times_.complete}) {
    latencies->Reserve(plan.jobs / plan.batch + 1);
  }
}

bool BenchWork::Begin(BenchTurn& turn) {
  turn.runs.clear();
  turn.step = plan_.first;
  turn.count = std::min(plan_.batch, unstarted_);
  unstarted_ -= turn.count;
  if (plan_.first == BenchStep::kComplete) {
    turn.count = std::min(turn.count, pool_.size());
    const auto from = pool_.end() - static_cast<std::ptrdiff_t>(turn.count);
    std::move(from, pool_.end(), std::back_inserter(turn.runs));
    pool_.erase(from, pool_.end());
  }
  return turn.count > 0;
}

bool BenchWork::Advance(BenchTurn& turn, BenchClock::time_point now) {
  Of(turn.step).Add(now - turn.sent_at);
  if (turn.step != plan_.last) {
    turn.step = turn.step == BenchStep::kPush ? BenchStep::kClaim : BenchStep::kComplete;
    return true;
  }
  if (turn.step == BenchStep::kClaim) std::move(turn.runs.begin(), turn.runs.end(), std::back_inserter(pool_));
  return Begin(turn);
}

BenchTimes BenchWork::TakeTimes(BenchClock::duration took) {
  times_.seconds = std::chrono::duration<double>(took).count();
  return std::move(times_);
}

Latencies& BenchWork::Of(BenchStep step) {
  switch (step) {
    case BenchStep::kPush:
      return times_.push;
    case BenchStep::kClaim:
      return times_.claim;
    case BenchStep::kComplete:
      break;
  }
  return times_.complete;
}

}  // namespace pawl::cli
