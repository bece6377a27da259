// npm's faktory-worker, unchanged, against the real server: pushes, works, fails, retries, is quiet, and shuts down.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <memory>
#include <string>
#include <vector>

#include "tests/support/child.h"
#include "tests/support/json_at.h"
#include "tests/support/raw_http.h"
#include "tests/support/server_process.h"
#include "tests/support/store_of_tests.h"
#include "tests/support/temp_dir.h"

namespace pawl::support {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

// Everything is done with passwords: a worker may push and work, an admin everything.
class FaktoryNodeTest : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    Child install({.command = {PAWL_NPM_PACKAGES, PAWL_NODE_SOURCE, PAWL_NODE_CLIENT}});
    ASSERT_EQ(install.Wait(std::chrono::minutes(5)), 0);
  }

  FaktoryNodeTest() {
    ServerProcessOptions options{.data = dir_.File("data")};
    if (OnRedis()) {
      options.redis = RedisOfTests().url_text();
      options.name_space = NewNamespace();
    }
    options.arguments = {"--token", "wo/rk@er:push,work", "--token", "chief"};
    server_ = std::make_unique<ServerProcess>(options);
    EXPECT_TRUE(server_->ready()) << server_->Log();
    http_ = std::make_unique<RawHttp>(server_->port());
  }

  std::string Url(const std::string& password) const {
    return "FAKTORY_URL=tcp://:" + password + "@127.0.0.1:" + std::to_string(server_->faktory_port());
  }
  ChildOptions Node(const std::string& program, const std::string& password, std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"node", PAWL_NODE_CLIENT "/" + program});
    return {.command = std::move(arguments),
            .environment = {Url(password), "NODE_ENV=test"},
            .error_file = dir_.File("node.log")};
  }
  // One call of the client: what it said.
  std::string Ask(std::vector<std::string> arguments, const std::string& password = "chief") {
    return Child(Node("client.mjs", password, std::move(arguments))).ReadLine().value_or("nothing");
  }
  std::string Push(const std::string& job) { return TextAt(Ask({"push", job}), ""); }
  std::unique_ptr<Child> StartWorker(const std::string& wid, const std::string& timeout_s = "8") {
    auto worker = std::make_unique<Child>(Node("worker.mjs", "wo%2Frk%40er", {wid, timeout_s}));
    EXPECT_EQ(worker->ReadLine(), "ready") << ReadFile(dir_.File("node.log"));
    return worker;
  }
  // Reads what the worker says until it says this.
  static bool Says(Child& worker, const std::string& line) {
    while (const auto said = worker.ReadLine()) {
      if (*said == line) return true;
    }
    ADD_FAILURE() << "the worker has not said: " << line;
    return false;
  }

  std::string Http(std::string_view method, const std::string& path, std::string_view body = "") {
    const auto answer = http_->Call(method, path, body, "authorization: Bearer chief\r\n");
    return answer ? answer->body : "";
  }
  std::string Seen(const std::string& jid, const std::string& path) {
    return TextAt(Http("GET", "/v1/jobs/" + jid), path);
  }
  bool Becomes(const std::string& jid, const std::string& state) {
    return WaitUntil([&] { return Seen(jid, "state") == state; });
  }

  TempDir dir_;
  std::unique_ptr<ServerProcess> server_;
  std::unique_ptr<RawHttp> http_;
};

TEST_F(FaktoryNodeTest, PushesAndWorks) {
  const auto worker = StartWorker("w-1");
  const std::string jid = Push(R"({"jobtype":"echo","args":[1,"zwö",{"a":null}],"custom":{"x":1}})");
  EXPECT_TRUE(Says(*worker, "start " + jid + R"( [1,"zwö",{"a":null}] -)"));
  EXPECT_TRUE(Says(*worker, "end " + jid));
  EXPECT_TRUE(Becomes(jid, "completed"));
  EXPECT_EQ(Ask({"pushBulk", "500", "echo"}), "{}");
  for (int i = 0; i < 500; ++i) {
    std::string line;
    while (!line.starts_with("end ")) {
      const auto said = worker->ReadLine();
      ASSERT_TRUE(said) << "after " << i;
      line = *said;
    }
  }
  ASSERT_TRUE(WaitUntil([&] { return TextAt(Ask({"info"}), "faktory.total_processed") == "501"; }));
  const std::string info = Ask({"info"});
  EXPECT_EQ(TextAt(info, "faktory.queues.default"), "0");
  EXPECT_EQ(TextAt(info, "faktory.sets.working"), "0");
  const std::string scheduled = Push(R"({"jobtype":"echo","args":[],"at":"2100-01-01T00:00:00.000Z"})");
  EXPECT_EQ(Seen(scheduled, "state"), "scheduled");
  EXPECT_EQ(Ask({"requeue", "scheduled", scheduled}), R"("OK")");
  EXPECT_TRUE(Says(*worker, "end " + scheduled));
}

TEST_F(FaktoryNodeTest, AFailedJobWaitsForItsRetryAndSucceedsWhenRequeued) {
  const auto worker = StartWorker("w-1");
  const std::string jid = Push(R"({"jobtype":"flaky","args":[]})");
  ASSERT_TRUE(Becomes(jid, "retrying"));
  EXPECT_EQ(Seen(jid, "error.message"), "the first one fails");
  EXPECT_EQ(Seen(jid, "error.type"), "E_FLAKY");
  EXPECT_THAT(Seen(jid, "error.backtrace"), HasSubstr("worker.mjs"));
  EXPECT_EQ(TextAt(Ask({"info"}), "faktory.tasks.Retries.size"), "1");
  EXPECT_EQ(Ask({"requeue", "retries", jid}), R"("OK")");
  EXPECT_TRUE(Says(*worker, "start " + jid + " [] the first one fails"));
  EXPECT_TRUE(Says(*worker, "end " + jid));
  EXPECT_TRUE(Becomes(jid, "completed"));
}

