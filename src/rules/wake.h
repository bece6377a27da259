// How a stateful job learns that there is something to do for it, so that no wake-up is lost and nobody fights over its
// head.
//
// Whoever wants the job to run moves its wake counter in the same commit as his data, and looks at the mark kAsleep
// (guarded). A job without the mark is awake: it sees the wake counter before it sleeps. With the mark its head is
// rewritten: it is queued. A grant reads the wake counter first, then the data, and notes the wake counter's tail in
// the head. A run that would put its job to sleep compares: moved since → it is queued again, resting on nothing of the
// wake counter; not moved → it sleeps, with a guard on the wake counter's tail. So a hot port costs a finish at most
// one repeat.
#pragma once

#include <optional>

#include "model/stateful.h"
#include "rules/txn.h"

namespace pawl {

// The job is to run: now, or once more. `news`: of a child, for a parent.
void Wake(Seq job, const std::optional<Hint>& news, Txn& txn);

// Before the run of a stateful job would put it to sleep: true if it was moved since its claim, or the claim left
// something and the run consumed what it had; then it is queued instead. A plain job sleeps.
bool StayAwake(Seq job, JobHead& head, bool consumed, Txn& txn);

}  // namespace pawl
