// Listens on an address and makes a Session of each connection, on one of `threads` threads of its own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>

#include "base/result.h"
#include "server/listen_options.h"
#include "server/session.h"

namespace pawl {

class Listener {
 public:
  // On the thread that accepts.
  using NewSession = std::function<std::shared_ptr<Session>(Session::Accepted)>;

  // Listens when it returns. kInvalid for a bad address or an unusable certificate, kInternal when the system refuses.
  static Result<std::unique_ptr<Listener>> Start(ListenOptions options, NewSession new_session);

  Listener(const Listener&) = delete;
  Listener& operator=(const Listener&) = delete;
  ~Listener();  // Stop(0 ms)

  // None of these may be called by a session.
  std::uint16_t port() const;
  ListeningSocket socket() const;  // null after StopAccepting
  std::size_t ConnectionCount() const;
  // Reads the certificate and key again; on an error the old ones stay in use. Without TLS: nothing.
  Result<void> ReloadTls();
  void StopAccepting();
  // Stops the sessions gracefully, closes those that have not ended after `grace`, and returns when all threads have.
  void Stop(Millis grace);

 private:
  class Impl;
  explicit Listener(std::unique_ptr<Impl> impl);

  std::unique_ptr<Impl> impl_;
};

}  // namespace pawl
