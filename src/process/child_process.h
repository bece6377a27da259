// One run of a command: what it reads, what it wrote, how it ended.
#pragma once

#include <cstddef>
#include <stop_token>
#include <string>
#include <vector>

#include "base/clock.h"
#include "base/result.h"

namespace pawl::process {

struct ChildSpec {
  std::vector<std::string> command;      // the program is looked for in PATH
  std::vector<std::string> environment;  // "NAME=value", over our own
  bool with_our_environment = true;      // false: `environment` is all that it gets
  bool own_session = false;              // a session of its own, not only a process group
  std::vector<int> descriptors;          // of ours, above 9, which it finds as 3, 4, …
  std::string input;                     // its standard input
  Millis timeout{0};                     // after which it is asked to end; 0: never
  Millis kill_grace{5'000};              // between SIGTERM and SIGKILL
  std::size_t max_output_bytes = 16U << 20U;
  std::size_t error_tail_bytes = 8U << 10U;
  bool pass_on_errors = true;  // standard error also goes to ours
};

struct ChildOutcome {
  std::string output;      // standard output
  std::string error_tail;  // the end of standard error
  int exit_code = 0;       // if it was not ended by a signal
  int signal = 0;
  // It was asked to end, for the first of these reasons.
  bool too_much_output = false;
  bool timed_out = false;
  bool stopped = false;
};

// Starts the command in a process group of its own and returns when it has ended; whatever it left behind in its group
// is then killed. When `stop` asks for it, at the timeout, and when the output is too much, the whole group gets
// SIGTERM, and SIGKILL after the grace. Fails with kInternal if the command cannot be started.
//
// Thread-safe.
Result<ChildOutcome> RunChild(const ChildSpec& spec, std::stop_token stop);

}  // namespace pawl::process
