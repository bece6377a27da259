// The executor of downloads on an engine in memory, with answers that the test gives and a clock that it moves.
#include "executors/download_executor.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "engine/queries.h"
#include "executors/download_files.h"
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
    runtime_ = std::make_unique<Runtime>(*core_, clock_);
    runtime_->Add(
        {.name = "download", .queues = {"download"}, .concurrency = 4, .lease = 30s},
        std::make_unique<DownloadExecutor>(outgoing_, files_->folder(), files_->committer(), DownloadOptions{}));
    runtime_->Start();
  }
  ~DownloadExecutorTest() override {
    runtime_.reset();
    files_.reset();
    core_->Stop();
  }

  Seq PushDownload() {
    PushOp op;
    JobSpec& job = op.jobs.emplace_back();
    job.type = "download";
    job.payload = R"({"url":"http://a.example/f"})";
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
  outbound::Secrets secrets_{""};
  Outgoing outgoing_{transport_, secrets_};
  std::unique_ptr<Core> core_;
  std::unique_ptr<DownloadFiles> files_;
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

}  // namespace
}  // namespace pawl
