// Filters of MongoDB, as a task or its partitions have them: Extended JSON. Pure.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "model/offset.h"

namespace pawl::source {

// The filter for what comes after an offset: it is parsed, and then each {"$oid":"{resumeObjectId}"} and each string
// "{resume}" becomes the offset with its type, so that no offset can say anything else than a value. At first they are
// 24 zeros and the key below all others.
//
// Fails with kBadFilter: not a JSON object, a name twice, no such place, or an operator that runs JavaScript; with
// kKeyType if the offset is no _id.
Result<std::string> FillFilter(std::string_view filter, const std::optional<Offset>& after);

// A filter without such a place. Fails with kBadFilter.
Result<void> CheckFilter(std::string_view filter);

// The offset as a value of _id: canonical Extended JSON, which keeps the type. Fails with kKeyType for those that
// MongoDB does not have, such as a place in a file.
Result<std::string> IdValue(const Offset& offset);

}  // namespace pawl::source
