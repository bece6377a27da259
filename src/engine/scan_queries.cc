#include "engine/scan_queries.h"

#include <algorithm>

#include "engine/queries.h"
#include "engine/read_jobs.h"
#include "engine/workflow_queries.h"
#include "rules/partition.h"
#include "store/job_codec.h"
#include "store/partition_codec.h"
#include "store/stateful_codec.h"

namespace pawl {
namespace {

constexpr std::size_t kPartitionsAStep = 500;

// Of members of the task: its partitions, and pieces that have failed. The largest number first.
std::vector<Seq> MembersDown(StoreReader& reader, Seq task) {
  const Key index = ChildrenIndex(task);
  std::vector<Seq> seqs;
  reader.IndexBefore(index, kSeqEnd, reader.IndexCount(index), seqs);
  return seqs;
}

Result<std::optional<PartitionState>> Decoded(const Result<Record>& record) {
  if (!record.ok()) return record.error();
  if (!record->exists()) return std::optional<PartitionState>();
  PAWL_ASSIGN(PartitionState state, DecodePartition(record->value));
  return std::optional(std::move(state));
}

std::vector<RecordKey> KeysOf(std::span<const Seq> seqs, RecordKey (*key)(Seq)) {
  std::vector<RecordKey> keys;
  keys.reserve(seqs.size());
  for (const Seq seq : seqs) keys.push_back(key(seq));
  return keys;
}

// Adds what waits on the port of one partition.
Result<void> AddDead(StoreReader& reader, Seq seq, const PartitionState& state, std::uint64_t after,
                     const ScanErrorQuery& query, ScanErrorPage& page) {
  const std::size_t room = query.limit - page.errors.size();
  const Key list = PortList(seq, PortSide::kOut, kDeadPort);
  auto items = reader.ListItems(list, std::max(after, reader.Bounds(list).head), room + 1);
  if (!items.ok()) return items.error();
  for (const ListItem& item : *items) {
    if (page.errors.size() == query.limit) {
      page.next = {seq, item.offset};
      return {};
    }
    PAWL_ASSIGN(PortItem dead, DecodePortItem(item.value));
    page.errors.push_back({state.number, std::move(dead.value)});
  }
  return {};
}

}  // namespace

Result<PartitionState> ReadPartitionState(StoreReader& reader, Seq seq) {
  PAWL_ASSIGN(const Record record, reader.Read(PartitionKey(seq)));
  if (!record.exists()) return Error{ErrorCode::kNotFound, "job ~" + std::to_string(seq) + " has no offset"};
  return DecodePartition(record.value);
}

Result<std::vector<std::optional<PartitionState>>> ReadPartitionStates(StoreReader& reader,
                                                                       std::span<const JobRow> rows) {
  std::vector<std::optional<PartitionState>> states(rows.size());
  std::vector<RecordKey> keys;
  for (const JobRow& row : rows) {
    if (IsScanPartition(row.head)) keys.push_back(PartitionKey(row.seq));
  }
  if (keys.empty()) return states;
  const auto records = reader.ReadMany(keys);
  std::size_t next = 0;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (!IsScanPartition(rows[i].head)) continue;
    PAWL_ASSIGN(states[i], Decoded(records[next++]));
  }
  return states;
}

Result<ScanView> ReadScanView(StoreReader& reader, Seq task) {
  PAWL_ASSIGN(const Record record, reader.Read(ScanKey(task)));
  if (!record.exists()) return Error{ErrorCode::kNotFound, "job ~" + std::to_string(task) + " has no scan"};
  ScanView view;
  PAWL_ASSIGN(view.task, DecodeScanTask(record.value));
  return view;
}

Result<bool> ScanTotals::Step(StoreReader& reader) {
  if (!left_) left_ = MembersDown(reader, task_);
  const std::size_t count = std::min(left_->size(), kPartitionsAStep);
  const std::vector<Seq> some(left_->end() - static_cast<std::ptrdiff_t>(count), left_->end());
  left_->resize(left_->size() - count);
  const auto records = reader.ReadMany(KeysOf(some, PartitionKey));
  const auto heads = reader.ReadMany(KeysOf(some, HeadKey));
  for (std::size_t i = 0; i < count; ++i) {
    PAWL_ASSIGN(const auto state, Decoded(records[i]));
    if (!state) continue;
    counts_ += state->counts;
    ++partitions_;
    if (!heads[i].ok()) return heads[i].error();
    if (!heads[i]->exists()) continue;
    PAWL_ASSIGN(const JobHead head, DecodeHead(heads[i]->value));
    open_ += HasEnded(head.state) ? 0 : 1;
  }
  return !left_->empty();
}

// Members that are open and no partitions are pieces.
void ScanTotals::PutInto(TaskView& task) const {
  task.scan->totals = counts_;
  if (!task.partitions) return;
  task.scan->pieces = task.partitions->open - std::min(task.partitions->open, open_);
  task.partitions->total = partitions_;
  task.partitions->open = open_;
}

Result<ScanErrorPage> ListScanErrors(StoreReader& reader, const JobRef& ref, const ScanErrorQuery& query) {
  PAWL_ASSIGN(const JobRow task, FindTask(reader, ref));
  if (!IsScanTask(task.head)) {
    return Error{ErrorCode::kNotFound, "job " + task.head.id + " is no task with a scan"};
  }
  std::vector<Seq> members;
  if (query.partition) {
    PAWL_ASSIGN(const JobRow partition, FindPartition(reader, ref, *query.partition));
    members.push_back(partition.seq);
  } else {
    members = MembersDown(reader, task.seq);
    std::ranges::reverse(members);
  }
  ScanErrorPage page;
  auto at = std::ranges::lower_bound(members, query.from);
  for (std::size_t looked_at = 0; at != members.end() && !page.next;) {
    if (looked_at >= kScanBudget || page.errors.size() == query.limit) {
      page.next = {*at, 0};
      break;
    }
    const auto left = static_cast<std::size_t>(members.end() - at);
    const std::span<const Seq> some(&*at, std::min(left, kPartitionsAStep));
    const auto records = reader.ReadMany(KeysOf(some, PartitionKey));
    for (std::size_t i = 0; i < some.size() && !page.next; ++i) {
      PAWL_ASSIGN(const auto state, Decoded(records[i]));
      if (!state || state->counts.dead == 0) continue;
      PAWL_TRY(AddDead(reader, some[i], *state, some[i] == query.from ? query.after : 0, query, page));
    }
    at += static_cast<std::ptrdiff_t>(some.size());
    looked_at += some.size();
  }
  return page;
}

}  // namespace pawl
