// A node that ends at each step of a download. Whoever starts after it on the same store and folder completes the job
// with one whole file, and a sweep finds nothing else.
#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>

#include "base/sha256.h"
#include "engine/queries.h"
#include "executors/download_executor.h"
#include "executors/download_files.h"
#include "executors/folder_store.h"
#include "runtime/core_calls.h"
#include "runtime/runtime.h"
#include "store/open/open_store.h"
#include "tests/support/json_at.h"
#include "tests/support/scripted_transport.h"
#include "tests/support/temp_dir.h"
#include "tests/support/wait_until.h"

namespace pawl {
namespace {

using namespace std::chrono_literals;

// Where the first node ends.
enum class EndsWhen : std::uint8_t { kWriting, kTaken, kSynced, kRenamed, kFolderSynced, kFinished };

void AbortAtStep(EndsWhen when, files::CommitStep step) {
  const bool reached = (when == EndsWhen::kTaken && step == files::CommitStep::kTaken) ||
                       (when == EndsWhen::kSynced && step == files::CommitStep::kSynced) ||
                       (when == EndsWhen::kRenamed && step == files::CommitStep::kRenamed) ||
                       (when == EndsWhen::kFolderSynced && step == files::CommitStep::kFolderSynced);
  if (reached) std::abort();
}

// A node that downloads, on a directory that outlives it, with answers that the test gives.
class DownloadNode {
 public:
  explicit DownloadNode(const std::string& dir, std::optional<EndsWhen> ends_when = {}) {
    StoreOptions store;
    store.data_dir = dir + "/data";
    store.clock = clock_;
    OpenedStore opened = OpenStore(store).value();
    core_ = std::make_unique<Core>(std::move(opened.store), clock_, CoreOptions{},
                                   [](const Error& error) { ADD_FAILURE() << ToString(error); });
    EXPECT_TRUE(core_->Start().ok());
    DownloadFilesOptions options;
    options.folder = {.path = dir + "/files", .store_id = "test", .node = "node"};
    if (ends_when) {
      options.committer.at = [when = *ends_when](files::CommitStep step) { AbortAtStep(when, step); };
    }
    if (ends_when == EndsWhen::kFinished) {
      core_->Listen([](const std::vector<Transition>& transitions, bool) {
        for (const Transition& one : transitions) {
          if (one.to == JobState::kCompleted) std::abort();
        }
      });
    }
    files_ = DownloadFiles::Open(options, clock_).value();
    files_->Start(*core_);
    runtime_ = std::make_unique<Runtime>(*core_, clock_);
    stores_.Add("default", std::make_unique<FolderStore>(files_.get(), ""));
    runtime_->Add({.name = "download", .queues = {"download"}, .concurrency = 4, .lease = 30s},
                  std::make_unique<DownloadExecutor>(outgoing_, files_->folder(), stores_, DownloadOptions{}));
    runtime_->Start();
  }
  ~DownloadNode() {
    runtime_.reset();
    files_.reset();
    core_->Stop();
  }

  Seq Push() {
    PushOp op;
    JobSpec& job = op.jobs.emplace_back();
    job.type = "download";
    job.payload = R"({"url":"http://a.example/f"})";
    return SubmitAndWait(*core_, std::move(op))->jobs.at(0).seq;
  }
  JobDetails Read(Seq seq) {
    return ReadNow(*core_, [seq](StoreReader& reader) { return ReadJob(reader, seq); }).value();
  }
  bool AwaitRequest() {
    return support::WaitUntil([&] { return transport_.count() > 0; });
  }
  support::ScriptedTransport& transport() { return transport_; }

