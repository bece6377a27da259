#include <gtest/gtest.h>

#include "pawl/testing.h"

namespace pawl {
namespace {

using std::chrono::seconds;

Result<std::string> Echo(Run& run) {
  while (auto value = run.Read("in")) run.Write("out", *value);
  return run.Suspend();
}

const TypeOptions kEcho{.in = {{"in", {}}}, .out = {{"out", {}}}};

TEST(TestBenchTest, RunsWhatCanRun) {
  TestBench bench;
  bench.worker().Handle("echo", kEcho, {.run = Echo});
  ASSERT_TRUE(bench.jobs().Push({.type = "echo", .id = "e"}).ok());
  EXPECT_EQ(*bench.Drain(), 1U);
  EXPECT_EQ(*bench.Drain(), 0U);
  ASSERT_TRUE(bench.jobs().Write("e", "in", {"1", "2"}).ok());
  EXPECT_EQ(*bench.Drain(), 1U);
  EXPECT_EQ(bench.jobs().Read("e", "out", 10)->size(), 2U);
}

TEST(TestBenchTest, WorkersOfSeveralQueuesFeedEachOther) {
  TestBench bench;
  bench.worker("left").Handle("echo", {.in = {{"in", {}}}, .out = {{"out", {.channels = {"/x"}}}}}, {.run = Echo});
  bench.worker("right").Handle("echo", {.in = {{"in", {.channels = {"/x"}}}}, .out = {{"out", {}}}}, {.run = Echo});
  ASSERT_TRUE(bench.jobs().Push({.type = "echo", .queue = "right", .id = "r"}).ok());
  ASSERT_TRUE(bench.jobs().Push({.type = "echo", .queue = "left", .id = "l", .inputs = {{"in", {"7"}}}}).ok());
  ASSERT_TRUE(bench.Drain().ok());
  EXPECT_EQ(bench.jobs().Read("r", "out")->at(0).value, "7");
}

TEST(TestBenchTest, TimeIsMovedByHand) {
  TestBench bench;
  int runs = 0;
  bench.worker().Handle("flaky", [&](pawl::Run& run) -> Result<std::string> {
    if (++runs == 1) return Error{ErrorCode::kInternal, "not yet"};
    return run.Suspend({.wake_in = seconds(60)});
  });
  const WallTime start = bench.now();
  ASSERT_TRUE(bench.jobs().Push({.type = "flaky", .delay = seconds(5), .retry = {.max = 1, .base = seconds(5)}}).ok());
  EXPECT_EQ(*bench.Drain(), 0U);
  bench.Advance(seconds(5));
  EXPECT_EQ(*bench.Drain(), 1U);
  bench.Advance(seconds(10));
  EXPECT_EQ(*bench.Drain(), 1U);
  bench.Advance(seconds(60));
  EXPECT_EQ(*bench.Drain(), 1U);
  EXPECT_EQ(bench.now() - start, seconds(75));
}

TEST(TestBenchTest, SchedulesFireWhenTimeIsMoved) {
  TestBench bench;
  std::vector<std::string> payloads;
  bench.worker().Handle("tick", [&](pawl::Run& run) -> Result<std::string> {
    payloads.emplace_back(run.payload());
    return std::string();
  });
  ScheduleRequest schedule;
  schedule.times.every = seconds(60);
  schedule.job = {.type = "tick", .payload = "\"{{n}}\""};
  const auto put = bench.jobs().PutSchedule("minutely", schedule);
  ASSERT_TRUE(put.ok()) << ToString(put.error());
  EXPECT_EQ(put->next.size(), 5U);
  for (int i = 0; i < 3; ++i) {
    bench.Advance(seconds(60));
    EXPECT_EQ(*bench.Drain(), 1U);
  }
  EXPECT_EQ(payloads, (std::vector<std::string>{"\"1\"", "\"2\"", "\"3\""}));
  EXPECT_EQ(bench.jobs().GetSchedule("minutely")->counts.fired, 3U);
}

TEST(TestBenchTest, WorkerErrorsAreSeen) {
  TestBench bench;
  bench.worker();  // without handlers
  EXPECT_EQ(bench.Drain().error().code, ErrorCode::kInvalid);
}

TEST(TestBenchTest, RunsWorkflowsOnItsClock) {
  TestBench bench;
  std::vector<std::string> ran;
  const std::string queue = "q";
  bench.worker(queue).HandleOthers([&](pawl::Run& run) -> Result<std::string> {
    ran.push_back(run.workflow().task);
    return run.workflow().task == "load" ? run.Fail({.message = "no"}, {.retry = false}) : Result<std::string>("1");
  });
  const auto job = [&] { return PushRequest{.type = "t", .queue = queue}; };
  PushRequest later = job();
  later.delay = std::chrono::hours(1);
  ASSERT_TRUE(bench.jobs()
                  .Start({.id = "w",
                          .tasks = {{.name = "list", .job = job()},
                                    {.name = "load", .job = later},
                                    {.name = "report", .job = job()},
                                    {.name = "alarm", .job = job(), .after = {{"load"}}, .when = When::kFailed}}})
                  .ok());
  ASSERT_TRUE(bench.Drain().ok());
  EXPECT_EQ(ran, std::vector<std::string>{"list"}) << "the delay counts from the end of list";
  bench.Advance(std::chrono::hours(1));
  ASSERT_TRUE(bench.Drain().ok());
  EXPECT_EQ(ran, (std::vector<std::string>{"list", "load", "alarm"}));
  const WorkflowStatus ended = bench.jobs().GetWorkflow("w").value();
  EXPECT_EQ(ended.state, WorkflowState::kFailed);
  EXPECT_EQ(ended.tasks.at(2).state, TaskState::kSkipped);
}

}  // namespace
}  // namespace pawl
