// Steps of one job that are asked for one by one and by filter alike. Each leaves `head` as it is after the step.
#pragma once

#include "base/result.h"
#include "rules/draft.h"
#include "rules/view.h"

namespace pawl {

// Claimable now, whatever it waited for or however it ended.
struct RunStep {
  bool force = false;  // terminated jobs too
  Now now;
};
Result<void> RunAgain(Seq seq, JobHead& head, const RunStep& step, View& view, Draft& draft);

// Terminated at once; a run in hand is told to stop and may still finish.
Result<void> TerminateJob(Seq seq, JobHead& head, Reason reason, Now now, Draft& draft);

// A queue may be deleted while jobs of it have ended, or are on their way in a big push: it comes back with the next
// job that waits in it, for only queues that exist are listed, and looked at for leases after a restart.
void ReviveQueue(NameId queue, View& view, Draft& draft);

}  // namespace pawl
