#include "rules/flow_steps.h"

#include <algorithm>

#include "rules/flow_work.h"
#include "rules/intent.h"
#include "rules/job_errors.h"
#include "rules/moves.h"
#include "rules/partition.h"
#include "rules/partition_group.h"
#include "rules/steps.h"
#include "rules/work_item.h"

namespace pawl {
namespace {

constexpr std::size_t kLetGoAtOnce = 100;

bool IsWaiting(const JobHead* head) { return head != nullptr && head->shown == JobState::kWaiting; }

// Whether something above the job keeps it waiting although nothing is before it.
bool IsHeldBack(const JobHead& head, Txn& txn) {
  if (head.flow->paused) return true;
  if (!IsMember(head)) return false;
  const JobHead* carrier = txn.Head(head.flow->carrier);
  if (carrier == nullptr || carrier->state != State::kSuspended) return true;
  // The group of a task's partitions is paused, not they; and what they have found is under way.
  if (head.flow->partition != 0 || IsPiece(head)) return false;
  return carrier->flow->paused || carrier->flow->external || HasWork(*carrier, txn);
}

bool IsStopped(const JobHead& head, Txn& txn) {
  if (!IsMember(head) || head.flow->when != When::kSucceeded) return false;
  const JobHead* carrier = txn.Head(head.flow->carrier);
  return carrier != nullptr && carrier->flow->stopped;
}

// Members of it are open from now on; its timeout counts from here.
void CarryOn(JobHead& head, Now now) {
  MoveTo(head, State::kSuspended, JobState::kSuspended, Reason::kNone, Way::kCarried);
  head.ended = WallTime{};
  head.retain_until = kNeverWall;
  head.SetDue(kNeverWall);
  head.NeverExpire();
  if (head.options.timeout > Millis{0}) head.SetExpiresAfter(head.options.timeout, now);
}

// What becomes of a job that waits in a carrier which an error has stopped.
void TakeNoPart(Seq seq, const JobHead& head, Txn& txn) {
  if (head.flow->partition == 0) return Skip(seq, SkippedBy::kRule, txn);
  (void)TerminateJob(seq, Reason::kStopped, txn);  // it waits, so nothing is in the way
}

// A task whose partitions will never run takes them with it.
void SkipMembers(Seq seq, JobHead& head, Txn& txn) {
  if (!head.flow->carries) return;
  head.flow->work = BeginWorkAside({Pack(TreeWork{TreeWork::Action::kTerminate, Reason::kSkipped, seq})}, txn);
}

void TakeResult(Seq seq, JobHead& head, const Carrier& carrier, Txn& txn) {
  if (carrier.result == 0) return;
  auto result = txn.Raw(SideKey(RecordKind::kResult, carrier.result));
  if (!result) return;
  txn.Put(SideKey(RecordKind::kResult, seq), *std::move(result));
  head.side.result = true;
}

}  // namespace

void StartCarrier(Seq seq, Txn& txn) {
  JobHead& head = *txn.Edit(seq, Cause::kPromoted);
  CarryOn(head, txn.now());
  head.started = txn.now().wall;
  const auto carrier = txn.CarrierOf(seq);
  if (carrier && carrier->each != 0 && !carrier->planned) {
    head.flow->work = BeginWorkAside({Pack(EachWork{seq})}, txn);
  } else {
    LetMembersGo(seq, txn);
  }
}

void Free(Seq seq, Txn& txn) {
  const JobHead* head = txn.Head(seq);
  if (!IsWaiting(head)) return;
  const bool unwanted = head->flow->when == When::kFailed && !head->flow->upset;
  if (unwanted) return Skip(seq, SkippedBy::kRule, txn);
  if (IsStopped(*head, txn)) return TakeNoPart(seq, *head, txn);
  if (!IsHeldBack(*head, txn)) return LetGo(seq, txn);
  txn.Edit(seq)->flow->freed = true;
}

void LetGo(Seq seq, Txn& txn) {
  if (!IsWaiting(txn.Head(seq))) return;
  JobHead& head = *txn.Edit(seq, Cause::kPromoted);
  head.flow->freed = false;
  const Now now = txn.now();
  const Links links = head.flow->linked ? txn.LinksOf(seq) : Links{};
  ReviveQueue(head.queue, txn);
  if (links.delay) {
    EnqueueAfter(head, *links.delay, now);
  } else if (!head.flow->carries || head.due > now.wall) {
    Enqueue(head, std::max(head.due, now.wall), now);
  }
  if (links.expires_in) head.SetExpiresAfter(*links.expires_in, now);
  if (head.flow->carries && head.shown != JobState::kScheduled) StartCarrier(seq, txn);
}

void Skip(Seq seq, SkippedBy by, Txn& txn) {
  JobHead& head = *txn.Edit(seq, Cause::kTerminated);
  head.flow->by_hand = by == SkippedBy::kHand;
  head.flow->freed = false;
  MoveTo(head, State::kTerminating, JobState::kTerminating, Reason::kSkipped);
  End(head, State::kTerminated, JobState::kTerminated, Reason::kSkipped, txn.now());
  SkipMembers(seq, head, txn);
}

void LetMemberGo(Seq member, WallTime due, Txn& txn) {
  const JobHead* head = txn.Head(member);
  if (!IsWaiting(head)) return;
  if (head->flow->linked && !txn.LinksOf(member).after.empty()) return;
  // All partitions of a task have the same time, so they are claimed in the order of their numbers.
  if (head->flow->partition != 0) txn.Edit(member)->due = std::min(due, txn.now().wall);
  Free(member, txn);
}

void LetMembersGo(Seq carrier, Txn& txn) {
  const WallTime due = txn.Head(carrier)->started;
  for (const Seq member : txn.NewMembers(carrier)) LetMemberGo(member, due, txn);
  if (txn.IsNew(carrier)) return;
  const std::uint64_t open = txn.IndexCount(OpenIndex(carrier));
  if (open > kLetGoAtOnce) {
    (void)BeginWorkAside({Pack(MembersWork{MembersWork::Action::kLetGo, carrier})}, txn);
    return;
  }
  std::vector<Seq> members = txn.Members(OpenIndex(carrier), UINT64_MAX, kLetGoAtOnce);
  std::sort(members.begin(), members.end());
  for (const Seq member : members) LetMemberGo(member, due, txn);
  if (open == 0 && !txn.HasNewMember(carrier)) (void)EndCarrier(carrier, 0, txn);
}

bool EndCarrier(Seq seq, std::uint64_t bad, Txn& txn) {
  const JobHead* before = txn.Head(seq);
  if (before == nullptr) return false;
  const Now now = txn.now();
  if (before->state == State::kTerminating) {
    JobHead& head = *txn.Edit(seq, Cause::kTerminated);
    End(head, State::kTerminated, JobState::kTerminated, head.reason, now);
    return true;
  }
  if (before->state != State::kSuspended || before->flow->stays_open || before->flow->halted) return false;
  auto carrier = txn.CarrierOf(seq);
  if (HasWork(*before, txn) || !carrier) return false;
  const bool failed = bad + txn.IndexCount(BadIndex(seq)) > 0;
  JobHead& head = *txn.Edit(seq, failed ? Cause::kFailed : Cause::kCompleted);
  TakeResult(seq, head, *carrier, txn);
  if (failed) {
    End(head, State::kFailed, JobState::kDead, Reason::kTasksFailed, now, Way::kCarried);
  } else {
    End(head, State::kCompleted, JobState::kCompleted, Reason::kNone, now, Way::kCarried);
  }
  carrier->closed = true;
  txn.PutCarrier(seq, *carrier);
  return true;
}

void EndCarrierIfDone(Seq carrier, Txn& txn) {
  if (txn.HasNewMember(carrier) || txn.HasOthers(OpenIndex(carrier), 0, false)) return;
  (void)EndCarrier(carrier, 0, txn);
}

void StopMembers(Seq carrier, Txn& txn) {
  JobHead& head = *txn.Edit(carrier);
  head.flow->stopped = true;
  MembersWork work{MembersWork::Action::kSkip, carrier};
  if (IsScanTask(head)) {
    work.action = MembersWork::Action::kStop;
    PausePartitions(carrier, head, true, txn);
  }
  (void)BeginWorkAside({Pack(work)}, txn);
}

void UndoStop(Seq task, Txn& txn) {
  const JobHead* before = txn.Head(task);
  if (!before->flow->stopped) return;
  JobHead& head = *txn.Edit(task);
  head.flow->stopped = false;
  const JobHead* workflow = txn.Head(head.flow->carrier);
  const bool paused = head.flow->paused || (workflow != nullptr && workflow->flow->paused);
  PausePartitions(task, head, paused, txn);
}

void OpenCarrier(Seq seq, Txn& txn) {
  JobHead& head = *txn.Edit(seq, Cause::kRunAgain);
  if (HasEnded(head.state)) CarryOn(head, txn.now());
  if (IsScanTask(head)) UndoStop(seq, txn);
  auto carrier = txn.CarrierOf(seq).value_or(Carrier{});
  carrier.closed = false;
  txn.PutCarrier(seq, carrier);
}

Result<void> OpenCarriers(const JobHead& member, Txn& txn) {
  for (Seq above = IsMember(member) ? member.flow->carrier : 0; above != 0;) {
    const JobHead* before = txn.Head(above);
    if (before == nullptr) return NoSuchJob(above);
    if (before->state == State::kTerminating || before->state == State::kTerminated) {
      return NoSuchStep(member.id, Name(member.shown), Name(State::kQueued),
                        "its workflow is " + std::string(Name(before->shown)) + "; restart that: job " + before->id);
    }
    if (!HasEnded(before->state)) {
      if (!IsScanTask(*before) || !before->flow->stopped) return {};
      return NoSuchStep(member.id, Name(member.shown), Name(State::kQueued),
                        "its task is being stopped because a part of it has failed; ask again when that has ended, or "
                        "restart it then: job " +
                            before->id);
    }
    OpenCarrier(above, txn);
    above = before->flow->carrier;
  }
  return {};
}

bool HasWork(const JobHead& carrier, Txn& txn) {
  return carrier.flow && carrier.flow->work != 0 && txn.Raw(IntentKey(carrier.flow->work));
}

Follower::Waits WaitsFor(std::size_t others) {
  if (others == 1) return Follower::Waits::kForOne;
  return others < kManyMembers ? Follower::Waits::kForFew : Follower::Waits::kForMany;
}

bool IsAwaited(const JobHead& head) {
  return !HasEnded(head.state) || (head.flow && head.flow->linked && !head.flow->told);
}

void AddFollower(Seq seq, const Follower& follower, Txn& txn) {
  JobHead& head = *txn.Edit(seq);
  if (!head.flow) head.flow.emplace();
  Links links = head.flow->linked ? txn.LinksOf(seq) : Links{};
  const bool runs_again = head.flow->told;
  for (Follower& next : links.next) next.told = next.told || runs_again;
  links.next.push_back(follower);
  txn.PutLinks(seq, links);
  head.flow->linked = true;
  head.flow->told = false;
}

Seq WorkflowOf(Seq seq, const JobHead& head, Txn& txn) {
  Seq root = seq;
  for (const JobHead* at = &head; at != nullptr && IsMember(*at); at = txn.HeadHint(root)) root = at->flow->carrier;
  return root;
}

}  // namespace pawl
