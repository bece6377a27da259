#include "outbound/resolver.h"

#include <gtest/gtest.h>

#include "tests/support/dns_peer.h"
#include "tests/support/wait_until.h"

namespace pawl::outbound {
namespace {

using support::DnsPeer;
using Kind = DnsPeer::Round::Kind;

class ResolverTest : public testing::Test {
 protected:
  std::optional<Resolver::Answer> Start(const std::string& host) {
    std::optional<Resolver::Answer> answer;
    resolver_.Find(host, [&](const Resolver::Answer& found) { answer = found; });
    return answer;
  }
  Resolver::Answer Find(const std::string& host) {
    std::optional<Resolver::Answer> answer;
    resolver_.Find(host, [&](const Resolver::Answer& found) { answer = found; });
    RunUntil([&] { return answer.has_value(); });
    return answer.value_or(Resolver::Answer{.error = "no answer"});
  }
  void RunUntil(const std::function<bool()>& done) {
    const auto deadline = std::chrono::steady_clock::now() + support::kPatience;
    while (!done() && std::chrono::steady_clock::now() < deadline) {
      poller_.Wait(resolver_.Wait());
      poller_.Dispatch();
      resolver_.OnTime();
    }
  }
  std::string Texts(const std::string& host) {
    const Resolver::Answer answer = Find(host);
    if (!answer.ok()) return "error: " + answer.error;
    std::string texts;
    for (const Address& address : answer.addresses) texts += (texts.empty() ? "" : " ") + address.ToText();
    return texts;
  }

