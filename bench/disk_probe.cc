#include "bench/disk_probe.h"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <thread>

#include "base/file_handle.h"

namespace pawl::bench {
namespace {

constexpr std::size_t kPageBytes = 4096;
constexpr std::size_t kFilePages = 64;

// Nameless from the start, so that nothing is left behind.
FileHandle OpenScratchFile(const std::string& directory) {
  std::string path = directory + "/probe.XXXXXX";
  FileHandle file(mkostemp(path.data(), 0));
  if (file.valid()) unlink(path.c_str());
  return file;
}

Error DiskError(const char* call) {
  return {ErrorCode::kStorage, fmt::format("{} failed: {}", call, std::strerror(errno))};
}

Result<void> WritePage(int fd, const std::array<char, kPageBytes>& page, std::size_t index) {
  const auto offset = static_cast<off_t>(index * kPageBytes);
  if (pwrite(fd, page.data(), page.size(), offset) != static_cast<ssize_t>(page.size())) return DiskError("pwrite");
  return {};
}

}  // namespace

Result<Latencies> ProbeFdatasync(const std::string& directory, std::size_t count, std::chrono::milliseconds idle) {
  const FileHandle file = OpenScratchFile(directory);
  if (!file.valid()) return DiskError("mkostemp");
  std::array<char, kPageBytes> page{};
  for (std::size_t i = 0; i < kFilePages; ++i) PAWL_TRY(WritePage(file.fd(), page, i));
  if (fsync(file.fd()) != 0) return DiskError("fsync");

  Latencies latencies;
  latencies.Reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    page.fill(static_cast<char>(i));
    if (idle.count() > 0) std::this_thread::sleep_for(idle);
    const auto start = BenchClock::now();
    PAWL_TRY(WritePage(file.fd(), page, i % kFilePages));
    if (fdatasync(file.fd()) != 0) return DiskError("fdatasync");
    latencies.Add(BenchClock::now() - start);
  }
  return latencies;
}

}  // namespace pawl::bench
