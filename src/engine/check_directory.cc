#include "engine/check_directory.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <linux/fs.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <optional>
#include <utility>

#include "base/file_handle.h"
#include "engine/check_store.h"
#include "store/journal/journal_file.h"
#include "store/journal/journal_recovery.h"
#include "store/journal/journaled_kv.h"
#include "store/kv_store.h"
#include "store/lmdb/lmdb_kv.h"
#include "store/lmdb/page_check.h"

namespace pawl {
namespace {

namespace fs = std::filesystem;

// A directory of its own, gone with its owner.
class Scratch {
 public:
  static Result<Scratch> Create(const std::string& below) {
    std::string pattern = below + "/pawl-check-XXXXXX";
    if (mkdtemp(pattern.data()) == nullptr) return FileError("create a directory in", below, errno);
    return Scratch(std::move(pattern));
  }
  explicit Scratch(std::string path) : path_(std::move(path)) {}
  Scratch(Scratch&& other) noexcept : path_(std::exchange(other.path_, {})) {}
  Scratch& operator=(Scratch&&) = delete;
  Scratch(const Scratch&) = delete;
  Scratch& operator=(const Scratch&) = delete;
  ~Scratch() {
    std::error_code ignored;
    if (!path_.empty()) fs::remove_all(path_, ignored);
  }
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

// Shares the blocks of the file where the file system can.
Result<void> CopyFile(const std::string& from, const std::string& to) {
  {
    const FileHandle in(open(from.c_str(), O_RDONLY | O_CLOEXEC));
    if (!in.valid() && errno == ENOENT) return {};
    if (!in.valid()) return FileError("open", from, errno);
    const FileHandle out(open(to.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
    if (!out.valid()) return FileError("create", to, errno);
    if (ioctl(out.fd(), FICLONE, in.fd()) == 0) return {};
  }
  std::error_code failed;
  fs::copy_file(from, to, fs::copy_options::overwrite_existing, failed);
  if (failed) return FileError("copy to", to, failed.value());
  return {};
}

// As a clean stop leaves it.
bool IsEmpty(const JournalOnDisk& journal) {
  return std::all_of(journal.files.begin(), journal.files.end(),
                     [](const JournalContent& c) { return c.file.empty(); });
}

// The state that a start would make of the directory, in a copy.
Result<Scratch> ReplayedCopy(const CheckOptions& options) {
  PAWL_ASSIGN(Scratch scratch, Scratch::Create(options.scratch));
  for (const char* name : {kDataFileName, kJournalFileNames[0], kJournalFileNames[1], kJournalNoteName}) {
    auto copied = CopyFile(options.dir + "/" + name, scratch.path() + "/" + name);
    if (!copied.ok() && copied.error().code == ErrorCode::kNoSpace) {
      copied =
          Error{ErrorCode::kNoSpace, copied.error().detail + "; name a directory with room for a copy by --scratch"};
    }
    PAWL_TRY(copied);
  }
  LmdbOptions lmdb;
  lmdb.dir = scratch.path();
  PAWL_TRY(OpenReplayed(std::move(lmdb)));
  return scratch;
}

class DirectoryCheck {
 public:
  explicit DirectoryCheck(const CheckOptions& options) : options_(options) {}

  Result<CheckSummary> Run() {
    std::error_code failed;
    const std::string file = options_.dir + "/" + kDataFileName;
    if (!fs::is_regular_file(file, failed)) {
      return Error{ErrorCode::kNotFound,
                   fmt::format("{} is not a data directory: it has no {}", options_.dir, kDataFileName)};
    }
    PAWL_ASSIGN(const DirectoryLock hold, HoldToRead(options_.dir));
    PAWL_ASSIGN(const JournalOnDisk journal, ReadJournal(options_.dir));
    std::optional<Scratch> scratch;
    if (!IsEmpty(journal)) {
      auto copy = ReplayedCopy(options_);
      if (!copy.ok()) return Damage(copy.error());
      scratch.emplace(*std::move(copy));
      summary_.copied = true;
    }
    const std::string& dir = scratch ? scratch->path() : options_.dir;
    if (auto checked = CheckPagesOf(dir); !checked.ok()) return Damage(checked.error());
    summary_.pages_only = summary_.findings > 0;
    if (summary_.pages_only) return summary_;
    if (auto checked = CheckTablesOf(dir, hold); !checked.ok()) return Damage(checked.error());
    return summary_;
  }

 private:
  // What keeps a store from being opened because it is damaged is a finding.
  Result<CheckSummary> Damage(const Error& error) {
    if (error.code != ErrorCode::kCorrupt) return error;
    Find(error.detail);
    return summary_;
  }

  void Find(const std::string& finding) {
    ++summary_.findings;
    if (options_.report) options_.report(finding);
  }
  void Say(const CheckProgress& progress) const {
    if (options_.progress) options_.progress(progress);
  }

  Result<void> CheckPagesOf(const std::string& dir) {
    PageCheckHooks hooks;
    hooks.report = [this](const std::string& finding) { Find(finding); };
    hooks.progress = [this](std::uint64_t pages) { Say({"pages", pages}); };
    PAWL_ASSIGN(summary_.pages, CheckPages(dir + "/" + kDataFileName, hooks));
    return {};
  }

  Result<void> CheckTablesOf(const std::string& dir, const DirectoryLock& hold) {
    LmdbOptions lmdb;
    lmdb.dir = dir;
    lmdb.sync = false;
    PAWL_ASSIGN(std::unique_ptr<LmdbKv> kv, LmdbKv::OpenToRead(std::move(lmdb), hold));
    PAWL_ASSIGN(const JournalMark mark, ReadJournalMark(*kv));
    if (mark.live && !summary_.copied)
      Find("the last stop was not clean, and there is no journal: changes may be lost");
    PAWL_ASSIGN(const std::unique_ptr<KvStore> store, KvStore::Open(std::move(kv)));
    StoreCheck check([this](const std::string& finding) { Find(finding); });
    (void)check.Step(*store->Tables(), [&] {
      ++summary_.entries;
      Say({check.table(), check.entries()});
      return true;
    });
    return {};
  }

  const CheckOptions& options_;
  CheckSummary summary_;
};

}  // namespace

Result<CheckSummary> CheckDirectory(const CheckOptions& options) { return DirectoryCheck(options).Run(); }

}  // namespace pawl
