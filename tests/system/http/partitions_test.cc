// Scans: partitions with committed offsets, as workers and operators see them.
#include "tests/support/wait_until.h"
#include "tests/system/http/http_test.h"

namespace pawl::system_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

class PartitionsTest : public HttpTest {
 protected:
  // A workflow "w" with the task "users" of that scan; its path.
  std::string StartScan(const std::string& scan, const std::string& more = "") {
    Ok(Post("/v1/workflows", R"({"id":"w","tasks":[{"name":"users","type":"q","scan":)" + scan + "}" + more + "]}"));
    return "/v1/tasks/" + TextAt(Ok(Get("/v1/workflows/w/tasks/users")), "id");
  }
  HttpAnswer Step(const std::string& run, const std::string& way, const std::string& members = "") {
    return Post("/v1/jobs/" + TextAt(run, "id") + "/" + way, WithToken(run, members));
  }
};

constexpr const char* kTwo = R"({"partitions":[{"where":"a=1"},{"where":"a=2"}]})";

TEST_F(PartitionsTest, AWorkerGoesOnWhereTheOneBeforeHasCommitted) {
  const std::string task = StartScan(kTwo);
  std::string run = Claim("q");
  EXPECT_EQ(TextAt(run, "partition.task"), task.substr(sizeof "/v1/tasks/" - 1));
  EXPECT_EQ(NumberAt(run, "partition.number"), 1);
  EXPECT_EQ(TextAt(run, "partition.offset"), "null");
  EXPECT_EQ(NumberAt(run, "partition.etag"), 1);
  EXPECT_EQ(TextAt(run, "partition.stream"), "finite");
  EXPECT_EQ(TextAt(run, "partition.info"), R"({"where":"a=1"})");
  EXPECT_EQ(TextAt(run, "payload"), R"({"where":"a=1"})");
  const std::string block = R"("offset":{"$oid":"6822f3f2f89695833ce6b145"},"processed":98,"skipped":1)";
  const std::string committed = Ok(Step(run, "commit", block));
  EXPECT_EQ(TextAt(committed, "offset"), R"({"$oid":"6822f3f2f89695833ce6b145"})");
  EXPECT_EQ(NumberAt(committed, "etag"), 2);
  EXPECT_EQ(TextAt(committed, "cancel"), "false");
  EXPECT_EQ(Ok(Step(run, "commit", block)), committed) << "the same commit, the same answer";
  Ok(Step(run, "release"));
  run = Claim("q", "w2");
  EXPECT_EQ(TextAt(run, "partition.offset"), R"({"$oid":"6822f3f2f89695833ce6b145"})");
  EXPECT_EQ(NumberAt(run, "partition.read"), 99);
  ExpectProblem(Step(run, "commit", R"("offset":{"$oid":"6822f3f2f89695833ce6b144"})"), 409, "offset_not_increasing",
                "offset");
  ExpectProblem(Step(run, "commit", R"("offset":{"$oid":"x"})"), 422, "invalid", "offset");
}

TEST_F(PartitionsTest, TheLastPartitionClosesTheTaskInItsCommit) {
  const std::string task = StartScan(kTwo, R"(,{"name":"report","type":"report"})");
  const std::string first = Claim("q");
  const std::string second = Claim("q");
  const std::string done = Ok(Step(first, "complete", R"("offset":7,"processed":5)"));
  EXPECT_EQ(TextAt(done, "state"), "completed");
  EXPECT_EQ(TextAt(done, "task_closed"), "");
  const std::string last = Ok(Step(second, "complete"));
  EXPECT_EQ(TextAt(last, "task_closed"), "true");
  EXPECT_EQ(Ok(Step(second, "complete")), last);
  EXPECT_EQ(TextAt(Ok(Get(task)), "state"), "completed");
  EXPECT_NE(Claim("report"), "");
  ExpectProblem(Post("/v1/jobs/" + TextAt(first, "id") + "/run"), 409, "partition_eof");
}

TEST_F(PartitionsTest, ATaskShowsTheSumOfItsPartitions) {
  const std::string task = StartScan(kTwo);
  const std::string first = Claim("q");
  const std::string second = Claim("q");
  Ok(Step(first, "commit", R"("offset":1,"processed":3,"dead":[{"key":1,"error":{"type":"e","message":"no"}}])"));
  Ok(Step(second, "commit", R"("offset":"x","read":10,"processed":8,"skipped":2)"));
  const std::string shown = Ok(Get(task));
  EXPECT_EQ(TextAt(shown, "stream"), "finite");
  EXPECT_EQ(TextAt(shown, "totals"), R"({"read":14,"processed":11,"skipped":2,"dead":1,"blocks":2})");
  EXPECT_EQ(NumberAt(shown, "partitions.total"), 2);
  EXPECT_EQ(NumberAt(shown, "partitions.open"), 2);
  EXPECT_EQ(NumberAt(shown, "partitions.running"), 2);
  EXPECT_EQ(TextAt(shown, "scan"), "{}");
  const auto rows = Ok(Get(task + "/partitions"));
  EXPECT_EQ(TextAt(std::string(ElementsAt(rows, "partitions").at(1)), "offset"), "x");
}

