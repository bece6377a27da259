// The one place where a job has ended. Txn::Close calls it for every job that this decision has brought to an end
// (completed, failed, terminated), whoever caused it: a finish, a crash, an expiry, a shutdown, a request, a purge, the
// end of a tree. What an end brings about belongs here, and not into those rules. A stateful job that has completed or
// failed may still be woken or terminated: then it ends again.
#pragma once

#include "rules/txn.h"

namespace pawl {

// `head` may still be changed, and so may the heads of other jobs.
void OnJobEnded(Seq seq, JobHead& head, Txn& txn);

}  // namespace pawl
