// An intent is a big operation written down: once its record is committed it will be carried out, in steps that each
// commit together with the note of how far it has come. After a crash the next start goes on where it stopped.
#pragma once

#include <optional>
#include <vector>

#include "rules/new_job.h"
#include "rules/operations.h"
#include "rules/txn.h"
#include "rules/work_item.h"

namespace pawl {

// Work of any kind, one item after the other. Sets txn.intent().
void BeginWork(const std::vector<WorkItem>& items, Txn& txn);
// The same, and the answer does not wait for it. Gives the number of the intent.
Seq BeginWorkAside(const std::vector<WorkItem>& items, Txn& txn);

// Whether the intent has jobs to create, or their names to take or to give back: a push, or a finish that starts
// children.
bool CreatesJobs(Seq intent, StoreReader& reader);

// Jobs to create, in parts of which a step makes as many as it has room for.
std::vector<WorkItem> JobItems(const std::vector<NewJob>& jobs);

// The same for a push. First the names of its jobs are taken, in steps too. If others are quicker to get one of them,
// all is undone, the answer that was kept for `once` is forgotten, and the operation is to be decided again; so the
// decision rests on no name that is not there.
// `then` is done when all of them are there.
void BeginPush(const std::optional<IdempotencyKey>& once, const std::vector<NewJob>& jobs,
               const std::vector<WorkItem>& then, Txn& txn);

}  // namespace pawl
