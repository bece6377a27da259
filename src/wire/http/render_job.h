// Jobs as JSON.
//
// Secrets are replaced (see AnswerWriter); only RenderClaim gives everything whole.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/result.h"
#include "engine/core.h"
#include "engine/queries.h"
#include "engine/worker_registry.h"
#include "rules/names.h"
#include "rules/operations.h"
#include "wire/http/answer_writer.h"

namespace pawl::http {

// Names while one answer is written: the same few come again and again. Not thread-safe.
class NameMemo {
 public:
  explicit NameMemo(const Names& names) : names_(names) {}
  const std::string& operator[](NameId id);

 private:
  const Names& names_;
  std::unordered_map<NameId, std::string> memo_;
  NameId last_id_ = 0;
  const std::string* last_ = nullptr;
};

void WriteTime(AnswerWriter& json, std::string_view key, WallTime time);
void WriteSeconds(AnswerWriter& json, std::string_view key, Millis span);
void WriteError(AnswerWriter& json, const JobError& error);
void WriteRetry(AnswerWriter& json, const RetryPolicy& retry);
void WriteScanCounts(AnswerWriter& json, const ScanCounts& counts);
// How far a partition of a scan has come: members of the object that is open.
void WritePartition(AnswerWriter& json, const PartitionState& partition, bool ended, WallTime now);

// A job as listings show it. `now`: of a partition.
void WriteRow(AnswerWriter& json, const JobRow& row, NameMemo& names, const JobExtras& extras = {},
              const PartitionState* partition = nullptr, WallTime now = {});

std::string RenderBrief(const JobRow& row, const Names& names);
std::string RenderPage(const JobPage& page, const Names& names);
// A bulk push.
std::string RenderPushed(const JobsReply& reply, const Names& names);
std::string RenderJob(const JobDetails& job, const Names& names, Now now, const Serving& serving = {});
std::string RenderClaim(const ClaimReply& reply, WorkerOrders orders, const Names& names, Now now);
std::string RenderHeartbeat(const HeartbeatOp::Reply& reply, WorkerOrders orders, Now now);
std::string RenderFinish(const FinishOp::Reply& reply, Now now);
// In the order of the finishes; `refs` are the jobs as the client named them.
std::string RenderFinishes(std::span<const Result<FinishOp::Reply>> replies, std::span<const JobRef> refs, Now now);
std::string RenderCount(std::uint64_t count);
// What an operation on many did, or would do.
struct ManyDone {
  std::uint64_t count = 0;
  std::uint64_t looked_at = 0;
  std::optional<ManyPlace> next = {};  // there are more
};
std::string RenderMany(const ManyDone& done);
// Seed "link operations": the status of an operation.
std::string RenderOperation(const JobDetails& job);
std::string RenderPastRuns(const std::vector<PastRun>& runs);
// The data of an event.
std::string RenderTransition(const Transition& transition, NameMemo& names);

}  // namespace pawl::http
