// Runs: heartbeat, finish and commit, recovery.
#include <algorithm>

#include "base/random.h"
#include "rules/counting.h"
#include "rules/decide.h"
#include "rules/effects.h"
#include "rules/idle_guard.h"
#include "rules/intent.h"
#include "rules/job_errors.h"
#include "rules/moves.h"
#include "rules/partition.h"
#include "rules/past_runs.h"
#include "rules/shutdown.h"
#include "rules/steps.h"
#include "rules/txn.h"
#include "rules/wake.h"
#include "store/job_codec.h"

namespace pawl {
namespace {

const Answer* AnswerTo(const JobHead& head, const Token& token) {
  for (const Answer& answer : head.answers) {
    if (answer.token == token) return &answer;
  }
  return nullptr;
}

void KeepAnswer(JobHead& head, const Token& token) {
  if (head.answers.size() == kAnswersKept) head.answers.erase(head.answers.begin());
  head.answers.push_back({token, head.shown, head.due});
}

void PutSide(Txn& txn, Seq seq, RecordKind kind, const std::optional<std::string>& value, bool& exists) {
  if (!value) return;
  txn.Put(SideKey(kind, seq), *value);
  exists = true;
}

void PutProgress(Txn& txn, Seq seq, JobHead& head, const std::optional<std::string>& progress) {
  PutSide(txn, seq, RecordKind::kProgress, progress, head.side.progress);
  if (progress) txn.NoteProgress(head.id, *progress);
}

// A run that ends, or makes a checkpoint, and all that its end is decided with.
struct Ending {
  Seq seq;
  JobHead& head;
  const FinishOp& op;
  EffectsDone done;
  Txn& txn;
  ScanStep* partition = nullptr;       // of a scan
  bool repeats = false;                // it was given back, or is to be tried again
  std::optional<JobError> error = {};  // that its end has brought about, instead of that of `op`
};

// The run would put its job to sleep, unless there is something for it that it has not seen.
template <typename Sleep>
void SleepOr(Ending& run, Sleep sleep) {
  if (!StayAwake(run.seq, run.head, run.done.consumed, run.txn)) sleep();
}

void Die(Ending& run, Reason reason) {
  SleepOr(run, [&] { End(run.head, State::kFailed, JobState::kDead, reason, run.txn.now()); });
}

void Fail(Ending& run) {
  const FinishOp& op = run.op;
  JobHead& head = run.head;
  ++head.failures;
  if (!op.retry) return Die(run, Reason::kNotRetried);
  if (head.failures > head.options.retry.max) return Die(run, Reason::kRetriesExhausted);
  const std::uint64_t random = SeededRandom(op.seed).Next();
  const Millis pause = op.retry_in.value_or(RetryDelay(head.options.retry, head.failures, random));
  EnqueueAfter(head, pause, run.txn.now());
  run.repeats = true;
}

void Suspend(const FinishOp& op, JobHead& head, Now now) {
  MoveTo(head, State::kSuspended, JobState::kSuspended);
  head.lease.reset();
  head.SetDue(op.wake_at ? std::max(now.wall, *op.wake_at) : kNeverWall);
  if (op.wake_in) head.SetDueAfter(*op.wake_in, now);
}

void Release(Ending& run) {
  JobHead& head = run.head;
  if (head.attempt > 0) --head.attempt;
  run.repeats = true;
  if (run.op.delay) return EnqueueAfter(head, *run.op.delay, run.txn.now());
  // It goes back to the place in line that it had (or to this moment, if the clock was set back).
  Enqueue(head, std::min(head.due, run.txn.now().wall), run.txn.now());
}

void Continue(Ending& run) {
  JobHead& head = run.head;
  if (run.op.lease) head.lease->span = *run.op.lease;
  head.lease->Extend(run.txn.now().steady);
  if (run.op.commit) head.lease->commits = *run.op.commit;
  if (!head.stateful) return;
  head.stateful->consumed = head.stateful->consumed || run.done.consumed;
  head.stateful->changed = head.stateful->changed || run.done.changed;
}

Cause CauseOf(Outcome outcome) {
  switch (outcome) {
    case Outcome::kFailed:
      return Cause::kFailed;
    case Outcome::kReleased:
      return Cause::kReleased;
    case Outcome::kSuspended:
      return Cause::kSuspended;
    case Outcome::kCompleted:
    case Outcome::kContinue:
      break;
  }
  return Cause::kCompleted;
}

// The last run of a job that was asked to stop, whatever it came to.
void Stop(Ending& run) {
  JobHead& head = run.head;
  if (!head.stateful || head.stateful->phase != Phase::kShuttingDown) {
    return StopOrShutDown(head, head.reason, run.txn);
  }
  if (run.op.outcome == Outcome::kReleased) {
    run.repeats = true;
    return ReturnShutDown(head);
  }
  const bool failed = run.op.outcome == Outcome::kFailed;
  End(head, State::kTerminated, JobState::kTerminated, failed ? Reason::kShutdownFailed : head.reason, run.txn.now());
}

void RunAway(Ending& run) {
  run.error = RunAwayError(run.head, run.txn);
  PutSide(run.txn, run.seq, RecordKind::kError, EncodeError(*run.error), run.head.side.error);
  // What rang meanwhile does not save it: it would only go on like this. The next ring does.
  End(run.head, State::kFailed, JobState::kDead, Reason::kRunAway, run.txn.now());
}

void Conclude(Ending& run) {
  const FinishOp& op = run.op;
  JobHead& head = run.head;
  if (head.state == State::kTerminating) return Stop(run);
  if (op.outcome == Outcome::kReleased) return Release(run);
  const bool idle = !run.done.consumed && !run.done.changed && run.partition == nullptr;
  if (head.stateful && RunsAway(head, idle, run.txn)) return RunAway(run);
  if (op.outcome == Outcome::kFailed) return Fail(run);
  if (op.outcome == Outcome::kSuspended) return SleepOr(run, [&] { Suspend(op, head, run.txn.now()); });
  if (run.partition != nullptr) {
    SleepOr(run, [&] { run.partition->Drained(head); });
    run.repeats = !HasEnded(head.state);
    return;
  }
  SleepOr(run, [&] { End(head, State::kCompleted, JobState::kCompleted, Reason::kNone, run.txn.now()); });
}

// A run that succeeded has seen the news that its claim carried; one that failed leaves them to the next.
void TakeHints(Ending& run) {
  Stateful& stateful = *run.head.stateful;
  stateful.started = true;
  if (run.txn.Bounds(ChildEvents(run.seq)).head >= stateful.child_events_seen) return;
  run.txn.Trim(ChildEvents(run.seq), stateful.child_events_seen);
  run.done.consumed = true;
}

// A parent that counts is told how far the child has come: a failed run counts, be it tried again or not.
void TellCount(Ending& run) {
  const Outcome outcome = run.op.outcome;
  if (run.head.state == State::kTerminating) return;  // until it is terminated
  const bool goes_on = outcome == Outcome::kReleased || (outcome == Outcome::kSuspended && !run.op.has_run);
  if (!goes_on) TellCounted(run.head, outcome == Outcome::kCompleted, run.txn);
}

// Of an end of the job itself the parent hears by OnJobEnded.
void TellEnd(Ending& run) {
  if (HasEnded(run.head.state)) return;
  if (IsCounted(run.head)) return TellCount(run);
  if (!run.repeats) TellParent(run.seq, run.head, run.txn);
}

// A job that has never had trouble keeps nothing of its runs.
bool MayBeKept(const Ending& run) {
  return run.op.outcome == Outcome::kFailed || run.head.side.runs || run.head.stateful;
}

void KeepEnd(Ending& run, PastRun past) {
  const bool failed = run.op.outcome == Outcome::kFailed || run.error;
  // Those of a stateful job that succeed are many, and each would cost a write.
  const bool recovered = run.head.state == State::kCompleted && run.head.side.runs && !run.head.stateful;
  if (!failed && !recovered) return;
  past.outcome = failed ? PastOutcome::kFailed : PastOutcome::kCompleted;
  const std::optional<JobError>& error = run.error ? run.error : run.op.error;
  if (failed && error) past.error = ShortenedError(*error);
  KeepRun(run.seq, run.head, std::move(past), run.txn);
}

void EndRun(Ending& run) {
  JobHead& head = run.head;
  const Outcome outcome = run.op.outcome;
  std::optional<PastRun> past;
  if (MayBeKept(run)) past = RunInFlight(head);
  const bool succeeded = outcome == Outcome::kCompleted || outcome == Outcome::kSuspended;
  if (head.stateful) {  // what its commits did is part of what the run did
    run.done.consumed = run.done.consumed || head.stateful->consumed;
    run.done.changed = run.done.changed || head.stateful->changed;
    if (succeeded) TakeHints(run);
  }
  Conclude(run);
  if (past) KeepEnd(run, *std::move(past));
  KeepAnswer(head, run.op.token);
  TellEnd(run);
}

FinishOp::Reply ReplyOf(Seq seq, const JobHead& head) {
  FinishOp::Reply reply;
  reply.seq = seq;
  reply.id = head.id;
  reply.shown = head.shown;
  reply.run_at = head.due;
  reply.lease = head.lease;
  reply.cancel = head.lease && IsToStop(head);
  return reply;
}

// A finish that comes again after its reply was lost gets the same answer. A numbered commit does not: whether it was
// made before the run ended is not known any more.
Result<FinishOp::Reply> RepeatedReply(const Txn::Found& found, const FinishOp& op, Txn& txn) {
  const Answer* answer = op.commit ? nullptr : AnswerTo(*found.head, op.token);
  if (answer == nullptr) return LeaseLost(found.head->id);
  FinishOp::Reply reply;
  reply.seq = found.seq;
  reply.id = found.head->id;
  reply.shown = answer->shown;
  reply.run_at = answer->run_at;
  reply.partition = RepeatedProgress(found.seq, *found.head, op.token, txn);
  return reply;
}

// True: the commit has been made already. The numbers of the commits of a lease have no gaps.
Result<bool> IsMade(std::uint32_t commit, const Lease& lease) {
  if (commit == lease.commits && commit > 0) return true;
  if (commit == lease.commits + 1) return false;
  const std::string next = std::to_string(lease.commits + 1);
  const std::string last = std::to_string(lease.commits);
  return Error{ErrorCode::kInvalid,
               lease.commits == 0
                   ? "must be 1: this lease has no numbered commit yet"
                   : "must be " + next + " for the next commit of this lease, or " + last + " to repeat the last one",
               "commit"};
}

void PutSides(const FinishOp& op, Seq seq, JobHead& head, Txn& txn) {
  PutSide(txn, seq, RecordKind::kResult, op.result, head.side.result);
  PutProgress(txn, seq, head, op.progress);
  if (op.error) PutSide(txn, seq, RecordKind::kError, EncodeError(*op.error), head.side.error);
}

// What the run brings about, and its end.
Result<FinishOp::Reply> TakeStep(const FinishOp& op, Seq seq, ScanStep* partition, Txn& txn) {
  const bool ends = op.outcome != Outcome::kContinue;
  JobHead& head = *txn.Edit(seq, ends ? std::optional(CauseOf(op.outcome)) : std::nullopt);
  txn.actor = {seq, head.id};
  PutSides(op, seq, head, txn);
  if (partition != nullptr) PAWL_TRY(partition->Apply(head));
  PAWL_ASSIGN(EffectsDone done, ApplyEffects(seq, head, op, txn));
  if (!done.big.empty()) BeginWork(done.big, txn);
  Ending run{seq, head, op, std::move(done), txn, partition};
  head.crashes = 0;
  bool failed = op.outcome == Outcome::kFailed;
  if (partition != nullptr && partition->TooManyDead()) {
    // Its block counts, and was its last: too much of what is read here cannot be processed.
    FinishOp failing;
    failing.job = op.job;
    failing.token = op.token;
    failing.outcome = Outcome::kFailed;
    failing.retry = false;
    failing.seed = op.seed;
    failing.error = partition->TooManyDeadError();
    PutSides(failing, seq, head, txn);
    (void)txn.Edit(seq, Cause::kFailed);
    Ending last{seq, head, failing, std::move(run.done), txn, partition};
    EndRun(last);
    failed = true;
  } else if (ends) {
    EndRun(run);
  } else {
    Continue(run);
  }
  if (partition != nullptr) partition->Close(head, failed);
  FinishOp::Reply reply = ReplyOf(seq, head);
  if (partition != nullptr) reply.partition = partition->progress();
  return reply;
}

void StopCrashed(JobHead& head, Txn& txn) {
  if (!head.stateful || head.stateful->phase == Phase::kRun) return StopOrShutDown(head, head.reason, txn);
  End(head, State::kTerminated, JobState::kTerminated, Reason::kShutdownFailed, txn.now());
}

}  // namespace

Result<HeartbeatOp::Reply> Decide(const HeartbeatOp& op, Txn& txn) {
  const auto found = txn.Find(op.job);
  if (!found) return NoSuchJob(op.job);
  if (!found->head->lease || found->head->lease->token != op.token) return LeaseLost(found->head->id);
  JobHead& head = *txn.Edit(found->seq);
  if (op.lease) head.lease->span = *op.lease;
  head.lease->Extend(txn.now().steady);
  PutProgress(txn, found->seq, head, op.progress);
  return HeartbeatOp::Reply{found->seq, head.id, *head.lease, IsToStop(head)};
}

Result<TrackOp::Reply> Decide(const TrackOp& op, Txn& txn) {
  const auto found = txn.Find(op.job);
  if (!found) return NoSuchJob(op.job);
  PutProgress(txn, found->seq, *txn.Edit(found->seq), op.progress);
  return TrackOp::Reply{found->seq};
}

Result<FinishOp::Reply> Decide(const FinishOp& op, Txn& txn) {
  auto found = txn.Find(op.job);
  if (!found) return NoSuchJob(op.job);
  const JobHead& before = *found->head;
  if (!before.lease || before.lease->token != op.token) return RepeatedReply(*found, op, txn);
  const auto as_it_is = [&] {
    FinishOp::Reply reply = ReplyOf(found->seq, before);
    reply.partition = PresentProgress(found->seq, before, txn);
    return reply;
  };
  if (op.commit) {
    PAWL_ASSIGN(const bool made, IsMade(*op.commit, *before.lease));
    if (made) return as_it_is();
  }
  Box<ScanStep> partition;
  if (IsScanPartition(before)) {
    PAWL_ASSIGN(partition, ScanStep::Begin(found->seq, before, op, txn));
    if (partition->repeats()) return as_it_is();
  } else if (op.partition) {
    return Error{ErrorCode::kInvalid, "job " + before.id + " is no partition of a scan: it has no offset", "offset"};
  }
  if (op.quiet) PAWL_TRY(CheckQuiet(found->seq, before, txn));
  return TakeStep(op, found->seq, partition ? &*partition : nullptr, txn);
}

Result<RecoverOp::Reply> Decide(const RecoverOp& op, Txn& txn) {
  const JobHead* found = txn.Head(op.seq);
  if (found == nullptr || !found->lease || found->lease->deadline > txn.now().steady) {
    // The head is the truth: the lease stands where it says, and not where it was found.
    LeaseChange change{.seq = op.seq, .was = op.deadline};
    if (found != nullptr && found->lease) {
      change.deadline = found->lease->deadline;
      change.span = found->lease->span;
    }
    txn.ChangeLease(change);
    return RecoverOp::Reply{};
  }
  JobHead& after = *txn.Edit(op.seq, Cause::kCrashed);
  const Lease lease = *after.lease;
  PastRun past = RunInFlight(after);
  ++after.crashes;
  LosePartitionRun(op.seq, after, txn);
  const bool timed_out = lease.hard_deadline <= txn.now().steady;
  const bool dies = after.crashes >= after.options.max_crashes;
  if (after.state == State::kTerminating) {
    StopCrashed(after, txn);
  } else if (!dies) {
    EnqueueAfter(after, CrashDelay(after.crashes, SeededRandom(op.seed).Next()), txn.now());
  } else if (!StayAwake(op.seq, after, false, txn)) {
    End(after, State::kFailed, JobState::kDead, timed_out ? Reason::kTimedOut : Reason::kLeaseExpired, txn.now());
  }
  const std::string kind = timed_out ? "timeout" : "lease_expired";
  const std::string message =
      timed_out ? "the run took longer than its timeout" : "worker " + lease.worker + " did not renew its lease";
  const JobError error{kind, message, {}};
  PutSide(txn, op.seq, RecordKind::kError, EncodeError(error), after.side.error);
  past.outcome = timed_out ? PastOutcome::kTimedOut : PastOutcome::kLost;
  past.error = ShortenedError(error);
  KeepRun(op.seq, after, std::move(past), txn);
  if (dies && !HasEnded(after.state)) TellParent(op.seq, after, txn);  // it goes on, for what has come meanwhile
  return RecoverOp::Reply{};
}

}  // namespace pawl
