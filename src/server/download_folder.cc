#include "server/download_folder.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <utility>

#include "base/file_handle.h"
#include "base/host_name.h"
#include "base/log.h"
#include "base/random_id.h"
#include "executors/download_job.h"
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

Result<std::string> StoreIdOf(const ServerOptions& options) {
  if (!options.redis_url.empty()) return "redis:" + options.redis_namespace;
  return IdOfDirectory(options.data_dir);
}

}  // namespace

Result<std::unique_ptr<DownloadFiles>> OpenDownloadFolder(const ServerOptions& options, std::shared_ptr<Clock> clock) {
  const bool wanted = std::ranges::find(options.executors, kDownloadType) != options.executors.end();
  if (!wanted || (!options.roles.work && !options.roles.api)) return std::unique_ptr<DownloadFiles>();
  std::string path = options.files.dir;
  if (path.empty() && !options.redis_url.empty()) {
    if (options.roles.work) {
      Log(LogLevel::kWarn, "jobs of the type download are not run: set files to a folder that all nodes share");
    }
    return std::unique_ptr<DownloadFiles>();
  }
  if (path.empty()) path = options.data_dir + "/files";
  DownloadFilesOptions files;
  files.folder.path = path;
  files.folder.node = TempNodeName(HostName(), static_cast<std::uint32_t>(getpid()));
  files.folder.mode = options.files.mode;
  PAWL_ASSIGN(files.folder.store_id, StoreIdOf(options));
  files.marks = {.high = options.files.high / 100.0, .low = options.files.low / 100.0};
  files.sweep = options.files.sweep;
  auto opened = DownloadFiles::Open(files, std::move(clock));
  if (!opened.ok()) return Error{opened.error().code, opened.error().detail, "files"};
  return opened;
}

}  // namespace pawl
