#include "engine/inbox.h"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>

namespace pawl {
namespace {

constexpr Inbox::Limits kNoLimits{SIZE_MAX, SIZE_MAX};
constexpr std::chrono::nanoseconds kAtOnce{0};

class InboxTest : public testing::Test {
 protected:
  void Put() {
    std::unique_ptr<Pending> operation = std::make_unique<PendingOp<RunOp>>(RunOp{}, [](auto) {});
    ASSERT_EQ(inbox_.Put(operation), std::nullopt);
  }

  using Span = std::optional<std::chrono::nanoseconds>;
  Inbox::Taken Take(Span span, Inbox::Limits most) {
    inbox_.Await(span);
    return inbox_.TakeNow(most);
  }
  Inbox::Taken Help(Span span, Inbox::Limits most) {
    inbox_.AwaitToHelp(span);
    return inbox_.Help(most);
  }

  static std::size_t Count(const Inbox::Taken& taken) { return taken.work.operations.size(); }

  CoreOptions options_;
  Inbox inbox_{options_};
};

TEST_F(InboxTest, WhatWaitsIsTakenInOrderUpToTheLimit) {
  for (int i = 0; i < 5; ++i) Put();
  const Inbox::Taken first = Take(kAtOnce, {3, SIZE_MAX});
  EXPECT_EQ(Count(first), 3U);
  EXPECT_TRUE(first.more);
  const Inbox::Taken rest = Take(kAtOnce, kNoLimits);
  EXPECT_EQ(Count(rest), 2U);
  EXPECT_FALSE(rest.more);
}

TEST_F(InboxTest, WhatWaitsIsWeighedInJobs) {
  EXPECT_EQ(inbox_.Weigh(100), 0U);
  Put();
  PushOp push;
  push.jobs.resize(3);
  std::unique_ptr<Pending> operation = std::make_unique<PendingOp<PushOp>>(std::move(push), [](auto) {});
  ASSERT_EQ(inbox_.Put(operation), std::nullopt);
  EXPECT_EQ(inbox_.Weigh(100), 4U);
  auto claim = std::make_unique<PendingClaim>();
  claim->request.count = 50;
  ASSERT_EQ(inbox_.Put(claim), std::nullopt);
  EXPECT_EQ(inbox_.Weigh(100), 54U);
  EXPECT_EQ(inbox_.Weigh(20), 20U);
  Take(kAtOnce, kNoLimits);
  EXPECT_EQ(inbox_.Weigh(100), 0U);
}

TEST_F(InboxTest, AHelperTakesWhatTheOtherLeft) {
  for (int i = 0; i < 5; ++i) Put();
  EXPECT_EQ(Count(Take(kAtOnce, {3, SIZE_MAX})), 3U);
  EXPECT_EQ(Count(Help(std::nullopt, kNoLimits)), 2U);
}

TEST_F(InboxTest, TwoTakersGetEachOperationOnce) {
  constexpr std::size_t kOperations = 1'000;
  std::atomic<std::size_t> taken{0};
  std::thread taker([&] {
    while (taken < kOperations) taken += Count(Take(std::nullopt, kNoLimits));
  });
  for (std::size_t i = 0; i < kOperations; ++i) {
    Put();
    taken += Count(Help(kAtOnce, kNoLimits));
  }
  inbox_.Wake();  // the taker may sleep although everything is taken
  taker.join();
  EXPECT_EQ(taken, kOperations);
  EXPECT_EQ(inbox_.size(), 0U);
}

TEST_F(InboxTest, AHelperNeverTakesTheWakeOfTheOther) {
  inbox_.Wake();
  EXPECT_EQ(Count(Help(kAtOnce, kNoLimits)), 0U);
  EXPECT_TRUE(Take(std::nullopt, kNoLimits).empty());  // returns: it was woken
}

TEST_F(InboxTest, ClosingWakesBoth) {
  std::thread helper([&] { EXPECT_TRUE(Help(std::nullopt, kNoLimits).closed); });
  inbox_.Close({ErrorCode::kStopping, "closing"});
  helper.join();
  EXPECT_TRUE(Take(std::nullopt, kNoLimits).closed);
}

}  // namespace
}  // namespace pawl
