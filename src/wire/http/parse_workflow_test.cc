#include "wire/http/parse_workflow.h"

#include <gtest/gtest.h>

namespace pawl::http {
namespace {

constexpr WireLimits kFlowLimits{};

std::string TasksText(const std::string& tasks) { return R"({"tasks":[)" + tasks + "]}"; }

WorkflowPush Parsed(const std::string& text) {
  auto push = ParseWorkflow(text, kFlowLimits);
  EXPECT_TRUE(push.ok()) << ToString(push.error());
  return push.ok() ? *std::move(push) : WorkflowPush{};
}

// "code field: detail"
std::string Refusal(const std::string& text) {
  const auto push = ParseWorkflow(text, kFlowLimits);
  if (push.ok()) return "(fine)";
  const Error& error = push.error();
  return std::string(Describe(error.code).name) + " " + error.field;
}

std::vector<std::size_t> AfterOf(const WorkflowPush& push, std::size_t place) {
  return push.op.jobs.at(place).flow->after;
}

TEST(ParseWorkflowTest, AWorkflowIsAPushOfItsTasksAndPartitions) {
  const WorkflowPush push = Parsed(
      R"({"id":"w","name":"nightly","on_error":"stop","result":"report","timeout":"6h","tasks":[
          {"name":"list","type":"ls","payload":{"dir":"/"},"retry":3},
          {"name":"load","type":"ld","queue":"heavy","partitions":[{"payload":1},{}],"concurrency":8,"may_fail":true},
          {"name":"report","type":"rp","when":"ended"}]})");
  ASSERT_EQ(push.op.jobs.size(), 6U);
  const JobSpec& root = push.op.jobs[0];
  EXPECT_EQ(root.queue, kWorkflowQueue);
  EXPECT_EQ(root.type, kWorkflowType);
  EXPECT_EQ(root.group, "nightly");
  EXPECT_TRUE(root.flow->carries);
  EXPECT_EQ(root.flow->on_error, OnError::kStop);
  EXPECT_EQ(root.flow->result, 5U);
  EXPECT_EQ(root.timeout, std::chrono::hours(6));
  EXPECT_NE(root.content, Hash128{});

  const JobSpec& list = push.op.jobs[1];
  EXPECT_EQ(list.flow->within, 0U);
  EXPECT_EQ(list.flow->task, "list");
  EXPECT_EQ(list.payload, R"({"dir":"/"})");
  EXPECT_EQ(list.retry.max, 3U);
  EXPECT_FALSE(list.flow->carries);

  const JobSpec& load = push.op.jobs[2];
  EXPECT_EQ(load.queue, kTaskQueue);
  EXPECT_EQ(load.type, "ld");
  EXPECT_TRUE(load.flow->carries && load.flow->may_fail);
  EXPECT_EQ(load.flow->blueprint->queue, "heavy");
  EXPECT_EQ(load.flow->blueprint->group_limit, 8U);
  EXPECT_EQ(push.op.jobs[3].payload, "1");
  EXPECT_EQ(push.op.jobs[4].payload, "null");
  EXPECT_TRUE(push.op.jobs[4].flow->partition);
  EXPECT_EQ(push.op.jobs[4].flow->within, 2U);
  EXPECT_EQ(push.op.jobs[4].group_limit, 8U);

  EXPECT_EQ(push.op.jobs[5].when, When::kEnded);
  EXPECT_EQ(AfterOf(push, 1), std::vector<std::size_t>{});
  EXPECT_EQ(AfterOf(push, 2), std::vector<std::size_t>{1});
  EXPECT_EQ(AfterOf(push, 5), std::vector<std::size_t>{2});
}

