// Run again, terminate, delete, and Idempotency-Keys.
#include <gtest/gtest.h>

#include "tests/support/rule_fixture.h"

namespace pawl {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using namespace std::chrono_literals;

class AskedFixture : public RuleFixture {
 protected:
  // A job of the queue "mail" that is shown so.
  Seq JobThatIs(JobState shown) {
    const auto delayed = [&](JobSpec& spec) {
      if (shown == JobState::kScheduled) spec.delay = 1h;
      if (shown == JobState::kFailed) spec.expires_in = 1s;
    };
    const Seq seq = Push("mail", delayed).seq;
    if (shown == JobState::kFailed) Pass(1s);
    const bool ran = shown != JobState::kQueued && shown != JobState::kScheduled && shown != JobState::kFailed;
    EXPECT_TRUE(!ran || ClaimThis(seq));
    FinishOp dead = shown == JobState::kDead ? Finishing(seq, Outcome::kFailed) : FinishOp{};
    dead.retry = false;
    bool ok = true;
    if (shown == JobState::kRetrying) ok = FinishSeq(seq, Outcome::kFailed).ok();
    if (shown == JobState::kSuspended) ok = FinishSeq(seq, Outcome::kSuspended).ok();
    if (shown == JobState::kCompleted) ok = FinishSeq(seq).ok();
    if (shown == JobState::kDead) ok = Do(dead).ok();
    if (shown == JobState::kTerminating || shown == JobState::kTerminated) ok = Terminate(seq).ok();
    if (shown == JobState::kTerminated) ok = FinishSeq(seq).ok();
    EXPECT_TRUE(ok);
    EXPECT_EQ(ShownOf(seq), shown);
    return seq;
  }
};

class RunAgainTest : public AskedFixture {};

TEST_F(RunAgainTest, MakesEveryJobClaimableThatHasAWayThere) {
  for (const JobState shown : {JobState::kQueued, JobState::kScheduled, JobState::kRetrying, JobState::kSuspended,
                               JobState::kCompleted, JobState::kFailed, JobState::kDead}) {
    const Seq seq = JobThatIs(shown);
    const JobsReply reply = RunNow(seq).value();
    EXPECT_EQ(reply.jobs.at(0).head.shown, JobState::kQueued);
    EXPECT_TRUE(ClaimThis(seq)) << Name(shown);
    EXPECT_TRUE(FinishSeq(seq).ok());
  }
}

TEST_F(RunAgainTest, RefusesWhereThereIsNoWayAndNamesBothStates) {
  for (const JobState shown : {JobState::kRunning, JobState::kTerminating, JobState::kTerminated}) {
    const Seq seq = JobThatIs(shown);
    const auto refused = RunNow(seq);
    EXPECT_EQ(refused.error().code, ErrorCode::kBadTransition);
    EXPECT_THAT(refused.error().detail, HasSubstr(std::string(Name(shown))));
    EXPECT_THAT(refused.error().detail, HasSubstr("queued"));
    EXPECT_EQ(ShownOf(seq), shown);
  }
}

TEST_F(RunAgainTest, ByForceBringsATerminatedJobBackAndNoOther) {
  const Seq seq = JobThatIs(JobState::kTerminated);
  EXPECT_TRUE(RunNow(seq, true).ok());
  EXPECT_TRUE(ClaimThis(seq));
  EXPECT_EQ(RunNow(seq, true).error().code, ErrorCode::kBadTransition);
  EXPECT_EQ(RunNow(JobThatIs(JobState::kTerminating), true).error().code, ErrorCode::kBadTransition);
}

TEST_F(RunAgainTest, AfterTheEndCountsFailuresAndCrashesAnew) {
  const Seq seq = JobThatIs(JobState::kDead);
  ASSERT_TRUE(RunNow(seq).ok());
  const JobHead head = Head(seq);
  EXPECT_EQ(head.failures, 0);
  EXPECT_EQ(head.crashes, 0);
  EXPECT_EQ(head.attempt, 1U);
  EXPECT_EQ(head.reason, Reason::kNone);
  EXPECT_EQ(head.retain_until, kNeverWall);
  EXPECT_EQ(head.ended, WallTime{});
}

TEST_F(RunAgainTest, OfARetryingJobKeepsItsCount) {
  const Seq seq = JobThatIs(JobState::kRetrying);
  ASSERT_TRUE(RunNow(seq).ok());
  EXPECT_EQ(Head(seq).failures, 1);
}

TEST_F(RunAgainTest, OfAnExpiredJobDoesNotExpireItAgain) {
  const Seq seq = JobThatIs(JobState::kFailed);
  ASSERT_TRUE(RunNow(seq).ok());
  Pass(1h);
  EXPECT_EQ(ShownOf(seq), JobState::kQueued);
}

TEST_F(RunAgainTest, OfAJobThatIsReadyChangesNothing) {
  const Seq seq = JobThatIs(JobState::kQueued);
  transitions_.clear();
  EXPECT_TRUE(RunNow(seq).ok());
  EXPECT_THAT(transitions_, IsEmpty());
}

TEST_F(RunAgainTest, OfAnUnknownJobIsNotFound) { EXPECT_EQ(RunNow(77).error().code, ErrorCode::kNotFound); }

// The queue's record used to stay away: its leases were then not found after a restart.
TEST_F(RunAgainTest, InADeletedQueueBringsTheQueueBack) {
  const Seq seq = JobThatIs(JobState::kCompleted);
  ASSERT_TRUE(Do(DeleteQueueOp{"mail"}).ok());
  ASSERT_TRUE(RunNow(seq).ok());
  EXPECT_TRUE(store_->Snapshot()->Read(QueueKey(names_.Find("mail").value()))->exists());
}

class TerminateTest : public AskedFixture {};

TEST_F(TerminateTest, EndsEveryJobAtOnceThatIsNotRunning) {
  for (const JobState shown : {JobState::kQueued, JobState::kScheduled, JobState::kRetrying, JobState::kSuspended,
                               JobState::kCompleted, JobState::kFailed, JobState::kDead}) {
    const Seq seq = JobThatIs(shown);
    Advance(1s);
    EXPECT_EQ(Terminate(seq).value().jobs.at(0).head.shown, JobState::kTerminated) << Name(shown);
    const JobHead head = Head(seq);
    EXPECT_EQ(head.reason, Reason::kByRequest);
    EXPECT_EQ(head.ended, now_.wall);
    EXPECT_EQ(head.retain_until, now_.wall + 24h);
    EXPECT_FALSE(ClaimThis(seq));
  }
}

TEST_F(TerminateTest, OfARunningJobWaitsForItsRun) {
  const Seq seq = JobThatIs(JobState::kRunning);
  EXPECT_EQ(Terminate(seq).value().jobs.at(0).head.shown, JobState::kTerminating);
  EXPECT_TRUE(Head(seq).lease.has_value());
  EXPECT_TRUE(Terminate(seq).ok()) << "asking again is no error";
}

TEST_F(TerminateTest, OfATerminatedJobNamesBothStates) {
  const Seq seq = JobThatIs(JobState::kTerminated);
  const auto refused = Terminate(seq);
  EXPECT_EQ(refused.error().code, ErrorCode::kBadTransition);
  EXPECT_THAT(refused.error().detail, HasSubstr("terminated"));
  EXPECT_THAT(refused.error().detail, HasSubstr("terminating"));
}

class DeleteTest : public AskedFixture {};

TEST_F(DeleteTest, TakesAnEndedJobAwayWithAllThatBelongsToIt) {
  const Seq seq = Push("mail", [](JobSpec& spec) {
                    spec.id = "order-1";
                    spec.group = "shop";
                  }).seq;
  FinishOp op = Finishing(ClaimOne("mail"), Outcome::kCompleted);
  op.result = "1";
  op.progress = "2";
  op.error = JobError{"E", "m", {}};
  ASSERT_TRUE(Do(op).ok());
  ASSERT_TRUE(Delete(seq).ok());
  EXPECT_FALSE(Exists(seq));
  for (const RecordKind kind : {RecordKind::kBody, RecordKind::kResult, RecordKind::kProgress, RecordKind::kError}) {
    EXPECT_EQ(Raw(kind, seq), "");
  }
  EXPECT_EQ(Do(DeleteOp{"order-1"}).error().code, ErrorCode::kNotFound);
  EXPECT_EQ(LastTransition().cause, Cause::kDeleted);
}

TEST_F(DeleteTest, RefusesJobsThatHaveNotEnded) {
  for (const JobState shown : {JobState::kQueued, JobState::kScheduled, JobState::kRetrying, JobState::kRunning,
                               JobState::kSuspended, JobState::kTerminating}) {
    const Seq seq = JobThatIs(shown);
    const auto refused = Delete(seq);
    EXPECT_EQ(refused.error().code, ErrorCode::kBadTransition);
    EXPECT_THAT(refused.error().detail, HasSubstr(std::string(Name(shown))));
    EXPECT_TRUE(Exists(seq));
  }
  for (const JobState shown : {JobState::kCompleted, JobState::kFailed, JobState::kDead, JobState::kTerminated}) {
    EXPECT_TRUE(Delete(JobThatIs(shown)).ok());
  }
}

class OnceTest : public AskedFixture {
 protected:
  static IdempotencyKey Key(const std::string& request) { return {HashBytes("key"), HashBytes(request)}; }
  Result<JobsReply> PushOnce(const std::string& request) {
    PushOp op;
    op.jobs.push_back(Spec("mail"));
    op.once = Key(request);
    return Do(std::move(op));
  }
};

TEST_F(OnceTest, TheSameRequestGetsTheSameAnswerAndHappensOnce) {
  const JobsReply first = PushOnce("a").value();
  ASSERT_TRUE(Finish(ClaimOne("mail")).ok());
  const JobsReply second = PushOnce("a").value();
  EXPECT_FALSE(first.replayed);
  EXPECT_TRUE(second.replayed);
  EXPECT_EQ(second.jobs.at(0).seq, first.jobs.at(0).seq);
  EXPECT_EQ(second.jobs.at(0).head.shown, JobState::kQueued) << "the answer is the one that was given";
  EXPECT_THAT(Claim("mail"), IsEmpty());
}

TEST_F(OnceTest, AnotherRequestUnderTheKeyIsRefused) {
  ASSERT_TRUE(PushOnce("a").ok());
  EXPECT_EQ(PushOnce("b").error().code, ErrorCode::kIdempotencyReused);
  EXPECT_EQ(Count("mail", JobState::kQueued), 1U);
}

TEST_F(OnceTest, ARefusedRequestDoesNotUseItsKeyUp) {
  EXPECT_EQ(Do(RunOp{Seq{1}, false, Key("a")}).error().code, ErrorCode::kNotFound);
  EXPECT_TRUE(PushOnce("b").ok());
}

TEST_F(OnceTest, ADayLaterTheKeyIsFree) {
  ASSERT_TRUE(PushOnce("a").ok());
  Pass(24h - 1ms);
  EXPECT_TRUE(PushOnce("a")->replayed);
  Pass(1ms);
  EXPECT_FALSE(PushOnce("a")->replayed);
}

TEST_F(OnceTest, HoldsForRunAndTerminate) {
  const Seq seq = JobThatIs(JobState::kScheduled);
  ASSERT_TRUE(Do(TerminateOp{seq, Key("stop")}).ok());
  EXPECT_TRUE(Do(TerminateOp{seq, Key("stop")})->replayed);
  EXPECT_EQ(Do(RunOp{seq, true, Key("run")}).error().code, ErrorCode::kIdempotencyReused);
}

TEST_F(OnceTest, WhileTheFirstRequestIsAtWorkTheSecondIsToldToAskAgain) {
  Push("mail");
  ManyOp op{ManyAction::kTerminate, {}, Key("all")};
  ASSERT_TRUE(Do(op).ok());
  const Seq intent = txn_.result().intent;
  EXPECT_EQ(Do(op).error().code, ErrorCode::kOverloaded);
  EXPECT_EQ(RollForward(intent), 1U);
  const JobsReply replay = Do(op).value();
  EXPECT_TRUE(replay.replayed);
  EXPECT_EQ(replay.count, 1U);
}

}  // namespace
}  // namespace pawl
