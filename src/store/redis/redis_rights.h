// What a node does in Redis, as far as an access control list must allow it: which commands, on which keys and
// channels.
#pragma once

#include <string>

#include "base/result.h"
#include "redis/redis_link.h"

namespace pawl {

// The rules of ACL SETUSER for a user that has no rights yet, quoted for a shell. docs/redis.md has them too; a test
// compares the two.
std::string RightsNeeded(const std::string& name_space);

// Fails with kInvalid, and names everything that the user of the URL has no right to. Changes nothing in Redis.
Result<void> CheckRights(RedisLink& link, const RedisUrl& url, const std::string& name_space);

}  // namespace pawl