  // One whole sweep, as it would be in some hours.
  files::SweepCounts Sweep() {
    files::Sweeper sweeper(files_->folder(), [this](std::span<const files::StoredName> names) {
      return ReadNow(*core_, [names](StoreReader& reader) { return WantedFiles(reader, names); });
    });
    Now now{SystemClock().Read().wall + 5h, SteadyFromMillis(0)};
    EXPECT_TRUE(sweeper.Begin().ok());
    for (; sweeper.walking(); now.steady += 1s) EXPECT_TRUE(sweeper.Step(now).ok());
    return sweeper.counts();
  }

 private:
  const std::shared_ptr<ManualClock> clock_ = std::make_shared<ManualClock>();
  support::ScriptedTransport transport_{clock_};
  outbound::Secrets secrets_{""};
  Outgoing outgoing_{{&transport_}, secrets_};
  std::unique_ptr<Core> core_;
  std::unique_ptr<DownloadFiles> files_;
  DownloadStores stores_;
  std::unique_ptr<Runtime> runtime_;
};

class DownloadCrashTest : public testing::TestWithParam<EndsWhen> {
 protected:
  static constexpr Seq kJob = 1;

  // In a process of its own; it does not return.
  void DownloadAndAbort() {
    DownloadNode node(dir_.path(), GetParam());
    if (node.Push() != kJob || !node.AwaitRequest()) _exit(1);
    node.transport().Begin(0, 200, {}, bytes_.size());
    node.transport().Bytes(0, bytes_);
    if (GetParam() == EndsWhen::kWriting) std::abort();
    node.transport().Finish(0);
    support::WaitUntil([] { return false; });  // another thread aborts
    _exit(1);
  }

  // Regular files of the folder, by their path in it.
  std::vector<std::string> StoredFiles() const {
    std::vector<std::string> paths;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(dir_.File("files"))) {
      if (!entry.is_regular_file() || entry.path().filename() == "pawl.lock") continue;
      paths.push_back(std::filesystem::relative(entry.path(), dir_.File("files")));
    }
    return paths;
  }

  support::TempDir dir_;
  const std::string bytes_ = std::string(100'000, 'x') + "the end";
};

TEST_P(DownloadCrashTest, TheNextNodeCompletesTheJobWithOneWholeFile) {
  EXPECT_EXIT(DownloadAndAbort(), ::testing::KilledBySignal(SIGABRT), "");
  const bool renamed = GetParam() >= EndsWhen::kRenamed;
  const bool finished = GetParam() == EndsWhen::kFinished;
  ASSERT_EQ(StoredFiles().size(), 1U);
  EXPECT_EQ(StoredFiles().front().starts_with("tmp/"), !renamed) << StoredFiles().front();

  DownloadNode node(dir_.path());
  EXPECT_EQ(StoredFiles().size(), renamed ? 1U : 0U) << "temp files of a dead node go at the start";
  if (!finished) {
    ASSERT_TRUE(node.AwaitRequest()) << "the job is run again";
    node.transport().Answer(0, 200, {}, bytes_);
  }
  ASSERT_TRUE(support::WaitUntil([&] { return node.Read(kJob).head.shown == JobState::kCompleted; }));
  const JobDetails job = node.Read(kJob);
  EXPECT_EQ(job.head.attempt, 1U) << "a run that ended with its node does not count";

  EXPECT_EQ(node.Sweep().removed, renamed && !finished ? 1U : 0U);
  ASSERT_EQ(StoredFiles(), std::vector{support::TextAt(*job.result, "path")});
  EXPECT_TRUE(support::ReadFile(dir_.File("files/" + StoredFiles().front())) == bytes_);
  Sha256 digest;
  digest.Add(bytes_);
  EXPECT_EQ(support::TextAt(*job.result, "sha256"), digest.Hex());
}

INSTANTIATE_TEST_SUITE_P(Steps, DownloadCrashTest,
                         testing::Values(EndsWhen::kWriting, EndsWhen::kTaken, EndsWhen::kSynced, EndsWhen::kRenamed,
                                         EndsWhen::kFolderSynced, EndsWhen::kFinished));

}  // namespace
}  // namespace pawl
