// Jobs as values: what is pushed, and what is known of a job afterwards.
//
// Payloads, meta, results and progress are JSON as text: Pawl hands them on byte for byte, so any JSON library can make
// and read them. An empty string or optional stands for "not set".
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pawl/callback.h"
#include "pawl/ports.h"
#include "pawl/retry.h"

namespace pawl {

// A queued job that waits for its time is `scheduled`, or `retrying` after a failure, and `waiting` while it waits for
// other jobs; a job that failed with no retry left is `dead`, and `failed` if it expired before it could start.
enum class JobState : std::uint8_t {
  kQueued = 0,
  kScheduled = 1,
  kRetrying = 2,
  kRunning = 3,
  kSuspended = 4,
  kCompleted = 5,
  kFailed = 6,
  kDead = 7,
  kTerminating = 8,
  kTerminated = 9,
  kWaiting = 10,
};
inline constexpr std::size_t kJobStateCount = 11;

std::string_view Name(JobState state);  // "queued"
std::optional<JobState> JobStateFromName(std::string_view name);

// Nothing will happen to the job any more unless somebody asks for it.
constexpr bool HasEnded(JobState state) {
  return state == JobState::kCompleted || state == JobState::kFailed || state == JobState::kDead ||
         state == JobState::kTerminated;
}

// How the jobs that a job waits for must have ended for it to run; otherwise it is skipped.
enum class When : std::uint8_t {
  kSucceeded = 0,  // all of them well
  kEnded = 1,      // in any way
  kFailed = 2,     // at least one of them not well
};

// At most one job at a time holds the key within its queue; a second push is answered with the one that does.
struct UniqueSpec {
  std::string key = {};
  bool until_start = false;             // true: held until its first run starts; false: until it has ended
  std::optional<Millis> hold_for = {};  // and not longer than this after the push
};

// What to change of a job that waits. What is absent stays as it is; at least one member must be set.
struct JobChange {
  std::optional<Millis> delay = {};  // this or run_at
  std::optional<WallTime> run_at = {};
  std::optional<std::uint32_t> priority = {};
  std::optional<std::string> group = {};  // empty: none
  std::optional<std::string> payload = {};
};

// What is to be other with a copy of a job than with the job. What is not set is as with the job, but for id, unique
// key and aliases: the copy has none of these.
struct CopyChange {
  std::string id = {};
  std::string queue = {};
  std::string group = {};
  std::optional<std::uint32_t> priority = {};
  std::optional<Millis> delay = {};  // this or run_at
  std::optional<WallTime> run_at = {};
  std::optional<Millis> expires_in = {};
  std::optional<UniqueSpec> unique = {};
  std::string created_by = {};  // not set: "copy:" and the id of the job
  std::vector<std::string> aliases = {};
};

// A job to push. Only `type` is needed.
struct PushRequest {
  std::string type = {};
  std::string payload = "null";
  std::string queue = {};  // empty: the type's name
  std::string id = {};     // your own id makes the push repeatable; empty: Pawl makes one
  std::string group = {};
  std::optional<std::uint32_t> group_limit = {};  // jobs of the group that may run at once
  std::optional<std::uint32_t> priority = {};     // 1 to 9, 9 first
  std::optional<Millis> delay = {};               // this or run_at
  std::optional<WallTime> run_at = {};
  std::optional<Millis> lease = {};
  std::optional<Millis> timeout = {};  // of a whole run; 0: none
  std::optional<Millis> expires_in = {};
  std::optional<Millis> retention = {};
  RetrySpec retry = {};
  std::optional<std::uint32_t> max_crashes = {};
  std::optional<UniqueSpec> unique = {};
  std::vector<std::string> after = {};  // ids of jobs that must have ended before it runs
  When when = When::kSucceeded;
  std::string created_by = {};
  std::string meta = {};  // a JSON object that goes with the job and that Pawl does not read: trace ids, tags, …
  std::optional<std::vector<CallbackSpec>> callbacks = {};  // not given: those of the queue

