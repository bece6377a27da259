#include "engine/copy_writer.h"

namespace pawl {
namespace {

constexpr std::size_t kRecordsOfBatch = 500;
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
  const Changes& c = draft_.changes;
  return bytes_ >= kBytesOfBatch || c.puts.size() >= kRecordsOfBatch || c.fair.size() >= kRecordsOfBatch ||
         c.timer_adds.size() >= kRecordsOfBatch || c.stat_sets.size() >= kRecordsOfBatch ||
         c.list_appends.size() >= kRecordsOfBatch;
}

Result<void> CopyWriter::FlushIfFull() {
  if (full()) return Flush();
  return {};
}

Result<void> CopyWriter::Flush() {
  if (changes().empty()) return {};
  if (!store_.HasSpace()) return Error{ErrorCode::kNoSpace, "the disk is full"};
  const auto batch = store_.Begin(clock_.Read(), 0);
  PAWL_TRY(batch->Apply({batch->epoch()}, changes()));
  PAWL_TRY(batch->Commit());
  draft_.Clear();
  bytes_ = 0;
  return {};
}

}  // namespace pawl
