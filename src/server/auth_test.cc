#include "server/auth.h"

#include <gtest/gtest.h>

namespace pawl {
namespace {

http::Request Request(const std::string& method, std::vector<std::pair<std::string, std::string>> headers) {
  http::Request request;
  request.method = method;
  request.path = "/v1/jobs";
  request.headers = std::move(headers);
  return request;
}

constexpr WallTime kNoon = WallFromMillis(1'800'000'000'000);

ErrorCode CodeOf(const Result<Caller>& result) { return result.ok() ? ErrorCode::kInternal : result.error().code; }

TEST(ParseTokenTest, SplitsAtTheLastColon) {
  const auto token = ParseToken("a:b:push,work");
  ASSERT_TRUE(token.ok());
  EXPECT_EQ(token->scopes, (1U << 3U) | (1U << 4U));
}

TEST(ParseTokenTest, RefusesWhatCannotBe) {
  for (const char* bad : {"", "token", ":push", "a b:push", "token:", "token:pusch", "token:push,", "token:none"}) {
    EXPECT_FALSE(ParseToken(bad).ok()) << bad;
  }
}

class GuardTest : public testing::Test {
 protected:
  Result<Caller> WithToken(const std::string& header, Scope needed) const {
    return guard_.Check(Request("GET", {{"host", "pawl.example"}, {"authorization", header}}), needed, kNoon);
  }

  Guard guard_{{{*ParseToken("s:status"), *ParseToken("r:read"), *ParseToken("p:push"), *ParseToken("w:work"),
                 *ParseToken("a:admin"), *ParseToken("pw:push,work")},
                "10.0.0.1"}};
};

TEST_F(GuardTest, AScopeOpensWhatItIsForAndNothingElse) {
  struct Row {
    const char* token;
    bool status, read, push, work, admin;
  };
  for (const Row& row : {Row{"s", true, false, false, false, false}, Row{"r", true, true, false, false, false},
                         Row{"p", true, false, true, false, false}, Row{"w", false, false, false, true, false},
                         Row{"a", true, true, true, true, true}, Row{"pw", true, false, true, true, false}}) {
    const std::string header = std::string("Bearer ") + row.token;
    EXPECT_EQ(WithToken(header, Scope::kStatus).ok(), row.status) << row.token;
    EXPECT_EQ(WithToken(header, Scope::kRead).ok(), row.read) << row.token;
    EXPECT_EQ(WithToken(header, Scope::kPush).ok(), row.push) << row.token;
    EXPECT_EQ(WithToken(header, Scope::kWork).ok(), row.work) << row.token;
    EXPECT_EQ(WithToken(header, Scope::kAdmin).ok(), row.admin) << row.token;
    EXPECT_TRUE(WithToken(header, Scope::kNone).ok());
  }
  EXPECT_EQ(CodeOf(WithToken("Bearer p", Scope::kAdmin)), ErrorCode::kForbidden);
}

TEST_F(GuardTest, WithoutAKnownTokenNothingIsOpen) {
  for (const char* header : {"", "Bearer", "Bearer ", "Bearer x", "Basic a", "a", "Bearer a ", "Bearer A"}) {
    EXPECT_EQ(CodeOf(WithToken(header, Scope::kStatus)), ErrorCode::kUnauthorized) << header;
    EXPECT_TRUE(WithToken(header, Scope::kNone).ok());
  }
  EXPECT_TRUE(WithToken("bearer a", Scope::kAdmin).ok());
}

TEST(OpenGuardTest, TakesOnlyItsOwnHosts) {
  const Guard guard({{}, "10.0.0.1"});
  const auto ok = [&](const std::string& host) {
    return guard.Check(Request("GET", {{"host", host}}), Scope::kAdmin, kNoon).ok();
  };
  for (const char* host :
       {"localhost", "LocalHost:7171", "127.0.0.1", "127.0.0.1:80", "[::1]", "[::1]:7171", "10.0.0.1"}) {
    EXPECT_TRUE(ok(host)) << host;
  }
  for (const char* host :
       {"", "evil.example", "evil.example:7171", "localhost.evil.example", "10.0.0.2", "127.0.0.1.nip.io",
        "localhost:x", "localhost:7171x", "localhost:123456", "localhost:7171:1", "[::1", "[::1]x", "[::1]:x", "[]",
        "::1", "localhost@evil.example", "evil.example@localhost", "[localhost]"}) {
    EXPECT_FALSE(ok(host)) << host;
  }
}

TEST(OpenGuardTest, OnAllAddressesAnyAddressIsItsOwnButNoName) {
  const Guard guard({{}, "0.0.0.0"});
  EXPECT_TRUE(guard.Check(Request("GET", {{"host", "192.168.1.7:7171"}}), Scope::kRead, kNoon).ok());
  EXPECT_FALSE(guard.Check(Request("GET", {{"host", "evil.example"}}), Scope::kRead, kNoon).ok());
}

TEST(OpenGuardTest, TakesNoChangesFromAForeignOrigin) {
  const Guard guard({{}, "127.0.0.1"});
  const auto code = [&](const std::string& method, const std::string& origin) {
    return CodeOf(guard.Check(Request(method, {{"host", "localhost:7171"}, {"origin", origin}}), Scope::kPush, kNoon));
  };
  EXPECT_EQ(code("POST", "http://evil.example"), ErrorCode::kForbidden);
  EXPECT_EQ(code("POST", "null"), ErrorCode::kForbidden);
  EXPECT_EQ(code("DELETE", "http://localhost:9999"), ErrorCode::kForbidden);
  EXPECT_EQ(code("POST", "http://localhost:7171"), ErrorCode::kInternal) << "its own pages may";
  EXPECT_EQ(code("GET", "http://evil.example"), ErrorCode::kInternal);
}

}  // namespace
}  // namespace pawl
