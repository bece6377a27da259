// How single values of the configuration are read from text and shown as TOML.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"

namespace pawl::cli {

struct HostPort {
  std::string host;  // without brackets
  std::uint16_t port = 0;
};

// "127.0.0.1:7171", "[::1]:7171", "localhost:0".
Result<HostPort> ParseHostPort(std::string_view text);

Result<std::uint64_t> ParseCount(std::string_view text, std::uint64_t min, std::uint64_t max);

// A whole number of bytes, or one with a unit: "64KiB", "16MiB", "1GiB" (also KB, MB, GB and K, M, G, which mean the
// same).
Result<std::uint64_t> ParseSize(std::string_view text, std::uint64_t min, std::uint64_t max);

// The shortest exact form: "16MiB".
std::string FormatSize(std::uint64_t bytes);

Result<bool> ParseFlag(std::string_view text);

// The non-empty parts of `text` between the characters in `separators`.
std::vector<std::string> SplitText(std::string_view text, std::string_view separators);

// The index of `text` in `names`; otherwise an error that lists them.
Result<std::size_t> ParseChoice(std::string_view text, std::span<const std::string_view> names);

std::string TomlString(std::string_view text);
std::string TomlArray(const std::vector<std::string>& items);  // of strings

}  // namespace pawl::cli
