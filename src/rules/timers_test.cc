#include <gtest/gtest.h>

#include "tests/support/rule_fixture.h"

namespace pawl {
namespace {

using namespace std::chrono_literals;

class TimerTest : public RuleFixture {};

TEST_F(TimerTest, AScheduledJobIsPromotedAtItsTime) {
  const Seq seq = Push("mail", [](JobSpec& spec) { spec.delay = 10s; }).seq;
  Pass(9'999ms);
  EXPECT_EQ(ShownOf(seq), JobState::kScheduled);
  Pass(1ms);
  EXPECT_EQ(ShownOf(seq), JobState::kQueued);
  EXPECT_EQ(LastTransition().cause, Cause::kPromoted);
  EXPECT_EQ(LastTransition().from, JobState::kScheduled);
}

TEST_F(TimerTest, AJobThatDoesNotStartInTimeExpires) {
  const Seq seq = Push("mail", [](JobSpec& spec) { spec.expires_in = 10s; }).seq;
  Pass(9'999ms);
  EXPECT_EQ(ShownOf(seq), JobState::kQueued);
  Pass(1ms);
  EXPECT_EQ(ShownOf(seq), JobState::kFailed);
  EXPECT_EQ(Head(seq).reason, Reason::kExpired);
  EXPECT_EQ(Head(seq).retain_until, now_.wall + 24h);
  EXPECT_TRUE(Claim("mail").empty());
}

TEST_F(TimerTest, AJobThatStartedDoesNotExpireNotEvenWhileItWaitsForARetry) {
  Push("mail", [](JobSpec& spec) { spec.expires_in = 10s; });
  FinishOp op = Finishing(ClaimOne("mail"), Outcome::kFailed);
  op.retry_in = 1h;
  ASSERT_TRUE(Do(op).ok());
  Pass(30min);
  EXPECT_EQ(ShownOf(1), JobState::kRetrying);
}

TEST_F(TimerTest, AScheduledJobMayExpireToo) {
  const Seq seq = Push("mail", [](JobSpec& spec) {
                    spec.delay = 5s;
                    spec.expires_in = 6s;
                  }).seq;
  Pass(10s);
  EXPECT_EQ(Head(seq).reason, Reason::kExpired);
}

TEST_F(TimerTest, EndedJobsAreSweptWhenTheirRetentionHasPassed) {
  Push("mail", [](JobSpec& spec) { spec.retention = 1h; });
  ASSERT_TRUE(Finish(ClaimOne("mail")).ok());
  Pass(1h - 1ms);
  EXPECT_TRUE(Exists(1));
  Pass(1ms);
  EXPECT_FALSE(Exists(1));
  EXPECT_EQ(LastTransition().cause, Cause::kDeleted);
}

TEST_F(TimerTest, AJobThatRunsAgainIsNotSwept) {
  Push("mail", [](JobSpec& spec) { spec.retention = 1h; });
  ASSERT_TRUE(Finish(ClaimOne("mail")).ok());
  ASSERT_TRUE(RunNow(1).ok());
  Pass(2h);
  EXPECT_TRUE(Exists(1));
}

TEST_F(TimerTest, SuspendedJobsAreNeverSwept) {
  Push("mail", [](JobSpec& spec) { spec.retention = 1s; });
  ASSERT_TRUE(Finish(ClaimOne("mail"), Outcome::kSuspended).ok());
  Pass(1'000h);
  EXPECT_TRUE(Exists(1));
}

TEST_F(TimerTest, ThatNobodyCallsForOnlyGoesAway) {
  const Seq seq = Push("mail").seq;
  for (const TimerKind kind : {TimerKind::kDue, TimerKind::kExpire, TimerKind::kShutdown, TimerKind::kSpanDue,
                               TimerKind::kSpanExpire, TimerKind::kRetention}) {
    for (const Seq of : {seq, Seq{99}}) {
      ASSERT_TRUE(Do(TimerOp{{TimerTime(ClockOf(kind), now_), kind, Key().U64(of)}}).ok());
    }
  }
  EXPECT_EQ(ShownOf(seq), JobState::kQueued);
}

// Somebody sets the machine's clock. Delays used to wait until the wall clock had come back to their time, and to end
// as soon as it had gone over it.
class ClockSetTest : public TimerTest {
 protected:
  Seq Delayed(const std::string& queue, Millis delay) {
    return Push(queue, [&](JobSpec& spec) { spec.delay = delay; }).seq;
  }
  Seq Planned(Millis in) {
    return Push("mail", [&](JobSpec& spec) { spec.run_at = now_.wall + in; }).seq;
  }
  // A job of its own queue whose first run ended like this.
  Seq Ended(const std::string& queue, Outcome outcome, const std::function<void(FinishOp&)>& how) {
    Push(queue);
    FinishOp op = Finishing(ClaimOne(queue), outcome);
    how(op);
    return Do(op).value().seq;
  }
  void SetClock(Millis by) {
    now_.wall += by;
    FireTimers();
  }
};

TEST_F(ClockSetTest, SpansKeepTheirLength) {
  for (const Millis jump : {Millis(24h), Millis(-24h)}) {
    const Seq expiring = Push("expiring", [](JobSpec& spec) { spec.expires_in = 10s; }).seq;
    const std::vector<std::pair<Seq, JobState>> waiting = {
        {Delayed("delayed", 10s), JobState::kScheduled},
        {Ended("failed", Outcome::kFailed, [](FinishOp& op) { op.retry_in = 10s; }), JobState::kRetrying},
        {Ended("released", Outcome::kReleased, [](FinishOp& op) { op.delay = 10s; }), JobState::kScheduled},
        {Ended("suspended", Outcome::kSuspended, [](FinishOp& op) { op.wake_in = 10s; }), JobState::kSuspended}};
    SetClock(jump);
    Pass(9'999ms);
    for (const auto& [seq, shown] : waiting) EXPECT_EQ(ShownOf(seq), shown) << "not early";
    EXPECT_EQ(ShownOf(expiring), JobState::kQueued);
    Pass(1ms);
    for (const auto& [seq, shown] : waiting) {
      EXPECT_EQ(ShownOf(seq), JobState::kQueued) << "not late";
      EXPECT_EQ(Head(seq).due, now_.wall) << "in line as of now";
    }
    EXPECT_EQ(ShownOf(expiring), JobState::kFailed);
  }
}

TEST_F(ClockSetTest, ACrashedJobIsTriedAgainAfterItsPause) {
  Push("mail");
  const ClaimedJob job = ClaimOne("mail");
  Advance(30s);
  Recover(job.seq);
  SetClock(-24h);
  EXPECT_EQ(ShownOf(job.seq), JobState::kRetrying);
  Pass(1s);
  EXPECT_EQ(ShownOf(job.seq), JobState::kQueued);
}

TEST_F(ClockSetTest, PlannedTimesFollowTheClock) {
  const Seq planned = Planned(10h);
  const Seq woken = Ended("sleeper", Outcome::kSuspended, [&](FinishOp& op) { op.wake_at = now_.wall + 10h; });
  SetClock(-24h);
  Pass(11h);
  EXPECT_EQ(ShownOf(planned), JobState::kScheduled);
  EXPECT_EQ(ShownOf(woken), JobState::kSuspended);
  SetClock(24h);
  EXPECT_EQ(ShownOf(planned), JobState::kQueued);
  EXPECT_EQ(ShownOf(woken), JobState::kQueued);
}

TEST_F(ClockSetTest, WhoFallsDueLaterStandsBehindThoseWhoCameBefore) {
  for (const Millis jump : {Millis(24h), Millis(-24h)}) {
    const Seq delayed = Delayed("mail", 10s);
    SetClock(jump);
    Pass(5s);
    const Seq plain = Push("mail").seq;
    Pass(5s);
    const Seq last = Push("mail").seq;
    for (const Seq seq : {plain, delayed, last}) {
      const ClaimedJob job = ClaimOne("mail");
      EXPECT_EQ(job.seq, seq);
      ASSERT_TRUE(Finish(job).ok());
    }
  }
}

TEST_F(ClockSetTest, AJobThatIsAskedForDoesNotWaitForItsSpan) {
  const Seq seq = Delayed("mail", 10h);
  ASSERT_TRUE(RunNow(seq).ok());
  EXPECT_EQ(Head(seq).due_steady, kNeverSteady);
  EXPECT_EQ(ClaimOne("mail").seq, seq);
  Pass(10h);
  EXPECT_EQ(ShownOf(seq), JobState::kRunning);
}

}  // namespace
}  // namespace pawl
