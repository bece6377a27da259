// Which errors are the same error: equal type, and messages that differ only in what changes from job to job.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace pawl {

inline constexpr std::size_t kPatternMax = 200;  // characters of a pattern

// The first line of `message` with "<n>" for numbers (times, addresses and lists of them are one number), "<hex>" for
// hexadecimal digests and 0x…, "<id>" for UUIDs and other generated ids, "<text>" for what stands in quotes, and one
// space for each run of white space; cut after kPatternMax characters. A pattern is its own pattern.
std::string ErrorPattern(std::string_view message);

// 16 hexadecimal digits that stand for the errors of a type with such a pattern, the same on each node.
std::string ErrorFingerprint(std::string_view type, std::string_view pattern);

}  // namespace pawl
