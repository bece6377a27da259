// How a run ends whose call came to this outcome: the same words and the same retries for all types of jobs that call
// others. Pure.
#pragma once

#include "outbound/transport.h"
#include "rules/operations.h"

namespace pawl {

// 408, 425, 429 and 5xx: the same call may succeed later.
bool IsPassingStatus(int status);

// `expected`: the status is one that completes the job. Otherwise the run fails, for good if a repeat is in vain; or it
// is given back, if the fault was ours.
FinishOp CallEnd(const outbound::Outcome& outcome, bool expected);

// The end of a run whose call could not be made: a payload that was pushed elsewhere may be wrong, and so may the name
// of a secret.
FinishOp CallRefused(const Error& error);

}  // namespace pawl
