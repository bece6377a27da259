#include <gtest/gtest.h>

#include "tests/support/rule_fixture.h"

namespace pawl {
namespace {

using namespace std::chrono_literals;

class TimerTest : public RuleFixture {};

TEST_F(TimerTest, AScheduledJobIsPromotedAtItsTime) {
  const Seq seq = Push("mail", [](JobSpec& spec) { spec.delay = 10s; }).seq;
  Pass(9'999ms);
  EXPECT_EQ(ShownOf(seq), Shown::kScheduled);
  Pass(1ms);
  EXPECT_EQ(ShownOf(seq), Shown::kQueued);
  EXPECT_EQ(LastTransition().cause, Cause::kPromoted);
  EXPECT_EQ(LastTransition().from, Shown::kScheduled);
}

TEST_F(TimerTest, AJobThatDoesNotStartInTimeExpires) {
  const Seq seq = Push("mail", [](JobSpec& spec) { spec.expires_in = 10s; }).seq;
  Pass(9'999ms);
  EXPECT_EQ(ShownOf(seq), Shown::kQueued);
  Pass(1ms);
  EXPECT_EQ(ShownOf(seq), Shown::kFailed);
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
  EXPECT_EQ(ShownOf(1), Shown::kRetrying);
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
  for (const TimerKind kind : {TimerKind::kDue, TimerKind::kExpire, TimerKind::kRetention}) {
    for (const Seq of : {seq, Seq{99}}) {
      ASSERT_TRUE(Do(TimerOp{{now_.wall, kind, Key().U64(of)}}).ok());
    }
  }
  EXPECT_EQ(ShownOf(seq), Shown::kQueued);
}

}  // namespace
}  // namespace pawl
