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
  Seq JobThatIs(Shown shown) {
    const auto delayed = [&](JobSpec& spec) {
      if (shown == Shown::kScheduled) spec.delay = 1h;
      if (shown == Shown::kFailed) spec.expires_in = 1s;
    };
    const Seq seq = Push("mail", delayed).seq;
    if (shown == Shown::kFailed) Pass(1s);
    const bool ran = shown != Shown::kQueued && shown != Shown::kScheduled && shown != Shown::kFailed;
    EXPECT_TRUE(!ran || ClaimThis(seq));
    FinishOp dead = shown == Shown::kDead ? Finishing(seq, Outcome::kFailed) : FinishOp{};
    dead.retry = false;
    bool ok = true;
    if (shown == Shown::kRetrying) ok = FinishSeq(seq, Outcome::kFailed).ok();
    if (shown == Shown::kSuspended) ok = FinishSeq(seq, Outcome::kSuspended).ok();
    if (shown == Shown::kCompleted) ok = FinishSeq(seq).ok();
    if (shown == Shown::kDead) ok = Do(dead).ok();
    if (shown == Shown::kTerminating || shown == Shown::kTerminated) ok = Terminate(seq).ok();
    if (shown == Shown::kTerminated) ok = FinishSeq(seq).ok();
    EXPECT_TRUE(ok);
    EXPECT_EQ(ShownOf(seq), shown);
    return seq;
  }
};

class RunAgainTest : public AskedFixture {};

TEST_F(RunAgainTest, MakesEveryJobClaimableThatHasAWayThere) {
  for (const Shown shown : {Shown::kQueued, Shown::kScheduled, Shown::kRetrying, Shown::kSuspended, Shown::kCompleted,
                            Shown::kFailed, Shown::kDead}) {
    const Seq seq = JobThatIs(shown);
    const JobsReply reply = RunNow(seq).value();
    EXPECT_EQ(reply.jobs.at(0).head.shown, Shown::kQueued);
    EXPECT_TRUE(ClaimThis(seq)) << Name(shown);
    EXPECT_TRUE(FinishSeq(seq).ok());
  }
}

TEST_F(RunAgainTest, RefusesWhereThereIsNoWayAndNamesBothStates) {
  for (const Shown shown : {Shown::kRunning, Shown::kTerminating, Shown::kTerminated}) {
    const Seq seq = JobThatIs(shown);
    const auto refused = RunNow(seq);
    EXPECT_EQ(refused.error().code, ErrorCode::kBadTransition);
    EXPECT_THAT(refused.error().detail, HasSubstr(std::string(Name(shown))));
    EXPECT_THAT(refused.error().detail, HasSubstr("queued"));
    EXPECT_EQ(ShownOf(seq), shown);
  }
}

TEST_F(RunAgainTest, ByForceBringsATerminatedJobBackAndNoOther) {
  const Seq seq = JobThatIs(Shown::kTerminated);
  EXPECT_TRUE(RunNow(seq, true).ok());
  EXPECT_TRUE(ClaimThis(seq));
  EXPECT_EQ(RunNow(seq, true).error().code, ErrorCode::kBadTransition);
  EXPECT_EQ(RunNow(JobThatIs(Shown::kTerminating), true).error().code, ErrorCode::kBadTransition);
}

TEST_F(RunAgainTest, AfterTheEndCountsFailuresAndCrashesAnew) {
  const Seq seq = JobThatIs(Shown::kDead);
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
  const Seq seq = JobThatIs(Shown::kRetrying);
  ASSERT_TRUE(RunNow(seq).ok());
  EXPECT_EQ(Head(seq).failures, 1);
}

TEST_F(RunAgainTest, OfAnExpiredJobDoesNotExpireItAgain) {
  const Seq seq = JobThatIs(Shown::kFailed);
  ASSERT_TRUE(RunNow(seq).ok());
  Pass(1h);
  EXPECT_EQ(ShownOf(seq), Shown::kQueued);
}

