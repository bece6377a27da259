#include "rules/blocked.h"

#include "rules/moves.h"

namespace pawl {
namespace {

// Of tasks and partitions: a task is a member of its workflow, a partition of its task.
const JobHead* TaskAbove(const JobHead& head, const WaitFacts& facts) {
  return head.flow && head.flow->partition != 0 && !facts.carriers.empty() ? &facts.carriers.front() : nullptr;
}
const JobHead* WorkflowAbove(const WaitFacts& facts) {
  return facts.carriers.empty() ? nullptr : &facts.carriers.back();
}

bool IsPaused(const JobHead* carrier) { return carrier != nullptr && carrier->flow && carrier->flow->paused; }

class Blockers {
 public:
  Blockers(const JobHead& head, const WaitFacts& facts, Now now) : head_(head), facts_(facts), now_(now) {}

  std::vector<BlockedBy> Take() { return std::move(all_); }

  void AddFlow() {
    if (facts_.waiting_for > 0) {
      BlockedBy& others = Add(Blocker::kWaitsFor);
      others.jobs = facts_.waits_for;
      others.count = facts_.waiting_for;
    }
    if (!head_.flow) return;
    const JobHead* const task = TaskAbove(head_, facts_);
    const JobHead* const workflow = IsMember(head_) ? WorkflowAbove(facts_) : nullptr;
    const bool waits = head_.shown == JobState::kWaiting;
    // A partition is held back by a pause even when it stands in the queue: its group is paused then.
    held_by_pause_ = task != nullptr && (IsPaused(task) || IsPaused(workflow));
    if (IsPaused(task) || (waits && head_.flow->paused)) Add(Blocker::kTaskPaused);
    if (IsPaused(workflow) && workflow != task && (waits || held_by_pause_)) Add(Blocker::kWorkflowPaused);
    if (!waits) return;
    if (workflow != nullptr && workflow->state != State::kSuspended) Add(Blocker::kNotStarted);
    if (workflow != nullptr && task == nullptr && workflow->flow->external) Add(Blocker::kWorkflowExternal);
    if (all_.empty()) Add(Blocker::kNotStarted);  // its workflow is being made, or its task
  }

  void AddTime() {
    const bool planned = head_.state == State::kQueued && head_.shown != JobState::kQueued;
    const bool asleep = head_.state == State::kSuspended;
    const bool has_time = head_.due != kNeverWall && (planned || asleep) && !head_.IsDue(now_);
    if (has_time) Add(Blocker::kTime).until = head_.due;
    if (asleep) Add(Blocker::kInput);
  }

  void AddQueue() {
    const FairStand& stand = facts_.stand;
    if (stand.queue.paused) Add(Blocker::kQueuePaused);
    if (IsReady()) {
      AddLimit(Blocker::kQueueLimit, stand.queue_held, stand.queue.concurrency);
      AddRate(Blocker::kQueueRate, stand.queue_rate);
    }
    if (stand.group.paused && !held_by_pause_) Add(Blocker::kGroupPaused);
    if (!IsReady()) return;
    AddLimit(Blocker::kGroupLimit, stand.group_held, stand.group.concurrency);
    AddRate(Blocker::kGroupRate, stand.group_rate);
    if (!facts_.first.empty()) Add(Blocker::kGroupOrder).jobs = {facts_.first};
  }

  void AddWorkers(const Serving& serving) {
    const bool elsewhere = facts_.stand.awaited || facts_.stand.queue_held > 0;
    if (!serving.known || elsewhere) return;
    if (!serving.any) Add(Blocker::kNoWorker).since = serving.last_seen;
    if (serving.any && serving.quiet) Add(Blocker::kWorkersQuiet);
  }

 private:
  BlockedBy& Add(Blocker kind) {
    BlockedBy& added = all_.emplace_back();
    added.kind = kind;
    return added;
  }

  // Its time has come, and it waits for no other job.
  bool IsReady() const { return head_.shown == JobState::kQueued || head_.shown == JobState::kTerminating; }

  void AddLimit(Blocker kind, std::uint64_t held, std::uint32_t limit) {
    if (limit == 0 || held < limit) return;
    BlockedBy& added = Add(kind);
    added.running = held;
    added.limit = limit;
  }

  void AddRate(Blocker kind, const std::optional<SteadyTime>& until) {
    if (until) Add(kind).until = now_.wall + std::max(Millis{0}, *until - now_.steady);
  }

  const JobHead& head_;
  const WaitFacts& facts_;
  const Now now_;
  bool held_by_pause_ = false;
  std::vector<BlockedBy> all_;
};

}  // namespace

bool AwaitsRun(const JobHead& head) {
  if (head.state == State::kQueued) return true;
  if (head.state == State::kSuspended) return !IsCarrier(head);
  return head.state == State::kTerminating && Waits(head);
}

std::vector<BlockedBy> BlockersOf(const JobHead& head, const WaitFacts& facts, const Serving& serving, Now now) {
  Blockers blockers(head, facts, now);
  blockers.AddFlow();
  blockers.AddTime();
  // A carrier stands in no queue.
  if (head.state != State::kSuspended && !IsCarrier(head)) {
    blockers.AddQueue();
    blockers.AddWorkers(serving);
  }
  return blockers.Take();
}

}  // namespace pawl
