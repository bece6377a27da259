// RedisConnection is one connection to one server, logged in. It lasts until its first error. One thread at a time.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "redis/redis_command.h"
#include "redis/redis_interrupt.h"
#include "redis/redis_parser.h"
#include "redis/redis_pipeline.h"
#include "redis/redis_reply.h"
#include "redis/redis_stream.h"
#include "redis/redis_tls.h"
#include "redis/redis_url.h"

namespace pawl {

// What a server wants to see before it answers.
struct RedisAccess {
  std::string user = {};
  std::string password = {};  // empty: no login
  int db = 0;
  std::shared_ptr<const RedisTls> tls = {};  // nothing: plain
};

// Errors: kUnreachable names the server and what happened, and may pass; kInvalid is a refusal that will not pass by
// itself (a wrong password, a database that does not exist, a certificate that is not trusted); kStopping follows an
// interrupt. Each leaves the connection broken.
class RedisConnection {
 public:
  // Connects, logs in and gets an answer to a PING. `interrupt` must outlive the connection.
  static Result<std::unique_ptr<RedisConnection>> Open(const RedisEndpoint& endpoint, const RedisAccess& access,
                                                       RedisDeadline deadline, RedisInterrupt& interrupt);

  // Sends the commands and returns their replies, in order. It reads while it writes, so that neither side can block
  // the other with full buffers. `with_bodies`: see RedisPipeline.
  Result<std::vector<RedisReply>> Call(std::span<const RedisCommand> commands, RedisDeadline deadline,
                                       bool with_bodies = false);
  Result<RedisReply> Call(const RedisCommand& command, RedisDeadline deadline);

  // The two halves of Call, for subscriptions: the server sends more than it was asked for.
  Result<void> Send(std::span<const RedisCommand> commands, RedisDeadline deadline);
  Result<std::optional<RedisReply>> Receive(RedisDeadline deadline);  // nothing when nothing came; not an error

  bool broken() const { return stream_ == nullptr; }
  const RedisEndpoint& endpoint() const { return endpoint_; }

 private:
  RedisConnection(RedisEndpoint endpoint, std::unique_ptr<RedisStream> stream, RedisInterrupt& interrupt);

  Result<void> LogIn(const RedisAccess& access, RedisDeadline deadline);
  Result<bool> Exchange(RedisPipeline& out, RedisDeadline deadline);
  Result<bool> WriteSome(RedisPipeline& out);
  Result<bool> ReadSome();
  Error Break(std::string_view why, ErrorCode code = ErrorCode::kUnreachable);

  RedisEndpoint endpoint_;
  std::unique_ptr<RedisStream> stream_;  // null once broken
  RedisInterrupt& interrupt_;
  RedisParser parser_;
  std::deque<RedisReply> received_;
};

}  // namespace pawl
