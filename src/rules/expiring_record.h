// Records that are kept for a while: answers to Idempotency-Keys, what named claims got. Each begins with the time at
// which it may be forgotten, so that the timer of an earlier record under the same key does not take a later one away.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/txn.h"

namespace pawl {

void PutExpiring(const RecordKey& key, std::string_view value, WallTime until, Txn& txn);
std::optional<std::string> ReadKept(const RecordKey& key, Txn& txn);
// The timer of a kept record went off.
void Forget(const Timer& timer, Txn& txn);

}  // namespace pawl
