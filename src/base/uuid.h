// Job ids that the server makes: version 7 UUIDs that carry the job's seq, so that they need no index of their own.
//
//   48 bits  creation time in ms          4 bits  version (7)      12 bits  random
//    2 bits  variant (binary 10)         44 bits  seq              18 bits  random
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/clock.h"

namespace pawl {

inline constexpr std::uint64_t kSeqEnd = std::uint64_t{1} << 44;  // every seq is below

// A UUID as two halves, most significant first.
struct Uuid {
  std::uint64_t high = 0;
  std::uint64_t low = 0;
  bool operator==(const Uuid&) const = default;
};
std::string FormatUuid(const Uuid& uuid);              // canonical, lower case
std::optional<Uuid> ParseUuid(std::string_view text);  // nothing unless it is in that form

// `seed` is where the random bits come from. The text is lower case, 36 characters.
std::string MakeJobId(WallTime created, std::uint64_t seq, std::uint64_t seed);

// The seq in an id of that form; nothing for any other text. A client may send an id of this form too, so the job found
// by the seq must have exactly this id.
std::optional<std::uint64_t> SeqOfJobId(std::string_view id);

std::string ToHex(std::span<const std::uint8_t> bytes);  // lower case

// Fills `bytes` from exactly twice as many lower-case hexadecimal digits; false, with `bytes` undefined, otherwise.
bool FromHex(std::string_view text, std::span<std::uint8_t> bytes);

}  // namespace pawl
