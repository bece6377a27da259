// Schedules: the operations on them, and what happens when one falls due.
//
// A schedule has a timer for its next time. Every node lets timers go off, and the record of the schedule is guarded:
// of two nodes that fire it at the same time one is too late, decides again, and finds that the next time is another
// one. The push, the next time and its timer are one commit.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/result.h"
#include "model/schedule.h"
#include "store/store.h"

namespace pawl {

class Txn;

struct PutScheduleOp {
  struct Reply {
    Schedule schedule;
    bool created = false;
  };
  std::string name;
  ScheduleSpec spec;
  std::optional<bool> paused = {};         // nothing: as it is
  std::optional<std::uint64_t> etag = {};  // another one: kChangedMeanwhile
};
Result<PutScheduleOp::Reply> Decide(const PutScheduleOp& op, Txn& txn);

struct DeleteScheduleOp {
  struct Reply {};
  std::string name;
  std::optional<std::uint64_t> etag = {};
};
Result<DeleteScheduleOp::Reply> Decide(const DeleteScheduleOp& op, Txn& txn);

// Times that pass while a schedule is paused are not made up for.
struct PauseScheduleOp {
  struct Reply {
    Schedule schedule;
  };
  std::string name;
  bool paused = true;
};
Result<PauseScheduleOp::Reply> Decide(const PauseScheduleOp& op, Txn& txn);

// Somebody asks for a firing, whatever the timetable says; the next time stays as it is.
struct FireOp {
  using Reply = Fired;
  std::string name;
  std::optional<WallTime> at = {};  // as if it fired at this time; nothing: now
};
Result<FireOp::Reply> Decide(const FireOp& op, Txn& txn);

// The timer of a schedule went off. `has_space`: false while the disk is full.
void FireDue(const Timer& timer, bool has_space, Txn& txn);

// A job that was pushed by a schedule has ended for good: the schedule pauses if it was told to.
void PauseAfterFailure(Seq job, const JobHead& head, Txn& txn);

// The timer that the schedule has while it has a next time.
Timer TimerOf(const Schedule& schedule);

}  // namespace pawl
