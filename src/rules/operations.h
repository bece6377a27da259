// The operations of the engine as values: what is asked for, and what is answered. One rule each decides them.
//
// `seed` is set once, when the operation is born, so that deciding it again gives the same tokens, ids and jitter;
// `first_seq` likewise, by the engine, when it admits the operation.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/clock.h"
#include "base/hash.h"
#include "model/job.h"
#include "model/settings.h"

namespace pawl {

// Names a job: by its id, or by its seq ("~123" in the API).
using JobRef = std::variant<Seq, std::string>;

// An Idempotency-Key: the same request under the same key gets the same answer for a day.
struct Once {
  Hash128 key;
  Hash128 request;
};

// A job as the rows of answers and listings show it.
struct JobRow {
  Seq seq = 0;
  JobHead head;
  bool existing = false;  // a push found it there
};

struct JobsReply {
  std::vector<JobRow> jobs;
  std::uint64_t count = 0;  // of operations on many
  bool replayed = false;    // answered from an Idempotency-Key
};

// ---- Push ----

struct RetryPatch {
  std::optional<std::uint16_t> max;
  std::optional<Backoff> backoff;
  std::optional<Millis> base;
  std::optional<Millis> cap;
};

// A push as it was asked for; what is absent comes from the queue's defaults, then from Pawl's.
struct JobSpec {
  std::string type;
  std::string queue;  // empty: the type's name
  std::string payload = "null";
  std::string id;     // empty: the server makes one
  Hash128 content;    // of the canonical request; needed with `id`
  std::string group;  // empty: none
  std::optional<std::uint32_t> group_limit;
  std::optional<std::uint8_t> priority;
  std::optional<Millis> delay;
  std::optional<WallTime> run_at;
  std::optional<Millis> lease;
  std::optional<Millis> timeout;
  std::optional<Millis> expires_in;
  std::optional<Millis> retention;
  RetryPatch retry;
  std::optional<std::uint16_t> max_crashes;
  std::string unique_key;
  UniqueUntil unique_until = UniqueUntil::kNone;
  std::string created_by;
};

struct PushOp {
  using Reply = JobsReply;
  std::vector<JobSpec> jobs;
  bool bulk = false;  // errors name the place in the list
  std::optional<Once> once;
  std::uint64_t seed = 0;
  Seq first_seq = 0;
};

// ---- Runs ----

struct ClaimedJob {
  Seq seq = 0;
  JobHead head;  // with the lease
  std::string payload;
  std::optional<JobError> error;        // of the run before
  std::optional<std::string> progress;  // of the run before
};

struct HeartbeatOp {
  struct Reply {
    Seq seq = 0;
    std::string id;
    Lease lease;
    bool cancel = false;
  };
  JobRef job;
  Token token;
  std::optional<std::string> progress;  // raw JSON
  std::optional<Millis> lease;          // a new span
};

enum class Outcome : std::uint8_t { kCompleted, kFailed, kReleased, kSuspended, kContinue };

// The end of a run, or a checkpoint in it (kContinue): outcome and all effects in one step. Later kinds of effect are
// further members here and one more function in the rule.
struct FinishOp {
  struct Reply {
    Seq seq = 0;
    std::string id;
    Shown shown = Shown::kQueued;
    WallTime run_at;             // of a job that waits for its time
    std::optional<Lease> lease;  // kContinue
    bool cancel = false;         // kContinue
  };
  JobRef job;
  Token token;
  Outcome outcome = Outcome::kCompleted;
  std::optional<std::string> result;    // raw JSON
  std::optional<std::string> progress;  // raw JSON
  std::optional<JobError> error;        // kFailed
  bool retry = true;                    // kFailed: false: never again
  std::optional<Millis> retry_in;       // kFailed: instead of the policy's pause
  std::optional<Millis> delay;          // kReleased
  std::optional<WallTime> wake_at;      // kSuspended
  std::optional<Millis> wake_in;        // kSuspended
  std::optional<Millis> lease;          // kContinue
  std::vector<JobSpec> push;            // jobs that come into being with this step
  std::uint64_t seed = 0;
  Seq first_seq = 0;
};

// ---- Asked for from outside ----

struct RunOp {
  using Reply = JobsReply;
  JobRef job;
  bool force = false;  // terminated jobs too
  std::optional<Once> once;
};

struct TerminateOp {
  using Reply = JobsReply;
  JobRef job;
  std::optional<Once> once;
};

struct DeleteOp {
  using Reply = JobsReply;
  JobRef job;
};

struct JobFilter {
  std::optional<std::string> queue;
  std::optional<std::string> type;
  std::optional<std::string> group;
  std::vector<Shown> shown;  // empty: any
};

enum class ManyAction : std::uint8_t { kRun = 0, kTerminate = 1, kPurge = 2 };  // stored

// The same step for every job that matches when it is its turn, counted. Runs as an intent.
struct ManyOp {
  using Reply = JobsReply;
  ManyAction action = ManyAction::kRun;
  JobFilter filter;
  std::optional<Once> once;
  Seq first_seq = 0;  // also the intent's number; jobs pushed later are left alone
};

// ---- Settings ----

template <typename T>
using Patch = std::optional<std::optional<T>>;  // absent: leave; present but empty: back to the default

struct QueuePatch {
  std::optional<bool> paused;
  Patch<std::uint32_t> concurrency;
  Patch<Rate> rate;
  Patch<std::uint64_t> max_payload;
  bool clear_defaults = false;
  Patch<Millis> lease, timeout, delay, expires_in, retention;
  Patch<RetryPatch> retry;
  Patch<std::uint16_t> max_crashes;
  Patch<std::uint8_t> priority;
  Patch<std::uint32_t> group_limit;
};

struct PatchQueueOp {
  struct Reply {
    NameId queue = 0;
    QueueSettings settings;
  };
  std::string queue;
  QueuePatch patch;
};

struct DeleteQueueOp {
  struct Reply {};
  std::string queue;
};

struct GroupPatch {
  Patch<std::uint32_t> limit;
  Patch<Rate> rate;
  std::optional<bool> paused;
  std::optional<bool> ordered;
};

struct PatchGroupOp {
  struct Reply {
    GroupSettings settings;
  };
  std::string queue;
  std::string group;
  GroupPatch patch;
};

}  // namespace pawl
