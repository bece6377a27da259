// The guard against run-away jobs: runs that consumed nothing and changed nothing, too many within a minute. The first
// time the job is delayed to the end of that minute; if it goes on like this in the next one, it fails.
#pragma once

#include "model/job.h"
#include "rules/txn.h"

namespace pawl {

// A run of a stateful job has ended. True: the job has run away and is to fail; the guard starts over with its next
// run.
bool RunsAway(JobHead& head, bool idle, Txn& txn);

// How long the guard keeps the job from its next run.
Millis GuardPause(const Stateful& stateful, Now now);

// What the job's error record says then.
JobError RunAwayError(const JobHead& head, Txn& txn);

}  // namespace pawl
