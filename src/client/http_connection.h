// HttpConnection is one HTTP/1.1 connection to one server, kept open from one exchange to the next, by means of
// libcurl. HttpPool keeps those that are idle: a call takes one and gives it back.
#pragma once

#include <cstddef>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "base/mutex.h"
#include "base/result.h"
#include "pawl/client.h"

namespace pawl {

struct HttpQuestion {
  std::string method = "GET";
  std::string path = {};
  std::string body = {};
  std::vector<std::string> headers = {};  // "Name: value"
  Millis timeout{30'000};
};

struct HttpAnswer {
  int status = 0;
  std::string body = {};
  Millis retry_after{0};
};

// Why there was no answer.
struct HttpFailure {
  std::string cause = {};  // "Couldn't connect to server"
  bool may_pass = false;   // the next try may fare better
};

// One thread at a time.
class HttpConnection {
 public:
  // The options must outlive it.
  explicit HttpConnection(const ClientOptions& options);
  ~HttpConnection();
  HttpConnection(const HttpConnection&) = delete;
  HttpConnection& operator=(const HttpConnection&) = delete;

  // True with the answer, false with the failure. `stop` breaks it off, and closes the connection.
  bool Exchange(const HttpQuestion& question, const std::stop_token& stop, HttpAnswer& answer, HttpFailure& failure);

 private:
  class Transfer;
  struct Handles;
  std::unique_ptr<Handles> handles_;
  const ClientOptions& options_;
};

// Thread-safe.
class HttpPool {
 public:
  explicit HttpPool(const ClientOptions& options) : options_(options) {}

  std::unique_ptr<HttpConnection> Take();
  void GiveBack(std::unique_ptr<HttpConnection> connection);

 private:
  static constexpr std::size_t kIdleMax = 64;

  const ClientOptions& options_;
  Mutex mutex_;
  std::vector<std::unique_ptr<HttpConnection>> idle_ PAWL_GUARDED_BY(mutex_);
};

}  // namespace pawl
