// Runs of stateful jobs: what a claim shows, when a job runs again, the run-away guard, the shutdown run.
#include <gtest/gtest.h>

#include "rules/claimed_life.h"
#include "tests/support/stateful_runs.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;
using namespace std::chrono_literals;

class StatefulClaimTest : public StatefulRuns {};

TEST_F(StatefulClaimTest, OfAPlainJobShowsNoLife) {
  Push("mail");
  EXPECT_FALSE(ClaimOne("mail").life.has_value());
}

TEST_F(StatefulClaimTest, ShowsStateAndWhatWaits) {
  const Seq job = PushStateful("sum", {"a", "b"}, {}, [](JobSpec& spec) {
    spec.state = {{"total", "3"}};
    spec.inputs = {{"a", {"1", "null"}}};
  });
  const ClaimedLife life = *ClaimOne("sum").life;
  EXPECT_TRUE(life.first);
  EXPECT_EQ(life.phase, Phase::kRun);
  EXPECT_THAT(life.state, ElementsAre(std::pair<std::string, std::string>{"total", "3"}));
  ASSERT_THAT(life.ports, SizeIs(2)) << "empty ones too";
  EXPECT_THAT(ValuesOf(life.ports[0]), ElementsAre("1", "null"));
  EXPECT_EQ(life.ports[0].tail, 2U);
  EXPECT_THAT(life.ports[1].items, IsEmpty());
  EXPECT_FALSE(life.more);
  EXPECT_EQ(Data(job, "a").size(), 2U) << "a claim consumes nothing";
}

