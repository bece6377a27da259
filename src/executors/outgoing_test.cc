#include "executors/outgoing.h"

#include <gtest/gtest.h>

#include <memory>
#include <set>
#include <string>

#include "tests/support/scripted_transport.h"

namespace pawl {
namespace {

using support::ScriptedTransport;

class LaneCall : public OutgoingCall {
 public:
  explicit LaneCall(Outgoing& outgoing) : OutgoingCall(outgoing, "job") {}
  bool OnHead(const outbound::Head&) override { return true; }
  bool OnBytes(std::span<const char>) override { return true; }
  void OnCallEnd(const outbound::Outcome& outcome) override { ended_with = outcome.failure; }

  bool SendTo(const std::string& url) {
    outbound::Request request;
    request.url = *outbound::ParseUrl(url);
    return Send(std::move(request));
  }
  using OutgoingCall::lane;

  std::optional<outbound::Failure> ended_with;
};

class OutgoingLanesTest : public testing::Test {
 protected:
  std::size_t sent() const { return first_.count() + second_.count(); }

  std::shared_ptr<ManualClock> clock_ = std::make_shared<ManualClock>();
  ScriptedTransport first_{clock_};
  ScriptedTransport second_{clock_};
  outbound::Secrets secrets_{""};
  Outgoing outgoing_{{&first_, &second_}, secrets_};
};

TEST_F(OutgoingLanesTest, CallsToAHostShareATransportAndHostsAreSpread) {
  std::set<std::size_t> used;
  for (int host = 0; host < 20; ++host) {
    const std::string url = "http://host" + std::to_string(host) + ".example/";
    LaneCall one(outgoing_);
    LaneCall other(outgoing_);
    ASSERT_TRUE(one.SendTo(url + "a"));
    ASSERT_TRUE(other.SendTo(url + "b"));
    EXPECT_EQ(one.lane(), other.lane()) << url;
    used.insert(one.lane());
  }
  EXPECT_EQ(sent(), 40U);
  EXPECT_EQ(used.size(), 2U);
}

// A redirect leads to another host: the run that follows it keeps its thread.
TEST_F(OutgoingLanesTest, AllCallsOfARunAreOnTheTransportOfItsFirst) {
  LaneCall call(outgoing_);
  ASSERT_TRUE(call.SendTo("http://first.example/"));
  ScriptedTransport& its = call.lane() == 0 ? first_ : second_;
  its.Answer(0, 302);
  for (std::size_t hop = 1; hop <= 10; ++hop) {
    ASSERT_TRUE(call.SendTo("http://hop" + std::to_string(hop) + ".example/"));
    its.Answer(hop, 302);
  }
  EXPECT_EQ(its.count(), 11U);
  EXPECT_EQ(sent(), 11U);
}

TEST_F(OutgoingLanesTest, ACancelReachesTheTransportOfTheCall) {
  for (int host = 0; host < 8; ++host) {
    LaneCall call(outgoing_);
    ASSERT_TRUE(call.SendTo("http://host" + std::to_string(host) + ".example/"));
    call.Cancel();
    first_.RunPosted();
    second_.RunPosted();
    EXPECT_EQ(call.ended_with, outbound::Failure::kCancelled);
  }
}

}  // namespace
}  // namespace pawl
