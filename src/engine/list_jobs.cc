// Listings: entries of one or more indexes, merged by seq, filtered by what the heads say.
#include <algorithm>
#include <utility>

#include "engine/queries.h"
#include "rules/view.h"
#include "store/job_codec.h"

namespace pawl {
namespace {

constexpr std::size_t kChunk = 64;

// Seqs of one index, largest first, fetched in chunks.
class IndexSource {
 public:
  // No index: all jobs.
  IndexSource(StoreReader& reader, std::optional<Key> index, Seq below)
      : reader_(reader), index_(std::move(index)), below_(below) {}

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
      reader_.IndexBefore(*index_, below_, kChunk, seqs_);
    } else {
      reader_.JobsBefore(below_, kChunk, seqs_);
    }
    ended_ = seqs_.size() < kChunk;
    if (!seqs_.empty()) below_ = seqs_.back();
  }

  StoreReader& reader_;
  std::optional<Key> index_;
  Seq below_;
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

 private:
  std::vector<IndexSource> sources_;
  IndexSource* from_ = nullptr;
};

// What the indexes do not answer.
struct HeadFilter {
  std::optional<NameId> type;
  const std::vector<Shown>* shown = nullptr;
  WallTime since;
  WallTime until;

  bool Matches(const JobHead& head) const {
    if (type && head.type != *type) return false;
    if (head.created < since || head.created >= until) return false;
    return shown->empty() || std::find(shown->begin(), shown->end(), head.shown) != shown->end();
  }
};

MergedSource SourceOf(StoreReader& reader, const JobQuery& query, std::optional<NameId> queue) {
  MergedSource source;
  if (!queue) {
    source.Add({reader, std::nullopt, query.below});
  } else if (query.filter.group) {
    source.Add({reader, GroupIndex(*queue, HashBytes(*query.filter.group)), query.below});
  } else {
    for (const Shown shown : kAllShown) {
      const auto& wanted = query.filter.shown;
      if (!wanted.empty() && std::find(wanted.begin(), wanted.end(), shown) == wanted.end()) continue;
      source.Add({reader, StateIndex(*queue, shown), query.below});
    }
  }
  return source;
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

}  // namespace

Result<JobPage> ListJobs(StoreReader& reader, const Names& names, const JobQuery& query) {
  JobPage page;
  std::optional<NameId> queue;
  HeadFilter filter{{}, &query.filter.shown, query.since, query.until};
  if (query.filter.queue && !(queue = names.Lookup(*query.filter.queue))) return page;
  if (query.filter.type && !(filter.type = names.Lookup(*query.filter.type))) return page;
  MergedSource source = SourceOf(reader, query, queue);
  Seq last = query.below;
  for (std::size_t looked_at = 0; page.jobs.size() < query.limit && looked_at < kScanBudget;) {
    const std::size_t most = std::min({kChunk, query.limit - page.jobs.size(), kScanBudget - looked_at});
    const std::vector<Seq> seqs = NextOf(source, most);
    if (seqs.empty()) return page;
    looked_at += seqs.size();
    last = seqs.back();
    std::vector<RecordKey> keys;
    keys.reserve(seqs.size());
    for (const Seq seq : seqs) keys.push_back(HeadKey(seq));
    const auto records = reader.ReadMany(keys);
    for (std::size_t i = 0; i < seqs.size(); ++i) {
      if (!records[i].ok()) return records[i].error();
      if (!records[i]->exists()) continue;
      PAWL_ASSIGN(JobHead head, DecodeHead(records[i]->value));
      if (head.created < query.since) return page;  // the rest was pushed even earlier
      if (filter.Matches(head)) page.jobs.push_back({seqs[i], std::move(head)});
    }
  }
  if (source.Peek()) page.next = last;
  return page;
}

}  // namespace pawl
