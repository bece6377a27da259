// Jobs that wait for others, and workflows: what people send and see.
#include "tests/support/wait_until.h"
#include "tests/system/http/http_test.h"

namespace pawl::system_test {
namespace {

class WorkflowsTest : public HttpTest {
 protected:
  std::string Start(const std::string& body) { return Ok(Post("/v1/workflows", body)); }
  std::string Workflow(const std::string& id) { return Ok(Get("/v1/workflows/" + id)); }
  // "list completed, load active"
  std::string States(const std::string& id) {
    std::string states;
    const std::string workflow = Workflow(id);
    for (const std::string_view task : ElementsAt(workflow, "tasks")) {
      const std::string text(task);
      states += (states.empty() ? "" : ", ") + TextAt(text, "name") + " " + TextAt(text, "state");
    }
    return states;
  }
  std::string TaskId(const std::string& workflow, const std::string& task) {
    return TextAt(Ok(Get("/v1/workflows/" + workflow + "/tasks/" + task)), "id");
  }
  // They are made after the commit that lets their task go.
  void WaitForPartitions(const std::string& workflow, const std::string& task, std::int64_t count) {
    const std::string path = "/v1/workflows/" + workflow + "/tasks/" + task;
    EXPECT_TRUE(support::WaitUntil([&] { return NumberAt(Get(path).body, "partitions.total") == count; }))
        << Get(path).body;
  }
  // Runs the next job of a queue to its end; what the claim said.
  std::string Complete(const std::string& queue, const std::string& members = "") {
    return Finish(queue, "complete", members);
  }
  std::string Die(const std::string& queue) {
    return Finish(queue, "fail", R"("error":{"message":"no"},"retry":false)");
  }
  std::string Finish(const std::string& queue, const std::string& way, const std::string& members) {
    const std::string run = Claim(queue);
    EXPECT_NE(run, "") << "nothing to claim in " << queue;
    if (run.empty()) return run;
    Ok(Post("/v1/jobs/" + TextAt(run, "id") + "/" + way, WithToken(run, members)));
    return run;
  }
};

TEST_F(WorkflowsTest, EndsOfTasksAreCounted) {
  Ok(Post("/v1/workflows", R"({"tasks":[{"name":"a","type":"a"},{"name":"b","type":"b","partitions":[{},{}]},
      {"name":"c","type":"c"},{"name":"d","type":"d"}]})"));
  Complete("a");
  Complete("b");
  Complete("b");
  Die("c");
  const auto counted = [&](const std::string& result, int count) {
    const std::string line = "pawl_workflow_steps_total{result=\"" + result + "\"} " + std::to_string(count) + "\n";
    EXPECT_THAT(Get("/metrics").body, ::testing::HasSubstr(line));
  };
  counted("completed", 2);  // a task with partitions is one step
  counted("failed", 1);
  counted("skipped", 1);
  counted("terminated", 0);
}

// ---- after ----

TEST_F(WorkflowsTest, AJobWaitsForOthersAndGetsTheirResults) {
  Push(R"({"type":"a","id":"a1"})");
  Push(R"({"type":"a","id":"a2"})");
  const HttpAnswer pushed = Post("/v1/jobs", R"({"type":"b","id":"b1","after":["a1","a2"]})");
  EXPECT_EQ(pushed.status, 201);
  EXPECT_EQ(TextAt(pushed.body, "state"), "waiting");
  EXPECT_EQ(Claim("b"), "");
  std::string job = Ok(Get("/v1/jobs/b1"));
  EXPECT_EQ(TextAt(job, "after"), R"(["a1","a2"])");
  EXPECT_EQ(NumberAt(job, "waiting_for"), 2);
  Complete("a", R"("result":{"n":1})");
  EXPECT_EQ(NumberAt(Ok(Get("/v1/jobs/b1")), "waiting_for"), 1);
  Complete("a");
  const std::string run = Claim("b");
  EXPECT_EQ(TextAt(run, "results.a1"), R"({"n":1})");
  EXPECT_EQ(TextAt(run, "results.a2"), "null");
  EXPECT_EQ(NumberAt(Ok(Get("/v1/queues/b")), "counts.waiting"), 0);
}

TEST_F(WorkflowsTest, AJobThatWaitsForAFailureIsSkippedWithoutOne) {
  Push(R"({"type":"a","id":"a1"})");
  Push(R"({"type":"b","id":"well","after":["a1"],"when":"failed"})");
  Push(R"({"type":"b","id":"ended","after":["a1"],"when":"ended"})");
  Complete("a");
  EXPECT_EQ(StateOf("well"), "terminated");
  EXPECT_EQ(TextAt(Ok(Get("/v1/jobs/well")), "reason"), "skipped");
  EXPECT_EQ(StateOf("ended"), "queued");
}

TEST_F(WorkflowsTest, WhatAJobWaitsForMustBeThere) {
  ExpectProblem(Post("/v1/jobs", R"({"type":"b","after":["nope"]})"), 422, "unknown_task", "after");
  ExpectProblem(Post("/v1/jobs", R"({"type":"b","when":"ended"})"), 422, "invalid", "when");
  ExpectProblem(Post("/v1/jobs", R"({"type":"b","after":["~x"]})"), 422, "invalid", "after[0]");
  const HttpAnswer circle =
      Post("/v1/jobs/bulk", R"({"jobs":[{"type":"a","id":"x","after":["y"]},{"type":"a","id":"y","after":["x"]}]})");
  ExpectProblem(circle, 422, "cycle", "jobs[0].after");
  EXPECT_NE(TextAt(circle.body, "detail").find("x -> y -> x"), std::string::npos) << circle.body;
}

TEST_F(WorkflowsTest, JobsOfOneCallWaitForEachOther) {
  Ok(Post("/v1/jobs/bulk", R"({"jobs":[{"type":"b","id":"y","after":["x"]},{"type":"a","id":"x"}]})"));
  EXPECT_EQ(StateOf("y"), "waiting");
  Complete("a", R"("push":[{"type":"c","id":"z","after":["y"]}])");
  EXPECT_EQ(StateOf("z"), "waiting");
  Complete("b");
  EXPECT_EQ(StateOf("z"), "queued");
}

// ---- Workflows ----

TEST_F(WorkflowsTest, AChainRunsTaskByTaskAndReturnsAResult) {
  const HttpAnswer started = Post("/v1/workflows", R"({"id":"w","name":"nightly","result":"report","tasks":[
      {"name":"list","type":"ls"},{"name":"load","type":"ld"},{"name":"report","type":"rp"}]})");
  EXPECT_EQ(started.status, 201);
  EXPECT_EQ(TextAt(started.body, "state"), "active");
  EXPECT_EQ(TextAt(started.body, "url"), "/v1/workflows/w");
  EXPECT_EQ(TextAt(started.body, "counts"), R"({"tasks":3,"open":3,"failed":0,"skipped":0})");
  EXPECT_EQ(States("w"), "list queued, load waiting, report waiting");
  Complete("ls", R"("result":["a","b"])");
  EXPECT_EQ(States("w"), "list completed, load queued, report waiting");
  const std::string load = Complete("ld");
  EXPECT_EQ(TextAt(load, "workflow.id"), "w");
  EXPECT_EQ(TextAt(load, "workflow.name"), "nightly");
  EXPECT_EQ(TextAt(load, "workflow.task"), "load");
  EXPECT_EQ(TextAt(load, "workflow.results.list"), R"(["a","b"])");
  EXPECT_EQ(TextAt(load, "workflow.more"), "false");
  Complete("rp", R"("result":{"rows":7,"password":"p"})");
  const std::string ended = Workflow("w");
  EXPECT_EQ(TextAt(ended, "state"), "completed");
  EXPECT_EQ(TextAt(ended, "result"), R"({"rows":7,"password":"[redacted]"})");
  EXPECT_EQ(TextAt(Ok(Get("/v1/jobs/" + TextAt(load, "id"))), "workflow"), R"({"id":"w","task":"load"})");
}

