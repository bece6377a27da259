// Server is the whole of `pawl serve` but the command line: the store in its directory, the engine, the API, the
// listener, started in this order and stopped in the reverse one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/clock.h"
#include "base/error.h"
#include "base/result.h"
#include "engine/core.h"
#include "files/s3_spec.h"
#include "process/command_spec.h"
#include "server/api.h"
#include "server/auth.h"
#include "server/http_server.h"

namespace pawl {

class BuiltInWork;
class CallbackWatch;
class FaktoryServer;
class Runtime;
class ScanReads;
class StoreWatch;

namespace outbound {
class Loop;
}
namespace source {
class Registry;
}

struct ListenAt {
  std::string address;
  std::uint16_t port = 0;       // 0: any free one
  ListeningSocket socket = {};  // as in ListenOptions
};

// What a node does, besides its share of the work on the store (leases, timers, large operations under way), which is
// every node's.
struct Roles {
  bool api = true;     // serves the API and Faktory's protocol; without it /healthz, /readyz and /metrics only
  bool work = true;    // runs jobs of built-in types
  bool notify = true;  // delivers callbacks
  bool drive = true;   // drives batches
};

// What Pawl calls by itself, and what may be called (docs/outbound.md).
struct OutboundOptions {
  std::optional<std::vector<std::string>> allow = {};  // not given: loopback, if only this machine reaches the server
  std::vector<std::string> deny = {};
  std::string ports = "80,443,1024-65535";
  std::vector<std::string> dns = {};  // servers; none: the system's
  std::string ca_file = {};           // authorities of TLS; empty: the system's
  std::string secrets_dir = {};       // empty: there are no secrets
  std::string proxy = {};             // "http://host:port" of all calls that name none; empty: none
  Millis connect_timeout{10'000};
  std::uint32_t threads = 1;  // of each executor that calls others
};

// Where downloads are kept, and what they may take (docs/downloads.md).
struct FilesOptions {
  std::string dir = {};  // empty: "files" in the data directory; on Redis none, and nothing is downloaded
  std::string url = {};  // where a web server has the folder; empty: nowhere
  std::vector<files::S3Spec> stores = {};  // that jobs may name besides the folder
  std::uint32_t mode = 0600;               // of the files
  std::uint32_t high = 95;                 // percent of the disk in use from which on downloads pause,
  std::uint32_t low = 90;                  // down to which they do
  Millis sweep = std::chrono::minutes(10);
  std::uint32_t concurrency = 256;
  std::uint64_t max_bytes = std::uint64_t{1} << 30U;  // of a file
  Millis timeout = std::chrono::hours(1);             // of a download
};

struct ServerOptions {
  Roles roles;
  ListenOptions listen;             // address, port, TLS, threads, limits of connections
  std::optional<ListenAt> faktory;  // where the Faktory protocol is spoken, with the rest as for HTTP; nothing: nowhere
  std::vector<std::string> tokens;  // "TOKEN:scope,scope"; none: only the machine itself may connect
  bool insecure = false;            // serve other machines without a token

  std::string data_dir;
  bool sync = true;                            // false: durability "interval"
  Millis flush_interval{50};                   // without sync: how long a change may wait for the disk
  Millis check_every = std::chrono::hours(6);  // how often all stored data is checked, in the background; 0: never

