// What a worker says and hears: claims, heartbeats, finishes. pawl::Worker does all of it by itself; these are for
// those who write a worker of their own.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "pawl/job.h"
#include "pawl/life.h"
#include "pawl/partition.h"

namespace pawl {

// The right to run one job until a deadline. Count `span` by a steady clock from before the request was sent.
struct RunLease {
  std::string token = {};
  WallTime expires_at = {};
  Millis span{0};
};

struct ClaimOptions {
  // JobState to those who ask the server who works.
  struct About {
    std::string host = {};
    std::int64_t pid = 0;
    std::uint32_t concurrency = 0;
    std::vector<std::string> labels = {};
  };

  std::vector<std::string> queues = {};  // the first one first
  std::string worker = {};
  std::uint32_t count = 1;           // 1 to 1,000: no more than can start at once, for all their leases run
  Millis wait{0};                    // up to 60 s, if there is nothing yet
  std::optional<Millis> lease = {};  // instead of each job's own
  std::string claim_id = {};         // the same claim again gets the same jobs; empty: chosen where it is needed
  std::string job = {};              // this one alone, by id or "~seq"
  About about = {};
};

// What a run knows of the jobs that its own has waited for, and of the workflow that it is part of.
struct RunFlow {
  std::string workflow = {};  // its id; empty: the job stands alone
  std::string name = {};      // of the workflow
  std::string task = {};
  std::uint32_t partition = 0;                                   // from 1; 0: the task has none
  std::map<std::string, std::string, std::less<>> results = {};  // JSON, by task; by id of a job that stands alone
  bool more = false;                                             // there are more results than a claim carries
};

// A run in flight: the job, and the lease on it.
struct ClaimedRun {
  std::string id = {};
  std::uint64_t seq = 0;
  std::string type = {};
  std::string queue = {};
  std::string group = {};
  std::string payload = "null";
  std::string meta = {};  // as it was pushed; empty: none
  std::uint32_t priority = 5;
  std::uint32_t attempt = 0;
  std::uint32_t failures = 0;
  std::uint32_t crashes = 0;
  WallTime created_at = {};
  std::optional<JobFailure> error = {};  // of the run before
  std::string progress = {};             // of the run before
  Millis timeout{0};                     // of the whole run; 0: none
  RunLease lease = {};
  std::optional<RunLife> life = {};              // of a stateful job
  std::optional<RunFlow> flow = {};              // of one that waited for others, or is part of a workflow
  std::optional<PartitionClaim> partition = {};  // of a partition of a scan
};

struct Claimed {
  std::vector<ClaimedRun> runs = {};
  bool quiet = false;  // the server asks: claim no more
  bool stop = false;   // the server asks: claim no more, finish, exit
};

struct Beat {
  std::string job = {};  // id, or "~seq"
  std::string token = {};
  std::string progress = {};
  std::optional<Millis> lease = {};  // a new span
};

struct BeatReply {
  RunLease lease = {};
  bool cancel = false;  // the job was asked to terminate
  bool quiet = false;
  bool stop = false;
};

enum class RunOutcome : std::uint8_t {
  kCompleted,
  kFailed,
  kReleased,   // given back, not counted
  kSuspended,  // waits to be woken
  kContinue,   // a commit: a checkpoint that keeps the lease
};

// One more partition of a task of the workflow that the run belongs to.
struct PartitionPush {
  std::string task = {};
  std::string payload = "null";
  std::string offset = {};  // of a scan: where it begins, as Extended JSON
};

// A job that a partition of a scan has found: a piece of the task, which ends once all of these have ended.
struct PiecePush {
  PushRequest job = {};
  bool may_fail = false;  // its failure does not fail the task
};

// The end of a run (or a checkpoint in it): its outcome and all its effects are one step, done or not done.
struct Finish {
  std::string job = {};  // id, or "~seq"
  std::string token = {};
  RunOutcome outcome = RunOutcome::kCompleted;
  std::string result = {};               // completed, suspended, continue
  std::string progress = {};             // continue
  std::optional<JobFailure> error = {};  // failed
  bool retry = true;                     // failed: false: never again
  std::optional<Millis> retry_in = {};   // failed: instead of the job's backoff
  std::optional<Millis> delay = {};      // released
  std::optional<Millis> wake_in = {};    // suspended, completed: this, wake_at, or neither
  std::optional<WallTime> wake_at = {};
  std::optional<Millis> lease = {};  // continue: a new span
  std::uint32_t commit = 0;          // continue: its number under this lease, from 1; 0: not numbered. The server does
                                     // a commit of the same number once, so that one whose answer was lost is repeated
  std::vector<PushRequest> push = {};    // jobs that come into being with this step; not released
  std::vector<PartitionPush> into = {};  // likewise
  std::vector<PiecePush> pieces = {};    // likewise, of a partition of a scan; with `push` and `into` up to 1,000
  std::optional<PartitionStep> partition = {};  // of a partition of a scan; not released
  RunEffects effects = {};                      // not released
};

struct Finished {
  std::string id = {};
  JobState state = JobState::kCompleted;  // where the job is now
  std::optional<WallTime> run_at = {};
  std::optional<RunLease> lease = {};  // continue
  bool cancel = false;                 // continue: the job was asked to terminate
  std::optional<PartitionProgress> partition = {};
};

}  // namespace pawl
