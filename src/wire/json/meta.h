// The meta of a job: a JSON object that goes with it, byte for byte, and that Pawl does not read. A client of the
// Faktory protocol sees its members as members of the job itself, so none of them may have a name that the job has
// already.
#pragma once

#include <array>
#include <string_view>

#include "base/json_reader.h"
#include "base/result.h"

namespace pawl {

// What a job of the Faktory protocol has that Pawl writes itself.
inline constexpr std::array<std::string_view, 7> kFaktoryNames{"jid", "jobtype",     "args",   "queue",
                                                               "at",  "enqueued_at", "failure"};

// Fails with kInvalid, naming the member, unless it is an object without those names.
Result<void> CheckMeta(const JsonValue& meta);

}  // namespace pawl
