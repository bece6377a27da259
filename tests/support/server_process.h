// `pawl serve` as a process of its own, on a free port of this machine.
//
//   ServerProcess server({.data = dir.File("data")});
//   ServerProcess node({.data = dir.File("node"), .redis = redis.url_text()});
//   ASSERT_TRUE(server.ready()) << server.Log();
//   RawHttp http(server.port());
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "tests/support/child.h"

namespace pawl::support {

// The program under test: that of the same build, or the one that PAWL_TEST_BINARY names (one with sanitizers, say).
std::string PawlBinary();

struct ServerProcessOptions {
  std::string data;                           // the data directory; on Redis it only names the log
  std::string redis = {};                     // a URL: the jobs are there instead
  std::string name_space = "pawl";            // of `redis`
  std::vector<std::string> arguments = {};    // of pawl serve, besides those that follow from the above
  std::vector<std::string> wrapper = {};      // put before the command: {"strace", "-f", …}; must exec it
  std::vector<std::string> environment = {};  // "NAME=value"
  std::function<void()> prepare = {};         // see ChildOptions
  std::string log = {};                       // standard error is appended to it; empty: DATA.log
};

class ServerProcess {
 public:
  // Returns when the server is ready, or has ended without.
  explicit ServerProcess(ServerProcessOptions options);

  bool ready() const { return port_ != 0; }
  std::uint16_t port() const { return port_; }
  std::uint16_t faktory_port() const { return faktory_port_; }
  pid_t pid() const { return child_->pid(); }
  const std::string& ready_line() const { return ready_line_; }

  void Kill() { child_->Kill(); }  // kill -9
  void Signal(int signal) const { child_->Signal(signal); }
  // See Child.
  std::optional<int> Wait(std::chrono::milliseconds patience = kPatience) { return child_->Wait(patience); }
  std::optional<int> Terminate();  // SIGTERM, and its exit code

  std::string Log() const;  // standard error so far, of all runs with the same log
  // How often a text is in the log.
  int CountInLog(std::string_view text) const;

 private:
  ServerProcessOptions options_;
  std::unique_ptr<Child> child_;
  std::string ready_line_;
  std::uint16_t port_ = 0;
  std::uint16_t faktory_port_ = 0;
};

}  // namespace pawl::support
