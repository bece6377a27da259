// The mark of a store that everything of another one is being copied to. It is there from before the first job until
// all has been compared, so that a copy that was cut short is not taken for the whole.
#pragma once

#include <string>

#include "base/result.h"
#include "store/store.h"

namespace pawl {

// Its value is where the copy comes from, for people.
RecordKey CopyMark();

// Refuses a store with the mark.
Result<void> CheckCopied(StoreReader& reader);

}  // namespace pawl
