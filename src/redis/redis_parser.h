// RedisParser makes replies of the bytes that a server sent, however they were cut into pieces. One thread at a time.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "base/result.h"
#include "redis/redis_reply.h"

struct redisReader;

namespace pawl {

class RedisParser {
 public:
  RedisParser();

  void Feed(std::string_view bytes);

  // The next whole reply, or nothing when more bytes are needed. Fails with kUnreachable when the bytes are not those
  // of a Redis server; nothing can be read after that.
  Result<std::optional<RedisReply>> Next();

 private:
  std::unique_ptr<redisReader, void (*)(redisReader*)> reader_;
};

}  // namespace pawl
