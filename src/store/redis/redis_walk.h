// A walk over a namespace in Redis.
//
// What is kept in hashes comes in the order of HSCAN, which holds for one server only: if the connection is lost on the
// way through one, and perhaps another server answers from then on, the walk fails.
#pragma once

#include <memory>

#include "store/redis/redis_keys.h"
#include "store/redis/redis_reader.h"
#include "store/store_walk.h"

namespace pawl {

class RedisWalk final : public StoreWalk {
 public:
  RedisWalk(RedisLinks& links, const RedisKeys& keys) : links_(links), link_(links.Borrow()), keys_(keys) {}
  ~RedisWalk() override { links_.GiveBack(std::move(link_)); }
  RedisWalk(const RedisWalk&) = delete;
  RedisWalk& operator=(const RedisWalk&) = delete;

  Result<Part<std::pair<Key, std::string>>> Records(RecordKind kind, const std::string& from) override;
  Result<Part<Key>> Lists(const std::string& from) override;
  Result<Part<Key>> Counters(const std::string& from) override;
  Result<Part<Timer>> Timers(TimerKind kind, const std::string& from) override;
  Result<Part<FairPlace>> Ring(NameId queue, const std::string& from) override;
  Result<Seq> NextSeq() override;

 private:
  using FieldValue = std::pair<std::string, RedisReply>;
  Result<RedisReply> Call(const RedisCommand& command);
  Result<Part<FieldValue>> Fields(const std::string& hash, const std::string& from);
  // Members of a sorted set by rank.
  Result<Part<std::string>> Members(const std::string& set, const std::string& from);

  RedisLinks& links_;
  std::unique_ptr<RedisLink> link_;
  const RedisKeys& keys_;
  std::uint64_t connects_ = 0;  // when the hash under way was begun
};

}  // namespace pawl
