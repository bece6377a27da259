#include "files/folder.h"

#include <dirent.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <sys/statvfs.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <system_error>

#include "base/random.h"
#include "base/random_id.h"

namespace pawl::files {
namespace {

constexpr const char* kMarkName = "pawl.lock";
constexpr const char* kTempFolder = "tmp";
constexpr std::string_view kMarkForm = "pawl files 1\nstore ";
constexpr std::size_t kMarkBytesMax = 512;
constexpr std::size_t kDurableBlocksMax = 4096;

constexpr int kOpenFolder = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC;

bool WriteAll(int fd, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t n = write(fd, bytes.data(), bytes.size());
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(n));
  }
  return true;
}

Result<void> CheckOptions(const FolderOptions& options) {
  const bool id_fits =
      !options.store_id.empty() && options.store_id.size() <= 200 &&
      std::all_of(options.store_id.begin(), options.store_id.end(), [](char c) { return c > ' ' && c < 0x7f; });
  if (!id_fits) return Error{ErrorCode::kInvalid, "a store's id is 1 to 200 visible ASCII characters"};
  if (!FitsTempName(options.node)) {
    return Error{ErrorCode::kInvalid, fmt::format("\"{}\" cannot be the name of a node in file names", options.node)};
  }
  return {};
}

}  // namespace

Error FolderError(std::string_view what, std::string_view name, int error_number) {
  const ErrorCode code = error_number == ENOSPC || error_number == EDQUOT ? ErrorCode::kNoSpace : ErrorCode::kStorage;
  return {code, fmt::format("{} {}: {}", what, name, std::generic_category().message(error_number))};
}

void TempFile::Remove() {
  if (folder_ != nullptr) folder_->RemoveTemp(name_);
}

Result<std::unique_ptr<Folder>> Folder::Open(const FolderOptions& options) {
  PAWL_TRY(CheckOptions(options));
  std::unique_ptr<Folder> folder(new Folder(options));
  PAWL_TRY(folder->Prepare());
  return folder;
}

