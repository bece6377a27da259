// TLS against a redis-server with a certificate of an authority that the test made.
#include <gtest/gtest.h>
#include <unistd.h>

#include "redis/redis_link.h"
#include "tests/support/redis_process.h"

namespace pawl {
namespace {

using support::Child;
using support::RedisProcess;
using support::TempDir;

class RedisTlsTest : public testing::Test {
 protected:
  void SetUp() override {
    Run({"req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=Test authority", "-keyout",
         "ca.key", "-out", "ca.pem"});
    Run({"req", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=redis", "-keyout", "redis.key", "-out", "redis.csr"});
    support::WriteFile(dir_.File("names"), "subjectAltName=DNS:localhost\n");
    Run({"x509", "-req", "-in", "redis.csr", "-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", "-days", "2",
         "-extfile", "names", "-out", "redis.pem"});
    tls_port_ = support::FreePort();
    redis_ = std::make_unique<RedisProcess>(support::RedisProcessOptions{
        .arguments = {"--tls-port", std::to_string(tls_port_), "--tls-cert-file", dir_.File("redis.pem"),
                      "--tls-key-file", dir_.File("redis.key"), "--tls-ca-cert-file", dir_.File("ca.pem"),
                      "--tls-auth-clients", "no"}});
  }

  void Run(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "openssl");
    Child child({.command = arguments, .error_file = dir_.File("openssl.log"), .prepare = [this] {
                   (void)!chdir(dir_.path().c_str());
                 }});
    ASSERT_EQ(child.Wait(), 0) << support::ReadFile(dir_.File("openssl.log"));
  }

  // In the certificate are the name localhost, and no address.
  RedisUrl Url(const std::string& host, const std::string& ca_file) const {
    RedisUrl url;
    url.endpoints = {{.host = host, .port = tls_port_}};
    url.tls = true;
    url.ca_file = ca_file;
    return url;
  }

  TempDir dir_;
  std::uint16_t tls_port_ = 0;
  std::unique_ptr<RedisProcess> redis_;
};

TEST_F(RedisTlsTest, LargePipelinesPassBothWays) {
  RedisLink link(Url("localhost", dir_.File("ca.pem")), {.wait = support::kPatience});
  std::string value(3'000'000, '\0');
  for (std::size_t i = 0; i < value.size(); ++i) value[i] = static_cast<char>(i * 31 + i / 257);
  std::vector<RedisCommand> commands;
  for (int i = 0; i < 5; ++i) {
    commands.push_back(RedisCommand("SET").Add("k").Add(value));
    commands.push_back(RedisCommand("GET").Add("k"));
    for (int n = 0; n < 500; ++n) commands.push_back(RedisCommand("ECHO").Add(n));
  }
  const auto replies = link.Call(commands);
  ASSERT_TRUE(replies.ok()) << ToString(replies.error());
  for (std::size_t i = 1; i < replies->size(); i += 502) {
    EXPECT_TRUE((*replies)[i].text == value);
    EXPECT_EQ((*replies)[i + 500].text, "499");
  }
  EXPECT_EQ(link.connects(), 1U);
}

TEST_F(RedisTlsTest, ACertificateOfAnUnknownAuthorityIsRefused) {
  RedisLink link(Url("localhost", ""), {.wait = std::chrono::hours(1)});
  const auto error = link.Call(RedisCommand("PING")).error();
  EXPECT_EQ(error.code, ErrorCode::kUnavailable);
  EXPECT_NE(error.detail.find("certificate"), std::string::npos) << error.detail;
}

TEST_F(RedisTlsTest, ACertificateForAnotherHostIsRefused) {
  RedisLink link(Url("127.0.0.1", dir_.File("ca.pem")), {.wait = std::chrono::hours(1)});
  const auto error = link.Call(RedisCommand("PING")).error();
  EXPECT_EQ(error.code, ErrorCode::kUnavailable);
  EXPECT_NE(error.detail.find("IP address mismatch"), std::string::npos) << error.detail;
}

TEST_F(RedisTlsTest, AFileWithoutAuthoritiesIsNamed) {
  RedisLink link(Url("localhost", dir_.File("absent.pem")), {.wait = std::chrono::hours(1)});
  const auto error = link.Call(RedisCommand("PING")).error();
  EXPECT_EQ(error.code, ErrorCode::kUnavailable);
  EXPECT_NE(error.detail.find("absent.pem"), std::string::npos) << error.detail;
}

TEST_F(RedisTlsTest, AServerWithoutTlsIsUnreachable) {
  RedisUrl url = Url("localhost", dir_.File("ca.pem"));
  url.endpoints[0].port = redis_->port();
  RedisLink link(url, {.wait = std::chrono::milliseconds(50)});
  EXPECT_EQ(link.Call(RedisCommand("PING")).error().code, ErrorCode::kUnavailable);
}

}  // namespace
}  // namespace pawl
