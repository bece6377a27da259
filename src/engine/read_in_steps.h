// Long reads in steps, so that nobody waits for the whole: between two steps the engine does what has come meanwhile.
#pragma once

#include <functional>
#include <optional>

#include "base/error.h"
#include "base/result.h"
#include "engine/core.h"

namespace pawl {

// Calls `step(reader)` until it returns false, each time on a reader of its own moment; then `done`, with the error
// that has ended it or nothing. Returns at once; the calls are made where Core::Read makes them.
void ReadInSteps(Core& core, std::function<Result<bool>(StoreReader&)> step,
                 std::function<void(const std::optional<Error>&)> done);

}  // namespace pawl
