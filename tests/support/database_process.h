// A server of a database that refuses to run as root, in a directory of its own: as the test's own user, or as a user
// without rights if that is root.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "tests/support/child.h"
#include "tests/support/temp_dir.h"

namespace pawl::support {

class DatabaseProcess {
 public:
  DatabaseProcess();

  const std::string& dir() const { return dir_.path(); }
  std::string LogText() const { return ReadFile(log_); }

  // Runs a program of the database to its end, as that user; it is a fault of the test when it fails.
  void Prepare(const std::vector<std::string>& command) const;
  // Tries ports until the server, started by the command for a port, answers on it, and keeps that port.
  void Start(const std::function<std::vector<std::string>(std::uint16_t port)>& command,
             const std::function<bool(std::uint16_t port)>& answers);
  void Restart();  // on the same port, after its end; returns when it answers

  std::uint16_t port() const { return port_; }
  Child& child() { return *child_; }

 private:
  ChildOptions AsItsUser(const std::vector<std::string>& command) const;
  bool StartOnce();

  TempDir dir_;
  std::string log_;
  std::function<std::vector<std::string>(std::uint16_t port)> command_;
  std::function<bool(std::uint16_t port)> answers_;
  std::uint16_t port_ = 0;
  std::unique_ptr<Child> child_;
};

}  // namespace pawl::support
