// Work on jobs that wait for others, members and carriers that is too big for one commit: items of an intent
// (work_item.h), and what a step does with them.
#pragma once

#include <cstdint>
#include <vector>

#include "base/result.h"
#include "rules/txn.h"
#include "rules/work_item.h"

namespace pawl {

// The same for the members of a carrier, one after the other.
struct MembersWork {
  enum class Action : std::uint8_t {  // stored
    kLetGo = 0,                       // those that wait for nothing
    kSkip = 1,                        // those that wait, and want a success
    kSettle = 2,                      // the last part of a resume or restart: those that nothing is before go on
    kFree = 3,                        // not the members: the job itself, which a big push has made
    kStop = 4,                        // partitions that have not ended, after one that ended badly
  };
  Action action = Action::kLetGo;
  Seq carrier = 0;
};
WorkItem Pack(const MembersWork& work);

// Those that wait for a job which has ended are told, from the one with that number on.
struct FollowersWork {
  Seq seq = 0;
  std::uint64_t from = 0;
};
WorkItem Pack(const FollowersWork& work);

// A task, or a partition of it, waits again as if it had not run. First its partitions: those that did not end well,
// or all of them.
struct ResetWork {
  Seq task = 0;
  bool all = false;
  std::vector<Seq> before = {};  // of those that it waits for: which wait again too
};
WorkItem Pack(const ResetWork& work);

// A task gets a partition for each element of the result of another one.
struct EachWork {
  Seq carrier = 0;
};
WorkItem Pack(const EachWork& work);

// The dead documents of the partitions of a scan wait to be processed again; or of one of them.
struct ReplayWork {
  Seq task = 0;
  Seq partition = 0;  // 0: all
};
WorkItem Pack(const ReplayWork& work);

// A job that a big push has made waits for jobs that were there before: it is told of those that have ended, and will
// be told of the others.
struct TieWork {
  Seq seq = 0;
  std::vector<Seq> others = {};
};
WorkItem Pack(const TieWork& work);

// One step. `cursor` says how far the item has come, 0 at its beginning; `room`: how much may be changed, which it
// lowers. `count` is raised by what people ask the number of. True: the item is done.
Result<bool> DoFlowWork(const WorkItem& item, std::uint64_t& cursor, std::size_t& room, std::uint64_t& count, Txn& txn);

}  // namespace pawl
