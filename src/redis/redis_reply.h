// What Redis answered to one command, as a value.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace pawl {

struct RedisReply {
  enum class Kind : std::uint8_t { kNil, kInteger, kString, kStatus, kError, kArray };

  Kind kind = Kind::kNil;
  std::int64_t integer = 0;            // kInteger
  std::string text = {};               // kString, kStatus, kError
  std::vector<RedisReply> items = {};  // kArray

  bool IsNil() const { return kind == Kind::kNil; }
  bool IsInteger() const { return kind == Kind::kInteger; }
  bool IsString() const { return kind == Kind::kString; }
  bool IsStatus() const { return kind == Kind::kStatus; }
  bool IsError() const { return kind == Kind::kError; }
  bool IsArray() const { return kind == Kind::kArray; }

  // Whether it is an error of this kind. Redis puts the kind first: "MOVED 3999 127.0.0.1:6381" is a MOVED.
  bool IsError(std::string_view prefix) const {
    return IsError() && text.starts_with(prefix) && (text.size() == prefix.size() || text[prefix.size()] == ' ');
  }
};

}  // namespace pawl
