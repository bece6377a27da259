#include "tests/redis_fair/fair_contents.h"

#include <gtest/gtest.h>

#include "store/fair_queue.h"
#include "store/redis/fair_group_record.h"

namespace pawl {

void ForEachEntry(KvReader& kv, Table table, std::string_view prefix,
                  FunctionRef<void(std::string_view, std::string_view)> each) {
  std::string at(prefix);
  while (const auto entry = kv.AtOrAfter(table, at)) {
    if (entry->key.substr(0, prefix.size()) != prefix) break;
    at.assign(entry->key);
    each(std::string_view(at).substr(prefix.size()), entry->value);
    at.push_back('\0');
  }
}

std::vector<std::string> RingIn(KvReader& kv, NameId queue) {
  std::vector<std::string> ring;
  ForEachEntry(kv, Table::kRing, Key().U8('R').U32(queue), [&](std::string_view key, std::string_view value) {
    ring.push_back(std::string(key) + std::string(value));
  });
  return ring;
}

GroupRecords GroupsIn(KvReader& kv, NameId queue) {
  GroupRecords records;
  ForEachEntry(kv, Table::kGroups, Key().U32(queue),
               [&](std::string_view key, std::string_view value) { records.emplace(key, value); });
  return records;
}

GroupRecords GroupsIn(ScriptedRedis& redis, NameId queue) {
  GroupRecords records;
  const RedisReply reply = redis.Call({"HGETALL", ScriptedRedis::KeyOf(queue, "groups")});
  for (std::size_t i = 0; i + 1 < reply.items.size(); i += 2) {
    auto record = DecodeRedisGroup(reply.items[i + 1].text);
    if (!record) {
      ADD_FAILURE() << "a group record that cannot be read";
      continue;
    }
    const bool whole_queue = reply.items[i].text == kQueueField;
    if (whole_queue) record->blocked.reset();  // the other keeps that in memory
    records.emplace(whole_queue ? "" : reply.items[i].text, EncodeGroupRecord(*record));
  }
  return records;
}

std::set<std::string> GroupsBlockedIn(KvReader& kv) {
  std::set<std::string> blocked;
  ForEachEntry(kv, Table::kRing, "B", [&](std::string_view key, std::string_view) { blocked.emplace(key); });
  return blocked;
}

std::set<std::string> GroupsBlockedIn(ScriptedRedis& redis) {
  std::set<std::string> blocked;
  const RedisReply reply = redis.Call({"ZRANGE", ScriptedRedis::KeyOf("blocked"), "0", "-1", "WITHSCORES"});
  for (std::size_t i = 0; i + 1 < reply.items.size(); i += 2) {
    const std::string& member = reply.items[i].text;
    if (member.size() == 4) continue;
    blocked.emplace(Key().Time(std::stoll(reply.items[i + 1].text)).Bytes(member).view());
  }
  return blocked;
}

std::set<std::string> ReservedIn(ScriptedRedis& redis) {
  std::set<std::string> reserved;
  for (const RedisReply& call : redis.Call({"HVALS", ScriptedRedis::KeyOf("reservations")}).items) {
    for (const FairPlace& place : ParseReservations(call.text)) {
      if (place.queue != 0) reserved.emplace(Reservation(place).view());
    }
  }
  return reserved;
}

}  // namespace pawl
