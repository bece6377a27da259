// A server with a store, a port and a clock of its own, and clients of it. The store is on disk, or with
// PAWL_TEST_STORE=redis a namespace of a Redis: everything must be the same.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>

#include "base/clock.h"
#include "server/server.h"
#include "tests/support/json_at.h"
#include "tests/support/raw_http.h"
#include "tests/support/store_of_tests.h"
#include "tests/support/temp_dir.h"

namespace pawl::system_test {

using support::ElementsAt;
using support::HttpAnswer;
using support::NewNamespace;
using support::NumberAt;
using support::OnRedis;
using support::RawHttp;
using support::RedisOfTests;
using support::TextAt;

class HttpTest : public testing::Test {
 protected:
  explicit HttpTest(ServerOptions options = {}) { StartServer(std::move(options)); }

  void StartServer(ServerOptions options) {
    http_.reset();
    server_.reset();
    options.listen.port = 0;
    if (OnRedis()) {
      options.redis_url = RedisOfTests().url_text();
      options.redis_namespace = name_space_;
    } else {
      options.data_dir = dir_.path();
    }
    options.clock = clock_;
    auto server = Server::Start(std::move(options));
    ASSERT_TRUE(server.ok()) << ToString(server.error());
    server_ = *std::move(server);
    http_ = std::make_unique<RawHttp>(server_->port());
  }

  HttpAnswer Call(std::string_view method, std::string_view path, std::string_view body = "",
                  std::string_view headers = "") {
    const auto answer = http_->Call(method, path, body, headers);
    EXPECT_TRUE(answer) << method << " " << path << " has no answer";
    return answer.value_or(HttpAnswer{});
  }
  HttpAnswer Get(std::string_view path) { return Call("GET", path); }
  HttpAnswer Post(std::string_view path, std::string_view body = "{}", std::string_view headers = "") {
    return Call("POST", path, body, headers);
  }

  // The answer of a request that must succeed.
  std::string Ok(const HttpAnswer& answer) {
    EXPECT_TRUE(answer.status == 200 || answer.status == 201) << answer.status << " " << answer.body;
    return answer.body;
  }
  std::string Push(std::string_view body) { return Ok(Post("/v1/jobs", body)); }
  // Claims one job; empty when there is none.
  std::string Claim(const std::string& queue, const std::string& worker = "w1") {
    const std::string body = Ok(Post("/v1/claim", R"({"queues":[")" + queue + R"("],"worker":")" + worker + R"("})"));
    const auto jobs = ElementsAt(body, "jobs");
    return jobs.empty() ? "" : std::string(jobs[0]);
  }
  std::string StateOf(const std::string& ref) { return TextAt(Get("/v1/jobs/" + ref).body, "state"); }

  // What the engine does by itself once the clock was moved follows a moment later.
  void WaitForState(const std::string& ref, const std::string& state) {
    while (StateOf(ref) != state) continue;
  }

  static std::string Token(const std::string& claimed) { return TextAt(claimed, "lease.token"); }
  static std::string WithToken(const std::string& claimed, const std::string& rest = "") {
    return R"({"token":")" + Token(claimed) + '"' + (rest.empty() ? "" : "," + rest) + "}";
  }

  support::TempDir dir_;
  const std::string name_space_ = NewNamespace();
  std::shared_ptr<ManualClock> clock_ = std::make_shared<ManualClock>();
  std::unique_ptr<Server> server_;
  std::unique_ptr<RawHttp> http_;
};

// Expects an error with this status, code and field.
inline void ExpectProblem(const HttpAnswer& answer, int status, std::string_view code, std::string_view field = "") {
  EXPECT_EQ(answer.status, status) << answer.body;
  EXPECT_EQ(answer.Header("content-type"), "application/problem+json");
  EXPECT_EQ(TextAt(answer.body, "code"), code) << answer.body;
  EXPECT_EQ(TextAt(answer.body, "field"), field) << answer.body;
  EXPECT_EQ(NumberAt(answer.body, "status"), status);
  EXPECT_FALSE(TextAt(answer.body, "detail").empty());
}

}  // namespace pawl::system_test
