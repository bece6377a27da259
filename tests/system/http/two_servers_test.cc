// Two servers on one Redis: what one is told, the other knows.
#include "tests/system/http/two_servers.h"

#include <gmock/gmock.h>

namespace pawl::system_test {
namespace {

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

// Only those with a job in hand were listed by the other node.
TEST_F(TwoServersTest, EachListsTheIdleWorkersOfTheOther) {
  Call(first_, "POST", "/v1/claim", R"({"queues":["q"],"worker":"w1","worker_info":{"host":"box-3"}})");
  std::string listed;
  while (ElementsAt(listed, "workers").empty()) listed = Call(second_, "GET", "/v1/workers?worker=w1");
  EXPECT_EQ(TextAt(listed, "workers.0.host"), "box-3");
  EXPECT_EQ(TextAt(listed, "workers.0.state"), "idle");
  Call(second_, "POST", "/v1/workers/w1/quiet");
  while (TextAt(listed, "workers.0.quiet") != "true") listed = Call(first_, "GET", "/v1/workers?worker=w1");
  Call(second_, "POST", "/v1/workers/w1/resume");
  while (TextAt(listed, "workers.0.quiet") != "false") listed = Call(first_, "GET", "/v1/workers?worker=w1");
}

TEST_F(TwoServersTest, AClaimThatMayWaitGetsAJobOfAQueueThatTheOtherHasNamed) {
  Call(first_, "POST", "/v1/jobs", R"({"type":"mail","id":"m-1"})");
  const std::string claimed = Call(second_, "POST", "/v1/claim", R"({"queues":["mail"],"worker":"w1","wait":"20s"})");
  EXPECT_EQ(TextAt(claimed, "jobs.0.id"), "m-1");
}

}  // namespace
}  // namespace pawl::system_test
