// Hooks over HTTP.
#include <gmock/gmock.h>

#include <set>
#include <utility>

#include "base/uuid.h"
#include "tests/system/http/http_test.h"

namespace pawl::system_test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using namespace std::chrono_literals;

constexpr const char* kSync = R"({"job":{"type":"sync","payload":{"link":456,"event":"{{body}}"}}})";

class HooksTest : public HttpTest {
 protected:
  using HttpTest::HttpTest;

  HttpAnswer Put(const std::string& name, std::string_view body) { return Call("PUT", "/v1/hooks/" + name, body); }
  // Makes the hook; its path with the secret.
  std::string Make(std::string_view body = kSync) {
    const HttpAnswer made = Put("link-456", body);
    EXPECT_EQ(made.status, 201) << made.body;
    return TextAt(made.body, "url");
  }
};

TEST_F(HooksTest, ACallPushesTheJobWithItsBody) {
  const std::string path = Make();
  ASSERT_THAT(path, ::testing::MatchesRegex("/hooks/[A-Za-z0-9_-]{43}"));
  const HttpAnswer called = Post(path, R"({"ref":"main","n":[1,2]})");
  EXPECT_EQ(called.status, 202) << called.body;
  const std::string claimed = Claim("sync");
  EXPECT_EQ(TextAt(claimed, "id"), TextAt(called.body, "id"));
  EXPECT_EQ(TextAt(claimed, "payload"), R"({"link":456,"event":{"ref":"main","n":[1,2]}})");
  EXPECT_EQ(TextAt(Get("/v1/jobs/" + TextAt(called.body, "id")).body, "created_by"), "hook:link-456");
  EXPECT_EQ(Post(path, "").status, 202);
  EXPECT_EQ(TextAt(Claim("sync"), "payload"), R"({"link":456,"event":null})");
  EXPECT_EQ(Post(path, R"("a \"{{body}}\" b")").status, 202);
  EXPECT_EQ(TextAt(Claim("sync"), "payload"), R"({"link":456,"event":"a \"{{body}}\" b"})");
}

TEST_F(HooksTest, TheBodyMayStandInTheMetaOfTheJobToo) {
  const std::string path = Make(R"({"job":{"type":"sync","meta":{"link":456,"event":"{{body}}"}}})");
  EXPECT_EQ(Post(path, R"({"ref":"main"})").status, 202);
  EXPECT_EQ(TextAt(Claim("sync"), "meta"), R"({"link":456,"event":{"ref":"main"}})");
}

// What is random in an id comes from the seed of its push. The clock stands still, and the rest of an id is its time
// and the number of the job, so with one seed for all calls the ids of the next ones would be known.
TEST_F(HooksTest, TheIdsOfItsJobsCannotBeGuessed) {
  constexpr std::size_t kCalls = 20;
  const std::string path = Make();
  std::set<std::pair<std::uint64_t, std::uint64_t>> random_bits;
  for (std::size_t i = 0; i < kCalls; ++i) {
    const std::string id = TextAt(Post(path, "1").body, "id");
    const auto uuid = ParseUuid(id);
    ASSERT_TRUE(uuid && SeqOfJobId(id)) << id;
    EXPECT_NE(id, MakeJobId(WallTime(Millis(uuid->high >> 16)), *SeqOfJobId(id), 0)) << "it was made without a seed";
    random_bits.emplace(uuid->high & 0xFFF, uuid->low & 0x3FFFF);
  }
  EXPECT_EQ(random_bits.size(), kCalls);
}

