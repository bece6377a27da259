// Steps of one job that are asked for one by one and by filter alike.
#pragma once

#include "base/result.h"
#include "rules/draft.h"

namespace pawl {

// Claimable now, whatever it waited for or however it ended.
Result<JobHead> RunAgain(Seq seq, const JobHead& before, bool force, Now now, Draft& draft);

// Terminated at once; a run in hand is told to stop and may still finish.
Result<JobHead> TerminateJob(Seq seq, const JobHead& before, Reason reason, Now now, Draft& draft);

}  // namespace pawl