TEST_F(PartitionsTest, AStaleTokenIsRefused) {
  StartScan("{}");
  const std::string old = Claim("q");
  clock_->Advance(std::chrono::seconds(31));
  WaitForState(TextAt(old, "id"), "retrying");
  clock_->Advance(std::chrono::minutes(2));
  WaitForState(TextAt(old, "id"), "queued");
  const std::string run = Claim("q");
  ExpectProblem(Step(old, "commit", R"("offset":1)"), 409, "lease_lost");
  Ok(Step(run, "commit", R"("offset":1)"));
  EXPECT_GT(NumberAt(run, "partition.etag"), NumberAt(old, "partition.etag"));
}

TEST_F(PartitionsTest, APartitionIsMovedByWhoeverKnowsItAsItIs) {
  const std::string path = StartScan("{}") + "/partitions/1";
  const std::string run = Claim("q");
  Ok(Step(run, "commit", R"("offset":17,"processed":4)"));
  const auto patch = [&](const std::string& offset, const std::string& etag) {
    return Call("PATCH", path, R"({"offset":)" + offset + "}", etag.empty() ? "" : "If-Match: " + etag + "\r\n");
  };
  ExpectProblem(patch("5", ""), 422, "invalid", "If-Match");
  ExpectProblem(patch("5", R"("2")"), 409, "bad_transition");
  Ok(Step(run, "release"));
  const HttpAnswer shown = Get(path);
  EXPECT_EQ(shown.Header("etag"), R"("3")");
  EXPECT_EQ(TextAt(shown.body, "offset"), "17");
  EXPECT_EQ(NumberAt(shown.body, "processed"), 4);
  EXPECT_EQ(NumberAt(shown.body, "acquisitions"), 1);
  EXPECT_NE(TextAt(shown.body, "last_commit_at"), "");
  const HttpAnswer moved = patch("5", R"("3")");
  EXPECT_EQ(moved.Header("etag"), R"("4")");
  EXPECT_EQ(TextAt(Ok(moved), "offset"), "5");
  ExpectProblem(patch("6", R"("3")"), 412, "precondition_failed", "If-Match");
  EXPECT_EQ(TextAt(Ok(patch("null", R"("4")")), "offset"), "null");
  EXPECT_EQ(TextAt(Claim("q"), "partition.offset"), "null");
}

TEST_F(PartitionsTest, AnInfiniteScanIsAskedAgainUntilItIsDrained) {
  const std::string task = StartScan(R"({"stream":"infinite","poll":"2s"})");
  std::string run = Claim("q");
  EXPECT_EQ(TextAt(run, "partition.stream"), "infinite");
  const std::string polled = Ok(Step(run, "complete", R"("offset":1,"push":[{"type":"mail"}])"));
  EXPECT_EQ(TextAt(polled, "state"), "scheduled");
  EXPECT_NE(Claim("mail"), "") << "its effects are done";
  EXPECT_EQ(Claim("q"), "");
  clock_->Advance(std::chrono::seconds(2));
  WaitForState(TextAt(run, "id"), "queued");
  run = Claim("q");
  EXPECT_EQ(NumberAt(run, "attempt"), 1);
  const std::string drained = Ok(Post(task + "/drain"));
  EXPECT_EQ(TextAt(drained, "stream"), "infinite");
  EXPECT_EQ(TextAt(drained, "draining"), "true");
  EXPECT_EQ(TextAt(Ok(Step(run, "complete")), "task_closed"), "true");
  ExpectProblem(Post(task + "/drain"), 409, "bad_transition");
}

