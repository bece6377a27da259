// Parts of requests that several calls have in common. Each fails with kInvalid or kBadJson, naming the field, if a
// value that is given as JSON is not.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/json_writer.h"
#include "base/result.h"
#include "pawl/jobs.h"

namespace pawl {

// "/v1/jobs/<ref><rest>"
std::string JobPath(std::string_view ref, std::string_view rest = {});

Result<void> CheckJson(std::string_view text, std::string_view field);

// [job, …]
Result<void> AppendJobs(std::string& out, const std::vector<PushRequest>& jobs, std::string_view list);
// {"in":{…},"out":{…}}
Result<void> WritePorts(JsonWriter& json, const PortSpecs& in, const PortSpecs& out);
Result<void> WritePortChanges(JsonWriter& json, const PortChanges& changes);
// ["a",…]
void WriteTexts(JsonWriter& json, const std::vector<std::string>& texts);
// {"key":value,…}
Result<void> WriteState(JsonWriter& json, const StateValues& state);
// [1,null,…]
Result<void> WriteValues(JsonWriter& json, const std::vector<std::string>& values);
// {"set":{…},"unset":[…]}
Result<void> WriteStateChange(JsonWriter& json, const StateValues& set, const std::vector<std::string>& unset);
// {"from":{"job","in"|"out"},"to":[…]}
void WriteConnect(JsonWriter& json, const PortAddress& from, const std::vector<PortAddress>& to);
Result<std::string> EffectsBody(const RunEffects& effects);

}  // namespace pawl
