// WorkStep makes the next step of an intent that is a list of work: jobs to create, messages to deliver, trees to end
// or erase, data to move. It takes items from the head of the list until it has changed enough for one commit. An item
// that is too big for a step stays at the head, and the intent's record says how far it has come.
#pragma once

#include <unordered_set>

#include "base/result.h"
#include "rules/decide.h"
#include "rules/desk.h"
#include "rules/new_job.h"
#include "rules/port_access.h"
#include "rules/work_item.h"

namespace pawl {

Key WorkList(Seq intent);

// How far an intent has come.
struct Progress {
  // What the next step does with jobs to create: nothing before their names are taken, all of them then, or none at
  // all.
  enum class Phase : std::uint8_t { kCreates = 0, kTakesNames = 1, kUndoes = 2 };  // stored
  Phase phase = Phase::kCreates;
  Seq below = 0;            // in what the first item goes through; 0: from its beginning
  std::uint64_t count = 0;  // what the operation's answer counts: jobs, or ports that a message reached
};

class WorkStep {
 public:
  WorkStep(const StepOp& op, View& view, Now now, Draft& draft);

  // True: all is done.
  Result<bool> Run(Progress& progress);

 private:
  std::vector<ListItem> ReadItems();
  // True: the item is done.
  Result<bool> Do(const WorkItem& item, Progress& progress);
  Result<bool> TakeNames(const WorkItem& item, Progress& progress);
  Result<bool> JobsOf(const WorkItem& item, Progress& progress);
  void GiveBackNames(const std::vector<NewJob>& jobs);
  Result<bool> FanOut(const WorkItem& item, Seq& below);
  Result<bool> Tree(const WorkItem& item, Seq& below);
  Result<bool> Move(const WorkItem& item);
  // Appends an item for each child, a page of them a step. True: there are no further ones.
  bool VisitChildren(const TreeWork& work, Seq& below);
  bool EraseJob(Seq seq, const JobHead& head);
  void Append(const WorkItem& item);
  std::size_t room() const { return changes_ < most_ ? most_ - changes_ : 0; }

  const Key list_;
  const std::size_t most_;  // changes of the step
  View& view_;
  const Now now_;
  Draft& draft_;
  Desk desk_;
  PortWriter writer_;
  std::size_t changes_ = 0;  // of this step
  std::uint64_t count_ = 0;
  std::unordered_set<Seq> erased_;  // in this step: a job comes up again each time that its parent is visited
  ListAppend appended_;
};

}  // namespace pawl