TEST_F(FaktoryNodeTest, AJobOfHttpIsRetriedByItsOwnPolicy) {
  const auto worker = StartWorker("w-1");
  const std::string pushed = Http("POST", "/v1/jobs",
                                  R"({"type":"flaky","queue":"default","payload":{"a":1},)"
                                  R"("retry":{"max":2,"backoff":"fixed","base":"10ms"}})");
  const std::string id = TextAt(pushed, "id");
  EXPECT_TRUE(Says(*worker, "start " + id + R"( [{"a":1}] -)"));
  EXPECT_TRUE(Says(*worker, "start " + id + R"( [{"a":1}] the first one fails)"));
  EXPECT_TRUE(Becomes(id, "completed"));
}

TEST_F(FaktoryNodeTest, MutationsOfTheClientAreUnderstood) {
  const auto worker = StartWorker("w-1");
  const std::string jid = Push(R"({"jobtype":"flaky","args":[]})");
  ASSERT_TRUE(Becomes(jid, "retrying"));
  EXPECT_EQ(Ask({"kill", "retries", "flaky"}), R"("OK")");
  EXPECT_EQ(TextAt(Ask({"info"}), "faktory.sets.dead"), "1");
  EXPECT_EQ(Ask({"clear", "dead"}), R"("OK")");
  EXPECT_EQ(TextAt(Ask({"info"}), "faktory.sets.dead"), "0");
  EXPECT_EQ(Ask({"flush"}), R"("OK")");
}

TEST_F(FaktoryNodeTest, AQuietWorkerEndsItsJobsAndFetchesNoMore) {
  const auto worker = StartWorker("w-1");
  const std::string slow = Push(R"({"jobtype":"slow","args":[]})");
  EXPECT_TRUE(Says(*worker, "start " + slow + " [] -"));
  Http("POST", "/v1/workers/w-1/quiet", "{}");
  EXPECT_TRUE(Says(*worker, "quiet"));
  const std::string other = Push(R"({"jobtype":"echo","args":[]})");
  worker->Signal(SIGUSR2);
  EXPECT_TRUE(Says(*worker, "end " + slow));
  EXPECT_TRUE(Becomes(slow, "completed"));
  EXPECT_EQ(Seen(other, "state"), "queued");
  const auto second = StartWorker("w-2");
  EXPECT_TRUE(Says(*second, "end " + other));
}

TEST_F(FaktoryNodeTest, TheCommandLineTellsAWorkerToStop) {
  const auto worker = StartWorker("w-1");
  const std::vector<std::string> url = {"PAWL_URL=http://127.0.0.1:" + std::to_string(server_->port()),
                                        "PAWL_TOKEN=chief"};
  EXPECT_THAT(Child({.command = {PawlBinary(), "workers"}, .environment = url}).ReadAll(), HasSubstr("w-1"));
  Child quiet({.command = {PawlBinary(), "workers", "--quiet", "w-1"}, .environment = url});
  EXPECT_EQ(quiet.Wait(), 0);
  EXPECT_TRUE(Says(*worker, "quiet"));
  Child stop({.command = {PawlBinary(), "workers", "--stop", "w-1"}, .environment = url});
  EXPECT_EQ(stop.Wait(), 0);
  EXPECT_EQ(worker->Wait(), 0);
}

TEST_F(FaktoryNodeTest, AWorkerThatIsTerminatedEndsItsJobsFirst) {
  const auto worker = StartWorker("w-1");
  const std::string slow = Push(R"({"jobtype":"slow","args":[]})");
  EXPECT_TRUE(Says(*worker, "start " + slow + " [] -"));
  worker->Signal(SIGTERM);
  EXPECT_TRUE(Says(*worker, "quiet"));
  worker->Signal(SIGUSR2);
  EXPECT_TRUE(Says(*worker, "end " + slow));
  EXPECT_EQ(worker->Wait(), 0);
  EXPECT_EQ(Seen(slow, "state"), "completed");
}

TEST_F(FaktoryNodeTest, AWorkerThatCannotWaitFailsWhatItHas) {
  const auto worker = StartWorker("w-1", "0.1");
  const std::string slow = Push(R"({"jobtype":"slow","args":[]})");
  EXPECT_TRUE(Says(*worker, "start " + slow + " [] -"));
  worker->Signal(SIGTERM);
  EXPECT_EQ(worker->Wait(), 1);
  EXPECT_EQ(Seen(slow, "state"), "retrying");
  EXPECT_EQ(Seen(slow, "error.message"), "faktory worker shutdown timeout exceeded");
}

TEST_F(FaktoryNodeTest, AWrongPasswordIsRefusedAndATokenOpensNoMoreThanItsScopes) {
  EXPECT_THAT(Ask({"info"}, "wrong"), HasSubstr("Invalid password"));
  EXPECT_THAT(Ask({"info"}, ""), HasSubstr("Invalid password"));
  EXPECT_THAT(Ask({"push", R"({"jobtype":"echo","args":[]})"}, "wo%2Frk%40er"), StartsWith("\""));
  EXPECT_THAT(Ask({"flush"}, "wo%2Frk%40er"), HasSubstr("needs the scope admin"));
}

}  // namespace
}  // namespace pawl::support
