#include "executors/own_endpoints.h"

#include <gtest/gtest.h>

#include <vector>

#include "outbound/url.h"

namespace pawl {
namespace {

using outbound::GuardRule;
using outbound::GuardRules;

// The rule that keeps a job from this URL, though all of loopback is allowed.
std::optional<GuardRule> RefusedBy(const GuardRules& rules, const std::string& url) {
  const auto refusal = outbound::JudgeUnresolved(rules, outbound::ParseUrl(url).value(), outbound::Hop::kNamedByJob);
  return refusal ? std::optional(refusal->rule) : std::nullopt;
}

GuardRules RulesBeside(const std::string& redis_url) {
  GuardRules rules = outbound::ParseGuardRules({"127.0.0.0/8", "::1"}, {}, "1-65535", "outbound_").value();
  EXPECT_TRUE(AddRedisEndpoints(redis_url, rules).ok());
  return rules;
}

TEST(OwnEndpointsTest, NoJobCallsARedisThatTheUrlNames) {
  for (const char* const url :
       {"redis://:secret@127.0.0.1:6390", "rediss://localhost:6390/3",
        "redis+sentinel://127.0.0.1:26379,127.0.0.1:6390/main", "redis+cluster://127.0.0.1:6390"}) {
    const GuardRules rules = RulesBeside(url);
    EXPECT_EQ(RefusedBy(rules, "http://127.0.0.1:6390/"), GuardRule::kOwnEndpoint) << url;
    EXPECT_EQ(RefusedBy(rules, "http://0x7f.1:6390/"), GuardRule::kOwnEndpoint) << url;
    EXPECT_EQ(RefusedBy(rules, "http://localhost:6390/"), GuardRule::kOwnEndpoint) << url;
    EXPECT_EQ(RefusedBy(rules, "http://127.0.0.1:6391/"), std::nullopt) << url;
  }
}

TEST(OwnEndpointsTest, ASocketOfThisMachineAndNoRedisHaveNone) {
  EXPECT_TRUE(RulesBeside("redis+unix:///run/redis.sock").own.empty());
  EXPECT_TRUE(RulesBeside("").own.empty());
}

TEST(OwnEndpointsTest, AWrongUrlIsAnError) {
  GuardRules rules;
  EXPECT_EQ(AddRedisEndpoints("http://127.0.0.1", rules).error().code, ErrorCode::kInvalid);
}

}  // namespace
}  // namespace pawl
