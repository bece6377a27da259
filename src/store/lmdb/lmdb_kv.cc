#include "store/lmdb/lmdb_kv.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <utility>

#include "store/kv_forward.h"
#include "store/lmdb/backup_file.h"

namespace pawl {
namespace {

constexpr std::uint64_t kAllocateStep = std::uint64_t{64} << 20;
constexpr std::uint64_t kHeldBytesMax = std::uint64_t{16} << 20;
constexpr std::uint64_t kHeldWritesTight = 2'000;
constexpr std::size_t kOpenReadersMax = 1000;  // below LMDB's limit, beyond which a reader would fail

template <typename Base>
using TxnReads = ForwardReads<Base, LmdbTxn*>;

int AllocateOnDisk(int fd, off_t offset, off_t length) {
  int rc;
  do {
    rc = posix_fallocate(fd, offset, length);
  } while (rc == EINTR);
  return rc;
}

int SyncOnDisk(int fd) { return fdatasync(fd) == 0 ? 0 : errno; }

std::uint64_t RoundUp(std::uint64_t value, std::uint64_t step) { return (value + step - 1) / step * step; }

Error AsStorage(Error error) {
  if (error.code == ErrorCode::kNoSpace) error.code = ErrorCode::kStorage;
  return error;
}

// EFBIG: the process may not have a larger file, which is no different to us.
bool IsFull(int error_number) { return error_number == ENOSPC || error_number == EDQUOT || error_number == EFBIG; }

// LMDB reports a write that a full disk cut short as EIO, as it does a broken disk.
int CommitErrorOf(int rc, int fd) {
  constexpr std::uint64_t kLittle = std::uint64_t{1} << 20;
  struct statvfs disk {};
  if (rc != EIO || fstatvfs(fd, &disk) != 0) return rc;
  return std::uint64_t{disk.f_bavail} * disk.f_frsize < kLittle ? ENOSPC : rc;
}

}  // namespace

class LmdbKv::Writer final : public TxnReads<KvWriter> {
 public:
  explicit Writer(LmdbKv* kv) : ForwardReads(kv->held_.get()), kv_(kv) {}
  ~Writer() override { Abort(); }

  void Put(Table table, std::string_view key, std::string_view value) override {
    PAWL_CHECK(!IsSet(table) && key.size() <= kMaxKeyBytes, "a set was used as a map, or a key is too long");
    ++writes_;
    kv_->held_bytes_ += key.size() + value.size();
    inner_->Put(table, key, value);
  }
  bool Erase(Table table, std::string_view key) override { return Counted(inner_->Erase(table, key)); }
  bool Add(Table table, std::string_view key, std::uint64_t member) override {
    return Counted(inner_->Add(table, key, member));
  }
  bool Remove(Table table, std::string_view key, std::uint64_t member) override {
    return Counted(inner_->Remove(table, key, member));
  }
  void Clear(Table table) override {
    ++writes_;
    inner_->Clear(table);
  }

  Result<void> Commit() override {
    PAWL_CHECK(std::exchange(open_, false), "a transaction was ended twice");
    return kv_->CommitWriter(writes_);
  }
  void Abort() override {
    if (std::exchange(open_, false)) kv_->AbortWriter(writes_ > 0);
  }
  std::uint64_t writes() const override { return writes_; }
  std::optional<Error> failure() const override { return kv_->FirstOf(inner_->failure()); }

 private:
  bool Counted(bool changed) {
    writes_ += changed ? 1 : 0;
    return changed;
  }

  LmdbKv* const kv_;
  std::uint64_t writes_ = 0;
  bool open_ = true;
};

class LmdbKv::PooledReader final : public TxnReads<KvReader> {
 public:
  PooledReader(LmdbKv* kv, std::unique_ptr<LmdbTxn> txn) : ForwardReads(txn.get()), kv_(kv), own_(std::move(txn)) {}
  ~PooledReader() override { kv_->ReleaseReader(std::move(own_)); }

