#include "bench/disk_probe.h"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <thread>

namespace pawl::bench {
namespace {

constexpr std::size_t kPageBytes = 4096;
constexpr std::size_t kFilePages = 64;

// Open until destroyed; nameless from the start, so that nothing is left behind.
class ScratchFile {
 public:
  explicit ScratchFile(const std::string& directory) {
    std::string path = directory + "/probe.XXXXXX";
    fd_ = mkostemp(path.data(), 0);
    if (fd_ >= 0) unlink(path.c_str());
  }
  ~ScratchFile() {
    if (fd_ >= 0) close(fd_);
  }
  ScratchFile(const ScratchFile&) = delete;
  ScratchFile& operator=(const ScratchFile&) = delete;

  int fd() const { return fd_; }

 private:
  int fd_ = -1;
};

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
  const ScratchFile file(directory);
  if (file.fd() < 0) return DiskError("mkostemp");
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