TEST_F(WorkflowsTest, TheSameWorkflowAgainIsTheSameOne) {
  const std::string body = R"({"id":"w","tasks":[{"name":"a","type":"t"}]})";
  EXPECT_EQ(Post("/v1/workflows", body).status, 201);
  const HttpAnswer again = Post("/v1/workflows", body);
  EXPECT_EQ(again.status, 200);
  EXPECT_EQ(TextAt(again.body, "existing"), "true");
  EXPECT_EQ(NumberAt(again.body, "counts.tasks"), 1);
  ExpectProblem(Post("/v1/workflows", R"({"id":"w","tasks":[{"name":"b","type":"t"}]})"), 409, "id_taken", "id");
  const std::string key = "Idempotency-Key: k1\r\n";
  const std::string first = Ok(Post("/v1/workflows", R"({"tasks":[{"name":"a","type":"t"}]})", key));
  const HttpAnswer replay = Post("/v1/workflows", R"({"tasks":[{"name":"a","type":"t"}]})", key);
  EXPECT_EQ(TextAt(replay.body, "id"), TextAt(first, "id"));
}

TEST_F(WorkflowsTest, AWorkflowThatIsWrongIsRefusedWhole) {
  ExpectProblem(Post("/v1/workflows", R"({"tasks":[{"name":"a","type":"t","after":["b"]},{"name":"b","type":"t"}]})"),
                422, "cycle", "tasks[0].after");
  ExpectProblem(Post("/v1/workflows", R"({"tasks":[{"name":"a","type":"t"},{"name":"b","type":"t","after":["c"]}]})"),
                422, "unknown_task", "tasks[1].after[0]");
  Push(R"({"type":"t","id":"taken"})");
  ExpectProblem(
      Post("/v1/workflows", R"({"id":"w","tasks":[{"name":"a","type":"x"},{"name":"b","type":"t","id":"taken"}]})"),
      409, "id_taken", "tasks[1].id");
  ExpectProblem(Get("/v1/workflows/w"), 404, "not_found");
  EXPECT_EQ(Claim("x"), "");
}

