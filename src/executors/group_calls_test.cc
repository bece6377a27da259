#include "executors/group_calls.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "outbound/headers.h"

namespace pawl {
namespace {

Result<std::vector<std::string>> SecretOfGroup(std::string_view name) {
  if (name == "shop") return std::vector<std::string>{"key of the shop"};
  return Error{ErrorCode::kNotFound, "there is no secret named " + std::string(name)};
}

outbound::Request WithSettings(std::string_view settings, outbound::Request request = {}) {
  const Result<void> added = AddGroupSettings(settings, SecretOfGroup, request);
  EXPECT_TRUE(added.ok()) << ToString(added.error());
  return request;
}

Error Refusal(std::string_view settings) {
  const Result<void> checked = CheckGroupSettings(KnownJson(settings));
  return checked.ok() ? Error{} : checked.error();
}

TEST(GroupCallsTest, AJobThatNamesNoneHasThoseOfItsGroup) {
  const outbound::Request request = WithSettings(
      R"({"proxy":"http://127.0.0.1:3128","headers":{"User-Agent":"x","X-Key":{"from":"shop"}},"color":"red"})");
  ASSERT_TRUE(request.proxy);
  EXPECT_EQ(request.proxy->url.Origin(), "http://127.0.0.1:3128");
  EXPECT_EQ(FindHeader(request.headers, "user-agent")->value, "x");
  EXPECT_EQ(FindHeader(request.headers, "x-key")->value, "key of the shop");
}

TEST(GroupCallsTest, WhatAJobNamesStays) {
  outbound::Request own;
  own.headers = {{"user-agent", "mine"}};
  own.proxy = outbound::Proxy{.url = outbound::ParseProxyUrl("http://127.0.0.1:1111").value()};
  const outbound::Request request =
      WithSettings(R"({"proxy":"http://127.0.0.1:3128","headers":{"User-Agent":"x"}})", own);
  EXPECT_EQ(request.headers.size(), 1U);
  EXPECT_EQ(FindHeader(request.headers, "user-agent")->value, "mine");
  EXPECT_EQ(request.proxy->url.Origin(), "http://127.0.0.1:1111");
}

TEST(GroupCallsTest, NoSettingsChangeNothing) {
  EXPECT_FALSE(WithSettings("").proxy);
  EXPECT_TRUE(WithSettings("{}").headers.empty());
}

TEST(GroupCallsTest, AMistakeIsNamed) {
  EXPECT_EQ(Refusal(R"({"proxy":7})").field, "proxy");
  EXPECT_EQ(Refusal(R"({"proxy":"ftp://a"})").field, "proxy");
  EXPECT_EQ(Refusal(R"({"headers":{"Host":"a"}})").field, "headers.Host");
  EXPECT_EQ(Refusal(R"({"headers":{"X":{"from":".."}}})").field, "headers.X");
  EXPECT_EQ(Refusal(R"({"color":7})").detail, "");
}

TEST(GroupCallsTest, ASecretThatIsNotThereIsAnError) {
  outbound::Request request;
  const Result<void> added = AddGroupSettings(R"({"headers":{"X":{"from":"lost"}}})", SecretOfGroup, request);
  EXPECT_EQ(added.error().code, ErrorCode::kNotFound);
}

}  // namespace
}  // namespace pawl
