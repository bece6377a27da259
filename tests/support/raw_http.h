// The plainest HTTP/1.1 client that a test can trust: one blocking connection, kept alive, nothing of Pawl's own client
// in it. It connects when it is first needed and again after it broke.
//
// For one thread.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "tests/support/raw_socket.h"

namespace pawl::support {

struct HttpAnswer {
  int status = 0;
  std::string head;        // status line and headers, as sent
  std::string body;        // JSON without the newline at its end
  bool ends_line = false;  // the body ended with a newline

  std::string Header(std::string_view name) const;  // empty if there is none; the name in lower case
};

class RawHttp {
 public:
  explicit RawHttp(std::uint16_t port, std::chrono::seconds patience = kPatience) : socket_(port, patience) {}

  // One request and its answer; `headers` are whole lines, each with its "\r\n". Nothing means that there is no answer:
  // the connection broke, or our patience did; whether the request was carried out is not known then.
  std::optional<HttpAnswer> Call(std::string_view method, std::string_view path, std::string_view body = "",
                                 std::string_view headers = "");
  std::optional<HttpAnswer> Get(std::string_view path) { return Call("GET", path); }
  std::optional<HttpAnswer> Post(std::string_view path, std::string_view body = "{}", std::string_view headers = "") {
    return Call("POST", path, body, headers);
  }

  // For requests that Call does not make: bytes as they are, and the next answer.
  bool Send(std::string_view bytes) { return socket_.Send(bytes); }
  bool SendRequest(std::string_view method, std::string_view path, std::string_view body = "",
                   std::string_view headers = "");
  std::optional<HttpAnswer> Receive();

  // After the server came back elsewhere.
  void Move(std::uint16_t port) { socket_.Move(port); }
  void Close() { socket_.Close(); }

 private:
  RawSocket socket_;
};

}  // namespace pawl::support