TEST_F(PartitionsTest, APartitionOfAStreamSaysHowFarItIsBehind) {
  const std::string task = StartScan(R"({"stream":"infinite"})");
  const std::string path = task + "/partitions/1";
  std::string run = Claim("q");
  EXPECT_EQ(TextAt(Ok(Get(path)), "lag"), "null");
  Ok(Step(run, "commit", R"("offset":1,"lag":90.5)"));
  EXPECT_EQ(TextAt(Ok(Get(path)), "lag"), "90.5");
  clock_->Advance(std::chrono::seconds(2));
  EXPECT_EQ(TextAt(Ok(Get(path)), "lag"), "92.5");
  Ok(Step(run, "commit", R"("offset":2,"lag":null)"));
  EXPECT_EQ(TextAt(Ok(Get(path)), "lag"), "92.5") << "the key says nothing of a time";
  Ok(Step(run, "complete"));
  const std::string rows = Ok(Get(task + "/partitions"));
  EXPECT_EQ(TextAt(std::string(ElementsAt(rows, "partitions").at(0)), "lag"), "0");
  clock_->Advance(std::chrono::seconds(1));
  WaitForState(TextAt(run, "id"), "queued");
  run = Claim("q");
  ExpectProblem(Step(run, "commit", R"("offset":3,"held_back":true)"), 422, "unknown_field", "held_back");
  Ok(Step(run, "complete", R"("held_back":true)"));
  EXPECT_EQ(TextAt(Ok(Get(path)), "lag"), "1");
}

TEST_F(PartitionsTest, DeadDocumentsAreListedAndReplayed) {
  const std::string task = StartScan(kTwo);
  const std::string first = Claim("q");
  const std::string second = Claim("q");
  const std::string dead = R"("offset":9,"dead":[
      {"key":7,"error":{"type":"boom","message":"it broke"},"document":{"a":1,"password":"geheim"}},
      {"key":8,"error":{"message":"too"}}])";
  Ok(Step(first, "complete", dead));
  Ok(Step(second, "complete", R"("offset":3,"dead":[{"key":2,"error":{"type":"boom"}}])"));
  const std::string page = Ok(Get(task + "/errors?limit=2"));
  const auto errors = ElementsAt(page, "errors");
  ASSERT_EQ(errors.size(), 2U) << page;
  EXPECT_EQ(TextAt(std::string(errors[0]), "key"), "7");
  EXPECT_EQ(NumberAt(std::string(errors[0]), "partition"), 1);
  EXPECT_EQ(TextAt(std::string(errors[0]), "error.type"), "boom");
  EXPECT_THAT(page, ::testing::Not(HasSubstr("geheim")));
  const std::string rest = Ok(Get(task + "/errors?limit=2&cursor=" + TextAt(page, "cursor")));
  EXPECT_EQ(ElementsAt(rest, "errors").size(), 1U) << rest;
  EXPECT_EQ(TextAt(rest, "cursor"), "");
  EXPECT_EQ(ElementsAt(Ok(Get(task + "/errors?partition=2")), "errors").size(), 1U);
  ExpectProblem(Get(task + "/errors?cursor=1"), 422, "invalid", "cursor");

  EXPECT_EQ(NumberAt(Ok(Post(task + "/errors/replay", R"({"partition":1})")), "count"), 2);
  EXPECT_EQ(ElementsAt(Ok(Get(task + "/errors")), "errors").size(), 1U);
  const std::string run = Claim("q");
  EXPECT_EQ(TextAt(run, "id"), TextAt(first, "id"));
  EXPECT_EQ(ElementsAt(run, "inputs.replay.items").size(), 2U) << run;
  const std::string consumed = R"("processed":2,"effects":{"consume":[{"port":"replay","from":0,"to":2}]})";
  EXPECT_EQ(TextAt(Ok(Step(run, "complete", consumed)), "task_closed"), "true");
  EXPECT_EQ(NumberAt(Ok(Post(task + "/errors/replay")), "count"), 1);
  ExpectProblem(Post(task + "/errors/replay", R"({"partition":3})"), 404, "not_found");
}

TEST_F(PartitionsTest, TheTaskEndsWithThePiecesOfItsPartitions) {
  const std::string task = StartScan("{}");
  const std::string run = Claim("q");
  const std::string pieces = R"("offset":1,"push":[{"type":"mail","piece":true},
      {"type":"mail","piece":true,"may_fail":true}])";
  Ok(Step(run, "complete", pieces));
  EXPECT_EQ(NumberAt(Ok(Get(task)), "pieces"), 2);
  EXPECT_EQ(NumberAt(Ok(Get(task)), "partitions.open"), 0);
  Ok(Step(Claim("mail"), "complete"));
  EXPECT_EQ(TextAt(Ok(Get(task)), "state"), "active");
  const std::string last = Claim("mail");
  EXPECT_EQ(TextAt(last, "workflow.task"), "users");
  Ok(Step(last, "fail", R"("error":{"message":"no"},"retry":false)"));
  EXPECT_EQ(TextAt(Ok(Get(task)), "state"), "completed") << "it may fail";
  Push(R"({"type":"plain"})");
  ExpectProblem(Step(Claim("plain"), "complete", R"("push":[{"type":"mail","piece":true}])"), 422, "invalid",
                "push[0].piece");
}

