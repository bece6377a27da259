#include "bench/disk_probe.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <thread>

namespace pawl::bench {
namespace {

Error DiskError(const char* call) {
  return {ErrorCode::kStorage, fmt::format("{} failed: {}", call, std::strerror(errno))};
}

}  // namespace

Result<ScratchFile> ScratchFile::Open(const std::string& directory) {
  std::string path = directory + "/probe.XXXXXX";
  ScratchFile scratch{FileHandle(mkostemp(path.data(), 0))};
  if (!scratch.file_.valid()) return DiskError("mkostemp");
  unlink(path.c_str());
  for (std::size_t i = 0; i < kPages; ++i) PAWL_TRY(scratch.WritePage());
  if (fsync(scratch.file_.fd()) != 0) return DiskError("fsync");
  return scratch;
}

Result<void> ScratchFile::WriteAndSync() {
  PAWL_TRY(WritePage());
  if (fdatasync(file_.fd()) != 0) return DiskError("fdatasync");
  return {};
}

Result<void> ScratchFile::WritePage() {
  page_.fill(static_cast<char>(written_));
  const auto offset = static_cast<off_t>(written_++ % kPages * kPageBytes);
  if (pwrite(file_.fd(), page_.data(), page_.size(), offset) != static_cast<ssize_t>(page_.size())) {
    return DiskError("pwrite");
  }
  return {};
}

Result<Latencies> ProbeFdatasync(const std::string& directory, std::size_t count, std::chrono::milliseconds idle) {
  PAWL_ASSIGN(ScratchFile file, ScratchFile::Open(directory));
  Latencies latencies;
  latencies.Reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    if (idle.count() > 0) std::this_thread::sleep_for(idle);
    const auto start = BenchClock::now();
    PAWL_TRY(file.WriteAndSync());
    latencies.Add(BenchClock::now() - start);
  }
  return latencies;
}

}  // namespace pawl::bench
