#include "redis/redis_master.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "redis/redis_slot.h"

namespace pawl {
namespace {

// More nodes than this are not remembered: enough to find the way back to a Cluster.
constexpr std::size_t kNodesMax = 64;

Error Unreachable(std::string what) { return {ErrorCode::kUnreachable, std::move(what)}; }

std::optional<std::uint16_t> Port(std::string_view digits) {
  std::uint16_t port = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), port);
  if (error != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
  return port;
}

// "host:port"; without a host (or with "?") it is that of `from`.
std::optional<RedisEndpoint> ParseEndpoint(std::string_view text, const RedisEndpoint& from) {
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const auto port = Port(text.substr(colon + 1));
  if (!port) return std::nullopt;
  const std::string_view host = text.substr(0, colon);
  return RedisEndpoint{host.empty() || host == "?" ? from.host : std::string(host), *port};
}

// One node of CLUSTER SLOTS: its address, its port, and more.
std::optional<RedisEndpoint> NodeOf(const RedisReply& node, const RedisEndpoint& from) {
  if (node.items.size() < 2 || !node.items[1].IsInteger()) return std::nullopt;
  const std::string& host = node.items[0].text;
  const auto port = static_cast<std::uint16_t>(node.items[1].integer);
  return RedisEndpoint{host.empty() || host == "?" ? from.host : host, port};
}

void Remember(std::vector<RedisEndpoint>& nodes, const RedisEndpoint& node) {
  if (nodes.size() < kNodesMax && std::ranges::find(nodes, node) == nodes.end()) nodes.push_back(node);
}

}  // namespace

RedisDeadline RedisConnectLimits::NextServer() const {
  return std::min(deadline, std::chrono::steady_clock::now() + per_server);
}

RedisMaster::RedisMaster(RedisUrl url, std::string_view slot_key, RedisInterrupt& interrupt)
    : url_(std::move(url)), slot_(RedisSlot(slot_key)), interrupt_(interrupt) {
  if (url_.kind == RedisUrl::Kind::kCluster) nodes_ = url_.endpoints;
}

RedisMaster::Connected RedisMaster::Connect(const RedisConnectLimits& limits) {
  switch (url_.kind) {
    case RedisUrl::Kind::kDirect:
      break;
    case RedisUrl::Kind::kSentinel:
      return AskInTurn(url_.endpoints, limits, [&](const RedisEndpoint& one) { return BySentinel(one, limits); });
    case RedisUrl::Kind::kCluster:
      if (const auto node = std::exchange(moved_to_, std::nullopt)) return Open(*node, limits);
      // A copy: nodes_ grows by what the nodes say.
      return AskInTurn(std::vector(nodes_), limits, [&](const RedisEndpoint& one) { return ByNode(one, limits); });
  }
  return Open(url_.endpoints.front(), limits);
}

void RedisMaster::Follow(std::string_view moved, const RedisEndpoint& from) {
  moved_to_ = ParseEndpoint(moved.substr(moved.rfind(' ') + 1), from);
}

Result<RedisAccess> RedisMaster::Access() {
  if (url_.tls && tls_ == nullptr) {
    PAWL_ASSIGN(tls_, RedisTls::Create(url_.ca_file));
  }
  return RedisAccess{url_.user, url_.password, url_.db, tls_};
}

RedisMaster::Connected RedisMaster::Open(const RedisEndpoint& endpoint, const RedisConnectLimits& limits) {
  PAWL_ASSIGN(const RedisAccess access, Access());
  return RedisConnection::Open(endpoint, access, limits.NextServer(), interrupt_);
}

// Whoever helped is asked first the next time, unless it led to a server that does not answer.
template <typename Ask>
RedisMaster::Connected RedisMaster::AskInTurn(const std::vector<RedisEndpoint>& whom, const RedisConnectLimits& limits,
                                              Ask ask) {
  Connected last = Unreachable("no server of " + Redacted(url_) + " was asked in time");
  for (std::size_t asked = 0; asked < whom.size() && std::chrono::steady_clock::now() < limits.deadline; ++asked) {
    last = ask(whom[turn_ % whom.size()]);
    if (last.ok() || last.error().code != ErrorCode::kUnreachable) return last;
    ++turn_;
  }
  return last;
}

RedisMaster::Connected RedisMaster::BySentinel(const RedisEndpoint& sentinel, const RedisConnectLimits& limits) {
  PAWL_ASSIGN(RedisAccess access, Access());
  access.user.clear();
  access.password = url_.sentinel_password;
  access.db = 0;
  const RedisDeadline deadline = limits.NextServer();
  PAWL_ASSIGN(const auto guide, RedisConnection::Open(sentinel, access, deadline, interrupt_));
  const RedisCommand question = RedisCommand("SENTINEL").Add("get-master-addr-by-name").Add(url_.master);
  PAWL_ASSIGN(const RedisReply answer, guide->Call(question, deadline));
  const auto port = answer.items.size() == 2 ? Port(answer.items[1].text) : std::nullopt;
  if (!port) return Unreachable("the sentinel at " + ToString(sentinel) + " knows no master " + url_.master);

  const RedisEndpoint named{answer.items[0].text, *port};
  PAWL_ASSIGN(auto master, Open(named, limits));
  PAWL_ASSIGN(const RedisReply role, master->Call(RedisCommand("ROLE"), limits.NextServer()));
  if (role.IsError("NOPERM")) return Error{ErrorCode::kInvalid, "Redis at " + ToString(named) + ": " + role.text};
  if (role.items.empty() || role.items[0].text != "master") {
    return Unreachable("Redis at " + ToString(named) + " is called the master but is none (yet, or any more)");
  }
  return master;
}

RedisMaster::Connected RedisMaster::ByNode(const RedisEndpoint& node, const RedisConnectLimits& limits) {
  const RedisDeadline deadline = limits.NextServer();
  PAWL_ASSIGN(auto guide, Open(node, limits));
  PAWL_ASSIGN(const std::optional<RedisEndpoint> owner, Owner(*guide, deadline));
  if (!owner) return Unreachable("the Cluster's node at " + ToString(node) + " knows no owner of our slot");
  if (*owner == node) return guide;
  return Open(*owner, limits);
}

Result<std::optional<RedisEndpoint>> RedisMaster::Owner(RedisConnection& node, RedisDeadline deadline) {
  PAWL_ASSIGN(const RedisReply slots, node.Call(RedisCommand("CLUSTER").Add("SLOTS"), deadline));
  if (slots.IsError()) {
    return Error{ErrorCode::kInvalid, "Redis at " + ToString(node.endpoint()) + ": " + slots.text +
                                          " (a server that is not part of a Cluster needs a redis:// URL)"};
  }
  std::optional<RedisEndpoint> owner;
  for (const RedisReply& range : slots.items) {
    if (range.items.size() < 3) continue;
    for (std::size_t i = 2; i < range.items.size(); ++i) {
      if (const auto known = NodeOf(range.items[i], node.endpoint())) Remember(nodes_, *known);
    }
    if (range.items[0].integer > slot_ || slot_ > range.items[1].integer) continue;
    owner = NodeOf(range.items[2], node.endpoint());
  }
  return owner;
}

}  // namespace pawl
