// Runs the jobs of the type `download`: a run calls the URL and what redirects lead to, writes the bytes to a temp file
// as they come, and ends when the file committer has made it durable.
//
// The runtime's thread starts and cancels runs. The transport's thread writes the file, which goes to the page cache;
// whoever waits for the disk is the committer, whose threads end the runs that have a file.
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>

#include "base/clock.h"
#include "executors/download_job.h"
#include "executors/outgoing.h"
#include "files/content_type.h"
#include "files/file_committer.h"
#include "files/folder.h"
#include "runtime/executor.h"

namespace pawl {

struct DownloadOptions {
  DownloadLimits limits = {};
  std::string files_url = {};                         // where a web server has the folder; empty: nowhere
  std::function<bool()> ready = [] { return true; };  // any thread; false: there is no room for more files
};

class DownloadExecutor final : public Executor {
 public:
  // All but the options outlive it.
  DownloadExecutor(Outgoing& outgoing, files::Folder& folder, files::FileCommitter& committer, DownloadOptions options);
  ~DownloadExecutor() override;

  void Start(std::shared_ptr<ActiveRun> run) override;
  void Cancel(ActiveRun& run, CancelReason reason) override;
  void Stop() override;

 private:
  class Download;

  // Any thread.
  void Forget(const ActiveRun& run);
  // A fault of this node is none of the job's: it is given back for 1 s, doubling to 1 min until a file was stored.
  Millis NextPause(const Error& fault);
  void NoteStored();

  // The transport's thread. The database is loaded with the first file.
  Result<std::string> TypeOf(std::string_view first_bytes);

  Outgoing& outgoing_;
  files::Folder& folder_;
  files::FileCommitter& committer_;
  const DownloadOptions options_;
  std::optional<files::ContentTypes> types_;  // of the transport's thread

  std::mutex mutex_;
  std::condition_variable all_ended_;
  std::unordered_map<const ActiveRun*, std::unique_ptr<Download>> downloads_;  // guarded by mutex_
  Millis pause_{0};                                                            // guarded by mutex_
};

}  // namespace pawl
