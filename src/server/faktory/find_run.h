// From the name of a job to the run that a worker has of it.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "server/faktory/faktory_commands.h"

namespace pawl {

// The run of the job that this worker has the lease of; nothing when it has none (any more).
void FindRun(const FaktoryCall& call, const std::string& jid,
             std::function<void(std::optional<FaktoryWorker::Run>)> found);

// Ends the worker's run of the job by `op`, which lacks job and token. False: the run was not the worker's, or not any
// more; nothing has changed, and it was counted.
void EndRun(const FaktoryCall& call, const std::string& jid, FinishOp op, std::function<void(Result<bool>)> done);

}  // namespace pawl
