// Runs the jobs of the type `http`: each run is one call, whose answer is the result of the job.
#pragma once

#include <memory>

#include "executors/outgoing.h"
#include "runtime/executor.h"

namespace pawl {

std::unique_ptr<Executor> MakeHttpExecutor(Outgoing& outgoing);

}  // namespace pawl
