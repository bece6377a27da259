#include <gtest/gtest.h>

#include "tests/support/rule_fixture.h"

namespace pawl {
namespace {

using testing::HasSubstr;
using namespace std::chrono_literals;

class PatchQueueTest : public RuleFixture {};

TEST_F(PatchQueueTest, LeavesWhatItDoesNotName) {
  Patch("mail", [](QueuePatch& patch) {
    patch.concurrency = 5;
    patch.lease = 9s;
  });
  const QueueSettings settings = Patch("mail", [](QueuePatch& patch) { patch.paused = true; });
  EXPECT_TRUE(settings.paused);
  EXPECT_EQ(settings.concurrency, 5U);
  EXPECT_EQ(settings.defaults.lease, 9s);
}

TEST_F(PatchQueueTest, AnEmptyValueGoesBackToTheDefault) {
  Patch("mail", [](QueuePatch& patch) {
    patch.concurrency = 5;
    patch.rate = Rate{1, 1s};
    patch.priority = 9;
  });
  const QueueSettings settings = Patch("mail", [](QueuePatch& patch) {
    patch.concurrency.emplace();
    patch.rate.emplace();
    patch.priority.emplace();
  });
  EXPECT_EQ(settings, QueueSettings{});
}

TEST_F(PatchQueueTest, MergesARetryPolicyFieldByField) {
  Patch("mail", [](QueuePatch& patch) { patch.retry = RetrySpec{.max = 2, .backoff = {}, .base = 3s, .cap = {}}; });
  const QueueSettings settings = Patch(
      "mail", [](QueuePatch& patch) { patch.retry = RetrySpec{.max = {}, .backoff = {}, .base = {}, .cap = 8s}; });
  EXPECT_EQ(settings.defaults.retry, (RetryPolicy{2, RetryBackoff::kExponential, 3s, 8s}));
}

TEST_F(PatchQueueTest, MayClearAllDefaultsAndSetSomeAtOnce) {
  Patch("mail", [](QueuePatch& patch) {
    patch.lease = 1s;
    patch.timeout = 2s;
    patch.paused = true;
  });
  const QueueSettings settings = Patch("mail", [](QueuePatch& patch) {
    patch.clear_defaults = true;
    patch.timeout = 3s;
  });
  EXPECT_FALSE(settings.defaults.lease.has_value());
  EXPECT_EQ(settings.defaults.timeout, 3s);
  EXPECT_TRUE(settings.paused);
}

TEST_F(PatchQueueTest, DemandsRegisteredTypesOrNot) {
  EXPECT_TRUE(Patch("mail", [](QueuePatch& patch) { patch.registered = true; }).registered);
  EXPECT_TRUE(Patch("mail", [](QueuePatch& patch) { patch.paused = true; }).registered);
  EXPECT_FALSE(Patch("mail", [](QueuePatch& patch) { patch.registered = false; }).registered);
}

TEST_F(PatchQueueTest, OfANewQueueMakesIt) {
  Patch("mail", [](QueuePatch& patch) { patch.paused = true; });
  Push("mail");
  EXPECT_TRUE(Claim("mail").empty());
}

class DeleteQueueTest : public RuleFixture {};

TEST_F(DeleteQueueTest, RefusesWhileJobsLive) {
  Push("mail");
  const auto refused = Do(DeleteQueueOp{"mail"});
  EXPECT_EQ(refused.error().code, ErrorCode::kNotEmpty);
  EXPECT_THAT(refused.error().detail, HasSubstr("1 jobs that are queued"));
  ClaimOne("mail");
  EXPECT_EQ(Do(DeleteQueueOp{"mail"}).error().code, ErrorCode::kNotEmpty);
  ASSERT_TRUE(FinishSeq(1).ok());
  EXPECT_TRUE(Do(DeleteQueueOp{"mail"}).ok());
  EXPECT_EQ(Do(DeleteQueueOp{"mail"}).error().code, ErrorCode::kNotFound);
}

TEST_F(DeleteQueueTest, TakesItsSettingsAlong) {
  Patch("mail", [](QueuePatch& patch) {
    patch.paused = true;
    patch.priority = 9;
    patch.group_limit = 1;
  });
  ASSERT_TRUE(Do(DeleteQueueOp{"mail"}).ok());
  EXPECT_EQ(Head(PushTo("mail", "a")).priority, 5);
  PushTo("mail", "a");
  EXPECT_EQ(Claim("mail", 5).size(), 2U);
}

TEST_F(DeleteQueueTest, OfAnUnknownQueueIsNotFound) {
  EXPECT_EQ(Do(DeleteQueueOp{"mail"}).error().code, ErrorCode::kNotFound);
}

class PatchGroupTest : public RuleFixture {};

TEST_F(PatchGroupTest, LeavesWhatItDoesNotName) {
  PatchGroup("mail", "a", [](GroupPatch& patch) {
    patch.limit = 3;
    patch.rate = Rate{2, 1s};
  });
  const GroupSettings settings = PatchGroup("mail", "a", [](GroupPatch& patch) { patch.paused = true; });
  EXPECT_EQ(settings.limit, 3U);
  EXPECT_EQ(settings.rate, (Rate{2, 1s}));
  EXPECT_TRUE(settings.paused);
}

TEST_F(PatchGroupTest, TakingTheLimitBackLetsPushesSetOneAgain) {
  PatchGroup("mail", "a", [](GroupPatch& patch) { patch.limit = 1; });
  PatchGroup("mail", "a", [](GroupPatch& patch) { patch.limit.emplace(); });
  for (int i = 0; i < 4; ++i) {
    Push("mail", [](JobSpec& spec) {
      spec.group = "a";
      spec.group_limit = 2;
    });
  }
  EXPECT_EQ(Claim("mail", 10).size(), 2U);
}

TEST_F(PatchGroupTest, AGroupWithSettingsStaysWhenIdleAndOneWithoutVanishes) {
  const auto groups = [&] { return store_->Snapshot()->Groups(names_.Find("mail").value(), {}, 10).size(); };
  PushTo("mail", "a");
  PushTo("mail", "b");
  PatchGroup("mail", "a", [](GroupPatch& patch) { patch.limit = 7; });
  EXPECT_EQ(groups(), 2U);
  for (const Seq seq : ClaimSeqs("mail")) ASSERT_TRUE(FinishSeq(seq).ok());
  EXPECT_EQ(groups(), 1U);
  PatchGroup("mail", "a", [](GroupPatch& patch) { patch.limit.emplace(); });
  EXPECT_EQ(groups(), 0U);
}

TEST_F(PatchGroupTest, AGroupIsListedWithTheLimitThatHolds) {
  Patch("mail", [](QueuePatch& patch) { patch.group_limit = 4; });
  PushTo("mail", "a");
  const NameId queue = names_.Find("mail").value();
  EXPECT_EQ(store_->Snapshot()->Group(queue, HashBytes("a"))->limits.concurrency, 4U);
  PatchGroup("mail", "a", [](GroupPatch& patch) { patch.limit = 2; });
  EXPECT_EQ(store_->Snapshot()->Group(queue, HashBytes("a"))->limits.concurrency, 2U);
}

}  // namespace
}  // namespace pawl
