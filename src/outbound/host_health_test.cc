#include "outbound/host_health.h"

#include <gtest/gtest.h>

namespace pawl::outbound {
namespace {

using Permit = HostHealth::Permit;

constexpr const char* kShop = "https://shop.example:443";
const Outcome kNoConnection{.failure = Failure::kConnect};
const Outcome kAnswer503{.status = 503};

class HostHealthTest : public testing::Test {
 protected:
  Permit Begin(const char* origin = kShop) { return health_.Begin(origin, now_); }
  bool Call(const Outcome& outcome, const char* origin = kShop) {
    const Permit permit = Begin(origin);
    EXPECT_NE(permit, Permit::kRefused);
    return health_.End(origin, permit, outcome, now_);
  }
  void BringDown() {
    for (int i = 1; i < HostHealth::kFailuresUntilDown; ++i) EXPECT_FALSE(Call(kNoConnection));
    EXPECT_TRUE(Call(kNoConnection));
  }
  Millis Pause() const { return *health_.Find(kShop)->down_until - now_; }
  void WaitForProbe() { now_ = *health_.Find(kShop)->down_until; }

  HostHealth health_{1};
  SteadyTime now_ = SteadyFromMillis(1'000'000);
};

TEST_F(HostHealthTest, FiveFailuresInARowBringItDown) {
  BringDown();
  EXPECT_EQ(Begin(), Permit::kRefused);
  EXPECT_EQ(health_.OriginsOfDown(), std::vector<std::string>{kShop});
  EXPECT_GE(Pause(), Millis(4'000));
  EXPECT_LE(Pause(), Millis(6'000));
}

TEST_F(HostHealthTest, AnAnswerBreaksTheRow) {
  for (int i = 0; i < 20; ++i) Call(i % 5 == 4 ? kAnswer503 : kNoConnection);
  EXPECT_EQ(Begin(), Permit::kCall);
}

TEST_F(HostHealthTest, OnlyFailuresToReachItCount) {
  for (const Failure failure : {Failure::kTls, Failure::kCut, Failure::kBlockedAddress, Failure::kCancelled,
                                Failure::kOwnFault, Failure::kProxy, Failure::kTooLarge, Failure::kStopping}) {
    for (int i = 0; i < 10; ++i) Call({.failure = failure});
  }
  EXPECT_EQ(Begin(), Permit::kCall);
  for (const Failure failure : {Failure::kDns, Failure::kTimeout, Failure::kConnect, Failure::kDns}) {
    Call({.failure = failure});
  }
  EXPECT_TRUE(Call({.failure = Failure::kTimeout}));
}

TEST_F(HostHealthTest, OneProbeRunsWhenThePauseIsOver) {
  BringDown();
  WaitForProbe();
  EXPECT_EQ(Begin(), Permit::kProbe);
  EXPECT_EQ(Begin(), Permit::kRefused);
  EXPECT_FALSE(health_.End(kShop, Permit::kProbe, kAnswer503, now_));
  EXPECT_EQ(Begin(), Permit::kCall);
  EXPECT_TRUE(health_.OriginsOfDown().empty());
}

TEST_F(HostHealthTest, AProbeThatFailsDoublesThePauseUpToFiveMinutes) {
  BringDown();
  Millis expected = HostHealth::kFirstPause;
  for (int i = 0; i < 10; ++i) {
    WaitForProbe();
    EXPECT_FALSE(Call(kNoConnection)) << "it was down before";
    expected = std::min(expected * 2, HostHealth::kLongestPause);
    EXPECT_GE(Pause(), expected * 8 / 10);
    EXPECT_LE(Pause(), expected * 12 / 10);
  }
  EXPECT_EQ(expected, HostHealth::kLongestPause);
  WaitForProbe();
  Call(kAnswer503);
  BringDown();
  EXPECT_LE(Pause(), Millis(6'000)) << "the next time begins with the first pause";
}

TEST_F(HostHealthTest, AProbeThatTellsNothingMakesRoomForTheNext) {
  BringDown();
  WaitForProbe();
  Call({.failure = Failure::kCancelled});
  EXPECT_EQ(Begin(), Permit::kProbe);
}

TEST_F(HostHealthTest, CallsThatBeganBeforeTellNothingNew) {
  for (int i = 0; i < 4; ++i) EXPECT_EQ(Begin(), Permit::kCall);
  BringDown();
  const Millis pause = Pause();
  EXPECT_FALSE(health_.End(kShop, Permit::kCall, kNoConnection, now_));
  EXPECT_EQ(Pause(), pause);
  WaitForProbe();
  EXPECT_EQ(Begin(), Permit::kProbe);
  EXPECT_FALSE(health_.End(kShop, Permit::kCall, {.failure = Failure::kCancelled}, now_));
  EXPECT_EQ(Begin(), Permit::kRefused) << "the probe is still under way";
  EXPECT_FALSE(health_.End(kShop, Permit::kCall, kAnswer503, now_));
  EXPECT_EQ(Begin(), Permit::kCall) << "an answer is an answer";
}

TEST_F(HostHealthTest, OtherHostsAreNotConcerned) {
  BringDown();
  EXPECT_EQ(Begin("http://shop.example:80"), Permit::kCall);
}

TEST_F(HostHealthTest, CountsWhatPeopleLookAt) {
  Call({.status = 200});
  Call(kNoConnection);
  Begin();
  const HostHealth::Host host = health_.Hosts().at(0);
  EXPECT_EQ(host.origin, kShop);
  EXPECT_EQ(host.in_flight, 1U);
  EXPECT_EQ(host.answered, 1U);
  EXPECT_EQ(host.failed, 1U);
  EXPECT_EQ(host.last_failure, Failure::kConnect);
  EXPECT_EQ(health_.Find("http://other:80"), nullptr);
}

TEST_F(HostHealthTest, AHostThatTwoCallIsOneRow) {
  HostHealth other(2);
  const auto call = [&](const char* origin, const Outcome& outcome) {
    other.End(origin, other.Begin(origin, now_), outcome, now_);
  };
  call("https://busy.example:443", {.status = 200});
  call("https://busy.example:443", {.status = 200});
  call(kShop, {.status = 200});
  now_ += Millis(1);
  BringDown();
  const auto rows = [&] {
    std::vector<HostHealth::Host> all = health_.Hosts();
    for (HostHealth::Host& host : other.Hosts()) all.push_back(std::move(host));
    return all;
  };
  const std::vector<HostHealth::Host> hosts = BusiestHosts(rows(), 10);
  ASSERT_EQ(hosts.size(), 2U);
  EXPECT_EQ(hosts[0].origin, kShop);
  EXPECT_EQ(hosts[0].answered, 1U);
  EXPECT_EQ(hosts[0].failed, 5U);
  EXPECT_EQ(hosts[0].last_failure, Failure::kConnect);
  EXPECT_EQ(hosts[0].down_until, health_.Find(kShop)->down_until) << "it is not down for both";
  EXPECT_EQ(hosts[1].origin, "https://busy.example:443");
  EXPECT_EQ(hosts[1].answered, 2U);
  now_ += Millis(1);
  call(kShop, {.status = 200});
  EXPECT_EQ(BusiestHosts(rows(), 10).at(0).last_failure, Failure::kNone) << "the latest call counts";
  other.Begin("https://busy.example:443", now_);
  EXPECT_EQ(BusiestHosts(rows(), 1).at(0).origin, "https://busy.example:443") << "what is in flight comes first";
}

TEST_F(HostHealthTest, ForgetsTheHostThatWasUsedLongestAgo) {
  HostHealth small(1, 3);
  for (const char* origin : {"a", "b", "c", "a", "d"}) small.Begin(origin, now_);
  EXPECT_EQ(small.size(), 3U);
  EXPECT_EQ(small.Find("b"), nullptr);
  EXPECT_NE(small.Find("a"), nullptr);
  small.End("b", Permit::kCall, kAnswer503, now_);  // ends after it was forgotten
  EXPECT_EQ(small.Find("b")->in_flight, 0U);
}

}  // namespace
}  // namespace pawl::outbound
