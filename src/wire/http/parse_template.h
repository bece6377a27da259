// The job of a schedule or of a hook: a push some of whose texts hold placeholders.
#pragma once

#include <string>
#include <string_view>

#include "base/function_ref.h"
#include "base/json_reader.h"
#include "base/result.h"
#include "pawl/job.h"
#include "wire/json/ranges.h"
#include "wire/push_policy.h"

namespace pawl::http {

// Reads it with its placeholders as they are. `expand` replaces those of a text: what comes of it is checked as a push,
// so that a template that could never be pushed is refused now. Placeholders may stand in id, payload, group,
// unique.key and meta.
Result<PushRequest> ReadTemplate(const JsonValue& job, const WireLimits& limits, const PushPolicy& policy,
                                 FunctionRef<Result<std::string>(std::string_view)> expand);

}  // namespace pawl::http
