#include "tests/support/redis_topology.h"

#include <charconv>

#include "base/check.h"
#include "redis/redis_slot.h"
#include "tests/support/wait_until.h"

namespace pawl::support {
namespace {

constexpr std::size_t kSentinels = 3;
constexpr std::size_t kNodes = 3;

RedisUrl UrlOf(RedisUrl::Kind kind, const std::vector<std::unique_ptr<RedisProcess>>& processes) {
  RedisUrl url;
  url.kind = kind;
  for (const auto& process : processes) url.endpoints.push_back(process->endpoint());
  return url;
}

std::string HostsOf(const RedisUrl& url) {
  std::string hosts;
  for (const RedisEndpoint& endpoint : url.endpoints) hosts += (hosts.empty() ? "" : ",") + ToString(endpoint);
  return hosts;
}

RedisProcessOptions SentinelOptions(std::uint16_t master_port) {
  return {.configuration = {"sentinel monitor main 127.0.0.1 " + std::to_string(master_port) + " 2",
                            "sentinel down-after-milliseconds main 1000", "sentinel failover-timeout main 5000"},
          .sentinel = true};
}

// Whether it knows the replica and enough other sentinels to agree on a fail-over.
bool SeesAll(const RedisProcess& sentinel) {
  if (!sentinel.Call({"SENTINEL", "CKQUORUM", "main"}).text.starts_with("OK 3")) return false;
  const RedisReply replicas = sentinel.Call({"SENTINEL", "REPLICAS", "main"});
  if (replicas.items.size() != 1) return false;
  const auto& fields = replicas.items[0].items;  // name, value, name, value, …
  for (std::size_t i = 0; i + 1 < fields.size(); i += 2) {
    if (fields[i].text == "master-link-status") return fields[i + 1].text == "ok";
  }
  return false;
}

void Expect(const RedisReply& reply, const char* what) {
  if (reply.IsError()) std::fprintf(stderr, "%s\n", reply.text.c_str());
  PAWL_CHECK(!reply.IsError(), what);
}

}  // namespace

SentinelRedis::SentinelRedis() {
  servers_.push_back(std::make_unique<RedisProcess>());
  const std::string port = std::to_string(servers_[0]->port());
  // Without the delay that gathers several replicas the copy begins at once.
  servers_[0]->Call({"CONFIG", "SET", "repl-diskless-sync-delay", "0"});
  servers_.push_back(std::make_unique<RedisProcess>(
      RedisProcessOptions{.arguments = {"--replicaof", "127.0.0.1 " + port, "--repl-diskless-sync-delay", "0"}}));
  PAWL_CHECK(WaitUntil([this] { return replica().Info("replication", "master_link_status") == "up"; }),
             "the replica does not follow its master");
  for (std::size_t i = 0; i < kSentinels; ++i) {
    sentinels_.push_back(std::make_unique<RedisProcess>(SentinelOptions(servers_[0]->port())));
  }
  for (const auto& one : sentinels_) {
    PAWL_CHECK(WaitUntil([&] { return SeesAll(*one); }), "the sentinels do not find each other");
  }
}

RedisUrl SentinelRedis::url() const {
  RedisUrl url = UrlOf(RedisUrl::Kind::kSentinel, sentinels_);
  url.master = "main";
  return url;
}

std::string SentinelRedis::url_text() const { return "redis+sentinel://" + HostsOf(url()) + "/main"; }

std::uint16_t SentinelRedis::MasterPort() const {
  const RedisReply answer = sentinels_[0]->Call({"SENTINEL", "get-master-addr-by-name", "main"});
  std::uint16_t port = 0;
  if (answer.items.size() != 2) return port;
  const std::string& digits = answer.items[1].text;
  std::from_chars(digits.data(), digits.data() + digits.size(), port);
  return port;
}

ClusterRedis::ClusterRedis() {
  for (std::size_t i = 0; i < kNodes; ++i) {
    nodes_.push_back(std::make_unique<RedisProcess>(
        RedisProcessOptions{.arguments = {"--cluster-enabled", "yes", "--cluster-port", std::to_string(FreePort()),
                                          "--cluster-node-timeout", "5000"}}));
    const int first = static_cast<int>(i) * kRedisSlots / static_cast<int>(kNodes);
    const int last = static_cast<int>(i + 1) * kRedisSlots / static_cast<int>(kNodes) - 1;
    Expect(nodes_[i]->Call({"CLUSTER", "SET-CONFIG-EPOCH", std::to_string(i + 1)}), "no epoch");
    Expect(nodes_[i]->Call({"CLUSTER", "ADDSLOTSRANGE", std::to_string(first), std::to_string(last)}), "no slots");
  }
  for (std::size_t i = 1; i < kNodes; ++i) {
    const RedisReply bus = nodes_[i]->Call({"CONFIG", "GET", "cluster-port"});
    Expect(nodes_[0]->Call({"CLUSTER", "MEET", "127.0.0.1", std::to_string(nodes_[i]->port()), bus.items[1].text}),
           "no meeting");
  }
  for (const auto& one : nodes_) {
    const auto complete = [&] {
      const std::string links = one->Call({"CLUSTER", "NODES"}).text;
      return one->Call({"CLUSTER", "INFO"}).text.find("cluster_state:ok") != std::string::npos &&
             one->Call({"CLUSTER", "SLOTS"}).items.size() == kNodes && links.find("handshake") == std::string::npos &&
             links.find("disconnected") == std::string::npos;
    };
    PAWL_CHECK(WaitUntil(complete), "the Cluster does not come together");
  }
}

std::size_t ClusterRedis::OwnerOf(int slot) const {
  const RedisReply slots = nodes_[0]->Call({"CLUSTER", "SLOTS"});
  for (const RedisReply& range : slots.items) {
    if (range.items[0].integer > slot || slot > range.items[1].integer) continue;
    for (std::size_t i = 0; i < kNodes; ++i) {
      if (nodes_[i]->port() == range.items[2].items[1].integer) return i;
    }
  }
  PAWL_CHECK(false, "nobody owns the slot");
}

RedisUrl ClusterRedis::url() const { return UrlOf(RedisUrl::Kind::kCluster, nodes_); }

std::string ClusterRedis::url_text() const { return "redis+cluster://" + HostsOf(url()); }

std::string ClusterRedis::Id(std::size_t node) const { return nodes_[node]->Call({"CLUSTER", "MYID"}).text; }

void ClusterRedis::BeginMigration(int slot, std::size_t from, std::size_t to) {
  const std::string text = std::to_string(slot);
  Expect(nodes_[to]->Call({"CLUSTER", "SETSLOT", text, "IMPORTING", Id(from)}), "no import");
  Expect(nodes_[from]->Call({"CLUSTER", "SETSLOT", text, "MIGRATING", Id(to)}), "no migration");
}

void ClusterRedis::MoveKeys(int slot, std::size_t from, std::size_t to) {
  for (;;) {
    const RedisReply keys = nodes_[from]->Call({"CLUSTER", "GETKEYSINSLOT", std::to_string(slot), "1000"});
    if (keys.items.empty()) return;
    std::vector<std::string> migrate = {"MIGRATE", "127.0.0.1", std::to_string(nodes_[to]->port()), "", "0",
                                        "10000",   "KEYS"};
    for (const RedisReply& key : keys.items) migrate.push_back(key.text);
    Expect(nodes_[from]->Call(migrate), "the keys do not move");
  }
}

// The new owner first, so that there is no moment without one.
void ClusterRedis::EndMigration(int slot, std::size_t to) {
  const std::string id = Id(to);
  Expect(nodes_[to]->Call({"CLUSTER", "SETSLOT", std::to_string(slot), "NODE", id}), "no new owner");
  for (const auto& one : nodes_)
    Expect(one->Call({"CLUSTER", "SETSLOT", std::to_string(slot), "NODE", id}), "no owner");
}

}  // namespace pawl::support