TEST_F(StatefulClaimTest, CarriesABoundedNumberOfItems) {
  const Seq job = PushStateful("sum", {"a", "b"});
  ASSERT_TRUE(Write(job, "a", Values(2'500, "7")).ok());
  ASSERT_TRUE(Write(job, "b", {"8"}).ok());
  const ClaimedLife life = *ClaimOne("sum").life;
  EXPECT_THAT(life.ports[0].items, SizeIs(kClaimItemsMax - 1));
  EXPECT_EQ(life.ports[0].tail, 2'500U);
  EXPECT_THAT(ValuesOf(life.ports[1]), ElementsAre("8")) << "each port has its first item before one has its second";
  EXPECT_TRUE(life.more);
}

TEST_F(StatefulClaimTest, CarriesABoundedNumberOfBytes) {
  const Seq job = PushStateful("sum", {"a"});
  const std::string large = "\"" + std::string(100'000, 'x') + "\"";
  ASSERT_TRUE(Write(job, "a", Values(10, large)).ok());
  const ClaimedLife life = *ClaimOne("sum").life;
  EXPECT_THAT(life.ports[0].items, SizeIs(3)) << "the last one goes over the edge";
  EXPECT_TRUE(life.more);
}

TEST_F(StatefulClaimTest, GoesOnWhereTheRunBeforeStopped) {
  const Seq job = PushStateful("sum", {"a"});
  ASSERT_TRUE(Write(job, "a", {"1", "2", "3"}).ok());
  const ClaimedJob first = ClaimOne("sum");
  ASSERT_TRUE(End(first, Outcome::kSuspended, [](FinishOp& op) { op.effects.consume = {{{}, "a", 0, 2}}; }).ok());
  ASSERT_TRUE(Write(job, "a", {"4"}).ok());
  const ClaimedLife life = *ClaimOne("sum").life;
  EXPECT_FALSE(life.first);
  EXPECT_EQ(life.ports[0].from, 2U);
  EXPECT_THAT(ValuesOf(life.ports[0]), ElementsAre("3", "4"));
}

TEST_F(StatefulClaimTest, ShowsAChildWithNewsOnce) {
  const Seq parent = PushStateful("top", {"in"});
  const ClaimedJob run = ClaimOne("top");
  const Seq child = PushChild("low", parent, "c", {"r"});
  ASSERT_TRUE(
      RunOnce("low", Outcome::kSuspended, [&](FinishOp& op) { op.effects.write = {Writing("r", {"5"})}; }).ok());
  ASSERT_TRUE(Write(child, "in", {"1"}).ok());
  ASSERT_TRUE(RunOnce("low", Outcome::kCompleted).ok());
  EXPECT_EQ(End(run, Outcome::kSuspended)->shown, JobState::kQueued) << "the news came after its claim";
  const ClaimedLife life = *ClaimOne("top").life;
  ASSERT_THAT(life.children, SizeIs(1));
  EXPECT_EQ(life.children[0].seq, child);
  EXPECT_EQ(life.children[0].name, "c");
  EXPECT_EQ(life.children[0].shown, JobState::kCompleted);
  ASSERT_THAT(life.children[0].out, SizeIs(1));
  EXPECT_THAT(ValuesOf(life.children[0].out[0]), ElementsAre("5"));
}

TEST_F(StatefulClaimTest, AfterAFailedRunShowsTheSameNews) {
  const Seq parent = PushStateful("top", {}, {}, [](JobSpec& spec) { spec.retry.max = 1; });
  ASSERT_TRUE(RunOnce("top", Outcome::kSuspended).ok());
  PushChild("low", parent, "c");
  ASSERT_TRUE(RunOnce("low", Outcome::kCompleted).ok());
  const ClaimedJob run = ClaimOne("top");
  EXPECT_THAT(run.life->children, SizeIs(1));
  ASSERT_TRUE(End(run, Outcome::kFailed, [](FinishOp& op) { op.retry_in = 0s; }).ok());
  const ClaimedJob again = ClaimOne("top");
  EXPECT_THAT(again.life->children, SizeIs(1));
  ASSERT_TRUE(End(again, Outcome::kSuspended).ok());
  ASSERT_TRUE(RunNow(parent).ok());
  EXPECT_THAT(ClaimOne("top").life->children, IsEmpty());
}

TEST_F(StatefulClaimTest, AddsPortsThatItsTypeGotMeanwhile) {
  const Seq job = PushStateful("sum", {"a"});
  TypeSpec type;
  type.ports = PortsNamed({"a", "b"}, {"r"});
  Register("sum", type);
  EXPECT_THAT(ClaimOne("sum").life->ports, SizeIs(2));
  EXPECT_NE(PortsOf(job).Find(PortSide::kOut, "r"), nullptr);
}

TEST_F(StatefulClaimTest, RepeatedShowsTheSame) {
  const Seq job = PushStateful("sum", {"a"});
  ASSERT_TRUE(Write(job, "a", {"1"}).ok());
  const ClaimedJob run = ClaimOne("sum");
  Committed([&](Batch& batch) {
    Txn txn(names_, batch, now_);
    Remember({HashBytes("claim"), {{job, run.head.lease->token}}}, txn);
    return batch.Apply(txn.guards(), txn.result().changes).value();
  });
  const auto again = Committed([&](Batch& batch) {
    Txn txn(names_, batch, now_);
    return Recall(HashBytes("claim"), txn).value();
  });
  ASSERT_THAT(again.value(), SizeIs(1));
  EXPECT_THAT(ValuesOf(again->at(0).life->ports.at(0)), ElementsAre("1"));
}

class AwakeTest : public StatefulRuns {
 protected:
  ClaimedJob RunningJob() {
    PushStateful("sum", {"a"}, {"r"});
    return ClaimOne("sum");
  }
};

TEST_F(AwakeTest, WithoutInputTheJobSleeps) {
  const ClaimedJob run = RunningJob();
  EXPECT_EQ(End(run, Outcome::kSuspended)->shown, JobState::kSuspended);
  EXPECT_TRUE(HasRecord(AsleepKey(run.seq)));
}

TEST_F(AwakeTest, WithInputThatTheClaimDidNotShowItRunsOnceMore) {
  for (const Outcome outcome : {Outcome::kSuspended, Outcome::kCompleted, Outcome::kFailed}) {
    const ClaimedJob run = RunningJob();
    ASSERT_TRUE(Write(run.seq, "a", {"1"}).ok());
    EXPECT_EQ(End(run, outcome)->shown, JobState::kQueued);
    EXPECT_EQ(Head(run.seq).failures, 0U);
    ASSERT_EQ(ClaimOne("sum").seq, run.seq);
    EXPECT_NE(FinishSeq(run.seq, outcome)->shown, JobState::kQueued) << "it has seen it";
  }
}

TEST_F(AwakeTest, WithASilentWriteItSleeps) {
  const ClaimedJob run = RunningJob();
  ASSERT_TRUE(Write(run.seq, "a", {"1"}, false).ok());
  EXPECT_EQ(End(run, Outcome::kSuspended)->shown, JobState::kSuspended);
}

TEST_F(AwakeTest, WithInputOfItsOwnItRunsOnceMore) {
  const ClaimedJob run = RunningJob();
  const auto reply = End(run, Outcome::kCompleted, [](FinishOp& op) {
    op.effects.write = {Writing("a", {"1"})};
    op.effects.write[0].side = PortSide::kIn;
  });
  EXPECT_EQ(reply->shown, JobState::kQueued);
}

TEST_F(AwakeTest, WithMoreThanTheClaimCarriedItRunsOnOnlyIfItTookWhatItHad) {
  const Seq job = PushStateful("sum", {"a"});
  ASSERT_TRUE(Write(job, "a", Values(kClaimItemsMax + 20, "1")).ok());
  ClaimedJob run = ClaimOne("sum");
  EXPECT_EQ(End(run, Outcome::kSuspended)->shown, JobState::kSuspended) << "it saw enough to wait";
  ASSERT_TRUE(RunNow(job).ok());
  run = ClaimOne("sum");
  EXPECT_EQ(End(run, Outcome::kSuspended, [&](FinishOp& op) { op.effects.consume = {All(run.life->ports[0])}; })->shown,
            JobState::kQueued);
  run = ClaimOne("sum");
  EXPECT_THAT(run.life->ports[0].items, SizeIs(20));
  EXPECT_EQ(End(run, Outcome::kSuspended, [&](FinishOp& op) { op.effects.consume = {All(run.life->ports[0])}; })->shown,
            JobState::kSuspended);
}

TEST_F(AwakeTest, WithMoreThanTheClaimCarriedItRunsOnIfACommitTookWhatItHad) {
  for (const Outcome outcome : {Outcome::kSuspended, Outcome::kCompleted}) {
    const Seq job = PushStateful("sum", {"a"});
    ASSERT_TRUE(Write(job, "a", Values(300, "1")).ok());
    ClaimedJob run = ClaimOne("sum");
    ASSERT_TRUE(
        End(run, Outcome::kContinue, [&](FinishOp& op) { op.effects.consume = {All(run.life->ports[0])}; }).ok());
    ASSERT_TRUE(End(run, Outcome::kContinue, [](FinishOp& op) { op.progress = "1"; }).ok());
    EXPECT_EQ(End(run, outcome)->shown, JobState::kQueued) << "172 values wait that no claim has carried";
    run = ClaimOne("sum");
    EXPECT_EQ(run.life->ports[0].from, 128U);
    EXPECT_EQ(End(run, outcome)->shown, outcome == Outcome::kSuspended ? JobState::kSuspended : JobState::kCompleted)
        << "this run has seen enough to leave them";
  }
}

TEST_F(AwakeTest, ADeadJobThatWasRungByACrashRunsAgain) {
  PushStateful("sum", {"a"}, {}, [](JobSpec& spec) { spec.max_crashes = 1; });
  const ClaimedJob run = ClaimOne("sum");
  ASSERT_TRUE(Write(run.seq, "a", {"1"}).ok());
  Advance(31s);
  Recover(run.seq);
  EXPECT_EQ(ShownOf(run.seq), JobState::kQueued);
  ASSERT_EQ(ClaimOne("sum").seq, run.seq);
  Advance(31s);
  Recover(run.seq);
  EXPECT_EQ(ShownOf(run.seq), JobState::kDead);
}

class ParentTest : public StatefulRuns {
 protected:
  void SetUp() override {
    parent_ = PushStateful("top", {"in"});
    ASSERT_TRUE(RunOnce("top", Outcome::kSuspended).ok());
    child_ = PushStateful("low", {"in"}, {"r"}, [&](JobSpec& spec) {
      spec.parent = TextOf(parent_);
      spec.retry.max = 1;
    });
  }
  Seq parent_ = 0;
  Seq child_ = 0;
};

TEST_F(ParentTest, IsWokenByEachEndOfARunOfItsChild) {
  for (const Outcome outcome : {Outcome::kCompleted, Outcome::kSuspended}) {
    ASSERT_TRUE(RunOnce("low", outcome).ok());
    EXPECT_EQ(ShownOf(parent_), JobState::kQueued);
    ASSERT_TRUE(RunOnce("top", Outcome::kSuspended).ok());
    ASSERT_TRUE(RunNow(child_).ok());
  }
}

TEST_F(ParentTest, IsNotWokenByARunThatIsRepeated) {
  ASSERT_TRUE(RunOnce("low", Outcome::kReleased).ok());
  EXPECT_EQ(ShownOf(parent_), JobState::kSuspended);
  ASSERT_TRUE(RunOnce("low", Outcome::kFailed, [](FinishOp& op) { op.retry_in = 0s; }).ok());
  EXPECT_EQ(ShownOf(parent_), JobState::kSuspended);
  ASSERT_TRUE(RunOnce("low", Outcome::kFailed).ok());
  EXPECT_EQ(ShownOf(child_), JobState::kDead);
  EXPECT_EQ(ShownOf(parent_), JobState::kQueued);
}

class IdleGuardTest : public StatefulRuns {
 protected:
  void SetUp() override {
    TypeSpec type;
    type.ports = PortsNamed({"a"});
    type.idle_runs_max = 3;
    Register("spin", type);
    job_ = Push("spin").seq;
  }
  // Ends a run that did nothing and asks for the next.
  void IdleRun() {
    ASSERT_TRUE(RunOnce("spin", Outcome::kSuspended, [](FinishOp& op) { op.wake_in = 0s; }).ok());
    FireTimers();
  }
  Seq job_ = 0;
};

TEST_F(IdleGuardTest, FirstDelaysThenFails) {
  for (int i = 0; i < 3; ++i) IdleRun();
  EXPECT_EQ(ShownOf(job_), JobState::kQueued);
  const WallTime begun = now_.wall;
  IdleRun();
  EXPECT_EQ(ShownOf(job_), JobState::kScheduled);
  EXPECT_EQ(Head(job_).due, begun + 60s);
  Pass(60s);
  for (int i = 0; i < 3; ++i) IdleRun();
  ASSERT_TRUE(RunOnce("spin", Outcome::kSuspended).ok());
  EXPECT_EQ(ShownOf(job_), JobState::kDead);
  EXPECT_EQ(Head(job_).reason, Reason::kRunAway);
  EXPECT_EQ(DecodeError(Raw(RecordKind::kError, job_))->type, "run_away");
  ASSERT_TRUE(Write(job_, "a", {"1"}).ok());
  EXPECT_EQ(ShownOf(job_), JobState::kQueued) << "input wakes it like any other";
}

TEST_F(IdleGuardTest, ARunThatDoesSomethingStartsTheCountAnew) {
  for (int i = 0; i < 3; ++i) IdleRun();
  ASSERT_TRUE(RunOnce("spin", Outcome::kSuspended, [](FinishOp& op) {
                op.wake_in = 0s;
                op.effects.state_set = {{"n", "1"}};
              }).ok());
  FireTimers();
  for (int i = 0; i < 3; ++i) IdleRun();
  EXPECT_EQ(ShownOf(job_), JobState::kQueued);
}

TEST_F(IdleGuardTest, ForgivesAfterAQuietMinute) {
  for (int i = 0; i < 4; ++i) IdleRun();
  for (int minute = 0; minute < 3; ++minute) {
    Pass(60s);
    for (int i = 0; i < 2; ++i) IdleRun();
  }
  EXPECT_EQ(Head(job_).stateful->idle_strikes, 0U);
}

TEST_F(IdleGuardTest, DelaysNoLongerWhenTheClockIsSetBack) {
  for (int i = 0; i < 4; ++i) IdleRun();
  ASSERT_EQ(ShownOf(job_), JobState::kScheduled);
  now_.wall -= 24h;
  Pass(60s);
  EXPECT_EQ(ShownOf(job_), JobState::kQueued);
}

// Earlier versions kept these times by the wall clock.
TEST_F(IdleGuardTest, TakesNoNoticeOfTimesOfAnotherClock) {
  ASSERT_TRUE(RunOnce("spin", Outcome::kSuspended).ok());
  ByHand([&](Txn& txn) {
    auto& stateful = *txn.Edit(job_)->stateful;
    stateful.idle_since = stateful.not_before = SteadyFromMillis(ToMillis(now_.wall));
  });
  ASSERT_TRUE(Write(job_, "a", {"1"}).ok());
  EXPECT_EQ(ShownOf(job_), JobState::kQueued);
}

TEST_F(IdleGuardTest, CountsNoRunWhoseCommitChangedSomething) {
  for (int i = 0; i < 10; ++i) {
    const ClaimedJob run = ClaimOne("spin");
    ASSERT_TRUE(End(run, Outcome::kContinue, [](FinishOp& op) { op.progress = "1"; }).ok());
    ASSERT_TRUE(End(run, Outcome::kSuspended, [](FinishOp& op) { op.wake_in = 0s; }).ok());
    FireTimers();
    EXPECT_EQ(ShownOf(job_), JobState::kQueued);
  }
}

class ShutdownRunTest : public StatefulRuns {
 protected:
  void SetUp() override {
    TypeSpec type;
    type.shutdown = true;
    Register("svc", type);
    job_ = Push("svc").seq;
  }
  // Has run once, and is asked to stop while it runs a second time.
  ClaimedJob Stopping() {
    EXPECT_TRUE(RunOnce("svc", Outcome::kSuspended).ok());
    EXPECT_TRUE(RunNow(job_).ok());
    ClaimedJob run = ClaimOne("svc");
    EXPECT_TRUE(Terminate(job_).ok());
    EXPECT_TRUE(Heartbeat(run)->cancel);
    return run;
  }
  ClaimedJob ShuttingDown() {
    EXPECT_EQ(End(Stopping(), Outcome::kSuspended)->shown, JobState::kTerminating);
    return ClaimOne("svc");
  }
  Seq job_ = 0;
};

TEST_F(ShutdownRunTest, FollowsTheRunInFlight) {
  const ClaimedJob run = ShuttingDown();
  EXPECT_EQ(run.life->phase, Phase::kShuttingDown);
  EXPECT_EQ(ShownOf(job_), JobState::kTerminating);
  EXPECT_FALSE(Heartbeat(run)->cancel) << "it is the stopping itself";
  EXPECT_EQ(End(run, Outcome::kCompleted)->shown, JobState::kTerminated);
  EXPECT_EQ(Head(job_).reason, Reason::kByRequest);
}

TEST_F(ShutdownRunTest, ThatFailsTerminatesWithThatReason) {
  ASSERT_TRUE(End(ShuttingDown(), Outcome::kFailed).ok());
  EXPECT_EQ(ShownOf(job_), JobState::kTerminated);
  EXPECT_EQ(Head(job_).reason, Reason::kShutdownFailed);
}

TEST_F(ShutdownRunTest, ThatCrashesTerminatesWithThatReason) {
  ShuttingDown();
  Advance(31s);
  Recover(job_);
  EXPECT_EQ(Head(job_).reason, Reason::kShutdownFailed);
}

TEST_F(ShutdownRunTest, ThatIsGivenBackIsHandedOutAgain) {
  ASSERT_TRUE(End(ShuttingDown(), Outcome::kReleased).ok());
  EXPECT_EQ(ClaimOne("svc").life->phase, Phase::kShuttingDown);
}

TEST_F(ShutdownRunTest, OfAJobThatNeverStartedIsLeftOut) {
  const ClaimedJob run = ClaimOne("svc");
  ASSERT_TRUE(Terminate(job_).ok());
  EXPECT_EQ(End(run, Outcome::kFailed)->shown, JobState::kTerminated);
}

TEST_F(ShutdownRunTest, IsOverWhenTheJobIsForcedToRunAgain) {
  ASSERT_TRUE(End(ShuttingDown(), Outcome::kCompleted).ok());
  ASSERT_TRUE(RunNow(job_, true).ok());
  EXPECT_EQ(ClaimOne("svc").life->phase, Phase::kRun);
}

}  // namespace
}  // namespace pawl
