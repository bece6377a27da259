// A real redis-server on this machine, in a directory of its own: a single server, a replica, a Cluster's node or a
// sentinel, by its arguments. It can be frozen, killed, and started again with what its directory holds.
//
//   RedisProcess redis;
//   RedisLink link(redis.url(), {});
//   redis.Call({"CONFIG", "SET", "maxmemory-policy", "noeviction"});
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "redis/redis_reply.h"
#include "redis/redis_url.h"
#include "tests/support/child.h"
#include "tests/support/temp_dir.h"

namespace pawl::support {

// A port of the loopback address that nobody uses now. It lies below those that the kernel gives to connections, so
// that a server that was stopped finds its port free again.
std::uint16_t FreePort();

struct RedisProcessOptions {
  std::vector<std::string> arguments = {};      // of redis-server: {"--appendonly", "yes"}; they beat the defaults
  std::vector<std::string> configuration = {};  // lines of its configuration file, for what no argument can say
  bool sentinel = false;
  std::string password = {};  // of the default user, if the arguments set one
};

class RedisProcess {
 public:
  // Returns when it answers; it is a fault of the test when that never happens. By default it keeps nothing on disk.
  explicit RedisProcess(RedisProcessOptions options = {});

  std::uint16_t port() const { return port_; }
  RedisEndpoint endpoint() const { return {.host = "127.0.0.1", .port = port_}; }
  std::string socket_path() const { return dir_.File("redis.sock"); }  // it listens there too
  RedisUrl url() const;
  std::string url_text() const;  // for the command line
  const std::string& dir() const { return dir_.path(); }
  std::string Log() const { return ReadFile(dir_.File("redis.log")); }

  void Kill() { child_->Kill(); }             // SIGKILL
  void Terminate();                           // SIGTERM: saves what it is set to save
  void Freeze();                              // SIGSTOP; returns when no thread of it runs any more
  void Thaw();                                // SIGCONT
  void Start();                               // again, after its end; on the same port, with the same directory
  void StartAsReplicaOf(std::uint16_t port);  // the same, and never a master in between

  // One command on a connection of its own. An error reply is a reply; no answer is a fault of the test.
  RedisReply Call(const std::vector<std::string>& words) const;
  // The value of "name:value" in the INFO section; empty if there is none.
  std::string Info(const std::string& section, const std::string& name) const;

 private:
  bool StartOnce();
  bool Answers() const;

  RedisProcessOptions options_;
  TempDir dir_;
  std::uint16_t port_ = 0;
  std::unique_ptr<Child> child_;
};

}  // namespace pawl::support