TEST_F(WorkflowsTest, PartitionsEndTheirTaskTogether) {
  Start(R"({"id":"w","tasks":[{"name":"load","type":"ld","partitions":[{"payload":{"s":1}},{"payload":{"s":2}},
      {"payload":{"s":3}}],"concurrency":2},{"name":"report","type":"rp"}]})");
  EXPECT_EQ(States("w"), "load active, report waiting");
  const std::string one = Claim("ld");
  const std::string two = Claim("ld");
  EXPECT_EQ(TextAt(one, "payload"), R"({"s":1})");
  EXPECT_EQ(NumberAt(one, "workflow.partition"), 1);
  EXPECT_EQ(Claim("ld"), "") << "two at once";
  const std::string load = Ok(Get("/v1/workflows/w/tasks/load"));
  EXPECT_EQ(TextAt(load, "partitions"), R"({"total":3,"open":3,"running":2,"failed":0})");
  EXPECT_EQ(TextAt(load, "workflow.id"), "w");
  for (const std::string& run : {one, two}) {
    Ok(Post("/v1/jobs/" + TextAt(run, "id") + "/complete", WithToken(run)));
  }
  const std::string id = TextAt(load, "id");
  const std::string page = Ok(Get("/v1/tasks/" + id + "/partitions?state=completed"));
  const auto partitions = ElementsAt(page, "partitions");
  ASSERT_EQ(partitions.size(), 2U);
  EXPECT_EQ(NumberAt(std::string(partitions[1]), "partition"), 2);
  EXPECT_EQ(TextAt(Ok(Get("/v1/tasks/" + id + "/partitions/3")), "payload"), R"({"s":3})");
  ExpectProblem(Get("/v1/tasks/" + id + "/partitions/4"), 404, "not_found");
  Complete("ld");
  EXPECT_EQ(States("w"), "load completed, report queued");
}

