#include "executors/download_job.h"

#include <gtest/gtest.h>

#include "tests/support/json_at.h"

namespace pawl {
namespace {

using namespace std::chrono_literals;
using outbound::Failure;
using support::TextAt;

Result<DownloadJob> ParsedDownload(std::string_view payload) { return ParseDownloadJob(KnownJson(payload)); }

Result<std::vector<std::string>> FindDownloadSecret(std::string_view name) {
  if (name == "foo") return std::vector<std::string>{"Bearer x"};
  return Error{ErrorCode::kNotFound, "there is no secret " + std::string(name)};
}

outbound::Request RequestOf(std::string_view payload, const DownloadLimits& limits = {}) {
  const auto job = ParsedDownload(payload);
  EXPECT_TRUE(job.ok()) << ToString(job.error());
  return DownloadRequest(*job, limits, "", FindDownloadSecret).value();
}

std::string ValueOf(const outbound::Request& request, std::string_view name) {
  const outbound::Header* header = FindHeader(request.headers, name);
  return header == nullptr ? "(none)" : header->value;
}

TEST(DownloadJobTest, AllMembersAreRead) {
  const auto job = ParsedDownload(
      R"({"url":"https://foo.bar/a.jpg","headers":{"Accept":"image/*","Authorization":{"from":"foo"}},"timeout":"60s",)"
      R"("max_bytes":100,"max_redirects":2,"mime":["!image/png","image/*"],"image_size":true,)"
      R"("sha256":"E3B0C44298FC1C149AFBF4C8996FB92427AE41E4649B934CA495991B7852B855","store":"default",)"
      R"("proxy":{"url":"http://p.example:3128","credentials":{"from":"foo"}}})");
  ASSERT_TRUE(job.ok()) << ToString(job.error());
  EXPECT_EQ(job->timeout, 60s);
  EXPECT_EQ(job->max_bytes, 100U);
  EXPECT_EQ(job->max_redirects, 2);
  EXPECT_TRUE(job->mime->Takes("image/jpeg"));
  EXPECT_FALSE(job->mime->Takes("image/png"));
  EXPECT_TRUE(job->image_size);
  EXPECT_EQ(job->sha256, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(job->proxy->url.host(), "p.example");
  EXPECT_EQ(job->proxy->credentials, "foo");
}

TEST(DownloadJobTest, AWrongMemberIsNamed) {
  const auto field = [](std::string_view payload) { return ParsedDownload(payload).error().field; };
  EXPECT_EQ(field(R"({})"), "url");
  EXPECT_EQ(field(R"({"url":"http://a.example/","sha256":"abc"})"), "sha256");
  EXPECT_EQ(field(R"({"url":"http://a.example/","store":7})"), "store");
  EXPECT_EQ(field(R"({"url":"http://a.example/","store":{"bucket":"b"}})"), "store.name");
  EXPECT_EQ(field(R"({"url":"http://a.example/","store":{"name":"s3","key":"k"}})"), "store.key");
  EXPECT_EQ(field(R"({"url":"http://a.example/","store":{"name":"s3","metadata":{"a":1}}})"), "store.metadata.a");
  EXPECT_EQ(field(R"({"url":"http://a.example/","max_bytes":0})"), "max_bytes");
  EXPECT_EQ(field(R"({"url":"http://a.example/","max_redirects":21})"), "max_redirects");
  EXPECT_EQ(field(R"({"url":"http://a.example/","mime":["!"]})"), "mime");
  EXPECT_EQ(field(R"({"url":"http://a.example/","proxy":"https://p/x"})"), "proxy");
  EXPECT_EQ(field(R"({"url":"http://a.example/","headers":{"Host":"x"}})"), "headers.Host");
  EXPECT_EQ(field(R"({"url":"http://a.example/","uri":1})"), "uri");
}

TEST(DownloadJobTest, TheRequestHasWhatTheJobAndTheOperatorSay) {
  const outbound::Request request = RequestOf(
      R"({"url":"http://a.example/f","headers":{"User-Agent":"x","Authorization":{"from":"foo"}},"timeout":"2h",)"
      R"("max_bytes":5000,"proxy":"http://p.example:3128"})",
      {.max_bytes = 1000, .timeout = 30s});
  EXPECT_EQ(request.method, "GET");
  EXPECT_EQ(ValueOf(request, "user-agent"), "x");
  EXPECT_EQ(ValueOf(request, "authorization"), "Bearer x");
  EXPECT_EQ(ValueOf(request, "accept-encoding"), "identity");
  EXPECT_EQ(request.max_bytes, 1000U);
  EXPECT_EQ(request.timeout, 30s);
  EXPECT_EQ(request.lowest_speed->bytes_per_second, 1024U);
  EXPECT_FALSE(request.proxy->trusted);
  EXPECT_EQ(RequestOf(R"({"url":"http://a.example/f"})").timeout, 1h);
  const auto unknown = ParsedDownload(R"({"url":"http://a.example/","headers":{"X-Key":{"from":"other"}}})");
  EXPECT_EQ(DownloadRequest(*unknown, {}, "", FindDownloadSecret).error().code, ErrorCode::kNotFound);
}

TEST(DownloadJobTest, ANextHopElsewhereHasNoCredentials) {
  const outbound::Request first =
      RequestOf(R"({"url":"http://a.example/f","headers":{"Authorization":{"from":"foo"},"X-A":"b"}})");
  const outbound::Request next = NextDownloadRequest(first, outbound::ParseUrl("http://b.example/g").value(), 7s);
  EXPECT_EQ(next.hop, outbound::Hop::kRedirect);
  EXPECT_EQ(next.url.host(), "b.example");
  EXPECT_EQ(next.timeout, 7s);
  EXPECT_EQ(ValueOf(next, "authorization"), "(none)");
  EXPECT_EQ(ValueOf(next, "x-a"), "b");
}

TEST(DownloadJobTest, OnlyConditionalRequestsMayBeToldThatNothingChanged) {
  EXPECT_FALSE(IsConditional(RequestOf(R"({"url":"http://a.example/f"})")));
  EXPECT_TRUE(IsConditional(RequestOf(R"({"url":"http://a.example/f","headers":{"If-None-Match":"\"a\""}})")));
}

TEST(DownloadJobTest, TheEndFollowsFromTheOutcome) {
  const auto status = [](int code) { return DownloadFailed({.status = code}); };
  EXPECT_FALSE(status(404).retry);
  EXPECT_EQ(status(404).error->type, "status");
  EXPECT_EQ(status(404).result, R"({"status":404})");
  for (const int code : {408, 425, 429, 500, 503}) EXPECT_TRUE(status(code).retry) << code;
  for (const Failure failure : {Failure::kBadUrl, Failure::kBlockedAddress, Failure::kTls, Failure::kRedirect,
                                Failure::kTooLarge, Failure::kHeadersTooLarge}) {
    const FinishOp end = DownloadFailed({.failure = failure});
    EXPECT_EQ(end.outcome, Outcome::kFailed);
    EXPECT_FALSE(end.retry) << Name(failure);
    EXPECT_EQ(end.error->type, Name(failure));
  }
  for (const Failure failure : {Failure::kDns, Failure::kConnect, Failure::kTimeout, Failure::kTooSlow, Failure::kCut,
                                Failure::kProxy, Failure::kHostDown}) {
    EXPECT_TRUE(DownloadFailed({.failure = failure}).retry) << Name(failure);
  }
  for (const Failure failure : {Failure::kStopping, Failure::kCancelled, Failure::kOwnFault}) {
    EXPECT_EQ(DownloadFailed({.failure = failure}).outcome, Outcome::kReleased) << Name(failure);
  }
  EXPECT_EQ(DownloadFailed({.status = 503, .retry_after = 9s}).retry_in, 9s);
  const FinishOp refused = DownloadRefused("mime", "it is text/plain", 200);
  EXPECT_FALSE(refused.retry);
  EXPECT_EQ(refused.error->type, "mime");
  const FinishOp not_stored = DownloadNotStored("the store says no", 200);
  EXPECT_TRUE(not_stored.retry);
  EXPECT_EQ(not_stored.error->type, "store");
}

TEST(DownloadJobTest, TheResultSaysWhatIsKnown) {
  Downloaded file;
  file.status = 200;
  file.bytes = 5;
  file.sha256 = "ab";
  file.store = "s3";
  file.bucket = "pictures";
  file.path = "pawl/0000000a/41872.2.9f3c62ab00d1e755";
  file.final_url = "http://a.example/f";
  file.redirects = 1;
  file.took = 1500ms;
  EXPECT_EQ(DownloadResult(file), R"({"status":200,"bytes":5,"sha256":"ab","store":"s3","bucket":"pictures",)"
                                  R"("path":"pawl/0000000a/41872.2.9f3c62ab00d1e755",)"
                                  R"("final_url":"http://a.example/f","redirects":1,"seconds":1.5})");
  EXPECT_EQ(DownloadResult({.status = 304, .final_url = "http://a.example/f", .etag = "\"a\""}),
            R"({"status":304,"final_url":"http://a.example/f","redirects":0,"etag":"\"a\"","seconds":0})");
}

}  // namespace
}  // namespace pawl