Result<void> Folder::Prepare() {
  if (mkdir(path().c_str(), block_mode()) != 0 && errno != EEXIST) return FolderError("create", path(), errno);
  // The folder itself may be a link: where the files are is the operator's choice.
  root_ = FileHandle(open(path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (!root_.valid()) return FolderError("open", path(), errno);
  PAWL_TRY(Claim());
  PAWL_ASSIGN(tmp_, MakeDirectory(kTempFolder, 0700));
  return {};
}

// Puts our mark into a folder that has none, and compares the mark of one that has. The mark appears whole or not at
// all, and if two processes come at once, one of them finds the other's.
Result<void> Folder::Claim() {
  const std::string ours = fmt::format("{}{}\n", kMarkForm, options_.store_id);
  if (faccessat(root_.fd(), kMarkName, F_OK, AT_SYMLINK_NOFOLLOW) != 0) {
    const std::string draft = fmt::format("{}.{}", kMarkName, RandomId());
    const FileHandle file(
        openat(root_.fd(), draft.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600));
    if (!file.valid()) return FolderError("create a file in", path(), errno);
    const bool written = WriteAll(file.fd(), ours) && fsync(file.fd()) == 0;
    const bool linked = written && linkat(root_.fd(), draft.c_str(), root_.fd(), kMarkName, 0) == 0;
    const int failed = errno;
    unlinkat(root_.fd(), draft.c_str(), 0);
    if (!linked && !(written && failed == EEXIST)) return FolderError("write", path() + "/" + kMarkName, failed);
    if (fsync(root_.fd()) != 0) return FolderError("sync", path(), errno);
  }
  PAWL_ASSIGN(const std::string found, ReadMark());
  if (found == ours) return {};
  if (!found.starts_with(kMarkForm) || !found.ends_with('\n')) {
    return Error{ErrorCode::kWrongFormat,
                 fmt::format("{}/{} is not the mark of a folder of files of this version", path(), kMarkName)};
  }
  const std::string other = found.substr(kMarkForm.size(), found.size() - kMarkForm.size() - 1);
  return Error{ErrorCode::kInUse,
               fmt::format("the folder {} holds the files of another store ({}, this one is {}); give "
                           "each store a folder of its own",
                           path(), other, options_.store_id)};
}

Result<std::string> Folder::ReadMark() const {
  const FileHandle file(openat(root_.fd(), kMarkName, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
  if (!file.valid()) return FolderError("open", path() + "/" + kMarkName, errno);
  std::string mark(kMarkBytesMax, '\0');
  const ssize_t n = read(file.fd(), mark.data(), mark.size());
  if (n < 0) return FolderError("read", path() + "/" + kMarkName, errno);
  mark.resize(static_cast<std::size_t>(n));
  return mark;
}

// Opens the directory of that name in the folder; made, if it is not there.
Result<FileHandle> Folder::MakeDirectory(const std::string& name, mode_t mode) {
  if (mkdirat(root_.fd(), name.c_str(), mode) == 0) {
    // Another node that shares the folder may have removed a block that was durable: it has to be synced again.
    const MutexLock lock(mutex_);
    if (const auto block = ParseBlock(name)) durable_blocks_.erase(*block);
  } else if (errno != EEXIST) {
    return FolderError("create", path() + "/" + name, errno);
  }
  FileHandle directory(openat(root_.fd(), name.c_str(), kOpenFolder));
  if (!directory.valid()) return FolderError("open", path() + "/" + name, errno);
  struct stat info {};
  // The umask must not take away what `mode` of the options gives.
  if ((mode & 0077) != 0 && fstat(directory.fd(), &info) == 0 && (info.st_mode & mode) != mode) {
    fchmod(directory.fd(), mode);
  }
  return directory;
}

Result<TempFile> Folder::CreateTemp(std::uint64_t seq, std::uint32_t attempt) {
  const TempName name{options_.node, seq, attempt};
  const std::string text = FileText(name);
  FileHandle file(openat(tmp_.fd(), text.c_str(), O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, options_.mode));
  if (!file.valid()) {
    if (errno == EEXIST) return Error{ErrorCode::kInUse, fmt::format("the file {} is still being written", text)};
    return FolderError("create", path() + "/tmp/" + text, errno);
  }
  if ((options_.mode & 0077) != 0) fchmod(file.fd(), options_.mode);
  return TempFile(this, name, std::move(file));
}

Result<OpenedFile> Folder::OpenStored(std::string_view wanted) const {
  const std::optional<StoredName> name = ParsePath(wanted);
  if (!name) return Error{ErrorCode::kInvalid, "not the path of a stored file"};
  const Error missing{ErrorCode::kNotFound, fmt::format("there is no stored file {}", wanted)};
  auto block = OpenToList(name->block());
  if (!block.ok()) return block.error().code == ErrorCode::kNotFound ? missing : std::move(block).error();
  OpenedFile opened;
  // Without O_NONBLOCK, opening a FIFO would wait.
  opened.file =
      FileHandle(openat(block->fd(), FileText(*name).c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
  struct stat info {};
  if (!opened.file.valid() || fstat(opened.file.fd(), &info) != 0) {
    return errno == ENOENT || errno == ELOOP ? missing : FolderError("open", wanted, errno);
  }
  if (!S_ISREG(info.st_mode)) return missing;
  opened.bytes = static_cast<std::uint64_t>(info.st_size);
  return opened;
}

Result<bool> Folder::Unlink(const StoredName& name) {
  auto block = OpenToList(name.block());
  if (!block.ok()) {
    if (block.error().code == ErrorCode::kNotFound) return false;
    return std::move(block).error();
  }
  if (unlinkat(block->fd(), FileText(name).c_str(), 0) == 0) return true;
  if (errno == ENOENT) return false;
  return FolderError("remove", PathText(name), errno);
}

Result<double> Folder::FreeRatio() const {
  struct statvfs info {};
  if (fstatvfs(root_.fd(), &info) != 0) return FolderError("look at the disk of", path(), errno);
  const double ours = static_cast<double>(info.f_blocks - info.f_bfree + info.f_bavail);
  return ours > 0 ? static_cast<double>(info.f_bavail) / ours : 0.0;
}

Result<Folder::Block> Folder::OpenBlock(std::uint32_t number) {
  PAWL_ASSIGN(FileHandle directory, MakeDirectory(BlockText(number), block_mode()));
  return Block{std::move(directory), number};
}

Result<StoredName> Folder::Rename(TempFile& file, const Block& block) {
  const StoredName name{file.name().seq, file.name().attempt, FreshSeed()};
  if (renameat(tmp_.fd(), FileText(file.name()).c_str(), block.directory.fd(), FileText(name).c_str()) != 0) {
    if (errno == ENOENT) return Error{ErrorCode::kNotFound, fmt::format("the block {:08x} is gone", block.number)};
    return FolderError("rename to", PathText(name), errno);
  }
  file.folder_ = nullptr;
  return name;
}

Result<void> Folder::SyncBlock(const Block& block) {
  if (fsync(block.directory.fd()) != 0) return FolderError("sync", path() + "/" + BlockText(block.number), errno);
  {
    const MutexLock lock(mutex_);
    if (durable_blocks_.contains(block.number)) return {};
  }
  // The block may be new, made by us or by another thread that has not come to its sync yet.
  if (fsync(root_.fd()) != 0) return FolderError("sync", path(), errno);
  const MutexLock lock(mutex_);
  if (durable_blocks_.size() >= kDurableBlocksMax) durable_blocks_.clear();
  durable_blocks_.insert(block.number);
  return {};
}

Result<std::vector<std::uint32_t>> Folder::Blocks() const {
  PAWL_ASSIGN(const std::vector<std::string> names, ListNames(root_.fd()));
  std::vector<std::uint32_t> blocks;
  for (const std::string& name : names) {
    if (const auto block = ParseBlock(name)) blocks.push_back(*block);
  }
  std::sort(blocks.begin(), blocks.end());
  return blocks;
}

Result<FileHandle> Folder::OpenToList(std::uint32_t block) const {
  FileHandle directory(openat(root_.fd(), BlockText(block).c_str(), kOpenFolder));
  if (directory.valid()) return directory;
  if (errno == ENOENT || errno == ENOTDIR || errno == ELOOP) {
    return Error{ErrorCode::kNotFound, fmt::format("there is no folder {:08x}", block)};
  }
  return FolderError("open", path() + "/" + BlockText(block), errno);
}

bool Folder::RemoveBlockIfEmpty(std::uint32_t block) {
  const MutexLock lock(mutex_);
  // Also if it cannot be removed: a block that is made again has to be synced again.
  durable_blocks_.erase(block);
  return unlinkat(root_.fd(), BlockText(block).c_str(), AT_REMOVEDIR) == 0;
}

Result<std::vector<TempName>> Folder::Temps() const {
  PAWL_ASSIGN(const std::vector<std::string> names, ListNames(tmp_.fd()));
  std::vector<TempName> temps;
  for (const std::string& name : names) {
    if (auto temp = ParseTemp(name)) temps.push_back(*std::move(temp));
  }
  return temps;
}

bool Folder::RemoveTemp(const TempName& name) { return unlinkat(tmp_.fd(), FileText(name).c_str(), 0) == 0; }

Result<std::vector<std::string>> ListNames(int directory) {
  const int own = openat(directory, ".", kOpenFolder);  // fdopendir takes it over, and moves its position
  if (own < 0) return FolderError("open", "a directory", errno);
  DIR* const list = fdopendir(own);
  if (list == nullptr) {
    close(own);
    return FolderError("list", "a directory", errno);
  }
  const std::unique_ptr<DIR, int (*)(DIR*)> closes(list, closedir);
  std::vector<std::string> names;
  errno = 0;
  while (const dirent* const entry = readdir(list)) {
    const std::string_view name(entry->d_name);
    if (name != "." && name != "..") names.emplace_back(name);
  }
  if (errno != 0) return FolderError("list", "a directory", errno);
  return names;
}

}  // namespace pawl::files
