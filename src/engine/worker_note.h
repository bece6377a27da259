// The workers of a node as its note to the other nodes of a shared store: they are in the memory of the node that they
// claim from, and each node lists them all.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "engine/worker_registry.h"

namespace pawl {

inline constexpr std::size_t kNotedWorkers = 1'000;

// Those that were seen last, if there are more; "" if there are none.
std::string EncodeWorkers(std::vector<WorkerEntry> workers);
// kCorrupt for anything else.
Result<std::vector<WorkerEntry>> DecodeWorkers(std::string_view bytes);

// `workers` with those of a note that are not forgotten by `now`. One that is in both is as the node says that has seen
// it last.
void MergeWorkers(std::vector<WorkerEntry>& workers, std::vector<WorkerEntry> others, WallTime now);

}  // namespace pawl
