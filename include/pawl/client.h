// Client is Jobs on a server, over HTTP.
//
// Connections are kept and used again; calls of many threads use one each. A call that found no connection, or whose
// connection broke before the answer, is tried again where that cannot do it twice: pushes carry an Idempotency-Key and
// claims a claim_id for it. What remains fails with kUnreachable, naming the URL and the cause.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "pawl/jobs.h"

namespace pawl {

struct ClientOptions {
  std::string url = "http://127.0.0.1:7171";  // http or https, no path
  std::string token = {};                     // sent as a bearer token
  std::string ca_file = {};                   // PEM; empty: the system's
  Millis connect_timeout{5'000};
  Millis timeout{30'000};  // of one try, beyond what the call itself waits for
  int tries = 4;           // of a call that may be repeated, in all
};

class Client : public Jobs {
 public:
  // Does not connect yet. Fails with kInvalid if the options make no sense.
  static Result<std::unique_ptr<Client>> Open(ClientOptions options);

  // One call of the HTTP API as it is: the body of a 2xx answer, or the problem it came with as an Error. `path` starts
  // with a slash and holds the query. GET is tried again as above, other methods are not.
  virtual Result<std::string> Send(std::string_view method, std::string_view path, std::string_view body = {}) = 0;
};

}  // namespace pawl
