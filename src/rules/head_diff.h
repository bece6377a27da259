// What follows from the head of a job: its place in the indexes, its timers, its place in the queue, its lease, its
// unique key, the mark that it is asleep. A rule changes the head alone; the difference between what the head was and
// what it is says what else has to change. So no rule can forget one of them.
#pragma once

#include <cstdint>
#include <vector>

#include "model/job.h"
#include "model/transition.h"
#include "store/store.h"

namespace pawl {

// What a head was, as far as the rest follows from it.
struct HeadFacts {
  HeadFacts() = default;
  explicit HeadFacts(const JobHead& head);

  NameId queue = 0;
  GroupKey group_key;
  State state = State::kQueued;
  JobState shown = JobState::kQueued;
  std::uint8_t priority = 0;
  WallTime due;
  WallTime started;
  WallTime expires;
  SteadyTime due_steady;
  SteadyTime expires_steady;
  WallTime retain_until;
  std::uint32_t attempt = 0;
  UniqueUntil unique_until = UniqueUntil::kNone;
  Hash128 unique_key;
  SteadyTime lease_deadline;  // kNeverSteady: no lease
  bool asleep = false;
  bool waiting = false;
  bool over = false;
  bool bad = false;        // a member that ended badly
  bool listed = false;     // among the children of its parent
  bool may_lapse = false;  // it ends when `expires` comes
  Seq parent = 0;
};

void RemoveTimer(const Timer& timer, Changes& changes);
void DiffCreated(Seq seq, const JobHead& head, Changes& changes);
void DiffChanged(Seq seq, const HeadFacts& before, const JobHead& after, Changes& changes);
void DiffErased(Seq seq, const JobHead& before, Changes& changes);

// `before`: null if the job is new. `after`: the newest head that there is, also of a job that is erased.
void RecordTransition(Seq seq, const HeadFacts* before, const JobHead& after, Cause cause, Now now,
                      std::vector<Transition>& out);

// Where the job stands when it waits.
FairPlace PlaceOf(Seq seq, const JobHead& head);

}  // namespace pawl
