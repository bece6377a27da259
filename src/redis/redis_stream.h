// RedisStream carries bytes to and from one server without ever waiting; whoever uses it waits for the descriptor.
// One thread at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "base/result.h"
#include "redis/redis_interrupt.h"
#include "redis/redis_url.h"

namespace pawl {

// A connected socket that does not block; closed with its owner.
class RedisSocket {
 public:
  // Tries all addresses of a host in turn. Fails with kUnreachable, or kStopping when interrupted. The look-up of a
  // host name may take longer than the deadline: the system's resolver cannot be interrupted.
  static Result<RedisSocket> Connect(const RedisEndpoint& endpoint, RedisDeadline deadline, RedisInterrupt& interrupt);

  explicit RedisSocket(int fd) : fd_(fd) {}
  ~RedisSocket();
  RedisSocket(RedisSocket&& other) noexcept;
  RedisSocket& operator=(RedisSocket&& other) noexcept;

  int fd() const { return fd_; }

 private:
  int fd_;
};

class RedisStream {
 public:
  struct Io {
    enum class Kind : std::uint8_t { kMoved, kBlocked, kEnded };
    Kind kind;
    std::size_t bytes = 0;                     // kMoved: how many, at least one
    std::string why = {};                      // kEnded
    ErrorCode code = ErrorCode::kUnreachable;  // kEnded: kInvalid when trying again cannot help
  };

  virtual ~RedisStream() = default;
  virtual Io Read(char* data, std::size_t size) = 0;
  virtual Io Write(std::string_view data) = 0;
  // After kBlocked: whether the descriptor must become writable for things to go on, not only readable.
  virtual bool WantsWrite() const = 0;
  virtual int fd() const = 0;
};

std::unique_ptr<RedisStream> MakePlainRedisStream(RedisSocket socket);

// One send or recv, in the terms of a stream.
RedisStream::Io SendSome(int fd, std::string_view data);
RedisStream::Io ReceiveSome(int fd, char* data, std::size_t size);

}  // namespace pawl
