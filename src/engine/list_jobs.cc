// Listings: entries of one or more indexes, merged by seq, filtered by what the heads say.
#include <algorithm>
#include <functional>
#include <span>
#include <utility>

#include "base/names.h"
#include "engine/job_data.h"
#include "engine/queries.h"
#include "rules/record_keys.h"
#include "store/bytes.h"
#include "store/job_codec.h"

namespace pawl {
namespace {

constexpr std::size_t kChunk = 64;

// Seqs of one index, largest first, fetched in chunks.
class IndexSource {
 public:
  // No index: all jobs.
  IndexSource(StoreReader& reader, std::optional<Key> index, Seq below, std::size_t chunk = kChunk)
      : reader_(reader), index_(std::move(index)), below_(below), chunk_(chunk) {}
  // These, largest first.
  IndexSource(StoreReader& reader, std::vector<Seq> seqs)
      : reader_(reader), below_(0), chunk_(0), seqs_(std::move(seqs)), ended_(true), named_(true) {}

  // On a shared store a job may be erased between the look at the index and that at its head; otherwise it was lost.
  bool StillHas(Seq seq) {
    if (named_) return false;
    std::vector<Seq> found;
    if (index_) {
      reader_.IndexBefore(*index_, seq + 1, 1, found);
    } else {
      reader_.JobsBefore(seq + 1, 1, found);
    }
    return !found.empty() && found.front() == seq;
  }

  std::optional<Seq> Peek() {
    if (next_ == seqs_.size() && !ended_) Fetch();
    return next_ < seqs_.size() ? std::optional<Seq>(seqs_[next_]) : std::nullopt;
  }
  void Pop() { ++next_; }

 private:
  void Fetch() {
    seqs_.clear();
    next_ = 0;
    if (index_) {
      reader_.IndexBefore(*index_, below_, chunk_, seqs_);
    } else {
      reader_.JobsBefore(below_, chunk_, seqs_);
    }
    ended_ = seqs_.size() < chunk_;
    if (!seqs_.empty()) below_ = seqs_.back();
  }

  StoreReader& reader_;
  std::optional<Key> index_;
  Seq below_;
  std::size_t chunk_;
  std::vector<Seq> seqs_;
  std::size_t next_ = 0;
  bool ended_ = false;
  bool named_ = false;  // by somebody who does not know whether they are still there
};

// Several sources as one. A job is in one of them at a time.
class MergedSource {
 public:
  void Add(IndexSource source) { sources_.push_back(std::move(source)); }

  std::optional<Seq> Peek() {
    std::optional<Seq> largest;
    for (IndexSource& source : sources_) {
      const auto seq = source.Peek();
      if (!seq || (largest && *largest >= *seq)) continue;
      largest = seq;
      from_ = &source;
    }
    return largest;
  }
  void Pop() { from_->Pop(); }
  bool StillHas(Seq seq) {
    return std::any_of(sources_.begin(), sources_.end(), [seq](IndexSource& source) { return source.StillHas(seq); });
  }

