#include "executors/notifier.h"

#include <utility>

#include "base/json_member.h"
#include "base/log.h"
#include "executors/one_call_executor.h"

namespace pawl {
namespace {

// The job whose end it tells of; "" if none has made it.
std::string OwnerOf(const ClaimedJob& callback) {
  return TextOfMember(MemberOf(KnownJson(callback.payload), "owner"), "id");
}

void LogIfLast(const ClaimedJob& job, const FinishOp& end) {
  const JobHead& callback = job.head;
  const bool last = end.outcome == Outcome::kFailed && (!end.retry || callback.failures >= callback.options.retry.max);
  if (!last) return;
  Log(LogLevel::kWarn, "a callback failed for good",
      {{"id", callback.id},
       {"job", OwnerOf(job)},
       {"host", callback.group},
       {"attempts", std::to_string(callback.attempt)},
       {"error", end.error->message}});
}

}  // namespace

std::unique_ptr<Executor> MakeNotifier(Outgoing& outgoing, DeliveryDefaults defaults) {
  CallRules rules;
  rules.request = [&outgoing, defaults = std::move(defaults)](const ClaimedJob& callback, WallTime now) {
    return DeliveryRequest(callback, defaults, now, [&](std::string_view name) { return outgoing.FindSecret(name); });
  };
  rules.end = [](const ClaimedJob& callback, const Attempt& attempt, std::uint64_t random) {
    FinishOp end = DeliveryEnd(callback, attempt, random);
    LogIfLast(callback, end);
    return end;
  };
  rules.refused = UndeliverableEnd;
  rules.answer_kept = kAnswerKept;
  return std::make_unique<OneCallExecutor>(outgoing, std::move(rules));
}

}  // namespace pawl
