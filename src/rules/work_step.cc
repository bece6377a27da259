#include "rules/work_step.h"

#include <algorithm>

#include "rules/intent.h"
#include "rules/new_job.h"
#include "rules/rewrite.h"
#include "rules/steps.h"
#include "store/living_codec.h"

namespace pawl {
namespace {

constexpr std::uint64_t kEraseItemsMax = 2'000;  // of the lists of a job, in a step

}  // namespace

Key WorkList(Seq intent) { return Key().U8('I').U64(intent); }

std::vector<WorkItem> JobItems(const std::vector<NewJob>& jobs, Draft& draft) {
  std::vector<WorkItem> items;
  for (std::size_t at = 0; at < jobs.size(); at += kIntentStepJobs) {
    const std::size_t count = std::min(kIntentStepJobs, jobs.size() - at);
    items.push_back({WorkItem::Kind::kJobs, EncodeNewJobs(jobs.data() + at, count)});
  }
  for (const NewJob& job : jobs) TakeNames(job, draft);
  return items;
}

WorkStep::WorkStep(Seq intent, IntentKind kind, View& view, Now now, Draft& draft)
    : list_(WorkList(intent)),
      kind_(kind),
      view_(view),
      now_(now),
      draft_(draft),
      desk_(view, now, draft),
      writer_(view, now, desk_, draft, 0),
      appended_{list_, {}} {}

Result<bool> WorkStep::Run(Seq& below, std::uint64_t& count) {
  const std::vector<ListItem> items = ReadItems();
  std::uint64_t next = items.empty() ? 0 : items.front().offset;
  for (const ListItem& one : items) {
    if (room() == 0) break;
    PAWL_ASSIGN(const WorkItem item, Decode(one));
    PAWL_ASSIGN(const bool done, Do(item, below));
    if (!done) break;
    below = 0;
    next = one.offset + 1;
  }
  for (const WorkItem& big : writer_.TakeBig()) Append(big);
  desk_.Close();
  count += count_;
  const bool finished = appended_.items.empty() && next >= view_.Bounds(list_).tail;
  if (!items.empty() && next > items.front().offset) draft_.changes.list_trims.push_back({list_, next});
  if (!appended_.items.empty()) draft_.changes.list_appends.push_back(std::move(appended_));
  if (finished) draft_.changes.list_drops.push_back(list_);
  return finished;
}

// Jobs to create make large items, a step each; of the small ones many fit.
std::vector<ListItem> WorkStep::ReadItems() {
  std::vector<ListItem> items = view_.ListItems(list_, 1);
  if (items.empty()) return items;
  const auto first = Decode(items.front());
  if (!first.ok() || first->kind != WorkItem::Kind::kTree) return items;
  auto more = view_.Items(list_, items.front().offset + 1, kIntentStepJobs - 1);
  std::move(more.begin(), more.end(), std::back_inserter(items));
  return items;
}

// Bulk pushes of earlier versions have jobs alone in their lists.
Result<WorkItem> WorkStep::Decode(const ListItem& item) const {
  if (kind_ == IntentKind::kPush) return WorkItem{WorkItem::Kind::kJobs, item.value};
  return DecodeWork(item.value);
}

Result<bool> WorkStep::Do(const WorkItem& item, Seq& below) {
  switch (item.kind) {
    case WorkItem::Kind::kJobs:
      return CreateJobs(item);
    case WorkItem::Kind::kFanOut:
      return FanOut(item, below);
    case WorkItem::Kind::kTree:
      return Tree(item, below);
    case WorkItem::Kind::kMove:
      return Move(item);
  }
  return Error{ErrorCode::kCorrupt, "a stored part of a big operation is of no known kind"};
}

Result<bool> WorkStep::CreateJobs(const WorkItem& item) {
  PAWL_ASSIGN(const auto jobs, DecodeNewJobs(item.bytes));
  for (const NewJob& job : jobs) {
    ReviveQueue(job.head.queue, view_, draft_);
    CreateJob(job, view_, now_, draft_);
  }
  changes_ += jobs.size();
  count_ += jobs.size();
  return true;
}

Result<bool> WorkStep::FanOut(const WorkItem& item, Seq& below) {
  PAWL_ASSIGN(const FanOutWork work, UnpackFanOut(item));
  const std::size_t page = room();
  const auto jobs = view_.Members(ChannelIndex(work.level), below == 0 ? UINT64_MAX : below, page);
  const std::size_t before = writer_.delivered();
  writer_.Deliver(work, jobs);
  changes_ += jobs.size();
  count_ += writer_.delivered() - before;
  if (!jobs.empty()) below = jobs.back();
  return jobs.size() < page;
}

Result<bool> WorkStep::Tree(const WorkItem& item, Seq& below) {
  PAWL_ASSIGN(const TreeWork work, UnpackTree(item));
  const bool begins = below == 0;
  if (work.action == TreeWork::Action::kTerminate) {
    if (begins) (void)TerminateJob(work.seq, work.reason, view_, now_, desk_, draft_);  // what has ended has ended
    if (begins) ++count_;
    ++changes_;
    return VisitChildren(work, below);
  }
  const auto head = view_.Head(work.seq);
  if (!head || !HasEnded(head->state)) return true;  // gone, or made to run again by force
  // Children first: the job's own turn comes again behind theirs, until it has none.
  if (begins && view_.Members(ChildrenIndex(work.seq), UINT64_MAX, 1).empty()) return EraseJob(work.seq, *head);
  if (!VisitChildren(work, below)) return false;
  Append(item);
  return true;
}

bool WorkStep::VisitChildren(const TreeWork& work, Seq& below) {
  const std::size_t page = std::max<std::size_t>(1, room());
  const auto children = view_.Members(ChildrenIndex(work.seq), below == 0 ? UINT64_MAX : below, page);
  for (const Seq child : children) Append(Pack(TreeWork{work.action, work.reason, child}));
  changes_ += children.size();
  if (!children.empty()) below = children.back();
  return children.size() < page;
}

// Long lists are emptied first, a part of them a step.
bool WorkStep::EraseJob(Seq seq, const JobHead& head) {
  ++changes_;
  const Remains remains = RemainsOf(seq, head, view_);
  if (remains.items() <= kEraseItemsMax) {
    changes_ += remains.items();
    ++count_;
    Erase(draft_, seq, head, {Cause::kDeleted, now_}, remains);
    return true;
  }
  std::uint64_t left = kEraseItemsMax;
  for (const auto& [list, bounds] : remains.lists) {
    const std::uint64_t some = std::min(left, bounds.tail - bounds.head);
    if (some > 0) draft_.changes.list_trims.push_back({list, bounds.head + some});
    left -= some;
  }
  changes_ = kIntentStepJobs;
  return false;
}

// By the head of the source: what is written to it meanwhile stays behind, and each target gets all in order.
Result<bool> WorkStep::Move(const WorkItem& item) {
  PAWL_ASSIGN(const MoveWork work, UnpackMove(item));
  const Key list = PortList(work.from.job, work.from.side, work.from.port);
  std::vector<PortItem> items;
  std::uint64_t next = work.until;
  for (const ListItem& one : view_.ListItems(list, std::max<std::size_t>(1, kIntentStepJobs / work.to.size()))) {
    if (one.offset >= work.until) break;
    PAWL_ASSIGN(PortItem decoded, DecodePortItem(one.value));
    items.push_back(std::move(decoded));
    next = one.offset + 1;
  }
  changes_ = kIntentStepJobs;
  if (items.empty()) return true;
  for (const MoveWork::End& to : work.to) {
    (void)writer_.Append(to.job, to.side, to.port, items, work.notify);  // unless it is gone since
  }
  draft_.changes.list_trims.push_back({list, next});
  count_ += items.size();
  return next >= work.until;
}

void WorkStep::Append(const WorkItem& item) { appended_.items.push_back(EncodeWork(item)); }

}  // namespace pawl
