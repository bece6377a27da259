// What a processor outside of this process says of a document.
#pragma once

#include "base/json_reader.h"
#include "base/result.h"
#include "pawl/scan.h"

namespace pawl {

// {"status":"processed|skipped|retry|error|fatal","error":"a text"} or with {"type":…,"message":…} as the error; the
// status alone as a string does too.
Result<Verdict> VerdictOf(const JsonValue& value);

}  // namespace pawl
