#include "server/run_times.h"

#include <optional>

#include "engine/workflow_queries.h"

namespace pawl {
namespace {

bool EndsRun(Cause cause) {
  return cause == Cause::kCompleted || cause == Cause::kFailed || cause == Cause::kCrashed ||
         cause == Cause::kSuspended;
}

// Nothing: it has not ended by this.
std::optional<TaskState> EndOf(const Transition& transition) {
  if (!HasEnded(transition.to) || (transition.from && HasEnded(*transition.from))) return std::nullopt;
  return TaskStateOf(transition.to, transition.reason);
}

}  // namespace

void RunTimes::OnTransitions(const std::vector<Transition>& transitions) {
  const MutexLock lock(mutex_);
  for (const Transition& transition : transitions) {
    if (transition.cause == Cause::kClaimed) {
      queues_[transition.queue].waited.Add(transition.waited);
    } else if (EndsRun(transition.cause)) {
      queues_[transition.queue].ran.Add(transition.ran);
    }
    if (!transition.is_task) continue;
    if (const auto end = EndOf(transition)) ++task_ends_[static_cast<std::size_t>(*end)];
  }
}

std::unordered_map<NameId, QueueTimes> RunTimes::Read(const std::unordered_set<NameId>& queues) const {
  std::unordered_map<NameId, QueueTimes> read;
  const MutexLock lock(mutex_);
  for (const auto& [queue, times] : queues_) {
    QueueTimes& into = read[queues.contains(queue) ? queue : kOthers];
    into.waited.Add(times.waited);
    into.ran.Add(times.ran);
  }
  return read;
}

TaskEnds RunTimes::task_ends() const {
  const MutexLock lock(mutex_);
  return task_ends_;
}

}  // namespace pawl
