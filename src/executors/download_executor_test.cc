// The executor of downloads on an engine in memory, with answers that the test gives and a clock that it moves.
#include "executors/download_executor.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <thread>

#include "engine/queries.h"
#include "executors/download_files.h"
#include "executors/folder_store.h"
#include "executors/s3_store.h"
#include "runtime/core_calls.h"
#include "runtime/runtime.h"
#include "store/kv_store.h"
#include "store/memory/memory_kv.h"
#include "tests/support/json_at.h"
#include "tests/support/scripted_transport.h"
#include "tests/support/temp_dir.h"
#include "tests/support/wait_until.h"

namespace pawl {
namespace {

using namespace std::chrono_literals;
using support::TextAt;
using support::WaitUntil;

class DownloadExecutorTest : public testing::Test {
 protected:
  DownloadExecutorTest() {
    core_ = std::make_unique<Core>(KvStore::Open(std::make_unique<MemoryKv>()).value(), clock_, CoreOptions{},
                                   [](const Error& error) { ADD_FAILURE() << ToString(error); });
    EXPECT_TRUE(core_->Start().ok());
    DownloadFilesOptions options;
    options.folder = {.path = dir_.File("files"), .store_id = "test", .node = "node"};
    files_ = DownloadFiles::Open(options, clock_).value();
    stores_.Add("default", std::make_unique<FolderStore>(files_.get(), ""));
    support::WriteFile(dir_.File("access"), "AKIAIOSFODNN7EXAMPLE\n");
    support::WriteFile(dir_.File("secret"), "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY\n");
    stores_.Add("s3", std::make_unique<S3Store>(outgoing_, spec_, 1h));
    runtime_ = std::make_unique<Runtime>(*core_, clock_);
    runtime_->Add({.name = "download", .queues = {"download"}, .concurrency = 4, .lease = 30s},
                  std::make_unique<DownloadExecutor>(outgoing_, files_->folder(), stores_, DownloadOptions{}));
    runtime_->Start();
  }
  // A run that is still under way ends with its call, which is cancelled on what would be the transport's thread.
  ~DownloadExecutorTest() override {
    std::atomic<bool> stopped = false;
    std::thread stopping([&] {
      runtime_.reset();
      stopped = true;
    });
    WaitUntil([&] {
      transport_.RunPosted();
      return stopped.load();
    });
    stopping.join();
    files_.reset();
    core_->Stop();
  }

  Seq PushDownload(const std::string& more = "") {
    PushOp op;
    JobSpec& job = op.jobs.emplace_back();
    job.type = "download";
    job.payload = R"({"url":"http://a.example/f")" + more + "}";
    return SubmitAndWait(*core_, std::move(op))->jobs.at(0).seq;
  }
  JobDetails Read(Seq seq) {
    return ReadNow(*core_, [seq](StoreReader& reader) { return ReadJob(reader, seq); }).value();
  }
  bool AwaitRequests(std::size_t count) {
    return WaitUntil([&] { return transport_.count() >= count; });
  }
  std::size_t TempCount() const {
    std::size_t count = 0;
    for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator(dir_.File("files/tmp"))) ++count;
    return count;
  }

