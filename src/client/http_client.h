// HttpClient is the Client: requests of the API over a pool of connections, and the rules for trying again.
#pragma once

#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "client/http_connection.h"
#include "client/json_client.h"
#include "pawl/client.h"

namespace pawl {

class HttpClient final : public JsonClient {
 public:
  // `first_pause` is the one before the second try; each further one is twice as long, up to 2 s.
  explicit HttpClient(ClientOptions options, Millis first_pause = Millis(100));

  Result<Claimed> Claim(const ClaimOptions& options, std::stop_token stop) override;
  Result<std::vector<Result<Finished>>> FinishMany(std::vector<Finish> finishes) override;
  Result<std::string> Send(std::string_view method, std::string_view path, std::string_view body) override;

 protected:
  Result<std::string> Call(const ApiCall& call, const std::stop_token& stop) override;

 private:
  Result<std::string> Try(const HttpQuestion& question, int tries, const std::stop_token& stop);

  const ClientOptions options_;
  const Millis first_pause_;
  HttpPool pool_;
};

// "http://host:7171" for "http://host:7171/". Fails with kInvalid.
Result<std::string> CheckServerUrl(const std::string& url);

}  // namespace pawl
