// Steps of one job that are asked for one by one and for many alike.
#pragma once

#include <vector>

#include "base/result.h"
#include "rules/edit.h"
#include "rules/txn.h"
#include "rules/work_item.h"

namespace pawl {

// Claimable now or at a time, whatever it waited for or however it ended.
struct RunStep {
  bool force = false;  // terminated jobs too
  RunTime time = {};   // not given: now
};
void SetTime(const RunTime& time, JobHead& head, Now now);  // of a job that waits
Result<void> RunAgain(Seq seq, const RunStep& step, Txn& txn);

// A terminated parent holds no stateful child.
Result<void> CheckParent(const JobHead& head, Txn& txn);

// Terminated at once, or by the shutdown run of its type; a run in flight is told to stop and may still finish. The
// parent hears of a child that is terminated so. Nothing to do for a job that is not there or is stopping already. One
// that is terminated has no way there: kBadTransition.
Result<void> TerminateJob(Seq seq, Reason reason, Txn& txn);

// What is asked for from outside: the job is terminated, and so are the members of a carrier, and with `recursive` all
// that is below any job. The work that does so with those below it is returned and still to be begun.
Result<std::vector<WorkItem>> TerminateWithTree(Seq seq, bool recursive, Txn& txn);

// A parent hears when a run of its child has come to an end, and when the child has ended. The head is being edited.
void TellParent(Seq seq, JobHead& head, Txn& txn);

// Fails unless all children of the job are terminated with all of theirs, and none are being started: the job and its
// tree may be deleted.
Result<void> CheckTreeOver(Seq seq, const JobHead& head, Txn& txn);

// Whether children of the job are being created in steps.
bool ChildrenStarting(const JobHead& head, Txn& txn);

// Whether the job is terminated with all below it. `closing`: so many of its children get there in this very step.
bool IsTreeOver(Seq seq, const JobHead& head, std::uint64_t closing, Txn& txn);
// Notes that it is; the retention of a whole tree begins.
void NoteTreeOver(JobHead& head, Now now);

// Deletes a job whose tree is over: at once, or in steps if there is much of it, for which the operation waits or not.
enum class Awaited : bool { kNo, kYes };
void DeleteTree(Seq seq, Txn& txn, Awaited awaited = Awaited::kYes);

// Whether the job has ended so that it may go, as far as its head tells.
bool MayBeDeleted(const JobHead& head);
// What is asked for from outside: only a job that has ended, a stateful one with all below it, may go.
Result<void> DeleteJob(Seq seq, Txn& txn, Awaited awaited = Awaited::kYes);

// A queue may be deleted while jobs of it have ended, or are on their way in a big push: it comes back with the next
// job that waits in it, for only queues that exist are listed, and looked at for leases after a restart.
void ReviveQueue(NameId queue, Txn& txn);

}  // namespace pawl
