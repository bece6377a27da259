// The API of docs/downloader.md from the request to the callback.
#include "tests/system/http/downloads_test.h"

namespace pawl::system_test {
namespace {

using namespace std::chrono_literals;

// A PNG of 640 by 480, as far as its size is said.
constexpr const char* kPicture = "/hex/89504e470d0a1a0a0000000d4948445200000280000001e00802000000";

class DownloaderTest : public DownloadsTest {
 protected:
  std::string Ask(const std::string& path, const std::string& callback, const std::string& more = "") const {
    return R"({"aggr_id":"msystems","aggr_limit":2,"url":")" + peer_.Url(path) + R"(","callback_url":")" +
           peer_.Url(callback) + "\"" + more + "}";
  }
  // Pushes it and returns its id.
  std::string Asked(const std::string& body) {
    const HttpAnswer answer = Post("/download", body);
    EXPECT_EQ(answer.status, 201) << answer.body;
    return TextAt(answer.body, "id");
  }
  // The requests that the peer got for this path, as soon as there are so many.
  std::vector<support::HttpPeer::Seen> AwaitRequests(const std::string& path, std::size_t count) const {
    while (true) {
      std::vector<support::HttpPeer::Seen> found;
      for (const auto& seen : peer_.seen()) {
        if (seen.line().find(" " + path + " ") != std::string::npos) found.push_back(seen);
      }
      if (found.size() >= count) return found;
    }
  }
};

TEST_F(DownloaderTest, AFileIsDownloadedAndTheCallbackTellsOfIt) {
  ServerOptions options = Options();
  options.files.url = "http://files.example/dl";
  StartServer(std::move(options));
  const std::string id = Asked(Ask("/bytes/10", "/done",
                                   R"(,"extra":"sku 7","request_headers":{"X-A":"b","X-N":5},)"
                                   R"("user_agent":"fetch/1","mime_type":"text/*,!text/html",)"
                                   R"("download_timeout":30,"max_retries":1)"));
  const std::string callback = AwaitRequests("/done", 1).front().body;
  const std::string job = Job(id);
  EXPECT_EQ(TextAt(callback, "success"), "true");
  EXPECT_EQ(TextAt(callback, "extra"), "sku 7");
  EXPECT_EQ(TextAt(callback, "job_id"), id);
  EXPECT_EQ(TextAt(callback, "resource_url"), peer_.Url("/bytes/10"));
  EXPECT_EQ(TextAt(callback, "download_url"), "http://files.example/dl/" + TextAt(job, "result.path"));
  EXPECT_EQ(TextAt(callback, "response_code"), "200");
  EXPECT_EQ(TextAt(callback, "error"), "");
  const auto request = AwaitRequests("/bytes/10", 1).front();
  EXPECT_EQ(request.Header("user-agent"), "fetch/1");
  EXPECT_EQ(request.Header("x-a"), "b");
  EXPECT_EQ(request.Header("x-n"), "5");
  EXPECT_EQ(TextAt(job, "group"), "msystems");
  EXPECT_EQ(TextAt(job, "options.retry.max"), "1");
  EXPECT_EQ(Get("/v1/files/" + id).body, std::string(10, 'x'));
}

TEST_F(DownloaderTest, AFailureIsToldToo) {
  Asked(Ask("/status/404", "/told", R"(,"extra":"x")"));
  const std::string callback = AwaitRequests("/told", 1).front().body;
  EXPECT_EQ(TextAt(callback, "success"), "false");
  EXPECT_EQ(TextAt(callback, "response_code"), "404");
  EXPECT_NE(TextAt(callback, "error"), "");
}

TEST_F(DownloaderTest, ItIsTriedAgainAsOftenAsTheClientSaysAndToldOnce) {
  Asked(Ask("/status/503", "/never-again", R"(,"max_retries":0)"));
  EXPECT_EQ(TextAt(AwaitRequests("/never-again", 1).front().body, "response_code"), "503");
  EXPECT_EQ(AwaitRequests("/status/503", 1).size(), 1U);

  const std::string id = Asked(Ask("/status/500", "/once-more", R"(,"max_retries":1)"));
  WaitForState(id, "retrying");
  clock_->Advance(2min);
  EXPECT_EQ(TextAt(AwaitRequests("/once-more", 1).front().body, "response_code"), "500");
  EXPECT_EQ(AwaitRequests("/status/500", 2).size(), 2U);
  EXPECT_EQ(ElementsAt(Job(id), "callbacks").size(), 1U);
}

TEST_F(DownloaderTest, TheSizeOfAPictureAndAWrongTypeAreTold) {
  Asked(Ask(kPicture, "/sized", R"(,"extract_image_size":true)"));
  EXPECT_EQ(TextAt(AwaitRequests("/sized", 1).front().body, "image_size"), "640x480");
  Asked(Ask("/bytes/10", "/unwanted", R"(,"mime_type":"image/*,!image/png")"));
  const std::string callback = AwaitRequests("/unwanted", 1).front().body;
  EXPECT_EQ(TextAt(callback, "success"), "false");
  EXPECT_EQ(TextAt(callback, "error"), "the file is text/plain, which the job does not take");
}

TEST_F(DownloaderTest, AnAggregationMayHaveAProxy) {
  ServerOptions options = Options();
  options.outbound.allow = {"127.0.0.1"};
  StartServer(std::move(options));
  const support::HttpPeer proxy;
  Completed(Asked(Ask("/bytes/10", "/done", R"(,"aggr_proxy":")" + proxy.Url("") + "\"")));
  EXPECT_EQ(proxy.seen().at(0).line(), "GET " + peer_.Url("/bytes/10") + " HTTP/1.1");
}

TEST_F(DownloaderTest, ADownloadThatIsCancelledIsToldToo) {
  const std::string id = Asked(Ask("/hold", "/cancelled"));
  AwaitRequests("/hold", 1);
  Ok(Post("/v1/jobs/" + id + "/terminate"));
  EXPECT_EQ(TextAt(AwaitRequests("/cancelled", 1).front().body, "success"), "false");
  EXPECT_EQ(StateOf(id), "terminated");
}

TEST_F(DownloaderTest, WithoutAnAggregationThereIsNoneToShow) { EXPECT_EQ(Ok(Get("/dashboard/aggregations")), "[]"); }

TEST_F(DownloaderTest, TheLimitOfTheAggregationHolds) {
  std::vector<std::string> ids;
  for (int i = 0; i < 6; ++i) ids.push_back(Asked(Ask("/hold", "/done")));
  ASSERT_TRUE(peer_.WaitForRequests(2));
  EXPECT_EQ(Ok(Get("/dashboard/aggregations")), R"([{"name":"jobs:msystems","size":4}])");
  EXPECT_EQ(peer_.MostAtOnce(Host()), 2U);
  peer_.Release();
  for (const std::string& id : ids) Completed(id);
}

TEST_F(DownloaderTest, AFailedCallbackIsSentAgainOnRequest) {
  const std::string id = Asked(Ask("/bytes/10", "/status/410"));
  AwaitRequests("/status/410", 1);
  while (TextAt(Job(id), "callbacks.0.state") != "failed") continue;
  EXPECT_EQ(Call("POST", "/retry/" + id).status, 204);
  AwaitRequests("/status/410", 2);
  const std::string good = Asked(Ask("/bytes/10", "/done"));
  while (TextAt(Job(good), "callbacks.0.state") != "delivered") continue;
  ExpectProblem(Call("POST", "/retry/" + good), 409, "bad_transition");
  ExpectProblem(Call("POST", "/retry/nobody"), 404, "not_found");
}

TEST_F(DownloaderTest, FilesAreKeptForThreeHoursAfterTheCallback) {
  const std::string id = Asked(Ask("/bytes/10", "/done"));
  while (TextAt(Job(id), "callbacks.0.state") != "delivered") continue;
  clock_->Advance(2h);
  EXPECT_EQ(Get("/v1/files/" + id).status, 200);
  clock_->Advance(2h);
  while (Get("/v1/files/" + id).status != 404) continue;
  while (FileCount() != 0) continue;
}

TEST_F(DownloaderTest, WhatIsWrongIsNamedAsTheClientHasIt) {
  const auto ask = [&](const std::string& body) { return Post("/download", body); };
  ExpectProblem(ask(R"({"aggr_limit":1,"url":"http://127.0.0.1:8080/","callback_url":"http://127.0.0.1:8080/"})"), 422,
                "invalid", "aggr_id");
  const std::string begin = R"({"aggr_id":"a","aggr_limit":1,)";
  const std::string url = R"("url":"http://127.0.0.1:8080/",)";
  const std::string callback = R"("callback_url":"http://127.0.0.1:8080/")";
  ExpectProblem(ask(begin + R"("url":"http://127.0.0.1:8080/"})"), 422, "invalid", "callback_url");
  ExpectProblem(ask(begin + R"("url":"http://10.0.0.1/",)" + callback + "}"), 422, "blocked_url", "url");
  ExpectProblem(ask(begin + url + R"("callback_url":"http://10.0.0.1/"})"), 422, "blocked_url", "callback_url");
  ExpectProblem(ask(begin + url + R"("callback_type":"kafka","callback_dst":"t"})"), 422, "invalid", "callback_type");
  ExpectProblem(ask(begin + url + callback + R"(,"s3_bucket":"b"})"), 422, "invalid", "s3_bucket");
  ExpectProblem(ask(begin + url + callback + R"(,"request_headers":{"Host":"x"}})"), 422, "invalid",
                "request_headers.Host");
  ExpectProblem(ask(begin + url + callback + R"(,"aggr_proxy":"socks5://x"})"), 422, "invalid", "aggr_proxy");
  EXPECT_EQ(ask(begin + url + R"("callback_type":"http","callback_dst":"http://127.0.0.1:8080/"})").status, 201);
}

TEST_F(DownloaderTest, TheHeartbeatSaysWhetherToSendTraffic) {
  EXPECT_EQ(Get("/hb").body, "OK");
  ServerOptions options = Options();
  options.health_file = files_.File("out");
  StartServer(options);
  EXPECT_EQ(Get("/hb").status, 200);
  support::WriteFile(options.health_file, "");
  EXPECT_EQ(Get("/hb").status, 503);
}

}  // namespace
}  // namespace pawl::system_test
