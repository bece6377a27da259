// Where Redis is and how to log in, as people write it:
//   redis://[user:password@]host[:port][/db]                       one server
//   redis+unix:///absolute/path[?db=N]                             one server on this machine, by its socket
//   redis+sentinel://[user:password@]host[:port],…/master[/db]     the master that these sentinels name
//   redis+cluster://[user:password@]host[:port],…                  a Cluster that these nodes belong to
// With rediss for redis the connections are TLS, and the servers' certificates and names are verified: by the system's
// authorities, or by those of `?ca=FILE`. A user or password with other characters than letters, digits and -._~ is
// percent-encoded. `?sentinel_password=…` is for sentinels that ask for one.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace pawl {

// One server: a host and a port, or the path of a socket.
struct RedisEndpoint {
  std::string host = {};
  std::uint16_t port = 0;
  std::string unix_path = {};

  bool operator==(const RedisEndpoint&) const = default;
};

// "127.0.0.1:6379", "[::1]:6379", "/run/redis.sock"
std::string ToString(const RedisEndpoint& endpoint);

struct RedisUrl {
  enum class Kind : std::uint8_t { kDirect, kSentinel, kCluster };

  Kind kind = Kind::kDirect;
  std::vector<RedisEndpoint> endpoints;  // at least one; of kSentinel the sentinels, of kCluster some of the nodes
  bool tls = false;
  std::string ca_file = {};  // empty: the system's authorities
  std::string user = {};     // empty: Redis' default user
  std::string password = {};
  int db = 0;
  std::string master = {};  // kSentinel
  std::string sentinel_password = {};
};

// Fails with kInvalid and what would be right; the error never holds the password.
Result<RedisUrl> ParseRedisUrl(std::string_view text);

// The URL without its passwords, for logs.
std::string Redacted(const RedisUrl& url);

}  // namespace pawl
