#include "model/state.h"

namespace pawl {
namespace {

constexpr std::array<std::string_view, kJobStateCount> kJobStateNames = {
    "queued", "scheduled", "retrying",    "running",    "suspended", "completed",
    "failed", "dead",      "terminating", "terminated", "waiting"};
constexpr std::array<std::string_view, 7> kStateNames = {"queued", "running",     "suspended", "completed",
                                                         "failed", "terminating", "terminated"};
constexpr std::array<std::string_view, static_cast<std::size_t>(kLastReason) + 1> kReasonNames = {
    "",
    "expired",
    "retries_exhausted",
    "not_retried",
    "lease_expired",
    "timed_out",
    "terminated_by_request",
    "purged",
    "run_away",
    "shutdown_failed",
    "shutdown_timeout",
    "parent_terminated",
    "skipped",
    "tasks_failed",
    "stopped"};

}  // namespace

std::string_view Name(State state) { return kStateNames.at(static_cast<std::size_t>(state)); }
std::string_view Name(JobState shown) { return kJobStateNames.at(static_cast<std::size_t>(shown)); }
std::string_view Name(Reason reason) { return kReasonNames.at(static_cast<std::size_t>(reason)); }

std::optional<JobState> JobStateFromName(std::string_view name) {
  for (const JobState shown : kJobStates) {
    if (Name(shown) == name) return shown;
  }
  return std::nullopt;
}

namespace {

bool CanBeCarried(State from, State to) {
  switch (from) {
    case State::kQueued:
      return to == State::kSuspended;
    case State::kSuspended:
      return to == State::kCompleted || to == State::kFailed || to == State::kQueued;
    case State::kCompleted:
    case State::kFailed:
    case State::kTerminated:
      return to == State::kSuspended || to == State::kQueued;
    case State::kRunning:
    case State::kTerminating:
      break;
  }
  return false;
}

}  // namespace

bool CanMove(State from, State to, Way way) {
  if (way == Way::kCarried && CanBeCarried(from, to)) return true;
  switch (from) {
    case State::kQueued:
      return to == State::kRunning || to == State::kTerminating || to == State::kFailed;
    case State::kRunning:
      return to == State::kQueued || to == State::kSuspended || to == State::kCompleted || to == State::kFailed ||
             to == State::kTerminating;
    case State::kSuspended:
    case State::kCompleted:
    case State::kFailed:
      return to == State::kQueued || to == State::kTerminating;
    case State::kTerminating:
      return to == State::kTerminated;
    case State::kTerminated:
      return way == Way::kForced && to == State::kQueued;
  }
  return false;
}

State StateOf(JobState shown) {
  switch (shown) {
    case JobState::kQueued:
    case JobState::kScheduled:
    case JobState::kRetrying:
    case JobState::kWaiting:
      return State::kQueued;
    case JobState::kRunning:
      return State::kRunning;
    case JobState::kSuspended:
      return State::kSuspended;
    case JobState::kCompleted:
      return State::kCompleted;
    case JobState::kFailed:
    case JobState::kDead:
      return State::kFailed;
    case JobState::kTerminating:
      return State::kTerminating;
    case JobState::kTerminated:
      break;
  }
  return State::kTerminated;
}

}  // namespace pawl
