#include "rules/wake.h"

#include <algorithm>

#include "rules/idle_guard.h"
#include "rules/moves.h"
#include "rules/steps.h"
#include "store/living_codec.h"

namespace pawl {
namespace {

void QueueNow(JobHead& head, Now now) {
  head.failures = head.crashes = 0;
  head.NeverExpire();
  EnqueueAfter(head, GuardPause(*head.living, now), now);
}

// False: nobody would read it.
bool Leave(Seq job, const Hint& news, Txn& txn) {
  const JobHead* parent = txn.HeadHint(job);
  // A terminated one runs no more. What is not at hand yet counts as there.
  if (parent != nullptr ? parent->state == State::kTerminated : !txn.incomplete()) return false;
  if (news.child != 0) {  // the same child once is enough
    if (!txn.MarkHinted(job, news.child)) return true;
  }
  txn.Append({Hints(job), {EncodeHint(news)}});
  return true;
}

}  // namespace

void Wake(Seq job, const std::optional<Hint>& news, Txn& txn) {
  if (news && !Leave(job, *news, txn)) return;
  if (!txn.MarkWoken(job)) return;
  txn.Append({.list = Bell(job), .items = {}, .rings = 1});
  if (!txn.Asleep(job)) return;
  const JobHead* asleep = txn.Head(job);
  if (asleep == nullptr || !IsAsleep(*asleep)) return;
  JobHead* head = txn.Edit(job, Cause::kWoken);
  ReviveQueue(head->queue, txn);
  QueueNow(*head, txn.now());
}

bool StayAwake(Seq job, JobHead& head, bool consumed, Txn& txn) {
  if (!head.living) return false;
  const Living& living = *head.living;
  const bool rung = txn.Bounds(Bell(job)).tail != living.bell_seen;
  // Its own ring is not in the bell yet, and a guard on the bell would not see it.
  const bool by_itself = txn.IsWoken(job);
  if (!rung && !by_itself && !(living.more && consumed)) {
    txn.GuardTail(Bell(job), living.bell_seen);
    return false;
  }
  QueueNow(head, txn.now());
  return true;
}

}  // namespace pawl
