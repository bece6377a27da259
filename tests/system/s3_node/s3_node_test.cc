// Downloads of the real program into npm's s3rver; Amazon's own client checks the signatures and reads them back.
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <csignal>
#include <filesystem>
#include <memory>
#include <string>

#include "base/file_handle.h"
#include "tests/support/child.h"
#include "tests/support/http_peer.h"
#include "tests/support/json_at.h"
#include "tests/support/raw_http.h"
#include "tests/support/server_process.h"
#include "tests/support/temp_dir.h"
#include "tests/support/wait_until.h"

namespace pawl::support {
namespace {

// A port of 127.0.0.1 that is ours and that nobody listens on: connections to it are refused.
class SilentPort {
 public:
  SilentPort() : socket_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto* const any = reinterpret_cast<sockaddr*>(&address);
    EXPECT_EQ(bind(socket_.fd(), any, size), 0);
    EXPECT_EQ(getsockname(socket_.fd(), any, &size), 0);
    port_ = ntohs(address.sin_port);
  }
  std::uint16_t port() const { return port_; }

 private:
  FileHandle socket_;
  std::uint16_t port_ = 0;
};

class S3NodeTest : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    Child install({.command = {PAWL_NPM_PACKAGES, PAWL_NODE_SOURCE, PAWL_NODE_PEER}});
    ASSERT_EQ(install.Wait(std::chrono::minutes(5)), 0);
  }

  void SetUp() override {
    std::filesystem::create_directory(dir_.File("buckets"));
    s3_ =
        std::make_unique<Child>(ChildOptions{.command = {"node", PAWL_NODE_PEER "/server.mjs", dir_.File("buckets")}});
    const auto port = s3_->ReadLine();
    ASSERT_TRUE(port) << "s3rver does not start";
    endpoint_ = "http://127.0.0.1:" + *port;
    SetKey("S3RVER");
    WriteFile(secrets_.File("s3_access"), "S3RVER\n");
    const std::string keys = "kind = \"s3\"\naccess_key = \"s3_access\"\nsecret_key = \"s3_secret\"\n";
    WriteFile(dir_.File("pawl.toml"), "secrets_dir = \"" + secrets_.path() + "\"\n" +                                //
                                          "[store.s3]\n" + keys + "endpoint = \"" + endpoint_ +                      //
                                          "\"\nbucket = \"pictures\"\nbuckets = [\"movies\"]\nprefix = \"pawl/\"" +  //
                                          "\nurl = \"" + endpoint_ + "/pictures\"\n" +                               //
                                          "[store.silent]\n" + keys + "endpoint = \"http://127.0.0.1:" +             //
                                          std::to_string(silent_.port()) + "\"\nbucket = \"pictures\"\n");
    server_ = std::make_unique<ServerProcess>(
        ServerProcessOptions{.data = dir_.File("data"), .arguments = {"--config", dir_.File("pawl.toml")}});
    ASSERT_TRUE(server_->ready()) << server_->Log();
    http_ = std::make_unique<RawHttp>(server_->port());
  }

  void SetKey(const std::string& secret) { WriteFile(secrets_.File("s3_secret"), secret + "\n"); }
  // Makes s3rver drop its connections, or serve again.
  void ExpectS3(const std::string& state) {
    s3_->Signal(SIGUSR2);
    EXPECT_EQ(s3_->ReadLine(), state);
  }

  // Pushes a download of this path of the peer; returns its id.
  std::string Download(const std::string& path, const std::string& store) {
    const auto answer = http_->Post(
        "/v1/jobs", R"({"type":"download","payload":{"url":")" + peer_.Url(path) + R"(","store":)" + store + "}}");
    EXPECT_TRUE(answer && answer->status == 201) << (answer ? answer->body : "");
    return answer ? TextAt(answer->body, "id") : "";
  }
  std::string Job(const std::string& id) {
    const auto answer = http_->Get("/v1/jobs/" + id);
    return answer ? answer->body : "";
  }
  // The job as soon as it is in this state.
  std::string InState(const std::string& id, const std::string& state) {
    std::string job;
    const bool reached = WaitUntil([&] {
      job = Job(id);
      return TextAt(job, "state") == state;
    });
    EXPECT_TRUE(reached) << job << server_->Log();
    return job;
  }
  // What Amazon's client says of the object that the result of the job names.
  std::string ReadBack(const std::string& job) {
    Child node({.command = {"node", PAWL_NODE_PEER "/read.mjs", endpoint_, TextAt(job, "result.bucket"),
                            TextAt(job, "result.path")}});
    return node.ReadLine().value_or("{}");
  }
  std::size_t TempCount() const {
    const std::filesystem::directory_iterator files(dir_.File("data/files/tmp"));
    return static_cast<std::size_t>(std::distance(begin(files), end(files)));
  }

  TempDir dir_;
  TempDir secrets_;
  HttpPeer peer_;
  SilentPort silent_;
  std::string endpoint_;
  std::unique_ptr<Child> s3_;
  std::unique_ptr<ServerProcess> server_;
  std::unique_ptr<RawHttp> http_;
};

