// Steps of jobs that wait for others, of members and of carriers (model/workflow.h): they are let go, skipped, started,
// opened again, and end. Each is taken in the decision of what brings it about, so nothing has to look for it later.
#pragma once

#include <cstdint>

#include "base/result.h"
#include "rules/txn.h"

namespace pawl {

// Nothing is before the job any more: it may run, or starts if it is a carrier, unless its workflow holds it back. A
// job that wants a failure, and there was none, is skipped. Nothing happens to a job that does not wait.
void Free(Seq seq, Txn& txn);

// The same whatever it still waits for, and whoever holds it back.
void LetGo(Seq seq, Txn& txn);

// The job, which waits for others or has failed, is not run. `by_hand`: as if it had succeeded.
enum class SkippedBy : bool { kRule, kHand };
void Skip(Seq seq, SkippedBy by, Txn& txn);

// A carrier whose time has come: its members are let go.
void StartCarrier(Seq seq, Txn& txn);

// Lets the members of a carrier go that has started: at once, or in steps if there are many.
void LetMembersGo(Seq carrier, Txn& txn);
// One of them, unless it waits for others.
void LetMemberGo(Seq member, WallTime due, Txn& txn);

// Ends a carrier that has no open member, unless something keeps it open. `bad`: so many members end badly with this
// decision. True: it has ended.
bool EndCarrier(Seq carrier, std::uint64_t bad, Txn& txn);
// The same if it has no open member.
void EndCarrierIfDone(Seq carrier, Txn& txn);

// A carrier that has ended goes on, or one that goes on takes members again.
void OpenCarrier(Seq seq, Txn& txn);

// A member of the carrier has ended badly, and the others shall not go on. The tasks of a workflow that wait for a
// success are skipped. The partitions of a scan are terminated: none is handed out from this decision on, and a run in
// flight is told to stop; what has been committed stays, so that a restart goes on behind it.
void StopMembers(Seq carrier, Txn& txn);
// Takes that back from a task that goes on: its partitions are handed out again.
void UndoStop(Seq task, Txn& txn);

// A member is to run again: carriers above it that have ended go on. Fails if one of them is being terminated, or is.
Result<void> OpenCarriers(const JobHead& member, Txn& txn);

// Whether an intent makes or changes members of the carrier.
bool HasWork(const JobHead& carrier, Txn& txn);

// How a job that waits for so many others is told.
Follower::Waits WaitsFor(std::size_t others);

// The end of the job, which is there, is still to come for those that wait for it; of one that has failed also while
// its workflow waits for somebody to look after it, for it may still end well.
bool IsAwaited(const JobHead& head);

// From now on the end of the job, which is awaited, is told to one more that waits for it. Whoever gets the first one
// says so in its head, and its end rests on that and on the list.
void AddFollower(Seq seq, const Follower& follower, Txn& txn);

// The workflow that the job belongs to, directly or as a partition of a task; the job itself if it belongs to none.
Seq WorkflowOf(Seq seq, const JobHead& head, Txn& txn);

}  // namespace pawl
