#include "engine/select.h"

#include <algorithm>

#include "rules/view.h"
#include "store/job_codec.h"

namespace pawl {
namespace {

// Where candidates come from: the smallest index that holds all of them, or several merged by seq.
class Candidates {
 public:
  Candidates(StoreReader& reader, const Names& names, const JobFilter& filter, Seq below)
      : reader_(reader), below_(below) {
    if (!filter.queue) {
      whole_store_ = true;
      return;
    }
    const auto queue = names.Find(*filter.queue);
    if (!queue) return;
    if (filter.group) {
      indexes_.push_back(GroupIndex(*queue, HashBytes(*filter.group)));
      return;
    }
    const auto& shown = filter.shown.empty() ? std::vector<Shown>(kAllShown.begin(), kAllShown.end()) : filter.shown;
    for (const Shown state : shown) indexes_.push_back(StateIndex(*queue, state));
  }

  // The next lower seqs, highest first; none when there are no more.
  std::vector<Seq> Next(std::size_t limit) {
    std::vector<Seq> seqs;
    if (whole_store_) {
      reader_.JobsBefore(below_, limit, seqs);
    } else {
      for (const Key& index : indexes_) reader_.IndexBefore(index, below_, limit, seqs);
      std::sort(seqs.begin(), seqs.end(), std::greater<>());
      if (seqs.size() > limit) seqs.resize(limit);
    }
    if (!seqs.empty()) below_ = seqs.back();
    return seqs;
  }

 private:
  StoreReader& reader_;
  Seq below_;
  bool whole_store_ = false;
  std::vector<Key> indexes_;
};

bool Matches(const JobFilter& filter, const Names& names, const JobHead& head) {
  if (filter.queue && names.Find(*filter.queue) != head.queue) return false;
  if (filter.type && names.Find(*filter.type) != head.type) return false;
  if (filter.group && *filter.group != head.group) return false;
  return filter.shown.empty() || std::find(filter.shown.begin(), filter.shown.end(), head.shown) != filter.shown.end();
}

}  // namespace

Result<Selection> SelectJobs(StoreReader& reader, const Names& names, const JobFilter& filter, Seq below,
                             std::size_t limit, std::size_t budget) {
  Candidates candidates(reader, names, filter, below);
  Selection selection;
  std::size_t seen = 0;
  while (true) {
    const std::vector<Seq> seqs = candidates.Next(std::min(limit, budget - seen));
    if (seqs.empty()) {
      selection.next_below = 0;
      return selection;
    }
    for (const Seq seq : seqs) {
      ++seen;
      selection.next_below = seq;
      PAWL_ASSIGN(const Record record, reader.Read(HeadKey(seq)));
      if (!record.exists()) continue;
      PAWL_ASSIGN(JobHead head, DecodeHead(record.value));
      if (Matches(filter, names, head)) selection.rows.push_back({seq, std::move(head), true});
      if (selection.rows.size() == limit) return selection;
    }
    if (seen >= budget) return selection;
  }
}

}  // namespace pawl
