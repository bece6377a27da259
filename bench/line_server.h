// LineServer answers lines: one thread, any number of connections, no state of its own. With a handler that only echoes
// it is the fastest server there can be for a load; with another it plays a job server in a test.
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

#include "bench/socket.h"

namespace pawl::bench {

class LineHandler {
 public:
  virtual ~LineHandler() = default;
  // What the server says to a new connection.
  virtual std::string Greeting() { return {}; }
  // Appends the answer to one line, which has lost its end.
  virtual void OnLine(std::string_view line, std::string& out) = 0;
};

class LineServer {
 public:
  static Result<std::unique_ptr<LineServer>> Open(std::uint16_t port, LineHandler& handler);
  ~LineServer();

  std::uint16_t port() const { return port_; }
  // Serves on the calling thread until Stop, or until the listener fails. A connection that fails is closed.
  Result<void> Serve();
  // From any thread.
  void Stop();

 private:
  class Connection;

  LineServer(FileHandle listener, FileHandle wake, Poller poller, LineHandler& handler);
  Result<void> AcceptAll();
  void OnEvent(Connection& connection, std::uint32_t events);

  FileHandle listener_;
  FileHandle wake_;  // Stop rings it
  Poller poller_;
  LineHandler& handler_;
  std::uint16_t port_ = 0;
  std::atomic<bool> stopped_ = false;
  std::unordered_map<Connection*, std::unique_ptr<Connection>> connections_;
};

}  // namespace pawl::bench
