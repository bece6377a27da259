// Calls through a real proxy, tinyproxy: it is guarded itself, and what is called through it is judged as well.
#include <gtest/gtest.h>

#include "tests/support/child.h"
#include "tests/support/loop_fixture.h"
#include "tests/support/redis_process.h"
#include "tests/support/temp_dir.h"

namespace pawl::outbound {
namespace {

using support::Child;
using support::WaitingSink;

class LoopProxyTest : public support::LoopTestBase {
 protected:
  void StartProxy(const std::string& more = "") {
    port_ = support::FreePort();
    const std::string file = dir_.File("tinyproxy.conf");
    support::WriteFile(file, "Port " + std::to_string(port_) + "\nListen 127.0.0.1\nTimeout 600\nMaxClients 20\n" +
                                 "Allow 127.0.0.1\nViaProxyName \"test\"\nLogFile \"" + dir_.File("proxy.log") +
                                 "\"\nLogLevel Info\n" + more);
    proxy_ = std::make_unique<Child>(
        support::ChildOptions{.command = {"tinyproxy", "-d", "-c", file}, .error_file = dir_.File("errors.log")});
    ASSERT_TRUE(support::WaitUntil([this] { return support::AcceptsConnections(port_); }))
        << support::ReadFile(dir_.File("errors.log"));
  }
  Request Through(const std::string& url) const {
    Request request = Get(url);
    request.proxy = Proxy{.url = *ParseProxyUrl("http://127.0.0.1:" + std::to_string(port_))};
    return request;
  }

  support::TempDir dir_;
  std::uint16_t port_ = 0;
  std::unique_ptr<Child> proxy_;
};

TEST_F(LoopProxyTest, CarriesARequest) {
  StartProxy();
  WaitingSink sink;
  const Outcome outcome = Call(Through(peer_.Url("/bytes/10")), sink);
  EXPECT_EQ(outcome.status, 200) << outcome.error;
  EXPECT_EQ(sink.body, "xxxxxxxxxx");
  EXPECT_NE(peer_.seen().at(0).Header("via").find("test"), std::string::npos);
}

TEST_F(LoopProxyTest, GetsItsCredentials) {
  StartProxy("BasicAuth user word\n");
  Request request = Through(peer_.Url("/ok"));
  EXPECT_EQ(Call(request).status, 407);
  request.proxy->credentials = "user:word";
  EXPECT_EQ(Call(request).status, 200);
  EXPECT_EQ(peer_.seen().at(0).Header("proxy-authorization"), "");
}

TEST_F(LoopProxyTest, ATunnelThatItRefusesIsAFailureOfTheProxy) {
  StartProxy("ConnectPort 1\n");
  const Outcome outcome = Call(Through("https://127.0.0.1:" + std::to_string(peer_.port()) + "/"));
  EXPECT_EQ(Word(outcome), "proxy") << outcome.error;
  EXPECT_EQ(outcome.status, 0);
}

TEST_F(LoopProxyTest, OneThatIsAwayIsAFailureOfTheProxy) {
  port_ = support::FreePort();
  EXPECT_EQ(Word(Call(Through(peer_.Url("/ok")))), "proxy");
  Request request = Get(peer_.Url("/ok"));
  request.proxy = Proxy{.url = *ParseProxyUrl("http://unknown.test:3128")};
  EXPECT_EQ(Word(Call(request)), "proxy");
}

TEST_F(LoopProxyTest, AJobsProxyIsGuardedAndAnOperatorsIsNot) {
  StartProxy();
  options_.rules = Allow("127.0.0.1:" + std::to_string(peer_.port()));
  Request request = Through(peer_.Url("/ok"));
  EXPECT_EQ(Word(Call(request)), "blocked_address");
  request.proxy->trusted = true;
  EXPECT_EQ(Call(request).status, 200);
}

TEST_F(LoopProxyTest, LoopbackForNamedUrlsIsNotForProxies) {
  StartProxy();
  options_.rules = {.loopback_for_named_urls = true};
  EXPECT_EQ(Word(Call(Through(peer_.Url("/ok")))), "blocked_address");
  EXPECT_EQ(Call(peer_.Url("/ok")).status, 200);
}

TEST_F(LoopProxyTest, WhatIsCalledThroughItIsJudged) {
  StartProxy();
  options_.rules = Allow("127.0.0.1:" + std::to_string(port_));
  dns_.Set("inner.test", {"127.0.0.1"});
  for (const std::string& url : {peer_.Url("/ok"), peer_.UrlOf("inner.test", "/ok")}) {
    EXPECT_EQ(Word(Call(Through(url))), "blocked_address") << url;
  }
  EXPECT_EQ(Word(Call(Through(peer_.UrlOf("unknown.test", "/ok")))), "dns");
  EXPECT_TRUE(peer_.seen().empty());
}

TEST_F(LoopProxyTest, TheServerItselfIsNoProxy) {
  StartProxy();
  options_.rules.own = {{.address = Address::Parse("127.0.0.1"), .port = port_}};
  Request request = Through(peer_.Url("/ok"));
  request.proxy->trusted = true;
  EXPECT_EQ(Call(request).blocked_by, GuardRule::kOwnEndpoint);
}

}  // namespace
}  // namespace pawl::outbound
