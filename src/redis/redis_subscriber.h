// RedisSubscriber listens to channels on a thread and a connection of its own, and finds its way back by itself when
// the connection is lost. Messages that are published in between are gone: on_connect is the time to look for what
// may have been missed.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "redis/redis_url.h"

namespace pawl {

struct RedisSubscriberOptions {
  RedisUrl url;
  std::string slot_key = {};  // of a Cluster: as in RedisLinkOptions
  std::vector<std::string> channels;

  // Both are called on the subscriber's thread, must not block for long, and must not destroy the subscriber.
  std::function<void(std::string_view channel, std::string_view payload)> on_message;
  std::function<void()> on_connect = {};  // each time that all channels are subscribed (again)

  // A silent connection is asked for a sign of life after `ping_every`, and given up `reply_timeout` later.
  std::chrono::milliseconds ping_every{3'000};
  std::chrono::milliseconds reply_timeout{3'000};
  std::chrono::milliseconds connect_timeout{2'000};
};

class RedisSubscriber {
 public:
  explicit RedisSubscriber(RedisSubscriberOptions options);  // starts the thread
  ~RedisSubscriber();                                        // no callback runs any more when it returns
  RedisSubscriber(const RedisSubscriber&) = delete;
  RedisSubscriber& operator=(const RedisSubscriber&) = delete;

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace pawl
