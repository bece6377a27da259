// RedisPipeline is the bytes of some commands on their way out: small ones are gathered into few writes, large
// arguments are sent from where they are.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "redis/redis_command.h"

namespace pawl {

class RedisPipeline {
 public:
  // The commands must outlive it. With `with_bodies` each script is sent whole where it comes first.
  RedisPipeline(std::span<const RedisCommand> commands, bool with_bodies)
      : commands_(commands), with_bodies_(with_bodies) {}

  // What is to be sent next; empty when all is sent.
  std::string_view Next();
  void Sent(std::size_t bytes);

 private:
  void Gather();
  bool NeedsBody(const RedisCommand& command);

  std::span<const RedisCommand> commands_;  // those that are still to be gathered
  bool with_bodies_;
  std::vector<const RedisScript*> bodies_sent_;
  std::string gathered_;
  std::string_view unsent_;  // of gathered_
  std::string_view large_;   // comes after unsent_, if there is one
};

}  // namespace pawl
