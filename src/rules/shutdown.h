// How a job stops: at once, or after the shutdown run that its type asks for.
#pragma once

#include "model/job.h"
#include "rules/txn.h"

namespace pawl {

// A terminating job that nobody runs: its shutdown run becomes due if its type has one and the job has ever started;
// otherwise it is terminated.
void StopOrShutDown(JobHead& head, Reason reason, Txn& txn);

// The shutdown run was given back: it is due again, for as long as it was.
void ReturnShutDown(JobHead& head);

// The run in flight is to stop. A shutdown run is not: it is the stopping.
bool IsToStop(const JobHead& head);

}  // namespace pawl
