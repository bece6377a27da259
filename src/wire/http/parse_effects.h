// What a run does to ports, state, channels and children, as it comes with its finish or commit.
#pragma once

#include "base/json_reader.h"
#include "base/result.h"
#include "rules/operations.h"
#include "wire/json/ranges.h"

namespace pawl::http {

// {"consume":[…],"write":[…],…}; `self` is the job of the run.
Result<void> ReadEffects(const JsonValue& value, const JobRef& self, const WireLimits& limits, Effects& out);

}  // namespace pawl::http
