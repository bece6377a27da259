#include "store/journal/journal.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <utility>

#include "base/thread_name.h"

namespace pawl {
namespace {

// More than this is not kept waiting for the disk in memory.
constexpr std::size_t kWaitingMax = std::size_t{32} << 20;

// What has not reached the disk after so many times its linger is waited for.
constexpr int kLate = 2;

int WriteAll(int fd, std::string_view bytes, std::uint64_t at) {
  while (!bytes.empty()) {
    const ssize_t written = pwrite(fd, bytes.data(), bytes.size(), static_cast<off_t>(at));
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    bytes.remove_prefix(static_cast<std::size_t>(written));
    at += static_cast<std::uint64_t>(written);
  }
  return 0;
}

Result<FileHandle> OpenFile(const std::string& path) {
  FileHandle file(open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
  if (!file.valid()) return FileError("open", path, errno);
  return file;
}

// What a failed sync has written is not known, whatever the reason.
Error SyncError(const std::string& path, int error_number) {
  Error failed = FileError("sync", path, error_number);
  failed.code = ErrorCode::kStorage;
  return failed;
}

int SyncData(int fd) { return fdatasync(fd) == 0 ? 0 : errno; }

}  // namespace

JournalDisk JournalDisk::Real() { return {WriteAll, SyncData}; }

Result<std::unique_ptr<Journal>> Journal::Open(JournalOptions options, const JournalId& id, const DataFileState& base,
                                               CommitNumber last) {
  Files files;
  for (std::size_t i = 0; i < files.records.size(); ++i) {
    PAWL_ASSIGN(files.records.at(i), OpenFile(options.dir + "/" + kJournalFileNames.at(i)));
  }
  const std::string path = options.dir + "/" + kJournalNoteName;
  PAWL_ASSIGN(files.note, OpenFile(path));
  const std::string note = EncodeJournalNote({id, last, base.transaction});
  if (const int error = WriteAll(files.note.fd(), note, 0); error != 0) return FileError("write", path, error);
  if (fsync(files.note.fd()) != 0) return FileError("sync", path, errno);
  PAWL_TRY(SyncDirectory(options.dir));
  return std::unique_ptr<Journal>(new Journal(std::move(options), id, base, last, std::move(files)));
}

Journal::Journal(JournalOptions options, const JournalId& id, const DataFileState& base, CommitNumber last, Files files)
    : options_(std::move(options)),
      id_(id),
      files_(std::move(files)),
      base_(base),
      settled_(base.transaction),
      committed_(last),
      durable_(last),
      note_{id, last, base.transaction},
      thread_([this] {
        NameThisThread("journal");
        Run();
      }) {}

Journal::~Journal() {
  {
    const MutexLock lock(mutex_);
    stopping_ = true;
  }
  appended_.NotifyOne();
  thread_.join();
}

void Journal::Append(std::string_view bytes) {
  {
    MutexLock lock(mutex_);
    while ((waiting_.size() >= kWaitingMax || IsLate()) && !failure_ && !stuck_) synced_.Wait(lock);
    const bool first = waiting_.empty();
    if (first) {
      waiting_since_ = std::chrono::steady_clock::now();
      BeginJournalWrite(waiting_);
    }
    AppendJournalRecord({++committed_, bytes}, waiting_);
    if (!first && waiting_.size() < kWaitingMax) return;  // the thread knows that it has work
  }
  appended_.NotifyOne();
}

void Journal::TurnOver(const DataFileState& base) {
  MutexLock lock(mutex_);
  while (busy_) synced_.Wait(lock);
  base_ = base;
  waiting_.clear();
  current_ = 1 - current_;
  end_ = 0;
  stuck_ = false;
  durable_ = committed_;
}

Result<void> Journal::Settle(std::uint64_t transaction) {
  const std::string path = options_.dir + "/" + kJournalNoteName;
  {
    const MutexLock lock(note_mutex_);
    note_.settled = std::max(note_.settled, transaction);
    // A file system that writes nothing in place may be full: the heads to come will have to do.
    if (const int error = WriteNote(); error != 0 && error != ENOSPC) return FileError("write", path, error);
  }
  if (const int error = options_.disk.sync(files_.note.fd()); error != 0) return SyncError(path, error);
  const MutexLock lock(mutex_);
  settled_ = std::max(settled_, transaction);
  return {};
}

// The note is overwritten in place and needs no room. An error here is a disk that fails, as it is for a record.
std::optional<Error> Journal::NoteDurable(CommitNumber last) {
  const MutexLock lock(note_mutex_);
  note_.durable = last;
  const int error = WriteNote();
  if (error == 0 || error == ENOSPC || error == EDQUOT) return std::nullopt;
  return FileError("write", options_.dir + "/" + kJournalNoteName, error);
}

int Journal::WriteNote() { return options_.disk.write(files_.note.fd(), EncodeJournalNote(note_), 0); }

bool Journal::late() const {
  const MutexLock lock(mutex_);
  return IsLate();
}

// A disk that does not keep pace: no more is promised than it may take.
bool Journal::IsLate() const {
  if (options_.linger == Millis{0} || (waiting_.empty() && !busy_)) return false;
  const TimePoint oldest = busy_ ? writing_since_ : waiting_since_;
  return std::chrono::steady_clock::now() > oldest + kLate * options_.linger;
}

bool Journal::full() const {
  const MutexLock lock(mutex_);
  return stuck_ || end_ + waiting_.size() >= options_.room;
}

Result<void> Journal::Empty() {
  MutexLock lock(mutex_);
  while (busy_) synced_.Wait(lock);
  const std::size_t older = end_ == 0 ? current_ : 1 - current_;
  PAWL_TRY(EmptyFile(PathOf(older)));
  return EmptyFile(PathOf(1 - older));
}

CommitNumber Journal::committed() const {
  const MutexLock lock(mutex_);
  return committed_;
}

Result<CommitNumber> Journal::durable() const {
  const MutexLock lock(mutex_);
  if (failure_) return *failure_;
  return durable_;
}

Result<void> Journal::AwaitAll() {
  MutexLock lock(mutex_);
  ++awaiting_;
  if (!waiting_.empty()) appended_.NotifyOne();
  while (durable_ != committed_ && !failure_ && !stuck_) synced_.Wait(lock);
  --awaiting_;
  if (failure_) return *failure_;
  if (durable_ != committed_) return Error{ErrorCode::kNoSpace, "there is no room for the journal in " + options_.dir};
  return {};
}

void Journal::OnMoved(std::function<void(bool durable)> moved) {
  const MutexLock lock(moved_mutex_);
  moved_ = std::move(moved);
}

void Journal::Run() {
  std::string bytes;
  MutexLock lock(mutex_);
  for (;;) {
    while (!stopping_ && (waiting_.empty() || stuck_ || failure_)) appended_.Wait(lock);
    if (waiting_.empty() || stuck_ || failure_) return;
    Linger(lock);
    if (waiting_.empty()) continue;  // the data file has it
    bytes.clear();
    std::swap(bytes, waiting_);
    const CommitNumber last = committed_;
    const std::size_t file = current_;
    EndJournalWrite({id_, base_, 0, durable_ + 1, durable_, settled_}, bytes);
    const std::uint64_t at = std::exchange(end_, end_ + bytes.size());
    busy_ = true;
    writing_since_ = waiting_since_;
    lock.Unlock();
    std::optional<Error> error = WriteAndSync(file, bytes, at);
    if (!error) error = NoteDurable(last);
    lock.Lock();
    busy_ = false;
    if (error) {
      end_ = at;
      stuck_ = error->code == ErrorCode::kNoSpace;
      if (!stuck_) failure_ = error;
    } else {
      durable_ = last;
    }
    lock.Unlock();
    synced_.NotifyAll();
    {
      const MutexLock moved(moved_mutex_);
      if (moved_) moved_(!error);
    }
    lock.Lock();
  }
}

void Journal::Linger(MutexLock& lock) {
  if (options_.linger == Millis{0}) return;
  const TimePoint until = waiting_since_ + options_.linger;
  while (!stopping_ && awaiting_ == 0 && !waiting_.empty() && waiting_.size() < kWaitingMax) {
    if (!appended_.WaitUntil(lock, until)) return;
  }
}

std::optional<Error> Journal::WriteAndSync(std::size_t file, std::string_view bytes, std::uint64_t at) {
  const std::string path = PathOf(file);
  const int fd = files_.records.at(file).fd();
  if (const int error = options_.disk.write(fd, bytes, at); error != 0) return FileError("write", path, error);
  if (const int error = options_.disk.sync(fd); error != 0) return SyncError(path, error);
  return std::nullopt;
}

}  // namespace pawl
