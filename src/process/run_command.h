// The body of the hidden command `pawl run-command`, the process between a node and a command of an `exec` job. It
// takes no argument: its settings (command_spec.h) come by a descriptor, so that nothing of them is seen in the list of
// processes.
//
// It starts the command in a session of its own, as the user and within the limits that were set, and is the reaper of
// all that the command starts: when the command ends, or is asked to end, every process that stems from it is killed,
// also one that made itself a daemon. If the node dies, it takes the same way.
#pragma once

#include <string>

#include "base/result.h"

namespace pawl::process {

inline constexpr const char* kRunCommandName = "run-command";
inline constexpr int kSettingsFd = 3;  // a file with what EncodeStart has written
inline constexpr int kReportFd = 4;    // a file that gets what EncodeReport writes

// How the command ended, or why it was not started.
struct CommandReport {
  int exit_code = 0;
  int signal = 0;      // 0: it ended by itself
  std::string failed;  // not empty: it was not started

  bool operator==(const CommandReport&) const = default;
};

std::string EncodeReport(const CommandReport& report);
Result<CommandReport> DecodeReport(std::string_view text);  // kInvalid

// Returns the exit code of the process. It changes the whole process (signals, session, limits) and must be its only
// thread.
int RunCommandProcess();

}  // namespace pawl::process
