// A question before a command ends jobs that it does not name one by one.
#pragma once

#include <string>

#include "base/result.h"

namespace CLI {  // NOLINT(readability-identifier-naming): of CLI11
class App;
}

namespace pawl::cli {

// Adds --yes, which answers the question; `yes` must outlive the parsing.
void AddYes(CLI::App& command, bool& yes);

// `what` is what the command will do: "terminate every waiting job of the queue mail". On a terminal the user is asked,
// and only y or yes goes on. Without a terminal nobody can be asked: the command fails unless --yes was given.
Result<void> Confirm(bool yes, const std::string& what);

}  // namespace pawl::cli
