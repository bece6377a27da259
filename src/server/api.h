// Api is everything between an HTTP request and the engine: routing, authentication, parsing, and the answers.
//
// One table of routes says what there is; routing, "405" with its Allow header, and authentication follow from it, and
// a test holds it against docs/openapi.yaml. Handle is called on the listener's threads and never blocks.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/health.h"
#include "engine/core.h"
#include "server/auth.h"
#include "wire/http/message.h"
#include "wire/json/ranges.h"
#include "wire/push_policy.h"

namespace pawl {

class BuiltInWork;
class ScanReads;
class MemoryBudget;

struct RouteInfo {
  std::string_view method;
  std::string_view pattern;  // "/v1/jobs/{ref}"
  Scope scope;
  bool is_probe = false;  // answered by nodes without the role `api` too
};

// The name under which people know a server, and the colour in which they see it.
struct EnvironmentName {
  std::string name;  // empty: none
  std::string color = "gray";
};

// An option that the server runs with, as GET /v1/config shows it.
struct ShownOption {
  std::string name;
  std::string value;   // JSON; secrets are redacted
  std::string source;  // "default", "file", "environment" or "command line"
  std::string given;   // where exactly: "in pawl.toml, line 3", "environment PAWL_LISTEN"; empty: nowhere
};

struct ApiOptions {
  GuardOptions guard;
  http::WireLimits limits;
  std::string health_file;                                      // while it exists /readyz says 503; empty: none
  std::shared_ptr<Health> health = std::make_shared<Health>();  // its findings too
  NodeInfo node;                                                // this server, when it is the only one
  std::string store;                                            // "lmdb" or "redis"
  std::string durability;                                       // "fsync", "interval" or "redis"
  std::shared_ptr<const MemoryBudget> budget = {};              // of the listeners, for /metrics
  EnvironmentName environment;
  std::string ui_base;       // a proxy passes requests on with this before their path; empty: without
  std::string data_dir;      // empty: the store is not in a directory
  std::size_t max_body = 0;  // of a request
  std::size_t max_connections = 0;
  std::vector<ShownOption> config;
  bool tls = false;   // browsers reach it by https
  bool hooks = true;  // /hooks/ answers
  std::size_t hook_max_body = 1U << 20U;
  bool probes_only = false;  // the node does not have the role `api`
};

struct ApiServices;

class Api {
 public:
  // `core` has started, and outlives it.
  Api(Core& core, ApiOptions options);
  Api(const Api&) = delete;
  Api& operator=(const Api&) = delete;
  // The listener and the engine have stopped.
  ~Api();

  // Why a request must not be handled, as far as its header tells: no such route, no token. Handle looks for itself.
  std::optional<http::Response> Check(const http::Request& head) const;
  void Handle(http::Request request, std::shared_ptr<http::Responder> responder);

  // Everything that waits is answered now, and nothing waits any more; event streams end; /readyz says 503.
  void Drain();

  // What other protocols share with it.
  ApiServices& services() { return *services_; }

  void SetTokens(std::vector<ApiToken> tokens);
  // What GET /v1/config shows from now on.
  void SetConfig(std::vector<ShownOption> config);
  // Pushes are checked by its policy from now on, and what it does is shown. It outlives the listener. Without one,
  // URLs have their form checked only.
  void SetBuiltInWork(const BuiltInWork& work);
  void SetScanReads(ScanReads& reads);

  static std::span<const RouteInfo> Routes();

 private:
  std::unique_ptr<ApiServices> services_;
  std::uint64_t listener_ = 0;  // of transitions
  std::uint64_t messages_ = 0;  // the listener of messages
};

}  // namespace pawl