  // Of a stateful job.
  PortSpecs in = {};  // beside those of its type, and instead of them
  PortSpecs out = {};
  std::map<std::string, std::vector<std::string>, std::less<>> inputs = {};  // its first input: inport -> JSON values
  StateValues state = {};
  std::string parent = {};                // who is woken by what it does; not of a child that a run starts
  std::string name = {};                  // under which the parent knows it; empty: its id
  std::vector<std::string> aliases = {};  // further names, as good as the id
};

// Why a run failed.
struct JobFailure {
  std::string type = {};
  std::string message = {};
  std::vector<std::string> backtrace = {};
};

// How a run has ended, of those that are kept.
enum class PastOutcome : std::uint8_t {  // stored
  kRunning = 0,                          // it has not
  kFailed = 1,
  kLost = 2,      // its worker did not renew the lease
  kTimedOut = 3,  // it took longer than its timeout
  kCompleted = 4,
};
std::string_view Name(PastOutcome outcome);  // "timed_out"
std::optional<PastOutcome> PastOutcomeFromName(std::string_view name);

struct PastRun {
  std::uint32_t attempt = 0;
  std::string worker = {};
  WallTime started_at = {};
  std::optional<WallTime> ended_at = {};
  PastOutcome outcome = PastOutcome::kRunning;
  std::optional<JobFailure> error = {};  // the start of its message, without a backtrace
};

// A job as pushes and listings show it.
struct JobBrief {
  std::string id = {};
  std::uint64_t seq = 0;
  std::string type = {};
  std::string queue = {};
  std::string group = {};
  JobState state = JobState::kQueued;
  std::uint32_t priority = 5;
  std::uint32_t attempt = 0;   // runs granted
  std::uint32_t failures = 0;  // since the last run that somebody asked for
  WallTime created_at = {};
  std::optional<WallTime> run_at = {};
  std::optional<WallTime> started_at = {};
  std::optional<WallTime> ended_at = {};
  std::string reason = {};  // "retries_exhausted", "expired", …: why it is where it is
  std::string worker = {};  // who runs it
  bool existing = false;    // the push found it there: by its id, or by the unique key
};

// The unique key that a job holds.
struct UniqueView {
  std::string key = {};
  bool until_start = false;
  std::optional<WallTime> expires_at = {};  // the next push may have it then
};

struct LeaseView {
  std::string worker = {};
  WallTime expires_at = {};
  Millis left{0};
};

// How a job is treated: the push, the queue's defaults and Pawl's own taken together.
struct JobTerms {
  Millis lease{0};
  Millis timeout{0};  // 0: none
  Millis retention{0};
  std::uint32_t max_crashes = 0;
  std::uint32_t retry_max = 0;
  RetryBackoff backoff = RetryBackoff::kExponential;
  Millis retry_base{0};
  Millis retry_cap{0};
};

// What a stateful job has beyond a plain one.
struct JobLife {
  std::vector<std::string> aliases = {};
  std::string parent = {};  // its id; empty: none
  std::string name = {};    // under which the parent knows it
  std::uint64_t children = 0;
  std::uint64_t open_children = 0;  // whose tree is not terminated
  std::map<std::string, PortStatus, std::less<>> in = {};
  std::map<std::string, PortStatus, std::less<>> out = {};
  StateValues state = {};
};

// Of a job that waits for others, or is part of a workflow.
struct JobFlow {
  std::string workflow = {};  // its id; empty: the job stands alone
  std::string task = {};
  std::uint32_t partition = 0;          // 0: the task has none
  std::vector<std::string> after = {};  // ids
  std::uint64_t waiting_for = 0;        // of those, how many have not ended
};

// What holds back a job that waits, in the order in which it does.
enum class Blocker : std::uint8_t {
  kWaitsFor,          // jobs that have to end before it
  kTaskPaused,        // its task, or the task that it is a partition of
  kWorkflowPaused,    //
  kNotStarted,        // its workflow, or what its workflow still has to make of it
  kWorkflowExternal,  // somebody outside says when the task starts
  kTime,              // its time has not come
  kInput,             // it sleeps until something comes for it
  kQueuePaused,
  kQueueLimit,  // as many jobs of the queue run as may
  kQueueRate,   // as many have started lately as may
  kGroupPaused,
  kGroupLimit,
  kGroupRate,
  kGroupOrder,    // a job stands before it in its ordered group
  kNoWorker,      // nobody claims from the queue
  kWorkersQuiet,  // those who would were told to claim no more
};
std::string_view Name(Blocker blocker);  // "waits_for"
std::optional<Blocker> BlockerFromName(std::string_view name);

struct BlockedBy {
  Blocker kind = Blocker::kTime;
  std::vector<std::string> jobs = {};  // ids: the first 10 of kWaitsFor; the one of kGroupOrder
  std::uint64_t count = 0;             // of kWaitsFor: how many there are
  std::uint64_t running = 0;           // of a limit
  std::uint32_t limit = 0;             // likewise
  std::optional<WallTime> until = {};  // of a time or a rate
  std::optional<WallTime> since = {};  // of kNoWorker: when there was one
};

// Everything known of a job. Values under keys named like secrets are redacted; only the worker sees the payload whole.
struct Job : JobBrief {
  std::string payload = "null";
  std::uint32_t crashes = 0;  // leases that ran out in a row
  std::optional<WallTime> expires_at = {};
  std::optional<WallTime> retain_until = {};
  std::optional<JobFailure> error = {};  // of the last failed run
  std::string result = {};
  std::string progress = {};
  std::optional<LeaseView> lease = {};
  JobTerms options = {};
  std::optional<UniqueView> unique = {};
  std::string created_by = {};
  std::string meta = {};
  std::optional<JobLife> life = {};
  std::optional<JobFlow> flow = {};
  std::vector<CallbackStatus> callbacks = {};  // that its ends have made, the last 20
  // Of a job that waits. Empty: it is next in turn; nothing: it does not wait, or is a workflow that has started. Who
  // works on a queue is known by servers only.
  std::optional<std::vector<BlockedBy>> blocked_by = {};
};

// Which jobs. What is empty does not restrict.
struct JobSelection {
  std::string queue = {};
  std::string type = {};
  std::string group = {};  // needs `queue`
  std::optional<JobState> state = {};
};

struct ListOptions {
  JobSelection jobs = {};
  std::uint32_t limit = 100;  // 1 to 1,000
  std::string cursor = {};    // of the page before
};

// Newest first. A page may be short although more follows: go on while there is a cursor.
struct JobList {
  std::vector<JobBrief> jobs = {};
  std::string cursor = {};
};

}  // namespace pawl
