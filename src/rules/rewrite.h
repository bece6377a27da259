// A rule changes a job's head; everything else that is kept of the job follows from the difference between what the
// head was and what it is: the indexes, its timers, its place in the fair queue, its slot, its unique key, its lease,
// the mark that it is asleep. So no rule can forget one of them.
#pragma once

#include "model/job.h"
#include "rules/draft.h"
#include "rules/view.h"

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
  SteadyTime due_steady;
  SteadyTime expires_steady;
  WallTime retain_until;
  std::uint32_t attempt;
  UniqueUntil unique_until;
  Hash128 unique_key;
  SteadyTime lease_deadline;  // kNeverSteady: no lease
  bool living;
  bool asleep;
  bool waiting;
  bool over;
  Seq parent;
  Phase phase;
};

// Stands in the fair queue: queued, or terminating with its shutdown run due.
bool Waits(const JobHead& head);
// Living, and nothing will happen to it until somebody wakes it: suspended, completed or failed.
bool IsAsleep(const JobHead& head);

// What a living job has beside its head and body, to be erased with it.
struct Remains {
  Ports ports;
  std::vector<std::string> aliases;
  std::vector<std::pair<Key, ListBounds>> lists;

  std::uint64_t items() const;  // in the lists: erasing costs a write each
};
// Guards heads and tails of its lists. Nothing for a plain job.
Remains RemainsOf(Seq seq, const JobHead& head, View& view);

// Makes a plain job a living one: with ports, though it has none yet.
Living& MakeLiving(JobHead& head, Seq seq, Draft& draft);

void Create(Draft& draft, Seq seq, const JobHead& after, const JobBody& body, const Step& step);
void Rewrite(Draft& draft, Seq seq, const HeadMark& before, const JobHead& after, const Step& step);
void Erase(Draft& draft, Seq seq, const JobHead& before, const Step& step, const Remains& remains = {});

// All that follows from the head of a job whose records come from another store. A run in hand has yet to get its slot.
void Attach(Draft& draft, Seq seq, const JobHead& head);

// Where the job stands when it waits.
FairPlace PlaceOf(Seq seq, const JobHead& head);

// Sets state, shown and reason, after checking that the step exists.
void MoveTo(JobHead& head, State state, Shown shown, Reason reason = Reason::kNone, bool forced = false);

// The job waits to run at `due`: shown as queued, scheduled, or retrying after a failure or crash.
void Enqueue(JobHead& head, WallTime due, Now now, bool forced = false);
// The same for a span from now on, which a jump of the wall clock does not change.
void EnqueueAfter(JobHead& head, Millis pause, Now now);

// The job has ended: retention starts, its unique key is free, it has no lease.
void End(JobHead& head, State state, Shown shown, Reason reason, Now now);

}  // namespace pawl
