// Listings: entries of one or more indexes, merged by seq, filtered by what the heads say.
#include <algorithm>
#include <utility>

#include "base/names.h"
#include "base/redact.h"
#include "base/utf8.h"
#include "engine/queries.h"
#include "rules/record_keys.h"
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

  // On a shared store a job may be erased between the look at the index and that at its head; otherwise it was lost.
  bool StillHas(Seq seq) {
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

// What the indexes do not answer.
struct HeadFilter {
  std::optional<NameId> type;
  const std::vector<JobState>* shown = nullptr;
  WallTime since;
  WallTime until;

  bool Matches(const JobHead& head) const {
    if (type && head.type != *type) return false;
    if (head.created < since || head.created >= until) return false;
    return shown->empty() || std::find(shown->begin(), shown->end(), head.shown) != shown->end();
  }
};

bool Wants(const std::vector<JobState>& wanted, JobState shown) {
  return wanted.empty() || std::find(wanted.begin(), wanted.end(), shown) != wanted.end();
}

// The indexes of these states of so many queues that are not empty. `next`: the first of the queues that are left.
Result<MergedSource> MergeQueues(StoreReader& reader, const Names& names, const JobQuery& query, Seq below,
                                 std::optional<NameId>& next) {
  PAWL_ASSIGN(std::vector<NameId> queues, QueueIds(reader, query.from, kQueuesMerged + 1));
  if (queues.size() > kQueuesMerged) {
    next = queues.back();
    queues.pop_back();
  }
  std::vector<IndexAsk> indexes;
  for (const NameId queue : queues) {
    if (!query.ours && IsOurName(names.Name(queue))) continue;
    for (const JobState shown : query.filter.shown) indexes.push_back({StateIndex(queue, shown)});
  }
  reader.Prefetch({}, indexes);
  std::erase_if(indexes, [&](const IndexAsk& ask) { return reader.IndexCount(ask.index) == 0; });
  // All together they bring about two pages.
  const std::size_t chunk = std::clamp<std::size_t>(2 * query.limit / (indexes.size() + 1), 2, kChunk);
  MergedSource source;
  for (const IndexAsk& ask : indexes) source.Add({reader, ask.index, below, chunk});
  return source;
}

MergedSource SourceOf(StoreReader& reader, const JobQuery& query, std::optional<NameId> queue, Seq below) {
  MergedSource source;
  if (!queue) {
    source.Add({reader, std::nullopt, below});
  } else if (query.filter.group) {
    source.Add({reader, GroupIndex(*queue, HashBytes(*query.filter.group)), below});
  } else {
    for (const JobState shown : kJobStates) {
      if (Wants(query.filter.shown, shown)) source.Add({reader, StateIndex(*queue, shown), below});
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

// What a listing shows of errors. Those of a page may be large, so that reading them has a budget.
class ErrorsOf {
 public:
  explicit ErrorsOf(StoreReader& reader) : reader_(reader) {}

  Result<void> Append(const std::vector<JobRow>& rows, std::vector<std::optional<JobError>>& errors) {
    std::vector<RecordKey> keys;
    std::vector<std::size_t> places;
    for (std::size_t i = errors.size(); i < rows.size(); ++i) {
      if (!rows[i].head.side.error || bytes_ > kBytes) continue;
      keys.push_back(SideKey(RecordKind::kError, rows[i].seq));
      places.push_back(i);
    }
    errors.resize(rows.size());
    if (keys.empty()) return {};
    const auto records = reader_.ReadMany(keys);
    for (std::size_t k = 0; k < keys.size(); ++k) {
      if (!records[k].ok()) return records[k].error();
      if (!records[k]->exists()) continue;
      bytes_ += records[k]->value.size();
      PAWL_ASSIGN(JobError error, DecodeError(records[k]->value));
      errors[places[k]] = ShortError(std::move(error));
    }
    return {};
  }

 private:
  static constexpr std::size_t kBytes = std::size_t{8} << 20;

  StoreReader& reader_;
  std::size_t bytes_ = 0;
};

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

}  // namespace

// A credential that is cut off at the end would not be recognised any more.
JobError ShortError(JobError error) {
  std::string text = RedactText(error.message).value_or(error.message);
  const char* p = text.data();
  const char* const end = p + text.size();
  for (std::size_t i = 0; i < kErrorShown && p < end; ++i) p += std::max<std::size_t>(1, Utf8Length(p, end));
  text.resize(static_cast<std::size_t>(p - text.data()));
  return {std::move(error.type), std::move(text), {}};
}

Result<JobPage> ListJobs(StoreReader& reader, const Names& names, const JobQuery& query) {
  JobPage page;
  std::optional<NameId> queue;
  HeadFilter filter{{}, &query.filter.shown, query.since, query.until};
  if (query.filter.queue && !(queue = names.Lookup(*query.filter.queue))) return page;
  if (query.filter.type && !(filter.type = names.Lookup(*query.filter.type))) return page;
  Seq last = query.until < WallTime::max() ? BelowTime(reader, query.below, query.until) : query.below;
  std::optional<NameId> next_queues;
  MergedSource source;
  if (query.merged && !queue && !query.filter.shown.empty()) {
    PAWL_ASSIGN(source, MergeQueues(reader, names, query, last, next_queues));
  } else {
    source = SourceOf(reader, query, queue, last);
  }
  ErrorsOf errors(reader);
  bool ended = false;  // in this part of the queues
  for (std::size_t looked_at = 0; !ended && page.jobs.size() < query.limit && looked_at < kScanBudget;) {
    const std::size_t most = std::min({kChunk, query.limit - page.jobs.size(), kScanBudget - looked_at});
    const std::vector<Seq> seqs = NextOf(source, most);
    if (seqs.empty()) break;
    looked_at += seqs.size();
    last = seqs.back();
    std::vector<RecordKey> keys;
    keys.reserve(seqs.size());
    for (const Seq seq : seqs) keys.push_back(HeadKey(seq));
    const auto records = reader.ReadMany(keys);
    for (std::size_t i = 0; i < seqs.size() && !ended; ++i) {
      if (!records[i].ok()) return records[i].error();
      if (!records[i]->exists() && !source.StillHas(seqs[i])) continue;
      if (!records[i]->exists()) {
        return Error{ErrorCode::kCorrupt, "job " + std::to_string(seqs[i]) + " is listed, and is not there"};
      }
      PAWL_ASSIGN(JobHead head, DecodeHead(records[i]->value));
      ended = head.created < query.since;  // the rest was pushed even earlier
      const bool hidden = !query.ours && !queue && IsOurName(names.Name(head.queue));
      if (!hidden && filter.Matches(head)) page.jobs.push_back({seqs[i], std::move(head)});
    }
    if (query.errors) PAWL_TRY(errors.Append(page.jobs, page.errors));
  }
  if (!ended && source.Peek()) {
    page.next = last;
    page.next_from = query.from;
  } else if (next_queues) {
    page.next = kSeqEnd;
    page.next_from = *next_queues;
  }
  return page;
}

}  // namespace pawl
