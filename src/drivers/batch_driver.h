// The driver of Faktory's batches: the built-in work that runs the jobs that batches are. A run counts the news of a
// batch and ends with everything that follows from it (callbacks, and what the batch above is told) in one finish. So a
// crash at any point repeats the run with the same news. Any node may run any batch.
#pragma once

#include <string_view>

#include "runtime/runtime.h"

namespace pawl {

inline constexpr std::string_view kBatchQueue = "pawl.batches";
inline constexpr std::string_view kCommitPort = "commit";
// The parent's names for the callbacks; no member can have them.
inline constexpr std::string_view kCompleteChild = "pawl.complete";
inline constexpr std::string_view kSuccessChild = "pawl.success";

// Before the runtime starts; `core` is the runtime's.
void AddBatchDriver(Core& core, Runtime& runtime);

}  // namespace pawl
