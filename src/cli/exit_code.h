// What `pawl` tells the shell. Stable: scripts branch on them (docs/cli.md).
#pragma once

#include <string>

#include "base/error.h"
#include "base/result.h"

namespace pawl::cli {

inline constexpr int kExitOk = 0;
inline constexpr int kExitFailed = 1;
inline constexpr int kExitUsage = 2;        // wrong arguments or configuration, or a request that can never be right
inline constexpr int kExitUnreachable = 3;  // no answer from the server
inline constexpr int kExitNotFound = 4;
inline constexpr int kExitConflict = 5;      // the state of the job or queue does not allow it
inline constexpr int kExitDenied = 6;        // no token, or not enough of one
inline constexpr int kExitBusy = 7;          // the server cannot do it now: try again later
inline constexpr int kExitNotEnded = 8;      // waited, and the job has not ended
inline constexpr int kExitNotCompleted = 9;  // waited, and the job ended otherwise than completed
inline constexpr int kExitDamaged = 10;      // stored data is damaged

int ExitCodeFor(ErrorCode code);

// The message for people: what was wrong, and what to do about it.
std::string Explain(const Error& error);

// Writes "pawl: …" to standard error and returns the exit code.
int Fail(const Error& error);

// The exit code that a command came to, or what Fail makes of its error.
int ExitWith(const Result<int>& outcome);

}  // namespace pawl::cli
