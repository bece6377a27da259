// The store "default": the folder of this server, which the file committer makes files durable in.
#pragma once

#include <limits>
#include <string>
#include <utility>

#include "executors/download_files.h"
#include "executors/download_store.h"

namespace pawl {

class FolderStore final : public DownloadStore {
 public:
  // `files` outlives it; null: this node has no folder, and only knows what a job may choose. `url` is where a web
  // server has the folder; empty: nowhere.
  FolderStore(DownloadFiles* files, std::string url) : files_(files), url_(std::move(url)) {}

  Result<void> Check(const StoreChoice& choice) const override;
  std::uint64_t max_bytes() const override { return std::numeric_limits<std::uint64_t>::max(); }
  Result<std::unique_ptr<Put>> Start(FinishedFile file, Done done) override;
  void Discard(const StoredFile& stored) override;
  Result<ServedFile> Find(const StoredFile& stored) const override;

 private:
  DownloadFiles* const files_;
  const std::string url_;
};

}  // namespace pawl
