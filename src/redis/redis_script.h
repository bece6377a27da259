// A Lua script that Redis runs: known by the SHA-1 of its body, so that the body travels only when Redis lacks it.
#pragma once

#include <string>

namespace pawl {

struct RedisScript {
  explicit RedisScript(std::string lua);

  std::string body;
  std::string sha1;  // 40 hex digits
};

}  // namespace pawl
