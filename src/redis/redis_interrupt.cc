#include "redis/redis_interrupt.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <ctime>

#include "base/check.h"

namespace pawl {
namespace {

timespec Until(RedisDeadline deadline) {
  const auto left = std::max(deadline - std::chrono::steady_clock::now(), std::chrono::steady_clock::duration::zero());
  const auto seconds = std::chrono::floor<std::chrono::seconds>(left);
  return {static_cast<time_t>(seconds.count()), static_cast<long>(std::chrono::nanoseconds(left - seconds).count())};
}

}  // namespace

RedisInterrupt::RedisInterrupt() : event_fd_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
  PAWL_CHECK(event_fd_ >= 0, "no eventfd: too many open files?");
}

RedisInterrupt::~RedisInterrupt() { close(event_fd_); }

void RedisInterrupt::Raise() {
  raised_.store(true, std::memory_order_release);
  eventfd_write(event_fd_, 1);
}

RedisInterrupt::Woken RedisInterrupt::Wait(int fd, short events, RedisDeadline deadline) {
  std::array<pollfd, 2> waits{{{event_fd_, POLLIN, 0}, {fd, events, 0}}};
  for (;;) {
    const timespec left = Until(deadline);
    const int ready = ppoll(waits.data(), waits.size(), &left, nullptr);
    if (ready < 0) {
      PAWL_CHECK(errno == EINTR || errno == EAGAIN, "poll failed");
      continue;
    }
    if (waits[0].revents != 0) return Woken::kInterrupted;
    return ready == 0 ? Woken::kDeadline : Woken::kReady;
  }
}

// A negative descriptor is one that poll leaves out.
RedisInterrupt::Woken RedisInterrupt::Pause(std::chrono::microseconds span) {
  return Wait(-1, 0, std::chrono::steady_clock::now() + span);
}

}  // namespace pawl
