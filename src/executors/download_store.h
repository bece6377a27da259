// DownloadStore is where finished downloads are put: the folder of this server (folder_store.h), or buckets of S3
// (s3_store.h). The executor of downloads knows nothing of them but this, nor does who serves the files.
//
// Thread-safe. A store outlives all that was started with it.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "base/result.h"
#include "executors/download_job.h"
#include "files/folder.h"

namespace pawl {

// A download whose bytes are complete and are what the job wants.
struct FinishedFile {
  files::TempFile temp;
  std::uint64_t bytes = 0;
  std::string sha256 = {};
  std::string mime = {};
  StoreChoice choice = {};
};

// Where it is now. All of it is in the result of the job.
struct StoredFile {
  std::string bucket = {};  // empty: the store has none
  std::string path = {};
  std::string url = {};  // where a web server has it; empty: nowhere
};

// A stored file for somebody who wants to read it: open, or at a URL.
struct ServedFile {
  std::optional<files::OpenedFile> file = {};
  std::string url = {};
};

class DownloadStore {
 public:
  // One file on its way into the store. Destroyed by its owner after Done was called, or in it.
  class Put {
   public:
    virtual ~Put() = default;
    // Done says kStopping soon, unless the file is stored before. Does not block.
    virtual void Cancel() = 0;
  };

  // How a put ended. kInvalid: the store does not take the file, and will not until a person changes something; the run
  // fails. kStopping: it was cancelled. Any other error is a fault of ours, or of the store, that will pass.
  //
  // Called once, on a thread of the store's, and after the temp file is gone. Must not block.
  using Done = std::function<void(Result<StoredFile>)>;

  virtual ~DownloadStore() = default;

  // Whether a job may choose this, as far as is known before the file is there. The error names the member.
  virtual Result<void> Check(const StoreChoice& choice) const = 0;
  // Of one file.
  virtual std::uint64_t max_bytes() const = 0;

  // An error has the meaning that it has for Done, which is not called then. Done is never called from within.
  virtual Result<std::unique_ptr<Put>> Start(FinishedFile file, Done done) = 0;
  // No job will name the file: it may go.
  virtual void Discard(const StoredFile& stored) = 0;

  // Fails with kNotFound, saying why. May wait for the disk.
  virtual Result<ServedFile> Find(const StoredFile& stored) const = 0;
};

// All stores of a node by their names. Filled before it is used, and not changed then.
class DownloadStores {
 public:
  void Add(std::string name, std::unique_ptr<DownloadStore> store) {
    stores_.insert_or_assign(std::move(name), std::move(store));
  }
  DownloadStore* Find(std::string_view name) const;  // null: there is none

  // The store of a job that may choose it. Fails with kInvalid; the error names the member of the payload.
  Result<DownloadStore*> Choose(const StoreChoice& choice) const;

 private:
  std::map<std::string, std::unique_ptr<DownloadStore>, std::less<>> stores_;
};

}  // namespace pawl
