// The operations of the engine as values: what is asked for, and what is answered. One rule each decides them.
//
// `seed` is set once, when the operation is born, so that deciding it again gives the same tokens, ids and jitter;
// the numbers that it is given (Txn::NewSeq) likewise.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/box.h"
#include "base/clock.h"
#include "base/hash.h"
#include "base/uuid.h"
#include "model/job.h"
#include "model/job_spec.h"
#include "model/settings.h"
#include "model/stateful.h"
#include "pawl/job.h"
#include "pawl/partition.h"
#include "rules/job_filter.h"

namespace pawl {

// An Idempotency-Key: the same request under the same key gets the same answer for a day.
struct IdempotencyKey {
  Hash128 key;
  Hash128 request;
};

// A job as the rows of answers and listings show it.
struct JobRow {
  Seq seq = 0;
  JobHead head;
  bool existing = false;  // a push found it there
};

// How far an operation on many, or a listing, has come: jobs still to be looked at have a smaller seq, and are in this
// queue or later ones, where the queues come part by part.
struct ManyPlace {
  Seq below = kSeqEnd;
  NameId from = 0;
  bool operator==(const ManyPlace&) const = default;
};

struct JobsReply {
  std::vector<JobRow> jobs;
  std::uint64_t count = 0;  // of operations on many
  // Of ManyOp: how many jobs it has looked at, and where the next one goes on, if it did not come to the end.
  std::uint64_t looked_at = 0;
  std::optional<ManyPlace> next = {};
  bool replayed = false;  // answered from an Idempotency-Key
};

// ---- Push ----

struct PushOp {
  using Reply = JobsReply;
  std::vector<JobSpec> jobs;
  bool bulk = false;  // errors name the place in the list
  std::optional<IdempotencyKey> once;
  std::uint64_t seed = 0;
};

// ---- Runs ----

// What waited on a port, from its head on, as far as the claim carries it.
struct ClaimedPort {
  PortSide side = PortSide::kIn;
  std::string port;
  std::vector<PortItem> items = {};
  std::uint64_t from = 0;  // offset of the first item
  std::uint64_t tail = 0;
  std::optional<std::string> default_value = {};
};

// A child that ended a run or wrote to an outport since the claim before.
struct ClaimedChild {
  Seq seq = 0;
  std::string id;
  std::string name;
  JobState shown = JobState::kQueued;
  std::vector<ClaimedPort> out = {};
};

struct ClaimedLife {
  bool first = false;  // no run has succeeded yet
  Phase phase = Phase::kRun;
  StateMap state;
  std::vector<ClaimedPort> ports;  // inports
  std::vector<ClaimedChild> children;
  ChildCounts counts;  // what has come since the claim before, of a job that counts its children
  bool more = false;   // there is more than the claim carries
  std::uint64_t defaults_changed = 0;
  std::uint64_t defaults_run = 0;
  std::string parent_id;
  std::string child_name;
};

// What a run of a workflow is to know of it, and what those have brought that it waited for.
struct ClaimedFlow {
  std::string workflow;  // its id; empty: the job stands alone
  std::string name;      // of the workflow
  std::string task;
  std::uint32_t partition = 0;                               // 0: it is none
  std::vector<std::pair<std::string, std::string>> results;  // by task, or by id outside of a workflow: raw JSON
  bool more = false;                                         // there are more than the claim carries
};

struct ClaimedJob {
  Seq seq = 0;
  JobHead head;  // with the lease
  std::string payload;
  std::string meta;                     // raw JSON object; empty: none
  std::optional<JobError> error;        // of the run before
  std::optional<std::string> progress;  // of the run before
  Box<ClaimedLife> life = {};           // of a stateful job
  Box<ClaimedFlow> flow = {};           // of one that waited for others, or is part of a workflow
  Box<PartitionClaim> partition = {};   // of one that is a partition of a scan, or makes the partitions of one
  std::string group_settings = {};      // raw JSON object, if the claim has asked for it; empty: none
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

// Says how far a job has come, whatever state it is in. Needs no lease, and does not extend one.
struct TrackOp {
  struct Reply {
    Seq seq = 0;
  };
  JobRef job;
  std::optional<std::string> progress;  // raw JSON
};

// ---- What a run does besides its outcome ----

struct PortRef {
  JobRef job;
  PortSide side = PortSide::kIn;
  std::string port;
};

// A port of this name is made, changed or removed; what is absent stays as it is.
struct PortPatch {
  PortSide side = PortSide::kIn;
  std::string name;
  bool remove = false;
  std::optional<std::optional<std::string>> default_value = {};  // present but empty: no default any more
  std::optional<std::vector<std::string>> channels = {};
  std::optional<bool> keep = {};
};

struct ConsumeEffect {
  std::optional<JobRef> job;  // a child, whose outport it is; nothing: an inport of the job itself
  std::string port;
  std::uint64_t from = 0;
  std::uint64_t to = 0;
};

struct WriteEffect {
  std::optional<JobRef> job;  // nothing, and no `child`: the job itself
  std::string child;          // one of the children, by the parent's name for it
  std::string port;
  std::optional<PortSide> side;  // unless said: own ports out, those of others in
  std::vector<std::string> values;
  bool notify = true;
};

struct PublishEffect {
  std::string channel;
  std::string value;
};

struct ConnectEffect {
  PortRef from;
  std::vector<PortRef> to;
  bool notify = true;
};

struct Effects {
  std::vector<ConsumeEffect> consume;
  std::vector<WriteEffect> write;
  std::vector<PublishEffect> publish;
  std::vector<ConnectEffect> connect;
  StateMap state_set;
  std::vector<std::string> state_unset;
  std::vector<PortPatch> ports;
  std::vector<JobSpec> children;
  std::vector<JobRef> disown;
  std::vector<std::string> alias_add;
  std::vector<std::string> alias_remove;
  std::optional<std::uint64_t> defaults_run;  // a run on defaults alone: up to this change of them
  bool close_children = false;                // of a job that counts them: no more are taken from outside

