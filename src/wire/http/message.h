// HTTP requests and responses as values: what the server hands to the API, and what it gets back.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/file_handle.h"

namespace pawl::http {

struct Request {
  std::string method;  // "GET"
  std::string path;    // as sent, percent-encoded, without the query: "/v1/jobs/a%20b"
  std::string query;   // as sent, without '?'
  std::vector<std::pair<std::string, std::string>> headers;  // names in lower case
  std::string body;
  std::string peer;  // "127.0.0.1:40312"

  // The first header of that (lower case) name, or "".
  std::string_view Header(std::string_view name) const;
  // How many headers of that name there are.
  std::size_t CountHeaders(std::string_view name) const;
};

// A part of a regular file that is sent as the body of a response. The file is closed when the last response that has
// it is gone. It must not become shorter meanwhile: the client would get less than it was promised, and be cut.
struct FileBody {
  std::shared_ptr<const FileHandle> file;
  std::uint64_t offset = 0;
  std::uint64_t length = 0;
};

struct Response {
  int status = 200;
  std::string content_type = "application/json";
  std::string body = {};
  std::vector<std::pair<std::string, std::string>> headers = {};
  std::optional<FileBody> file = {};  // sent instead of `body`, a piece at a time
};

// A stream of server-sent events. Thread-safe. What a slow reader cannot take is dropped, and the next event that
// fits is preceded by one of type "reset".
class EventStream {
 public:
  virtual ~EventStream() = default;
  // False once the client is gone. `data` must be one line.
  virtual bool Send(std::string_view event, std::string_view data) = 0;
  // False once the client is gone.
  virtual bool open() = 0;
};

// The way back to the client of one request. Exactly one of Send, SendLater and Stream is called, once, from any
// thread.
class Responder {
 public:
  virtual ~Responder() = default;  // unanswered: the client gets 500
  // `undelivered` is called (on any thread) if the client had gone before the response could be handed over.
  virtual void Send(Response response, std::function<void()> undelivered = {}) = 0;
  // As Send, but the response is made on the connection's own thread, if it is still wanted then: for callers whose
  // time is dear.
  virtual void SendLater(std::function<Response()> render, std::function<void()> undelivered = {}) = 0;
  // Answers 200 text/event-stream and keeps the connection for events until the client leaves or the server stops.
  virtual std::shared_ptr<EventStream> Stream() = 0;
  // Calls `gone` when the client leaves before it was answered. For requests that wait.
  virtual void OnGone(std::function<void()> gone) = 0;
};

using Handler = std::function<void(Request, std::shared_ptr<Responder>)>;

// Looks at a request whose body is still to come. A Response refuses it: the body is not read, and the connection ends.
using HeadCheck = std::function<std::optional<Response>(const Request& head)>;

}  // namespace pawl::http
