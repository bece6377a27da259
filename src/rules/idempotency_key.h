// Idempotency-Keys: the answer of an operation is kept with its effect, in the same commit.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "rules/operations.h"
#include "rules/txn.h"

namespace pawl {

inline constexpr Millis kOnceKept = std::chrono::hours(24);

// The answer given before, an error if the key came with another request, or nothing: go on.
std::optional<Result<JobsReply>> Replay(const std::optional<IdempotencyKey>& once, Txn& txn);

// Keeps the answer. An operation that goes on in steps names its intent, and its answer is not given while that is
// there; what is known only at the end is kept by a second call.
void KeepAnswer(const std::optional<IdempotencyKey>& once, const JobsReply& reply, Seq intent, Txn& txn);

// The operation is to be decided again.
void ForgetAnswer(const std::optional<IdempotencyKey>& once, Txn& txn);

// The same for answers that are not rows of jobs.
std::optional<Result<std::string>> ReplayBytes(const std::optional<IdempotencyKey>& once, Txn& txn);
void KeepBytes(const std::optional<IdempotencyKey>& once, std::string_view answer, Txn& txn);

}  // namespace pawl
