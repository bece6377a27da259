#include "store/journal/journal_repair.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

namespace pawl {
namespace {

// Each round mends one kind of damage, and there are three.
constexpr int kRounds = 3;

Result<void> WriteDurably(const std::string& path, std::string_view bytes, int flags) {
  const FileHandle file(open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC | flags, 0600));
  if (!file.valid()) return FileError("create", path, errno);
  while (!bytes.empty()) {
    const ssize_t written = write(file.fd(), bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return FileError("write", path, errno);
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  if (fsync(file.fd()) != 0) return FileError("sync", path, errno);
  return {};
}

Result<void> ShortenTo(const std::string& path, std::uint64_t length) {
  const FileHandle file(open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600));
  if (!file.valid()) return FileError("open", path, errno);
  struct stat status {};
  if (fstat(file.fd(), &status) != 0) return FileError("read", path, errno);
  if (static_cast<std::uint64_t>(status.st_size) <= length) return {};
  if (ftruncate(file.fd(), static_cast<off_t>(length)) != 0) return FileError("shorten", path, errno);
  if (fsync(file.fd()) != 0) return FileError("sync", path, errno);
  return {};
}

class Repair {
 public:
  explicit Repair(const RepairOptions& options) : options_(options) {}

  Result<RepairReport> Run() {
    CommitNumber known = 0;
    for (int round = 0;; ++round) {
      PAWL_ASSIGN(const Findings found, Examine());
      report_.kept = found.reached;
      if (report_.damage) report_.dropped = std::max(known, found.reached) - found.reached;
      if (!found.damage) return report_;
      known = std::max(known, found.damage->known);
      if (!report_.damage) report_.damage = found.damage;
      report_.dropped = known - found.reached;
      if (!options_.drop_damaged) return report_;
      if (round == kRounds) return DamageError(options_.dir, *found.damage);
      if (round == 0) PAWL_TRY(KeepCopies());
      PAWL_TRY(Drop(found));
    }
  }

 private:
  struct Findings {
    std::optional<JournalDamage> damage;
    CommitNumber reached = 0;
    JournalId id;
    DataFileStates states;
    std::array<std::uint64_t, 2> ends{};  // where what is to be kept of each file ends
    std::array<std::string, 2> paths;
    std::uint64_t settled = 0;
  };

  // Leaves everything as it is.
  Result<Findings> Examine() const {
    LmdbOptions lmdb;
    lmdb.dir = options_.dir;
    PAWL_ASSIGN(const JournalRecovery recovery, JournalRecovery::Begin(std::move(lmdb)));
    Findings found{recovery.damage(), recovery.reached(), recovery.mark().id, recovery.states(), {}, {},
                   recovery.settled()};
    const bool untrusted = found.damage && found.damage->kind == JournalDamage::Kind::kUntrusted;
    for (std::size_t i = 0; i < found.ends.size(); ++i) {
      const JournalContent& content = recovery.journal().files.at(i);
      const bool beyond = !content.records.empty() && content.records.back().number > found.reached;
      const bool after_last = untrusted && content.base == found.states.last;
      found.ends.at(i) = beyond || after_last ? 0 : content.end;
      found.paths.at(i) = content.path;
    }
    return found;
  }

  Result<void> KeepCopies() {
    for (const char* name : {kJournalFileNames[0], kJournalFileNames[1], kJournalNoteName}) {
      const std::string path = options_.dir + "/" + name;
      PAWL_ASSIGN(const auto bytes, ReadWholeFile(path));
      if (bytes) PAWL_TRY(KeepCopy(path, *bytes));
    }
    return SyncDirectory(options_.dir);
  }

  Result<void> KeepCopy(const std::string& path, std::string_view bytes) {
    const std::string copy = fmt::format("{}.damaged-{}", path, options_.stamp);
    PAWL_TRY(WriteDurably(copy, bytes, O_EXCL));
    report_.copies.push_back(copy);
    return {};
  }

  Result<void> Drop(const Findings& found) {
    PAWL_ASSIGN(const DirectoryLock hold, HoldDataDirectory(options_.dir));
    JournalNote note{found.id, 0, found.settled};
    if (found.damage->kind == JournalDamage::Kind::kUntrusted) {
      const std::string path = options_.dir + "/" + kDataFileName;
      PAWL_ASSIGN(const std::string heads, ReadDataFileHeads(path));
      PAWL_TRY(KeepCopy(path + "-heads", heads));
      PAWL_TRY(DropLastState(path));
      note.settled = found.states.before.transaction;
    }
    for (std::size_t i = 0; i < found.paths.size(); ++i) PAWL_TRY(ShortenTo(found.paths.at(i), found.ends.at(i)));
    PAWL_TRY(WriteDurably(options_.dir + "/" + kJournalNoteName, EncodeJournalNote(note), O_TRUNC));
    return SyncDirectory(options_.dir);
  }

  const RepairOptions& options_;
  RepairReport report_;
};

}  // namespace

Result<RepairReport> RepairJournal(const RepairOptions& options) { return Repair(options).Run(); }

}  // namespace pawl
