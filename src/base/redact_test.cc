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

TEST(RedactUrlsTest, HidesThePasswordOnly) {
  EXPECT_EQ(RedactUrls("https://user:pass@example.org/a?b=c"), "https://user:[redacted]@example.org/a?b=c");
  EXPECT_EQ(RedactUrls("redis://:pw@h:6379 and ftp://u:p@x@y/z"),
            "redis://:[redacted]@h:6379 and ftp://u:[redacted]@y/z");
}

TEST(RedactUrlsTest, LeavesTextWithoutPasswordsAlone) {
  for (const char* text : {"", "https://example.org:8080/a@b", "https://user@example.org", "mailto:a:b@c", "a://b:@c",
                           "://", "x: y@z", "https://h/p?q=http:u:p@h"}) {
    EXPECT_FALSE(RedactUrls(text).has_value()) << text;
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

TEST(RedactJsonTest, HidesPasswordsInUrls) {
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
