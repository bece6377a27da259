#include "cli/bench_requests.h"

#include <gtest/gtest.h>

#include "base/json_reader.h"

namespace pawl::cli {
namespace {

BenchRequestOptions Options() {
  BenchRequestOptions options;
  options.host = "127.0.0.1:7171";
  options.queue = "q";
  options.batch = 3;
  return options;
}

// The body of the one request in `request`.
std::string_view BodyOf(std::string_view request) { return request.substr(request.find("\r\n\r\n") + 4); }

TEST(BenchPayloadTest, IsJsonOfTheSizeAskedFor) {
  for (const std::size_t bytes : {2U, 3U, 50U, 51U, 52U, 200U, 5'000U}) {
    const std::string payload = BenchPayload(bytes);
    EXPECT_EQ(payload.size(), bytes);
    EXPECT_TRUE(ValidateJson(payload).ok()) << payload;
  }
}

TEST(BenchRequestsTest, SaysHowLongItsBodyIs) {
  BenchRequests requests(Options());
  std::string out;
  requests.Push(2, out);
  EXPECT_TRUE(ValidateJson(BodyOf(out)).ok());
  EXPECT_NE(out.find("Content-Length: " + std::to_string(BodyOf(out).size()) + "\r\n"), std::string::npos);
}

TEST(BenchRequestsTest, WithIdsOfOurOwnNeverRepeatsOne) {
  BenchRequestOptions options = Options();
  options.client_ids = true;
  options.batch = 1;
  BenchRequests requests(options);
  std::string first;
  std::string second;
  requests.Push(1, first);
  requests.Push(1, second);
  EXPECT_NE(first, second);
}

TEST(BenchRequestsTest, CompletesEachRunByItsToken) {
  const BenchRequests requests(Options());
  const std::vector<BenchRun> runs{{"a", "t1"}, {"b", "t2"}};
  std::string out;
  requests.Complete(runs, out);
  EXPECT_EQ(BodyOf(out), R"({"finishes":[{"job":"a","token":"t1","outcome":"completed"},)"
                         R"({"job":"b","token":"t2","outcome":"completed"}]})");
}

TEST(BenchAnswersTest, CutAnywhereAreIncomplete) {
  const std::string whole = "HTTP/1.1 201 Created\r\nContent-Length: 4\r\n\r\nbody";
  for (std::size_t length = 0; length < whole.size(); ++length) {
    const auto response = CutResponse(std::string_view(whole).substr(0, length));
    ASSERT_TRUE(response.ok()) << length;
    EXPECT_FALSE(response->has_value()) << length;
  }
  const std::string followed = whole + "HTTP/1.1 ";
  const auto response = CutResponse(followed);
  ASSERT_TRUE(response.ok() && *response);
  EXPECT_EQ((*response)->status, 201);
  EXPECT_EQ((*response)->body, "body");
  EXPECT_EQ((*response)->bytes, whole.size());
}

TEST(BenchAnswersTest, WithoutALengthAreAnError) {
  EXPECT_FALSE(CutResponse("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n").ok());
  EXPECT_FALSE(CutResponse("SSH-2.0\r\n\r\n").ok());
}

TEST(BenchAnswersTest, OfAClaimGiveIdsAndTokens) {
  std::vector<BenchRun> runs;
  ASSERT_TRUE(ScanClaimed(R"({"jobs":[{"id":"a","seq":1,"payload":{},"lease":{"token":"t1","seconds":30}},)"
                          R"({"id":"b","seq":2,"payload":{},"lease":{"token":"t2","seconds":30}}]})",
                          runs)
                  .ok());
  ASSERT_EQ(runs.size(), 2U);
  EXPECT_EQ(runs[1].id, "b");
  EXPECT_EQ(runs[1].token, "t2");
}

TEST(BenchAnswersTest, ThatSayNoAreErrors) {
  EXPECT_TRUE(CheckBenchAnswer(BenchStep::kPush, {201, "{}", 0}).ok());
  EXPECT_FALSE(CheckBenchAnswer(BenchStep::kPush, {503, "{}", 0}).ok());
  EXPECT_FALSE(CheckBenchAnswer(BenchStep::kComplete, {200, R"({"results":[{"job":"a","error":{}}]})", 0}).ok());
}

TEST(MetricValueTest, IsOfTheSampleWithExactlyThatName) {
  const std::string_view text = "# HELP a_total x\na_total_more 1\nb{queue=\"q\"} 2\na_total 3.5\n";
  EXPECT_EQ(MetricValue(text, "a_total"), 3.5);
  EXPECT_EQ(MetricValue(text, "b"), 2);
  EXPECT_EQ(MetricValue(text, "c"), std::nullopt);
}

}  // namespace
}  // namespace pawl::cli
