#include "executors/http_executor.h"

#include "executors/call_end.h"
#include "executors/http_job.h"
#include "executors/one_call_executor.h"

namespace pawl {
namespace {

constexpr std::size_t kHttpAnswerKept = std::size_t{64} << 20U;  // max_bytes of the job is less

}  // namespace

std::unique_ptr<Executor> MakeHttpExecutor(Outgoing& outgoing) {
  CallRules rules;
  rules.request = [&outgoing](const ClaimedJob& job, WallTime now) {
    return HttpRequest(job, now, [&](std::string_view name) { return outgoing.FindSecret(name); });
  };
  rules.end = [](const ClaimedJob& job, const Attempt& attempt, std::uint64_t /*random*/) {
    return HttpEnd(job, attempt);
  };
  rules.refused = [](const ClaimedJob&, const Error& error, WallTime, std::uint64_t) { return CallRefused(error); };
  rules.answer_kept = kHttpAnswerKept;
  return std::make_unique<OneCallExecutor>(outgoing, std::move(rules));
}

}  // namespace pawl
