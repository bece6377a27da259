#include "store/lmdb/data_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

#include "base/crc32c.h"
#include "store/lmdb/lmdb_layout.h"

namespace pawl {
namespace {

using namespace lmdb_layout;

constexpr std::array<std::size_t, 2> kRootsAt = {kFreeTreeAt + kRootAt, kMainTreeAt + kRootAt};

using Head = std::array<char, kHeadBytes>;

template <typename T>
T Field(const Head& head, std::size_t at) {
  return At<T>({head.data(), head.size()}, at);
}

Error Corrupt(const std::string& path, std::string_view why) {
  return {ErrorCode::kCorrupt, fmt::format("the data file {} is damaged: {}; restore it from a backup", path, why)};
}

// True if `size` bytes could be read at `offset`.
Result<bool> ReadAt(const FileHandle& file, const std::string& path, std::uint64_t offset, char* data,
                    std::size_t size) {
  std::size_t done = 0;
  while (done < size) {
    ssize_t n = pread(file.fd(), data + done, size - done, static_cast<off_t>(offset + done));
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return FileError("read", path, errno);
    if (n == 0) return false;
    done += static_cast<std::size_t>(n);
  }
  return true;
}

Result<Head> ReadHead(const FileHandle& file, const std::string& path, std::uint64_t offset) {
  Head head;
  PAWL_ASSIGN(bool whole, ReadAt(file, path, offset, head.data(), head.size()));
  if (!whole) return Corrupt(path, "it ends within its first two pages");
  bool ours = Field<std::uint32_t>(head, kMagicAt) == kMagic &&
              (Field<std::uint16_t>(head, kPageFlagsAt) & lmdb_layout::kHead) != 0;
  if (!ours && offset == 0) {
    return Error{ErrorCode::kWrongFormat, fmt::format("{} is not a Pawl data file; it was left as it is", path)};
  }
  if (!ours) return Corrupt(path, "its second page is not a head");
  if (auto version = Field<std::uint32_t>(head, kVersionAt); version != kVersion) {
    return Error{
        ErrorCode::kWrongFormat,
        fmt::format("{} has LMDB's file version {}, and this program reads version {}", path, version, kVersion)};
  }
  return head;
}

struct OpenedFile {
  FileHandle handle;
  std::uint64_t length = 0;
};

// Nothing if there is no such file.
Result<std::optional<OpenedFile>> OpenToRead(const std::string& path) {
  OpenedFile file{FileHandle(open(path.c_str(), O_RDONLY | O_CLOEXEC))};
  if (!file.handle.valid() && errno == ENOENT) return std::optional<OpenedFile>();
  if (!file.handle.valid()) return FileError("open", path, errno);
  struct stat status {};
  if (fstat(file.handle.fd(), &status) != 0) return FileError("read", path, errno);
  if (!S_ISREG(status.st_mode)) return Error{ErrorCode::kWrongFormat, fmt::format("{} is not a file", path)};
  file.length = static_cast<std::uint64_t>(status.st_size);
  return std::optional(std::move(file));
}

// Without the page's own number.
std::string_view MetaOf(const Head& head) { return {head.data() + kMagicAt, kHeadBytes - kMagicAt}; }

struct Heads {
  std::uint64_t page_bytes = 0;
  std::array<Head, 2> of_page{};
  std::size_t newest = 0;  // of_page[newest]

