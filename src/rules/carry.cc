#include "rules/carry.h"

#include <utility>

#include "rules/decide.h"
#include "rules/flow_steps.h"
#include "rules/flow_work.h"
#include "rules/intent.h"
#include "rules/work_item.h"

namespace pawl {

void Carry::Ended(Seq seq, JobHead& head) {
  const Flow& flow = *head.flow;
  bool told_now = !flow.told;
  if (flow.carrier != 0) {
    Leaving& leaving = leaving_[flow.carrier];
    const bool bad = EndedBadly(head);
    ++leaving.count;
    leaving.bad += bad ? 1U : 0U;
    leaving.many = flow.many;
    leaving.looked_at = false;
    if (bad) told_now = MindError(flow.carrier) && told_now;
  }
  if (flow.linked && told_now) TellFollowers(seq, head);
}

bool Carry::MindError(Seq carrier) {
  const JobHead* before = txn_.Head(carrier);
  if (before == nullptr || before->state != State::kSuspended) return true;
  switch (before->flow->on_error) {
    case OnError::kContinue:
      return true;
    case OnError::kStop:
      if (!before->flow->stopped) StopMembers(carrier, txn_);
      return true;
    case OnError::kPause:
      break;
  }
  Flow& flow = *txn_.Edit(carrier)->flow;
  flow.paused = flow.halted = true;
  return false;
}

void Carry::TellFollowers(Seq seq, JobHead& head, std::size_t from) {
  head.flow->told = true;
  const Links links = txn_.LinksOf(seq);
  const bool well = EndedWell(head);
  for (std::size_t i = from; i < links.next.size(); ++i) {
    if (changes_ >= kIntentStepMost) {
      (void)BeginWorkAside({Pack(FollowersWork{seq, i})}, txn_);
      return;
    }
    if (!links.next[i].told) TellOne(links.next[i], seq, well);
  }
}

void Carry::TellOne(const Follower& follower, Seq seq, bool well) {
  const Seq next = follower.seq;
  bool others = false;
  if (follower.waits != Follower::Waits::kForOne) {
    const bool many = follower.waits == Follower::Waits::kForMany;
    others = txn_.HasOthers(BeforeIndex(next), ++leaving_before_[next], many);
    txn_.RemoveFromIndex(BeforeIndex(next), seq);
  }
  if (well && others) return;
  const JobHead* head = txn_.Head(next);
  if (head == nullptr || head->shown != JobState::kWaiting) return;
  ++changes_;
  changed_ = true;
  if (!well && head->flow->when == When::kSucceeded) return Skip(next, SkippedBy::kRule, txn_);
  if (!well) txn_.Edit(next)->flow->upset = true;
  if (!others) Free(next, txn_);
}

bool Carry::EndCarriers() {
  for (auto& [carrier, leaving] : leaving_) {
    if (std::exchange(leaving.looked_at, true) || txn_.HasNewMember(carrier)) continue;
    if (txn_.HasOthers(OpenIndex(carrier), leaving.count, leaving.many)) continue;
    if (EndCarrier(carrier, leaving.bad, txn_)) changed_ = true;
  }
  return std::exchange(changed_, false);
}

}  // namespace pawl
