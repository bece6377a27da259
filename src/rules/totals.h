// Counts schedules and hooks as they come and go.
#pragma once

#include <cstdint>

#include "rules/txn.h"
#include "store/totals.h"

namespace pawl {

void ChangeTotals(std::uint64_t Totals::*which, std::int64_t by, Txn& txn);

}  // namespace pawl
