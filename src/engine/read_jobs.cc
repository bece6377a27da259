#include "engine/read_jobs.h"

#include <algorithm>
#include <span>

#include "rules/record_keys.h"
#include "store/job_codec.h"

namespace pawl {
namespace {

constexpr std::size_t kTogether = 500;

Result<void> VisitHeads(StoreReader& reader, std::span<const Seq> seqs, Gone gone,
                        FunctionRef<Result<void>(Seq, const std::string&)> visit) {
  std::vector<RecordKey> keys;
  for (const Seq seq : seqs) keys.push_back(HeadKey(seq));
  const auto records = reader.ReadMany(keys);
  for (std::size_t i = 0; i < seqs.size(); ++i) {
    if (!records[i].ok()) return records[i].error();
    if (!records[i]->exists()) {
      if (gone == Gone::kPassedOver) continue;
      return Error{ErrorCode::kCorrupt, "job " + std::to_string(seqs[i]) + " is listed, and is not there"};
    }
    PAWL_TRY(visit(seqs[i], records[i]->value));
  }
  return {};
}

}  // namespace

Result<void> ForEachJob(StoreReader& reader, FunctionRef<Result<void>(Seq, const std::string&)> visit) {
  std::vector<Seq> seqs;
  for (Seq below = UINT64_MAX;; below = seqs.back()) {
    seqs.clear();
    reader.JobsBefore(below, kTogether, seqs);
    if (auto failure = reader.failure()) return *std::move(failure);
    if (seqs.empty()) return {};
    PAWL_TRY(VisitHeads(reader, seqs, Gone::kDamage, visit));
  }
}

Result<void> ForEachRun(StoreReader& reader, const RunsWanted& wanted, FunctionRef<void(Seq, JobHead&&)> visit) {
  std::vector<Seq> seqs;
  PAWL_ASSIGN(const auto queues, reader.Scan(RecordKind::kQueue, {}, SIZE_MAX));
  for (const auto& [key, record] : queues) {
    const NameId queue = KeyReader(key).U32();
    for (const JobState shown : {JobState::kRunning, JobState::kTerminating}) {
      reader.IndexBefore(StateIndex(queue, shown), UINT64_MAX, wanted.most - seqs.size(), seqs);
    }
  }
  if (auto failure = reader.failure()) return *std::move(failure);
  const auto decode = [&](Seq seq, const std::string& bytes) -> Result<void> {
    PAWL_ASSIGN(JobHead head, DecodeHead(bytes));
    if (head.lease) visit(seq, std::move(head));
    return {};
  };
  for (std::size_t at = 0; at < seqs.size(); at += kTogether) {
    const std::span<const Seq> some(seqs.data() + at, std::min(kTogether, seqs.size() - at));
    PAWL_TRY(VisitHeads(reader, some, wanted.gone, decode));
  }
  return {};
}

Result<std::vector<std::pair<Seq, JobHead>>> ReadRuns(StoreReader& reader, Gone gone, std::size_t most) {
  std::vector<std::pair<Seq, JobHead>> runs;
  const auto keep = [&](Seq seq, JobHead&& head) { runs.emplace_back(seq, std::move(head)); };
  PAWL_TRY(ForEachRun(reader, {gone, most}, keep));
  return runs;
}

Result<std::vector<JobRow>> ReadRows(StoreReader& reader, std::span<const Seq> seqs) {
  std::vector<RecordKey> keys;
  keys.reserve(seqs.size());
  for (const Seq seq : seqs) keys.push_back(HeadKey(seq));
  const auto records = reader.ReadMany(keys);
  std::vector<JobRow> rows;
  for (std::size_t i = 0; i < seqs.size(); ++i) {
    if (!records[i].ok()) return records[i].error();
    if (!records[i]->exists()) continue;
    PAWL_ASSIGN(JobHead head, DecodeHead(records[i]->value));
    rows.push_back({seqs[i], std::move(head)});
  }
  return rows;
}

}  // namespace pawl
