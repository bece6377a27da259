// Steps of one job that are asked for one by one and by filter alike. Each leaves `head` as it is after the step.
#pragma once

#include "base/result.h"
#include "rules/draft.h"

namespace pawl {

// Claimable now, whatever it waited for or however it ended.
Result<void> RunAgain(Seq seq, JobHead& head, bool force, Now now, Draft& draft);

// Terminated at once; a run in hand is told to stop and may still finish.
Result<void> TerminateJob(Seq seq, JobHead& head, Reason reason, Now now, Draft& draft);

}  // namespace pawl
