// Opens the folder of downloads of a node.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "base/clock.h"
#include "base/result.h"
#include "executors/download_files.h"

namespace pawl {

struct DownloadFolderOptions {
  std::string path;
  std::string data_dir;         // of the store that the files belong to, which is there; empty: it is on Redis
  std::string redis_namespace;  // then
  std::uint32_t mode = 0600;    // of the files
  std::uint32_t high = 95;      // percent of the disk in use from which on downloads pause,
  std::uint32_t low = 90;       // down to which they do
  Millis sweep = std::chrono::minutes(10);
};

Result<std::unique_ptr<DownloadFiles>> OpenDownloadFolder(const DownloadFolderOptions& options,
                                                          std::shared_ptr<Clock> clock);

}  // namespace pawl