TEST_F(WorkflowsTest, PartitionsAreListedPageByPage) {
  std::string partitions;
  for (int i = 1; i <= 7; ++i) partitions += (i == 1 ? "" : ",") + (R"({"payload":)" + std::to_string(i) + "}");
  Start(R"({"id":"w","tasks":[{"name":"load","type":"ld","id":"load-1","partitions":[)" + partitions + "]}]}");
  std::string seen;
  std::string cursor;
  do {
    const std::string page =
        Ok(Get("/v1/tasks/load-1/partitions?limit=3" + (cursor.empty() ? "" : "&cursor=" + cursor)));
    for (const std::string_view one : ElementsAt(page, "partitions")) seen += TextAt(std::string(one), "partition");
    cursor = TextAt(page, "cursor");
  } while (!cursor.empty());
  EXPECT_EQ(seen, "1234567");
}

TEST_F(WorkflowsTest, APartitionForEachElementOfAResult) {
  Start(R"({"id":"w","tasks":[{"name":"list","type":"ls"},{"name":"load","type":"ld","partitions":{"each":"list"}},
      {"name":"report","type":"rp"}]})");
  Complete("ls", R"("result":["x",{"y":2}])");
  WaitForPartitions("w", "load", 2);
  EXPECT_EQ(TextAt(Complete("ld"), "payload"), R"({"item":"x"})");
  EXPECT_EQ(TextAt(Complete("ld"), "payload"), R"({"item":{"y":2}})");
  EXPECT_EQ(States("w"), "list completed, load completed, report queued");
}

TEST_F(WorkflowsTest, ARunPushesIntoATaskThatFollows) {
  Start(R"({"id":"w","tasks":[{"name":"list","type":"ls"},{"name":"load","type":"ld","partitions":[]},
      {"name":"report","type":"rp"}]})");
  const std::string run = Claim("ls");
  const auto complete = [&](const std::string& push) {
    return Post("/v1/jobs/" + TextAt(run, "id") + "/complete", WithToken(run, R"("push":[)" + push + "]"));
  };
  ExpectProblem(complete(R"({"into":"lod"})"), 422, "unknown_task", "push[0].into");
  ExpectProblem(complete(R"({"into":"load","type":"x"})"), 422, "unknown_field", "push[0].type");
  Ok(complete(R"({"into":"load","payload":1},{"into":"load","payload":2})"));
  EXPECT_EQ(TextAt(Complete("ld"), "payload"), "1");
  EXPECT_EQ(TextAt(Complete("ld"), "payload"), "2");
  EXPECT_EQ(States("w"), "list completed, load completed, report queued");
}

// The answer to a commit was lost, and the run sends it again.
TEST_F(WorkflowsTest, ARepeatedCommitPushesIntoATaskOnce) {
  Start(R"({"id":"w","tasks":[{"name":"list","type":"ls"},{"name":"load","type":"ld","partitions":[]}]})");
  const std::string run = Claim("ls");
  const std::string path = "/v1/jobs/" + TextAt(run, "id");
  const auto commit = [&](int number) {
    return Ok(Post(path + "/commit",
                   WithToken(run, R"("commit":)" + std::to_string(number) + R"(,"push":[{"into":"load","payload":)" +
                                      std::to_string(number) + "}]")));
  };
  const std::string first = commit(1);
  EXPECT_EQ(commit(1), first);
  commit(2);
  EXPECT_EQ(TextAt(Ok(Get("/v1/workflows/w/tasks/load")), "partitions.total"), "2");
  Ok(Post(path + "/complete", WithToken(run)));
  EXPECT_EQ(TextAt(Complete("ld"), "payload"), "1");
  EXPECT_EQ(TextAt(Complete("ld"), "payload"), "2");
  EXPECT_EQ(States("w"), "list completed, load completed");
}

TEST_F(WorkflowsTest, ATaskThatIsAddedHasAPartitionForEachElementOfAnEarlierResult) {
  Start(R"({"id":"w","stays_open":true,"tasks":[{"name":"list","type":"ls"}]})");
  const auto add = [&](const std::string& name, const std::string& each) {
    return Post("/v1/workflows/w/tasks", R"({"tasks":[{"name":")" + name + R"(","type":")" + name +
                                             R"(","partitions":{"each":")" + each + R"("}}]})");
  };
  Ok(add("before", "list"));
  Complete("ls", R"("result":["x",{"y":2}])");
  Ok(add("later", "list"));
  for (const char* name : {"before", "later"}) {
    WaitForPartitions("w", name, 2);
    EXPECT_EQ(TextAt(Complete(name), "payload"), R"({"item":"x"})");
    EXPECT_EQ(TextAt(Complete(name), "payload"), R"({"item":{"y":2}})");
  }
  EXPECT_EQ(States("w"), "list completed, before completed, later completed");
  ExpectProblem(add("never", "lost"), 422, "unknown_task", "tasks[0].partitions.each");
}