 private:
  std::vector<IndexSource> sources_;
  IndexSource* from_ = nullptr;
};

// The indexes of these states of so many queues that are not empty. `next`: the first of the queues that are left.
Result<MergedSource> MergeQueues(StoreReader& reader, const Names& names, const JobQuery& query,
                                 std::span<const JobState> states, Seq below, std::optional<NameId>& next) {
  PAWL_ASSIGN(std::vector<NameId> queues, QueueIds(reader, query.from, kQueuesMerged + 1));
  if (queues.size() > kQueuesMerged) {
    next = queues.back();
    queues.pop_back();
  }
  std::vector<IndexAsk> indexes;
  for (const NameId queue : queues) {
    if (!query.ours && IsOurName(names.Name(queue))) continue;
    for (const JobState shown : states) indexes.push_back({StateIndex(queue, shown)});
  }
  reader.Prefetch({}, indexes);
  std::erase_if(indexes, [&](const IndexAsk& ask) { return reader.IndexCount(ask.index) == 0; });
  // All together they bring about two pages.
  const std::size_t chunk = std::clamp<std::size_t>(2 * query.limit / (indexes.size() + 1), 2, kChunk);
  MergedSource source;
  for (const IndexAsk& ask : indexes) source.Add({reader, ask.index, below, chunk});
  return source;
}

// Those of the jobs that are named: by their ids, their numbers, or a unique key that they hold.
Result<std::vector<Seq>> Named(StoreReader& reader, const JobQuery& query, std::optional<NameId> queue) {
  std::vector<Seq> seqs;
  if (query.unique) {
    PAWL_ASSIGN(const Record record, reader.Read(UniqueKey(*queue, UniqueHash(*queue, *query.unique))));
    if (record.exists()) seqs.push_back(ByteReader(record.value).U64());
    return seqs;
  }
  for (const JobRef& ref : query.filter.jobs) {
    const Result<JobRow> row = FindJob(reader, ref);
    if (!row.ok() && row.error().code != ErrorCode::kNotFound) return row.error();
    if (row.ok() && row->seq < query.below) seqs.push_back(row->seq);
  }
  std::sort(seqs.begin(), seqs.end(), std::greater<>());
  seqs.erase(std::unique(seqs.begin(), seqs.end()), seqs.end());
  return seqs;
}

MergedSource SourceOf(StoreReader& reader, const JobQuery& query, std::optional<NameId> queue, Seq below) {
  MergedSource source;
  if (!queue) {
    source.Add({reader, std::nullopt, below});
  } else if (query.filter.group) {
    source.Add({reader, GroupIndex(*queue, HashBytes(*query.filter.group)), below});
  } else {
    const auto states = StatesOf(query.filter);
    for (const JobState shown : states ? *states : std::vector<JobState>(kJobStates.begin(), kJobStates.end())) {
      source.Add({reader, StateIndex(*queue, shown), below});
    }
  }
  return source;
}

// When the newest job below this number was pushed; nothing: there is none, or it has just gone.
std::optional<WallTime> PushedBefore(StoreReader& reader, Seq below) {
  std::vector<Seq> seqs;
  reader.JobsBefore(below, 1, seqs);
  if (seqs.empty()) return std::nullopt;
  const auto record = reader.Read(HeadKey(seqs.front()));
  if (!record.ok() || !record->exists()) return std::nullopt;
  const auto head = DecodeHead(record->value);
  return head.ok() ? std::optional(head->created) : std::nullopt;
}

// Below which number the jobs are that were pushed before `until`: numbers rise with time, so a few looks find it.
// While clocks are set back they do not, and what lies between may be passed over.
Seq BelowTime(StoreReader& reader, Seq below, WallTime until) {
  std::vector<Seq> newest;
  reader.JobsBefore(below, 1, newest);
  if (newest.empty()) return below;
  Seq low = 0;  // all jobs below it were pushed before
  Seq high = newest.front() + 1;
  if (const auto pushed = PushedBefore(reader, high); !pushed || *pushed < until) return below;
  while (high - low > 1) {
    const Seq middle = low + (high - low) / 2;
    const auto pushed = PushedBefore(reader, middle);
    (!pushed || *pushed < until ? low : high) = middle;
  }
  return low;
}

std::vector<Seq> NextOf(MergedSource& source, std::size_t most) {
  std::vector<Seq> seqs;
  while (seqs.size() < most) {
    const auto seq = source.Peek();
    if (!seq) break;
    source.Pop();
    seqs.push_back(*seq);
  }
  return seqs;
}

// The jobs that a query is about, newest first.
struct Candidates {
  MergedSource source;
  std::optional<NameId> next_queues;  // where those of further queues begin
};
Result<Candidates> CandidatesOf(StoreReader& reader, const Names& names, const JobQuery& query,
                                std::optional<NameId> queue, Seq below) {
  Candidates found;
  if (query.unique || !query.filter.jobs.empty()) {
    PAWL_ASSIGN(std::vector<Seq> seqs, Named(reader, query, queue));
    found.source.Add({reader, std::move(seqs)});
    return found;
  }
  const auto states = StatesOf(query.filter);
  if (query.merged && !queue && states) {
    PAWL_ASSIGN(found.source, MergeQueues(reader, names, query, *states, below, found.next_queues));
  } else {
    found.source = SourceOf(reader, query, queue, below);
  }
  return found;
}

// Whether a job that a unique key led to still holds it: once its time is over it does so until the next push.
bool HoldsUnique(const JobHead& head, const JobQuery& query) {
  return head.unique_until != UniqueUntil::kNone && head.unique_key == UniqueHash(head.queue, *query.unique) &&
         head.unique_expires > query.now;
}

}  // namespace

Result<JobPage> ListJobs(StoreReader& reader, const Names& names, const JobQuery& query) {
  JobPage page;
  page.looked_at = 0;
  const JobFilter& filter = query.filter;
  std::optional<NameId> queue;
  std::optional<NameId> type;
  if (filter.queue && !(queue = names.Lookup(*filter.queue))) return page;
  if (filter.type && !(type = names.Lookup(*filter.type))) return page;
  Seq last = filter.until < WallTime::max() ? BelowTime(reader, query.below, filter.until) : query.below;
  PAWL_ASSIGN(auto candidates, CandidatesOf(reader, names, query, queue, last));
  MergedSource& source = candidates.source;
  const bool by_time = filter.jobs.empty();
  JobDataReader data(reader, query);
  bool ended = false;  // in this part of the queues
  while (!ended && !data.tired() && page.jobs.size() < query.limit && *page.looked_at < query.look_at) {
    const std::size_t most =
        std::min({data.together(), query.limit - page.jobs.size(), query.look_at - *page.looked_at});
    const std::vector<Seq> seqs = NextOf(source, most);
    if (seqs.empty()) break;
    *page.looked_at += seqs.size();
    last = seqs.back();
    std::vector<RecordKey> keys;
    keys.reserve(seqs.size());
    for (const Seq seq : seqs) keys.push_back(HeadKey(seq));
    const auto records = reader.ReadMany(keys);
    std::vector<JobRow> rows;
    for (std::size_t i = 0; i < seqs.size() && !ended; ++i) {
      if (!records[i].ok()) return records[i].error();
      if (!records[i]->exists() && !source.StillHas(seqs[i])) continue;
      if (!records[i]->exists()) {
        return Error{ErrorCode::kCorrupt, "job " + std::to_string(seqs[i]) + " is listed, and is not there"};
      }
      PAWL_ASSIGN(JobHead head, DecodeHead(records[i]->value));
      ended = by_time && head.created < filter.since;  // the rest was pushed even earlier
      const bool hidden = !query.ours && !queue && IsOurName(names.Name(head.queue));
      const bool other = (queue && head.queue != *queue) || (type && head.type != *type);
      if (hidden || other || !MatchesHead(filter, head)) continue;
      if (query.unique && !HoldsUnique(head, query)) continue;
      rows.push_back({seqs[i], std::move(head)});
    }
    PAWL_TRY(data.Append(std::move(rows), page));
  }
  if (!ended && source.Peek()) {
    page.next = last;
    page.next_from = query.from;
  } else if (candidates.next_queues) {
    page.next = kSeqEnd;
    page.next_from = *candidates.next_queues;
  }
  return page;
}

}  // namespace pawl
