// The states of a job and the ways between them. docs/states.md is this file in words.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "pawl/job.h"

namespace pawl {

// Never renumber: stored.
enum class State : std::uint8_t {
  kQueued = 0,
  kRunning = 1,
  kSuspended = 2,
  kCompleted = 3,
  kFailed = 4,
  kTerminating = 5,
  kTerminated = 6,
};

// What people see is JobState (pawl/job.h). Each has an index of its own, whose size is the gauge.
inline constexpr std::array<JobState, kJobStateCount> kJobStates = {
    JobState::kQueued,      JobState::kScheduled,  JobState::kRetrying, JobState::kRunning,
    JobState::kSuspended,   JobState::kCompleted,  JobState::kFailed,   JobState::kDead,
    JobState::kTerminating, JobState::kTerminated, JobState::kWaiting};

// Why a job is where it is, when the state alone does not tell. Never renumber: stored.
enum class Reason : std::uint8_t {
  kNone = 0,
  kExpired = 1,            // not started within expires_in
  kRetriesExhausted = 2,   // failed, and no retry was left
  kNotRetried = 3,         // failed, and the worker said not to try again
  kLeaseExpired = 4,       // its workers vanished max_crashes times in a row
  kTimedOut = 5,           // ran longer than its timeout
  kByRequest = 6,          // terminated because somebody asked
  kPurged = 7,             // terminated by a purge of its queue
  kRunAway = 8,            // ran again and again without doing anything
  kShutdownFailed = 9,     // terminated, and its shutdown run failed
  kShutdownTimeout = 10,   // terminated, and nobody took its shutdown run
  kParentTerminated = 11,  // terminated with its parent
  kSkipped = 12,           // what it waited for did not end as it must have, or somebody has skipped it
  kTasksFailed = 13,       // a carrier: members of it ended badly
  kStopped = 14,           // a partition of a task that stops on errors: another one ended badly
};

inline constexpr Reason kLastReason = Reason::kStopped;

std::string_view Name(State state);
std::string_view Name(Reason reason);

// The ways that not every step may take.
enum class Way : std::uint8_t {
  kUsual,
  kForced,   // also out of terminated
  kCarried,  // of a carrier: it is suspended without a run, ends without one, and may be opened again
};

// The whole state machine: no other step exists.
bool CanMove(State from, State to, Way way = Way::kUsual);

// Ended: nothing will happen to the job unless somebody asks for it.
constexpr bool HasEnded(State state) {
  return state == State::kCompleted || state == State::kFailed || state == State::kTerminated;
}

State StateOf(JobState shown);

}  // namespace pawl
