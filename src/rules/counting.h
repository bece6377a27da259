// Parents that count their children (Ports::counting) hear how many have joined, have run and have succeeded, and not
// of each: neither their claims nor their state grow with the number of children.
//
// Each step of a child is told once, as an item of the parent's hint list, in the commit that takes it; the child's own
// head says what was told (Stateful::ran, succeeded). The parent's run that counted the items drops them in the commit
// that keeps the sum. So the sum is exact, whatever crashes, is repeated or comes out of order.
//
// A child joins in the commit of its push, which rests on the parent's ports. A run that decides on all of them says
// `quiet` (it rests on the end of the hint list) and closes the parent (it changes the ports). So a push in flight is
// before it, and the run is refused, or after it, and the push is.
#pragma once

#include <vector>

#include "base/result.h"
#include "rules/new_job.h"
#include "rules/txn.h"

namespace pawl {

// The jobs come into being; `self`: the job whose run makes them, which knows of its own. A parent that sleeps is not
// woken: nothing has happened yet that it waits for.
void TellJoined(const std::vector<NewJob>& jobs, Seq self, Txn& txn);

// The child, which is in the transaction, has run, and maybe succeeded. Nothing if its parent was told before.
void TellCounted(JobHead& child, bool succeeded, Txn& txn);

// Fails with kPortConflict if there is news of the children that the claim in hand did not carry.
Result<void> CheckQuiet(Seq seq, const JobHead& head, Txn& txn);

bool IsCounted(const JobHead& child);

}  // namespace pawl
