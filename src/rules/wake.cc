#include "rules/wake.h"

#include <algorithm>

#include "rules/idle_guard.h"
#include "rules/steps.h"
#include "store/living_codec.h"

namespace pawl {
namespace {

template <typename T>
bool Holds(const std::vector<T>& all, const T& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

void QueueNow(JobHead& head, Now now) {
  head.failures = head.crashes = 0;
  head.NeverExpire();
  EnqueueAfter(head, GuardPause(*head.living, now), now);
}

// False: nobody would read it.
bool Leave(Seq job, const Hint& news, View& view, Draft& draft) {
  const auto parent = view.HeadHint(job);
  // A terminated one runs no more. What is not at hand yet counts as there.
  if (parent ? parent->state == State::kTerminated : !view.incomplete()) return false;
  if (news.child != 0) {  // the same child once is enough
    if (Holds(draft.hinted, {job, news.child})) return true;
    draft.hinted.emplace_back(job, news.child);
  }
  draft.changes.list_appends.push_back({Hints(job), {EncodeHint(news)}});
  return true;
}

}  // namespace

void Wake(Seq job, const std::optional<Hint>& news, View& view, Now now, Desk& desk, Draft& draft) {
  if (news && !Leave(job, *news, view, draft)) return;
  if (Holds(draft.woken, job)) return;
  draft.woken.push_back(job);
  draft.changes.list_appends.push_back({.list = Bell(job), .items = {}, .rings = 1});
  if (!view.Asleep(job)) return;
  JobHead* head = desk.Head(job, Cause::kWoken);
  if (head == nullptr || !IsAsleep(*head)) return;
  ReviveQueue(head->queue, view, draft);
  QueueNow(*head, now);
}

bool StayAwake(Seq job, JobHead& head, bool consumed, View& view, Now now, const Draft& draft) {
  if (!head.living) return false;
  const Living& living = *head.living;
  const bool rung = view.Bounds(Bell(job)).tail != living.bell_seen;
  // Its own ring is not in the bell yet, and a guard on the bell would not see it.
  const bool by_itself = Holds(draft.woken, job);
  if (!rung && !by_itself && !(living.more && consumed)) {
    view.GuardTail(Bell(job), living.bell_seen);
    return false;
  }
  QueueNow(head, now);
  return true;
}

}  // namespace pawl