TEST_F(WorkflowsTest, AFailureSkipsWhatDependsOnItAndRunsWhatWaitsForIt) {
  Start(R"({"id":"w","tasks":[{"name":"load","type":"ld"},{"name":"report","type":"rp"},
      {"name":"alarm","type":"al","after":["load"],"when":"failed"},
      {"name":"clean","type":"cl","after":["report"],"when":"ended","may_fail":true}]})");
  Die("ld");
  EXPECT_EQ(States("w"), "load failed, report skipped, alarm queued, clean queued");
  Complete("al");
  Die("cl");
  const std::string ended = Workflow("w");
  EXPECT_EQ(TextAt(ended, "state"), "failed");
  EXPECT_EQ(TextAt(ended, "reason"), "tasks_failed");
  EXPECT_EQ(TextAt(ended, "counts"), R"({"tasks":4,"open":0,"failed":1,"skipped":1})");
  EXPECT_EQ(TextAt(Ok(Get("/v1/workflows/w/tasks/load")), "error.message"), "no");
}

TEST_F(WorkflowsTest, RestartRunsWhatFailedAndWhatWasSkippedBehindIt) {
  Start(
      R"({"id":"w","tasks":[{"name":"list","type":"ls"},{"name":"load","type":"ld"},{"name":"report","type":"rp"}]})");
  Complete("ls", R"("result":1)");
  Die("ld");
  EXPECT_EQ(TextAt(Workflow("w"), "state"), "failed");
  ExpectProblem(Post("/v1/workflows/w/restart", R"({"from":"lod"})"), 422, "unknown_task", "from");
  Ok(Post("/v1/workflows/w/restart", R"({"from":"failed"})"));
  WaitForState(TaskId("w", "load"), "queued");
  EXPECT_EQ(States("w"), "list completed, load queued, report waiting");
  EXPECT_EQ(TextAt(Complete("ld"), "workflow.results.list"), "1");
  Complete("rp");
  EXPECT_EQ(TextAt(Workflow("w"), "state"), "completed");
  Ok(Post("/v1/workflows/w/restart", R"({"from":"load"})"));
  WaitForState(TaskId("w", "load"), "queued");
  EXPECT_EQ(States("w"), "list completed, load queued, report waiting");
}

TEST_F(WorkflowsTest, APausedWorkflowStartsNothing) {
  Start(R"({"id":"w","tasks":[{"name":"list","type":"ls"},{"name":"load","type":"ld"}]})");
  EXPECT_EQ(TextAt(Ok(Post("/v1/workflows/w/pause")), "state"), "paused");
  Complete("ls");
  EXPECT_EQ(States("w"), "list completed, load waiting");
  Ok(Post("/v1/workflows/w/resume"));
  WaitForState(TaskId("w", "load"), "queued");
  EXPECT_EQ(TextAt(Workflow("w"), "state"), "active");
}

TEST_F(WorkflowsTest, ATaskIsSkippedActivatedAndRestartedByHand) {
  Start(R"({"id":"w","on_error":"pause","tasks":[{"name":"a","type":"ta"},{"name":"b","type":"tb"},
      {"name":"c","type":"tc"}]})");
  Ok(Post("/v1/tasks/" + TaskId("w", "c") + "/activate"));
  EXPECT_EQ(States("w"), "a queued, b waiting, c queued");
  Die("ta");
  EXPECT_EQ(TextAt(Workflow("w"), "state"), "paused");
  EXPECT_EQ(TextAt(Ok(Post("/v1/tasks/" + TaskId("w", "a") + "/skip")), "state"), "skipped");
  Ok(Post("/v1/workflows/w/resume"));
  WaitForState(TaskId("w", "b"), "queued");
  ExpectProblem(Post("/v1/tasks/" + TaskId("w", "b") + "/restart"), 409, "bad_transition");
  ExpectProblem(Post("/v1/tasks/w/skip"), 404, "not_found");
}

