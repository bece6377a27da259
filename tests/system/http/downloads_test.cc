// Downloads from the push to the file: a real server, and a web server that does what its path says.
#include "tests/system/http/downloads_test.h"

#include <fcntl.h>
#include <sys/stat.h>

#include "base/sha256.h"

namespace pawl::system_test {
namespace {

using namespace std::chrono_literals;

std::string DigestOf(std::string_view bytes) {
  Sha256 digest;
  digest.Add(bytes);
  return digest.Hex();
}

// As if it had been there for long, also on the clock of the tests.
void MakeOld(const std::string& path) {
  const timespec old{1'600'000'000, 0};
  const timespec both[2] = {old, old};
  ASSERT_EQ(utimensat(AT_FDCWD, path.c_str(), both, 0), 0) << path;
}

TEST_F(DownloadsTest, AFileIsStoredAndServed) {
  const std::string job = Push(R"({"type":"download","payload":{"url":")" + peer_.Url("/bytes/70000") + "\"}}");
  EXPECT_EQ(TextAt(job, "group"), Host());
  const std::string id = TextAt(job, "id");
  const std::string done = Completed(id);
  const std::string bytes(70'000, 'x');
  EXPECT_EQ(TextAt(done, "result.status"), "200");
  EXPECT_EQ(TextAt(done, "result.bytes"), "70000");
  EXPECT_EQ(TextAt(done, "result.sha256"), DigestOf(bytes));
  EXPECT_EQ(TextAt(done, "result.mime"), "text/plain");
  EXPECT_EQ(TextAt(done, "result.store"), "default");
  EXPECT_EQ(TextAt(done, "result.final_url"), peer_.Url("/bytes/70000"));
  EXPECT_EQ(TextAt(done, "result.redirects"), "0");
  EXPECT_EQ(support::ReadFile(FilesDir() + "/" + TextAt(done, "result.path")), bytes);
  EXPECT_EQ(peer_.seen().front().Header("accept-encoding"), "identity");

  const HttpAnswer file = Get("/v1/files/" + id);
  EXPECT_EQ(file.status, 200);
  EXPECT_EQ(file.body, bytes);
  EXPECT_EQ(file.Header("etag"), "\"" + DigestOf(bytes) + "\"");
  EXPECT_EQ(file.Header("content-type"), "application/octet-stream");
  const HttpAnswer part = Call("GET", "/v1/files/" + id, "", "range: bytes=10-19\r\n");
  EXPECT_EQ(part.status, 206);
  EXPECT_EQ(part.body, std::string(10, 'x'));
  EXPECT_EQ(Call("GET", "/v1/files/" + id, "", "if-none-match: " + file.Header("etag") + "\r\n").status, 304);
}

TEST_F(DownloadsTest, WithoutAFileTheReasonIsSaid) {
  ExpectProblem(Get("/v1/files/nobody"), 404, "not_found");
  const std::string failed = Download("/status/404");
  WaitForState(failed, "dead");
  ExpectProblem(Get("/v1/files/" + failed), 404, "not_found");
  const std::string held = Download("/hold");
  ASSERT_TRUE(peer_.WaitForRequests(2));
  EXPECT_NE(Get("/v1/files/" + held).body.find("not"), std::string::npos);
  EXPECT_NE(Get("/v1/files/" + held).body.find("running"), std::string::npos);
}

TEST_F(DownloadsTest, TheEndFollowsFromTheAnswer) {
  EXPECT_EQ(ErrorOf(Download("/status/404"), "dead"), "status");
  const std::string passing = Download("/status/503");
  EXPECT_EQ(ErrorOf(passing, "retrying"), "status");
  EXPECT_EQ(TextAt(Job(passing), "result.status"), "503");
  EXPECT_EQ(ErrorOf(Download("/cut/1000"), "retrying"), "cut");
  EXPECT_EQ(ErrorOf(Download("/bytes/2000", R"(,"max_bytes":1000)"), "dead"), "too_large");
  EXPECT_EQ(ErrorOf(Download("/endless", R"(,"max_bytes":100000)"), "dead"), "too_large");
  EXPECT_EQ(ErrorOf(Download("/farm/0"), "dead"), "blocked_address") << "a redirect to this machine";
  EXPECT_EQ(ErrorOf(Download("/status/304"), "dead"), "status");
  EXPECT_EQ(FileCount(), 0U);
}

TEST_F(DownloadsTest, AFailedRunIsTriedTwiceMoreAfterTwoMinutes) {
  const std::string id = Download("/status/503");
  for (std::size_t attempt = 1; attempt <= 3; ++attempt) {
    ASSERT_TRUE(peer_.WaitForRequests(attempt));
    WaitForState(id, attempt < 3 ? "retrying" : "dead");
    clock_->Advance(2min);
  }
}

TEST_F(DownloadsTest, AFileThatTheJobDoesNotWantIsNotKept) {
  EXPECT_EQ(ErrorOf(Download("/bytes/100", R"(,"mime":["image/*"])"), "dead"), "mime");
  EXPECT_EQ(ErrorOf(Download("/endless", R"(,"mime":["!text/*"])"), "dead"), "mime") << "before all of it was read";
  EXPECT_EQ(ErrorOf(Download("/bytes/100", R"(,"image_size":true)"), "dead"), "image");
  EXPECT_EQ(ErrorOf(Download("/bytes/100", R"(,"sha256":")" + DigestOf("other") + "\""), "dead"), "sha256");
  EXPECT_EQ(FileCount(), 0U);
  Completed(Download("/bytes/100", R"(,"mime":["text/*"],"sha256":")" + DigestOf(std::string(100, 'x')) + "\""));
  EXPECT_EQ(FileCount(), 1U);
}

TEST_F(DownloadsTest, TheSizeOfAPictureIsFound) {
  const std::string png = "89504e470d0a1a0a0000000d4948445200000280000001e00802000000";
  const std::string done = Completed(Download("/hex/" + png, R"(,"image_size":true,"mime":["image/png"])"));
  EXPECT_EQ(TextAt(done, "result.image_size"), "640x480");
  EXPECT_EQ(TextAt(done, "result.mime"), "image/png");
}

TEST_F(DownloadsTest, NotModifiedCompletesWithoutAFile) {
  const std::string id = Download("/status/304", R"(,"headers":{"If-None-Match":"\"a\""})");
  const std::string done = Completed(id);
  EXPECT_EQ(TextAt(done, "result.status"), "304");
  EXPECT_EQ(TextAt(done, "result.path"), "");
  EXPECT_EQ(Get("/v1/files/" + id).status, 404);
}

TEST_F(DownloadsTest, RedirectsAreFollowedWhereTheOperatorAllows) {
  ServerOptions options = Options();
  options.outbound.allow = {"127.0.0.0/8"};
  options.files.url = "https://files.example";
  StartServer(std::move(options));
  const std::string done = Completed(Download("/redirect//redirect/" + peer_.Url("/bytes/10")));
  EXPECT_EQ(TextAt(done, "result.redirects"), "2");
  EXPECT_EQ(TextAt(done, "result.final_url"), peer_.Url("/bytes/10"));
  EXPECT_EQ(TextAt(done, "result.url"), "https://files.example/" + TextAt(done, "result.path"));
  EXPECT_EQ(ErrorOf(Download("/farm/0"), "dead"), "redirect");
  EXPECT_EQ(ErrorOf(Download("/redirect//bytes/1", R"(,"max_redirects":0)"), "dead"), "redirect");
}

TEST_F(DownloadsTest, AFileGoesToTheStoreThatTheJobNames) {
  ServerOptions options = Options();
  options.outbound.secrets_dir = files_.path();
  support::WriteFile(files_.File("access"), "AKIAIOSFODNN7EXAMPLE\n");
  support::WriteFile(files_.File("secret"), "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY\n");
  options.files.stores.push_back({.name = "s3",
                                  .kind = "s3",
                                  .endpoint = peer_.Url(""),
                                  .bucket = "pictures",
                                  .buckets = {"movies"},
                                  .access_key = "access",
                                  .secret_key = "secret",
                                  .url = "https://files.example"});
  StartServer(std::move(options));
  const std::string id = Download("/bytes/1000", R"(,"store":"s3")");
  const std::string done = Completed(id);
  const std::string path = TextAt(done, "result.path");
  EXPECT_EQ(TextAt(done, "result.store"), "s3");
  EXPECT_EQ(TextAt(done, "result.bucket"), "pictures");
  EXPECT_EQ(peer_.seen().back().line(), "PUT /pictures/" + path + " HTTP/1.1");
  EXPECT_EQ(peer_.seen().back().body, std::string(1'000, 'x'));
  EXPECT_EQ(FileCount(), 0U);
  EXPECT_EQ(Get("/v1/files/" + id).status, 302);
  EXPECT_EQ(Get("/v1/files/" + id).Header("location"), "https://files.example/" + path);
  const std::string movie = Download("/bytes/1000", R"(,"store":{"name":"s3","bucket":"movies"})");
  Completed(movie);
  ExpectProblem(Get("/v1/files/" + movie), 404, "not_found");
  const std::string kept = Download("/bytes/1000");
  EXPECT_EQ(TextAt(Completed(kept), "result.store"), "default");
  EXPECT_EQ(Get("/v1/files/" + kept).status, 200);
}

TEST_F(DownloadsTest, AStoreThatIsNotThereIsRefusedWithThePush) {
  const auto push = [&](const std::string& store) {
    return Post("/v1/jobs",
                R"({"type":"download","payload":{"url":")" + peer_.Url("/ok") + R"(","store":)" + store + "}}");
  };
  ExpectProblem(push(R"("s3")"), 422, "invalid", "payload.store");
  ExpectProblem(push(R"({"name":"default","bucket":"b"})"), 422, "invalid", "payload.store.bucket");
  EXPECT_EQ(push(R"({"name":"default"})").status, 201);
}

TEST_F(DownloadsTest, AtMostFourOfAHostRunAtATime) {
  std::vector<std::string> jobs;
  for (int i = 0; i < 12; ++i) jobs.push_back(Download("/hold"));
  ASSERT_TRUE(peer_.WaitForRequests(4));
  peer_.Release();
  for (const std::string& job : jobs) Completed(job);
  EXPECT_EQ(peer_.MostAtOnce(Host()), 4U);
}

TEST_F(DownloadsTest, AJobThatIsTerminatedLeavesNothing) {
  const std::string id = Download("/stall");
  while (FileCount() != 1) continue;
  Ok(Post("/v1/jobs/" + id + "/terminate"));
  WaitForState(id, "terminated");
  EXPECT_EQ(FileCount(), 0U);
}

TEST_F(DownloadsTest, AStoppedServerGivesBackWhatItHadNotBrought) {
  const std::string id = Download("/hold");
  ASSERT_TRUE(peer_.WaitForRequests(1));
  StartServer(Options());
  ASSERT_TRUE(peer_.WaitForRequests(2));
  peer_.Release();
  EXPECT_EQ(TextAt(Completed(id), "attempt"), "1") << "the first run does not count";
}

TEST_F(DownloadsTest, ADeletedJobTakesItsFileWithIt) {
  const std::string kept = Download("/bytes/10");
  const std::string deleted = Download("/bytes/20");
  const std::string path = FilesDir() + "/" + TextAt(Completed(deleted), "result.path");
  Completed(kept);
  EXPECT_EQ(FileCount(), 2U);
  EXPECT_EQ(Call("DELETE", "/v1/jobs/" + deleted).status, 204);
  while (std::filesystem::exists(path)) continue;
  EXPECT_EQ(FileCount(), 1U);
  EXPECT_EQ(Get("/v1/files/" + kept).status, 200);
}

TEST_F(DownloadsTest, ASweepRemovesAFileThatNoJobWants) {
  // The clock is moved until the sweep is done, however far that is: the job outlives it.
  const std::string id = TextAt(
      Push(R"({"type":"download","retention":"3650d","payload":{"url":")" + peer_.Url("/bytes/10") + "\"}}"), "id");
  const std::string path = FilesDir() + "/" + TextAt(Completed(id), "result.path");
  const std::string folder = std::filesystem::path(path).parent_path();
  const std::string seq = TextAt(Job(id), "seq");
  const std::string stray = folder + "/" + seq + ".7.0123456789abcdef";
  const std::string nobodys = folder + "/4095.1.0123456789abcdef";
  const std::string not_ours = folder + "/notes.txt";
  for (const std::string& file : {stray, nobodys, not_ours}) support::WriteFile(file, "x");
  for (const std::string& file : {path, stray, nobodys, not_ours}) MakeOld(file);
  while (std::filesystem::exists(stray) || std::filesystem::exists(nobodys)) clock_->Advance(1min);
  EXPECT_TRUE(std::filesystem::exists(path));
  EXPECT_TRUE(std::filesystem::exists(not_ours));
  while (TextAt(Get("/v1/outbound").body, "files.bytes") != "10") continue;  // told at the end of the sweep
  EXPECT_EQ(TextAt(Get("/v1/outbound").body, "files.paused"), "false");
  const std::string metrics = Get("/metrics").body;
  EXPECT_NE(metrics.find("\npawl_files_bytes 10\n"), std::string::npos) << metrics;
  EXPECT_NE(metrics.find("\npawl_files_swept_total 2\n"), std::string::npos) << metrics;
}

TEST_F(DownloadsTest, AFullDiskPausesDownloads) {
  EXPECT_EQ(Ok(Get("/readyz")), R"({"status":"ok"})");
  ServerOptions options = Options();
  options.files.high = 0;
  options.files.low = 0;
  StartServer(std::move(options));
  EXPECT_EQ(Ok(Get("/readyz")), R"({"status":"ok","downloads":"paused"})");
  const std::string id = Download("/bytes/10");
  for (int i = 0; i < 10; ++i) {
    clock_->Advance(1s);
    EXPECT_EQ(StateOf(id), "queued");
  }
  StartServer(Options());
  Completed(id);
}

TEST_F(DownloadsTest, AFolderOfAnotherStoreIsRefused) {
  support::WriteFile(FilesDir() + "/pawl.lock", "pawl files 1\nstore other\n");
  ServerOptions options = Options();
  server_.reset();
  options.listen.port = 0;
  options.data_dir = dir_.path();
  options.clock = clock_;
  const auto server = Server::Start(std::move(options));
  ASSERT_FALSE(server.ok());
  EXPECT_EQ(server.error().code, ErrorCode::kInUse);
  EXPECT_EQ(server.error().field, "files");
}

TEST_F(DownloadsTest, AWrongPayloadIsRefusedAtThePush) {
  const auto push = [&](const std::string& payload) {
    return Post("/v1/jobs", R"({"type":"download","payload":)" + payload + "}");
  };
  ExpectProblem(push("{}"), 422, "invalid", "payload.url");
  ExpectProblem(push(R"({"url":"http://10.0.0.1/"})"), 422, "blocked_url", "payload.url");
  ExpectProblem(push(R"({"url":"http://127.0.0.1:8080/","store":"s3"})"), 422, "invalid", "payload.store");
  ExpectProblem(push(R"({"url":"http://127.0.0.1:8080/","sha256":"1"})"), 422, "invalid", "payload.sha256");
}

}  // namespace
}  // namespace pawl::system_test
