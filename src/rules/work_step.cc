#include "rules/work_step.h"

#include <algorithm>

#include "rules/callbacks.h"
#include "rules/erase.h"
#include "rules/flow_work.h"
#include "rules/intent.h"
#include "rules/moves.h"
#include "rules/new_job.h"
#include "rules/steps.h"
#include "store/stateful_codec.h"

namespace pawl {
namespace {

constexpr std::uint64_t kEraseItemsMax = 2'000;  // of the lists of a job, in a step
constexpr std::size_t kPartBytes = 64U << 10U;   // of jobs to create, as one item
// How many levels a step goes down a tree. On a store far away each one is two round trips, of which a decision may
// make kReadLevelsMax (cycle_perform.h).
constexpr std::size_t kDescentMax = 24;

}  // namespace

Key WorkList(Seq intent) { return Key().U8('I').U64(intent); }

std::vector<WorkItem> JobItems(const std::vector<NewJob>& jobs) {
  std::vector<WorkItem> items;
  std::size_t weight = kIntentStepLeast;
  for (const NewJob& job : jobs) {
    weight += job.weight();
    if (weight > kIntentStepLeast || items.back().bytes.size() > kPartBytes) {
      items.push_back({WorkItem::Kind::kJobs, {}});
      weight = job.weight();
    }
    AppendNewJob(job, items.back().bytes);
  }
  return items;
}

WorkStep::WorkStep(const StepOp& op, Txn& txn)
    : list_(WorkList(op.intent)), most_(op.room), txn_(txn), writer_(txn, 0), appended_{list_, {}} {}

Result<bool> WorkStep::Run(Progress& progress) {
  const std::vector<ListItem> items = ReadItems();
  std::uint64_t next = items.empty() ? 0 : items.front().offset;
  for (const ListItem& one : items) {
    if (room() == 0) break;
    PAWL_ASSIGN(const WorkItem item, DecodeWork(one.value));
    const bool undoes = progress.phase == Progress::Phase::kUndoes;
    PAWL_ASSIGN(const bool done, Do(item, progress));
    if (!done) break;
    progress.below = 0;
    progress.path.clear();
    next = one.offset + 1;
    if (!undoes && progress.phase == Progress::Phase::kUndoes) break;  // names of this step can be read by the next
  }
  for (const WorkItem& big : writer_.TakeBig()) Append(big);
  progress.count += count_;
  const bool finished = appended_.items.empty() && next >= txn_.Bounds(list_).tail;
  if (!items.empty() && next > items.front().offset) txn_.Trim(list_, next);
  if (!appended_.items.empty()) txn_.Append(std::move(appended_));
  if (finished) txn_.DropList(list_);
  return finished;
}

// Of jobs to create and their names as many parts as there is room for; of the small items many fit.
std::vector<ListItem> WorkStep::ReadItems() {
  std::vector<ListItem> items = txn_.ListItems(list_, 1);
  if (items.empty()) return items;
  const auto first = DecodeWork(items.front().value);
  if (!first.ok() || first->kind == WorkItem::Kind::kFanOut || first->kind == WorkItem::Kind::kMove) return items;
  const bool is_small = first->kind == WorkItem::Kind::kTree || first->kind == WorkItem::Kind::kReset;
  const std::size_t fit = is_small ? most_ : most_ / kIntentStepLeast;
  auto more = txn_.Items(list_, items.front().offset + 1, fit - 1);
  std::move(more.begin(), more.end(), std::back_inserter(items));
  return items;
}

Result<bool> WorkStep::Do(const WorkItem& item, Progress& progress) {
  switch (item.kind) {
    case WorkItem::Kind::kJobs:
      return JobsOf(item, progress);
    case WorkItem::Kind::kFanOut:
      return FanOut(item, progress.below);
    case WorkItem::Kind::kTree:
      return Tree(item, progress);
    case WorkItem::Kind::kMove:
      return Move(item);
    case WorkItem::Kind::kNames:
      return TakeNames(item, progress);
    case WorkItem::Kind::kMembers:
    case WorkItem::Kind::kFollowers:
    case WorkItem::Kind::kReset:
    case WorkItem::Kind::kEach:
    case WorkItem::Kind::kReplay:
    case WorkItem::Kind::kTie:
      return Flow(item, progress);
  }
  return Error{ErrorCode::kCorrupt, "a stored part of a big operation is of no known kind"};
}

// Who goes through members must not share a step with what makes them, for indexes do not show what is new.
Result<bool> WorkStep::Flow(const WorkItem& item, Progress& progress) {
  if (progress.phase == Progress::Phase::kUndoes) return true;
  std::size_t left = room();
  if (changes_ > 0 && item.kind != WorkItem::Kind::kReset) {
    changes_ = most_;
    return false;
  }
  PAWL_ASSIGN(const bool done, DoFlowWork(item, progress.below, left, count_, txn_));
  changes_ = most_ - left;
  return done;
}

Result<bool> WorkStep::TakeNames(const WorkItem& item, Progress& progress) {
  if (progress.phase == Progress::Phase::kUndoes) return true;
  PAWL_ASSIGN(const NamesWork work, UnpackNames(item));
  for (const auto& [key, value] : work.names) {
    const auto taken = txn_.Raw(key);
    if (taken && *taken != value) progress.phase = Progress::Phase::kUndoes;
    if (!taken) txn_.Put(key, value);
  }
  changes_ += kIntentStepLeast;
  return true;
}

Result<bool> WorkStep::JobsOf(const WorkItem& item, Progress& progress) {
  PAWL_ASSIGN(const auto jobs, DecodeNewJobs(item.bytes));
  changes_ += WeightOf(jobs);
  if (progress.phase == Progress::Phase::kUndoes) {
    GiveBackNames(jobs);
    return true;
  }
  progress.phase = Progress::Phase::kCreates;
  for (const NewJob& job : jobs) ReviveQueue(job.head.queue, txn_);
  CreateJobs(jobs, txn_);
  count_ += jobs.size();
  return true;
}

// Those that were taken. A name says whose it is.
void WorkStep::GiveBackNames(const std::vector<NewJob>& jobs) {
  for (const auto& [key, value] : NamesOf(jobs)) {
    if (txn_.Raw(key) == value) txn_.Erase(key);
  }
}

Result<bool> WorkStep::FanOut(const WorkItem& item, Seq& below) {
  PAWL_ASSIGN(const FanOutWork work, UnpackFanOut(item));
  const std::size_t page = room();
  const auto jobs = txn_.Members(ChannelIndex(work.level), below == 0 ? UINT64_MAX : below, page);
  const std::size_t before = writer_.delivered();
  writer_.Deliver(work, jobs);
  changes_ += jobs.size();
  count_ += writer_.delivered() - before;
  if (!jobs.empty()) below = jobs.back();
  return jobs.size() < page;
}

Result<bool> WorkStep::Tree(const WorkItem& item, Progress& progress) {
  PAWL_ASSIGN(const TreeWork work, UnpackTree(item));
  std::vector<Level> path = PathOf(work.seq, progress);
  // The root is looked at in each step: one that was made to run again by force keeps what is left of its tree.
  const bool is_new = progress.path.empty();
  Visit visit = is_new || work.action == TreeWork::Action::kDelete ? Enter(work, path.front()) : Visit::kGoOn;
  if (visit == Visit::kGoOn) visit = Walk(work, path);
  if (visit != Visit::kLater) return true;
  progress.below = path.back().below;
  progress.path.clear();
  for (const Level& level : path) progress.path.push_back(level.job);
  return false;
}

// An earlier version left no path: then the item starts over. What it has done is done.
std::vector<WorkStep::Level> WorkStep::PathOf(Seq root, const Progress& progress) {
  if (progress.path.empty()) return {Level{root}};
  std::vector<Level> path;
  for (std::size_t i = 0; i < progress.path.size(); ++i) {
    const bool is_last = i + 1 == progress.path.size();
    path.push_back({progress.path[i], is_last ? progress.below : progress.path[i + 1]});
  }
  return path;
}

WorkStep::Visit WorkStep::Walk(const TreeWork& work, std::vector<Level>& path) {
  std::size_t known = path.size();  // before this step
  while (!path.empty()) {
    if (room() == 0 || path.size() - known == kDescentMax) return Visit::kLater;
    Visit visit = Visit::kGoOn;
    if (const auto child = NextChild(work, path.back())) {
      visit = Enter(work, path.emplace_back(Level{*child}));
      if (visit == Visit::kSkip) path.pop_back();
    } else {
      visit = Leave(work, path);
      if (visit == Visit::kGoOn) path.pop_back();
    }
    if (visit == Visit::kLater || visit == Visit::kStop) return visit;
    known = std::min(known, path.size());
  }
  return Visit::kGoOn;
}

std::optional<Seq> WorkStep::NextChild(const TreeWork& work, Level& level) {
  if (level.next == level.page.size() && !level.last_page) {
    const bool deletes = work.action == TreeWork::Action::kDelete;
    level.page = txn_.Members(deletes ? ChildrenIndex(level.job) : OpenIndex(level.job), level.below, most_);
    level.next = 0;
    level.last_page = level.page.size() < most_;
  }
  if (level.next == level.page.size()) return std::nullopt;
  level.below = level.page[level.next++];
  return level.below;
}

WorkStep::Visit WorkStep::Enter(const TreeWork& work, Level& level) {
  if (work.action == TreeWork::Action::kTerminate) {
    (void)TerminateJob(level.job, work.reason, txn_);  // what has ended has ended
    ++changes_;
    ++count_;
    const JobHead* head = txn_.Head(level.job);
    if (head != nullptr) changes_ += WeightOfCallbacks(*head, CallbackEvent::kTerminated);
    level.last_page = head == nullptr || !HasOffspring(*head);
    return Visit::kGoOn;
  }
  level.head = txn_.Head(level.job);
  if (level.head == nullptr) {
    ++changes_;
    return Visit::kSkip;
  }
  if (!HasEnded(level.head->state)) return Visit::kStop;  // made to run again by force
  level.last_page = level.last_page || !HasOffspring(*level.head);
  return Visit::kGoOn;
}

WorkStep::Visit WorkStep::Leave(const TreeWork& work, std::vector<Level>& path) {
  if (work.action == TreeWork::Action::kTerminate) {
    CloseTree(path);
    return Visit::kGoOn;
  }
  Level& level = path.back();
  if (level.head == nullptr) level.head = txn_.Head(level.job);
  if (level.head == nullptr) {
    ++changes_;
    return Visit::kGoOn;
  }
  if (!HasEnded(level.head->state)) return Visit::kStop;
  // One that was disowned since the walk came to it stays.
  const bool belongs = path.size() == 1 || ParentOf(*level.head) == path.end()[-2].job;
  return belongs ? EraseJob(level.job, *level.head) : Visit::kGoOn;
}

// What is terminated from the bottom to the top is noted on the way, so that a tree may be deleted as soon as its end
// is answered. Where a run or a shutdown is still to come, the timers of the tree see to it later.
void WorkStep::CloseTree(const std::vector<Level>& path) {
  const Seq job = path.back().job;
  const JobHead* before = txn_.Head(job);
  if (before == nullptr || !IsTreeOver(job, *before, closed_[job], txn_) || before->stateful->over) return;
  JobHead* head = txn_.Edit(job);
  NoteTreeOver(*head, txn_.now());
  const Seq parent = head->stateful->parent;
  if (path.size() > 1 && path.end()[-2].job == parent) {
    ++closed_[parent];
  } else if (parent != 0) {
    txn_.AddTimer({txn_.now().wall, TimerKind::kTree, Key().U64(parent)});
  }
}

// Long lists are emptied first, a part of them a step.
WorkStep::Visit WorkStep::EraseJob(Seq seq, const JobHead& head) {
  ++changes_;
  const OwnedRecords remains = RemainsOf(seq, head, txn_);
  if (remains.items() <= kEraseItemsMax) {
    changes_ += remains.items();
    ++count_;
    pawl::EraseJob(seq, remains, txn_);
    return Visit::kGoOn;
  }
  std::uint64_t left = kEraseItemsMax;
  for (const auto& [list, bounds] : remains.lists) {
    const std::uint64_t some = std::min(left, bounds.tail - bounds.head);
    if (some > 0) txn_.Trim(list, bounds.head + some);
    left -= some;
  }
  changes_ = most_;
  return Visit::kLater;
}

// By the head of the source: what is written to it meanwhile stays behind, and each target gets all in order.
Result<bool> WorkStep::Move(const WorkItem& item) {
  PAWL_ASSIGN(const MoveWork work, UnpackMove(item));
  const Key list = PortList(work.from.job, work.from.side, work.from.port);
  std::vector<PortItem> items;
  std::uint64_t next = work.until;
  for (const ListItem& one : txn_.ListItems(list, std::max<std::size_t>(1, most_ / work.to.size()))) {
    if (one.offset >= work.until) break;
    PAWL_ASSIGN(PortItem decoded, DecodePortItem(one.value));
    items.push_back(std::move(decoded));
    next = one.offset + 1;
  }
  changes_ = most_;
  if (items.empty()) return true;
  for (const MoveWork::End& to : work.to) {
    (void)writer_.Append(to.job, to.side, to.port, items, work.notify);  // unless it is gone since
  }
  txn_.Trim(list, next);
  count_ += items.size();
  return next >= work.until;
}

void WorkStep::Append(const WorkItem& item) { appended_.items.push_back(EncodeWork(item)); }

}  // namespace pawl
