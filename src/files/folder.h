// Folder is the directory that stored downloads are kept in. It is opened once, and everything in it is reached from
// the descriptor that is held, one name at a time and never through a symbolic link: whatever somebody puts into the
// directory, Pawl neither reads nor removes anything outside of it, nor anything whose name it did not make
// (stored_name.h).
//
// `pawl.lock` in it says which store the files belong to: "pawl files 1\nstore <id>\n". It is written once and stays. A
// folder of another store is refused, since the sweeper would take all of its files for left-overs.
//
// Thread-safe. It must outlive its TempFiles.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/file_handle.h"
#include "base/mutex.h"
#include "base/result.h"
#include "files/stored_name.h"

namespace pawl::files {

class Folder;

// A file that is being written, in tmp/. It is removed with its owner, unless it was committed. One thread at a time.
class TempFile {
 public:
  TempFile(TempFile&& other) noexcept
      : folder_(std::exchange(other.folder_, nullptr)), name_(std::move(other.name_)), file_(std::move(other.file_)) {}
  TempFile& operator=(TempFile&& other) noexcept {
    std::swap(folder_, other.folder_);
    std::swap(name_, other.name_);
    file_ = std::move(other.file_);
    return *this;
  }
  ~TempFile() { Remove(); }

  int fd() const { return file_.fd(); }
  const TempName& name() const { return name_; }

 private:
  friend class Folder;
  TempFile(Folder* folder, TempName name, FileHandle file)
      : folder_(folder), name_(std::move(name)), file_(std::move(file)) {}
  void Remove();

  Folder* folder_;  // none once it is committed
  TempName name_;
  FileHandle file_;
};

struct OpenedFile {
  FileHandle file;
  std::uint64_t bytes = 0;
};

struct FolderOptions {
  std::string path;      // made if it is not there; its parent must be
  std::string store_id;  // visible ASCII, at most 200 bytes
  std::string node;      // FitsTempName; no other process that lives may use it
  mode_t mode = 0600;    // of files. Who may read a file by it may also pass through the directories
};

class Folder {
 public:
  // Fails with kInUse if the folder belongs to another store, kWrongFormat if its mark cannot be read.
  static Result<std::unique_ptr<Folder>> Open(const FolderOptions& options);
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  const std::string& path() const { return options_.path; }

  // Fails with kInUse while another TempFile of this job and attempt is alive in this process.
  Result<TempFile> CreateTemp(std::uint64_t seq, std::uint32_t attempt);

  // Opens a stored file for reading. Fails with kInvalid unless the path is in the form of stored_name.h, and with
  // kNotFound if there is no such regular file.
  Result<OpenedFile> OpenStored(std::string_view path) const;

  // False if there was none.
  Result<bool> Unlink(const StoredName& name);

  // What is free of the file system for us, between 0 and 1. As `df` has it: blocks kept for root do not count.
  Result<double> FreeRatio() const;

  // The steps of a commit (file_committer.h). The block is made if it is not there, and held while it is renamed into.
  struct Block {
    FileHandle directory;
    std::uint32_t number = 0;
  };
  Result<Block> OpenBlock(std::uint32_t number);
  // Renames the file into its block, under a new name. It is not durable before SyncBlock. Fails with kNotFound if the
  // block was removed meanwhile.
  Result<StoredName> Rename(TempFile& file, const Block& block);
  // Makes all renames into the block durable, and the block itself.
  Result<void> SyncBlock(const Block& block);

  // For the sweeper.
  Result<std::vector<std::uint32_t>> Blocks() const;         // in order
  Result<FileHandle> OpenToList(std::uint32_t block) const;  // kNotFound
  bool RemoveBlockIfEmpty(std::uint32_t block);              // whether it did
  Result<std::vector<TempName>> Temps() const;               // all that fit the form
  bool RemoveTemp(const TempName& name);                     // whether it did

 private:
  friend class TempFile;
  explicit Folder(FolderOptions options) : options_(std::move(options)) {}

  Result<void> Prepare();
  Result<void> Claim();
  Result<std::string> ReadMark() const;
  Result<FileHandle> MakeDirectory(const std::string& name, mode_t mode);
  mode_t block_mode() const { return 0700 | ((options_.mode & 0044) >> 2U); }

  const FolderOptions options_;
  FileHandle root_;
  FileHandle tmp_;
  Mutex mutex_;
  std::set<std::uint32_t> durable_blocks_
      PAWL_GUARDED_BY(mutex_);  // those whose own name is known to be on disk, or fewer
};

// The names in a directory but "." and "..", in no order. Each call opens the directory again.
Result<std::vector<std::string>> ListNames(int directory);

// "rename <what>: No space left on device": kNoSpace when the disk is full, kStorage otherwise.
Error FolderError(std::string_view what, std::string_view name, int error_number);

}  // namespace pawl::files
