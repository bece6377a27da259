#include "wire/json/meta.h"

#include <algorithm>

namespace pawl {

Result<void> CheckMeta(const JsonValue& meta) {
  return ForEachMember(meta, [](std::string_view name, const JsonValue&) -> Result<void> {
    if (std::find(kFaktoryNames.begin(), kFaktoryNames.end(), name) == kFaktoryNames.end()) return {};
    return Error{ErrorCode::kInvalid, "is a name that a job of the Faktory protocol has itself; choose another",
                 std::string(name)};
  });
}

}  // namespace pawl
