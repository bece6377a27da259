// Stateful jobs as C++ programs write them.
#include <algorithm>

#include "tests/support/wait_until.h"
#include "tests/system/embed/doors_test.h"

namespace pawl::system_test {
namespace {

INSTANTIATE_TEST_SUITE_P(Doors, DoorsTest, testing::Values(Door::kEngine, Door::kClient), [](const auto& door) {
  return door.param == Door::kEngine ? std::string("Engine") : std::string("Client");
});

int Number(const std::optional<std::string>& json) { return json ? std::stoi(*json) : 0; }

// The sum of two children that do the same for smaller numbers.
Result<std::string> Fibonacci(pawl::Run& run) {
  if (const auto input = run.Read("n")) {
    const int n = std::stoi(*input);
    if (n < 2) {
      run.Write("result", std::to_string(n));
      return "";
    }
    for (const int less : {1, 2}) {
      run.StartChild("minus" + std::to_string(less),
                     {.type = "fibonacci", .queue = "q", .inputs = {{"n", {std::to_string(n - less)}}}});
    }
    return run.Suspend();
  }
  int sum = Number(run.GetState("sum"));
  int known = Number(run.GetState("known"));
  // A run reads what came after its claim, too, and for that there is another run: this one has told its result.
  if (known == 2) return std::to_string(sum);
  for (pawl::Run::Child& child : run.NewsOfChildren()) {
    while (const auto result = child.Read("result")) {
      sum += std::stoi(*result);
      ++known;
    }
  }
  run.SetState("sum", std::to_string(sum));
  run.SetState("known", std::to_string(known));
  if (known < 2) return run.Suspend();
  run.Write("result", std::to_string(sum));
  return std::to_string(sum);
}

TEST_P(DoorsTest, FibonacciByChildren) {
  worker().Handle("fibonacci", {.in = {{"n", {}}}, .out = {{"result", {}}}}, {.run = Fibonacci});
  StartWorker();
  Push({.type = "fibonacci", .id = "fib", .inputs = {{"n", {"8"}}}});
  EXPECT_EQ(Texts(ReadAll("fib", "result", 1)), std::vector<std::string>{"21"});
  WaitForState("fib", JobState::kCompleted);
  const Result<JobTree> tree = jobs_->GetTree("fib");
  ASSERT_TRUE(tree.ok()) << ToString(tree.error());
  ASSERT_EQ(tree->children.size(), 2U);
  EXPECT_EQ(tree->children[0].name, "minus1");
  EXPECT_EQ(jobs_->Get("fib")->life->children, 2U);
  EXPECT_EQ(jobs_->GetChild("fib", "minus2")->id, tree->children[1].id);
}

TEST_P(DoorsTest, TreeIsTerminatedAndDeleted) {
  worker().Handle("fibonacci", {.in = {{"n", {}}}, .out = {{"result", {}}}}, {.run = Fibonacci});
  StartWorker();
  Push({.type = "fibonacci", .id = "fib", .inputs = {{"n", {"5"}}}});
  ReadAll("fib", "result", 1);
  WaitForState("fib", JobState::kCompleted);
  const std::string child = jobs_->GetChild("fib", "minus1")->id;
  EXPECT_FALSE(jobs_->Delete("fib").ok());
  ASSERT_TRUE(jobs_->Terminate("fib", true).ok());
  WaitForState(child, JobState::kTerminated);
  const bool deleted = support::WaitUntil([&] { return jobs_->Delete("fib").ok(); });
  EXPECT_TRUE(deleted);
  EXPECT_EQ(jobs_->Get("fib").error().code, ErrorCode::kNotFound);
  EXPECT_TRUE(support::WaitUntil([&] { return !jobs_->Get(child).ok(); }));
}

// Adds what comes in pairs; b may be missing. It goes on only when it is told to.
Result<std::string> Sum(pawl::Run& run) {
  PAWL_TRY(run.ForInputs({"a", "b", "ready"}, [&](std::span<const std::string> in) {
    run.Write("sum", std::to_string(std::stoi(in[0]) + std::stoi(in[1])));
  }));
  return run.Suspend();
}

TEST_P(DoorsTest, SumWaitsForAReadyPort) {
  worker().Handle("sum", {.in = {{"a", {}}, {"b", {.default_value = "100"}}, {"ready", {}}}, .out = {{"sum", {}}}},
                  {.run = Sum});
  StartWorker();
  Push({.type = "sum", .id = "sum", .inputs = {{"a", {"1", "2", "3"}}, {"b", {"10"}}}});
  WaitForState("sum", JobState::kSuspended);
  EXPECT_TRUE(jobs_->Read("sum", "sum")->empty());
  EXPECT_EQ(jobs_->Get("sum")->life->in.at("a").size, 3U);
  Write("sum", "ready", {"true", "true"});
  EXPECT_EQ(Texts(ReadAll("sum", "sum", 2)), (std::vector<std::string>{"11", "102"}));
  WaitForState("sum", JobState::kSuspended);
  EXPECT_EQ(jobs_->Peek({"sum", Side::kIn, "a"})->items.at(0).value, "3");
  Write("sum", "ready", {"true"});
  EXPECT_EQ(Texts(ReadAll("sum", "sum", 1)), std::vector<std::string>{"103"});
}

TEST_P(DoorsTest, FourJobsWiredByChannels) {
  const auto on_each = [](auto change) {
    return [change](pawl::Run& run) -> Result<std::string> {
      while (const auto value = run.ReadValue("in")) run.Write("out", change(*value));
      return run.Suspend();
    };
  };
  worker().Handle("count", {.in = {{"in", {}}}, .out = {{"out", {.channels = {"/numbers"}}}}},
                  {.run = on_each([](const PortValue& v) { return v.value; })});
  worker().Handle("double",
                  {.in = {{"in", {.channels = {"/numbers"}}}}, .out = {{"out", {.channels = {"/results/double"}}}}},
                  {.run = on_each([](const PortValue& v) { return std::to_string(2 * std::stoi(v.value)); })});
  worker().Handle("square",
                  {.in = {{"in", {.channels = {"/numbers"}}}}, .out = {{"out", {.channels = {"/results/square"}}}}},
                  {.run = on_each([](const PortValue& v) {
                     const int n = std::stoi(v.value);
                     return std::to_string(n * n);
                   })});
  worker().Handle("collect", {.in = {{"in", {.channels = {"/results"}}}}, .out = {{"out", {}}}},
                  {.run = on_each([](const PortValue& v) { return "\"" + v.channel + " " + v.value + "\""; })});
  StartWorker();
  for (const char* type : {"collect", "double", "square", "count"}) Push({.type = type, .id = type});
  Write("count", "in", {"3", "5"});
  EXPECT_EQ(*jobs_->Publish("/numbers", "7"), 2U);
  std::vector<std::string> seen = Texts(ReadAll("collect", "out", 6));
  std::sort(seen.begin(), seen.end());
  EXPECT_EQ(seen,
            (std::vector<std::string>{R"("/results/double 10")", R"("/results/double 14")", R"("/results/double 6")",
                                      R"("/results/square 25")", R"("/results/square 49")", R"("/results/square 9")"}));
}

TEST_P(DoorsTest, SuspendedJobIsResumedByInputAfterAReopening) {
  const auto keep_count = [](pawl::Run& run) -> Result<std::string> {
    int count = Number(run.GetState("count"));
    while (const auto value = run.Read("in")) ++count;
    run.SetState("count", std::to_string(count));
    run.Write("out", std::to_string(count));
    return run.Suspend();
  };
  const TypeOptions options{.in = {{"in", {}}}, .out = {{"out", {}}}};
  worker().Handle("counter", options, {.run = keep_count});
  StartWorker();
  Push({.type = "counter", .id = "c", .inputs = {{"in", {"1", "2"}}}, .aliases = {"the.counter"}});
  EXPECT_EQ(Texts(ReadAll("c", "out", 1)), std::vector<std::string>{"2"});
  WaitForState("c", JobState::kSuspended);
  Close();
  Open();
  worker().Handle("counter", options, {.run = keep_count});
  StartWorker();
  EXPECT_EQ(jobs_->Get("the.counter")->state, JobState::kSuspended);
  Write("the.counter", "in", {"3"});
  EXPECT_EQ(Texts(ReadAll("c", "out", 1)), std::vector<std::string>{"3"});
  EXPECT_EQ(jobs_->GetState("c")->at("count"), "3");
}

TEST_P(DoorsTest, PhasesOfALife) {
  const auto note = [](std::string phase) {
    return [phase](pawl::Run& run) -> Result<std::string> {
      run.Write("log", "\"" + phase + "\"");
      while (run.Read("in")) continue;
      return run.shutting_down() ? Result<std::string>("") : run.Suspend();
    };
  };
  const auto startup = [](pawl::Run& run) -> Result<std::string> {
    run.Write("log", "\"startup\"");
    return "";
  };
  worker().Handle("phases", {.in = {{"in", {}}}, .out = {{"log", {}}}},
                  {.run = note("run"), .startup = startup, .shutdown = note("shutdown")});
  StartWorker();
  Push({.type = "phases", .id = "p"});
  EXPECT_EQ(Texts(ReadAll("p", "log", 2)), (std::vector<std::string>{R"("startup")", R"("run")"}));
  WaitForState("p", JobState::kSuspended);
  Write("p", "in", {"1"});
  EXPECT_EQ(Texts(ReadAll("p", "log", 1)), std::vector<std::string>{R"("run")"});
  WaitForState("p", JobState::kSuspended);
  ASSERT_TRUE(jobs_->Terminate("p").ok());
  WaitForState("p", JobState::kTerminated);
  EXPECT_EQ(Texts(ReadAll("p", "log", 1)), std::vector<std::string>{R"("shutdown")"});
}

TEST_P(DoorsTest, PortsStateAndNamesFromOutside) {
  Push({.type = "plain", .id = "a", .in = {{"x", {}}}, .out = {{"y", {}}}, .state = {{"k", "[1]"}}});
  Push({.type = "plain", .id = "b", .in = {{"*", {.default_value = "7"}}}, .parent = "a", .name = "kid"});
  EXPECT_EQ(jobs_->Write("a", "typo", {"1"}).error().code, ErrorCode::kPortUnknown);
  EXPECT_EQ(jobs_->GetState("a")->at("k"), "[1]");
  EXPECT_EQ(jobs_->ChangeState("a", {{"new", "null"}}, {"k"})->size(), 1U);
  Write("a", "x", {"1", "false"});
  const Result<void> connected = jobs_->Connect({"a", Side::kIn, "x"}, {{"b", Side::kIn, "made"}});
  ASSERT_TRUE(connected.ok()) << ToString(connected.error());
  EXPECT_EQ(jobs_->Peek({"b", Side::kIn, "made"})->items.size(), 2U);
  PortChanges changes;
  changes.in["x"].default_value = "null";
  changes.in["added"] = {};
  const Result<void> changed = jobs_->ChangePorts("a", changes);
  ASSERT_TRUE(changed.ok()) << ToString(changed.error());
  EXPECT_EQ(jobs_->Get("a")->life->in.at("x").default_value, "null");
  EXPECT_TRUE(jobs_->Get("a")->life->in.contains("added"));

  ASSERT_TRUE(jobs_->AddAlias("a", "Anna").ok());
  EXPECT_EQ(jobs_->AddAlias("b", "Anna").error().code, ErrorCode::kNameTaken);
  EXPECT_EQ(jobs_->Get("Anna")->id, "a");
  EXPECT_EQ(jobs_->GetChild("Anna", "kid")->id, "b");
  ASSERT_TRUE(jobs_->RemoveAlias("a", "Anna").ok());
  EXPECT_EQ(jobs_->Get("Anna").error().code, ErrorCode::kNotFound);
  ASSERT_TRUE(jobs_->Disown("b").ok());
  EXPECT_EQ(jobs_->GetChild("a", "kid").error().code, ErrorCode::kNotFound);
  ASSERT_TRUE(jobs_->Adopt("b", "a", "again").ok());
  EXPECT_EQ(jobs_->Get("b")->life->name, "again");

  ASSERT_TRUE(jobs_->RegisterType("q", "t", {.in = {{"i", {}}}, .retry_max = 3, .idle_runs = 5}).ok());
  const auto types = jobs_->ListTypes("q");
  ASSERT_TRUE(types.ok()) << ToString(types.error());
  EXPECT_TRUE(types->at("t").in.contains("i"));
  EXPECT_EQ(types->at("t").retry_max, 3U);
  EXPECT_EQ(types->at("t").idle_runs, 5U);
  ASSERT_TRUE(jobs_->UnregisterType("q", "t").ok());
  EXPECT_TRUE(jobs_->ListTypes("q")->empty());
}

}  // namespace
}  // namespace pawl::system_test
