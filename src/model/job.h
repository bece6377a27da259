// A job as it is kept: a small head that every step rewrites, and a body that is written once.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/box.h"
#include "base/clock.h"
#include "base/hash.h"
#include "model/job_ids.h"
#include "model/retry_policy.h"
#include "model/state.h"
#include "model/stateful.h"
#include "model/workflow.h"
#include "pawl/job.h"

namespace pawl {

// A Lease is a worker's right to run one job until a deadline.
// Invariant: a job has a lease exactly while one of its runs is in flight.
struct Lease {
  Token token;
  std::string worker;
  SteadyTime deadline;        // never later than hard_deadline
  SteadyTime hard_deadline;   // end of the whole run (`timeout`); kNeverSteady without one
  Millis span{0};             // what a heartbeat extends it by
  std::uint32_t commits = 0;  // made under it, of those that were numbered

  void Extend(SteadyTime now) { deadline = std::min(now + span, hard_deadline); }
};

// What a token was told, kept so that a finish repeated after a lost reply gets the same answer.
struct Answer {
  Token token;
  JobState shown;
  WallTime run_at;
};
inline constexpr std::size_t kAnswersKept = 3;

enum class UniqueUntil : std::uint8_t { kNone = 0, kStart = 1, kDone = 2 };  // stored

// How a job is to be treated, resolved from the push, the queue's defaults and our own.
struct JobOptions {
  Millis lease{30'000};
  Millis timeout{0};  // 0: none
  Millis retention{86'400'000};
  std::uint16_t max_crashes = 3;
  RetryPolicy retry;
};

// Which of a job's side records exist.
struct SideRecords {
  bool result = false;
  bool error = false;
  bool progress = false;
  bool runs = false;  // rules/past_runs.h
};

struct JobHead {
  std::string id;
  NameId queue = 0;
  NameId type = 0;
  std::string group;  // empty: none
  GroupKey group_key;
  State state = State::kQueued;
  JobState shown = JobState::kQueued;
  Reason reason = Reason::kNone;
  std::uint8_t priority = 5;
  bool client_id = false;  // the id was the client's choice and stands in the id index
  WallTime created;
  WallTime due;      // queued: when it may run, which is also its place in line; suspended: when it wakes, or never
  WallTime started;  // of the latest run; epoch: never started
  WallTime ended;    // epoch: has not ended
  WallTime expires = kNeverWall;  // fails if it has not started by then
  // Set when the time above was given as a span (delay, backoff, wake_in, expires_in): then this one decides, and the
  // other is what it came to by the wall clock of that moment, for people to see.
  SteadyTime due_steady = kNeverSteady;
  SteadyTime expires_steady = kNeverSteady;
  WallTime retain_until = kNeverWall;
  std::uint32_t attempt = 0;   // runs granted, releases not counted
  std::uint16_t failures = 0;  // since the last run asked for
  std::uint16_t crashes = 0;   // in a row
  JobOptions options;
  UniqueUntil unique_until = UniqueUntil::kNone;
  Hash128 unique_key;                    // held while unique_until is not kNone
  WallTime unique_expires = kNeverWall;  // from then on a push may take it over
  SideRecords side;
  std::optional<Lease> lease;
  std::vector<Answer> answers;       // newest last
  bool pauses_schedule = false;      // the one that has pushed it, if it fails
  std::uint8_t callback_events = 0;  // bits of CallbackEvent: the ends that its callbacks want to be told of
  std::optional<Stateful> stateful;  // nothing: a plain job
  Box<Flow> flow;                    // nothing: it neither waits for others nor do they for it

  void SetDue(WallTime at) {
    due = at;
    due_steady = kNeverSteady;
  }
  void SetDueAfter(Millis span, Now now) {
    due = now.wall + span;
    due_steady = now.steady + span;
  }
  void SetExpiresAfter(Millis span, Now now) {
    expires = now.wall + span;
    expires_steady = now.steady + span;
  }
  void NeverExpire() {
    expires = kNeverWall;
    expires_steady = kNeverSteady;
  }
  bool IsDue(Now now) const { return due_steady == kNeverSteady ? due <= now.wall : due_steady <= now.steady; }
  bool IsExpired(Now now) const {
    return expires_steady == kNeverSteady ? expires <= now.wall : expires_steady <= now.steady;
  }
};

inline bool IsMember(const JobHead& head) { return head.flow && head.flow->carrier != 0; }
// A member that is neither a task nor a partition: a piece of work that a partition of a task has found, and that ends
// the task with it. It is kept as long as any job, unless it has ended badly.
inline bool IsPiece(const JobHead& head) { return IsMember(head) && head.flow->task.empty(); }
inline bool IsCarrier(const JobHead& head) { return head.flow && head.flow->carries; }
// Whose child or member it is; 0: nobody's.
inline Seq ParentOf(const JobHead& head) {
  if (IsMember(head)) return head.flow->carrier;
  return head.stateful ? head.stateful->parent : 0;
}
// Whether others may belong to it.
inline bool HasOffspring(const JobHead& head) { return IsCarrier(head) || (head.stateful && head.stateful->children); }

// Of a job that has ended: those that want it to have succeeded may run.
inline bool EndedWell(const JobHead& head) {
  const bool excused = head.flow && (head.flow->may_fail || head.flow->by_hand);
  return head.state == State::kCompleted || (HasEnded(head.state) && excused);
}
// Its carrier fails by it. A job that was skipped by rule is neither well nor bad.
inline bool EndedBadly(const JobHead& head) {
  return HasEnded(head.state) && !EndedWell(head) && head.reason != Reason::kSkipped;
}

struct JobBody {
  std::string payload;     // raw JSON, byte for byte as pushed
  std::string unique_key;  // as the client gave it
  std::string created_by;
  Hash128 content;   // of the canonical push; zero for server-made ids
  std::string meta;  // raw JSON object that is carried and not read; empty: none
  std::vector<CallbackSpec> callbacks = {};
};

struct JobError {
  std::string type;
  std::string message;
  std::vector<std::string> backtrace;
};

}  // namespace pawl
