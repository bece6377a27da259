// What the protocol does to many jobs at once. These block, and take as long as there are jobs.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "engine/core.h"
#include "wire/faktory/commands.h"

namespace pawl {

// MUTATE. Jobs that move on meanwhile are left alone.
Result<void> MutateJobs(Core& core, const faktory::Mutation& mutation);
// Every waiting job of the queue is gone, and it is not paused. A queue that is not there is fine.
Result<void> EmptyQueue(Core& core, const std::string& queue);
// Every job that was there is gone, those in hand too.
Result<void> DeleteEverything(Core& core);
// Those of `names` that exist; "*" is all of them.
Result<std::vector<std::string>> KnownQueues(Core& core, const std::vector<std::string>& names);
Result<void> PauseQueue(Core& core, const std::string& queue, bool paused);

}  // namespace pawl
