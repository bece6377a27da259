// Splits a range of keys into parts of the same width, for sources that know their least and greatest key.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "model/offset.h"

namespace pawl::source {

inline constexpr std::uint32_t kPartsMax = 10'000;

// The parts as partitions say them: {"to":7}, {"from":7,"to":9}, {"from":9}. The first has no beginning and the last no
// end, so documents that come later belong to one too. Fewer than `parts` if there are not so many keys between; a
// single {} for a source without documents (nothing for both).
//
// Fails with kKeyType unless both are whole numbers, dates or ObjectIds, and with kInvalid unless 1 <= parts <=
// kPartsMax.
Result<std::vector<std::string>> SplitRange(const std::optional<Offset>& least, const std::optional<Offset>& greatest,
                                            std::uint32_t parts);

}  // namespace pawl::source
