// RedisInterrupt is where a thread waits for sockets and for time to pass, and how another thread ends its waiting.
// Once raised it stays raised. Raise and raised are thread-safe; Wait and Pause are for the owner's thread.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>

namespace pawl {

using RedisDeadline = std::chrono::steady_clock::time_point;

class RedisInterrupt {
 public:
  RedisInterrupt();
  ~RedisInterrupt();
  RedisInterrupt(const RedisInterrupt&) = delete;
  RedisInterrupt& operator=(const RedisInterrupt&) = delete;

  void Raise();
  bool raised() const { return raised_.load(std::memory_order_acquire); }

  enum class Woken : std::uint8_t { kReady, kDeadline, kInterrupted };

  // Until one of `events` (of poll) is true of the descriptor, or it has an error to tell.
  Woken Wait(int fd, short events, RedisDeadline deadline);  // NOLINT(google-runtime-int): poll's type
  Woken Pause(std::chrono::microseconds span);

 private:
  int event_fd_;
  std::atomic<bool> raised_{false};
};

}  // namespace pawl
