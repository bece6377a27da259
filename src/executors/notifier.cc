#include "executors/notifier.h"

#include <utility>

#include "base/log.h"
#include "executors/one_call_executor.h"

namespace pawl {
namespace {

void LogIfLast(const JobHead& callback, const FinishOp& end) {
  const bool last = end.outcome == Outcome::kFailed && (!end.retry || callback.failures >= callback.options.retry.max);
  if (!last) return;
  Log(LogLevel::kWarn, "a callback failed for good",
      {{"id", callback.id},
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
    LogIfLast(callback.head, end);
    return end;
  };
  rules.refused = UndeliverableEnd;
  rules.answer_kept = kAnswerKept;
  return std::make_unique<OneCallExecutor>(outgoing, std::move(rules));
}

}  // namespace pawl
