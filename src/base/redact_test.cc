#include "base/redact.h"

#include <gtest/gtest.h>

#include <string>

#include "base/json_reader.h"

namespace pawl {
namespace {

TEST(IsSecretNameTest, KnowsSecretsInAnySpelling) {
  for (const char* name : {"token",
                           "Token",
                           "TOKEN",
                           "access_token",
                           "accessToken",
                           "refresh-token",
                           "secret",
                           "client_secret",
                           "secretKey",
                           "password",
                           "PASSWORD",
                           "db.password",
                           "password_hash",
                           "passwd",
                           "pwd",
                           "Authorization",
                           "Proxy-Authorization",
                           "cookie",
                           "Set-Cookie",
                           "api_key",
                           "apiKey",
                           "X-Api-Key",
                           "private_key",
                           "credentials",
                           "aws_secret_access_key",
                           "tokens",
                           "jwt"}) {
    EXPECT_TRUE(IsSecretName(name)) << name;
  }
}

TEST(IsSecretNameTest, LeavesOtherNamesAlone) {
  for (const char* name : {"", "type", "queue", "key", "tokenizer", "token_count", "author", "passenger", "unique_key",
                           "cookie_count", "keyboard", "id"}) {
    EXPECT_FALSE(IsSecretName(name)) << name;
  }
}

TEST(RedactTextTest, HidesThePasswordOfAUrlOnly) {
  EXPECT_EQ(RedactText("https://user:pass@example.org/a?b=c"), "https://user:[redacted]@example.org/a?b=c");
  EXPECT_EQ(RedactText("redis://:pw@h:6379 and ftp://u:p@x@y/z"),
            "redis://:[redacted]@h:6379 and ftp://u:[redacted]@y/z");
  EXPECT_EQ(RedactText("http://u:p/w?x@h/"), "http://u:[redacted]@h/");
  EXPECT_EQ(RedactText("alice:hunter2@db-1"), "alice:[redacted]@db-1");
  EXPECT_EQ(RedactText("https://h/p?q=http:u:p@h"), "https://h/p?q=http:[redacted]@h");
}

TEST(RedactTextTest, HidesParametersWithSecretNames) {
  EXPECT_EQ(RedactText("GET /a?token=t1&x=1&access_token=t2#f"),
            "GET /a?token=[redacted]&x=1&access_token=[redacted]#f");
  EXPECT_EQ(RedactText("https://h/?key=k&sig=s&X-Amz-Signature=a&api_key=b"),
            "https://h/?key=[redacted]&sig=[redacted]&X-Amz-Signature=[redacted]&api_key=[redacted]");
  EXPECT_EQ(RedactText("Server=db;Password=p w;User=u"), "Server=db;Password=[redacted] w;User=u");
  EXPECT_EQ(RedactText("password = \"two words\" ok"), "password = \"[redacted]\" ok");
  EXPECT_EQ(RedactText(R"({:secret=>"x", "a"=>1})"), R"({:secret=>"[redacted]", "a"=>1})");
}

TEST(RedactTextTest, HidesMembersOfJsonInAText) {
  EXPECT_EQ(RedactText(R"(got {"token":"abc","n":1})"), R"(got {"token":"[redacted]","n":1})");
  EXPECT_EQ(RedactText(R"({'api_key': 'abc'})"), R"({'api_key': '[redacted]'})");
  EXPECT_EQ(RedactText(R"({\"secret\":\"a\\\"b\",\"n\":1})"), R"({\"secret\":\"[redacted]\",\"n\":1})");
  EXPECT_EQ(RedactText(R"({"tokens": ["a", "b"], "n": 1})"), R"({"tokens": [redacted], "n": 1})");
  EXPECT_EQ(RedactText(R"({"token": 12})"), R"({"token": [redacted]})");
}

TEST(RedactTextTest, HidesHeadersAndCredentials) {
  EXPECT_EQ(RedactText("a\nAuthorization: Token abc def\r\nHost: h"), "a\nAuthorization: [redacted]\r\nHost: h");
  EXPECT_EQ(RedactText("curl -H 'X-Api-Key: abc' h"), "curl -H 'X-Api-Key: [redacted]' h");
  EXPECT_EQ(RedactText("Cookie: a=b; c=d"), "Cookie: [redacted]");
  EXPECT_EQ(RedactText("401 for bearer abcd.efg-h, retry"), "401 for bearer [redacted], retry");
  EXPECT_EQ(RedactText("(Basic dXNlcjpwYXNz)"), "(Basic [redacted])");
  EXPECT_EQ(RedactText("password: hunter2"), "password: [redacted]");
}

TEST(RedactTextTest, LeavesTextWithoutCredentialsAlone) {
  for (const char* text : {"",
                           "https://example.org:8080/a@b",
                           "https://user@example.org",
                           "mailto:a@c",
                           "a://b:@c",
                           "://",
                           "x: y@z",
                           "http://h:80?to=a@b",
                           "registry:5000/app@sha256:abc",
                           "git@github.com:org/repo",
                           "Unexpected token: }",
                           "token count = 5",
                           "a == b",
                           "Basic usage of it",
                           "a Bearer token is missing",
                           "Bearer realm=\"x\"",
                           "duplicate key=5",
                           "the cookie is stale",
                           "at 12:30:00",
                           "x=1&y=2"}) {
    EXPECT_FALSE(RedactText(text).has_value()) << text << " became " << RedactText(text).value_or("");
  }
}

TEST(RedactTextTest, TwiceIsOnce) {
  for (const char* text : {"https://u:p@h/?token=a b", "Authorization: Basic abc", "Bearer abcdef",
                           R"({"token":["x"]})", "password: x", "a:b@c:d@e token=token=x"}) {
    const std::string once = RedactText(text).value_or(text);
    EXPECT_NE(once, text);
    EXPECT_EQ(RedactText(once).value_or(once), once);
  }
}

TEST(RedactJsonTest, ReplacesSecretsAtAnyDepthAndKeepsTheRestByteForByte) {
  EXPECT_EQ(RedactJson("{ \"a\" : 9007199254740993 , \"token\" : { \"x\" : [ 1 ] } ,\"b\":[{\"Password\":null,"
                       "\"c\":1e400}], \"\\u0074oken\":1,\"to\\/\":\"\\u0074\" } "),
            "{ \"a\" : 9007199254740993 , \"token\" : \"[redacted]\" ,\"b\":[{\"Password\":\"[redacted]\","
            "\"c\":1e400}], \"\\u0074oken\":\"[redacted]\",\"to\\/\":\"\\u0074\" } ");
}

TEST(RedactJsonTest, DoesNotTakeAStringValueForAKey) {
  EXPECT_EQ(RedactJson(R"(["token","password",{"a":"token","b":1}])"), R"(["token","password",{"a":"token","b":1}])");
}

TEST(RedactJsonTest, HidesCredentialsInStringsAndKeys) {
  EXPECT_EQ(RedactJson(R"({"u:p@h":["Bearer abcdef",1],"x":"?token\u003dabc"})"),
            R"({"u:[redacted]@h":["Bearer [redacted]",1],"x":"?token=[redacted]"})");

  EXPECT_EQ(RedactJson(R"({"url":"http://u:p@h/","x":["http:\/\/u:p@h\/\n"],"y":"http://h/"})"),
            R"({"url":"http://u:[redacted]@h/","x":["http://u:[redacted]@h/\n"],"y":"http://h/"})");
  EXPECT_EQ(RedactJson(R"("http://u:p@h")"), R"("http://u:[redacted]@h")");
}

TEST(RedactJsonTest, StaysValidAtTheGreatestDepth) {
  std::string text = "1";
  for (int i = 0; i < 63; ++i) text = "{\"a\":[1],\"b\":" + text + "}";
  text = "[" + text + "]";
  EXPECT_EQ(RedactJson(text), text);
  EXPECT_TRUE(ValidateJson(RedactJson("{\"secret\":" + text.substr(1, text.size() - 2) + "}")).ok());
  EXPECT_EQ(RedactJson("{\"secret\":" + text + "}"), "{\"secret\":\"[redacted]\"}");
}

}  // namespace
}  // namespace pawl
