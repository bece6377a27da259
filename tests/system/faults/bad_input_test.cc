// What clients send by mistake or malice: a clear answer, nothing changed, and the server none the worse.
#include <vector>

#include "tests/system/faults/fault_test.h"

namespace pawl::support {
namespace {

class BadInputTest : public FaultTest {
 protected:
  void SetUp() override { Start(); }

  void TearDown() override {
    EXPECT_EQ(Get("/healthz").status, 200);
    EXPECT_EQ(server_->Terminate(), 0) << server_->Log();
  }

  std::int64_t Pushed() { return NumberAt(Get("/v1/stats").body, "total.pushed"); }
};

std::string Repeat(std::string_view text, std::size_t times) {
  std::string all;
  for (std::size_t i = 0; i < times; ++i) all += text;
  return all;
}

std::string Bulk(std::size_t jobs) {
  std::string body = R"({"jobs":[)";
  for (std::size_t i = 0; i < jobs; ++i) {
    body += (i > 0 ? "," : "") + (R"({"type":"t","queue":"bulk","payload":{"n":)" + std::to_string(i) + "}}");
  }
  return body + "]}";
}

TEST_F(BadInputTest, TenThousandJobsInOneCallAreTaken) {
  const HttpAnswer answer = Post("/v1/jobs/bulk", Bulk(10'000));
  ASSERT_EQ(answer.status, 201) << answer.body.substr(0, 500);
  EXPECT_EQ(NumberAt(answer.body, "created"), 10'000);
  EXPECT_EQ(ElementsAt(answer.body, "jobs").size(), 10'000U);
  EXPECT_EQ(NumberAt(Get("/v1/queues/bulk").body, "counts.queued"), 10'000);
  EXPECT_EQ(Pushed(), 10'000);
}

TEST_F(BadInputTest, OneJobTooManyIsRefusedWhole) {
  const HttpAnswer answer = Post("/v1/jobs/bulk", Bulk(10'001));
  EXPECT_EQ(answer.status, 413) << answer.body;
  EXPECT_EQ(Pushed(), 0);
}

TEST_F(BadInputTest, OneBadJobInABulkIsNamedAndNothingIsPushed) {
  std::string body = Bulk(1'000);
  body.insert(body.rfind("]}"), R"(,{"type":"t","priority":10})");
  const HttpAnswer answer = Post("/v1/jobs/bulk", body);
  EXPECT_EQ(answer.status, 422) << answer.body;
  EXPECT_EQ(TextAt(answer.body, "field"), "jobs[1000].priority") << answer.body;
  EXPECT_EQ(Pushed(), 0);
}

// The object of the push is the first level.
TEST_F(BadInputTest, JsonMayBe64LevelsDeepAndNot65) {
  const auto nested = [](std::size_t depth) {
    return R"({"type":"t","payload":)" + Repeat("[", depth - 1) + Repeat("]", depth - 1) + "}";
  };
  EXPECT_EQ(Post("/v1/jobs", nested(64)).status, 201);
  const HttpAnswer deep = Post("/v1/jobs", nested(65));
  EXPECT_EQ(deep.status, 400) << deep.body;
  EXPECT_EQ(TextAt(deep.body, "code"), "too_deep") << deep.body;
  EXPECT_EQ(Post("/v1/jobs", Repeat("[", 100'000)).status, 400);
  EXPECT_EQ(Post("/v1/jobs", R"({"type":"t","payload":)" + Repeat(R"({"a":)", 100'000)).status, 400);
  EXPECT_EQ(Pushed(), 1);
}

TEST_F(BadInputTest, ABodyOverTheLimitIsRefusedBeforeItIsRead) {
  RawHttp client(server_->port());
  ASSERT_TRUE(client.Send("POST /v1/jobs HTTP/1.1\r\nhost: localhost\r\ncontent-length: 999999999999\r\n\r\n"));
  const auto announced = client.Receive();
  ASSERT_TRUE(announced.has_value());
  EXPECT_EQ(announced->status, 413) << announced->body;

  RawHttp chunked(server_->port());
  ASSERT_TRUE(chunked.Send("POST /v1/jobs HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n"));
  const std::string chunk = "100000\r\n" + std::string(0x100000, ' ') + "\r\n";
  for (int i = 0; i < 17; ++i) chunked.Send(chunk);
  const auto grown = chunked.Receive();
  EXPECT_TRUE(!grown || grown->status == 413) << grown->body;  // a reset may overtake the answer

  const HttpAnswer payload = Post("/v1/jobs", R"({"type":"t","payload":")" + std::string((1U << 20U) + 1, 'x') + "\"}");
  EXPECT_EQ(payload.status, 413) << payload.body;
  EXPECT_EQ(Pushed(), 0);
}

TEST_F(BadInputTest, NumbersAndTextComeBackByteForByte) {
  const std::string payload =
      R"({ "big":9007199254740993, "tiny":1e-400, "z":1,"a":[ 1.0 ],"u":"\u00e9é\ud83d\ude00" })";
  ASSERT_EQ(Post("/v1/jobs", R"({"type":"t","queue":"q","payload":)" + payload + "}").status, 201);
  const HttpAnswer claimed = Post("/v1/claim", R"({"worker":"w","queues":["q"]})");
  EXPECT_EQ(TextAt(claimed.body, "jobs.0.payload"), payload);
}

struct Wrong {
  const char* path;
  const char* body;
  int status;
  const char* code;
  const char* field;
};

constexpr Wrong kWrong[] = {
    {"/v1/jobs", "", 400, "bad_json", ""},
    {"/v1/jobs", "{", 400, "bad_json", ""},
    {"/v1/jobs", "{}x", 400, "bad_json", ""},
    {"/v1/jobs", "{'type':'t'}", 400, "bad_json", ""},
    {"/v1/jobs", R"({"type":"t","payload":NaN})", 400, "bad_json", ""},
    {"/v1/jobs", R"({"type":"t","payload":"\ud800"})", 400, "bad_json", ""},
    {"/v1/jobs", "{\"type\":\"\xff\"}", 400, "bad_json", ""},
    {"/v1/jobs", "[]", 422, "invalid", ""},
    {"/v1/jobs", "null", 422, "invalid", ""},
    {"/v1/jobs", "{}", 422, "invalid", "type"},
    {"/v1/jobs", R"({"type":7})", 422, "invalid", "type"},
    {"/v1/jobs", R"({"type":""})", 422, "invalid", "type"},
    {"/v1/jobs", R"({"type":"a b"})", 422, "invalid", "type"},
    {"/v1/jobs", R"({"type":"pawl.mine"})", 422, "invalid", "type"},
    {"/v1/jobs", R"({"type":"t","typ":"t"})", 422, "unknown_field", "typ"},
    {"/v1/jobs", R"({"type":"t","type":"u"})", 422, "invalid", "type"},
    {"/v1/jobs", R"({"type":"t","queue":["q"]})", 422, "invalid", "queue"},
    {"/v1/jobs", R"({"type":"t","queue":"{q}"})", 422, "invalid", "queue"},
    {"/v1/jobs", R"({"type":"t","group":""})", 422, "invalid", "group"},
    {"/v1/jobs", R"({"type":"t","group":"a\nb"})", 422, "invalid", "group"},
    {"/v1/jobs", R"({"type":"t","id":"x/y"})", 422, "invalid", "id"},
    {"/v1/jobs", R"({"type":"t","priority":"5"})", 422, "invalid", "priority"},
    {"/v1/jobs", R"({"type":"t","priority":0})", 422, "invalid", "priority"},
    {"/v1/jobs", R"({"type":"t","priority":10})", 422, "invalid", "priority"},
    {"/v1/jobs", R"({"type":"t","priority":5.5})", 422, "invalid", "priority"},
    {"/v1/jobs", R"({"type":"t","delay":-1})", 422, "invalid", "delay"},
    {"/v1/jobs", R"({"type":"t","delay":"soon"})", 422, "invalid", "delay"},
    {"/v1/jobs", R"({"type":"t","delay":1e30})", 422, "invalid", "delay"},
    {"/v1/jobs", R"({"type":"t","run_at":"tomorrow"})", 422, "invalid", "run_at"},
    {"/v1/jobs", R"({"type":"t","lease":"13h"})", 422, "invalid", "lease"},
    {"/v1/jobs", R"({"type":"t","lease":0})", 422, "invalid", "lease"},
    {"/v1/jobs", R"({"type":"t","group_limit":0,"group":"g"})", 422, "invalid", "group_limit"},
    {"/v1/jobs", R"({"type":"t","retry":{"max":-1}})", 422, "invalid", "retry.max"},
    {"/v1/jobs", R"({"type":"t","retry":{"backoff":"linear"}})", 422, "invalid", "retry.backoff"},
    {"/v1/jobs", R"({"type":"t","retry":{"tries":3}})", 422, "unknown_field", "retry.tries"},
    {"/v1/jobs", R"({"type":"t","unique":{"key":7}})", 422, "invalid", "unique.key"},
    {"/v1/jobs", R"({"type":"t","unique":{}})", 422, "invalid", "unique.key"},
    {"/v1/jobs/bulk", "{}", 422, "invalid", "jobs"},
    {"/v1/jobs/bulk", R"({"jobs":[]})", 422, "invalid", "jobs"},
    {"/v1/jobs/bulk", R"({"jobs":{"type":"t"}})", 422, "invalid", "jobs"},
    {"/v1/jobs/bulk", R"({"jobs":["t"]})", 422, "invalid", "jobs[0]"},
    {"/v1/jobs/bulk", R"({"jobs":[{"type":"t"},{"type":7}]})", 422, "invalid", "jobs[1].type"},
    {"/v1/claim", R"({"worker":"w"})", 422, "invalid", "queues"},
    {"/v1/claim", R"({"queues":"q","worker":"w"})", 422, "invalid", "queues"},
    {"/v1/claim", R"({"queues":["q"]})", 422, "invalid", "worker"},
    {"/v1/claim", R"({"queues":["q"],"worker":"w","count":0})", 422, "invalid", "count"},
    {"/v1/claim", R"({"queues":["q"],"worker":"w","wait":"61s"})", 422, "invalid", "wait"},
    {"/v1/jobs/none/complete", "{}", 422, "invalid", "token"},
    {"/v1/jobs/none/complete", R"({"token":7})", 422, "invalid", "token"},
    {"/v1/jobs/none/complete", R"({"token":"00000000000000000000000000000000"})", 404, "not_found", ""},
    {"/v1/jobs/none/heartbeat", R"({"token":"00000000000000000000000000000000"})", 404, "not_found", ""},
    {"/v1/jobs/none/terminate", "{}", 404, "not_found", ""},
    {"/v1/finish", R"({"finishes":[]})", 422, "invalid", "finishes"},
    {"/v1/finish", R"({"finishes":[{"job":"a","token":"x","outcome":"won"}]})", 422, "invalid", ""},
    {"/v1/nowhere", "{}", 404, "no_route", ""},
};

TEST_F(BadInputTest, IsAnsweredWithItsCodeAndFieldAndChangesNothing) {
  for (const Wrong& wrong : kWrong) {
    const HttpAnswer answer = Post(wrong.path, wrong.body);
    const std::string what = std::string(wrong.path) + " " + wrong.body + "\n" + answer.body;
    EXPECT_EQ(answer.status, wrong.status) << what;
    EXPECT_EQ(TextAt(answer.body, "code"), wrong.code) << what;
    EXPECT_TRUE(*wrong.field == '\0' || TextAt(answer.body, "field") == wrong.field) << what;
    EXPECT_EQ(answer.Header("content-type"), "application/problem+json") << what;
    EXPECT_FALSE(TextAt(answer.body, "detail").empty()) << what;
  }
  EXPECT_EQ(Pushed(), 0);
}

TEST_F(BadInputTest, AnUnknownFieldIsAnsweredWithTheNearestKnownOne) {
  const HttpAnswer answer = Post("/v1/jobs", R"({"type":"t","priorty":3})");
  EXPECT_EQ(TextAt(answer.body, "code"), "unknown_field");
  EXPECT_NE(TextAt(answer.body, "detail").find("priority"), std::string::npos) << answer.body;
}

TEST_F(BadInputTest, BrokenHttpIsRefused) {
  const std::vector<std::string> requests = {
      "GARBAGE\r\n\r\n",
      "POST /v1/jobs HTTP/1.1\r\nhost: localhost\r\ncontent-length: x\r\n\r\n",
      "POST /v1/jobs HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
      "POST /v1/jobs HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}",
      "POST /v1/jobs HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\nffffffffffffffffff\r\n",
      "GET /v1/jobs HTTP/1.1\r\nhost: localhost\r\nx: " + std::string(200'000, 'y') + "\r\n\r\n",
  };
  for (const std::string& request : requests) {
    RawHttp client(server_->port());
    ASSERT_TRUE(client.Send(request));
    const auto answer = client.Receive();
    if (!answer) continue;  // cut, which is as good
    EXPECT_GE(answer->status, 400) << request.substr(0, 200);
    EXPECT_LT(answer->status, 500) << request.substr(0, 200);
  }
  EXPECT_EQ(Pushed(), 0);
}

}  // namespace
}  // namespace pawl::support
