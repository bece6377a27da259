// The HTTP/1.1 listener: bytes of sockets in, http::Request values out to one Handler, and its answers back.
//
// Routing, authentication and JSON live behind the Handler. Each connection stays on one of `threads` threads, and the
// Handler is called there: it must not block, and with several threads it is called by several at a time. Answers may
// come from any thread; those that come together cost one wake-up.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "base/clock.h"
#include "base/result.h"
#include "wire/http/message.h"

namespace pawl {

struct ListenOptions {
  std::string address = "127.0.0.1";  // an IPv4 or IPv6 address, or "localhost"
  std::uint16_t port = 7171;          // 0: any free one
  std::string tls_cert;               // PEM files; both or neither
  std::string tls_key;
  int threads = 1;

  std::size_t max_body_bytes = 16U << 20U;
  std::size_t max_header_bytes = 64U << 10U;
  std::size_t max_connections = 10'000;
  std::size_t max_pipelined = 64;            // requests of one connection that wait for their answer
  std::size_t max_output_bytes = 1U << 20U;  // no further request is read while the client leaves this much unread
  std::size_t max_event_backlog_bytes = 256U << 10U;

  // All but header_timeout and idle_timeout start anew with each 64 KiB that pass.
  Millis handshake_timeout{10'000};
  Millis header_timeout{10'000};
  Millis body_timeout{30'000};
  Millis idle_timeout{75'000};
  Millis write_timeout{30'000};
  Millis linger_timeout{2'000};  // how long a refused client may go on sending before the connection is cut
  Millis event_comment_interval{15'000};
  Millis tls_check_interval{60'000};
};

class HttpServer {
 public:
  // Listens when it returns. kInvalid for a bad address or an unusable certificate, kInternal when the system refuses.
  static Result<std::unique_ptr<HttpServer>> Start(ListenOptions options, http::Handler handler);

  HttpServer(const HttpServer&) = delete;
  HttpServer& operator=(const HttpServer&) = delete;
  ~HttpServer();  // Stop(0 ms)

  // None of these may be called by the Handler itself.
  std::uint16_t port() const;
  std::size_t ConnectionCount() const;
  // Reads the certificate and key again; on an error the old ones stay in use. Without TLS: nothing.
  Result<void> ReloadTls();
  void StopAccepting();
  // Ends idle connections and event streams at once, answers what is in hand for up to `grace`, then closes the rest,
  // and returns when all threads have ended. Responders may outlive it: what they send is then undelivered.
  void Stop(Millis grace);

 private:
  class Impl;
  explicit HttpServer(std::unique_ptr<Impl> impl);

  std::unique_ptr<Impl> impl_;
};

}  // namespace pawl
