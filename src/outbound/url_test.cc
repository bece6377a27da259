#include "outbound/url.h"

#include <gtest/gtest.h>

namespace pawl::outbound {
namespace {

std::string Canonical(std::string_view text) {
  const Result<Url> url = ParseUrl(text);
  return url.ok() ? url->text() : "error: " + url.error().detail;
}

TEST(UrlTest, EverySpellingOfAHostBecomesTheOneThatIsConnectedTo) {
  const std::pair<const char*, const char*> cases[] = {
      {"http://example.com", "http://example.com/"},
      {"HTTP://EXAMPLE.com:80/a/../b?q=1#part", "http://example.com/b?q=1"},
      {"https://example.com:443/", "https://example.com/"},
      {"https://example.com:80/", "https://example.com:80/"},
      {"http://example.com.", "http://example.com/"},
      {"http://ex%41mple.com/", "http://example.com/"},
      {"http://b\u00FCcher.example/", "http://xn--bcher-kva.example/"},
      {"http://2130706433/", "http://127.0.0.1/"},
      {"http://0x7f.1/", "http://127.0.0.1/"},
      {"http://0177.0.0.1/", "http://127.0.0.1/"},
      {"http://127.1/", "http://127.0.0.1/"},
      {"http://127.0.0.1./", "http://127.0.0.1/"},
      {"http://0x7f000001./", "http://127.0.0.1/"},
      {"http://127%2e0%2e0%2e1/", "http://127.0.0.1/"},
      {"http://\uFF11\uFF12\uFF17.0.0.1/", "http://127.0.0.1/"},
      {"http://\u2460\u2461\u2466.0.0.1/", "http://127.0.0.1/"},
      {"http://127\u30020\u30020\u30021/", "http://127.0.0.1/"},
      {"http://[::FFFF:7F00:0001]:8080/x", "http://[::ffff:127.0.0.1]:8080/x"},
      {"http://[0:0:0:0:0:0:0:1]/", "http://[::1]/"},
      {"http://example.com/\u00FC?\u00FC", "http://example.com/%c3%bc?%c3%bc"},
  };
  for (const auto& [text, canonical] : cases) {
    EXPECT_EQ(Canonical(text), canonical) << text;
    EXPECT_EQ(Canonical(canonical), canonical) << text;
  }
}

TEST(UrlTest, WhatCannotBeCalledIsRefusedWithAReason) {
  const std::pair<std::string, const char*> cases[] = {
      {"", "http"},
      {"example.com/x", "http://"},
      {"ftp://example.com/", "http://"},
      {"file:///etc/passwd", "http://"},
      {"gopher://example.com/", "http://"},
      {"http://", "host"},
      {"http:///", "host"},
      {"http://user@example.com/", "user"},
      {"http://user:pass@example.com/", "user"},
      {"http://a\\@example.com/", "user"},
      {"http://example.com/a b", "%20"},
      {"http://example.com/\ta", "control"},
      {"http://example.com/\r\nHost: x", "control"},
      {std::string("http://example.com/\0x", 21), "control"},
      {"http://example.com/\x7f", "control"},
      {"http://example.com:0/", "65535"},
      {"http://example.com:65536/", "65535"},
      {"http://example.com:-1/", "65535"},
      {"http://example.com:80x/", "65535"},
      {"http://[fe80::1%25eth0]/", "zone"},
      {"http://[fe80::1%eth0]/", "zone"},
      {"http://[::1/", "address"},
      {"http://[v1.x]/", "address"},
      {"http://1.2.3.4.5/", "address"},
      {"http://256.256.256.256/", "address"},
      {"http://1.2.3.0x100/", "address"},
      {"http://a..b/", "name"},
      {"http://.a/", "name"},
      {"http://a,b/", "name"},
      {"http://a;b/", "name"},
      {"http://%00/", "name"},
      {"http://a%20b/", "name"},
      {"http://" + std::string(64, 'a') + ".example/", "name"},
      {"http://example.com/" + std::string(4'096, 'a'), "4096"},
  };
  for (const auto& [text, why] : cases) {
    const Result<Url> url = ParseUrl(text);
    ASSERT_FALSE(url.ok()) << text << " became " << url->text();
    EXPECT_EQ(url.error().code, ErrorCode::kInvalid);
    EXPECT_NE(url.error().detail.find(why), std::string::npos) << text << ": " << url.error().detail;
  }
}

TEST(UrlTest, TheUsualPortIsLeftOutOfTheGroupsName) {
  EXPECT_EQ(ParseUrl("https://Shop.example/a")->HostKey(), "shop.example");
  EXPECT_EQ(ParseUrl("https://shop.example:443/a")->HostKey(), "shop.example");
  EXPECT_EQ(ParseUrl("https://shop.example:80/a")->HostKey(), "shop.example:80");
  EXPECT_EQ(ParseUrl("http://shop.example:8080")->HostKey(), "shop.example:8080");
  EXPECT_EQ(ParseUrl("http://[::1]:8080/")->HostKey(), "[::1]:8080");
  EXPECT_EQ(ParseUrl("http://[::1]:8080/")->host(), "::1");
  EXPECT_EQ(ParseUrl("http://[::1]/")->Origin(), "http://[::1]:80");
}

TEST(UrlTest, LogsHoldNoQuery) {
  EXPECT_EQ(ParseUrl("https://shop.example/cb?token=abc")->LogText(), "https://shop.example/cb");
}

TEST(UrlTest, AReferenceIsResolvedAgainstItsPage) {
  const Url base = *ParseUrl("https://shop.example/a/b?c");
  EXPECT_EQ(ResolveReference(base, "/x")->text(), "https://shop.example/x");
  EXPECT_EQ(ResolveReference(base, "x?y")->text(), "https://shop.example/a/x?y");
  EXPECT_EQ(ResolveReference(base, "//other.example/x")->text(), "https://other.example/x");
  EXPECT_EQ(ResolveReference(base, "http://0x7f.1/")->text(), "http://127.0.0.1/");
  EXPECT_EQ(ResolveReference(base, "/a b")->text(), "https://shop.example/a%20b");
  EXPECT_FALSE(ResolveReference(base, "file:///etc/passwd").ok());
  EXPECT_FALSE(ResolveReference(base, "http://u:p@other.example/").ok());
  EXPECT_FALSE(ResolveReference(base, std::string(5'000, 'a')).ok());
}

TEST(UrlTest, AProxyHasNoPath) {
  EXPECT_TRUE(ParseProxyUrl("http://proxy.example:3128").ok());
  EXPECT_TRUE(ParseProxyUrl("http://proxy.example:3128/").ok());
  EXPECT_FALSE(ParseProxyUrl("http://proxy.example:3128/x").ok());
  EXPECT_FALSE(ParseProxyUrl("http://proxy.example:3128?x/").ok());
  EXPECT_FALSE(ParseProxyUrl("https://proxy.example:3128").ok());
  EXPECT_FALSE(ParseProxyUrl("socks5://proxy.example:3128").ok());
}

}  // namespace
}  // namespace pawl::outbound
