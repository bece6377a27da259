#include <gtest/gtest.h>

#include "tests/support/rule_fixture.h"

namespace pawl {
namespace {

using testing::HasSubstr;
using namespace std::chrono_literals;

class PushTest : public RuleFixture {};

TEST_F(PushTest, WithoutAnythingElseUsesTheDefaults) {
  const JobRow row = Push("mail");
  EXPECT_FALSE(row.existing);
  EXPECT_EQ(row.seq, 1U);
  const JobHead head = Head(row.seq);
  EXPECT_EQ(names_.Name(head.queue), "mail");
  EXPECT_EQ(head.queue, head.type);
  EXPECT_EQ(head.shown, JobState::kQueued);
  EXPECT_EQ(head.priority, 5);
  EXPECT_EQ(head.created, now_.wall);
  EXPECT_EQ(head.due, now_.wall);
  EXPECT_EQ(head.expires, kNeverWall);
  EXPECT_EQ(head.options.lease, 30s);
  EXPECT_EQ(head.options.timeout, 0s);
  EXPECT_EQ(head.options.retention, 24h);
  EXPECT_EQ(head.options.max_crashes, 3);
  EXPECT_EQ(head.options.retry, RetryPolicy{});
  EXPECT_FALSE(head.client_id);
  EXPECT_EQ(head.id.size(), 36U);
  EXPECT_EQ(LastTransition().cause, Cause::kPushed);
  EXPECT_FALSE(LastTransition().from.has_value());
}

TEST_F(PushTest, WhereItIsSilentTheQueueSpeaks) {
  Patch("mail", [](QueuePatch& patch) {
    patch.lease = 7s;
    patch.timeout = 8s;
    patch.retention = 9s;
    patch.max_crashes = 4;
    patch.priority = 8;
    patch.delay = 10s;
    patch.expires_in = 60s;
    patch.retry = RetrySpec{.max = 2, .backoff = RetryBackoff::kFixed, .base = 3s, .cap = {}};
  });
  const JobHead head = Push("mail").head;
  EXPECT_EQ(head.options.lease, 7s);
  EXPECT_EQ(head.options.timeout, 8s);
  EXPECT_EQ(head.options.retention, 9s);
  EXPECT_EQ(head.options.max_crashes, 4);
  EXPECT_EQ(head.priority, 8);
  EXPECT_EQ(head.due, now_.wall + 10s);
  EXPECT_EQ(head.shown, JobState::kScheduled);
  EXPECT_EQ(head.expires, now_.wall + 60s);
  EXPECT_EQ(head.options.retry, (RetryPolicy{2, RetryBackoff::kFixed, 3s, 1h}));
}

TEST_F(PushTest, WhatItSaysBeatsTheQueue) {
  Patch("mail", [](QueuePatch& patch) {
    patch.lease = 7s;
    patch.delay = 10s;
    patch.priority = 8;
    patch.expires_in = 60s;
    patch.retry = RetrySpec{.max = 2, .backoff = RetryBackoff::kFixed, .base = 3s, .cap = {}};
  });
  const JobHead head = Push("mail", [&](JobSpec& spec) {
                         spec.lease = 1s;
                         spec.delay = 0s;
                         spec.priority = 1;
                         spec.expires_in = 5s;
                         spec.retry.max = 9;
                         spec.retention = 1h;
                         spec.timeout = 2h;
                         spec.max_crashes = 1;
                       }).head;
  EXPECT_EQ(head.options.lease, 1s);
  EXPECT_EQ(head.shown, JobState::kQueued);
  EXPECT_EQ(head.priority, 1);
  EXPECT_EQ(head.expires, now_.wall + 5s);
  EXPECT_EQ(head.options.retry, (RetryPolicy{9, RetryBackoff::kFixed, 3s, 1h}));
  EXPECT_EQ(head.options.retention, 1h);
  EXPECT_EQ(head.options.timeout, 2h);
  EXPECT_EQ(head.options.max_crashes, 1);
}

TEST_F(PushTest, RunAtInThePastIsNow) {
  const auto at = [&](WallTime time) { return Push("mail", [&](JobSpec& spec) { spec.run_at = time; }).head; };
  EXPECT_EQ(at(now_.wall - 1h).due, now_.wall);
  EXPECT_EQ(at(now_.wall - 1h).shown, JobState::kQueued);
  EXPECT_EQ(at(now_.wall + 1h).due, now_.wall + 1h);
  EXPECT_EQ(at(now_.wall + 1h).shown, JobState::kScheduled);
}

TEST_F(PushTest, RunAtBeatsTheQueuesDelay) {
  Patch("mail", [](QueuePatch& patch) { patch.delay = 10s; });
  EXPECT_EQ(Push("mail", [&](JobSpec& spec) { spec.run_at = now_.wall; }).head.shown, JobState::kQueued);
}

TEST_F(PushTest, WithTheIdAndContentOfAJobIsThatJob) {
  const auto named = [](JobSpec& spec) { spec.id = "order-1"; };
  const JobRow first = Push("mail", named);
  const JobRow second = Push("mail", named);
  EXPECT_FALSE(first.existing);
  EXPECT_TRUE(second.existing);
  EXPECT_EQ(second.seq, first.seq);
  EXPECT_EQ(Count("mail", JobState::kQueued), 1U);
}

TEST_F(PushTest, WithTheIdOfAJobThatHasEndedIsStillThatJob) {
  const auto named = [](JobSpec& spec) { spec.id = "order-1"; };
  const JobRow first = Push("mail", named);
  ASSERT_TRUE(Finish(ClaimOne("mail")).ok());
  const JobRow second = Push("mail", named);
  EXPECT_TRUE(second.existing);
  EXPECT_EQ(second.head.shown, JobState::kCompleted);
  EXPECT_EQ(second.seq, first.seq);
}

TEST_F(PushTest, WithATakenIdAndOtherContentIsRefused) {
  Push("mail", [](JobSpec& spec) { spec.id = "order-1"; });
  const auto refused = TryPush("mail", [](JobSpec& spec) {
    spec.id = "order-1";
    spec.payload = "{\"other\":true}";
  });
  EXPECT_EQ(refused.error().code, ErrorCode::kIdTaken);
  EXPECT_EQ(Count("mail", JobState::kQueued), 1U);
}

TEST_F(PushTest, WithAnIdThatLooksServerMadeIsTheClientsOwn) {
  const std::string id = Push("mail").head.id;
  ASSERT_TRUE(Finish(ClaimOne("mail")).ok());
  ASSERT_TRUE(Delete(1).ok());
  const JobRow again = Push("mail", [&](JobSpec& spec) { spec.id = id; });
  EXPECT_FALSE(again.existing);
  EXPECT_EQ(Do(RunOp{id, false, {}}).value().jobs.at(0).seq, again.seq);
}

TEST_F(PushTest, AnIdIsFreeAgainWhenItsJobIsDeleted) {
  const JobRow first = Push("mail", [](JobSpec& spec) { spec.id = "order-1"; });
  ASSERT_TRUE(Terminate(first.seq).ok());
  ASSERT_TRUE(Delete(first.seq).ok());
  EXPECT_FALSE(Push("mail", [](JobSpec& spec) {
                 spec.id = "order-1";
                 spec.payload = "1";
               }).existing);
}

TEST_F(PushTest, ThatWouldExpireBeforeItMayRunIsRefused) {
  const auto refused = TryPush("mail", [](JobSpec& spec) {
    spec.delay = 10s;
    spec.expires_in = 10s;
  });
  EXPECT_EQ(refused.error().code, ErrorCode::kInvalid);
  EXPECT_EQ(refused.error().field, "expires_in");
  EXPECT_FALSE(names_.Find("mail").has_value());
}

TEST_F(PushTest, OverTheQueuesMaximumPayloadIsRefused) {
  Patch("mail", [](QueuePatch& patch) { patch.max_payload = 4; });
  EXPECT_TRUE(TryPush("mail", [](JobSpec& spec) { spec.payload = "1234"; }).ok());
  const auto refused = TryPush("mail", [](JobSpec& spec) { spec.payload = "12345"; });
  EXPECT_EQ(refused.error().code, ErrorCode::kTooLarge);
  EXPECT_EQ(refused.error().field, "payload");
  EXPECT_EQ(TryPush("mail", [](JobSpec& spec) { spec.meta = R"({"a":1})"; }).error().field, "meta");
}

TEST_F(PushTest, OfManyIsAllOrNothingAndNamesTheCulprit) {
  Push("mail", [](JobSpec& spec) { spec.id = "taken"; });
  PushOp op;
  op.bulk = true;
  op.jobs.push_back(Spec("mail"));
  op.jobs.push_back(Spec("sms"));
  op.jobs.push_back(Spec("mail", [](JobSpec& spec) {
    spec.id = "taken";
    spec.payload = "2";
  }));
  const auto refused = Do(std::move(op));
  EXPECT_EQ(refused.error().code, ErrorCode::kIdTaken);
  EXPECT_EQ(refused.error().field, "jobs[2].id");
  EXPECT_EQ(Count("mail", JobState::kQueued), 1U);
  EXPECT_FALSE(names_.Find("sms").has_value());
}

TEST_F(PushTest, OfManyWithOneIdTwiceMakesOneJob) {
  PushOp op;
  op.bulk = true;
  for (int i = 0; i < 3; ++i) op.jobs.push_back(Spec("mail", [](JobSpec& spec) { spec.id = "one"; }));
  const JobsReply reply = Do(std::move(op)).value();
  EXPECT_EQ(reply.count, 1U);
  EXPECT_FALSE(reply.jobs[0].existing);
  EXPECT_TRUE(reply.jobs[2].existing);
  EXPECT_EQ(Count("mail", JobState::kQueued), 1U);
}

TEST_F(PushTest, OfManyWithOneIdAndTwoContentsIsRefused) {
  PushOp op;
  op.bulk = true;
  op.jobs.push_back(Spec("mail", [](JobSpec& spec) { spec.id = "one"; }));
  op.jobs.push_back(Spec("mail", [](JobSpec& spec) {
    spec.id = "one";
    spec.payload = "2";
  }));
  EXPECT_EQ(Do(std::move(op)).error().field, "jobs[1].id");
}

TEST_F(PushTest, ThePayloadIsKeptByteForByte) {
  const std::string payload = "{ \"b\" :1e400,\n\"a\": [ 9007199254740993 ] }";
  Push("mail", [&](JobSpec& spec) { spec.payload = payload; });
  EXPECT_EQ(ClaimOne("mail").payload, payload);
}

TEST_F(PushTest, AnExplicitGroupLimitHoldsFromThenOn) {
  const auto limited = [](JobSpec& spec) {
    spec.group = "shop";
    spec.group_limit = 2;
  };
  Push("mail", limited);
  for (int i = 0; i < 4; ++i) PushTo("mail", "shop");
  EXPECT_EQ(Claim("mail", 10).size(), 2U);
}

TEST_F(PushTest, ALaterGroupLimitReplacesAnEarlierOne) {
  for (const std::uint32_t limit : {1U, 3U}) {
    Push("mail", [&](JobSpec& spec) {
      spec.group = "shop";
      spec.group_limit = limit;
    });
  }
  for (int i = 0; i < 4; ++i) PushTo("mail", "shop");
  EXPECT_EQ(Claim("mail", 10).size(), 3U);
}

TEST_F(PushTest, AGroupLimitSetByAnOperatorBeatsTheOneOfAPush) {
  PatchGroup("mail", "shop", [](GroupPatch& patch) { patch.limit = 1; });
  for (int i = 0; i < 4; ++i) {
    Push("mail", [](JobSpec& spec) {
      spec.group = "shop";
      spec.group_limit = 3;
    });
  }
  EXPECT_EQ(Claim("mail", 10).size(), 1U);
}

TEST_F(PushTest, TheQueuesGroupLimitHoldsForEachGroupWithoutOne) {
  Patch("mail", [](QueuePatch& patch) { patch.group_limit = 2; });
  for (int i = 0; i < 4; ++i) {
    PushTo("mail", "a");
    PushTo("mail", "b");
    Push("mail");
    Push("mail", [](JobSpec& spec) {
      spec.group = "c";
      spec.group_limit = 3;
    });
  }
  const std::vector<ClaimedJob> claimed = Claim("mail", 100);
  std::map<std::string, int> by_group;
  for (const ClaimedJob& job : claimed) ++by_group[job.head.group];
  EXPECT_EQ(by_group, (std::map<std::string, int>{{"", 4}, {"a", 2}, {"b", 2}, {"c", 3}}));
}

// The limit used to be passed along with pushes only: a job that came back to its queue took the limit off its group.
TEST_F(PushTest, TheQueuesGroupLimitHoldsAfterRetriesReleasesAndSchedules) {
  Patch("mail", [](QueuePatch& patch) { patch.group_limit = 1; });
  for (int i = 0; i < 4; ++i) PushTo("mail", "a");
  Push("mail", [](JobSpec& spec) {
    spec.group = "a";
    spec.delay = 1s;
  });
  ASSERT_TRUE(Finish(ClaimOne("mail"), Outcome::kReleased).ok());
  EXPECT_EQ(Claim("mail", 10).size(), 1U);
  Pass(1s);
  EXPECT_EQ(Claim("mail", 10).size(), 0U);
  ASSERT_TRUE(FinishSeq(1, Outcome::kFailed).ok());
  Pass(1h);
  EXPECT_EQ(Claim("mail", 10).size(), 1U);
}

TEST_F(PushTest, ALoweredGroupLimitOfTheQueueHoldsAtOnceAndARaisedOneWithTheNextEnd) {
  Patch("mail", [](QueuePatch& patch) { patch.group_limit = 3; });
  for (int i = 0; i < 9; ++i) PushTo("mail", "a");
  EXPECT_EQ(Claim("mail", 2).size(), 2U);
  Patch("mail", [](QueuePatch& patch) { patch.group_limit = 2; });
  EXPECT_EQ(Claim("mail", 10).size(), 0U);
  Patch("mail", [](QueuePatch& patch) { patch.group_limit = 4; });
  ASSERT_TRUE(FinishSeq(1).ok());
  EXPECT_EQ(Claim("mail", 10).size(), 3U);
}

}  // namespace
}  // namespace pawl
