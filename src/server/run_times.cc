#include "server/run_times.h"

namespace pawl {
namespace {

bool EndsRun(Cause cause) {
  return cause == Cause::kCompleted || cause == Cause::kFailed || cause == Cause::kCrashed ||
         cause == Cause::kSuspended;
}

}  // namespace

void RunTimes::OnTransitions(const std::vector<Transition>& transitions) {
  std::lock_guard lock(mutex_);
  for (const Transition& transition : transitions) {
    if (transition.cause == Cause::kClaimed) {
      queues_[transition.queue].waited.Add(transition.waited);
    } else if (EndsRun(transition.cause)) {
      queues_[transition.queue].ran.Add(transition.ran);
    }
  }
}

std::unordered_map<NameId, QueueTimes> RunTimes::Read(const std::unordered_set<NameId>& queues) const {
  std::unordered_map<NameId, QueueTimes> read;
  std::lock_guard lock(mutex_);
  for (const auto& [queue, times] : queues_) {
    QueueTimes& into = read[queues.contains(queue) ? queue : kOthers];
    into.waited.Add(times.waited);
    into.ran.Add(times.ran);
  }
  return read;
}

}  // namespace pawl