TEST_F(S3NodeTest, AFileIsPutWithItsTypeAndMetadata) {
  const std::string id = Download("/bytes/70000", R"({"name":"s3","bucket":"movies","region":"eu-west-2",)"
                                                  R"("metadata":{"Sku":"7","title":"A picture, \"signed\" = 50%"}})");
  const std::string job = InState(id, "completed");
  EXPECT_EQ(TextAt(job, "result.store"), "s3");
  EXPECT_EQ(TextAt(job, "result.bucket"), "movies");
  EXPECT_EQ(TextAt(job, "result.path").rfind("pawl/00000000/", 0), 0U);
  const std::string object = ReadBack(job);
  EXPECT_EQ(TextAt(object, "bytes"), "70000");
  EXPECT_EQ(TextAt(object, "sha256"), TextAt(job, "result.sha256"));
  EXPECT_EQ(TextAt(object, "type"), "text/plain");
  EXPECT_EQ(TextAt(object, "metadata.sku"), "7");
  EXPECT_EQ(TextAt(object, "metadata.title"), "A picture, \"signed\" = 50%");
  EXPECT_EQ(TempCount(), 0U);
  EXPECT_EQ(http_->Get("/v1/files/" + id)->status, 404) << "the URL of the store is that of the other bucket";
}

TEST_F(S3NodeTest, EmptyAndLargeFilesArePutToo) {
  for (const char* path : {"/bytes/0", "/bytes/20000000"}) {
    const std::string job = InState(Download(path, R"("s3")"), "completed");
    const std::string object = ReadBack(job);
    EXPECT_EQ(TextAt(object, "bytes"), std::string(path).substr(7));
    EXPECT_EQ(TextAt(object, "sha256"), TextAt(job, "result.sha256"));
  }
}

TEST_F(S3NodeTest, WhoeverWantsTheFileIsSentToIt) {
  const std::string id = Download("/bytes/1000", R"("s3")");
  const std::string job = InState(id, "completed");
  const auto answer = http_->Get("/v1/files/" + id);
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->status, 302);
  EXPECT_EQ(answer->Header("location"), endpoint_ + "/pictures/" + TextAt(job, "result.path"));
  EXPECT_EQ(TextAt(job, "result.url"), answer->Header("location"));
  Child file({.command = {PawlBinary(), "file", id, "-o", dir_.File("file"), "--url",
                          "http://127.0.0.1:" + std::to_string(server_->port())}});
  EXPECT_EQ(file.Wait(), 0);
  EXPECT_EQ(ReadFile(dir_.File("file")), std::string(1'000, 'x'));
}

TEST_F(S3NodeTest, AWrongKeyFailsTheRunAsStoreUntilItIsRight) {
  SetKey("wrong");
  const std::string id = Download("/bytes/1000", R"("s3")");
  const std::string failed = InState(id, "retrying");
  EXPECT_EQ(TextAt(failed, "error.type"), "store");
  EXPECT_EQ(TextAt(failed, "error.message"), "the store s3 answers with the status 403, SignatureDoesNotMatch");
  EXPECT_EQ(TextAt(failed, "result.status"), "200");
  EXPECT_EQ(TempCount(), 0U);
  WriteFile(secrets_.File("s3_access"), "NOBODY\n");
  SetKey("S3RVER");
  ASSERT_TRUE(http_->Post("/v1/jobs/" + id + "/run"));
  EXPECT_TRUE(WaitUntil([&] {
    return TextAt(Job(id), "error.message") == "the store s3 answers with the status 403, InvalidAccessKeyId";
  })) << Job(id);
  WriteFile(secrets_.File("s3_access"), "S3RVER\n");
  ASSERT_TRUE(http_->Post("/v1/jobs/" + id + "/run"));
  EXPECT_EQ(TextAt(ReadBack(InState(id, "completed")), "bytes"), "1000");
}

TEST_F(S3NodeTest, WhileTheEndpointIsAwayTheRunDoesNotCount) {
  ExpectS3("away");
  const std::string cut = Download("/bytes/1000", R"("s3")");
  const std::string refused = Download("/bytes/1001", R"("silent")");
  for (const std::string& id : {cut, refused}) {
    const std::string job = InState(id, "scheduled");
    EXPECT_EQ(TextAt(job, "attempt"), "0") << job;
    EXPECT_EQ(TextAt(job, "error"), "") << job;
  }
  EXPECT_GE(server_->CountInLog("downloads are given back"), 2);
  ExpectS3("back");
  EXPECT_EQ(TextAt(ReadBack(InState(cut, "completed")), "bytes"), "1000");
}

TEST_F(S3NodeTest, TheDownloaderNamesABucketInsteadOfACallback) {
  const auto ask = [&](const std::string& bucket, const std::string& extra) {
    return http_->Post("/download", R"({"aggr_id":"a","aggr_limit":1,"url":")" + peer_.Url("/bytes/10") +
                                        R"(","s3_region":"us-east-1","s3_bucket":")" + bucket + R"(","extra":")" +
                                        extra + "\"}");
  };
  const auto answer = ask("pictures", R"({\"sku\":7,\"shop\":\"x\"})");
  ASSERT_TRUE(answer && answer->status == 201) << (answer ? answer->body : "");
  const std::string object = ReadBack(InState(TextAt(answer->body, "id"), "completed"));
  EXPECT_EQ(TextAt(object, "bytes"), "10");
  EXPECT_EQ(TextAt(object, "metadata.sku"), "7");
  EXPECT_EQ(TextAt(object, "metadata.shop"), "x");
  EXPECT_EQ(ask("others", "")->status, 422);
  EXPECT_EQ(TextAt(ask("others", "")->body, "field"), "s3_bucket");
  EXPECT_EQ(TextAt(ask("pictures", R"({\"a\":\" b\"})")->body, "field"), "extra.a");
}

}  // namespace
}  // namespace pawl::support