TEST_F(WorkflowsTest, ATerminatedWorkflowTakesItsTasksWithItAndIsDeletedWhole) {
  Start(R"({"id":"w","tasks":[{"name":"a","type":"ta","id":"a1"},{"name":"b","type":"tb"}]})");
  ExpectProblem(Call("DELETE", "/v1/workflows/w"), 409, "bad_transition");
  ExpectProblem(Call("DELETE", "/v1/jobs/a1"), 409, "bad_transition");
  Ok(Post("/v1/workflows/w/terminate"));
  WaitForState("w", "terminated");
  EXPECT_EQ(States("w"), "a terminated, b terminated");
  EXPECT_EQ(Call("DELETE", "/v1/workflows/w").status, 204);
  while (Get("/v1/jobs/a1").status != 404) continue;
  Push(R"({"type":"x","id":"x1"})");
  ExpectProblem(Post("/v1/workflows/x1/terminate"), 404, "not_found");
  ExpectProblem(Call("DELETE", "/v1/workflows/x1"), 404, "not_found");
  EXPECT_EQ(StateOf("x1"), "queued");
}

TEST_F(WorkflowsTest, AWorkflowThatStaysOpenTakesMoreTasksUntilItIsClosed) {
  Start(R"({"id":"w","stays_open":true,"tasks":[{"name":"a","type":"ta"}]})");
  Complete("ta");
  EXPECT_EQ(TextAt(Workflow("w"), "state"), "active");
  const HttpAnswer added = Post("/v1/workflows/w/tasks", R"({"tasks":[{"name":"b","type":"tb","after":["a"]},
      {"name":"c","type":"tc"}]})");
  EXPECT_EQ(added.status, 201);
  EXPECT_EQ(States("w"), "a completed, b queued, c waiting");
  ExpectProblem(Post("/v1/workflows/w/tasks", R"({"tasks":[{"name":"b","type":"tb"}]})"), 409, "name_taken",
                "tasks[0].name");
  ExpectProblem(Post("/v1/workflows/w/tasks", R"({"tasks":[{"name":"d","type":"t","after":["x"]}]})"), 422,
                "unknown_task", "tasks[0].after");
  Ok(Post("/v1/workflows/w/close"));
  ExpectProblem(Post("/v1/workflows/w/tasks", R"({"tasks":[{"name":"d","type":"t"}]})"), 409, "workflow_closed",
                "tasks[0]");
  Complete("tb");
  Complete("tc");
  EXPECT_EQ(TextAt(Workflow("w"), "state"), "completed");
}

TEST_F(WorkflowsTest, PartitionsAreAddedToATaskThatIsOpen) {
  Start(R"({"id":"w","tasks":[{"name":"load","type":"ld","id":"l1","partitions":[{"payload":1}]}]})");
  const HttpAnswer added = Post("/v1/tasks/l1/partitions", R"({"partitions":[{"payload":2}]})");
  EXPECT_EQ(added.status, 201);
  EXPECT_EQ(NumberAt(std::string(ElementsAt(added.body, "partitions").at(0)), "partition"), 2);
  Complete("ld");
  EXPECT_EQ(TextAt(Complete("ld"), "payload"), "2");
  EXPECT_EQ(TextAt(Workflow("w"), "state"), "completed");
  ExpectProblem(Post("/v1/tasks/l1/partitions", R"({"partitions":[{}]})"), 409, "workflow_closed");
}

TEST_F(WorkflowsTest, AGetWaitsForTheEnd) {
  Start(R"({"id":"w","tasks":[{"name":"a","type":"ta"}]})");
  RawHttp other(server_->port());
  ASSERT_TRUE(other.SendRequest("GET", "/v1/workflows/w?wait=30s"));
  Complete("ta");
  const auto answer = other.Receive();
  ASSERT_TRUE(answer);
  EXPECT_EQ(TextAt(answer->body, "state"), "completed");
}

