// Big operations: a bulk push over the threshold, and one step for many jobs.
#include "rules/intent.h"

#include <gtest/gtest.h>

#include "tests/support/rule_fixture.h"

namespace pawl {
namespace {

using namespace std::chrono_literals;

class BulkPushTest : public RuleFixture {
 protected:
  static PushOp Bulk(std::size_t count, const Change& change = {}) {
    PushOp op;
    op.bulk = true;
    for (std::size_t i = 0; i < count; ++i) {
      op.jobs.push_back(Spec("mail", [&](JobSpec& spec) {
        spec.payload = std::to_string(i);
        if (change) change(spec);
      }));
    }
    return op;
  }
};

TEST_F(BulkPushTest, UpToTheThresholdIsOneStep) {
  ASSERT_TRUE(Do(Bulk(kIntentStepMost)).ok());
  EXPECT_EQ(txn_.result().intent, 0U);
  EXPECT_EQ(Count("mail", JobState::kQueued), kIntentStepMost);
}

// A place in a group is more to change than the job itself.
TEST_F(BulkPushTest, TheThresholdIsInChanges) {
  const auto grouped = [](JobSpec& spec) { spec.group = "g"; };
  ASSERT_TRUE(Do(Bulk(kIntentStepMost / WeightOfJob(true), grouped)).ok());
  EXPECT_EQ(txn_.result().intent, 0U);
  ASSERT_TRUE(Do(Bulk(kIntentStepMost / WeightOfJob(true) + 1, grouped)).ok());
  EXPECT_NE(txn_.result().intent, 0U);
}

TEST_F(BulkPushTest, AStepMakesAsManyPartsAsItHasRoomFor) {
  ASSERT_TRUE(Do(Bulk(500)).ok());
  const Seq intent = txn_.result().intent;
  const auto made_with = [&](std::size_t room) {
    const std::uint64_t before = Count("mail", JobState::kQueued);
    EXPECT_FALSE(Do(StepOp{intent, {}, 0, room})->finished);
    return Count("mail", JobState::kQueued) - before;
  };
  EXPECT_EQ(made_with(kIntentStepLeast), kIntentStepLeast);
  EXPECT_EQ(made_with(kIntentStepLeast * 2 + 1), kIntentStepLeast * 2);
  EXPECT_EQ(RollForward(intent), 500U);
}

TEST_F(BulkPushTest, OverTheThresholdComesInSteps) {
  const JobsReply reply = Do(Bulk(501)).value();
  EXPECT_EQ(reply.jobs.size(), 501U);
  const Seq intent = txn_.result().intent;
  ASSERT_NE(intent, 0U);
  EXPECT_EQ(Count("mail", JobState::kQueued), 0U);
  EXPECT_EQ(RollForward(intent), 501U);
  EXPECT_EQ(Count("mail", JobState::kQueued), 501U);
  EXPECT_EQ(ClaimOne("mail").payload, "0");
  EXPECT_EQ(Do(StepOp{intent, {}, 0})->finished, true) << "rolling a finished intent on does nothing";
  EXPECT_EQ(store_->Snapshot()->Bounds(Key().U8('I').U64(intent)).tail, 0U);
}

TEST_F(BulkPushTest, TakesOverAUniqueKeyWhoseTimeIsOver) {
  const auto unique = [](JobSpec& spec) { spec.unique = {"only", false, 1min}; };
  const JobRow old = Push("mail", unique);
  PushOp op = Bulk(300);
  op.jobs[299] = Spec("mail", unique);
  now_.wall += 2min;
  const JobsReply reply = Do(std::move(op)).value();
  const Seq taker = reply.jobs[299].seq;
  EXPECT_EQ(RollForward(txn_.result().intent), 300U);
  EXPECT_EQ(Head(old.seq).unique_until, UniqueUntil::kNone);
  EXPECT_EQ(TryPush("mail", unique)->jobs.at(0).seq, taker);
  ASSERT_TRUE(Terminate(old.seq).ok());
  EXPECT_EQ(TryPush("mail", unique)->jobs.at(0).seq, taker) << "the end of the old holder leaves the key alone";
}

TEST_F(BulkPushTest, UnderWayHoldsItsIds) {
  PushOp op = Bulk(300);
  op.jobs[299] = Spec("mail", [](JobSpec& spec) { spec.id = "last"; });
  ASSERT_TRUE(Do(std::move(op)).ok());
  const Seq intent = txn_.result().intent;
  ASSERT_FALSE(Do(StepOp{intent, {}, 0, kIntentStepLeast})->finished);
  const auto again = [&] { return TryPush("mail", [](JobSpec& spec) { spec.id = "last"; }); };
  EXPECT_EQ(again().error().code, ErrorCode::kOverloaded);
  RollForward(intent);
  EXPECT_TRUE(again()->jobs.at(0).existing);
}

// A second push under the key used to go through while the first was on its way, and both held it.
TEST_F(BulkPushTest, UnderWayHoldsItsUniqueKeys) {
  const auto unique = [](JobSpec& spec) { spec.unique = {"only", false, {}}; };
  PushOp op = Bulk(300);
  op.jobs[299] = Spec("mail", unique);
  ASSERT_TRUE(Do(std::move(op)).ok());
  const Seq intent = txn_.result().intent;
  ASSERT_FALSE(Do(StepOp{intent, {}, 0, kIntentStepLeast})->finished);
  EXPECT_EQ(TryPush("mail", unique).error().code, ErrorCode::kOverloaded);
  RollForward(intent);
  EXPECT_EQ(TryPush("mail", unique)->jobs.at(0).seq, 300U);
}

// Thousands of names taken by one commit used to hold up Redis for long: now they are taken in steps, and others may be
// quicker.
TEST_F(BulkPushTest, WithANameThatOthersTookMeanwhileLeavesNothing) {
  PushOp op = Bulk(1'000);
  for (std::size_t i = 0; i < op.jobs.size(); ++i) op.jobs[i].id = "j" + std::to_string(i);
  op.once = IdempotencyKey{HashBytes("key"), HashBytes("request")};
  ASSERT_TRUE(Do(op).ok());
  const Seq intent = txn_.result().intent;
  EXPECT_TRUE(txn_.result().may_be_undone);
  ASSERT_FALSE(Do(StepOp{intent, {}, 0, kIntentStepLeast})->finished);
  const auto push = [&](const std::string& id) { return TryPush("mail", [&](JobSpec& spec) { spec.id = id; }); };
  EXPECT_EQ(push("j0").error().code, ErrorCode::kOverloaded) << "its name is taken already";
  ASSERT_TRUE(push("j999").ok());
  StepOp::Reply last;
  while (!last.finished) last = Do(StepOp{intent, {}, 0}).value();
  EXPECT_TRUE(last.undone);
  EXPECT_EQ(last.count, 0U);
  EXPECT_EQ(Count("mail", JobState::kQueued), 1U);
  EXPECT_EQ(store_->Snapshot()->Bounds(Key().U8('I').U64(intent)).tail, 0U);
  EXPECT_FALSE(push("j0")->jobs.at(0).existing);
  EXPECT_EQ(Do(op).error().code, ErrorCode::kIdTaken) << "it is decided anew, and no answer was kept";
}

TEST_F(BulkPushTest, BringsTheLimitsOfItsGroupsInSteps) {
  PushOp op = Bulk(300, [](JobSpec& spec) {
    spec.group = "g" + spec.payload;
    spec.group_limit = 1;
  });
  ASSERT_TRUE(Do(std::move(op)).ok());
  EXPECT_TRUE(txn_.result().changes.fair.empty());
  RollForward(txn_.result().intent);
  EXPECT_EQ(Claim("mail", 1'000).size(), 300U);
  Push("mail", [](JobSpec& spec) { spec.group = "g7"; });
  EXPECT_TRUE(Claim("mail").empty()) << "the group's limit is reached";
}

TEST_F(BulkPushTest, IntoAQueueThatIsDeletedMeanwhileBringsItBack) {
  ASSERT_TRUE(Do(Bulk(300)).ok());
  const Seq intent = txn_.result().intent;
  ASSERT_TRUE(Do(DeleteQueueOp{"mail"}).ok());
  RollForward(intent);
  EXPECT_EQ(Count("mail", JobState::kQueued), 300U);
}

TEST_F(BulkPushTest, OnItsWayWhenTheClockIsSetBackIsStillClaimable) {
  ASSERT_TRUE(Do(Bulk(300)).ok());
  const Seq intent = txn_.result().intent;
  now_.wall -= 24h;
  RollForward(intent);
  EXPECT_EQ(Claim("mail", 1'000).size(), 300U);
}

TEST_F(BulkPushTest, ThatIsRefusedLeavesNothing) {
  PushOp op = Bulk(1'000);
  op.jobs[999].delay = 5s;
  op.jobs[999].expires_in = 1s;
  EXPECT_EQ(Do(std::move(op)).error().field, "jobs[999].expires_in");
  EXPECT_FALSE(names_.Find("mail").has_value());
}

class ManyTest : public RuleFixture {
 protected:
  std::uint64_t Many(ManyAction action, const JobFilter& filter) {
    EXPECT_TRUE(Do(ManyOp{action, filter, {}}).ok());
    return RollForward(txn_.result().intent);
  }
  // One job of "mail" in each of these states, and one that waits in "sms".
  void OneOfEach() {
    Push("mail");                                           // 1 queued
    Push("mail", [](JobSpec& spec) { spec.delay = 1h; });   // 2 scheduled
    Push("mail", [](JobSpec& spec) { spec.group = "g"; });  // 3 running
    Push("mail");                                           // 4 completed
    Push("mail");                                           // 5 dead
    Push("sms");                                            // 6 queued
    ClaimThis(3);
    ClaimThis(4);
    ClaimThis(5);
    ASSERT_TRUE(FinishSeq(4).ok());
    FinishOp op = Finishing(5, Outcome::kFailed);
    op.retry = false;
    ASSERT_TRUE(Do(op).ok());
  }
};

TEST_F(ManyTest, RunCountsTheJobsThatItMoved) {
  OneOfEach();
  EXPECT_EQ(Many(ManyAction::kRun, {.queue = "mail", .type = {}, .group = {}, .shown = {JobState::kDead}}), 1U);
  EXPECT_EQ(ShownOf(5), JobState::kQueued);
  EXPECT_EQ(ShownOf(4), JobState::kCompleted);
  EXPECT_EQ(Many(ManyAction::kRun, {.queue = "mail", .type = {}, .group = {}, .shown = {}}), 2U)
      << "scheduled, completed";
}

TEST_F(ManyTest, TerminateLeavesEndedJobsUnlessTheyAreNamed) {
  OneOfEach();
  EXPECT_EQ(Many(ManyAction::kTerminate, {.queue = "mail", .type = {}, .group = {}, .shown = {}}), 3U);
  EXPECT_EQ(ShownOf(1), JobState::kTerminated);
  EXPECT_EQ(ShownOf(2), JobState::kTerminated);
  EXPECT_EQ(ShownOf(3), JobState::kTerminating);
  EXPECT_EQ(ShownOf(4), JobState::kCompleted);
  EXPECT_EQ(ShownOf(6), JobState::kQueued);
  EXPECT_EQ(Head(1).reason, Reason::kByRequest);
  EXPECT_EQ(Many(ManyAction::kTerminate, {.queue = {}, .type = {}, .group = {}, .shown = {JobState::kDead}}), 1U);
}

TEST_F(ManyTest, PurgeEndsJobsAndErasesNone) {
  OneOfEach();
  EXPECT_EQ(Many(ManyAction::kPurge, {.queue = "mail", .type = {}, .group = {}, .shown = {}}), 3U);
  EXPECT_EQ(Head(1).reason, Reason::kPurged);
  EXPECT_TRUE(Exists(1));
}

TEST_F(ManyTest, FiltersByTypeAndGroup) {
  OneOfEach();
  EXPECT_EQ(Many(ManyAction::kTerminate, {.queue = {}, .type = "sms", .group = {}, .shown = {}}), 1U);
  EXPECT_EQ(Many(ManyAction::kTerminate, {.queue = {}, .type = {}, .group = "g", .shown = {}}), 1U);
  EXPECT_EQ(Many(ManyAction::kTerminate, {.queue = "nowhere", .type = {}, .group = {}, .shown = {}}), 0U);
}

TEST_F(ManyTest, LeavesJobsAloneThatWerePushedLater) {
  Push("mail");
  ASSERT_TRUE(Do(ManyOp{ManyAction::kTerminate, {}, {}}).ok());
  const Seq intent = txn_.result().intent;
  const Seq later = Push("mail").seq;
  EXPECT_EQ(RollForward(intent), 1U);
  EXPECT_EQ(ShownOf(later), JobState::kQueued);
}

}  // namespace
}  // namespace pawl
