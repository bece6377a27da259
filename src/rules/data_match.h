// Searching in the JSON of jobs. What is found is found in what people may see: secrets are searched as the word that
// stands in their place, so that nobody can guess them letter by letter.
#pragma once

#include <string>
#include <string_view>

#include "rules/job_filter.h"

namespace pawl {

// Whether the value at the path is the one wanted, or an array that has it. `valid_json` has passed ParseJson.
bool Matches(const DataMatch& match, std::string_view valid_json);

// Whether `text` stands somewhere in the JSON, with its strings as they read; letters of ASCII in any case.
bool HoldsText(std::string_view valid_json, std::string_view text);
// The same in a text that is not JSON.
bool PlainHoldsText(std::string_view plain, std::string_view text);

}  // namespace pawl
