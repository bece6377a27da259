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

// Keeps the answer. An operation that goes on in steps names its intent, and its answer is not given while that is
// there; what is known only at the end is kept by a second call.
void KeepAnswer(const std::optional<Once>& once, const JobsReply& reply, Seq intent, Now now, Draft& draft);

}  // namespace pawl
