#include "tests/system/docs/moved_clock.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <atomic>
#include <cstdint>

#include "base/check.h"

namespace pawl::support {

MovedClock::MovedClock(const std::string& file, const std::string& library) : file_(file), library_(library) {
  const int fd = open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  PAWL_CHECK(fd >= 0 && ftruncate(fd, sizeof(std::int64_t)) == 0, "the file of the clock cannot be made");
  mapped_ = mmap(nullptr, sizeof(std::int64_t), PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  PAWL_CHECK(mapped_ != MAP_FAILED, "the file of the clock cannot be mapped");
  close(fd);
}

MovedClock::~MovedClock() { munmap(mapped_, sizeof(std::int64_t)); }

std::vector<std::string> MovedClock::Environment() const {
  return {"LD_PRELOAD=" + library_, "PAWL_CLOCK_FILE=" + file_};
}

void MovedClock::Advance(std::chrono::seconds span) {
  *static_cast<std::atomic<std::int64_t>*>(mapped_) += span.count();
}

}  // namespace pawl::support
