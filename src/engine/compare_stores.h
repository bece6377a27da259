// Whether one store is a copy of another. An error names the first difference.
#pragma once

#include <cstdint>

#include "base/function_ref.h"
#include "base/result.h"
#include "store/store.h"

namespace pawl {

// Everything that is kept, in both directions: all records (by value; versions are each store's own), lists with their
// offsets, statistics, timers. Deadlines of leases and the ends of spans may differ: they are times of the store's own
// clock.
Result<void> CompareStores(Store& original, Store& copy);

// Whether what is kept beside the heads follows from them: how many jobs are in which state, group and history, what
// waits and what is held. `progress` gets the number of jobs so far.
Result<void> RecountStore(Store& store, FunctionRef<void(std::uint64_t)> progress);

}  // namespace pawl
