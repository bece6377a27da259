// Callbacks as JSON: read from a push or the settings of a queue, checked, and written. Whether a URL may be called is
// the server's to say; here its form is looked at only.
#pragma once

#include <string_view>
#include <vector>

#include "base/json_reader.h"
#include "base/json_writer.h"
#include "base/result.h"
#include "pawl/job.h"

namespace pawl::http {

inline constexpr std::size_t kCallbackHeadersMax = 32;
inline constexpr std::size_t kHeaderValueMax = 4'096;
inline constexpr std::size_t kUrlMax = 4'096;
inline constexpr std::size_t kExtraMax = 16U << 10U;
inline constexpr std::size_t kCallbacksBytesMax = 64U << 10U;  // all of a job

// One object, or a list of at most four.
Result<void> ReadCallbacks(const JsonValue& value, std::vector<CallbackSpec>& out);
Result<void> ReadCallback(const JsonValue& value, CallbackSpec& out);
// The same for those that a program has filled in.
Result<void> CheckCallbacks(const std::vector<CallbackSpec>& callbacks);
// A list. Fails if `extra` of one is not JSON.
Result<void> WriteCallbacks(JsonWriter& json, const std::vector<CallbackSpec>& callbacks);

// {"Accept":"image/*","Authorization":{"from":"name of a secret"}}
Result<void> ReadHeaders(const JsonValue& value, std::vector<HeaderSpec>& out);

}  // namespace pawl::http
