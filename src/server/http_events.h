// The events of one server-sent stream between the threads that send them and the session that writes them out.
// Bounded: what a slow reader cannot take is dropped, and it is told so by an event of type "reset".
#pragma once

#include <cstddef>
#include <mutex>
#include <string>
#include <string_view>

namespace pawl {

class EventBacklog {
 public:
  enum class Added {
    kGone,    // the client has left
    kQueued,  // (or dropped) and the session knows that there is something to fetch
    kWake,    // queued, and the session has to be told
  };

  explicit EventBacklog(std::size_t max_bytes) : max_bytes_(max_bytes) {}

  // Any thread.
  Added Add(std::string_view event, std::string_view data);
  void Close();
  bool closed();

  // The session's thread. Moves what was queued to the end of `out`.
  void Fetch(std::string& out);
  // The session still has `bytes` of events to write. Once it has none, a reader that missed some is told.
  void Unwritten(std::size_t bytes, std::string& out);

 private:
  const std::size_t max_bytes_;
  std::mutex mutex_;  // guards what follows
  std::string queued_;
  std::size_t unwritten_ = 0;
  bool wake_sent_ = false;
  bool lost_ = false;
  bool closed_ = false;
};

}  // namespace pawl