TEST_F(HooksTest, ACallStartsTheWorkflowWithItsBody) {
  const std::string path = Make(R"({"workflow":{"name":"release","tasks":[
    {"name":"build","type":"build","payload":{"event":"{{body}}"}},
    {"name":"ship","type":"ship","partitions":[{"payload":"{{body}}"}]}]}})");
  EXPECT_EQ(TextAt(Get("/v1/hooks/link-456").body, "workflow.name"), "release");
  const HttpAnswer called = Post(path, R"({"ref":"main"})");
  EXPECT_EQ(called.status, 202) << called.body;
  const std::string build = Claim("build");
  EXPECT_EQ(TextAt(build, "payload"), R"({"event":{"ref":"main"}})");
  EXPECT_EQ(TextAt(build, "workflow.id"), TextAt(called.body, "id"));
  Ok(Post("/v1/jobs/" + TextAt(build, "id") + "/complete", WithToken(build)));
  EXPECT_EQ(TextAt(Claim("ship"), "payload"), R"({"ref":"main"})");
  EXPECT_EQ(TextAt(Get("/v1/workflows/" + TextAt(called.body, "id")).body, "created_by"), "hook:link-456");
  ExpectProblem(Put("link-456", R"({"workflow":{"timeout":"{{body}}","tasks":[{"name":"a","type":"t"}]}})"), 422,
                "invalid", "workflow.timeout");
}

TEST_F(HooksTest, ItsSecretIsShownOnce) {
  const std::string path = Make();
  const std::string secret = path.substr(7);
  for (const std::string& shown :
       {Put("link-456", kSync).body, Get("/v1/hooks/link-456").body, Get("/v1/hooks").body}) {
    EXPECT_THAT(shown, HasSubstr("link-456"));
    EXPECT_THAT(shown, Not(HasSubstr(secret)));
    EXPECT_THAT(shown, Not(HasSubstr("\"url\"")));
  }
  ASSERT_EQ(Post(path, "1").status, 202);
  EXPECT_THAT(Get("/metrics").body, Not(HasSubstr(secret)));
  EXPECT_THAT(Get("/v1/jobs?limit=10").body, Not(HasSubstr(secret)));
}

TEST_F(HooksTest, UnknownPausedAndDeletedLookAlike) {
  const std::string path = Make();
  const HttpAnswer unknown = Post("/hooks/" + std::string(43, 'x'), "{}");
  ExpectProblem(unknown, 404, "not_found");
  ASSERT_EQ(Put("link-456", R"({"job":{"type":"sync"},"paused":true})").status, 200);
  const HttpAnswer paused = Post(path, "{}");
  EXPECT_EQ(paused.status, 404);
  EXPECT_EQ(paused.body, unknown.body);
  ASSERT_EQ(Put("link-456", kSync).status, 200);
  EXPECT_EQ(Post(path, "{}").status, 202);
  EXPECT_EQ(Call("DELETE", "/v1/hooks/link-456").status, 204);
  const HttpAnswer deleted = Post(path, "{}");
  EXPECT_EQ(deleted.status, 404);
  EXPECT_EQ(deleted.body, unknown.body);
  EXPECT_EQ(Post("/hooks/short", "{}").body, unknown.body);
  EXPECT_THAT(Get("/metrics").body, HasSubstr("pawl_hook_requests_total{result=\"unknown\"} 4\n"));
}

TEST_F(HooksTest, ADeliveryThatComesAgainIsTheSamePush) {
  const std::string path = Make();
  for (const char* header : {"Idempotency-Key", "webhook-id", "X-GitHub-Delivery"}) {
    const std::string delivery = std::string(header) + ": d-" + header + "\r\n";
    const HttpAnswer first = Post(path, R"({"try":1})", delivery);
    const HttpAnswer second = Post(path, R"({"try":2})", delivery);
    EXPECT_EQ(first.status, 202);
    EXPECT_EQ(second.status, 202);
    EXPECT_EQ(first.body, second.body);
    EXPECT_EQ(second.Header("idempotent-replay"), "true");
  }
  std::set<std::string> ids;
  for (std::string job = Claim("sync"); !job.empty(); job = Claim("sync")) ids.insert(TextAt(job, "id"));
  EXPECT_EQ(ids.size(), 3U);
  EXPECT_THAT(Get("/metrics").body, HasSubstr("pawl_hook_requests_total{result=\"repeated\"} 3\n"));
}

TEST_F(HooksTest, CallsOverTheRateWait) {
  const std::string path = Make(R"({"job":{"type":"sync"},"rate":{"limit":3,"per":"1m"}})");
  for (int i = 0; i < 3; ++i) EXPECT_EQ(Post(path, "{}").status, 202);
  const HttpAnswer limited = Post(path, "{}");
  ExpectProblem(limited, 429, "rate_limited");
  EXPECT_GE(std::stoi(limited.Header("retry-after")), 1);
  EXPECT_LE(std::stoi(limited.Header("retry-after")), 64);
  clock_->Advance(70s);
  EXPECT_EQ(Post(path, "{}").status, 202);
}

