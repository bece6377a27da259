// A job that waits for input outlives its server: killed and started again, it goes on where it was.
#include <csignal>

#include "tests/support/redis_process.h"
#include "tests/system/faults/fault_test.h"

namespace pawl::support {
namespace {

class SuspendRestartTest : public FaultTest, public ::testing::WithParamInterface<std::string> {
 protected:
  SuspendRestartTest() {
    if (GetParam() == "redis") redis_.emplace();
  }
  void StartAgain() {
    if (server_) server_->Kill();
    ServerProcessOptions options;
    if (redis_) options.redis = redis_->url_text();
    Start(std::move(options));
  }
  std::string ClaimOne() {
    const HttpAnswer answer = Post("/v1/claim", R"({"worker":"w","queues":["q"],"wait":"30s"})");
    EXPECT_EQ(answer.status, 200) << answer.body;
    const auto jobs = ElementsAt(answer.body, "jobs");
    return jobs.empty() ? "" : std::string(jobs[0]);
  }
  HttpAnswer Suspend(const std::string& job, const std::string& effects) {
    return Post("/v1/jobs/sum/suspend",
                R"({"token":")" + TextAt(job, "lease.token") + R"(","effects":)" + effects + "}");
  }
  void Write(const std::string& values) {
    const HttpAnswer answer = Post("/v1/jobs/sum/ports/in/add", R"({"values":)" + values + "}");
    EXPECT_EQ(answer.status, 200) << answer.body;
  }

  std::optional<RedisProcess> redis_;
};

TEST_P(SuspendRestartTest, InputAfterARestartResumesIt) {
  StartAgain();
  const HttpAnswer pushed =
      Post("/v1/jobs",
           R"({"type":"t","queue":"q","id":"sum","ports":{"in":{"add":{}},"out":{"sum":{}}},"inputs":{"add":[1]}})");
  ASSERT_EQ(pushed.status, 201) << pushed.body;
  const std::string first = ClaimOne();
  EXPECT_EQ(TextAt(first, "first"), "true");
  EXPECT_EQ(TextAt(first, "inputs.add.items.0.value"), "1");
  const HttpAnswer done = Suspend(first, R"({"consume":[{"port":"add","from":0,"to":1}],"state":{"set":{"sum":1}}})");
  ASSERT_EQ(done.status, 200) << done.body;
  EXPECT_EQ(TextAt(done.body, "state"), "suspended");

  StartAgain();
  EXPECT_EQ(StateOf("sum"), "suspended");
  Write("[2,3]");
  StartAgain();
  EXPECT_EQ(StateOf("sum"), "queued") << "the write was acknowledged, and so was that it wakes the job";
  const std::string second = ClaimOne();
  EXPECT_EQ(TextAt(second, "state.sum"), "1");
  EXPECT_EQ(NumberAt(second, "inputs.add.from"), 1);
  EXPECT_EQ(ElementsAt(second, "inputs.add.items").size(), 2U);

  // Killed in the middle of the run: nothing of it has happened, and its worker may still end it.
  StartAgain();
  EXPECT_EQ(StateOf("sum"), "running");
  const std::string effects =
      R"({"consume":[{"port":"add","from":1,"to":3}],"state":{"set":{"sum":6}},"write":[{"port":"sum","values":[6]}]})";
  EXPECT_EQ(Suspend(second, effects).status, 200);
  StartAgain();
  EXPECT_EQ(StateOf("sum"), "suspended");
  const HttpAnswer sum = Get("/v1/jobs/sum/ports/out/sum");
  EXPECT_EQ(ElementsAt(sum.body, "items").size(), 1U) << sum.body;
  EXPECT_EQ(TextAt(sum.body, "items.0.value"), "6");
}

INSTANTIATE_TEST_SUITE_P(Stores, SuspendRestartTest, ::testing::Values("lmdb", "redis"),
                         [](const auto& test) { return test.param; });

}  // namespace
}  // namespace pawl::support
