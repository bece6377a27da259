// How a living job learns that there is something to do for it, so that no wake-up is lost and nobody fights over its
// head.
//
// Whoever wants the job to run rings its bell in the same commit as his data, and looks at the mark kAsleep (guarded).
// A job without the mark is awake: it sees the bell before it sleeps. With the mark its head is rewritten: it is
// queued. A grant reads the bell first, then the data, and notes the bell's tail in the head. A run that would put its
// job to sleep compares: rung since → it is queued again, resting on nothing of the bell; not rung → it sleeps, with a
// guard on the bell's tail. So a hot port costs a finish at most one repeat.
#pragma once

#include <optional>

#include "model/living.h"
#include "rules/txn.h"

namespace pawl {

// The job is to run: now, or once more. `news`: of a child, for a parent.
void Wake(Seq job, const std::optional<Hint>& news, Txn& txn);

// Before the run of a living job would put it to sleep: true if it was rung since its claim, or the claim left
// something and the run consumed what it had; then it is queued instead. A plain job sleeps.
bool StayAwake(Seq job, JobHead& head, bool consumed, Txn& txn);

}  // namespace pawl