  // Instead of data_dir: one of many nodes on a Redis.
  std::string redis_url;
  std::string redis_namespace = "pawl";
  std::uint32_t wait_replicas = 0;  // so many replicas must have a change before it is acknowledged
  Millis redis_wait{10'000};        // how long calls wait for a Redis that is away

  OutboundOptions outbound;
  std::uint32_t notify_concurrency = 512;
  std::string notify_sign;        // the secret of callbacks that name none; empty: not signed
  Millis notify_timeout{15'000};  // of an attempt to deliver a callback that names none
  std::vector<std::string> executors = {"download", "http"};  // types of jobs that Pawl runs itself
  FilesOptions files;
  std::uint32_t http_concurrency = 256;
  std::vector<process::CommandSpec> commands;  // that jobs of the type exec may run; none: there is no such type
  std::uint32_t exec_concurrency = 1;
  std::uint32_t scan_threads = 8;          // partitions of scans that are worked at a time
  std::uint32_t scan_block = 500;          // documents that are processed together, of tasks that do not say it
  std::string program = "/proc/self/exe";  // that has the command run-command
  std::string sources;                     // the file of what scans read (docs/sources.md); empty: nothing

  CoreOptions core;
  std::size_t memory_limit_bytes = 0;         // of the buffers of all connections; 0: DefaultMemoryLimit()
  std::size_t max_payload_bytes = 1U << 20U;  // of one job; a queue may have a limit of its own
  UiMode ui = UiMode::kOn;                    // the dashboard
  std::string ui_base;                        // see ParseUiBase (server/public_address.h)
  std::string public_origin;                  // see ParsePublicOrigin
  EnvironmentName environment;
  std::vector<ShownOption> config;  // what the server was told, for those who ask
  bool hooks = true;                // secret URLs that push jobs
  std::size_t hook_max_body_bytes = 1U << 20U;
  std::string health_file;  // while it exists /readyz says 503; empty: none
  std::string version;      // of Pawl, as nodes show it

  // The store has failed for good (it has been logged): the process should end with an error. With kStopping it has
  // not failed, but is another one now: the server should be started again. On the engine thread; must not stop the
  // server itself.
  std::function<void(const Error&)> fatal = {};
  std::shared_ptr<Clock> clock = {};  // empty: the machine's
};

// Thread-safe, except that only one thread may stop it.
class Server {
 public:
  // Serves when it returns. kInvalid: an option that cannot be (an address of the network without a token, a bad token,
  // certificate or address); kInUse, kWrongFormat, kCorrupt: the data directory.
  static Result<std::unique_ptr<Server>> Start(ServerOptions options);

  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  ~Server();  // Stop(0 ms)

  std::uint16_t port() const;
  std::optional<std::uint16_t> faktory_port() const;
  // Gives `next` the sockets of this server, so that nobody gets its ports before a server with these options is there.
  // Clients that connect meanwhile wait for it.
  void HandSocketsTo(ServerOptions& next) const;
  Core& core();
  // Reads the certificate and key again; on an error the old ones stay in use. Without TLS: nothing.
  Result<void> ReloadTls();
  // Requests, and handshakes of Faktory's protocol, are checked against these from now on; connections go on. On an
  // error the old ones stay in use. A server that has tokens is not opened to everybody by an empty list.
  Result<void> SetTokens(const std::vector<std::string>& tokens);

  // What GET /v1/config shows from now on.
  void SetConfig(std::vector<ShownOption> config);

  // Takes no more work: /readyz says 503, no new connections, waiting claims and requests are answered now.
  void Drain();
  // Drains, answers what is in hand for up to `grace`, and returns when all has ended and is on disk.
  void Stop(Millis grace);

 private:
  Server();

  std::unique_ptr<Core> core_;
  std::unique_ptr<StoreWatch> watch_;              // of the store that is the core's
  std::unique_ptr<CallbackWatch> callback_watch_;  // null: this node delivers callbacks
  std::unique_ptr<outbound::Loop> source_loop_;    // of sources that are called by HTTP
  std::shared_ptr<source::Registry> sources_;      // what scans read
  std::unique_ptr<ScanReads> scan_reads_;          // for workers outside
  std::unique_ptr<BuiltInWork> work_;
  std::unique_ptr<Runtime> runtime_;  // null: the roles have no built-in work
  std::unique_ptr<Api> api_;
  std::unique_ptr<HttpServer> http_;
  std::unique_ptr<FaktoryServer> faktory_;  // null: not spoken
  bool has_tokens_ = false;
  bool stopped_ = false;
};

}  // namespace pawl