  const Head& last() const { return of_page.at(newest); }
  const Head& before() const { return of_page.at(1 - newest); }
};

Result<Heads> ReadHeads(const FileHandle& file, const std::string& path) {
  Heads heads;
  PAWL_ASSIGN(heads.of_page[0], ReadHead(file, path, 0));
  heads.page_bytes = Field<std::uint32_t>(heads.of_page[0], kPageBytesAt);
  if (!std::has_single_bit(heads.page_bytes) || heads.page_bytes < 512 || heads.page_bytes > 65536) {
    return Corrupt(path, fmt::format("its page size is {}", heads.page_bytes));
  }
  PAWL_ASSIGN(heads.of_page[1], ReadHead(file, path, heads.page_bytes));
  const auto& [first, second] = heads.of_page;
  const auto first_commit = Field<std::uint64_t>(first, kTransactionAt);
  const auto second_commit = Field<std::uint64_t>(second, kTransactionAt);
  heads.newest = first_commit >= second_commit ? 0 : 1;
  // LMDB writes them in turn, the even commits to the first page. Other numbers would bring back an older state.
  const bool in_turn = first_commit % 2 == 0 && second_commit % 2 == 1 &&
                       std::max(first_commit, second_commit) - std::min(first_commit, second_commit) == 1;
  if (!in_turn && MetaOf(first) != MetaOf(second)) {
    return Corrupt(path, fmt::format("its two heads are of the commits {} and {}, which do not follow each other",
                                     first_commit, second_commit));
  }
  return heads;
}

DataFileState StateOf(const Head& head) { return {Field<std::uint64_t>(head, kTransactionAt), Crc32c(MetaOf(head))}; }

Result<void> WriteMeta(const FileHandle& file, const std::string& path, std::uint64_t page_at, std::string_view meta) {
  const auto at = static_cast<off_t>(page_at + kMagicAt);
  if (pwrite(file.fd(), meta.data(), meta.size(), at) != static_cast<ssize_t>(meta.size())) {
    return FileError("write", path, errno);
  }
  if (fdatasync(file.fd()) != 0) return FileError("sync", path, errno);
  return {};
}

// A root page carries its own number: catches files with holes where the data was.
Result<void> CheckRoots(const FileHandle& file, const std::string& path, const Head& head, std::uint64_t page_bytes) {
  for (std::size_t at : kRootsAt) {
    auto root = Field<std::uint64_t>(head, at);
    if (root == kNoPage) continue;
    std::uint64_t number = 0;
    if (root > Field<std::uint64_t>(head, kLastPageAt)) return Corrupt(path, "a root lies beyond its last page");
    PAWL_ASSIGN(bool whole, ReadAt(file, path, root * page_bytes, reinterpret_cast<char*>(&number), sizeof number));
    if (!whole || number != root) return Corrupt(path, fmt::format("page {} does not carry its number", root));
  }
  return {};
}

// The pid that the holder wrote, or nothing if it has not come to it yet.
std::string HolderOf(const FileHandle& lock) {
  std::array<char, 32> text{};
  ssize_t n = pread(lock.fd(), text.data(), text.size() - 1, 0);
  std::string_view pid(text.data(), n > 0 ? static_cast<std::size_t>(n) : 0);
  return std::string(pid.substr(0, pid.find('\n')));
}

// Whether the path is wrong, and stays so however often it is tried.
bool IsOfPath(int error_number) {
  constexpr std::array kErrors = {ENOENT, ENOTDIR, EACCES, EPERM, EROFS, ENAMETOOLONG, ELOOP, EISDIR};
  return std::ranges::find(kErrors, error_number) != kErrors.end();
}

Error DirectoryError(const std::string& what, const std::string& path, int error_number) {
  Error error = FileError(what, path, error_number);
  if (!IsOfPath(error_number)) return error;
  return {ErrorCode::kInvalid, error.detail + "; name a directory that this user may write to", "data"};
}

Error InUse(const std::string& dir, const FileHandle& lock) {
  const std::string pid = HolderOf(lock);
  return {ErrorCode::kInUse, fmt::format("the data directory {} is in use by {}", dir,
                                         pid.empty() ? "another process" : "process " + pid)};
}

Result<void> MakeDirectory(const std::string& dir) {
  std::error_code error;
  std::filesystem::path path = std::filesystem::absolute(dir, error).lexically_normal();
  if (!path.has_filename()) path = path.parent_path();
  if (std::filesystem::is_directory(path, error)) return {};
  std::filesystem::create_directories(path.parent_path(), error);
  if (error) return DirectoryError("create", path.parent_path(), error.value());
  if (mkdir(path.c_str(), 0700) != 0 && errno != EEXIST) return DirectoryError("create", dir, errno);
  if (!std::filesystem::is_directory(path, error)) return DirectoryError("open", dir, ENOTDIR);
  return SyncDirectory(path.parent_path());
}

}  // namespace

Error FileError(const std::string& what, const std::string& path, int error_number) {
  ErrorCode code = error_number == ENOSPC || error_number == EDQUOT ? ErrorCode::kNoSpace : ErrorCode::kStorage;
  return {code, fmt::format("{} {}: {}", what, path, std::generic_category().message(error_number))};
}

Result<DirectoryLock> HoldDataDirectory(const std::string& dir) {
  PAWL_TRY(MakeDirectory(dir));
  std::string path = dir + "/" + kLockFileName;
  FileHandle lock(open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
  if (!lock.valid()) return DirectoryError("open", path, errno);
  if (flock(lock.fd(), LOCK_EX | LOCK_NB) != 0) {
    if (errno != EWOULDBLOCK) return FileError("lock", path, errno);
    return InUse(dir, lock);
  }
  std::string pid = fmt::format("{}\n", getpid());
  if (ftruncate(lock.fd(), 0) != 0) return FileError("write", path, errno);
  if (pwrite(lock.fd(), pid.data(), pid.size(), 0) != static_cast<ssize_t>(pid.size())) {
    return FileError("write", path, errno);
  }
  return std::make_shared<const FileHandle>(std::move(lock));
}

Result<DirectoryLock> HoldToRead(const std::string& dir) {
  const std::string path = dir + "/" + kLockFileName;
  FileHandle lock(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!lock.valid() && errno == ENOENT) return DirectoryLock();  // nobody has had it open yet
  if (!lock.valid()) return FileError("open", path, errno);
  if (flock(lock.fd(), LOCK_EX | LOCK_NB) == 0) return std::make_shared<const FileHandle>(std::move(lock));
  if (errno != EWOULDBLOCK) return FileError("lock", path, errno);
  return InUse(dir, lock);
}

Result<void> SyncDirectory(const std::string& dir) {
  FileHandle handle(open(dir.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (!handle.valid()) return FileError("open", dir, errno);
  if (fsync(handle.fd()) != 0) return FileError("sync", dir, errno);
  return {};
}

Result<std::optional<DataFileFacts>> InspectDataFile(const std::string& path) {
  PAWL_ASSIGN(const auto file, OpenToRead(path));
  if (!file) return std::optional<DataFileFacts>();
  DataFileFacts facts;
  facts.length = file->length;
  PAWL_ASSIGN(const Heads heads, ReadHeads(file->handle, path));
  facts.page_bytes = heads.page_bytes;
  const Head& newest = heads.last();

  auto last_page = Field<std::uint64_t>(newest, kLastPageAt);
  std::uint64_t whole_pages = facts.length / facts.page_bytes;
  if (last_page >= whole_pages) {
    return Corrupt(
        path, fmt::format("it is {} bytes long, and its last page in use is number {}, which ends at {}", facts.length,
                          last_page, (static_cast<unsigned __int128>(last_page) + 1) * facts.page_bytes));
  }
  facts.used_bytes = (last_page + 1) * facts.page_bytes;
  facts.head.assign(newest.data(), newest.size());
  PAWL_TRY(CheckRoots(file->handle, path, newest, facts.page_bytes));
  return std::optional(facts);
}

Result<std::optional<DataFileStates>> ReadDataFileStates(const std::string& path) {
  PAWL_ASSIGN(const auto file, OpenToRead(path));
  if (!file) return std::optional<DataFileStates>();
  PAWL_ASSIGN(const Heads heads, ReadHeads(file->handle, path));
  return std::optional(DataFileStates{StateOf(heads.last()), StateOf(heads.before())});
}

Result<std::string> ReadDataFileHeads(const std::string& path) {
  const FileHandle file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file.valid()) return FileError("open", path, errno);
  PAWL_ASSIGN(const Heads heads, ReadHeads(file, path));
  std::string pages(2 * heads.page_bytes, '\0');
  PAWL_ASSIGN(const bool whole, ReadAt(file, path, 0, pages.data(), pages.size()));
  if (!whole) return Corrupt(path, "it ends within its first two pages");
  return pages;
}

Result<std::string> DropLastState(const std::string& path) {
  const FileHandle file(open(path.c_str(), O_RDWR | O_CLOEXEC));
  if (!file.valid()) return FileError("open", path, errno);
  PAWL_ASSIGN(const Heads heads, ReadHeads(file, path));
  PAWL_TRY(WriteMeta(file, path, heads.newest * heads.page_bytes, MetaOf(heads.before())));
  return std::string(MetaOf(heads.last()));
}

// LMDB writes the heads in turn.
Result<void> PutBackState(const std::string& path, const std::string& dropped) {
  const FileHandle file(open(path.c_str(), O_RDWR | O_CLOEXEC));
  if (!file.valid()) return FileError("open", path, errno);
  PAWL_ASSIGN(const Heads heads, ReadHeads(file, path));
  Head head{};
  std::memcpy(head.data() + kMagicAt, dropped.data(), dropped.size());
  const std::uint64_t page = Field<std::uint64_t>(head, kTransactionAt) & 1;
  return WriteMeta(file, path, page * heads.page_bytes, dropped);
}

}  // namespace pawl
