#include "drivers/batch_rules.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

using End = BatchStep::End;
constexpr BatchCallbacks kBoth{true, true};
constexpr BatchCallbacks kOnlySuccess{false, true};
constexpr BatchCallbacks kOnlyComplete{true, false};
const WallTime kStart = WallFromMillis(1'000'000);

class BatchRulesTest : public testing::Test {
 protected:
  // What has come since the step before.
  BatchStep Hear(const BatchCallbacks& callbacks, const BatchNews& news) {
    const BatchStep step = Advance(state_, callbacks, news);
    state_ = step.state;
    return step;
  }
  BatchNews News() const {
    BatchNews news;
    news.now = now_;
    return news;
  }
  BatchNews Members(ChildCount count) const {
    BatchNews news = News();
    news.counts.members = count;
    return news;
  }
  BatchNews Branches(ChildCount count) const {
    BatchNews news = News();
    news.counts.branches = count;
    return news;
  }
  BatchNews Committed() const {
    BatchNews news = News();
    news.committed = true;
    return news;
  }
  BatchNews CompleteAcked() const {
    BatchNews news = News();
    news.complete_acked = true;
    return news;
  }
  BatchNews SuccessAcked() const {
    BatchNews news = News();
    news.success_acked = true;
    return news;
  }
  static bool Nothing(const BatchStep& step) { return !step.decides() && step.end == End::kWaits; }

  WallTime now_ = kStart;
  BatchState state_ = NewBatchState(kStart);
};

TEST_F(BatchRulesTest, CallbacksWaitForTheCommit) {
  EXPECT_TRUE(Nothing(Hear(kBoth, Members({2, 2, 2}))));
  const BatchStep step = Hear(kBoth, Committed());
  EXPECT_TRUE(step.enqueue_complete);
  EXPECT_FALSE(step.enqueue_success);
  EXPECT_TRUE(step.closes());
}

TEST_F(BatchRulesTest, SuccessComesAfterTheCompleteCallbackIsDone) {
  Hear(kBoth, Committed());
  EXPECT_EQ(state_.complete, BatchCallbackState::kEnqueued);
  const BatchStep step = Hear(kBoth, CompleteAcked());
  EXPECT_TRUE(step.tell_complete);
  EXPECT_TRUE(step.enqueue_success);
  EXPECT_FALSE(step.enqueue_complete);
  EXPECT_EQ(step.end, End::kWaits);
  EXPECT_EQ(Hear(kBoth, SuccessAcked()).end, End::kDone);
}

TEST_F(BatchRulesTest, AMemberThatFailedHoldsUpSuccessAlone) {
  Hear(kBoth, Members({2, 0, 0}));
  EXPECT_TRUE(Nothing(Hear(kBoth, Committed())));
  EXPECT_TRUE(Nothing(Hear(kBoth, Members({0, 1, 1}))));
  EXPECT_TRUE(Hear(kBoth, Members({0, 1, 0})).enqueue_complete);
  const BatchStep acked = Hear(kBoth, CompleteAcked());
  EXPECT_FALSE(acked.enqueue_success);
  EXPECT_TRUE(acked.tell_complete);
  EXPECT_TRUE(Hear(kBoth, Members({0, 0, 1})).enqueue_success);
}

TEST_F(BatchRulesTest, AnEmptyBatchFiresOnCommit) { EXPECT_TRUE(Hear(kOnlySuccess, Committed()).enqueue_success); }

TEST_F(BatchRulesTest, WithoutACompleteCallbackItStaysOpenUntilSuccess) {
  Hear(kOnlySuccess, Members({1, 0, 0}));
  Hear(kOnlySuccess, Committed());
  const BatchStep ran = Hear(kOnlySuccess, Members({0, 1, 0}));
  EXPECT_TRUE(ran.tell_complete);
  EXPECT_FALSE(ran.closes()) << "the member may add others when it is tried again";
  EXPECT_TRUE(Nothing(Hear(kOnlySuccess, Members({2, 0, 0}))));
  EXPECT_TRUE(Hear(kOnlySuccess, Members({0, 2, 3})).enqueue_success);
}

TEST_F(BatchRulesTest, WithoutASuccessCallbackItIsDoneWhenAllSucceeded) {
  Hear(kOnlyComplete, Members({1, 1, 0}));
  EXPECT_TRUE(Hear(kOnlyComplete, Committed()).enqueue_complete);
  EXPECT_EQ(Hear(kOnlyComplete, CompleteAcked()).end, End::kWaits);
  EXPECT_EQ(Hear(kOnlyComplete, Members({0, 0, 1})).end, End::kDone);
}

TEST_F(BatchRulesTest, ChildBatchesCountLikeMembers) {
  Hear(kBoth, Branches({1, 0, 0}));
  EXPECT_TRUE(Nothing(Hear(kBoth, Committed())));
  EXPECT_TRUE(Hear(kBoth, Branches({0, 1, 0})).enqueue_complete);
  EXPECT_FALSE(Hear(kBoth, CompleteAcked()).enqueue_success);
  EXPECT_TRUE(Hear(kBoth, Branches({0, 0, 1})).enqueue_success);
}

TEST_F(BatchRulesTest, ACallbackIsEnqueuedOnce) {
  EXPECT_TRUE(Hear(kBoth, Committed()).enqueue_complete);
  EXPECT_TRUE(Nothing(Hear(kBoth, Committed())));
  EXPECT_TRUE(Hear(kBoth, CompleteAcked()).enqueue_success);
  EXPECT_TRUE(Nothing(Hear(kBoth, CompleteAcked())));
}

TEST_F(BatchRulesTest, WhatIsNotCommittedLapses) {
  now_ = kStart + kCommitWithin - Millis{1};
  EXPECT_TRUE(Nothing(Hear(kBoth, Members({1, 1, 1}))));
  now_ += Millis{1};
  EXPECT_EQ(Hear(kBoth, News()).end, End::kLapsed);
}

TEST_F(BatchRulesTest, ACommittedOneLapsesWhenNothingIsHeardOfIt) {
  Hear(kBoth, Members({2, 0, 0}));
  Hear(kBoth, Committed());
  now_ += kNewsWithin - Millis{1};
  EXPECT_TRUE(Nothing(Hear(kBoth, Members({0, 1, 1}))));
  now_ += kNewsWithin - Millis{1};
  EXPECT_TRUE(Nothing(Hear(kBoth, News())));
  now_ += Millis{1};
  EXPECT_EQ(Hear(kBoth, News()).end, End::kLapsed);
}

TEST_F(BatchRulesTest, TheStateIsReadAsItWasWritten) {
  BatchNews news = Members({7, 5, 3});
  news.counts.branches = {4, 2, 1};
  news.committed = true;
  news.news_end = 17;
  Hear(kOnlySuccess, news);
  state_.complete = BatchCallbackState::kAcked;
  state_.success = BatchCallbackState::kEnqueued;
  state_.told_complete = true;
  EXPECT_EQ(DecodeBatchState(EncodeBatchState(state_)).value(), state_);
  EXPECT_EQ(DecodeBatchState({{"total", "many"}}).error().code, ErrorCode::kCorrupt);
}

}  // namespace
}  // namespace pawl
