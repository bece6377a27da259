// What names may look like, and which known name a mistyped one probably stands for.
#pragma once

#include <span>
#include <string_view>

#include "base/result.h"

namespace pawl {

// Queues, types, workers, job ids, aliases: [A-Za-z0-9_.:-]{1,128}. Fails with kInvalid, naming `field`.
Result<void> CheckName(std::string_view value, std::string_view field);

// Names that start with "pawl." are Pawl's own, such as those of the queues that it keeps for itself.
inline bool IsOurName(std::string_view name) { return name.starts_with("pawl."); }

// Groups: 1 to 256 bytes of UTF-8 without control characters.
Result<void> CheckGroup(std::string_view value, std::string_view field = "group");

// Letters of ASCII only.
inline char LowerCase(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c; }

// The name in `known` that is fewest typing slips away from `word` (upper and lower case count as equal); "" when none
// is near.
std::string_view NearestName(std::string_view word, std::span<const std::string_view> known);

}  // namespace pawl
