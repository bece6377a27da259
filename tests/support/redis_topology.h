// Redis on more than one process: a master that sentinels watch, and a Cluster of three masters.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "tests/support/redis_process.h"

namespace pawl::support {

// One master, one replica and three sentinels that fail over within seconds. The master's name is "main".
class SentinelRedis {
 public:
  SentinelRedis();  // returns when the replica is in step and the sentinels know it and each other

  RedisProcess& master() { return *servers_[0]; }   // the one of the beginning
  RedisProcess& replica() { return *servers_[1]; }  // the one of the beginning
  RedisProcess& sentinel(std::size_t i) { return *sentinels_[i]; }

  RedisUrl url() const;
  std::string url_text() const;

  // Whom the sentinels call master now.
  std::uint16_t MasterPort() const;

 private:
  std::vector<std::unique_ptr<RedisProcess>> servers_;
  std::vector<std::unique_ptr<RedisProcess>> sentinels_;
};

// Three masters without replicas, a third of the slots each.
class ClusterRedis {
 public:
  ClusterRedis();  // returns when all nodes agree that the Cluster is complete

  RedisProcess& node(std::size_t i) { return *nodes_[i]; }
  std::size_t OwnerOf(int slot) const;  // as node 0 sees it

  RedisUrl url() const;
  std::string url_text() const;

  // Moving a slot, in three steps: from Begin on, both ends know of it; Move carries its keys over; End makes `to` the
  // owner. In between the commands on its keys get ASK or TRYAGAIN.
  void BeginMigration(int slot, std::size_t from, std::size_t to);
  void MoveKeys(int slot, std::size_t from, std::size_t to);
  void EndMigration(int slot, std::size_t to);

 private:
  std::string Id(std::size_t node) const;

  std::vector<std::unique_ptr<RedisProcess>> nodes_;
};

}  // namespace pawl::support
