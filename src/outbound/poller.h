// Poller is a level-triggered epoll with a handler for each descriptor, as libcurl and c-ares ask for. One thread.
#pragma once

#include <sys/epoll.h>

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <unordered_map>

#include "base/file_handle.h"

namespace pawl::outbound {

class Poller {
 public:
  using Handler = std::function<void(std::uint32_t events)>;

  Poller();

  // From now on `handler` is called while any of `events` (EPOLLIN, EPOLLOUT) holds; replaces what was said of `fd`
  // before.
  void Watch(int fd, std::uint32_t events, Handler handler);
  // Before `fd` is closed. Unknown descriptors are none of its business.
  void Forget(int fd);

  // Sleeps until something happens or the time is over; nothing: for ever.
  void Wait(std::optional<std::chrono::milliseconds> timeout);
  // Calls the handlers of what the last Wait found. They may watch and forget.
  void Dispatch();

 private:
  FileHandle epoll_;
  std::unordered_map<int, Handler> handlers_;
  std::array<epoll_event, 256> found_{};
  int found_count_ = 0;
};

}  // namespace pawl::outbound
