// What the end of a command means for the job that it ran.
#pragma once

#include <string>

#include "pawl/job.h"
#include "process/child_process.h"

namespace pawl::process {

// The exit code with which a command says that trying again is of no use.
inline constexpr int kExitNeverAgain = 100;

inline bool Succeeded(const ChildOutcome& outcome) {
  return outcome.signal == 0 && outcome.exit_code == 0 && !outcome.too_much_output && !outcome.timed_out;
}

// The job's result: valid JSON as it is, any other text as a JSON string, nothing as null.
std::string ResultOf(const ChildOutcome& outcome);

// Why it failed: standard error, or else how it ended.
JobFailure FailureOf(const ChildOutcome& outcome);

}  // namespace pawl::process