TEST_F(HooksTest, ARotatedSecretHoldsForAWhile) {
  const std::string old = Make();
  const std::string rotated = Ok(Post("/v1/hooks/link-456/rotate", R"({"keep_old":"1h"})"));
  const std::string fresh = TextAt(rotated, "url");
  EXPECT_NE(fresh, old);
  EXPECT_NE(TextAt(rotated, "old_until"), "");
  EXPECT_EQ(Post(old, "{}").status, 202);
  EXPECT_EQ(Post(fresh, "{}").status, 202);
  clock_->Advance(1h);
  EXPECT_EQ(Post(old, "{}").status, 404);
  EXPECT_EQ(Post(fresh, "{}").status, 202);
  const std::string last = TextAt(Ok(Post("/v1/hooks/link-456/rotate")), "url");
  EXPECT_EQ(Post(fresh, "{}").status, 404);
  EXPECT_EQ(Post(last, "{}").status, 202);
}

TEST_F(HooksTest, WhatIsNotJsonOrTooLargeIsRefused) {
  ServerOptions options;
  options.hook_max_body_bytes = 100;
  StartServer(std::move(options));
  const std::string path = Make();
  ExpectProblem(Post(path, "not json"), 400, "bad_json");
  ExpectProblem(Post(path, "\"" + std::string(200, 'x') + "\""), 413, "too_large");
  EXPECT_EQ(Claim("sync"), "");
}

TEST_F(HooksTest, WithoutHooksThereAreNone) {
  const std::string path = Make();
  ServerOptions options;
  options.hooks = false;
  StartServer(std::move(options));
  EXPECT_EQ(Post(path, "{}").status, 404);
}

TEST_F(HooksTest, WrongOnesAreRefusedWithAReason) {
  const auto refuse = [&](std::string_view body, std::string_view field) {
    SCOPED_TRACE(body);
    ExpectProblem(Put("x", body), 422, "invalid", field);
  };
  refuse(R"({})", "job");
  refuse(R"({"job":{"type":"t","payload":"see {{body}}"}})", "job");
  refuse(R"({"job":{"type":"t","payload":{"{{body}}":1}}})", "job");
  refuse(R"({"job":{"type":"t","payload":"{{date}}"}})", "job");
  refuse(R"({"job":{"type":"t","group":"{{body}}"}})", "job.group");
  refuse(R"({"job":{"type":"t"},"rate":{"limit":0}})", "rate.limit");
  refuse(R"({"job":{"type":"t","created_by":"me"}})", "job.created_by");
  ExpectProblem(Put("pawl.x", kSync), 422, "invalid", "name");
  ExpectProblem(Get("/v1/hooks/nope"), 404, "not_found");
  ExpectProblem(Post("/v1/hooks/nope/rotate"), 404, "not_found");
}

class HookScopesTest : public HttpTest {
 protected:
  HookScopesTest() : HttpTest(Options()) {}
  static ServerOptions Options() {
    ServerOptions options;
    options.tokens = {"reader:read", "producer:push", "chief:admin"};
    return options;
  }
};

TEST_F(HookScopesTest, TheSecretIsAllThatACallNeedsAndTheRestNeedsAdmin) {
  const auto as = [](std::string_view token) { return "Authorization: Bearer " + std::string(token) + "\r\n"; };
  EXPECT_EQ(Call("PUT", "/v1/hooks/a", kSync, as("producer")).status, 403);
  const HttpAnswer made = Call("PUT", "/v1/hooks/a", kSync, as("chief"));
  EXPECT_EQ(made.status, 201);
  EXPECT_EQ(Call("GET", "/v1/hooks/a", "", as("reader")).status, 403);
  EXPECT_EQ(Call("GET", "/v1/hooks", "", as("producer")).status, 403);
  EXPECT_EQ(Post(TextAt(made.body, "url"), "{}").status, 202);
}

}  // namespace
}  // namespace pawl::system_test
