#include "engine/queries.h"

#include <algorithm>
#include <utility>

#include "base/names.h"
#include "engine/callback_queries.h"
#include "engine/life_queries.h"
#include "engine/read_jobs.h"
#include "engine/scan_queries.h"
#include "engine/workflow_queries.h"
#include "rules/partition.h"
#include "rules/record_keys.h"
#include "store/job_codec.h"
#include "store/settings_codec.h"
#include "store/stateful_codec.h"

namespace pawl {
namespace {

constexpr std::size_t kQueueChunk = 256;

Error NoJob(const JobRef& ref) {
  const Seq* seq = std::get_if<Seq>(&ref);
  return {ErrorCode::kNotFound,
          "there is no job " + (seq != nullptr ? "~" + std::to_string(*seq) : std::get<std::string>(ref))};
}

Error NoQueue(std::string_view name) { return {ErrorCode::kNotFound, "there is no queue " + std::string(name)}; }

Result<std::optional<JobHead>> ReadHead(StoreReader& reader, Seq seq) {
  PAWL_ASSIGN(const Record record, reader.Read(HeadKey(seq)));
  if (!record.exists()) return std::optional<JobHead>{};
  PAWL_ASSIGN(JobHead head, DecodeHead(record.value));
  return std::optional<JobHead>(std::move(head));
}

// The job at `seq`, if it is there and has this id, or is known to have it as an alias.
Result<std::optional<JobRow>> RowWithId(StoreReader& reader, Seq seq, const std::string& id, bool alias = false) {
  PAWL_ASSIGN(std::optional<JobHead> head, ReadHead(reader, seq));
  if (!head || (head->id != id && !alias)) return std::optional<JobRow>{};
  return std::optional<JobRow>(JobRow{seq, *std::move(head)});
}

struct SideAsk {
  RecordKind kind;
  bool SideRecords::*there;  // what the head says of it
  std::string_view name;
};
constexpr SideAsk kResultAsk{RecordKind::kResult, &SideRecords::result, "result"};
constexpr SideAsk kProgressAsk{RecordKind::kProgress, &SideRecords::progress, "progress"};
constexpr SideAsk kErrorAsk{RecordKind::kError, &SideRecords::error, "error"};

// A record that the head tells of and that is not there was lost; unless the job has gone on between two reads of a
// shared store: then its head, read again, does not tell of it any more, or the record is there.
Result<std::optional<std::string>> ReadSide(StoreReader& reader, const JobDetails& job, const SideAsk& ask) {
  std::optional<JobHead> head = job.head;
  for (int looks = 0; looks < 2; ++looks) {
    if (!head || !(head->side.*ask.there)) return std::optional<std::string>{};
    PAWL_ASSIGN(Record record, reader.Read(SideKey(ask.kind, job.seq)));
    if (record.exists()) return std::optional<std::string>(std::move(record.value));
    PAWL_ASSIGN(head, ReadHead(reader, job.seq));
  }
  return Error{ErrorCode::kCorrupt, "the " + std::string(ask.name) + " of job " + job.head.id + " is missing"};
}

// The id is known, and its job is not there: it was lost, unless a big push is under way, which takes the ids of its
// jobs first, or the job was erased between two reads of a shared store.
Result<JobRow> NoJobWith(StoreReader& reader, const std::string& id) {
  PAWL_ASSIGN(const auto pushes, reader.Scan(RecordKind::kIntent, {}, 1));
  PAWL_ASSIGN(const Record record, reader.Read(IdKey(id)));
  if (!pushes.empty() || !record.exists()) return NoJob(id);
  return Error{ErrorCode::kCorrupt, "the id " + id + " leads to a job that is not there"};
}

std::optional<Millis> OldestAge(StoreReader& reader, NameId queue, WallTime now) {
  const auto first = reader.IndexFirst(StateIndex(queue, JobState::kQueued));
  if (!first) return std::nullopt;
  const auto head = ReadHead(reader, *first);
  if (!head.ok() || !*head) return std::nullopt;
  return std::max(Millis{0}, now - (*head)->due);
}

Result<QueueView> ViewOf(StoreReader& reader, NameId queue, std::string name, const Record& record,
                         const StateCounts& counts, WallTime now) {
  QueueView view;
  view.id = queue;
  view.name = std::move(name);
  PAWL_ASSIGN(view.settings, DecodeQueue(record.value));
  view.counts = counts;
  if (counts[static_cast<std::size_t>(JobState::kQueued)] > 0) view.oldest_age = OldestAge(reader, queue, now);
  return view;
}

struct FoundQueue {
  NameId id = 0;
  std::string name;
  Record record;
};

constexpr std::size_t kQueuesLooked = 5'000;  // for one page

// Those that the query asks for, up to its limit; where the next page begins, if there may be one.
Result<std::optional<NameId>> FindQueues(StoreReader& reader, const Names& names, const QueueQuery& query,
                                         std::vector<FoundQueue>& found) {
  NameId at = query.from;
  for (std::size_t looked = 0; looked < kQueuesLooked;) {
    const std::size_t together = std::min(query.prefix.empty() ? query.limit + 1 : kQueueChunk, kQueueChunk);
    PAWL_ASSIGN(auto records, reader.Scan(RecordKind::kQueue, Key().U32(at), together));
    for (auto& [key, record] : records) {
      const NameId id = KeyReader(key).U32();
      std::string name = names.Name(id);
      at = id + 1;
      if ((!query.ours && IsOurName(name)) || !name.starts_with(query.prefix)) continue;
      if (found.size() == query.limit) return std::optional(id);
      found.push_back({id, std::move(name), std::move(record)});
    }
    if (records.size() < together) return std::optional<NameId>();
    looked += records.size();
  }
  return std::optional(at);
}

}  // namespace

Result<JobRow> FindJob(StoreReader& reader, const JobRef& ref) {
  if (const Seq* seq = std::get_if<Seq>(&ref)) {
    PAWL_ASSIGN(std::optional<JobHead> head, ReadHead(reader, *seq));
    if (!head) return NoJob(ref);
    return JobRow{*seq, *std::move(head)};
  }
  const std::string& id = std::get<std::string>(ref);
  if (const auto seq = SeqOfJobId(id)) {
    PAWL_ASSIGN(std::optional<JobRow> row, RowWithId(reader, *seq, id));
    if (row) return *std::move(row);
  }
  PAWL_ASSIGN(const Record record, reader.Read(IdKey(id)));
  if (!record.exists()) return NoJob(ref);
  PAWL_ASSIGN(const IdRecord named, DecodeId(record.value));
  PAWL_ASSIGN(std::optional<JobRow> row, RowWithId(reader, named.seq, id, named.alias == id));
  if (!row) return NoJobWith(reader, id);
  return *std::move(row);
}

Result<JobDetails> ReadJob(StoreReader& reader, const JobRef& ref) {
  PAWL_ASSIGN(const JobRow row, FindJob(reader, ref));
  JobDetails job;
  job.seq = row.seq;
  PAWL_ASSIGN(const Record head, reader.Read(HeadKey(job.seq)));
  if (!head.exists()) return NoJob(ref);
  job.version = head.version;
  PAWL_ASSIGN(job.head, DecodeHead(head.value));
  PAWL_ASSIGN(const Record body, reader.Read(BodyKey(job.seq)));
  if (!body.exists()) return Error{ErrorCode::kCorrupt, "the body of job " + job.head.id + " is missing"};
  PAWL_ASSIGN(job.body, DecodeBody(body.value));
  PAWL_ASSIGN(job.result, ReadSide(reader, job, kResultAsk));
  PAWL_ASSIGN(job.progress, ReadSide(reader, job, kProgressAsk));
  PAWL_ASSIGN(const auto error, ReadSide(reader, job, kErrorAsk));
  if (error) {
    PAWL_ASSIGN(job.error, DecodeError(*error));
  }
  if (job.head.stateful) {
    PAWL_ASSIGN(job.life, ReadLife(reader, job.seq, job.head));
  }
  if (job.head.flow) {
    PAWL_ASSIGN(job.flow, ReadFlow(reader, job.seq, job.head));
  }
  if (IsScanPartition(job.head)) {
    PAWL_ASSIGN(job.partition, ReadPartitionState(reader, job.seq));
  }
  if (job.head.callback_events != 0) {
    PAWL_ASSIGN(job.callbacks, CallbacksOf(reader, job.seq));
  }
  return job;
}

std::vector<StateCounts> CountStates(StoreReader& reader, std::span<const NameId> queues) {
  std::vector<IndexAsk> asks;
  asks.reserve(queues.size() * kJobStateCount);
  for (const NameId queue : queues) {
    for (const JobState shown : kJobStates) asks.push_back({StateIndex(queue, shown)});
  }
  reader.Prefetch({}, asks);
  std::vector<StateCounts> all(queues.size());
  auto ask = asks.begin();
  for (StateCounts& counts : all) {
    for (const JobState shown : kJobStates) {
      counts[static_cast<std::size_t>(shown)] = reader.IndexCount((ask++)->index);
    }
  }
  return all;
}

Result<NameId> FindQueue(StoreReader& reader, const Names& names, std::string_view name) {
  const auto queue = names.Lookup(name);
  if (!queue) return NoQueue(name);
  PAWL_ASSIGN(const Record record, reader.Read(QueueKey(*queue)));
  if (!record.exists()) return NoQueue(name);
  return *queue;
}

Result<QueueView> ReadQueue(StoreReader& reader, const Names& names, std::string_view name, WallTime now) {
  const auto queue = names.Lookup(name);
  if (!queue) return NoQueue(name);
  PAWL_ASSIGN(const Record record, reader.Read(QueueKey(*queue)));
  if (!record.exists()) return NoQueue(name);
  return ViewOf(reader, *queue, std::string(name), record, CountStates(reader, {&*queue, 1}).front(), now);
}

Result<QueuePage> ListQueues(StoreReader& reader, const Names& names, const QueueQuery& query, WallTime now) {
  QueuePage page;
  std::vector<FoundQueue> found;
  PAWL_ASSIGN(page.next, FindQueues(reader, names, query, found));
  std::vector<NameId> ids;
  for (const FoundQueue& queue : found) ids.push_back(queue.id);
  const std::vector<StateCounts> counts = CountStates(reader, ids);
  for (std::size_t i = 0; i < found.size(); ++i) {
    PAWL_ASSIGN(QueueView view, ViewOf(reader, ids[i], std::move(found[i].name), found[i].record, counts[i], now));
    page.queues.push_back(std::move(view));
  }
  return page;
}

Result<std::vector<NameId>> QueueIds(StoreReader& reader, NameId from, std::size_t limit) {
  PAWL_ASSIGN(const auto records, reader.Scan(RecordKind::kQueue, Key().U32(from), limit));
  std::vector<NameId> ids;
  ids.reserve(records.size());
  for (const auto& [key, record] : records) ids.push_back(KeyReader(key).U32());
  return ids;
}

Result<std::vector<NameId>> QueueIds(StoreReader& reader) {
  std::vector<NameId> ids;
  for (std::vector<NameId> more; ids.empty() || more.size() == kQueueChunk;) {
    PAWL_ASSIGN(more, QueueIds(reader, ids.empty() ? 0 : ids.back() + 1, kQueueChunk));
    if (more.empty()) break;
    ids.insert(ids.end(), more.begin(), more.end());
  }
  return ids;
}

Result<GroupView> ReadGroup(StoreReader& reader, const Names& names, std::string_view queue, const std::string& group) {
  PAWL_ASSIGN(const NameId id, FindQueue(reader, names, queue));
  const GroupKey key = HashBytes(group);
  GroupView view{reader.Group(id, key).value_or(FairGroup{}), {}};
  view.key = key;
  view.name = group;
  PAWL_ASSIGN(const Record record, reader.Read(GroupSettingsKey(id, key)));
  if (record.exists()) {
    PAWL_ASSIGN(GroupSettings settings, DecodeGroup(record.value));
    view.settings = std::move(settings.settings);
  }
  return view;
}

Result<GroupPage> ListGroups(StoreReader& reader, const Names& names, std::string_view queue, const GroupKey& after,
                             std::size_t limit) {
  PAWL_ASSIGN(const NameId id, FindQueue(reader, names, queue));
  GroupPage page;
  page.groups = reader.Groups(id, after, limit + 1);
  if (page.groups.size() <= limit) return page;
  page.groups.pop_back();
  page.next = page.groups.back().key;
  return page;
}

Result<std::map<std::string, std::vector<JobRow>>> RunsByWorker(StoreReader& reader, std::size_t most) {
  PAWL_ASSIGN(auto all, ReadRuns(reader, Gone::kPassedOver, most));
  std::map<std::string, std::vector<JobRow>> runs;
  for (auto& [seq, head] : all) {
    std::string worker = head.lease->worker;
    runs[std::move(worker)].push_back({seq, std::move(head)});
  }
  return runs;
}

}  // namespace pawl
