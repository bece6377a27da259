// Loaded into programs under test by LD_PRELOAD: the times of day and since boot that they read are ahead of the
// machine's by the number of seconds in the file that PAWL_CLOCK_FILE names. The monotonic clock, on which threads
// sleep, is left alone.
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <ctime>

namespace {

const std::atomic<std::int64_t>* MapSeconds() {
  const char* const path = std::getenv("PAWL_CLOCK_FILE");
  const int fd = path == nullptr ? -1 : open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return nullptr;
  void* const mapped = mmap(nullptr, sizeof(std::int64_t), PROT_READ, MAP_SHARED, fd, 0);
  close(fd);
  return mapped == MAP_FAILED ? nullptr : static_cast<const std::atomic<std::int64_t>*>(mapped);
}

}  // namespace

// As in <time.h>.
extern "C" int clock_gettime(clockid_t id, timespec* time) noexcept {
  static const std::atomic<std::int64_t>* const seconds = MapSeconds();
  if (syscall(SYS_clock_gettime, id, time) != 0) return -1;
  const bool moved = id == CLOCK_REALTIME || id == CLOCK_REALTIME_COARSE || id == CLOCK_BOOTTIME;
  if (moved && seconds != nullptr) time->tv_sec += seconds->load(std::memory_order_relaxed);
  return 0;
}
