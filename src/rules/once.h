// Idempotency-Keys: the answer of an operation is kept with its effect, in the same commit.
#pragma once

#include "base/result.h"
#include "rules/draft.h"
#include "rules/operations.h"
#include "rules/view.h"

namespace pawl {

inline constexpr Millis kOnceKept = std::chrono::hours(24);

// The answer given before, an error if the key came with another request, or nothing: go on.
std::optional<Result<JobsReply>> Replay(const std::optional<Once>& once, View& view);

// Keeps the answer. `pending`: the operation goes on in steps; its answer follows with KeepAnswer at the end.
void KeepAnswer(const std::optional<Once>& once, const JobsReply& reply, bool pending, Now now, Draft& draft);

}  // namespace pawl
