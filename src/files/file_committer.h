// FileCommitter makes written temp files durable under their final names, many at a time (group commit): each of its
// threads takes up to 32 of those that wait, syncs the bytes of each, renames all, and syncs each folder once. Only
// then are their owners told. So a file that somebody was told of survives a crash, and a crash before that leaves a
// temp file or a file that no job names, which the sweeper removes.
//
// Threads start with the first use. Thread-safe. The folder must outlive it.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <thread>
#include <vector>

#include "base/mutex.h"
#include "base/result.h"
#include "files/folder.h"

namespace pawl::files {

// How far the files of one thread have come.
enum class CommitStep : std::uint8_t { kTaken, kSynced, kRenamed, kFolderSynced };

struct FileCommitterOptions {
  std::size_t threads = 4;
  std::size_t waiting_max = 4'096;
  // For tests that stop at a step; called after each one, on the thread.
  std::function<void(CommitStep)> at = {};
};

class FileCommitter {
 public:
  // Where the file is now, or why it is not stored (it is removed then). Called on a thread of the committer, once; it
  // must not block.
  using Done = std::function<void(Result<StoredName>)>;

  explicit FileCommitter(Folder& folder, FileCommitterOptions options = {});
  ~FileCommitter() { Stop(); }
  FileCommitter(const FileCommitter&) = delete;
  FileCommitter& operator=(const FileCommitter&) = delete;

  // False when too many wait already, or after Stop: the file is removed and `done` is not called.
  bool Commit(TempFile file, Done done);

  // How many were accepted and are not done: claim less when there are many.
  std::size_t waiting() const { return waiting_.load(std::memory_order_relaxed); }

  // What waits is still committed.
  void Stop();

 private:
  struct Item {
    TempFile file;
    Done done;
    Result<StoredName> outcome;
  };

  void Run();
  void CommitGroup(std::vector<Item>& items);
  void RenameInto(Folder::Block& block, std::vector<Item*>& items);
  void Reached(CommitStep step) const;

  Folder& folder_;
  const FileCommitterOptions options_;
  std::atomic<std::size_t> waiting_ = 0;

  Mutex mutex_;
  CondVar changed_;
  std::deque<Item> queue_ PAWL_GUARDED_BY(mutex_);
  std::size_t idle_ PAWL_GUARDED_BY(mutex_) = 0;
  bool stopping_ PAWL_GUARDED_BY(mutex_) = false;
  std::vector<std::thread> threads_ PAWL_GUARDED_BY(mutex_);
};

}  // namespace pawl::files
