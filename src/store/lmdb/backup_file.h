// The file that a backup is written to. It grows under a name of its own beside its final one, which it takes when it
// is whole and on disk: so a backup under its final name is complete, and nothing that was there before is written to,
// be it a file, a symbolic link, or what another backup has left.
//
// What is wrong with the path, or with the disk that it is on, is the caller's to mend: kInvalid or kNoSpace, with the
// field `path`, never kStorage, which says that the store itself has failed.
#pragma once

#include <string>

#include "base/file_handle.h"
#include "base/result.h"

namespace pawl {

// "write to /x/copy.mdb: Permission denied"
Error BackupError(const std::string& what, const std::string& path, int error_number);

// Whether a backup may be written there, as far as that shows without writing: the name is free, its directory is
// there.
Result<void> CheckBackupPath(const std::string& path);

class BackupFile {
 public:
  static Result<BackupFile> Create(const std::string& path);
  // Removes what was not published.
  ~BackupFile();
  BackupFile(BackupFile&& other) noexcept;
  BackupFile& operator=(BackupFile&&) = delete;
  BackupFile(const BackupFile&) = delete;
  BackupFile& operator=(const BackupFile&) = delete;

  int fd() const { return file_.fd(); }
  const std::string& name() const { return part_; }  // until it is published
  // Makes it durable and gives it its final name, unless that was taken meanwhile.
  Result<void> Publish() const;

 private:
  BackupFile(FileHandle file, std::string part, std::string path);

  FileHandle file_;
  std::string part_;  // empty: moved away
  std::string path_;
};

}  // namespace pawl