  bool empty() const;
};

enum class Outcome : std::uint8_t { kCompleted, kFailed, kReleased, kSuspended, kContinue };

// The end of a run, or a checkpoint in it (kContinue): outcome and all effects in one step.
struct FinishOp {
  struct Reply {
    Seq seq = 0;
    std::string id;
    JobState shown = JobState::kQueued;
    WallTime run_at;             // of a job that waits for its time
    std::optional<Lease> lease;  // kContinue, unless it has ended the run
    bool cancel = false;         // kContinue
    Box<PartitionProgress> partition = {};
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
  std::optional<std::uint32_t> commit;  // kContinue: it is the number of this commit under its lease, from 1
  bool has_run = false;                 // kSuspended: a parent that counts is told that the job has run
  bool quiet = false;                   // fails with kPortConflict if there is news of children that the claim had not
  Box<PartitionStep> partition = {};    // of a partition of a scan; not kReleased
  std::vector<JobSpec> push;            // jobs that come into being with this step
  Effects effects;
  std::uint64_t seed = 0;
};

// ---- Asked for from outside ----

struct RunOp {
  using Reply = JobsReply;
  JobRef job;
  bool force = false;  // terminated jobs too
  std::optional<IdempotencyKey> once;
};

struct TerminateOp {
  using Reply = JobsReply;
  JobRef job;
  std::optional<IdempotencyKey> once = {};
  bool recursive = false;  // its children and theirs too
};

struct WorkflowOp {
  using Reply = JobsReply;
  JobRef workflow;
  WorkflowStep step = WorkflowStep::kPause;
  std::string from = {};  // kRestart: "failed", "start", or a task, with all that follow it
  std::optional<IdempotencyKey> once = {};
};

struct TaskOp {
  using Reply = JobsReply;
  JobRef task;
  TaskStep step = TaskStep::kPause;
  std::optional<IdempotencyKey> once = {};
};

// A task gets further partitions.
struct AddPartitionsOp {
  using Reply = JobsReply;
  JobRef task;
  std::vector<std::string> payloads;      // raw JSON
  std::vector<std::string> offsets = {};  // of a scan: where each begins, as Extended JSON; empty: no list
  std::optional<IdempotencyKey> once = {};
};

// A partition of a scan goes on elsewhere. Not while a run of it is in flight.
struct PatchPartitionOp {
  struct Reply {
    Seq seq = 0;
    PartitionProgress progress;
  };
  JobRef partition;
  std::uint64_t etag = 0;  // it must have this one still: kChangedMeanwhile otherwise
  std::string offset;      // Extended JSON; empty: the beginning
};

// The dead documents of a scan are processed again: of all its partitions, or of one. Goes on in steps; counts
// documents.
struct ReplayOp {
  using Reply = JobsReply;
  JobRef task;
  std::optional<Seq> partition = {};
  std::optional<IdempotencyKey> once = {};
};

struct DeleteOp {
  using Reply = JobsReply;
  JobRef job;
};

// ---- Stateful jobs ----

struct WritePortOp {
  using Reply = JobsReply;  // count: values written
  PortRef to;
  std::vector<std::string> values;
  bool notify = true;
  std::optional<IdempotencyKey> once = {};
};

// Takes values off a port.
struct ReadPortOp {
  struct Reply {
    std::vector<PortItem> items;
    std::uint64_t from = 0;
    std::uint64_t to = 0;
    std::uint64_t left = 0;
    bool is_default = false;  // nothing waited: the item is the port's default
  };
  PortRef from;
  std::uint32_t limit = 1;
  std::optional<IdempotencyKey> once = {};
};

struct ConnectOp {
  using Reply = JobsReply;
  ConnectEffect connect;
};

struct PatchPortsOp {
  struct Reply {
    Ports ports;
  };
  JobRef job;
  std::vector<PortPatch> patches;
};

struct StateOp {
  struct Reply {
    StateMap state;
  };
  JobRef job;
  StateMap set;
  std::vector<std::string> unset = {};
};

struct PublishOp {
  using Reply = JobsReply;  // count: ports reached
  PublishEffect message;
  std::optional<IdempotencyKey> once = {};
};

struct AdoptOp {
  using Reply = JobsReply;
  JobRef job;
  JobRef parent;
  std::string name;
};

struct DisownOp {
  using Reply = JobsReply;
  JobRef job;
};

struct AliasOp {
  using Reply = JobsReply;
  JobRef job;
  std::string alias;
  bool remove = false;
};

struct PutTypeOp {
  struct Reply {
    TypeSpec spec;
  };
  std::string queue;
  std::string type;
  TypeSpec spec;
};

struct DeleteTypeOp {
  struct Reply {};
  std::string queue;
  std::string type;
};

enum class ManyAction : std::uint8_t { kRun = 0, kTerminate = 1, kPurge = 2, kDelete = 3 };  // stored

// The same step for every job that matches when it is its turn, counted. Runs as an intent.
struct ManyOp {
  using Reply = JobsReply;
  ManyAction action = ManyAction::kRun;
  JobFilter filter;
  std::optional<IdempotencyKey> once;
  ManyPlace place = {};       // where to go on
  std::uint64_t look_at = 0;  // no more jobs than that; 0: all
};

// ---- Settings ----

template <typename T>
using Patch = std::optional<std::optional<T>>;  // absent: leave; present but empty: back to the default

struct QueuePatch {
  std::optional<bool> paused;
  Patch<std::uint32_t> concurrency;
  Patch<Rate> rate;
  Patch<std::uint64_t> max_payload;
  std::optional<bool> registered;
  bool clear_defaults = false;
  Patch<Millis> lease, timeout, delay, expires_in, retention;
  Patch<RetrySpec> retry;
  Patch<std::uint16_t> max_crashes;
  Patch<std::uint8_t> priority;
  Patch<std::uint32_t> group_limit;
  Patch<std::vector<CallbackSpec>> callbacks;
  bool operator==(const QueuePatch&) const = default;
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
  Patch<std::string> settings;  // a JSON object
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
