// Journal brings numbered records to a file, and syncs it on a thread of its own: what comes while the disk is busy, or
// while the first of them lingers, goes with the next sync, all of it together. Append does not wait for the disk,
// unless very much waits already, or what lingers has waited for too long.
//
// All but the calls of Syncer belong to one thread at a time, the writer's.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <thread>

#include "base/clock.h"
#include "base/mutex.h"
#include "store/journal/journal_file.h"
#include "store/lmdb/data_file.h"
#include "store/syncer.h"

namespace pawl {

// What a journal asks of the disk; each returns 0 or an errno. A seam for tests.
struct JournalDisk {
  std::function<int(int fd, std::string_view bytes, std::uint64_t at)> write;
  std::function<int(int fd)> sync;

  static JournalDisk Real();
};

struct JournalOptions {
  std::string dir = {};
  std::uint64_t room = std::uint64_t{16} << 20;  // a file grows by no more than a commit beyond this
  Millis linger{0};                              // so long a record may wait for others, unless somebody waits for it
  JournalDisk disk = JournalDisk::Real();
};

class Journal final : public Syncer {
 public:
  // Its files must be empty or missing. The first record comes after `base`, which is on disk, or will be when it is to
  // be seen; it gets the number after `last`. When it returns, all three files are on disk.
  static Result<std::unique_ptr<Journal>> Open(JournalOptions options, const JournalId& id, const DataFileState& base,
                                               CommitNumber last);
  // Waits for the disk; the files stay as they are.
  ~Journal() override;

  void Append(std::string_view bytes);
  // The data file has got all that was appended, in the state `base`, and the one before is surely on disk: the next
  // record goes to the beginning of the other file. What is not durable yet is, or will be, by that state.
  void TurnOver(const DataFileState& base);
  // The data file's commit `transaction` is on disk, or will be when it is to be seen. Durable when it returns. Any
  // thread.
  Result<void> Settle(std::uint64_t transaction);
  // What lingers should have been on disk by now: Append would wait for it.
  bool late() const;
  // A file has had its room, or could not get it: it is time to flush the data file.
  bool full() const;
  // Its records are gone for good.
  Result<void> Empty();

  CommitNumber committed() const override;
  Result<CommitNumber> durable() const override;
  Result<void> AwaitAll() override;
  void OnMoved(std::function<void(bool durable)> moved) override;

 private:
  struct Files {
    std::array<FileHandle, 2> records;
    FileHandle note;
  };
  using TimePoint = std::chrono::steady_clock::time_point;
  Journal(JournalOptions options, const JournalId& id, const DataFileState& base, CommitNumber last, Files files);

  std::string PathOf(std::size_t file) const { return options_.dir + "/" + kJournalFileNames.at(file); }
  void Run();
  void Linger(MutexLock& lock) PAWL_REQUIRES(mutex_);
  bool IsLate() const PAWL_REQUIRES(mutex_);
  std::optional<Error> WriteAndSync(std::size_t file, std::string_view bytes, std::uint64_t at);
  std::optional<Error> NoteDurable(CommitNumber last);
  int WriteNote() PAWL_REQUIRES(note_mutex_);  // 0 or an errno

  const JournalOptions options_;
  const JournalId id_;
  const Files files_;

  mutable Mutex mutex_;
  DataFileState base_ PAWL_GUARDED_BY(mutex_);
  std::uint64_t settled_ PAWL_GUARDED_BY(mutex_);
  CondVar appended_;                                 // the first that waits, or too much; or awaited, or stopping
  CondVar synced_;                                   // or failed
  std::string waiting_ PAWL_GUARDED_BY(mutex_);      // a write in the making: records that are not in the file yet
  TimePoint waiting_since_ PAWL_GUARDED_BY(mutex_);  // the first of them
  TimePoint writing_since_ PAWL_GUARDED_BY(mutex_);  // the same of what is on its way to the disk
  CommitNumber committed_ PAWL_GUARDED_BY(mutex_);   // the last of them, if there are any
  std::size_t current_ PAWL_GUARDED_BY(mutex_) = 0;  // of files_.records
  std::uint64_t end_ PAWL_GUARDED_BY(mutex_) = 0;    // of what is in it, or on its way there
  CommitNumber durable_ PAWL_GUARDED_BY(mutex_);
  int awaiting_ PAWL_GUARDED_BY(mutex_) = 0;    // calls of AwaitAll
  bool busy_ PAWL_GUARDED_BY(mutex_) = false;   // the thread is at the disk
  bool stuck_ PAWL_GUARDED_BY(mutex_) = false;  // there is no room for it
  bool stopping_ PAWL_GUARDED_BY(mutex_) = false;
  std::optional<Error> failure_ PAWL_GUARDED_BY(mutex_);

  Mutex note_mutex_;
  JournalNote note_ PAWL_GUARDED_BY(note_mutex_);

  Mutex moved_mutex_;
  std::function<void(bool durable)> moved_ PAWL_GUARDED_BY(moved_mutex_);
  std::thread thread_;
};

}  // namespace pawl
