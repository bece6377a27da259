#include "rules/totals.h"

namespace pawl {

void ChangeTotals(std::uint64_t Totals::*which, std::int64_t by, Txn& txn) {
  Totals totals = txn.ReadTotals();
  totals.*which += static_cast<std::uint64_t>(by);
  txn.Put(TotalsKey(), EncodeTotals(totals));
}

}  // namespace pawl
