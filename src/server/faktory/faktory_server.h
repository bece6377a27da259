// The listener of the Faktory protocol: workers and producers of that system work with Pawl unchanged.
// docs/faktory.md.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "server/listen_options.h"

namespace pawl {

struct ApiServices;

class FaktoryServer {
 public:
  // `tokens` are those of the API, "TOKEN:scope,scope": each is a password, with its scopes. None: whoever can connect
  // may do everything.
  static Result<std::unique_ptr<FaktoryServer>> Start(ListenOptions options, const std::vector<std::string>& tokens,
                                                      ApiServices& api);

  FaktoryServer(const FaktoryServer&) = delete;
  FaktoryServer& operator=(const FaktoryServer&) = delete;
  ~FaktoryServer();  // Stop(0 ms)

  std::uint16_t port() const;
  ListeningSocket socket() const;  // null after StopAccepting
  Result<void> ReloadTls();
  // For clients that say HELLO from now on; `tokens` as at the start.
  Result<void> SetTokens(const std::vector<std::string>& tokens);
  void StopAccepting();
  // Answers what is in hand for up to `grace`. The engine must still run.
  void Stop(Millis grace);

 private:
  struct Impl;
  explicit FaktoryServer(std::unique_ptr<Impl> impl);

  std::unique_ptr<Impl> impl_;
};

}  // namespace pawl
