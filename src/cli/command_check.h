// Whether a command can be started at all, asked before any job is claimed for it.
#pragma once

#include <string>

#include "base/result.h"

namespace pawl::cli {

// Looks for the program as a shell does (in PATH, unless the name has a '/') and at its first line. Fails with kInvalid
// if it is missing, is not executable, or is a script whose interpreter is missing; the detail says how to mend it.
// A program that passes may still fail to start: for the wrong machine, or because it was removed since.
Result<void> CheckCommand(const std::string& name);

}  // namespace pawl::cli
