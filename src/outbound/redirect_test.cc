#include "outbound/redirect.h"

#include <gtest/gtest.h>

namespace pawl::outbound {
namespace {

const Url kPage = *ParseUrl("https://shop.example/a/b");

TEST(RedirectTest, OnlyFiveStatusesAreRedirects) {
  for (const int status : {301, 302, 303, 307, 308}) EXPECT_TRUE(IsRedirect(status));
  for (const int status : {200, 201, 300, 304, 305, 306, 309, 404}) EXPECT_FALSE(IsRedirect(status));
}

TEST(RedirectTest, LeadsToTheLocation) {
  EXPECT_EQ(FindNextHop(kPage, "../c", 0, 5).url.text(), "https://shop.example/c");
  EXPECT_EQ(FindNextHop(kPage, "https://cdn.example/x", 4, 5).url.text(), "https://cdn.example/x");
}

TEST(RedirectTest, TooManyOrNoneOrDownToHttpIsARedirectThatFails) {
  EXPECT_EQ(FindNextHop(kPage, "/x", 5, 5).failure, Failure::kRedirect);
  EXPECT_EQ(FindNextHop(kPage, "/x", 0, 0).failure, Failure::kRedirect);
  EXPECT_EQ(FindNextHop(kPage, "", 0, 5).failure, Failure::kRedirect);
  EXPECT_EQ(FindNextHop(kPage, "http://shop.example/", 0, 5).failure, Failure::kRedirect);
  const Url plain = *ParseUrl("http://shop.example/");
  EXPECT_EQ(FindNextHop(plain, "https://shop.example/", 0, 5).failure, Failure::kNone);
}

TEST(RedirectTest, ALocationThatCannotBeCalledIsABadUrl) {
  for (const char* location : {"ftp://shop.example/", "file:///etc/passwd", "https://u:p@shop.example/", "https://"}) {
    const NextHop hop = FindNextHop(kPage, location, 0, 5);
    EXPECT_EQ(hop.failure, Failure::kBadUrl) << location;
    EXPECT_FALSE(hop.error.empty());
  }
}

TEST(RedirectTest, CredentialsStayAtTheirOrigin) {
  const Headers headers = {{"Authorization", "a"}, {"COOKIE", "b"}, {"X-Key", "c", true}, {"Accept", "d"}};
  for (const char* same : {"https://shop.example/other", "https://SHOP.example:443/"}) {
    EXPECT_EQ(HeadersForHop(headers, kPage, *ParseUrl(same)), headers) << same;
  }
  for (const char* other :
       {"https://cdn.example/", "https://shop.example:8443/", "http://shop.example:443/", "https://a.shop.example/"}) {
    EXPECT_EQ(HeadersForHop(headers, kPage, *ParseUrl(other)), (Headers{{"Accept", "d"}})) << other;
  }
}

}  // namespace
}  // namespace pawl::outbound
