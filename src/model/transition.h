// A Transition is one step of one job: the single source of events, statistics and wake-ups.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "model/job.h"

namespace pawl {

enum class Cause : std::uint8_t {
  kPushed,
  kPromoted,  // its time came
  kClaimed,
  kCompleted,
  kFailed,   // a run failed: tried again or dead, as `to` says
  kCrashed,  // a lease ran out
  kReleased,
  kSuspended,
  kExpired,
  kRunAgain,
  kTerminated,  // asked to stop: terminating or terminated, as `to` says
  kDeleted,     // gone, by request or by retention: `to` is where it was
  kWoken,       // data came for it, or news of a child
};

struct Transition {
  Seq seq = 0;
  std::string id;
  NameId queue = 0;
  NameId type = 0;
  std::string group;
  std::optional<JobState> from;  // nothing for a push
  JobState to = JobState::kQueued;
  Reason reason = Reason::kNone;
  Cause cause = Cause::kPushed;
  bool is_task = false;  // of a workflow
  std::uint32_t attempt = 0;
  WallTime at;
  Millis waited{0};  // claims: since it could have run; ends of runs: as the claim said
  Millis ran{0};     // ends of runs: since the claim; of a workflow: since it began
};

}  // namespace pawl
