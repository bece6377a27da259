#include "rules/wake.h"

#include <algorithm>

#include "rules/idle_guard.h"
#include "rules/moves.h"
#include "rules/steps.h"
#include "store/stateful_codec.h"

namespace pawl {
namespace {

void QueueNow(JobHead& head, Now now) {
  head.failures = head.crashes = 0;
  head.NeverExpire();
  EnqueueAfter(head, GuardPause(*head.stateful, now), now);
}

// False: nobody would read it.
bool Leave(Seq job, const Hint& news, Txn& txn) {
  const JobHead* parent = txn.HeadHint(job);
  // A terminated one runs no more. What is not at hand yet counts as there.
  if (parent != nullptr ? parent->state == State::kTerminated : !txn.incomplete()) return false;
  if (news.child != 0) {  // the same child once is enough
    if (!txn.MarkHinted(job, news.child)) return true;
  }
  txn.Append({ChildEvents(job), {EncodeHint(news)}});
  return true;
}

}  // namespace

void Wake(Seq job, const std::optional<Hint>& news, Txn& txn) {
  if (news && !Leave(job, *news, txn)) return;
  if (!txn.MarkWoken(job)) return;
  txn.Append({.list = WakeCounter(job), .items = {}, .wakes = 1});
  if (!txn.Asleep(job)) return;
  const JobHead* asleep = txn.Head(job);
  if (asleep == nullptr || !IsAsleep(*asleep)) return;
  JobHead* head = txn.Edit(job, Cause::kWoken);
  ReviveQueue(head->queue, txn);
  QueueNow(*head, txn.now());
}

bool StayAwake(Seq job, JobHead& head, bool consumed, Txn& txn) {
  if (!head.stateful) return false;
  const Stateful& stateful = *head.stateful;
  const bool woken = txn.Bounds(WakeCounter(job)).tail != stateful.wakes_seen;
  // Its own ring is not in the wake counter yet, and a guard on the wake counter would not see it.
  const bool by_itself = txn.IsWoken(job);
  if (!woken && !by_itself && !(stateful.more && consumed)) {
    txn.GuardTail(WakeCounter(job), stateful.wakes_seen);
    return false;
  }
  QueueNow(head, txn.now());
  return true;
}

}  // namespace pawl
