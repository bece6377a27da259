// EventHub hands transitions to the server-sent streams that follow them.
//
// The engine thread only leaves a copy of each batch, and only while somebody listens; matching, rendering and sending
// happen on the hub's thread. Each event goes out at most once; what the hub cannot keep up with is dropped, and all
// streams are told by an event of type "reset".
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "base/result.h"
#include "model/transition.h"
#include "rules/names.h"
#include "wire/http/message.h"

namespace pawl {

// What a stream follows; what is absent matches all.
struct EventFilter {
  std::optional<std::string> queue;
  std::optional<std::string> type;
  std::optional<std::string> group;
  std::optional<Shown> to;
};

class EventHub {
 public:
  static constexpr std::size_t kMaxStreams = 1'000;
  static constexpr std::size_t kMaxBacklog = 100'000;  // transitions

  explicit EventHub(const Names& names);
  EventHub(const EventHub&) = delete;
  EventHub& operator=(const EventHub&) = delete;
  ~EventHub();  // Stop()

  // kOverloaded when there are too many.
  Result<void> CheckRoom() const;
  void Add(EventFilter filter, std::shared_ptr<http::EventStream> stream);

  bool followed() const { return count_ > 0; }

  // After each commit; any thread.
  void OnTransitions(const std::vector<Transition>& transitions);

  // Ends all streams.
  void Stop();

 private:
  struct Follower {
    EventFilter filter;
    std::shared_ptr<http::EventStream> stream;
  };

  void Run();
  void Deliver(const std::vector<Transition>& batch);
  void SayReset();
  void DropClosed();
  bool Matches(const EventFilter& filter, const Transition& transition, const std::string& queue,
               const std::string& type) const;

  const Names& names_;
  std::atomic<std::size_t> count_{0};  // of streams

  std::mutex mutex_;  // guards these
  std::condition_variable changed_;
  std::deque<std::vector<Transition>> batches_;
  std::size_t backlog_ = 0;
  bool lost_ = false;
  bool stopping_ = false;
  std::vector<Follower> joining_;

  std::vector<Follower> followers_;  // the hub's thread
  std::thread thread_;
};

}  // namespace pawl
