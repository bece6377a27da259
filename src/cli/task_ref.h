// How a command names a task.
#pragma once

#include <string>

#include "base/result.h"

namespace pawl::cli {

class Remote;

// The id of the task that "WORKFLOW/TASK" names; an id stays as it is.
Result<std::string> TaskId(Remote& remote, const std::string& ref);

}  // namespace pawl::cli
