#include "outbound/signing.h"

#include <gtest/gtest.h>

namespace pawl::outbound {
namespace {

const std::string kPublishedSecret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const WebhookMessage kPublishedMessage{
    .id = "msg_p5jXN8AQM9LWM0D4loKWxJek", .time = WallFromMillis(1'614'265'330'999), .body = R"({"test": 2432232314})"};
constexpr const char* kPublishedSignature = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=";

TEST(SigningTest, GivesThePublishedSignature) {
  EXPECT_EQ(WebhookTimestamp(kPublishedMessage.time), "1614265330");
  EXPECT_EQ(*SignWebhook(std::vector{kPublishedSecret}, kPublishedMessage), kPublishedSignature);
}

TEST(SigningTest, EverySecretSigns) {
  const std::string both = *SignWebhook(std::vector{kPublishedSecret, std::string("plain")}, kPublishedMessage);
  EXPECT_TRUE(both.starts_with(std::string(kPublishedSignature) + " v1,")) << both;
  EXPECT_EQ(*SignWebhook({}, kPublishedMessage), "");
}

TEST(SigningTest, ASecretWithoutThePrefixIsItsBytes) {
  EXPECT_EQ(*SigningKey("plain"), "plain");
  EXPECT_EQ(*SigningKey("whsec_cGxhaW4="), "plain");
  EXPECT_EQ(*SigningKey("whsec_cGxhaW4"), "plain");
  EXPECT_EQ(*SignWebhook(std::vector<std::string>{"plain"}, kPublishedMessage),
            *SignWebhook(std::vector<std::string>{"whsec_cGxhaW4="}, kPublishedMessage));
}

TEST(SigningTest, WhatIsNotBase64DoesNotSign) {
  for (const char* secret : {"", "whsec_", "whsec_!!!!", "whsec_cGxhaW4==", "whsec_cGxh aW4=", "whsec_a", "whsec_=="}) {
    const auto key = SigningKey(secret);
    EXPECT_FALSE(key.ok()) << secret;
    EXPECT_FALSE(SignWebhook(std::vector<std::string>{secret}, kPublishedMessage).ok());
  }
}

TEST(SigningTest, ANewSecretIsRandomAndSigns) {
  const std::string secret = NewSigningSecret();
  EXPECT_NE(secret, NewSigningSecret());
  EXPECT_EQ(SigningKey(secret)->size(), 32U);
}

}  // namespace
}  // namespace pawl::outbound
