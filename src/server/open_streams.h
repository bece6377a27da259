// The server-sent streams that are open, and by what right. A stream ends when its right does: with the session of the
// browser that follows it, which is signed out or over, or with its token, which is no longer known.
//
// Thread-safe. Bounded by those who send: a hub has so many streams at most (server/stream_hub.h).
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/clock.h"
#include "base/mutex.h"
#include "server/auth.h"
#include "wire/http/message.h"

namespace pawl {

class OpenStreams {
 public:
  // `guard` outlives it.
  OpenStreams(const Guard& guard, std::function<WallTime()> now) : guard_(guard), now_(std::move(now)) {}

  // `stream`, for as long as `caller` may follow it.
  std::shared_ptr<http::EventStream> Add(std::shared_ptr<http::EventStream> stream, const Caller& caller);

  // Somebody has signed out.
  void EndSession(const std::string& id);
  // Other tokens hold: those that are not known any more have ended.
  void EndUnknown();

 private:
  class GuardedStream;

  template <typename Visit>
  void ForEach(const Visit& visit);

  const Guard& guard_;
  const std::function<WallTime()> now_;
  Mutex mutex_;
  std::vector<std::weak_ptr<GuardedStream>> streams_ PAWL_GUARDED_BY(mutex_);
};

}  // namespace pawl
