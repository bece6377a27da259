#include "engine/copy_writer.h"

#include <algorithm>

namespace pawl {
namespace {

constexpr std::size_t kEntriesOfBatch = 500;
constexpr std::size_t kEntriesOfSharedBatch = 150;  // others must not wait for a script of ours
constexpr std::size_t kIndexesOfJob = 4;            // entries that weigh as much as a job
constexpr std::size_t kBytesOfBatch = 4U << 20U;

}  // namespace

void CopyWriter::Put(const RecordKey& key, std::string value) {
  bytes_ += value.size();
  changes().puts.emplace_back(key, std::move(value));
}

void CopyWriter::Append(ListAppend append) {
  for (const std::string& item : append.items) bytes_ += item.size();
  changes().list_appends.push_back(std::move(append));
}

bool CopyWriter::full() const {
  const Changes& c = changes_;
  const std::size_t most = store_.shared() ? kEntriesOfSharedBatch : kEntriesOfBatch;
  const std::size_t entries = std::max({c.puts.size(), c.fair.size(), c.timer_adds.size(), c.stat_sets.size(),
                                        c.list_appends.size(), c.index_adds.size() / kIndexesOfJob});
  return bytes_ >= kBytesOfBatch || entries >= most;
}

Result<void> CopyWriter::FlushIfFull() {
  if (full()) return Flush();
  return {};
}

Result<void> CopyWriter::Flush() {
  if (changes().empty()) return {};
  if (!store_.HasSpace()) return Error{ErrorCode::kNoSpace, "the disk is full"};
  auto batch = store_.Begin(clock_.Read(), 0);
  PAWL_TRY(batch->Apply({batch->epoch()}, changes()));
  PAWL_ASSIGN(const Committed committed, batch->Commit());
  if (!committed.failed.empty()) {
    return Error{ErrorCode::kInUse, "somebody else writes to the target; the copy is cut short"};
  }
  batch.reset();
  changes_.Clear();
  bytes_ = 0;
  return store_.FlushNow() ? store_.BeginFlush() : Result<void>();
}

}  // namespace pawl
