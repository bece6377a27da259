// Jobs that are there already: planned for another time, or changed while they wait.
#include "rules/edit.h"

#include <gtest/gtest.h>

#include "tests/support/stateful_fixture.h"

namespace pawl {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using namespace std::chrono_literals;

class EditTest : public StatefulFixture {
 protected:
  using Doing = std::function<void(EditOp&)>;
  Result<JobsReply> Edit(Seq seq, const Doing& doing) {
    EditOp op;
    op.job = seq;
    doing(op);
    return Do(op);
  }
  Result<JobsReply> RunIn(Seq seq, Millis delay, bool force = false) {
    return Edit(seq, [&](EditOp& op) {
      op.from = force ? EditOp::From::kForced : EditOp::From::kAny;
      op.time.delay = delay;
    });
  }
  Version VersionOf(Seq seq) { return store_->Snapshot()->Read(HeadKey(seq)).value().version; }
  std::string PayloadOf(Seq seq) { return DecodeBody(Raw(RecordKind::kBody, seq)).value().payload; }
};

TEST_F(EditTest, AJobThatIsQueuedIsPutOff) {
  const Seq seq = Push("mail").seq;
  ASSERT_TRUE(RunIn(seq, 10s).ok());
  EXPECT_EQ(ShownOf(seq), JobState::kScheduled);
  EXPECT_THAT(ClaimSeqs("mail"), IsEmpty());
  Pass(10s);
  EXPECT_THAT(ClaimSeqs("mail"), ElementsAre(seq));
}

TEST_F(EditTest, AJobThatHasEndedIsRunAgainAtATime) {
  const Seq seq = Push("mail").seq;
  ASSERT_TRUE(Finish(ClaimOne("mail")).ok());
  ASSERT_TRUE(Edit(seq, [&](EditOp& op) {
                op.from = EditOp::From::kAny;
                op.time.run_at = now_.wall + 1h;
              }).ok());
  EXPECT_EQ(ShownOf(seq), JobState::kScheduled);
  EXPECT_EQ(Head(seq).due, now_.wall + 1h);
  Pass(1h);
  EXPECT_EQ(ShownOf(seq), JobState::kQueued);
}

TEST_F(EditTest, ATerminatedJobNeedsForce) {
  const Seq seq = Push("mail").seq;
  ASSERT_TRUE(Terminate(seq).ok());
  const auto refused = RunIn(seq, 10s);
  EXPECT_EQ(refused.error().code, ErrorCode::kBadTransition);
  EXPECT_THAT(refused.error().detail, HasSubstr("is terminated and cannot become queued"));
  ASSERT_TRUE(RunIn(seq, 10s, true).ok());
  EXPECT_EQ(ShownOf(seq), JobState::kScheduled);
}

TEST_F(EditTest, AWaitingJobIsChanged) {
  const Seq first = Push("mail").seq;
  const Seq second = Push("mail").seq;
  ASSERT_TRUE(Edit(second, [](EditOp& op) {
                op.priority = 9;
                op.payload = R"({"to":"you"})";
              }).ok());
  EXPECT_EQ(PayloadOf(second), R"({"to":"you"})");
  EXPECT_THAT(ClaimSeqs("mail", 2), ElementsAre(second, first));
}

TEST_F(EditTest, AJobMovesToAnotherGroup) {
  const Seq seq = PushTo("mail", "a");
  const NameId queue = names_.Find("mail").value();
  ASSERT_TRUE(Edit(seq, [](EditOp& op) { op.group = "b"; }).ok());
  EXPECT_EQ(store_->Snapshot()->IndexCount(GroupIndex(queue, HashBytes("a"))), 0U);
  EXPECT_EQ(store_->Snapshot()->IndexCount(GroupIndex(queue, HashBytes("b"))), 1U);
  PatchGroup("mail", "b", [](GroupPatch& patch) { patch.paused = true; });
  EXPECT_THAT(ClaimSeqs("mail"), IsEmpty());
  ASSERT_TRUE(Edit(seq, [](EditOp& op) { op.group = ""; }).ok());
  EXPECT_EQ(store_->Snapshot()->IndexCount(GroupIndex(queue, HashBytes("b"))), 0U);
  EXPECT_THAT(ClaimSeqs("mail"), ElementsAre(seq));
}

TEST_F(EditTest, ASuspendedJobWakesAtAnotherTime) {
  const Seq seq = Sleeper("job", {In("a")});
  ASSERT_TRUE(Edit(seq, [](EditOp& op) { op.time.delay = 10s; }).ok());
  EXPECT_EQ(ShownOf(seq), JobState::kSuspended);
  Pass(10s);
  EXPECT_EQ(ShownOf(seq), JobState::kQueued);
}

TEST_F(EditTest, WhatDoesNotWaitIsNotChanged) {
  const Seq seq = Push("mail").seq;
  ASSERT_TRUE(ClaimThis(seq));
  const auto refused = Edit(seq, [](EditOp& op) { op.priority = 9; });
  EXPECT_EQ(refused.error().code, ErrorCode::kBadTransition);
  EXPECT_THAT(refused.error().detail, HasSubstr("is running and cannot become queued"));
}

TEST_F(EditTest, AJobThatHasChangedSinceIsNotChanged) {
  const Seq seq = Push("mail").seq;
  const Version read = VersionOf(seq);
  ASSERT_TRUE(Edit(seq, [&](EditOp& op) {
                op.priority = 9;
                op.version = read;
              }).ok());
  const auto refused = Edit(seq, [&](EditOp& op) {
    op.priority = 1;
    op.version = read;
  });
  EXPECT_EQ(refused.error().field, "If-Match");
  EXPECT_EQ(Head(seq).priority, 9);
}

TEST_F(EditTest, AJobDoesNotOutliveItsExpiry) {
  const Seq seq = Push("mail", [](JobSpec& spec) { spec.expires_in = 1h; }).seq;
  EXPECT_EQ(Edit(seq, [](EditOp& op) { op.time.delay = 2h; }).error().field, "delay");
  EXPECT_EQ(ShownOf(seq), JobState::kQueued);
}

TEST_F(EditTest, APayloadIsAsLargeAsTheQueueTakes) {
  const Seq seq = Push("mail").seq;
  Patch("mail", [](QueuePatch& patch) { patch.max_payload = std::optional<std::uint64_t>(8); });
  EXPECT_EQ(Edit(seq, [](EditOp& op) { op.payload = "[1,2,3,4,5]"; }).error().code, ErrorCode::kTooLarge);
}

}  // namespace
}  // namespace pawl
