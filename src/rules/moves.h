// How the head of a job moves from one state to another.
#pragma once

#include "model/job.h"

namespace pawl {

// The job stands in the queue: queued and waiting for no other job, or terminating with its shutdown run due.
bool Waits(const JobHead& head);
// A stateful job to which nothing will happen until somebody wakes it: suspended, completed or failed. What a member of
// a workflow has ended with stands: it is not woken.
bool IsAsleep(const JobHead& head);

// Sets state, shown and reason, after checking that the state machine has this step.
void MoveTo(JobHead& head, State state, JobState shown, Reason reason = Reason::kNone, Way way = Way::kUsual);

// The job waits to run at `due`: shown as queued, scheduled, or retrying after a failure or crash.
void Enqueue(JobHead& head, WallTime due, Now now, Way way = Way::kUsual);
// The same for a span from now on, which a jump of the wall clock does not change.
void EnqueueAfter(JobHead& head, Millis pause, Now now);

// The job has ended: its retention starts, its unique key is free, and it has no lease.
void End(JobHead& head, State state, JobState shown, Reason reason, Now now, Way way = Way::kUsual);

}  // namespace pawl
