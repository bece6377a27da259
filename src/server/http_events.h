// The events of one server-sent stream between the threads that send them and the session that writes them out.
// Bounded: what a slow reader cannot take is dropped, and it is told so by an event of type "reset".
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/mutex.h"

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
  Mutex mutex_;
  std::string queued_ PAWL_GUARDED_BY(mutex_);
  std::size_t unwritten_ PAWL_GUARDED_BY(mutex_) = 0;
  bool wake_sent_ PAWL_GUARDED_BY(mutex_) = false;
  bool lost_ PAWL_GUARDED_BY(mutex_) = false;
  bool closed_ PAWL_GUARDED_BY(mutex_) = false;
};

}  // namespace pawl