TEST_F(WorkflowsTest, WorkflowsAreListedByNameAndState) {
  Start(R"({"id":"w1","name":"nightly","tasks":[{"name":"a","type":"ta"}]})");
  Start(R"({"id":"w2","name":"nightly","tasks":[{"name":"a","type":"tb"}]})");
  Start(R"({"id":"w3","name":"weekly","tasks":[{"name":"a","type":"tc"}]})");
  Complete("ta");
  Ok(Post("/v1/workflows/w3/pause"));
  const auto ids = [&](const std::string& query) {
    std::string found;
    const std::string page = Ok(Get("/v1/workflows" + query));
    for (const std::string_view one : ElementsAt(page, "workflows")) {
      found += TextAt(std::string(one), "id") + " ";
    }
    return found;
  };
  EXPECT_EQ(ids(""), "w3 w2 w1 ");
  EXPECT_EQ(ids("?name=nightly"), "w2 w1 ");
  EXPECT_EQ(ids("?name=nightly&state=completed"), "w1 ");
  EXPECT_EQ(ids("?state=active"), "w2 ");
  EXPECT_EQ(ids("?state=paused"), "w3 ");
  ExpectProblem(Get("/v1/workflows?state=dead"), 422, "invalid", "state");
  const std::string all = Ok(Get("/v1/workflows"));
  EXPECT_EQ(TextAt(std::string(ElementsAt(all, "workflows").at(0)), "counts"), R"({"tasks":1,"open":1,"failed":0})");
  EXPECT_TRUE(ElementsAt(Get("/v1/jobs?state=suspended").body, "jobs").empty()) << "they are Pawl's own";
}

TEST_F(WorkflowsTest, AnExternalDriverActivatesTasks) {
  Start(R"({"id":"w","driver":"external","tasks":[{"name":"a","type":"ta"},{"name":"b","type":"tb"}]})");
  EXPECT_EQ(States("w"), "a waiting, b waiting");
  Ok(Post("/v1/tasks/" + TaskId("w", "a") + "/activate"));
  Complete("ta");
  EXPECT_EQ(States("w"), "a completed, b waiting");
  Ok(Post("/v1/tasks/" + TaskId("w", "b") + "/activate"));
  Complete("tb");
  EXPECT_EQ(TextAt(Workflow("w"), "state"), "active");
  Ok(Post("/v1/workflows/w/close"));
  WaitForState("w", "completed");
}

TEST_F(WorkflowsTest, AWorkflowThatStartsLaterIsScheduled) {
  Start(R"({"id":"w","delay":"10s","timeout":"5s","tasks":[{"name":"a","type":"ta"}]})");
  EXPECT_EQ(TextAt(Workflow("w"), "state"), "scheduled");
  EXPECT_EQ(Claim("ta"), "");
  clock_->Advance(std::chrono::seconds(11));
  WaitForState(TaskId("w", "a"), "queued");
  clock_->Advance(std::chrono::seconds(6));
  WaitForState("w", "terminated");
  EXPECT_EQ(TextAt(Workflow("w"), "reason"), "timed_out");
}

TEST_F(WorkflowsTest, ABigWorkflowIsOneStep) {
  std::string partitions;
  for (int i = 0; i < 1'000; ++i) partitions += i == 0 ? "{}" : ",{}";
  const std::string body = R"({"id":"w","tasks":[{"name":"a","type":"ta"},{"name":"b","type":"tb","partitions":[)" +
                           partitions + R"(]},{"name":"c","type":"tc"}]})";
  EXPECT_EQ(NumberAt(Start(body), "counts.tasks"), 3);
  EXPECT_EQ(States("w"), "a queued, b waiting, c waiting");
  Complete("ta");
  const std::string b = TaskId("w", "b");
  while (NumberAt(Ok(Get("/v1/queues/tb")), "counts.queued") != 1'000) continue;
  EXPECT_EQ(TextAt(Ok(Get("/v1/tasks/" + b)), "partitions"), R"({"total":1000,"open":1000,"running":0,"failed":0})");
}

}  // namespace
}  // namespace pawl::system_test