TEST(ParseWorkflowTest, ATaskFollowsTheOneBeforeItUnlessItSaysWhom) {
  const WorkflowPush push = Parsed(TasksText(
      R"({"name":"a","type":"t"},{"name":"b","type":"t","after":[]},{"name":"c","type":"t"},
         {"name":"d","type":"t","after":["a","b"]})"));
  EXPECT_EQ(AfterOf(push, 1), std::vector<std::size_t>{});
  EXPECT_EQ(AfterOf(push, 2), std::vector<std::size_t>{});
  EXPECT_EQ(AfterOf(push, 3), std::vector<std::size_t>{2});
  EXPECT_EQ(AfterOf(push, 4), (std::vector<std::size_t>{1, 2}));
}

TEST(ParseWorkflowTest, ATaskWaitsForTheOneWhoseResultItGoesOver) {
  const WorkflowPush push = Parsed(TasksText(
      R"({"name":"a","type":"t"},{"name":"b","type":"t"},{"name":"c","type":"t","partitions":{"each":"a"}})"));
  EXPECT_EQ(push.op.jobs[3].flow->each, 1U);
  EXPECT_EQ(AfterOf(push, 3), (std::vector<std::size_t>{2, 1}));
}

TEST(ParseWorkflowTest, WhatIsAboutATaskAsAWholeIsNotOfItsPartitions) {
  const WorkflowPush push = Parsed(TasksText(
      R"({"name":"a","type":"t","id":"a-1","delay":"5s","callbacks":{"url":"http://a/"},"timeout":"9s",
          "partitions":[{"payload":1}]})"));
  const JobSpec& task = push.op.jobs[1];
  const JobSpec& part = push.op.jobs[2];
  EXPECT_EQ(task.id, "a-1");
  EXPECT_TRUE(task.delay && task.callbacks);
  EXPECT_FALSE(task.timeout) << "it is that of a run";
  EXPECT_TRUE(part.id.empty() && !part.delay && !part.callbacks);
  EXPECT_TRUE(part.timeout.has_value());
}

TEST(ParseWorkflowTest, ARefusalNamesTheTaskAndTheField) {
  EXPECT_EQ(Refusal("{}"), "invalid tasks");
  EXPECT_EQ(Refusal(R"({"tasks":[]})"), "invalid tasks");
  EXPECT_EQ(Refusal(R"({"tasks":[1]})"), "invalid tasks[0]");
  EXPECT_EQ(Refusal(R"({"task":[]})"), "unknown_field task");
  EXPECT_EQ(Refusal(R"({"priority":3,"tasks":[]})"), "unknown_field priority");
  EXPECT_EQ(Refusal(R"({"on_error":"ignore","tasks":[]})"), "invalid on_error");
  EXPECT_EQ(Refusal(TasksText(R"({"type":"t"})")), "invalid tasks[0].name");
  EXPECT_EQ(Refusal(TasksText(R"({"name":"a"})")), "invalid tasks[0].type");
  EXPECT_EQ(Refusal(TasksText(R"({"name":"a","type":"t","pryority":1})")), "unknown_field tasks[0].pryority");
  EXPECT_EQ(Refusal(TasksText(R"({"name":"a","type":"t","parent":"x"})")), "unknown_field tasks[0].parent");
  EXPECT_EQ(Refusal(TasksText(R"({"name":"a","type":"t","unique":{"key":"k"}})")), "unknown_field tasks[0].unique");
  EXPECT_EQ(Refusal(TasksText(R"({"name":"a","type":"t"},{"name":"a","type":"t"})")), "invalid tasks[1].name");
  EXPECT_EQ(Refusal(TasksText(R"({"name":"a","type":"t","priority":10})")), "invalid tasks[0].priority");
  EXPECT_EQ(Refusal(TasksText(R"({"name":"a","type":"t","concurrency":2})")), "invalid tasks[0].concurrency");
  EXPECT_EQ(Refusal(TasksText(R"({"name":"a","type":"t","partitions":7})")), "invalid tasks[0].partitions");
  EXPECT_EQ(Refusal(TasksText(R"({"name":"a","type":"t","partitions":[{},{"x":1}]})")),
            "unknown_field tasks[0].partitions[1].x");
  EXPECT_EQ(Refusal(TasksText(R"({"name":"a","type":"t","payload":1,"partitions":[]})")), "invalid tasks[0].payload");
  EXPECT_EQ(Refusal(TasksText(R"({"name":"a","type":"t","group":"g","partitions":[]})")), "invalid tasks[0].group");
}

TEST(ParseWorkflowTest, AnUnknownTaskIsAnsweredWithTheNearestName) {
  const auto push =
      ParseWorkflow(TasksText(R"({"name":"list","type":"t"},{"name":"b","type":"t","after":["lst"]})"), kFlowLimits);
  ASSERT_FALSE(push.ok());
  EXPECT_EQ(push.error().code, ErrorCode::kUnknownTask);
  EXPECT_EQ(push.error().field, "tasks[1].after[0]");
  EXPECT_NE(push.error().detail.find(R"(did you mean "list")"), std::string::npos) << push.error().detail;
  EXPECT_EQ(Refusal(R"({"result":"x","tasks":[{"name":"a","type":"t"}]})"), "unknown_task result");
  EXPECT_EQ(Refusal(TasksText(R"({"name":"a","type":"t","partitions":{"each":"x"}})")),
            "unknown_task tasks[0].partitions.each");
}

TEST(ParseWorkflowTest, TheLimitsOfARequestAreKept) {
  std::string tasks;
  for (std::size_t i = 0; i <= kTasksMax; ++i) {
    tasks += (i == 0 ? "" : ",") + (R"({"type":"t","name":"t)" + std::to_string(i) + R"("})");
  }
  EXPECT_EQ(Refusal(TasksText(tasks)), "too_large tasks");
  std::string partitions = "{}";
  for (std::size_t i = 1; i < kPartitionsMax; ++i) partitions += ",{}";
  const auto task = [&](const std::string& name) {
    return R"({"type":"t","name":")" + name + R"(","partitions":[)" + partitions + "]}";
  };
  EXPECT_EQ(Refusal(TasksText(task("a"))), "(fine)");
  EXPECT_EQ(Refusal(TasksText(task("a") + "," + task("b"))), "too_large tasks");
  partitions += ",{}";
  EXPECT_EQ(Refusal(TasksText(task("a"))), "too_large tasks[0].partitions");
}

TEST(ParseWorkflowTest, TasksThatJoinAWorkflowMayWaitForThoseThatAreThere) {
  const auto push = ParseTasks(R"({"tasks":[{"name":"x","type":"t","after":["old"]},{"name":"y","type":"t"}]})",
                               std::string("w"), kFlowLimits);
  ASSERT_TRUE(push.ok()) << ToString(push.error());
  EXPECT_EQ(push->op.jobs[0].flow->carrier, "w");
  EXPECT_EQ(push->op.jobs[0].flow->after_tasks, std::vector<std::string>{"old"});
  EXPECT_EQ(push->op.jobs[1].flow->after, std::vector<std::size_t>{0});
}

TEST(ParseWorkflowTest, TasksThatJoinAWorkflowMayHaveAPartitionForEachElementOfAResultThatIsThere) {
  const auto push = ParseTasks(R"({"tasks":[{"name":"x","type":"t","after":[],"partitions":{"each":"old"}},
      {"name":"y","type":"t","partitions":{"each":"x"}}]})",
                               std::string("w"), kFlowLimits);
  ASSERT_TRUE(push.ok()) << ToString(push.error());
  EXPECT_EQ(push->op.jobs[0].flow->each_task, "old");
  EXPECT_EQ(push->op.jobs[0].flow->each, std::nullopt);
  EXPECT_EQ(push->op.jobs[1].flow->each_task, "");
  EXPECT_EQ(push->op.jobs[1].flow->each, 0U);
}

TEST(ParseWorkflowTest, ErrorsOfTheRulesNameTasksToo) {
  const WorkflowPush push =
      Parsed(TasksText(R"({"name":"a","type":"t"},{"name":"b","type":"t","partitions":[{},{}]})"));
  const auto named = [&](const std::string& field) {
    return NamedByTask({ErrorCode::kInvalid, "", field}, push.places).field;
  };
  EXPECT_EQ(named("jobs[0].id"), "id");
  EXPECT_EQ(named("jobs[1].id"), "tasks[0].id");
  EXPECT_EQ(named("jobs[2]"), "tasks[1]");
  EXPECT_EQ(named("jobs[4].payload"), "tasks[1].partitions[1].payload");
  EXPECT_EQ(named("jobs[9].id"), "jobs[9].id");
  EXPECT_EQ(named(""), "");
}

}  // namespace
}  // namespace pawl::http
