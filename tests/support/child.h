// A child process of a test: started, waited for without polling, and never left behind.
//
// The child dies with the thread that started it (so that a test that crashes leaves nothing running): start it on a
// thread that outlives it.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "tests/support/wait_until.h"

namespace pawl::support {

struct ChildOptions {
  std::vector<std::string> command;           // found by PATH
  std::vector<std::string> environment = {};  // "NAME=value", on top of the test's own
  std::string error_file = {};                // standard error is appended to it; empty: the test's own
  std::function<void()> prepare = {};         // in the child before it becomes the program; async-signal-safe only
};

// SIGSTOP; returns when no thread of the process runs any more.
void FreezeProcess(pid_t pid);

class Child {
 public:
  explicit Child(const ChildOptions& options);
  ~Child();  // kills it
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  pid_t pid() const { return pid_; }

  // The next line of standard output without its end; nothing when it has ended, or at the end of our patience.
  std::optional<std::string> ReadLine();
  std::string ReadAll();  // the rest of standard output

  void Signal(int signal) const;
  void Freeze() const { FreezeProcess(pid_); }
  // The exit code, 128 + the signal that ended it (as shells say it), or nothing at the end of our patience.
  std::optional<int> Wait(std::chrono::milliseconds patience = kPatience);
  void Kill();  // SIGKILL, and gone when it returns

 private:
  bool Receive();

  pid_t pid_ = -1;
  int pid_fd_ = -1;
  int out_ = -1;
  std::string received_;
  std::optional<int> ended_;
};

}  // namespace pawl::support
