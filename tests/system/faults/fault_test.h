// What the tests of this folder start from: a directory of their own, a server on it, a client of it.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>

#include "tests/support/json_at.h"
#include "tests/support/raw_http.h"
#include "tests/support/server_process.h"
#include "tests/support/temp_dir.h"

namespace pawl::support {

class FaultTest : public ::testing::Test {
 protected:
  // Starts the server on the same data again, or for the first time.
  void Start(ServerProcessOptions options = {}) {
    if (options.data.empty()) options.data = Data();
    server_ = std::make_unique<ServerProcess>(std::move(options));
    ASSERT_TRUE(server_->ready()) << server_->Log();
    http_ = std::make_unique<RawHttp>(server_->port());
  }

  std::string Data() const { return dir_.File("data"); }
  std::string DataFile() const { return Data() + "/pawl.mdb"; }

  // A call that must be answered; the status is for the test to judge.
  HttpAnswer Post(const std::string& path, const std::string& body = "{}", const std::string& headers = "") {
    return Answered(http_->Post(path, body, headers), path);
  }
  HttpAnswer Get(const std::string& path) { return Answered(http_->Get(path), path); }

  void Push(const std::string& id, const std::string& queue = "q") {
    const HttpAnswer answer = Post("/v1/jobs", R"({"type":"t","id":")" + id + R"(","queue":")" + queue + R"("})");
    ASSERT_EQ(answer.status, 201) << answer.body;
  }
  // The token of a job of the queue; empty if there was none.
  std::string Claim(const std::string& queue = "q") {
    const HttpAnswer answer = Post("/v1/claim", R"({"worker":"w","queues":[")" + queue + R"("]})");
    EXPECT_EQ(answer.status, 200) << answer.body;
    return TextAt(answer.body, "jobs.0.lease.token");
  }
  HttpAnswer Complete(const std::string& id, const std::string& token) {
    return Post("/v1/jobs/" + id + "/complete", R"({"token":")" + token + R"("})");
  }
  std::string StateOf(const std::string& id) { return TextAt(Get("/v1/jobs/" + id).body, "state"); }

  TempDir dir_;
  std::unique_ptr<ServerProcess> server_;
  std::unique_ptr<RawHttp> http_;

 private:
  HttpAnswer Answered(std::optional<HttpAnswer> answer, const std::string& path) {
    EXPECT_TRUE(answer.has_value()) << "no answer to " << path << "\n" << server_->Log();
    return answer.value_or(HttpAnswer{});
  }
};

}  // namespace pawl::support