 private:
  LmdbKv* const kv_;
  std::unique_ptr<LmdbTxn> own_;
};

// Reads what was committed but not flushed.
class LmdbKv::HeldReader final : public TxnReads<KvReader> {
 public:
  explicit HeldReader(LmdbKv* kv) : ForwardReads(kv->held_.get()), kv_(kv) { ++kv_->held_readers_; }
  ~HeldReader() override {
    if (auto failed = inner_->failure()) kv_->Latch(AsStorage(*std::move(failed)));
    --kv_->held_readers_;
  }
  std::optional<Error> failure() const override { return kv_->FirstOf(inner_->failure()); }

 private:
  LmdbKv* const kv_;
};

// A transaction of its own, whose errors are latched by nobody.
class LmdbKv::FlushedReader final : public ForwardReads<KvReader, std::unique_ptr<LmdbTxn>> {
 public:
  using ForwardReads::ForwardReads;
};

Result<std::unique_ptr<LmdbKv>> LmdbKv::Open(LmdbOptions options) {
  PAWL_ASSIGN(DirectoryLock hold, HoldDataDirectory(options.dir));
  return OpenHeld(std::move(options), std::move(hold), OlderFormat::kUpgrade);
}

Result<std::unique_ptr<LmdbKv>> LmdbKv::OpenHeld(LmdbOptions options, DirectoryLock hold, OlderFormat older) {
  PAWL_ASSIGN(std::unique_ptr<LmdbEnv> env, LmdbEnv::Open(options.dir, options.map_bytes, older));
  return std::unique_ptr<LmdbKv>(new LmdbKv(std::move(options), std::move(hold), std::move(env)));
}

Result<std::unique_ptr<LmdbKv>> LmdbKv::OpenToRead(LmdbOptions options, DirectoryLock hold) {
  PAWL_ASSIGN(std::unique_ptr<LmdbEnv> env, LmdbEnv::OpenToRead(options.dir, options.map_bytes));
  return std::unique_ptr<LmdbKv>(new LmdbKv(std::move(options), std::move(hold), std::move(env)));
}

LmdbKv::LmdbKv(LmdbOptions options, DirectoryLock hold, std::unique_ptr<LmdbEnv> env)
    : options_(std::move(options)), hold_(std::move(hold)), env_(std::move(env)) {
  struct stat status {};
  if (fstat(env_->fd(), &status) == 0) length_ = static_cast<std::uint64_t>(status.st_size);
}

LmdbKv::~LmdbKv() {
  PAWL_CHECK(!writing_ && held_readers_ == 0, "a store was closed under a transaction");
  (void)Flush();  // an error can no longer reach anybody; owners that care flush before
  PAWL_CHECK(open_readers_ == idle_readers_.size(), "a store was closed under a reader");
}

// ---- writing ----

std::unique_ptr<KvWriter> LmdbKv::BeginWrite() {
  PAWL_CHECK(!std::exchange(writing_, true), "a second write transaction was begun");
  if (!held_) {
    KeepLength();
    MDB_txn* txn = nullptr;
    int rc = EIO;
    if (!failure()) {
      rc = mdb_txn_begin(env_->get(), nullptr, 0, &txn);
      if (rc != 0) Latch(AsStorage(LmdbError("begin a transaction", rc)));
    }
    held_ = std::make_unique<LmdbTxn>(txn, rc, env_->tables(), &last_keys_);
    held_bytes_ = 0;
    held_writes_ = 0;
    holder_ = std::this_thread::get_id();
  }
  return std::make_unique<Writer>(this);
}

Result<void> LmdbKv::CommitWriter(std::uint64_t writes) {
  writing_ = false;
  held_writes_ += writes;
  if (!Deferred()) held_->WriteChanges();
  std::optional<Error> failed = failure();
  if (!failed && held_->error() != 0) {
    failed = LmdbError("write", held_->error());
    // Without sync the transaction holds what was acknowledged before: its loss is no mere want of room.
    if (Deferred() || failed->code != ErrorCode::kNoSpace) failed = Latch(AsStorage(*failed));
  }
  if (failed) {
    held_.reset();
    holder_ = std::thread::id();
    return *failed;
  }
  if (Deferred()) return {};
  return CommitHeld(Sync::kYes);
}

void LmdbKv::AbortWriter(bool changed) {
  writing_ = false;
  if (Deferred() && !changed && held_->error() == 0) return;
  if (Deferred()) {
    Latch({ErrorCode::kStorage, "a transaction was aborted together with acknowledged changes not yet flushed"});
  } else if (Error error = LmdbError("write", held_->error());
             held_->error() != 0 && error.code != ErrorCode::kNoSpace) {
    Latch(std::move(error));
  }
  held_.reset();
  holder_ = std::thread::id();
}

Result<void> LmdbKv::CommitHeld(Sync sync) {
  mdb_env_set_flags(env_->get(), MDB_NOSYNC, sync == Sync::kNo ? 1 : 0);
  const int rc = CommitErrorOf(held_->Commit(), env_->fd());
  held_.reset();
  holder_ = std::thread::id();
  if (rc != 0) return Latch(AsStorage(LmdbError("commit to " + options_.dir, rc)));
  return {};
}

Result<void> LmdbKv::Flush() { return FlushHeld(Sync::kYes); }

Result<void> LmdbKv::FlushToCache() { return FlushHeld(Sync::kNo); }

Result<void> LmdbKv::FlushHeld(Sync sync) {
  PAWL_CHECK(!writing_ && held_readers_ == 0, "a flush under an open transaction");
  if (std::optional<Error> failed = failure()) return *failed;
  return held_ ? CommitHeld(sync) : Result<void>();
}

Result<void> LmdbKv::SyncCache() {
  const auto& sync = options_.sync_cache ? options_.sync_cache : SyncOnDisk;
  if (const int error = sync(env_->fd()); error != 0) return Latch(AsStorage(FileError("sync", options_.dir, error)));
  return {};
}

Result<DataFileStates> LmdbKv::States() const {
  PAWL_ASSIGN(const auto states, ReadDataFileStates(options_.dir + "/" + kDataFileName));
  if (!states) return Error{ErrorCode::kStorage, fmt::format("{} is gone from {}", kDataFileName, options_.dir)};
  return *states;
}

// Each change may need a page of its own. On a full disk they must fit into what is kept free.
bool LmdbKv::FlushNow() const {
  return HoldsOpen() && (held_bytes_ >= kHeldBytesMax || (tight_ && held_writes_ >= kHeldWritesTight));
}

void LmdbKv::LetGo() {
  PAWL_CHECK(!writing_ && held_readers_ == 0, "a transaction in use was let go");
  held_.reset();
  holder_ = std::thread::id();
}

// ---- reading ----

std::unique_ptr<KvReader> LmdbKv::BeginRead() {
  if (Deferred() && held_) return std::make_unique<HeldReader>(this);
  return std::make_unique<PooledReader>(this, AcquireReader());
}

std::unique_ptr<KvReader> LmdbKv::ReadFlushed() {
  MDB_txn* txn = nullptr;
  const int rc = mdb_txn_begin(env_->get(), nullptr, MDB_RDONLY, &txn);
  return std::make_unique<FlushedReader>(std::make_unique<LmdbTxn>(txn, rc, env_->tables()));
}

// A reader that is used again has its slot in LMDB's table of readers already, and its cursors.
std::unique_ptr<LmdbTxn> LmdbKv::AcquireReader() {
  std::unique_ptr<LmdbTxn> reader;
  {
    MutexLock lock(readers_mutex_);
    while (idle_readers_.empty() && open_readers_ >= kOpenReadersMax) reader_returned_.Wait(lock);
    if (idle_readers_.empty()) {
      ++open_readers_;
    } else {
      reader = std::move(idle_readers_.back());
      idle_readers_.pop_back();
    }
  }
  if (reader) {
    reader->Renew();
    return reader;
  }
  MDB_txn* txn = nullptr;
  int rc = mdb_txn_begin(env_->get(), nullptr, MDB_RDONLY, &txn);
  return std::make_unique<LmdbTxn>(txn, rc, env_->tables());
}

void LmdbKv::ReleaseReader(std::unique_ptr<LmdbTxn> txn) {
  if (int rc = txn->error(); rc != 0) {
    Latch(AsStorage(LmdbError("read", rc)));
    txn.reset();
  } else {
    txn->Reset();
  }
  const MutexLock lock(readers_mutex_);
  if (txn) {
    idle_readers_.push_back(std::move(txn));
  } else {
    --open_readers_;
  }
  reader_returned_.NotifyOne();
}

// ---- the file ----

// A file shorter than its last page in use is taken for damaged at the next start, and LMDB does not write the pages at
// its end that a transaction took and gave back. So the file is kept longer than a transaction makes it.
void LmdbKv::KeepLength() {
  const MutexLock lock(space_mutex_);
  std::uint64_t wanted = env_->UsedBytes() + options_.reserve_bytes;
  if (length_ >= wanted) return;
  wanted = RoundUp(wanted, kAllocateStep);
  if (ftruncate(env_->fd(), static_cast<off_t>(wanted)) == 0) length_ = wanted;
}

bool LmdbKv::ReserveSpace() {
  const MutexLock lock(space_mutex_);
  std::uint64_t used = env_->UsedBytes();
  if (used + options_.reserve_bytes <= allocated_) return true;
  std::uint64_t from = std::max(used, allocated_);
  std::uint64_t to = RoundUp(used + options_.reserve_bytes, kAllocateStep);
  const auto& allocate = options_.allocate ? options_.allocate : AllocateOnDisk;
  const int error = allocate(env_->fd(), static_cast<off_t>(from), static_cast<off_t>(to - from));
  tight_ = error != 0;
  if (error != 0 && !IsFull(error)) Latch(FileError("allocate space in", options_.dir, error));
  if (tight_) return false;
  allocated_ = to;
  length_ = std::max(length_, to);
  return true;
}

std::uint64_t LmdbKv::DiskBytes() const {
  struct stat status {};
  if (fstat(env_->fd(), &status) != 0) return 0;
  return static_cast<std::uint64_t>(status.st_blocks) * 512;
}

Result<void> LmdbKv::BackupWith(const std::string& path, bool compact, const FinishCopy& finish) {
  PAWL_TRY(CheckBackupPath(path));
  if (HeldHere()) PAWL_TRY(Flush());  // LMDB would wait for this very thread
  PAWL_ASSIGN(const BackupFile part, BackupFile::Create(path));
  if (const int rc = mdb_env_copyfd2(env_->get(), part.fd(), compact ? MDB_CP_COMPACT : 0); rc != 0) {
    // LMDB's own codes are negative: those are of the data file. What is left are errors of writing the copy.
    return rc < 0 ? LmdbError("copy " + options_.dir, rc) : BackupError("write to", path, rc);
  }
  if (finish) PAWL_TRY(finish(part.name()));
  return part.Publish();
}

// ---- failure ----

Error LmdbKv::Latch(Error error) {
  const MutexLock lock(failure_mutex_);
  if (!failure_) failure_ = std::move(error);
  return *failure_;
}

// Once the store has failed, its transactions are empty and say EIO: the first failure is what happened.
std::optional<Error> LmdbKv::FirstOf(std::optional<Error> later) const {
  std::optional<Error> first = failure();
  return first ? first : later;
}

std::optional<Error> LmdbKv::failure() const {
  const MutexLock lock(failure_mutex_);
  return failure_;
}

}  // namespace pawl
