#include "rules/job_end.h"

#include "rules/callbacks.h"
#include "rules/schedule.h"
#include "rules/steps.h"

namespace pawl {

void OnJobEnded(Seq seq, JobHead& head, Txn& txn) {
  TellParent(seq, head, txn);
  MakeCallbacks(seq, head, txn);
  PauseAfterFailure(seq, head, txn);
  // A terminated job may have been the last that the trees above it waited for.
  const bool looks_at_tree = head.state == State::kTerminated && head.stateful && !head.stateful->over;
  if (looks_at_tree) txn.AddTimer({txn.now().wall, TimerKind::kTree, Key().U64(seq)});
}

}  // namespace pawl