  const std::shared_ptr<ManualClock> clock_ = std::make_shared<ManualClock>();
  support::TempDir dir_;
  support::ScriptedTransport transport_{clock_};
  outbound::Secrets secrets_{dir_.path()};
  Outgoing outgoing_{{&transport_}, secrets_};
  std::unique_ptr<Core> core_;
  std::unique_ptr<DownloadFiles> files_;
  const files::S3Spec spec_{.name = "s3",
                            .kind = "s3",
                            .endpoint = "http://s3.example:9000",
                            .bucket = "pictures",
                            .buckets = {"movies"},
                            .prefix = "pawl/",
                            .access_key = "access",
                            .secret_key = "secret"};
  DownloadStores stores_;
  std::unique_ptr<Runtime> runtime_;
};

TEST_F(DownloadExecutorTest, ProgressIsReportedAfterTwoSecondsAndThenEveryFive) {
  const Seq job = PushDownload();
  ASSERT_TRUE(AwaitRequests(1));
  ASSERT_TRUE(transport_.Begin(0, 200, {}, 1000));
  ASSERT_TRUE(transport_.Bytes(0, std::string(100, 'x')));
  clock_->Advance(4s);
  ASSERT_TRUE(transport_.Bytes(0, std::string(100, 'x')));
  clock_->Advance(1s);
  ASSERT_TRUE(transport_.Bytes(0, std::string(100, 'x')));
  ASSERT_TRUE(WaitUntil([&] { return Read(job).progress.has_value(); }));
  EXPECT_EQ(*Read(job).progress, R"({"bytes":200,"total":1000,"rate":50})");
  EXPECT_EQ(TempCount(), 1U);
  ASSERT_TRUE(transport_.Bytes(0, std::string(700, 'x')));
  transport_.Finish(0);
  ASSERT_TRUE(WaitUntil([&] { return Read(job).head.shown == JobState::kCompleted; }));
  EXPECT_EQ(TextAt(*Read(job).result, "bytes"), "1000");
  EXPECT_EQ(TempCount(), 0U);
}

TEST_F(DownloadExecutorTest, AFolderThatCannotBeWrittenGivesTheJobBackForASecondAndThenTwo) {
  const std::string tmp = dir_.File("files/tmp");
  std::filesystem::remove(tmp);
  const Seq job = PushDownload();
  for (std::size_t i = 0; i < 2; ++i) {
    if (i > 0) clock_->Advance(2s);
    ASSERT_TRUE(AwaitRequests(i + 1));
    EXPECT_FALSE(transport_.Begin(i, 200, {}, 1)) << "there is no place for the file";
    ASSERT_TRUE(WaitUntil([&] { return Read(job).head.shown == JobState::kScheduled; }));
    EXPECT_EQ(Read(job).head.due - clock_->Read().wall, (i + 1) * 1s);
    EXPECT_EQ(Read(job).head.attempt, 0U) << "it does not count";
  }
}

TEST_F(DownloadExecutorTest, ARunThatIsCancelledEndsWithItsCall) {
  const Seq job = PushDownload();
  ASSERT_TRUE(AwaitRequests(1));
  ASSERT_TRUE(SubmitAndWait(*core_, TerminateOp{job}).ok());
  ASSERT_TRUE(WaitUntil([&] {
    transport_.RunPosted();
    return Read(job).head.shown == JobState::kTerminated;
  }));
  EXPECT_TRUE(transport_.at(0).cancelled);
}

// What the test sees of the file that is being put: the request has the descriptor of the temp file.
std::string UploadedBytes(const outbound::Request& request) {
  std::string bytes(request.upload->length, '\0');
  const ssize_t got = pread(request.upload->fd, bytes.data(), bytes.size(), 0);
  return got == static_cast<ssize_t>(bytes.size()) ? bytes : "(unreadable)";
}

TEST_F(DownloadExecutorTest, AFileForS3IsPutUnderItsDigestAndTypeWithTheMetadata) {
  const Seq job = PushDownload(
      R"(,"store":{"name":"s3","bucket":"movies","region":"eu-west-2","metadata":{"Sku":"7","title":"a b"}})");
  ASSERT_TRUE(AwaitRequests(1));
  transport_.Answer(0, 200, {}, "hello");
  ASSERT_TRUE(AwaitRequests(2));
  const outbound::Request& put = transport_.at(1).request;
  EXPECT_EQ(put.method, "PUT");
  EXPECT_TRUE(put.url.text().starts_with("http://s3.example:9000/movies/pawl/0000000")) << put.url.text();
  EXPECT_EQ(UploadedBytes(put), "hello");
  const auto value = [&put](std::string_view name) {
    const outbound::Header* header = FindHeader(put.headers, name);
    return header == nullptr ? "(none)" : header->value;
  };
  EXPECT_EQ(value("content-type"), "text/plain");
  EXPECT_EQ(value("x-amz-meta-sku"), "7");
  EXPECT_EQ(value("x-amz-meta-title"), "a b");
  EXPECT_EQ(value("x-amz-content-sha256"), "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824");
  EXPECT_NE(value("authorization")
                .find("/eu-west-2/s3/aws4_request,SignedHeaders=content-type;host;"
                      "x-amz-content-sha256;x-amz-date;x-amz-meta-sku;x-amz-meta-title,"),
            std::string::npos);
  EXPECT_EQ(TempCount(), 1U);
  transport_.Answer(1, 200);
  ASSERT_TRUE(WaitUntil([&] { return Read(job).head.shown == JobState::kCompleted; }));
  const std::string result = *Read(job).result;
  EXPECT_EQ(TextAt(result, "store"), "s3");
  EXPECT_EQ(TextAt(result, "bucket"), "movies");
  EXPECT_EQ("http://s3.example:9000/movies/" + TextAt(result, "path"), put.url.text());
  EXPECT_EQ(TextAt(result, "bytes"), "5");
  EXPECT_EQ(TempCount(), 0U);
}

TEST_F(DownloadExecutorTest, AFileThatS3RefusesFailsTheRunAsStore) {
  const Seq job = PushDownload(R"(,"store":"s3")");
  ASSERT_TRUE(AwaitRequests(1));
  transport_.Answer(0, 200, {}, "hello");
  ASSERT_TRUE(AwaitRequests(2));
  transport_.Answer(1, 403, {},
                    "<Error><Code>SignatureDoesNotMatch</Code><AWSAccessKeyId>AKIAIOSFODNN7EXAMPLE</AWSAccessKeyId>");
  ASSERT_TRUE(WaitUntil([&] { return Read(job).error.has_value(); }));
  EXPECT_EQ(Read(job).error->type, "store");
  EXPECT_EQ(Read(job).error->message, "the store s3 answers with the status 403, SignatureDoesNotMatch");
  EXPECT_EQ(Read(job).head.attempt, 1U) << "it counts";
  EXPECT_EQ(TempCount(), 0U);
}

TEST_F(DownloadExecutorTest, AStoreWithoutItsSecretFailsTheRunAsStore) {
  std::filesystem::remove(dir_.File("secret"));
  const Seq job = PushDownload(R"(,"store":"s3")");
  ASSERT_TRUE(AwaitRequests(1));
  transport_.Answer(0, 200, {}, "hello");
  ASSERT_TRUE(WaitUntil([&] { return Read(job).error.has_value(); }));
  EXPECT_EQ(Read(job).error->type, "store");
  EXPECT_EQ(TempCount(), 0U);
}

TEST_F(DownloadExecutorTest, WhileS3IsAwayJobsAreGivenBackAndNothingIsDownloadedForIt) {
  const Seq first = PushDownload(R"(,"store":"s3")");
  ASSERT_TRUE(AwaitRequests(1));
  transport_.Answer(0, 200, {}, "hello");
  ASSERT_TRUE(AwaitRequests(2));
  transport_.Fail(1, outbound::Failure::kConnect);
  ASSERT_TRUE(WaitUntil([&] { return Read(first).head.shown == JobState::kScheduled; }));
  EXPECT_EQ(Read(first).head.attempt, 0U) << "it does not count";
  EXPECT_EQ(Read(first).head.due - clock_->Read().wall, 1s);

  const Seq second = PushDownload(R"(,"store":"s3")");
  ASSERT_TRUE(WaitUntil([&] { return Read(second).head.shown == JobState::kScheduled; }));
  EXPECT_EQ(transport_.count(), 2U) << "nobody was asked for a file that cannot be stored";
  const Seq other = PushDownload();
  ASSERT_TRUE(AwaitRequests(3));
  transport_.Answer(2, 200, {}, "hello");
  ASSERT_TRUE(WaitUntil([&] { return Read(other).head.shown == JobState::kCompleted; })) << "the folder is there";

  clock_->Advance(1s);
  ASSERT_TRUE(AwaitRequests(5));
  transport_.Answer(3, 200, {}, "hello");
  transport_.Answer(4, 200, {}, "hello");
  ASSERT_TRUE(AwaitRequests(7));
  transport_.Answer(5, 503);
  transport_.Answer(6, 200);
  ASSERT_TRUE(WaitUntil([&] { return Read(second).head.shown != JobState::kRunning; }));
  ASSERT_TRUE(WaitUntil([&] { return Read(first).head.shown != JobState::kRunning; }));
  EXPECT_EQ(Read(first).error, std::nullopt);
  EXPECT_EQ(Read(second).error, std::nullopt);
  EXPECT_EQ((Read(first).head.shown == JobState::kCompleted) + (Read(second).head.shown == JobState::kCompleted), 1);
  EXPECT_EQ(TempCount(), 0U);
}

TEST_F(DownloadExecutorTest, ARunThatIsCancelledWhileItsFileIsPutEndsWithThatCall) {
  const Seq job = PushDownload(R"(,"store":"s3")");
  ASSERT_TRUE(AwaitRequests(1));
  transport_.Answer(0, 200, {}, "hello");
  ASSERT_TRUE(AwaitRequests(2));
  ASSERT_TRUE(SubmitAndWait(*core_, TerminateOp{job}).ok());
  ASSERT_TRUE(WaitUntil([&] {
    transport_.RunPosted();
    return Read(job).head.shown == JobState::kTerminated;
  }));
  EXPECT_TRUE(transport_.at(1).cancelled);
  EXPECT_EQ(TempCount(), 0U);
}

TEST_F(DownloadExecutorTest, AStoreThatIsGoneFromTheConfigurationFailsTheRunAsStore) {
  const Seq job = PushDownload(R"(,"store":"other")");
  ASSERT_TRUE(WaitUntil([&] { return Read(job).error.has_value(); }));
  EXPECT_EQ(Read(job).error->type, "store");
  EXPECT_EQ(transport_.count(), 0U);
}

}  // namespace
}  // namespace pawl
