// DownloadFiles is the folder of stored downloads in the hands of a server: it opens the folder and its committer, and
// a thread of its own looks after it. The thread removes files that no job wants (every `sweep`), those of jobs that
// were deleted at once, and says when the disk is so full that downloads have to pause.
//
// Thread-safe but for Start and Stop.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "base/clock.h"
#include "base/clock_wait.h"
#include "base/mutex.h"
#include "base/result.h"
#include "engine/core.h"
#include "files/file_committer.h"
#include "files/folder.h"
#include "files/sweeper.h"
#include "files/watermark.h"
#include "store/node_info.h"

namespace pawl {

struct DownloadFilesOptions {
  files::FolderOptions folder;
  files::WatermarkOptions marks;
  Millis sweep = std::chrono::minutes(10);
  files::FileCommitterOptions committer = {};
};

struct FilesFigures {
  std::uint64_t bytes = 0;  // stored, as the last sweep has seen it
  double free_ratio = 0;    // of the disk
  bool paused = false;
  std::uint64_t swept = 0;  // files removed by sweeps, since the start
};

class DownloadFiles {
 public:
  static Result<std::unique_ptr<DownloadFiles>> Open(const DownloadFilesOptions& options, std::shared_ptr<Clock> clock);
  ~DownloadFiles();  // Stop

  // For a node that downloads: removes what dead nodes have left in tmp/. The core outlives it. The thread starts if
  // there is something to look after.
  void Start(Core& core);
  // The thread has something to look after from now on: a download begins. Between Start and Stop.
  void Watch();
  // After the runtime has stopped and before the core does: what waits is still committed.
  void Stop();

  files::Folder& folder() { return *folder_; }
  files::FileCommitter& committer() { return committer_; }

  // Downloads may begin: the disk is not full, and not too many files wait for it.
  bool ready() const;
  bool paused() const { return paused_.load(std::memory_order_relaxed); }  // the disk is full
  FilesFigures figures() const;

 private:
  DownloadFiles(std::unique_ptr<files::Folder> folder, const DownloadFilesOptions& options,
                std::shared_ptr<Clock> clock);

  void RemoveLeftTemps(Core& core);
  void OnTransitions(const std::vector<Transition>& transitions);

  // The thread's.
  void Run();
  void Look();
  void Remove(std::vector<Seq> deleted);
  SteadyTime SweepNext(SteadyTime now);

  const std::unique_ptr<files::Folder> folder_;
  files::FileCommitter committer_;
  const DownloadFilesOptions options_;
  const std::shared_ptr<Clock> clock_;
  ClockWait wait_;
  Core* core_ = nullptr;
  std::uint64_t listener_ = 0;

  Mutex thread_mutex_;
  std::thread thread_ PAWL_GUARDED_BY(thread_mutex_);
  std::vector<Seq> deleted_ PAWL_GUARDED_BY(wait_.mutex());
  bool stopping_ PAWL_GUARDED_BY(wait_.mutex()) = false;

  files::Watermark watermark_;  // of the thread, as is the next one; before it starts, of Open
  std::unique_ptr<files::Sweeper> sweeper_;
  std::atomic<bool> paused_{false};
  std::atomic<double> free_ratio_{1};
  std::atomic<std::uint64_t> bytes_{0};
  std::atomic<std::uint64_t> swept_{0};
};

// The part of the names of temp files that says which node they are of.
std::string TempNodeName(std::string_view host, std::uint32_t pid);

// The nodes whose temp files stay at the start of the node `own`: the others that live. A process of the same name was
// there before, as in a container that was restarted, where host and process id are the same each time.
std::set<std::string, std::less<>> TempNodesThatStay(const std::vector<NodeInfo>& alive, std::string_view own);

// For each name, in order: whether a job wants the file, because its result names it or because it runs.
Result<std::vector<bool>> WantedFiles(StoreReader& reader, std::span<const files::StoredName> names);

}  // namespace pawl
