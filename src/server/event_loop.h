// EventLoop is one thread's wait for its sockets, for what other threads hand it, and for the time.
//
// It tells of a socket when something has changed (edge-triggered epoll): so one that is watched needs no call of the
// system for each wait, which is a good part of what a small command costs. Who is told keeps in mind that the socket
// is readable until it has read all, and asks to be called again if it stops before.
#pragma once

#include <sys/epoll.h>

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <vector>

#include "base/clock.h"
#include "base/file_handle.h"
#include "base/mutex.h"

namespace pawl {

class EventLoop {
 public:
  using Clock = std::chrono::steady_clock;

  class Watcher {
   public:
    virtual void OnEvents(std::uint32_t events) = 0;  // of epoll(7); 0: it was to be called again

   protected:
    ~Watcher() = default;
  };

  EventLoop();
  EventLoop(const EventLoop&) = delete;
  EventLoop& operator=(const EventLoop&) = delete;

  // Any thread.
  void Post(std::function<void()> task);
  void Wake();

  // The thread itself, or none yet.
  bool Watch(int fd, Watcher& watcher);   // false: the system refuses
  void Forget(int fd, Watcher& watcher);  // is not called any more
  void Again(Watcher& watcher);           // calls it in the next round
  void After(Millis span, std::function<void()> task);
  // Round by round, until Stop: calls all for whom there is something, then `woken` if there was a Wake, then `rest`.
  void Run(const std::function<void()>& woken, const std::function<void()>& rest);
  std::uint64_t round() const { return round_; }
  void Stop() { stopped_ = true; }

 private:
  struct Timed {
    Clock::time_point at;
    std::function<void()> task;
  };

  bool Await(int timeout_ms, bool& wake);  // true: there were events
  int TimeoutMs() const;
  void CallAgain();
  void RunPosted();
  void RunTimed();

  const FileHandle epoll_;
  const FileHandle wake_;

  Mutex mutex_;
  std::vector<std::function<void()>> posted_ PAWL_GUARDED_BY(mutex_);

  std::array<epoll_event, 128> events_{};
  std::size_t next_event_ = 0;  // that was not told yet
  std::size_t event_count_ = 0;
  std::vector<Watcher*> again_;
  std::vector<Watcher*> calling_;  // of those
  std::vector<Timed> timed_;
  std::uint64_t round_ = 0;
  bool stopped_ = false;
};

}  // namespace pawl
