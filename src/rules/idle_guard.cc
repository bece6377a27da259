#include "rules/idle_guard.h"

#include <chrono>

namespace pawl {
namespace {

constexpr Millis kWindow = std::chrono::minutes(1);

std::uint32_t IdleRunsMax(const JobHead& head, Txn& txn) {
  return txn.Type(head.queue, head.type).value_or(TypeSpec{}).idle_runs_max;
}

void Forgive(Stateful& stateful) {
  stateful.idle_runs = 0;
  stateful.idle_strikes = 0;
  stateful.idle_since = SteadyTime{};
  stateful.not_before = SteadyTime{};
}

}  // namespace

bool RunsAway(JobHead& head, bool idle, Txn& txn) {
  Stateful& stateful = *head.stateful;
  if (!idle) {
    Forgive(stateful);
    return false;
  }
  const std::uint32_t max = IdleRunsMax(head, txn);
  if (max == 0) return false;
  const bool in_window = stateful.idle_since <= txn.now().steady && txn.now().steady < stateful.idle_since + kWindow;
  if (!in_window) {
    if (stateful.idle_runs <= max) stateful.idle_strikes = 0;
    stateful.idle_since = txn.now().steady;
    stateful.idle_runs = 0;
  }
  if (++stateful.idle_runs <= max || GuardPause(stateful, txn.now()) > Millis{0}) return false;
  if (stateful.idle_strikes == 0) {
    stateful.idle_strikes = 1;
    stateful.not_before = stateful.idle_since + kWindow;
    return false;
  }
  Forgive(stateful);
  return true;
}

// Never longer than the window: what shows more is a time of another clock, from an earlier version or another store.
Millis GuardPause(const Stateful& stateful, Now now) {
  const Millis pause = stateful.not_before - now.steady;
  return pause > Millis{0} && pause <= kWindow ? pause : Millis{0};
}

JobError RunAwayError(const JobHead& head, Txn& txn) {
  return {"run_away",
          "more than " + std::to_string(IdleRunsMax(head, txn)) +
              " runs within a minute consumed nothing and changed nothing, and so in the minute before",
          {}};
}

}  // namespace pawl