TEST_F(RunAgainTest, OfAJobThatIsReadyChangesNothing) {
  const Seq seq = JobThatIs(Shown::kQueued);
  transitions_.clear();
  EXPECT_TRUE(RunNow(seq).ok());
  EXPECT_THAT(transitions_, IsEmpty());
}

TEST_F(RunAgainTest, OfAnUnknownJobIsNotFound) { EXPECT_EQ(RunNow(77).error().code, ErrorCode::kNotFound); }

// The queue's record used to stay away: its leases were then not found after a restart.
TEST_F(RunAgainTest, InADeletedQueueBringsTheQueueBack) {
  const Seq seq = JobThatIs(Shown::kCompleted);
  ASSERT_TRUE(Do(DeleteQueueOp{"mail"}).ok());
  ASSERT_TRUE(RunNow(seq).ok());
  EXPECT_TRUE(store_->Snapshot()->Read(QueueKey(names_.Find("mail").value()))->exists());
}

class TerminateTest : public AskedFixture {};

TEST_F(TerminateTest, EndsEveryJobAtOnceThatIsNotRunning) {
  for (const Shown shown : {Shown::kQueued, Shown::kScheduled, Shown::kRetrying, Shown::kSuspended, Shown::kCompleted,
                            Shown::kFailed, Shown::kDead}) {
    const Seq seq = JobThatIs(shown);
    Advance(1s);
    EXPECT_EQ(Terminate(seq).value().jobs.at(0).head.shown, Shown::kTerminated) << Name(shown);
    const JobHead head = Head(seq);
    EXPECT_EQ(head.reason, Reason::kByRequest);
    EXPECT_EQ(head.ended, now_.wall);
    EXPECT_EQ(head.retain_until, now_.wall + 24h);
    EXPECT_FALSE(ClaimThis(seq));
  }
}

TEST_F(TerminateTest, OfARunningJobWaitsForItsRun) {
  const Seq seq = JobThatIs(Shown::kRunning);
  EXPECT_EQ(Terminate(seq).value().jobs.at(0).head.shown, Shown::kTerminating);
  EXPECT_TRUE(Head(seq).lease.has_value());
  EXPECT_TRUE(Terminate(seq).ok()) << "asking again is no error";
}

TEST_F(TerminateTest, OfATerminatedJobNamesBothStates) {
  const Seq seq = JobThatIs(Shown::kTerminated);
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
  for (const Shown shown :
       {Shown::kQueued, Shown::kScheduled, Shown::kRetrying, Shown::kRunning, Shown::kSuspended, Shown::kTerminating}) {
    const Seq seq = JobThatIs(shown);
    const auto refused = Delete(seq);
    EXPECT_EQ(refused.error().code, ErrorCode::kBadTransition);
    EXPECT_THAT(refused.error().detail, HasSubstr(std::string(Name(shown))));
    EXPECT_TRUE(Exists(seq));
  }
  for (const Shown shown : {Shown::kCompleted, Shown::kFailed, Shown::kDead, Shown::kTerminated}) {
    EXPECT_TRUE(Delete(JobThatIs(shown)).ok());
  }
}

class OnceTest : public AskedFixture {
 protected:
  static Once Key(const std::string& request) { return {HashBytes("key"), HashBytes(request)}; }
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
  EXPECT_EQ(second.jobs.at(0).head.shown, Shown::kQueued) << "the answer is the one that was given";
  EXPECT_THAT(Claim("mail"), IsEmpty());
}

TEST_F(OnceTest, AnotherRequestUnderTheKeyIsRefused) {
  ASSERT_TRUE(PushOnce("a").ok());
  EXPECT_EQ(PushOnce("b").error().code, ErrorCode::kIdempotencyReused);
  EXPECT_EQ(Count("mail", Shown::kQueued), 1U);
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
  const Seq seq = JobThatIs(Shown::kScheduled);
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
