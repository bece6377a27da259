// Executors let an Engine do by itself what a server does: deliver callbacks, run jobs of the type `http`, and download
// files. Link pawl::executors for it.
//
//   auto executors = pawl::Executors::Start(*engine, {.types = {"http", "download"}, .files_dir =
//   "/var/lib/shop/files"});
//
// Whom a job may call is decided by a guard: public addresses only, unless `outbound.allow` says more.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "pawl/engine.h"

namespace pawl {

struct OutboundLimits {
  std::vector<std::string> allow = {};  // "10.0.0.0/8", "shop.internal:443", "127.0.0.1:8080": besides public addresses
  std::vector<std::string> deny = {};
  std::string ports = "80,443,1024-65535";
  std::vector<std::string> dns = {};  // "127.0.0.1:53"; none: the system's
  std::string ca_file = {};           // authorities of TLS; empty: the system's
  std::string proxy = {};             // "http://host:port" of calls that name none; empty: none
};

struct ExecutorOptions {
  bool notify = true;                         // deliver callbacks
  std::vector<std::string> types = {"http"};  // "http", "download": jobs in the queues of these names
  std::string files_dir = {};                 // where downloads are stored; needed for "download"
  std::string secrets_dir = {};               // a file for each secret that jobs may name; empty: there are none
  std::string notify_sign = {};               // the secret that signs callbacks which name none; empty: none
  Millis notify_timeout{15'000};              // of an attempt to deliver a callback that names none
  OutboundLimits outbound = {};
  std::uint32_t outbound_threads = 1;  // of each kind of work that calls others, 1 to 16
  std::uint32_t notify_concurrency = 512;
  std::uint32_t http_concurrency = 256;
  std::uint32_t download_concurrency = 256;
};

// Thread-safe but for Stop.
class Executors {
 public:
  // Pushes to the engine are checked from now on: a URL that may not be called is refused with kBlockedUrl. Fails with
  // kInvalid, naming the option. One for an engine.
  static Result<std::unique_ptr<Executors>> Start(Engine& engine, const ExecutorOptions& options = {});

  virtual ~Executors() = default;  // Stop(0 ms)

  // Before the engine closes. Lets what runs end for up to `grace`; the rest is given back, and does not count as a
  // run.
  virtual void Stop(Millis grace) = 0;
};

}  // namespace pawl
