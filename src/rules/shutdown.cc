#include "rules/shutdown.h"

#include "rules/moves.h"

namespace pawl {

void StopOrShutDown(JobHead& head, Reason reason, Txn& txn) {
  const bool has_started = head.stateful && head.stateful->started && head.stateful->phase == Phase::kRun;
  const TypeSpec type = has_started ? txn.Type(head.queue, head.type).value_or(TypeSpec{}) : TypeSpec{};
  if (!type.shutdown) return End(head, State::kTerminated, JobState::kTerminated, reason, txn.now());
  head.stateful->phase = Phase::kShutdownDue;
  head.reason = reason;
  head.SetDue(txn.now().wall);
  head.SetExpiresAfter(type.shutdown_timeout, txn.now());
  head.lease.reset();
}

void ReturnShutDown(JobHead& head) {
  head.stateful->phase = Phase::kShutdownDue;
  head.lease.reset();
}

bool IsToStop(const JobHead& head) {
  return head.state == State::kTerminating && !(head.stateful && head.stateful->phase == Phase::kShuttingDown);
}

}  // namespace pawl
