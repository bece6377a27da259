#include "executors/folder_store.h"

namespace pawl {
namespace {

// A commit is a matter of milliseconds, and is not taken back.
class FolderPut final : public DownloadStore::Put {
 public:
  void Cancel() override {}
};

}  // namespace

Result<void> FolderStore::Check(const StoreChoice& choice) const {
  for (const auto& [member, given] :
       {std::pair("bucket", !choice.bucket.empty()), {"region", !choice.region.empty()}}) {
    if (given) return Error{ErrorCode::kInvalid, "the folder of this server has none; leave it out", member};
  }
  if (choice.metadata.empty()) return {};
  return Error{ErrorCode::kInvalid, "the folder of this server keeps none; leave it out", "metadata"};
}

Result<std::unique_ptr<DownloadStore::Put>> FolderStore::Start(FinishedFile file, Done done) {
  const bool taken = files_->committer().Commit(std::move(file.temp),
                                                [this, done = std::move(done)](Result<files::StoredName> stored) {
                                                  if (!stored.ok()) return done(stored.error());
                                                  std::string path = PathText(*stored);
                                                  std::string url = url_.empty() ? std::string() : url_ + "/" + path;
                                                  done(StoredFile{.path = std::move(path), .url = std::move(url)});
                                                });
  if (!taken) return Error{ErrorCode::kOverloaded, "too many files wait to be stored"};
  return std::unique_ptr<Put>(std::make_unique<FolderPut>());
}

void FolderStore::Discard(const StoredFile& stored) {
  const auto name = files::ParsePath(stored.path);
  if (!name) return;
  [[maybe_unused]] const auto removed = files_->folder().Unlink(*name);  // else the sweeper does
}

Result<ServedFile> FolderStore::Find(const StoredFile& stored) const {
  if (files_ == nullptr) return Error{ErrorCode::kNotFound, "this server keeps no files"};
  auto opened = files_->folder().OpenStored(stored.path);
  if (opened.ok()) return ServedFile{.file = *std::move(opened)};
  const bool gone = opened.error().code == ErrorCode::kNotFound || opened.error().code == ErrorCode::kInvalid;
  if (!gone) return opened.error();
  return Error{ErrorCode::kNotFound, "the file of the job is not in the folder of this server"};
}

}  // namespace pawl
