#include "outbound/headers.h"

#include <gtest/gtest.h>

namespace pawl::outbound {
namespace {

TEST(HeadersTest, AJobMayNotFrameTheMessageOrSpeakForPawl) {
  for (const char* name :
       {"Host", "content-length", "Transfer-Encoding", "CONNECTION", "keep-alive", "TE", "trailer", "Upgrade", "Expect",
        "Proxy-Authorization", "proxy-connection", "proxy-", "Webhook-Id", "webhook-signature", "webhook-timestamp"}) {
    EXPECT_FALSE(CheckJobHeaderName(name).ok()) << name;
  }
  for (const char* name :
       {"Accept", "Authorization", "Cookie", "X-Hostname", "Content-Type", "x-te", "proxied", "!#$"}) {
    EXPECT_TRUE(CheckJobHeaderName(name).ok()) << name;
  }
}

TEST(HeadersTest, ANameIsAToken) {
  for (const std::string& name :
       {std::string(), std::string("a b"), std::string("a:"), std::string("a\r\nb"), std::string("a\0b", 3),
        std::string("\xC3\xBC"), std::string("(a)"), std::string(257, 'a')}) {
    EXPECT_FALSE(CheckJobHeaderName(name).ok()) << name;
    EXPECT_FALSE(CheckSentHeaders(std::vector<Header>{{name, "x"}}).ok()) << name;
  }
}

TEST(HeadersTest, AValueEndsNoHeader) {
  for (const std::string& value : {std::string("a\r\nX: y"), std::string("a\nb"), std::string("a\0b", 3),
                                   std::string("\x7f"), std::string("\xC3\xBC"), std::string(4'097, 'a')}) {
    const auto wrong = CheckHeaderValue("X-A", value);
    ASSERT_FALSE(wrong.ok());
    EXPECT_EQ(wrong.error().detail.find(value), std::string::npos) << "the value may be a secret";
  }
  for (const std::string& value : {std::string(), std::string("a b\tc"), std::string("~!"), std::string(4'096, 'a')}) {
    EXPECT_TRUE(CheckHeaderValue("X-A", value).ok()) << value;
  }
}

TEST(HeadersTest, AJobHasAtMost32) {
  EXPECT_TRUE(CheckJobHeaders(std::vector<Header>(32, {"X-A", "b"})).ok());
  EXPECT_FALSE(CheckJobHeaders(std::vector<Header>(33, {"X-A", "b"})).ok());
}

TEST(HeadersTest, PawlsOwnAreSentAndThoseOfTheClientAreNot) {
  EXPECT_TRUE(CheckSentHeaders(std::vector<Header>{{"webhook-id", "1"}, {"content-type", "application/json"}}).ok());
  EXPECT_FALSE(CheckSentHeaders(std::vector<Header>{{"Host", "x"}}).ok());
  EXPECT_FALSE(CheckSentHeaders(std::vector<Header>{{"Proxy-Authorization", "x"}}).ok());
  EXPECT_FALSE(CheckSentHeaders(std::vector<Header>{{"X-A", "a\r\nb"}}).ok());
}

TEST(HeadersTest, NamesAreFoundInAnyCase) {
  const Headers headers = {{"Content-Type", "a"}, {"X-B", "b"}};
  EXPECT_EQ(FindHeader(headers, "content-TYPE")->value, "a");
  EXPECT_EQ(FindHeader(headers, "content"), nullptr);
}

}  // namespace
}  // namespace pawl::outbound
