// A rule changes a job's head; everything else that is kept of the job follows from the difference between what the
// head was and what it is: the indexes, its timers, its place in the fair queue, its slot, its unique key, its lease.
// So no rule can forget one of them.
#pragma once

#include "model/job.h"
#include "rules/draft.h"

namespace pawl {

struct Step {
  Cause cause = Cause::kPushed;
  Now now;
  bool silent = false;  // no transition: a heartbeat, or a repeat
};

// What a head was, as far as the rest depends on it.
struct HeadMark {
  explicit HeadMark(const JobHead& head);

  NameId queue;
  GroupKey group_key;
  State state;
  Shown shown;
  std::uint8_t priority;
  WallTime due;
  WallTime started;
  WallTime expires;
  WallTime retain_until;
  std::uint32_t attempt;
  UniqueUntil unique_until;
  Hash128 unique_key;
  SteadyTime lease_deadline;  // kNeverSteady: no lease
};

void Create(Draft& draft, Seq seq, const JobHead& after, const JobBody& body, const Step& step);
void Rewrite(Draft& draft, Seq seq, const HeadMark& before, const JobHead& after, const Step& step);
void Erase(Draft& draft, Seq seq, const JobHead& before, const Step& step);

// All that follows from the head of a job whose records come from another store. A run in hand has yet to get its slot.
void Attach(Draft& draft, Seq seq, const JobHead& head);

// Where the job stands when it waits.
FairPlace PlaceOf(Seq seq, const JobHead& head);

// Sets state, shown and reason, after checking that the step exists.
void MoveTo(JobHead& head, State state, Shown shown, Reason reason = Reason::kNone, bool forced = false);

// The job waits to run at `due`: shown as queued, scheduled, or retrying after a failure or crash.
void Enqueue(JobHead& head, WallTime due, Now now, bool forced = false);

// The job has ended: retention starts, its unique key is free, it has no lease.
void End(JobHead& head, State state, Shown shown, Reason reason, Now now);

}  // namespace pawl
