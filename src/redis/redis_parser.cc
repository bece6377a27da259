#include "redis/redis_parser.h"

#include <hiredis/read.h>

#include <algorithm>
#include <utility>

#include "base/check.h"

namespace pawl {
namespace {

// A count comes from the peer: memory for more than this is taken only as the items arrive.
constexpr int kReservedItems = 1024;

// Where the reader puts the value of `task`: a new reply, or a new item of the array around it. The reader fills one
// array after the other, so that no array grows while one of its items is being filled.
RedisReply* Place(const redisReadTask* task) {
  if (task->parent == nullptr) return new RedisReply;
  return &static_cast<RedisReply*>(task->parent->obj)->items.emplace_back();
}

void* MakeString(const redisReadTask* task, char* data, std::size_t size) {
  RedisReply* reply = Place(task);
  reply->kind = task->type == REDIS_REPLY_ERROR    ? RedisReply::Kind::kError
                : task->type == REDIS_REPLY_STATUS ? RedisReply::Kind::kStatus
                                                   : RedisReply::Kind::kString;
  reply->text.assign(data, size);
  return reply;
}

void* MakeArray(const redisReadTask* task, int count) {
  RedisReply* reply = Place(task);
  reply->kind = RedisReply::Kind::kArray;
  reply->items.reserve(static_cast<std::size_t>(std::clamp(count, 0, kReservedItems)));
  return reply;
}

void* MakeInteger(const redisReadTask* task, long long value) {  // NOLINT(google-runtime-int): hiredis' signature
  RedisReply* reply = Place(task);
  reply->kind = RedisReply::Kind::kInteger;
  reply->integer = value;
  return reply;
}

void* MakeNil(const redisReadTask* task) { return Place(task); }

// Called for whole replies only, with all that is in them.
void Free(void* reply) { delete static_cast<RedisReply*>(reply); }

redisReplyObjectFunctions functions{MakeString, MakeArray, MakeInteger, MakeNil, Free};

}  // namespace

RedisParser::RedisParser() : reader_(redisReaderCreateWithFunctions(&functions), redisReaderFree) {
  PAWL_CHECK(reader_ != nullptr, "out of memory");
}

void RedisParser::Feed(std::string_view bytes) { redisReaderFeed(reader_.get(), bytes.data(), bytes.size()); }

Result<std::optional<RedisReply>> RedisParser::Next() {
  void* made = nullptr;
  if (redisReaderGetReply(reader_.get(), &made) != REDIS_OK) {
    return Error{ErrorCode::kUnreachable, std::string("does not speak Redis' protocol: ") + reader_->errstr};
  }
  if (made == nullptr) return std::optional<RedisReply>();
  const std::unique_ptr<RedisReply> reply(static_cast<RedisReply*>(made));
  return std::optional<RedisReply>(std::move(*reply));
}

}  // namespace pawl
