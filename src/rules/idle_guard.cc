#include "rules/idle_guard.h"

#include <chrono>

namespace pawl {
namespace {

constexpr Millis kWindow = std::chrono::minutes(1);

std::uint32_t IdleRunsMax(const JobHead& head, Txn& txn) {
  return txn.Type(head.queue, head.type).value_or(TypeSpec{}).idle_runs_max;
}

void Forgive(Living& living) {
  living.idle_runs = 0;
  living.idle_strikes = 0;
  living.idle_since = SteadyTime{};
  living.not_before = SteadyTime{};
}

}  // namespace

bool RunsAway(JobHead& head, bool idle, Txn& txn) {
  Living& living = *head.living;
  if (!idle) {
    Forgive(living);
    return false;
  }
  const std::uint32_t max = IdleRunsMax(head, txn);
  if (max == 0) return false;
  const bool in_window = living.idle_since <= txn.now().steady && txn.now().steady < living.idle_since + kWindow;
  if (!in_window) {
    if (living.idle_runs <= max) living.idle_strikes = 0;
    living.idle_since = txn.now().steady;
    living.idle_runs = 0;
  }
  if (++living.idle_runs <= max || GuardPause(living, txn.now()) > Millis{0}) return false;
  if (living.idle_strikes == 0) {
    living.idle_strikes = 1;
    living.not_before = living.idle_since + kWindow;
    return false;
  }
  Forgive(living);
  return true;
}

// Never longer than the window: what shows more is a time of another clock, from an earlier version or another store.
Millis GuardPause(const Living& living, Now now) {
  const Millis pause = living.not_before - now.steady;
  return pause > Millis{0} && pause <= kWindow ? pause : Millis{0};
}

JobError RunAwayError(const JobHead& head, Txn& txn) {
  return {"run_away",
          "more than " + std::to_string(IdleRunsMax(head, txn)) +
              " runs within a minute consumed nothing and changed nothing, and so in the minute before",
          {}};
}

}  // namespace pawl
