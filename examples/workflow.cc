// A workflow: list files, load each of them, report; and a test of it that needs no server.
#include <pawl/testing.h>

#include <cstdlib>
#include <iostream>
#include <string>

namespace {

void AddHandlers(pawl::Worker& worker) {
  worker.Handle("list-files", [](pawl::Run&) -> pawl::Result<std::string> { return R"(["a.csv","b.csv","c.csv"])"; });
  // One run for each element of that list; its payload is {"item": "a.csv"}.
  worker.Handle("load", [](pawl::Run& run) -> pawl::Result<std::string> {
    if (run.payload().find("b.csv") != std::string::npos && run.attempt() == 1) {
      return run.Fail({.message = "b.csv is locked"}, {.retry = false});
    }
    return std::to_string(run.workflow().partition);
  });
  worker.Handle("report", [](pawl::Run& run) -> pawl::Result<std::string> {
    return R"({"files":)" + run.ResultOf("list").value_or("null") + "}";
  });
  worker.Handle("alarm", [](pawl::Run& run) -> pawl::Result<std::string> {
    std::cout << "alarm: " << run.workflow().name << " has failed\n";
    return "";
  });
}

pawl::Workflow Nightly() {
  return {.id = "nightly-1",
          .name = "nightly",
          .tasks = {{.name = "list", .job = {.type = "list-files"}},
                    {.name = "load", .job = {.type = "load"}, .each = "list", .concurrency = 2},
                    {.name = "report", .job = {.type = "report"}, .after = {{"list", "load"}}},
                    {.name = "alarm", .job = {.type = "alarm"}, .after = {{"load"}}, .when = pawl::When::kFailed}},
          .result = "report"};
}

template <typename T>
T OrDie(pawl::Result<T> result) {
  if (result.ok()) return *std::move(result);
  std::cerr << pawl::ToString(result.error()) << '\n';
  std::exit(1);
}

void Show(const pawl::WorkflowStatus& workflow) {
  std::cout << workflow.id << ' ' << pawl::Name(workflow.state) << ':';
  for (const pawl::TaskStatus& task : workflow.tasks) std::cout << ' ' << task.name << ' ' << pawl::Name(task.state);
  std::cout << '\n';
}

}  // namespace

int main() {
  pawl::TestBench bench;
  AddHandlers(bench.worker());
  Show(OrDie(bench.jobs().Start(Nightly())));
  OrDie(bench.Drain());
  Show(OrDie(bench.jobs().GetWorkflow("nightly-1")));  // b.csv could not be loaded

  OrDie(bench.jobs().ChangeWorkflow("nightly-1", pawl::WorkflowStep::kRestart));  // what has failed, and no more
  OrDie(bench.Drain());
  const pawl::WorkflowStatus ended = OrDie(bench.jobs().GetWorkflow("nightly-1"));
  Show(ended);
  std::cout << ended.result << '\n';
  return ended.result == R"({"files":["a.csv","b.csv","c.csv"]})" ? 0 : 1;
}
