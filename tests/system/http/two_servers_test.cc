// Two real servers that share one namespace of a Redis: what one is told, the other knows.
#include <gmock/gmock.h>

#include "tests/support/server_process.h"
#include "tests/system/http/http_test.h"

namespace pawl::system_test {
namespace {

using support::ServerProcess;

class TwoServersTest : public testing::Test {
 protected:
  support::ServerProcessOptions Node(const std::string& name) const {
    return {.data = dir_.File(name), .redis = RedisOfTests().url_text(), .name_space = name_space_};
  }
  void SetUp() override {
    ASSERT_TRUE(first_.ready()) << first_.Log();
    ASSERT_TRUE(second_.ready()) << second_.Log();
  }
  static std::string Call(const ServerProcess& server, std::string_view method, const std::string& path,
                          const std::string& body = "") {
    const auto answer = RawHttp(server.port()).Call(method, path, body);
    EXPECT_TRUE(answer && answer->status < 300) << path << ": " << (answer ? answer->body : "no answer");
    return answer ? answer->body : "";
  }

  support::TempDir dir_;
  const std::string name_space_ = NewNamespace();
  ServerProcess first_{Node("first")};
  ServerProcess second_{Node("second")};
};

// The second server meets the queue's name for the first time in the claim; so it does in the next test.
TEST_F(TwoServersTest, AJobThatOneTakesIsClaimedAtTheOtherAndFinishedAtEither) {
  EXPECT_THAT(first_.ready_line(), testing::HasSubstr("namespace " + name_space_));
  Call(first_, "POST", "/v1/jobs", R"({"type":"mail","id":"m-1","payload":[1]})");
  const std::string claimed = Call(second_, "POST", "/v1/claim", R"({"queues":["mail"],"worker":"w1"})");
  EXPECT_EQ(TextAt(claimed, "jobs.0.payload"), "[1]");
  EXPECT_EQ(TextAt(Call(first_, "GET", "/v1/jobs/m-1"), "state"), "running");
  const std::string token = R"({"token":")" + TextAt(claimed, "jobs.0.lease.token") + "\"}";
  EXPECT_EQ(TextAt(Call(first_, "POST", "/v1/jobs/m-1/complete", token), "state"), "completed");
  EXPECT_EQ(TextAt(Call(second_, "GET", "/v1/jobs/m-1"), "state"), "completed");
}

TEST_F(TwoServersTest, AClaimThatMayWaitGetsAJobOfAQueueThatTheOtherHasNamed) {
  Call(first_, "POST", "/v1/jobs", R"({"type":"mail","id":"m-1"})");
  const std::string claimed = Call(second_, "POST", "/v1/claim", R"({"queues":["mail"],"worker":"w1","wait":"20s"})");
  EXPECT_EQ(TextAt(claimed, "jobs.0.id"), "m-1");
}

}  // namespace
}  // namespace pawl::system_test
