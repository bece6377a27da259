// What a node shows of the calls that it makes itself: GET /v1/outbound and /metrics.
#include "tests/support/dns_peer.h"
#include "tests/support/http_peer.h"
#include "tests/system/http/http_test.h"

namespace pawl::system_test {
namespace {

class OutboundTest : public HttpTest {
 protected:
  OutboundTest() {
    // Nobody is called there: the guard refuses when the name server has answered.
    dns_.Set("inner.test", {"10.0.0.1"});
    ServerOptions options;
    options.outbound.dns = {dns_.server()};
    StartServer(std::move(options));
  }

  std::string PushHttp(const std::string& url, const std::string& more = "") {
    return TextAt(Push(R"({"type":"http","payload":{"url":")" + url + R"("})" + more + "}"), "id");
  }
  void WaitForMetric(const std::string& line) {
    while (Get("/metrics").body.find("\n" + line + "\n") == std::string::npos) continue;
  }

  support::HttpPeer peer_;
  support::DnsPeer dns_;
};

TEST_F(OutboundTest, AHostThatTwoExecutorsCallIsListedOnce) {
  PushHttp(peer_.Url("/ok"), R"(,"callbacks":{"url":")" + peer_.Url("/done") + "\"}");
  ASSERT_TRUE(peer_.WaitForRequests(2));
  std::string shown;
  do {
    shown = Ok(Get("/v1/outbound"));
  } while (TextAt(shown, "hosts.0.ok") != "2");
  ASSERT_EQ(ElementsAt(shown, "hosts").size(), 1U) << shown;
  EXPECT_EQ(TextAt(shown, "hosts.0.host"), peer_.Url(""));
  EXPECT_EQ(TextAt(shown, "hosts.0.in_flight"), "0");
  EXPECT_EQ(TextAt(shown, "hosts.0.failed"), "0");
  EXPECT_EQ(TextAt(shown, "hosts.0.last_error"), "null");
}

TEST_F(OutboundTest, CallsAreCountedByWhatTheyCameToAndByTheirTime) {
  WaitForState(PushHttp(peer_.Url("/ok")), "completed");
  WaitForState(PushHttp(peer_.Url("/status/404")), "dead");
  WaitForMetric(R"(pawl_outbound_seconds_count{executor="http"} 2)");
  const std::string metrics = Get("/metrics").body;
  for (const char* line :
       {R"(pawl_outbound_requests_total{executor="http",outcome="2xx"} 1)",
        R"(pawl_outbound_requests_total{executor="http",outcome="4xx"} 1)", "# TYPE pawl_outbound_seconds histogram",
        R"(pawl_outbound_seconds_bucket{executor="http",le="+Inf"} 2)",
        R"(pawl_outbound_seconds_count{executor="notify"} 0)", R"(pawl_outbound_in_flight{executor="http"} 0)",
        R"(pawl_outbound_target{executor="http"} 256)",
        R"(pawl_outbound_bytes_total{executor="http",direction="sent"} 0)", "pawl_hosts_down 0"}) {
    EXPECT_NE(metrics.find(std::string("\n") + line + "\n"), std::string::npos) << line << "\n" << metrics;
  }
  EXPECT_EQ(metrics.find("pawl_exec_running"), std::string::npos) << "there are no commands";
}

TEST_F(OutboundTest, WhatTheGuardRefusesIsCountedByItsRule) {
  const std::string job = PushHttp("http://inner.test/");
  WaitForState(job, "dead");
  EXPECT_EQ(TextAt(Get("/v1/jobs/" + job).body, "error.type"), "blocked_address");
  WaitForMetric(R"(pawl_blocked_total{rule="special_address"} 1)");
  WaitForMetric(R"(pawl_blocked_total{rule="deny"} 0)");
}

}  // namespace
}  // namespace pawl::system_test
