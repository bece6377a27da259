// The guard in the loop: what is connected to is what was judged. All addresses are of loopback, so that a guard that
// is broken reaches nothing else.
#include <gtest/gtest.h>

#include "tests/support/loop_fixture.h"

namespace pawl::outbound {
namespace {

using support::HttpPeer;
using support::WaitingSink;
using Kind = support::DnsPeer::Round::Kind;

class LoopGuardTest : public support::LoopTestBase {
 protected:
  // At the port of peer_, on another address.
  HttpPeer other_{"127.0.0.2", peer_.port()};
};

TEST_F(LoopGuardTest, WithoutRulesLoopbackIsBlockedAndNothingIsConnectedTo) {
  options_.rules = {};
  dns_.Set("inner.test", {"127.0.0.1"});
  for (const std::string& url : {peer_.Url("/ok"), peer_.UrlOf("inner.test", "/ok"), peer_.UrlOf("localhost", "/ok"),
                                 peer_.UrlOf("0x7f.1", "/ok"), peer_.UrlOf("[::ffff:127.0.0.1]", "/ok")}) {
    const Outcome outcome = Call(url);
    EXPECT_EQ(Word(outcome), "blocked_address") << url << ": " << outcome.error;
    EXPECT_EQ(outcome.blocked_by, GuardRule::kSpecialAddress);
  }
  EXPECT_TRUE(peer_.seen().empty());
}

TEST_F(LoopGuardTest, OnlyTheAllowedOfMixedAddressesAreUsed) {
  options_.rules = Allow("127.0.0.1");
  dns_.Set("mixed.test", {"127.0.0.2", "127.0.0.1", "::ffff:127.0.0.2"});
  for (int i = 0; i < 5; ++i) {
    const Outcome outcome = Call(peer_.UrlOf("mixed.test", "/goodbye"));
    EXPECT_EQ(outcome.status, 200) << outcome.error;
    EXPECT_EQ(outcome.address->ToText(), "127.0.0.1");
  }
  EXPECT_TRUE(other_.seen().empty());
}

TEST_F(LoopGuardTest, AnIPv4AddressInsideOfIPv6IsJudged) {
  options_.rules = Allow("127.0.0.1");
  dns_.Set("mapped.test", {"::ffff:127.0.0.2"});
  EXPECT_EQ(Word(Call(peer_.UrlOf("mapped.test", "/ok"))), "blocked_address");
  EXPECT_EQ(Word(Call(peer_.UrlOf("[::ffff:127.0.0.2]", "/ok"))), "blocked_address");
  EXPECT_TRUE(other_.seen().empty());
}

TEST_F(LoopGuardTest, AnAnswerThatFlipsAfterTheCheckIsNotConnectedTo) {
  options_.rules = Allow("127.0.0.1");
  dns_.SetRounds("flips.test", {{.addresses = {"127.0.0.1"}}, {.addresses = {"127.0.0.2"}}});
  const Outcome first = Call(peer_.UrlOf("flips.test", "/goodbye"));
  EXPECT_EQ(first.address->ToText(), "127.0.0.1");
  EXPECT_EQ(dns_.Questions("flips.test"), 2U) << "one look-up, of both types";
  EXPECT_EQ(Word(Call(peer_.UrlOf("flips.test", "/goodbye"))), "blocked_address");
  EXPECT_TRUE(other_.seen().empty());
}

TEST_F(LoopGuardTest, AnotherAddressIsTriedWhenTheFirstRefuses) {
  HttpPeer only_there("127.0.0.3");
  dns_.Set("two.test", {"127.0.0.4", "127.0.0.3"});
  const Outcome outcome = Call(only_there.UrlOf("two.test", "/ok"));
  EXPECT_EQ(outcome.status, 200) << outcome.error;
  EXPECT_EQ(outcome.address->ToText(), "127.0.0.3");
}

TEST_F(LoopGuardTest, LoopbackIsForTheUrlOfAJobAndNotForARedirect) {
  options_.rules = {.loopback_for_named_urls = true};
  EXPECT_EQ(Call(peer_.Url("/ok")).status, 200);
  Request redirected = Get(peer_.Url("/ok"));
  redirected.hop = Hop::kRedirect;
  EXPECT_EQ(Word(Call(redirected)), "blocked_address");
  EXPECT_EQ(peer_.seen().size(), 1U);
}

// The redirect itself may go to 127.0.0.2, but libcurl would take the connection to 127.0.0.1 that has the same name.
TEST_F(LoopGuardTest, AKeptConnectionIsJudgedForWhoWantsToUseIt) {
  options_.rules = Allow("127.0.0.2");
  options_.rules.loopback_for_named_urls = true;
  dns_.SetRounds("moves.test", {{.addresses = {"127.0.0.1"}}, {.addresses = {"127.0.0.2"}}});
  EXPECT_EQ(Call(peer_.UrlOf("moves.test", "/ok")).address->ToText(), "127.0.0.1");
  Request redirected = Get(peer_.UrlOf("moves.test", "/ok"));
  redirected.hop = Hop::kRedirect;
  const Outcome outcome = Call(redirected);
  EXPECT_EQ(Word(outcome), "blocked_address") << outcome.error;
  EXPECT_EQ(peer_.seen().size(), 1U);
}

TEST_F(LoopGuardTest, OurOwnPortIsRefusedWhateverIsAllowed) {
  options_.rules.own = {{.address = Address::Parse("127.0.0.1"), .port = peer_.port()}};
  dns_.Set("me.test", {"127.0.0.1"});
  EXPECT_EQ(Call(peer_.Url("/ok")).blocked_by, GuardRule::kOwnEndpoint);
  EXPECT_EQ(Call(peer_.UrlOf("me.test", "/ok")).blocked_by, GuardRule::kOwnEndpoint);
  EXPECT_EQ(Call(peer_.UrlOf("0.0.0.0", "/ok")).blocked_by, GuardRule::kOwnEndpoint);
  EXPECT_TRUE(peer_.seen().empty());
}

TEST_F(LoopGuardTest, APortOutsideOfTheListIsRefused) {
  options_.rules.ports = *PortList::Parse("443");
  EXPECT_EQ(Call(peer_.Url("/ok")).blocked_by, GuardRule::kPort);
}

TEST_F(LoopGuardTest, NoAnswerOfTheNameServersIsNoPass) {
  dns_.SetRounds("silent.test", {{.kind = Kind::kSilence}});
  dns_.SetRounds("broken.test", {{.kind = Kind::kFailure}});
  for (const char* host : {"unknown.test", "broken.test"}) {
    EXPECT_EQ(Word(Call(peer_.UrlOf(host, "/ok"))), "dns") << host;
  }
  Request request = Get(peer_.UrlOf("silent.test", "/ok"));
  request.connect_timeout = Millis(100);
  EXPECT_EQ(Word(Call(request)), "dns");
}

TEST_F(LoopGuardTest, LocalhostIsFoundInTheFileOfHosts) {
  EXPECT_EQ(Call(peer_.UrlOf("localhost", "/ok")).status, 200);
  EXPECT_EQ(peer_.seen().at(0).Header("host"), "localhost:" + std::to_string(peer_.port()));
}

TEST_F(LoopGuardTest, ARequestWithoutAUrlIsABadUrl) { EXPECT_EQ(Word(Call(Request{})), "bad_url"); }

}  // namespace
}  // namespace pawl::outbound
