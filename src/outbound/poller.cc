#include "outbound/poller.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "base/check.h"

namespace pawl::outbound {

Poller::Poller() : epoll_(epoll_create1(EPOLL_CLOEXEC)) { PAWL_CHECK(epoll_.valid(), "no epoll descriptor"); }

void Poller::Watch(int fd, std::uint32_t events, Handler handler) {
  epoll_event event{};
  event.events = events;
  event.data.fd = fd;
  const bool known = !handlers_.insert_or_assign(fd, std::move(handler)).second;
  // A descriptor that was closed behind our back and came again is no longer known to the kernel.
  if (epoll_ctl(epoll_.fd(), known ? EPOLL_CTL_MOD : EPOLL_CTL_ADD, fd, &event) != 0) {
    epoll_ctl(epoll_.fd(), known ? EPOLL_CTL_ADD : EPOLL_CTL_MOD, fd, &event);
  }
}

void Poller::Forget(int fd) {
  if (handlers_.erase(fd) > 0) epoll_ctl(epoll_.fd(), EPOLL_CTL_DEL, fd, nullptr);
}

void Poller::Wait(std::optional<std::chrono::milliseconds> timeout) {
  int span = -1;
  if (timeout) {
    span = static_cast<int>(std::clamp<std::int64_t>(timeout->count(), 0, std::numeric_limits<int>::max()));
  }
  found_count_ = epoll_wait(epoll_.fd(), found_.data(), static_cast<int>(found_.size()), span);
}

void Poller::Dispatch() {
  for (int i = 0; i < found_count_; ++i) {
    const epoll_event& event = found_.at(static_cast<std::size_t>(i));
    const auto found = handlers_.find(event.data.fd);
    if (found == handlers_.end()) continue;  // forgotten by a handler before it
    const Handler handler = found->second;   // it may forget itself
    handler(event.events);
  }
  found_count_ = 0;
}

}  // namespace pawl::outbound
