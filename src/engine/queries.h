// What can be asked of the store: jobs, listings, queues, groups. Pure reads of one consistent moment, each bounded by
// the page that it returns, however much is stored. Statistics are in engine/stats_queries.h.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"
#include "base/result.h"
#include "base/uuid.h"
#include "engine/callback_view.h"
#include "engine/life_view.h"
#include "engine/workflow_view.h"
#include "model/job.h"
#include "model/settings.h"
#include "rules/blocked.h"
#include "rules/names.h"
#include "rules/operations.h"
#include "store/store.h"

namespace pawl {

// ---- Jobs ----

struct JobDetails {
  Seq seq = 0;
  Version version = kAbsent;  // of the head: another one after each change of the job
  JobHead head;
  JobBody body;
  std::optional<std::string> result;    // raw JSON
  std::optional<std::string> progress;  // raw JSON
  std::optional<JobError> error;
  std::optional<LifeView> life;                  // of a stateful job
  std::optional<FlowView> flow;                  // of one that waits for others, or is part of a workflow
  std::vector<CallbackView> callbacks;           // that its ends have made
  std::optional<PartitionState> partition = {};  // of a scan
  std::optional<WaitFacts> waits = {};           // of one that waits, if asked for: engine/blocked_queries.h
};

// kNotFound when there is no such job.
Result<JobRow> FindJob(StoreReader& reader, const JobRef& ref);
Result<JobDetails> ReadJob(StoreReader& reader, const JobRef& ref);

inline constexpr std::size_t kScanBudget = 1'000;

// Newest first, among those with seq < below. A filter without an index looks at kScanBudget jobs at most.
//
// States without a queue are read from the indexes of all queues, kQueuesMerged at a time: with more queues than that
// the jobs of the first ones come first, newest first, and then those of the next ones.
struct JobQuery {
  JobFilter filter;                   // a group needs a queue
  std::optional<std::string> unique;  // the job that holds this key of the queue, which must be named, at `now`
  WallTime now = {};
  Seq below = kSeqEnd;
  NameId from = 0;  // the first of the queues that are merged
  std::size_t limit = 100;
  std::size_t look_at = kScanBudget;  // jobs, at most
  bool merged = false;                // states without a queue are read from the indexes; else by a look at all jobs
  bool ours = true;                   // also jobs in queues that Pawl keeps for itself, if no queue is named
  // What JobPage::extras has.
  bool errors = false;
  bool payloads = false;
  bool progress = false;
};
inline constexpr std::size_t kQueuesMerged = 1'000;
inline constexpr std::size_t kErrorShown = 200;       // characters of a message
inline constexpr std::size_t kPayloadShown = 200;     // characters of a payload
inline constexpr std::size_t kProgressShown = 1'000;  // bytes; a longer one is left out

// What a listing shows of a job beside its head, if asked for: the type of the last error and the start of its message,
// redacted; the start of the payload, redacted; the progress as raw JSON.
struct JobExtras {
  std::optional<JobError> error;
  std::optional<std::string> payload;
  std::optional<std::string> progress;
};

struct JobPage {
  std::vector<JobRow> jobs;
  std::vector<JobExtras> extras;              // in the order of jobs, if there are any
  std::optional<Seq> next;                    // `below` of the next page; nothing: this was the last one
  NameId next_from = 0;                       // its `from`
  std::optional<std::size_t> looked_at = {};  // jobs; of a listing that may have a filter
};

Result<JobPage> ListJobs(StoreReader& reader, const Names& names, const JobQuery& query);
// What listings show of an error: its type and the first kErrorShown characters of its message, redacted.
JobError ShortError(JobError error);

// ---- Queues ----

using StateCounts = std::array<std::uint64_t, kJobStateCount>;  // by JobState

struct QueueView {
  NameId id = 0;
  std::string name;
  QueueSettings settings;
  StateCounts counts{};
  std::optional<Millis> oldest_age;  // how long the oldest queued job has waited
};

// A queue exists once it had a push or a setting; kNotFound before.
Result<NameId> FindQueue(StoreReader& reader, const Names& names, std::string_view name);
Result<QueueView> ReadQueue(StoreReader& reader, const Names& names, std::string_view name, WallTime now);

// In the order in which the queues were made.
struct QueueQuery {
  NameId from = 0;  // the first number
  std::size_t limit = 100;
  bool ours = false;        // also those that Pawl keeps for itself
  std::string prefix = {};  // of the names
};
struct QueuePage {
  std::vector<QueueView> queues;
  std::optional<NameId> next;  // `from` of the next page; nothing: this was the last one
};
Result<QueuePage> ListQueues(StoreReader& reader, const Names& names, const QueueQuery& query, WallTime now);

// The numbers of the queues from `from` on, `limit` at most; all of them.
Result<std::vector<NameId>> QueueIds(StoreReader& reader, NameId from, std::size_t limit);
Result<std::vector<NameId>> QueueIds(StoreReader& reader);
// Of each of these queues.
std::vector<StateCounts> CountStates(StoreReader& reader, std::span<const NameId> queues);

// ---- Groups ----

struct GroupPage {
  std::vector<FairGroup> groups;
  std::optional<GroupKey> next;               // `after` of the next page
  std::optional<std::size_t> looked_at = {};  // groups; of a search
};

struct GroupView : FairGroup {
  std::string settings;  // a JSON object for those who run its jobs; empty: none
};

// A group without jobs and settings reads as empty.
Result<GroupView> ReadGroup(StoreReader& reader, const Names& names, std::string_view queue, const std::string& group);
Result<GroupPage> ListGroups(StoreReader& reader, const Names& names, std::string_view queue, const GroupKey& after,
                             std::size_t limit);

// ---- Runs in flight ----

// What each worker has in hand, at most `most` runs in all.
Result<std::map<std::string, std::vector<JobRow>>> RunsByWorker(StoreReader& reader, std::size_t most);

}  // namespace pawl
