// What a run of a partition may read of its source.
#pragma once

#include "base/result.h"
#include "pawl/scan.h"
#include "rules/operations.h"
#include "store/store.h"

namespace pawl {

// The request for the block behind the offset that was committed last. Fails with kNotFound, with kLeaseLost when the
// token is not that of the run in flight, and with kInvalid when the job is no partition of a scan.
Result<ReadRequest> PartitionRead(StoreReader& reader, const JobRef& ref, const Token& token);

}  // namespace pawl
