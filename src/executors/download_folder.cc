#include "executors/download_folder.h"

#include <fcntl.h>
#include <unistd.h>

#include <cstdio>
#include <fstream>
#include <utility>

#include "base/file_handle.h"
#include "base/host_name.h"
#include "base/random_id.h"
#include "store/lmdb/data_file.h"

namespace pawl {
namespace {

// What tells the files of one data directory from those of another. It is in a file of its own, so that the directory
// can be moved; whoever copies the files to a new data directory copies it too.
Result<std::string> IdOfDirectory(const std::string& data_dir) {
  const std::string path = data_dir + "/store.id";
  std::string id;
  if (std::ifstream file(path); file >> id) return id;
  id = RandomId();
  // The folder of files will hold it too, and is refused if this one is lost: it is durable before it is used.
  const std::string written = path + ".new";
  const std::string line = id + "\n";
  FileHandle file(open(written.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600));
  const bool durable = file.valid() &&
                       write(file.fd(), line.data(), line.size()) == static_cast<ssize_t>(line.size()) &&
                       fsync(file.fd()) == 0 && rename(written.c_str(), path.c_str()) == 0;
  if (!durable) return Error{ErrorCode::kStorage, "cannot write " + path};
  PAWL_TRY(SyncDirectory(data_dir));
  return id;
}

}  // namespace

Result<std::unique_ptr<DownloadFiles>> OpenDownloadFolder(const DownloadFolderOptions& options,
                                                          std::shared_ptr<Clock> clock) {
  DownloadFilesOptions files;
  files.folder.path = options.path;
  files.folder.node = TempNodeName(HostName(), static_cast<std::uint32_t>(getpid()));
  files.folder.mode = options.mode;
  files.folder.store_id = "redis:" + options.redis_namespace;
  if (!options.data_dir.empty()) {
    PAWL_ASSIGN(files.folder.store_id, IdOfDirectory(options.data_dir));
  }
  files.marks = {.high = options.high / 100.0, .low = options.low / 100.0};
  files.sweep = options.sweep;
  return DownloadFiles::Open(files, std::move(clock));
}

}  // namespace pawl
