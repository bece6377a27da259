// What a fair queue holds, in Redis and in the tables of the one in C++, in the same form so that they can be compared.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "base/function_ref.h"
#include "store/kv.h"
#include "tests/redis_fair/scripted_redis.h"

namespace pawl {

// Calls `each` with what follows the prefix, and the value.
void ForEachEntry(KvReader& kv, Table table, std::string_view prefix,
                  FunctionRef<void(std::string_view, std::string_view)> each);

std::vector<std::string> RingIn(KvReader& kv, NameId queue);  // as members of `ring`

// In the format of the fair queue in C++: by group, and "" for the queue itself.
using GroupRecords = std::map<std::string, std::string>;
GroupRecords GroupsIn(KvReader& kv, NameId queue);
GroupRecords GroupsIn(ScriptedRedis& redis, NameId queue);

// Time, queue, group.
std::set<std::string> GroupsBlockedIn(KvReader& kv);
std::set<std::string> GroupsBlockedIn(ScriptedRedis& redis);

std::set<std::string> ReservedIn(ScriptedRedis& redis);

}  // namespace pawl
