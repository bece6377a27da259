// WorkStep makes the next step of an intent that is a list of work: jobs to create, messages to deliver, trees to end
// or erase, data to move. It takes items from the head of the list until it has changed enough for one commit. An item
// that is too big for a step stays at the head, and the intent's record says how far it has come.
#pragma once

#include "base/result.h"
#include "rules/decide.h"
#include "rules/desk.h"
#include "rules/port_access.h"
#include "rules/work_item.h"

namespace pawl {

Key WorkList(Seq intent);

class WorkStep {
 public:
  WorkStep(Seq intent, IntentKind kind, View& view, Now now, Draft& draft);

  // `below`: how far the first item has come, 0 at its beginning. `count` grows by what was done. True: all is done.
  Result<bool> Run(Seq& below, std::uint64_t& count);

 private:
  std::vector<ListItem> ReadItems();
  Result<WorkItem> Decode(const ListItem& item) const;
  // True: the item is done.
  Result<bool> Do(const WorkItem& item, Seq& below);
  Result<bool> CreateJobs(const WorkItem& item);
  Result<bool> FanOut(const WorkItem& item, Seq& below);
  Result<bool> Tree(const WorkItem& item, Seq& below);
  Result<bool> Move(const WorkItem& item);
  // Appends an item for each child, a page of them a step. True: there are no further ones.
  bool VisitChildren(const TreeWork& work, Seq& below);
  bool EraseJob(Seq seq, const JobHead& head);
  void Append(const WorkItem& item);
  std::size_t room() const { return changes_ < kIntentStepJobs ? kIntentStepJobs - changes_ : 0; }

  const Key list_;
  const IntentKind kind_;
  View& view_;
  const Now now_;
  Draft& draft_;
  Desk desk_;
  PortWriter writer_;
  std::size_t changes_ = 0;  // of this step
  std::uint64_t count_ = 0;  // what the operation's answer counts: jobs, or ports that a message reached
  ListAppend appended_;
};

}  // namespace pawl