TEST_F(PartitionsTest, ARestartFromTheStartReadsAllOfItAgain) {
  const std::string task = StartScan(R"({"partitions":[{"offset":100}]})");
  std::string run = Claim("q");
  EXPECT_EQ(TextAt(run, "partition.offset"), "100") << "where it was told to begin";
  Ok(Step(run, "complete", R"("offset":200,"processed":4)"));
  Ok(Post("/v1/workflows/w/restart", R"({"from":"start"})"));
  run = Claim("q");
  EXPECT_EQ(TextAt(run, "partition.offset"), "100");
  EXPECT_EQ(NumberAt(run, "partition.read"), 0);
  EXPECT_EQ(NumberAt(Ok(Get(task)), "totals.read"), 0);
}

TEST_F(PartitionsTest, ATaskThatStopsOnErrorsIsStoppedAndGoesOnBehindItsOffsets) {
  const std::string task = StartScan(R"({"partitions":[{},{},{}],"errors":{"on_error":"stop"}})");
  const std::string failing = Claim("q", "w1");
  const std::string running = Claim("q", "w2");
  Ok(Step(running, "commit", R"("offset":5)"));
  Ok(Step(failing, "fail", R"("error":{"type":"boom","message":"no"},"retry":false)"));
  EXPECT_EQ(Claim("q"), "") << "from the answer to the failure on";
  const std::string third = TextAt(Ok(Get(task + "/partitions/3")), "id");
  WaitForState(third, "terminated");
  EXPECT_EQ(TextAt(Ok(Get("/v1/jobs/" + third)), "reason"), "stopped");
  WaitForState(TextAt(running, "id"), "terminating");
  EXPECT_EQ(TextAt(Ok(Step(running, "heartbeat")), "cancel"), "true");
  EXPECT_EQ(TextAt(Ok(Step(running, "commit", R"("offset":6)")), "cancel"), "true");
  ExpectProblem(Post(task + "/partitions", R"({"partitions":[{"payload":{}}]})"), 409, "workflow_closed");
  EXPECT_EQ(TextAt(Ok(Get("/v1/workflows/w")), "state"), "active");
  const std::string ended = Ok(Step(running, "release"));
  EXPECT_EQ(TextAt(ended, "state"), "terminated");
  EXPECT_EQ(TextAt(ended, "task_closed"), "true");
  EXPECT_EQ(TextAt(Ok(Get("/v1/workflows/w")), "state"), "failed");

  ExpectProblem(Post(task + "/restart", R"({"from":"users"})"), 422, "invalid", "from");
  Ok(Post(task + "/restart", R"({"from":"failed"})"));
  std::vector<std::string> offsets;
  for (std::string run = Claim("q"); !run.empty(); run = Claim("q")) {
    offsets.push_back(TextAt(run, "partition.offset"));
    Ok(Step(run, "complete"));
  }
  EXPECT_THAT(offsets, ElementsAre("null", "6", "null"));
  EXPECT_EQ(TextAt(Ok(Get("/v1/workflows/w")), "state"), "completed");
}

TEST_F(PartitionsTest, WhatCannotBeIsRefusedAtOnce) {
  const auto refused = [&](const std::string& task, const std::string& code, const std::string& field) {
    ExpectProblem(Post("/v1/workflows", R"({"tasks":[{"name":"users","type":"q",)" + task + "]}"),
                  code == "too_large" ? 413 : 422, code, field);
  };
  refused(R"("scan":{"stream":"infinite"}},{"name":"next","type":"n"})", "unreachable_task", "tasks[1].after");
  refused(R"("scan":{"pol":"1s"}})", "unknown_field", "tasks[0].scan.pol");
  refused(R"("scan":{"split":3}})", "invalid", "tasks[0].scan.source");
  refused(R"("scan":{"source":"s","split":3,"partitions":[]}})", "invalid", "tasks[0].scan.split");
  refused(R"("scan":{"partitions":[{"offset":{"$oid":"1"}}]}})", "invalid", "tasks[0].scan.partitions[0].offset");
  refused(R"("scan":{},"partitions":[]})", "invalid", "tasks[0].partitions");
  refused(R"("scan":{},"payload":1})", "invalid", "tasks[0].payload");
  Push(R"({"type":"plain"})");
  ExpectProblem(Step(Claim("plain"), "commit", R"("offset":1)"), 422, "invalid", "offset");
}

}  // namespace
}  // namespace pawl::system_test
