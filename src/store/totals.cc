#include "store/totals.h"

#include "store/bytes.h"

namespace pawl {

std::string EncodeTotals(const Totals& totals) {
  std::string bytes;
  ByteWriter out(bytes);
  out.U64(totals.schedules);
  out.U64(totals.hooks);
  return bytes;
}

Result<Totals> DecodeTotals(std::string_view bytes) {
  ByteReader in(bytes);
  Totals totals;
  totals.schedules = in.U64();
  totals.hooks = in.U64();
  if (!in.done()) return Error{ErrorCode::kCorrupt, "the stored numbers of schedules and hooks cannot be read"};
  return totals;
}

}  // namespace pawl
