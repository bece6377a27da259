// TLS to Redis: the server's certificate must come from a trusted authority and be made for the host that was asked
// for.
#pragma once

#include <memory>
#include <string>

#include "base/result.h"
#include "redis/redis_stream.h"

struct ssl_ctx_st;

namespace pawl {

// What connections share. Thread-safe.
class RedisTls {
 public:
  // `ca_file`: a PEM file of the authorities to trust; empty: those of the system. Fails with kInvalid.
  static Result<std::shared_ptr<const RedisTls>> Create(const std::string& ca_file);

  // The handshake happens as part of the first reads and writes.
  std::unique_ptr<RedisStream> Wrap(RedisSocket socket, const std::string& host) const;

 private:
  explicit RedisTls(std::shared_ptr<ssl_ctx_st> context) : context_(std::move(context)) {}

  std::shared_ptr<ssl_ctx_st> context_;
};

}  // namespace pawl