  DnsPeer dns_;
  Poller poller_;
  ManualClock clock_;
  Resolver resolver_{{.servers = {dns_.server()}, .try_timeout = Millis(300), .tries = 2}, poller_, clock_};
};

TEST_F(ResolverTest, FindsBothKindsOfAddressesIPv4First) {
  dns_.Set("both.test", {"::1", "127.0.0.1", "127.0.0.2"});
  EXPECT_EQ(Texts("both.test"), "127.0.0.1 127.0.0.2 ::1");
  dns_.Set("six.test", {"::1"});
  EXPECT_EQ(Texts("six.test"), "::1");
  dns_.Set("four.test", {"127.0.0.1"});
  EXPECT_EQ(Texts("four.test"), "127.0.0.1");
}

TEST_F(ResolverTest, AnAnswerWithoutATimeToLiveIsNotKept) {
  dns_.SetRounds("flips.test", {{.addresses = {"127.0.0.1"}}, {.addresses = {"127.0.0.2"}}});
  EXPECT_EQ(Texts("flips.test"), "127.0.0.1");
  EXPECT_EQ(Texts("flips.test"), "127.0.0.2");
  EXPECT_EQ(resolver_.cached_count(), 0U);
}

TEST_F(ResolverTest, AnAnswerIsKeptForItsTimeToLiveAndAtMostAMinute) {
  dns_.SetRounds("ten.test", {{.addresses = {"127.0.0.1"}, .ttl_seconds = 10}, {.addresses = {"127.0.0.2"}}});
  dns_.SetRounds("day.test", {{.addresses = {"127.0.0.1"}, .ttl_seconds = 86'400}, {.addresses = {"127.0.0.2"}}});
  EXPECT_EQ(Texts("ten.test"), "127.0.0.1");
  EXPECT_EQ(Texts("day.test"), "127.0.0.1");
  clock_.Advance(Millis(9'999));
  ASSERT_TRUE(Start("ten.test").has_value()) << "without a question";
  clock_.Advance(Millis(1));
  EXPECT_EQ(Texts("ten.test"), "127.0.0.2");
  clock_.Advance(Millis(49'999));
  EXPECT_EQ(Texts("day.test"), "127.0.0.1");
  clock_.Advance(Millis(1));
  EXPECT_EQ(Texts("day.test"), "127.0.0.2");
}

TEST_F(ResolverTest, LookupsAtTheSameTimeShareAQuestion) {
  dns_.Set("shared.test", {"127.0.0.1"});
  int answered = 0;
  for (int i = 0; i < 10; ++i) {
    resolver_.Find("shared.test", [&](const Resolver::Answer& answer) { answered += answer.ok() ? 1 : 0; });
  }
  RunUntil([&] { return answered == 10; });
  EXPECT_EQ(answered, 10);
  EXPECT_EQ(dns_.Questions("shared.test"), 2U) << "one of each type";
}

TEST_F(ResolverTest, WhatIsAskedBeyondTheBoundWaitsForItsTurn) {
  dns_.SetAllOthers("127.0.0.1");
  const std::size_t count = Resolver::kAskedAtOnceMax * 3;
  std::size_t answered = 0;
  for (std::size_t i = 0; i < count; ++i) {
    resolver_.Find("h" + std::to_string(i) + ".test", [&](const Resolver::Answer&) { ++answered; });
  }
  RunUntil([&] { return answered == count; });
  EXPECT_EQ(answered, count);
}

TEST_F(ResolverTest, ErrorsAreErrorsAndNotKept) {
  EXPECT_EQ(Texts("unknown.test"), "error: there is no host named unknown.test");
  dns_.Set("empty.test", {});
  EXPECT_EQ(Texts("empty.test"), "error: the host empty.test has no address");
  dns_.SetRounds("broken.test", {{.kind = Kind::kFailure}});
  EXPECT_FALSE(Find("broken.test").ok());
  dns_.Set("unknown.test", {"127.0.0.1"});
  EXPECT_EQ(Texts("unknown.test"), "127.0.0.1");
}

TEST_F(ResolverTest, AServerThatIsSilentOrAnswersForAnotherNameTimesOut) {
  dns_.SetRounds("silent.test", {{.kind = Kind::kSilence}});
  dns_.SetRounds("lies.test", {{.addresses = {"127.0.0.9"}, .kind = Kind::kOtherName}});
  EXPECT_EQ(Texts("silent.test"), "error: the name servers do not answer for silent.test");
  EXPECT_FALSE(Find("lies.test").ok());
  dns_.SetRounds("later.test", {{.kind = Kind::kSilence}, {.addresses = {"127.0.0.1"}}});
  EXPECT_EQ(Texts("later.test"), "127.0.0.1") << "the second try is answered";
}

TEST_F(ResolverTest, LocalhostComesFromTheFileOfHosts) {
  const Resolver::Answer answer = Find("localhost");
  ASSERT_TRUE(answer.ok()) << answer.error;
  for (const Address& address : answer.addresses) EXPECT_TRUE(IsLoopback(address)) << address.ToText();
  EXPECT_EQ(dns_.Questions("localhost"), 0U);
}

TEST_F(ResolverTest, AnAnswerMayAskForMore) {
  dns_.Set("first.test", {"127.0.0.1"});
  dns_.Set("second.test", {"127.0.0.2"});
  std::string found;
  resolver_.Find("first.test", [&](const Resolver::Answer&) {
    resolver_.Find("second.test", [&](const Resolver::Answer& answer) { found = answer.addresses.at(0).ToText(); });
  });
  RunUntil([&] { return !found.empty(); });
  EXPECT_EQ(found, "127.0.0.2");
}

TEST_F(ResolverTest, WhatIsUnderWayAtItsEndIsDropped) {
  dns_.SetRounds("silent.test", {{.kind = Kind::kSilence}});
  Poller poller;
  bool told = false;
  {
    Resolver resolver({.servers = {dns_.server()}}, poller, clock_);
    resolver.Find("silent.test", [&](const Resolver::Answer&) { told = true; });
  }
  EXPECT_FALSE(told);
}

TEST(NameServerTest, IsAnAddressWithOrWithoutAPort) {
  for (const char* server : {"127.0.0.1", "127.0.0.1:53", "[::1]:53"})
    EXPECT_TRUE(CheckNameServer(server).ok()) << server;
  for (const char* server : {"", "dns.example", "127.0.0.1,127.0.0.2", "127.0.0.1:x"}) {
    EXPECT_FALSE(CheckNameServer(server).ok()) << server;
  }
}

}  // namespace
}  // namespace pawl::outbound
