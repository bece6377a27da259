// A WorkItem is a part of a big operation that goes on in steps, as it is kept in the list of its intent.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "model/state.h"
#include "model/stateful.h"
#include "store/store.h"

namespace pawl {

struct WorkItem {
  enum class Kind : std::uint8_t {  // stored
    kJobs = 1,
    kFanOut = 2,
    kTree = 3,
    kMove = 4,
    kNames = 5,
    kMembers = 6,  // this and the following: flow_work.h
    kFollowers = 7,
    kReset = 8,
    kEach = 9,
    kReplay = 10,
    kTie = 11,
  };
  Kind kind = Kind::kJobs;
  std::string bytes;  // kJobs: of AppendNewJob (new_job.h); else of one of the following
};
std::string EncodeWork(const WorkItem& item);
Result<WorkItem> DecodeWork(std::string_view bytes);

// A message goes to those who subscribe to `level`: the channel it was sent to, or one above it.
struct FanOutWork {
  std::string channel;
  std::string level;
  std::string value;
};
WorkItem Pack(const FanOutWork& work);
Result<FanOutWork> UnpackFanOut(const WorkItem& item);

// A job and all below it: terminated from the top, deleted from the bottom.
struct TreeWork {
  enum class Action : std::uint8_t { kTerminate = 0, kDelete = 1 };  // stored
  Action action = Action::kTerminate;
  Reason reason = Reason::kNone;
  Seq seq = 0;
};
WorkItem Pack(const TreeWork& work);
Result<TreeWork> UnpackTree(const WorkItem& item);

// Records to write, which must not be there yet.
struct NamesWork {
  std::vector<std::pair<RecordKey, std::string>> names;
};
WorkItem Pack(const NamesWork& work);
Result<NamesWork> UnpackNames(const WorkItem& item);

// The items of a port up to `until` go to other ports.
struct MoveWork {
  struct End {
    Seq job = 0;
    PortSide side = PortSide::kIn;
    std::string port;
  };
  End from;
  std::vector<End> to;
  std::uint64_t until = 0;
  bool notify = true;
};
WorkItem Pack(const MoveWork& work);
Result<MoveWork> UnpackMove(const WorkItem& item);

}  // namespace pawl
