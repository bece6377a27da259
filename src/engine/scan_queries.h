// What can be asked of scans: how far their partitions have come, in sum and one by one, and which documents are dead.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/workflow_view.h"
#include "model/partition.h"
#include "store/store.h"

namespace pawl {

// Of a partition of a scan.
Result<PartitionState> ReadPartitionState(StoreReader& reader, Seq seq);
// In the order of the rows; nothing for those that are none, or are gone.
Result<std::vector<std::optional<PartitionState>>> ReadPartitionStates(StoreReader& reader,
                                                                       std::span<const JobRow> rows);
// Of a task with a scan, without its totals.
Result<ScanView> ReadScanView(StoreReader& reader, Seq task);

// The sum over the partitions of a task, a part of them a step: nothing has to be counted up that could drift.
class ScanTotals {
 public:
  explicit ScanTotals(Seq task) : task_(task) {}

  // True: there is more to add.
  Result<bool> Step(StoreReader& reader);
  void PutInto(TaskView& task) const;

 private:
  const Seq task_;
  std::optional<std::vector<Seq>> left_ = {};  // nothing: not looked for yet; the next is the last one
  ScanCounts counts_;
  std::uint64_t partitions_ = 0;
  std::uint64_t open_ = 0;
};

// Documents that could not be processed, of one partition after the other.
struct ScanErrorQuery {
  std::optional<std::uint32_t> partition = {};  // its number; nothing: of all
  Seq from = 0;                                 // the partition where the page before ended ...
  std::uint64_t after = 0;                      // ... and the place on its port
  std::size_t limit = 100;
};
struct DeadView {
  std::uint32_t partition = 0;
  std::string value;  // raw JSON: key, error, document
};
struct ScanErrorPage {
  std::vector<DeadView> errors;
  std::optional<std::pair<Seq, std::uint64_t>> next;  // `from` and `after` of the next page
};
Result<ScanErrorPage> ListScanErrors(StoreReader& reader, const JobRef& task, const ScanErrorQuery& query);

}  // namespace pawl
