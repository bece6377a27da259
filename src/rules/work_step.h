// WorkStep makes the next step of an intent that is a list of work: jobs to create, messages to deliver, trees to end
// or erase, data to move. It takes items from the head of the list until it has changed enough for one commit. An item
// that is too big for a step stays at the head, and the intent's record says how far it has come.
//
// A tree is walked depth first, from the largest child to the smallest, and each job is visited once. The path to where
// the walk stands says all: of the children of a job on it, those from the next job on the path upwards are done.
#pragma once

#include <unordered_map>
#include <unordered_set>

#include "base/result.h"
#include "rules/decide.h"
#include "rules/new_job.h"
#include "rules/port_access.h"
#include "rules/txn.h"
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
  std::vector<Seq> path;    // in a tree: the job whose children it goes through, behind all above it, the root first
  std::uint64_t count = 0;  // what the operation's answer counts: jobs, or ports that a message reached
};

class WorkStep {
 public:
  WorkStep(const StepOp& op, Txn& txn);

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
  Result<bool> Tree(const WorkItem& item, Progress& progress);
  Result<bool> Move(const WorkItem& item);
  Result<bool> Flow(const WorkItem& item, Progress& progress);

  // A job on the path of a walk.
  struct Level {
    Seq job = 0;
    Seq below = UINT64_MAX;         // children from here upwards are done
    const JobHead* head = nullptr;  // to be deleted, and read in this step
    std::vector<Seq> page = {};     // of its children
    std::size_t next = 0;           // in the page
    bool last_page = false;
  };
  enum class Visit : std::uint8_t {
    kGoOn,
    kSkip,   // the job is not there any more
    kLater,  // the next step goes on with the same job
    kStop,   // the item is done
  };

  static std::vector<Level> PathOf(Seq root, const Progress& progress);
  Visit Walk(const TreeWork& work, std::vector<Level>& path);
  std::optional<Seq> NextChild(const TreeWork& work, Level& level);
  Visit Enter(const TreeWork& work, Level& level);              // before the children of the job
  Visit Leave(const TreeWork& work, std::vector<Level>& path);  // after those of the last of the path
  void CloseTree(const std::vector<Level>& path);
  Visit EraseJob(Seq seq, const JobHead& head);
  void Append(const WorkItem& item);
  std::size_t room() const { return changes_ < most_ ? most_ - changes_ : 0; }

  const Key list_;
  const std::size_t most_;  // changes of the step
  Txn& txn_;
  PortWriter writer_;
  std::size_t changes_ = 0;  // of this step
  std::uint64_t count_ = 0;
  std::unordered_map<Seq, std::uint64_t> closed_;  // how many children of a job are over since this step
  ListAppend appended_;
};

}  // namespace pawl
