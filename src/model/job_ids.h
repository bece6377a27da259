// The numbers and keys that name jobs, queues, groups and runs.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "base/hash.h"

namespace pawl {

using Seq = std::uint64_t;     // a job's number: unique, rising with the pushes of a node
using NameId = std::uint32_t;  // a queue's or type's name, interned
using GroupKey = Hash128;      // the hash of a group's name; all zero: no group

// Names a job: by its id, or by its seq ("~123" in the API).
using JobRef = std::variant<Seq, std::string>;
// A text that starts with ~ and is no number names nothing.
JobRef RefOf(std::string_view text);
std::string TextOf(const JobRef& ref);

struct Token {
  std::array<std::uint8_t, 16> bytes{};
  bool operator==(const Token&) const = default;
};

}  // namespace pawl
