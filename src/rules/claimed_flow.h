// What a claim says of the workflow that its job is part of, and of the jobs that it waited for.
#pragma once

#include <optional>

#include "rules/operations.h"
#include "rules/txn.h"

namespace pawl {

inline constexpr std::size_t kClaimedResultsMax = 256U << 10U;  // bytes

Box<ClaimedFlow> ShowFlow(Seq seq, const JobHead& head, Txn& txn);

}  // namespace pawl
