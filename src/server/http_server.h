// The HTTP/1.1 listener: bytes of sockets in, http::Request values out to one Handler, and its answers back.
//
// Routing, authentication and JSON live behind the Handler. Each connection stays on one of `threads` threads, and the
// Handler is called there: it must not block, and with several threads it is called by several at a time. Answers may
// come from any thread; those that come together cost one wake-up.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "base/clock.h"
#include "base/result.h"
#include "server/listen_options.h"
#include "wire/http/message.h"

namespace pawl {

class HttpServer {
 public:
  // Listens when it returns. kInvalid for a bad address or an unusable certificate, kInternal when the system refuses.
  // `check`, if there is one, is called on the same threads for a request whose body does not come together with its
  // header; the Handler must not rely on it.
  static Result<std::unique_ptr<HttpServer>> Start(ListenOptions options, http::Handler handler,
                                                   http::HeadCheck check = {});

  HttpServer(const HttpServer&) = delete;
  HttpServer& operator=(const HttpServer&) = delete;
  ~HttpServer();  // Stop(0 ms)

  // None of these may be called by the Handler itself.
  std::uint16_t port() const;
  ListeningSocket socket() const;  // null after StopAccepting
  std::size_t ConnectionCount() const;
  // Reads the certificate and key again; on an error the old ones stay in use. Without TLS: nothing.
  Result<void> ReloadTls();
  void StopAccepting();
  // Ends idle connections and event streams at once, answers what is in hand for up to `grace`, then closes the rest,
  // and returns when all threads have ended. Responders may outlive it: what they send is then undelivered.
  void Stop(Millis grace);

 private:
  struct Impl;
  explicit HttpServer(std::unique_ptr<Impl> impl);

  std::unique_ptr<Impl> impl_;
};

}  // namespace pawl
