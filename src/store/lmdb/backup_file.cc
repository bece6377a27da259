#include "store/lmdb/backup_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

namespace pawl {
namespace {

constexpr std::string_view kSuffix = ".part";

std::string DirectoryOf(const std::string& path) {
  const std::filesystem::path parent = std::filesystem::path(path).parent_path();
  return parent.empty() ? "." : parent.string();
}

Error Taken(const std::string& path) {
  return {ErrorCode::kInvalid, fmt::format("{} exists already, and a backup overwrites nothing", path), "path"};
}

// 0 or an errno; EEXIST if there is something under the new name.
int RenameToFreeName(const std::string& from, const std::string& to) {
  if (renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0) return 0;
  if (errno != EINVAL && errno != ENOSYS) return errno;
  // A file system that does not know the flag. A second name fails if it is taken, and the first one can go then.
  if (link(from.c_str(), to.c_str()) != 0) return errno;
  return unlink(from.c_str()) == 0 ? 0 : errno;
}

}  // namespace

Error BackupError(const std::string& what, const std::string& path, int error_number) {
  const bool full = error_number == ENOSPC || error_number == EDQUOT;
  return {full ? ErrorCode::kNoSpace : ErrorCode::kInvalid,
          fmt::format("{} {}: {}", what, path, std::generic_category().message(error_number)), "path"};
}

Result<void> CheckBackupPath(const std::string& path) {
  if (path.ends_with('/')) return Error{ErrorCode::kInvalid, fmt::format("{} does not name a file", path), "path"};
  struct stat status {};
  if (lstat(path.c_str(), &status) == 0) return Taken(path);
  if (errno != ENOENT) return BackupError("create", path, errno);
  const std::string dir = DirectoryOf(path);
  if (stat(dir.c_str(), &status) != 0 || !S_ISDIR(status.st_mode)) {
    return Error{ErrorCode::kInvalid, fmt::format("there is no directory {}", dir), "path"};
  }
  return {};
}

Result<BackupFile> BackupFile::Create(const std::string& path) {
  std::string part = path + ".XXXXXX" + std::string(kSuffix);
  // Only for the owner, and new: a name that is taken, by a link too, is passed over.
  FileHandle file(mkostemps(part.data(), static_cast<int>(kSuffix.size()), O_CLOEXEC));
  if (!file.valid()) return BackupError("create a file in", DirectoryOf(path), errno);
  return BackupFile(std::move(file), std::move(part), path);
}

BackupFile::BackupFile(FileHandle file, std::string part, std::string path)
    : file_(std::move(file)), part_(std::move(part)), path_(std::move(path)) {}

BackupFile::BackupFile(BackupFile&& other) noexcept
    : file_(std::move(other.file_)), part_(std::exchange(other.part_, {})), path_(std::move(other.path_)) {}

// After Publish there is nothing under that name.
BackupFile::~BackupFile() {
  if (!part_.empty()) unlink(part_.c_str());
}

Result<void> BackupFile::Publish() const {
  if (fsync(file_.fd()) != 0) return BackupError("sync", part_, errno);
  if (const int failed = RenameToFreeName(part_, path_); failed != 0) {
    return failed == EEXIST ? Taken(path_) : BackupError("create", path_, failed);
  }
  const std::string dir = DirectoryOf(path_);
  const FileHandle directory(open(dir.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (!directory.valid()) return BackupError("open", dir, errno);
  if (fsync(directory.fd()) != 0) return BackupError("sync", dir, errno);
  return {};
}

}  // namespace pawl
