// Heartbeat, finish, commit, recovery.
#include <gtest/gtest.h>

#include "tests/support/rule_fixture.h"

namespace pawl {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using namespace std::chrono_literals;

class RunFixture : public RuleFixture {
 protected:
  ClaimedJob Running(const Change& change = {}) {
    Push("mail", change);
    return ClaimOne("mail");
  }
  static ClaimedJob WithOldToken(ClaimedJob job) {
    job.head.lease->token.bytes[0] ^= 1U;
    return job;
  }
};

class HeartbeatTest : public RunFixture {};

TEST_F(HeartbeatTest, ExtendsTheLeaseFromNow) {
  const ClaimedJob job = Running();
  Advance(20s);
  EXPECT_EQ(Heartbeat(job)->lease.deadline, now_.steady + 30s);
  EXPECT_EQ(Head(job.seq).lease->deadline, now_.steady + 30s);
  EXPECT_EQ(txn_.result().changes.leases.at(0).deadline, now_.steady + 30s);
}

TEST_F(HeartbeatTest, MayShortenTheLeaseAndItStaysShort) {
  const ClaimedJob job = Running();
  EXPECT_EQ(Heartbeat(job, 5s)->lease.deadline, now_.steady + 5s);
  Advance(1s);
  EXPECT_EQ(Heartbeat(job)->lease.deadline, now_.steady + 5s);
}

TEST_F(HeartbeatTest, NeverPassesTheEndOfTheRun) {
  const ClaimedJob job = Running([](JobSpec& spec) { spec.timeout = 40s; });
  Advance(20s);
  EXPECT_EQ(Heartbeat(job)->lease.deadline, job.head.lease->hard_deadline);
  EXPECT_EQ(job.head.lease->hard_deadline, now_.steady + 20s);
}

TEST_F(HeartbeatTest, KeepsProgressAndTellsNobody) {
  const ClaimedJob job = Running();
  transitions_.clear();
  HeartbeatOp op;
  op.job = job.seq;
  op.token = job.head.lease->token;
  op.progress = "{\"done\":3}";
  ASSERT_TRUE(Do(op).ok());
  EXPECT_EQ(Raw(RecordKind::kProgress, job.seq), "{\"done\":3}");
  EXPECT_THAT(transitions_, IsEmpty());
}

class TrackTest : public RunFixture {
 protected:
  Result<TrackOp::Reply> Track(const JobRef& job, const std::string& progress) {
    TrackOp op;
    op.job = job;
    op.progress = progress;
    return Do(op);
  }
};

TEST_F(TrackTest, KeepsProgressInEveryStateAndTellsNobody) {
  const Seq seq = Push("mail").seq;
  transitions_.clear();
  ASSERT_TRUE(Track(seq, "1").ok());
  EXPECT_EQ(Raw(RecordKind::kProgress, seq), "1");
  EXPECT_EQ(Head(seq).shown, JobState::kQueued);
  EXPECT_THAT(transitions_, IsEmpty());
  const ClaimedJob job = ClaimOne("mail");
  EXPECT_EQ(job.progress, "1");
  ASSERT_TRUE(Track(seq, "2").ok());
  EXPECT_EQ(Head(seq).lease->deadline, job.head.lease->deadline) << "that is for heartbeats";
  ASSERT_TRUE(Finish(job, Outcome::kCompleted).ok());
  ASSERT_TRUE(Track(seq, "3").ok());
  EXPECT_EQ(Raw(RecordKind::kProgress, seq), "3");
  EXPECT_EQ(Head(seq).shown, JobState::kCompleted);
}

TEST_F(TrackTest, OfAnUnknownJobIsNotFound) {
  EXPECT_EQ(Track(std::string("nobody"), "1").error().code, ErrorCode::kNotFound);
}

TEST_F(HeartbeatTest, TellsARunThatItShallStop) {
  const ClaimedJob job = Running();
  EXPECT_FALSE(Heartbeat(job)->cancel);
  ASSERT_TRUE(Terminate(job.seq).ok());
  EXPECT_TRUE(Heartbeat(job)->cancel);
}

TEST_F(HeartbeatTest, AfterTheDeadlineIsStillTheHoldersUntilTheJobIsTakenBack) {
  const ClaimedJob job = Running();
  Advance(31s);
  EXPECT_TRUE(Heartbeat(job).ok());
  Advance(31s);
  Recover(job.seq);
  EXPECT_EQ(Heartbeat(job).error().code, ErrorCode::kLeaseLost);
}

TEST_F(HeartbeatTest, OfAnUnknownJobIsNotFound) {
  HeartbeatOp op;
  op.job = std::string("nobody");
  EXPECT_EQ(Do(op).error().code, ErrorCode::kNotFound);
}

TEST_F(HeartbeatTest, WithAnOldTokenChangesNothing) {
  const ClaimedJob job = Running();
  Advance(1s);
  EXPECT_EQ(Heartbeat(WithOldToken(job)).error().code, ErrorCode::kLeaseLost);
  EXPECT_EQ(Head(job.seq).lease->deadline, job.head.lease->deadline);
}

class FinishTest : public RunFixture {};

TEST_F(FinishTest, CompletedKeepsTheResultAndStartsRetention) {
  const ClaimedJob job = Running();
  FinishOp op = Finishing(job, Outcome::kCompleted);
  op.result = "{\"ok\": true}";
  Advance(3s);
  const FinishOp::Reply reply = Do(op).value();
  EXPECT_EQ(reply.shown, JobState::kCompleted);
  const JobHead head = Head(job.seq);
  EXPECT_EQ(head.ended, now_.wall);
  EXPECT_EQ(head.retain_until, now_.wall + 24h);
  EXPECT_FALSE(head.lease.has_value());
  EXPECT_EQ(Raw(RecordKind::kResult, job.seq), "{\"ok\": true}");
  EXPECT_EQ(LastTransition().ran, 3s);
}

TEST_F(FinishTest, RepeatedGetsTheSameAnswer) {
  const ClaimedJob job = Running();
  FinishOp op = Finishing(job, Outcome::kFailed);
  const FinishOp::Reply first = Do(op).value();
  Advance(1s);
  const JobHead before = Head(job.seq);
  const FinishOp::Reply second = Do(op).value();
  EXPECT_EQ(second.shown, first.shown);
  EXPECT_EQ(second.run_at, first.run_at);
  EXPECT_EQ(EncodeHead(Head(job.seq)), EncodeHead(before));
}

TEST_F(FinishTest, RepeatedGetsTheSameAnswerEvenAfterTheNextRun) {
  const ClaimedJob first = Running();
  ASSERT_TRUE(Finish(first, Outcome::kReleased).ok());
  const ClaimedJob second = ClaimOne("mail");
  ASSERT_TRUE(Finish(second).ok());
  EXPECT_EQ(Finish(first)->shown, JobState::kQueued);
  EXPECT_EQ(Finish(second)->shown, JobState::kCompleted);
}

TEST_F(FinishTest, OnlyTheLastThreeAnswersAreKept) {
  Push("mail");
  std::vector<ClaimedJob> runs;
  for (int i = 0; i < 4; ++i) {
    runs.push_back(ClaimOne("mail"));
    ASSERT_TRUE(Finish(runs.back(), Outcome::kReleased).ok());
  }
  EXPECT_EQ(Finish(runs[0]).error().code, ErrorCode::kLeaseLost);
  for (int i = 1; i < 4; ++i) EXPECT_TRUE(Finish(runs[static_cast<std::size_t>(i)]).ok());
}

TEST_F(FinishTest, WithAnOldTokenChangesNothing) {
  const ClaimedJob job = Running();
  for (const Outcome outcome :
       {Outcome::kCompleted, Outcome::kFailed, Outcome::kReleased, Outcome::kSuspended, Outcome::kContinue}) {
    FinishOp op = Finishing(WithOldToken(job), outcome);
    op.result = "1";
    op.push.push_back(Spec("sms"));
    EXPECT_EQ(Do(op).error().code, ErrorCode::kLeaseLost);
  }
  EXPECT_EQ(EncodeHead(Head(job.seq)), EncodeHead(job.head));
  EXPECT_FALSE(names_.Find("sms").has_value());
}

TEST_F(FinishTest, AfterAnotherWorkerGotTheJobIsRefused) {
  const ClaimedJob lost = Running();
  Advance(30s);
  Recover(lost.seq);
  Pass(1min);
  const ClaimedJob current = ClaimOne("mail");
  EXPECT_EQ(Finish(lost).error().code, ErrorCode::kLeaseLost);
  EXPECT_TRUE(Finish(current).ok());
  EXPECT_EQ(Finish(lost).error().code, ErrorCode::kLeaseLost);
}

TEST_F(FinishTest, FailedIsTriedAgainWithinTheBoundsOfItsPolicy) {
  ClaimedJob job = Running([](JobSpec& spec) {
    spec.retry.max = 3;
    spec.retry.base = 2s;
    spec.retry.cap = 5s;
  });
  for (const auto& [low, high] : {std::pair{1s, 2s}, {2s, 4s}, {2s, 5s}}) {
    const FinishOp::Reply reply = Finish(job, Outcome::kFailed).value();
    EXPECT_EQ(reply.shown, JobState::kRetrying);
    EXPECT_GE(reply.run_at, now_.wall + low);
    EXPECT_LE(reply.run_at, now_.wall + high);
    Pass(5s);
    EXPECT_EQ(ShownOf(job.seq), JobState::kQueued);
    job = ClaimOne("mail");
  }
  EXPECT_EQ(Finish(job, Outcome::kFailed)->shown, JobState::kDead);
  EXPECT_EQ(Head(job.seq).reason, Reason::kRetriesExhausted);
  EXPECT_EQ(Head(job.seq).failures, 4);
  EXPECT_EQ(Head(job.seq).retain_until, now_.wall + 24h);
}

TEST_F(FinishTest, FailedWithoutRetryIsDead) {
  FinishOp op = Finishing(Running(), Outcome::kFailed);
  op.retry = false;
  op.error = JobError{"Bad", "input", {}};
  EXPECT_EQ(Do(op)->shown, JobState::kDead);
  EXPECT_EQ(Head(1).reason, Reason::kNotRetried);
  EXPECT_TRUE(Head(1).side.error);
}

TEST_F(FinishTest, FailedMaySayWhenToTryAgain) {
  FinishOp op = Finishing(Running(), Outcome::kFailed);
  op.retry_in = 42s;
  EXPECT_EQ(Do(op)->run_at, now_.wall + 42s);
}

TEST_F(FinishTest, ReleasedKeepsItsPlaceAndIsNotCounted) {
  const ClaimedJob job = Running();
  const Seq later = Push("mail").seq;
  Advance(1s);
  EXPECT_EQ(Finish(job, Outcome::kReleased)->shown, JobState::kQueued);
  EXPECT_EQ(Head(job.seq).attempt, 0U);
  EXPECT_EQ(Head(job.seq).failures, 0);
  EXPECT_THAT(ClaimSeqs("mail"), testing::ElementsAre(job.seq, later));
}

TEST_F(FinishTest, ReleasedWithADelayWaits) {
  FinishOp op = Finishing(Running(), Outcome::kReleased);
  op.delay = 3s;
  EXPECT_EQ(Do(op)->shown, JobState::kScheduled);
  EXPECT_THAT(Claim("mail"), IsEmpty());
  Pass(3s);
  EXPECT_EQ(Claim("mail").size(), 1U);
}

TEST_F(FinishTest, ReleasedBeforeItEverRanMayStillExpire) {
  const ClaimedJob job = Running([](JobSpec& spec) { spec.expires_in = 10s; });
  Pass(11s);
  EXPECT_EQ(ShownOf(job.seq), JobState::kRunning);
  ASSERT_TRUE(Finish(job, Outcome::kReleased).ok());
  FireTimers();
  EXPECT_EQ(Head(job.seq).reason, Reason::kExpired);
}

TEST_F(FinishTest, SuspendedWaitsUntilItIsAskedFor) {
  const ClaimedJob job = Running();
  EXPECT_EQ(Finish(job, Outcome::kSuspended)->shown, JobState::kSuspended);
  Pass(48h);
  EXPECT_EQ(ShownOf(job.seq), JobState::kSuspended);
  ASSERT_TRUE(RunNow(job.seq).ok());
  EXPECT_EQ(ClaimOne("mail").head.attempt, 2U);
}

TEST_F(FinishTest, SuspendedWakesAtItsTime) {
  const ClaimedJob job = Running();
  FinishOp op = Finishing(job, Outcome::kSuspended);
  op.wake_in = 5s;
  ASSERT_TRUE(Do(op).ok());
  Pass(4s);
  EXPECT_EQ(ShownOf(job.seq), JobState::kSuspended);
  Pass(1s);
  EXPECT_EQ(ShownOf(job.seq), JobState::kQueued);
}

TEST_F(FinishTest, SuspendedWithATimeInThePastWakesAtOnce) {
  FinishOp op = Finishing(Running(), Outcome::kSuspended);
  op.wake_at = now_.wall - 1h;
  ASSERT_TRUE(Do(op).ok());
  FireTimers();
  EXPECT_EQ(ShownOf(1), JobState::kQueued);
}

TEST_F(FinishTest, OfATerminatingRunIsRecordedAndTheJobIsTerminated) {
  for (const Outcome outcome : {Outcome::kCompleted, Outcome::kFailed, Outcome::kReleased, Outcome::kSuspended}) {
    const ClaimedJob job = Running();
    ASSERT_TRUE(Terminate(job.seq).ok());
    FinishOp op = Finishing(job, outcome);
    op.result = "7";
    EXPECT_EQ(Do(op)->shown, JobState::kTerminated);
    EXPECT_EQ(Head(job.seq).reason, Reason::kByRequest);
    EXPECT_EQ(Raw(RecordKind::kResult, job.seq), "7");
  }
}

TEST_F(FinishTest, PushesComeIntoBeingWithTheStep) {
  FinishOp op = Finishing(Running(), Outcome::kCompleted);
  op.push.push_back(Spec("child"));
  op.push.push_back(Spec("child", [](JobSpec& spec) { spec.delay = 1s; }));
  ASSERT_TRUE(Do(op).ok());
  EXPECT_EQ(Count("child", JobState::kQueued), 1U);
  EXPECT_EQ(Count("child", JobState::kScheduled), 1U);
  ASSERT_TRUE(Do(op).ok());
  EXPECT_EQ(Count("child", JobState::kQueued), 1U) << "a repeated finish pushed again";
}

TEST_F(FinishTest, WithAPushThatIsRefusedDoesNothing) {
  Push("child", [](JobSpec& spec) { spec.id = "taken"; });
  const ClaimedJob job = Running();
  FinishOp op = Finishing(job, Outcome::kCompleted);
  op.push.push_back(Spec("child"));
  op.push.push_back(Spec("child", [](JobSpec& spec) {
    spec.id = "taken";
    spec.payload = "9";
  }));
  const auto refused = Do(op);
  EXPECT_EQ(refused.error().code, ErrorCode::kIdTaken);
  EXPECT_EQ(refused.error().field, "push[1].id");
  EXPECT_EQ(ShownOf(job.seq), JobState::kRunning);
  EXPECT_EQ(Count("child", JobState::kQueued), 1U);
}

class CommitTest : public RunFixture {};

TEST_F(CommitTest, KeepsTheLeaseAndExtendsIt) {
  const ClaimedJob job = Running();
  Advance(20s);
  transitions_.clear();
  FinishOp op = Finishing(job, Outcome::kContinue);
  op.progress = "0.5";
  op.push.push_back(Spec("child"));
  const FinishOp::Reply reply = Do(op).value();
  EXPECT_EQ(reply.shown, JobState::kRunning);
  EXPECT_EQ(reply.lease->token, job.head.lease->token);
  EXPECT_EQ(reply.lease->deadline, now_.steady + 30s);
  EXPECT_EQ(Raw(RecordKind::kProgress, job.seq), "0.5");
  EXPECT_EQ(Count("child", JobState::kQueued), 1U);
  EXPECT_EQ(transitions_.size(), 1U) << "only the push is news";
  EXPECT_TRUE(Finish(job).ok());
}

TEST_F(CommitTest, ResetsTheCountOfCrashes) {
  Running();
  for (int crash = 0; crash < 2; ++crash) {
    Advance(30s);
    Recover(1);
    Pass(1min);
    ClaimOne("mail");
  }
  EXPECT_EQ(Head(1).crashes, 2);
  ASSERT_TRUE(FinishSeq(1, Outcome::kContinue).ok());
  EXPECT_EQ(Head(1).crashes, 0);
  Advance(30s);
  Recover(1);
  EXPECT_EQ(ShownOf(1), JobState::kRetrying);
}

TEST_F(CommitTest, TellsARunThatItShallStop) {
  const ClaimedJob job = Running();
  ASSERT_TRUE(Terminate(job.seq).ok());
  EXPECT_TRUE(Finish(job, Outcome::kContinue)->cancel);
  EXPECT_EQ(ShownOf(job.seq), JobState::kTerminating);
}

TEST_F(CommitTest, RepeatedUnderItsNumberGetsTheSameAnswerAndChangesNothing) {
  const ClaimedJob job = Running();
  FinishOp op = Finishing(job, Outcome::kContinue);
  op.commit = 1;
  op.push.push_back(Spec("child"));
  const FinishOp::Reply first = Do(op).value();
  Advance(10s);
  const FinishOp::Reply again = Do(op).value();
  EXPECT_EQ(Count("child", JobState::kQueued), 1U);
  EXPECT_EQ(again.shown, first.shown);
  EXPECT_EQ(again.lease->deadline, first.lease->deadline) << "nor is the lease extended";
  EXPECT_EQ(again.cancel, first.cancel);
  op.commit = 2;
  ASSERT_TRUE(Do(op).ok());
  EXPECT_EQ(Count("child", JobState::kQueued), 2U);
}

TEST_F(CommitTest, WithANumberThatSkipsSaysWhichWasExpected) {
  const ClaimedJob job = Running();
  const auto numbered = [&](std::uint32_t number) {
    FinishOp op = Finishing(job, Outcome::kContinue);
    op.commit = number;
    op.progress = std::to_string(number);
    return Do(op);
  };
  EXPECT_EQ(numbered(2).error().detail, "must be 1: this lease has no numbered commit yet");
  ASSERT_TRUE(numbered(1).ok());
  ASSERT_TRUE(numbered(2).ok());
  for (const std::uint32_t wrong : {1U, 4U}) {
    const Error error = numbered(wrong).error();
    EXPECT_EQ(error.code, ErrorCode::kInvalid);
    EXPECT_EQ(error.field, "commit");
    EXPECT_EQ(error.detail, "must be 3 for the next commit of this lease, or 2 to repeat the last one");
  }
  EXPECT_EQ(Raw(RecordKind::kProgress, job.seq), "2");
}

TEST_F(CommitTest, NumbersBeginAnewWithEachLease) {
  const ClaimedJob job = Running();
  FinishOp op = Finishing(job, Outcome::kContinue);
  op.commit = 1;
  ASSERT_TRUE(Do(op).ok());
  ASSERT_TRUE(Finish(job, Outcome::kReleased).ok());
  EXPECT_EQ(Do(op).error().code, ErrorCode::kLeaseLost) << "whether it was made is not known any more";
  FinishOp next = Finishing(ClaimOne("mail"), Outcome::kContinue);
  next.commit = 1;
  next.progress = "7";
  ASSERT_TRUE(Do(next).ok());
  EXPECT_EQ(Raw(RecordKind::kProgress, job.seq), "7");
}

class RecoverTest : public RunFixture {};

TEST_F(RecoverTest, LeavesALeaseAloneThatStillHolds) {
  const ClaimedJob job = Running();
  Advance(29'999ms);
  Recover(job.seq);
  EXPECT_EQ(ShownOf(job.seq), JobState::kRunning);
  Advance(1ms);
  Recover(job.seq);
  EXPECT_EQ(ShownOf(job.seq), JobState::kRetrying);
}

// What a store has of leases beside the heads is put right, whatever made it wrong.
TEST_F(RecoverTest, ALeaseThatIsNotWhereTheHeadSaysIsPutThere) {
  const ClaimedJob job = Running();
  const SteadyTime deadline = Head(job.seq).lease->deadline;
  Recover(job.seq);
  ASSERT_EQ(txn_.result().changes.leases.size(), 1U);
  EXPECT_EQ(txn_.result().changes.leases[0].deadline, deadline);
  EXPECT_EQ(txn_.result().changes.leases[0].span, 30s);
  EXPECT_EQ(txn_.result().changes.leases[0].was, now_.steady);
  Finish(job, Outcome::kCompleted).value();
  Recover(job.seq);
  ASSERT_EQ(txn_.result().changes.leases.size(), 1U);
  EXPECT_EQ(txn_.result().changes.leases[0].deadline, kNeverSteady);
  Recover(777);  // no such job
  ASSERT_EQ(txn_.result().changes.leases.size(), 1U);
  EXPECT_EQ(txn_.result().changes.leases[0].was, now_.steady);
}

TEST_F(RecoverTest, GivesTheJobBackAfterAPauseAndSaysWhy) {
  const ClaimedJob job = Running();
  Advance(30s);
  Recover(job.seq);
  const JobHead head = Head(job.seq);
  EXPECT_EQ(head.crashes, 1);
  EXPECT_EQ(head.failures, 0);
  EXPECT_GE(head.due, now_.wall + 1s);
  EXPECT_LE(head.due, now_.wall + 1min);
  EXPECT_EQ(LastTransition().cause, Cause::kCrashed);
  Pass(1min);
  const ClaimedJob again = ClaimOne("mail");
  EXPECT_EQ(again.error->type, "lease_expired");
  EXPECT_THAT(again.error->message, HasSubstr("worker"));
}

TEST_F(RecoverTest, AfterTooManyCrashesInARowTheJobIsDead) {
  Running([](JobSpec& spec) { spec.max_crashes = 2; });
  Advance(30s);
  Recover(1);
  Pass(1min);
  ClaimOne("mail");
  Advance(30s);
  Recover(1);
  EXPECT_EQ(ShownOf(1), JobState::kDead);
  EXPECT_EQ(Head(1).reason, Reason::kLeaseExpired);
}

TEST_F(RecoverTest, ARunOverItsTimeoutIsTimedOut) {
  const ClaimedJob job = Running([](JobSpec& spec) {
    spec.timeout = 5s;
    spec.max_crashes = 1;
  });
  Advance(4s);
  ASSERT_TRUE(Heartbeat(job).ok());
  Advance(1s);
  Recover(job.seq);
  EXPECT_EQ(Head(job.seq).reason, Reason::kTimedOut);
  EXPECT_EQ(DecodeError(Raw(RecordKind::kError, job.seq))->type, "timeout");
}

TEST_F(RecoverTest, ATerminatingRunThatVanishesIsTerminated) {
  const ClaimedJob job = Running();
  ASSERT_TRUE(Terminate(job.seq).ok());
  Advance(30s);
  Recover(job.seq);
  EXPECT_EQ(ShownOf(job.seq), JobState::kTerminated);
  EXPECT_EQ(Head(job.seq).reason, Reason::kByRequest);
}

TEST_F(RecoverTest, OfAJobWithoutALeaseDoesNothing) {
  Push("mail");
  Recover(1);
  Recover(99);
  EXPECT_EQ(ShownOf(1), JobState::kQueued);
}

class RecallTest : public RunFixture {
 protected:
  void RememberJobs(const std::vector<ClaimedJob>& jobs) {
    Committed([&](Batch& batch) {
      RememberClaim claim{HashBytes("claim"), {}};
      for (const ClaimedJob& job : jobs) claim.granted.emplace_back(job.seq, job.head.lease->token);
      Txn txn(names_, batch, now_);
      Remember(claim, txn);
      return batch.Apply(txn.guards(), txn.result().changes).value();
    });
  }
  std::optional<std::vector<ClaimedJob>> RecallJobs() {
    return Committed([&](Batch& batch) {
      Txn txn(names_, batch, now_);
      return Recall(HashBytes("claim"), txn).value();
    });
  }
};

TEST_F(RecallTest, ARepeatedClaimGetsTheSameJobsWhileTheirLeasesHold) {
  Push("mail");
  Push("mail");
  const auto jobs = Claim("mail", 2);
  EXPECT_FALSE(RecallJobs().has_value());
  RememberJobs(jobs);
  EXPECT_EQ(RecallJobs()->size(), 2U);
  EXPECT_EQ(RecallJobs()->at(0).head.lease->token, jobs[0].head.lease->token);
  ASSERT_TRUE(Finish(jobs[0]).ok());
  EXPECT_EQ(RecallJobs()->size(), 1U);
}

// Another node may serve a repeat of the claim at the same time; only one of them is to grant.
TEST_F(RecallTest, AGrantForAClaimWithANameRestsOnThatNobodyElseHasAnsweredIt) {
  Push("mail");
  const RecordKey record{RecordKind::kClaim, Key().Hash(HashBytes("claim"))};
  const auto rests_on_it = [&](const Txn& txn) {
    return std::ranges::count(txn.guards().records, std::pair(record, kAbsent)) == 1;
  };
  Committed([&](Batch& batch) {
    Txn named(names_, batch, now_);
    EXPECT_TRUE(Decide(GrantOp{1, "w", {}, 1, HashBytes("claim")}, named).ok());
    EXPECT_TRUE(rests_on_it(named));
    Txn unnamed(names_, batch, now_);
    EXPECT_TRUE(Decide(GrantOp{1, "w", {}, 1}, unnamed).ok());
    EXPECT_FALSE(rests_on_it(unnamed));
    Txn remembering(names_, batch, now_);
    Remember({HashBytes("claim"), {}}, remembering);
    EXPECT_TRUE(rests_on_it(remembering));
    return true;
  });
}

// Two timers stand for one key when it is used again; the first used to take the second's record away.
TEST_F(RecallTest, AClaimIsForgottenAnHourAfterItWasLastRemembered) {
  const auto jobs = std::vector<ClaimedJob>{Running()};
  RememberJobs(jobs);
  Pass(50min);
  RememberJobs(jobs);
  Pass(50min);
  EXPECT_TRUE(RecallJobs().has_value());
  Pass(10min);
  EXPECT_FALSE(RecallJobs().has_value());
}

}  // namespace
}  // namespace pawl
