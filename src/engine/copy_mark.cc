#include "engine/copy_mark.h"

namespace pawl {

RecordKey CopyMark() { return {RecordKind::kCopy, Key().Bytes("mark")}; }

Result<void> CheckCopied(StoreReader& reader) {
  PAWL_ASSIGN(const Record mark, reader.Read(CopyMark()));
  if (!mark.exists()) return {};
  return Error{ErrorCode::kWrongFormat, "a copy from " + mark.value +
                                            " is under way, or was cut short: this is not the whole of it; "
                                            "remove it (the data directory, or the keys of the namespace) and copy "
                                            "again"};
}

}  // namespace pawl
