// Runs the jobs of the type `download`: a run calls the URL and what redirects lead to, writes the bytes to a temp file
// as they come, and ends when the store that the job has chosen has the file.
//
// The runtime's thread starts and cancels runs. The transport's thread writes the file, which goes to the page cache;
// runs that have a file are ended on a thread of their store.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/clock.h"
#include "base/mutex.h"
#include "executors/download_job.h"
#include "executors/download_store.h"
#include "executors/outgoing.h"
#include "files/content_type.h"
#include "files/folder.h"
#include "runtime/executor.h"

namespace pawl {

struct DownloadOptions {
  DownloadLimits limits = {};
  std::function<bool()> ready = [] { return true; };  // any thread; false: there is no room for more files
};

class DownloadExecutor final : public Executor {
 public:
  // All but the options outlive it. Temp files are in `folder`.
  DownloadExecutor(Outgoing& outgoing, files::Folder& folder, const DownloadStores& stores, DownloadOptions options);
  ~DownloadExecutor() override;

  void Start(std::shared_ptr<ActiveRun> run) override;
  void Cancel(ActiveRun& run, CancelReason reason) override;
  void Stop() override;

 private:
  class Download;

  // A store that a file could not be put into, by no fault of a job. Runs are given back until it is tried again, after
  // 1 s, doubling to 1 min until it takes a file.
  struct Fault {
    Millis pause{0};
    SteadyTime until = SteadyTime::min();
  };

  // Any thread.
  void Forget(const ActiveRun& run);
  Millis NextPause(const DownloadStore& store, const Error& fault);
  Millis PauseLeft(const DownloadStore& store);  // 0: it may be tried
  void NoteStored(const DownloadStore& store);

  // The thread of this transport. Its database is loaded with the first file.
  Result<std::string> TypeOf(std::string_view first_bytes, std::size_t lane);

  Outgoing& outgoing_;
  files::Folder& folder_;
  const DownloadStores& stores_;
  const DownloadOptions options_;
  std::vector<std::optional<files::ContentTypes>> types_;  // one for each thread of a transport

  Mutex mutex_;
  CondVar all_ended_;
  std::unordered_map<const ActiveRun*, std::unique_ptr<Download>> downloads_ PAWL_GUARDED_BY(mutex_);
  std::unordered_map<const DownloadStore*, Fault> faults_ PAWL_GUARDED_BY(mutex_);
};

}  // namespace pawl
