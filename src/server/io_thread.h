// One I/O thread with its sessions, its mailbox and its clock.
//
// Sessions live on the thread alone. Other threads reach them through the mailbox: however many letters are posted
// while the thread is busy, it is woken once. Timeouts are coarse: one sweep over the sessions a second (more often
// only if a timeout is that short) instead of a timer for each operation.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <deque>
#include <future>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "base/mutex.h"
#include "server/event_loop.h"
#include "server/listen_options.h"
#include "server/tls_context.h"

namespace pawl {

class Session;

// What all threads of a listener share.
struct ListenState {
  ListenOptions options;
  std::unique_ptr<TlsContext> tls;           // null: plain
  std::atomic<std::size_t> connections = 0;  // that are served
  std::atomic<std::size_t> turned_away = 0;  // that are being told that there are too many
};

// What another thread has to say to a session. Each protocol has its own.
struct SessionMessage {
  explicit SessionMessage(std::shared_ptr<Session> to) : session(std::move(to)) {}
  SessionMessage(const SessionMessage&) = delete;
  SessionMessage& operator=(const SessionMessage&) = delete;
  virtual ~SessionMessage() = default;

  std::shared_ptr<Session> session;
};

class IoThread : public std::enable_shared_from_this<IoThread> {
 public:
  using Clock = EventLoop::Clock;

  explicit IoThread(std::shared_ptr<ListenState> state);
  IoThread(const IoThread&) = delete;
  IoThread& operator=(const IoThread&) = delete;

  EventLoop& loop() { return loop_; }

  // Any thread.
  ListenState& state() { return *state_; }
  void Start();
  void Adopt(std::shared_ptr<Session> session);
  void Post(std::unique_ptr<SessionMessage> letter);
  void BeginStop();
  // Waits until `deadline` for the sessions to end, then ends them, and returns when the thread has ended.
  void FinishStop(Clock::time_point deadline);

  // The thread itself.
  static constexpr std::size_t kScratchBytes = 64U << 10U;
  char* scratch() { return scratch_.get(); }  // where sessions receive: an idle connection holds no buffer
  const std::string& date_line() const { return date_line_; }
  // Large requests go to the engine a few at a time, so that small ones of others do not wait behind a crowd of them.
  // True: this one may go now, and EndLarge follows when it is answered. False: the session is told by Resume, in the
  // order of the calls, that it may.
  static constexpr std::size_t kLargeBytes = 1U << 20U;
  bool BeginLarge(Session& session, std::size_t bytes);
  void EndLarge(std::size_t bytes);
  // Never early, and late by two sweeps at most.
  Clock::time_point DeadlineIn(Millis span) const { return swept_at_ + sweep_interval_ + span; }
  void Forget(Session& session);

 private:
  void Run();
  void Add(std::shared_ptr<Session> session);
  void Drain();
  void Sweep();
  void ArmSweep();
  void EndWhenEmpty();
  void CloseMailbox();

  const std::shared_ptr<ListenState> state_;
  const Millis sweep_interval_;
  std::thread thread_;
  std::atomic<std::thread::id> thread_id_;  // once it runs
  std::promise<void> ended_;

  Mutex mutex_;
  std::vector<std::unique_ptr<SessionMessage>> mailbox_ PAWL_GUARDED_BY(mutex_);
  bool woken_ PAWL_GUARDED_BY(mutex_) = false;
  bool closed_ PAWL_GUARDED_BY(mutex_) = false;

  // The thread's own.
  EventLoop loop_;
  std::unique_ptr<char[]> scratch_;
  std::vector<std::shared_ptr<Session>> sessions_;
  std::vector<std::unique_ptr<SessionMessage>> letters_;                      // being delivered
  std::vector<std::shared_ptr<Session>> touched_;                             // by those letters
  std::size_t large_in_flight_ = 0;                                           // bytes
  std::deque<std::pair<std::weak_ptr<Session>, std::size_t>> large_waiting_;  // with their bytes
  Clock::time_point swept_at_;
  std::string date_line_;
  bool stopping_ = false;
};

}  // namespace pawl
