// Looking into JSON that Pawl has written itself.
#pragma once

#include <string>
#include <string_view>

#include "base/json_reader.h"

namespace pawl {

// The member of an object; null if there is none, or if the value is no object. So look-ups can be chained.
inline JsonValue MemberOf(const JsonValue& object, std::string_view key) {
  return FindMember(object, key).value_or(JsonValue{});
}

// The text of a member; empty if there is none, or if it is no string.
inline std::string TextOfMember(const JsonValue& object, std::string_view key) {
  Result<std::string> text = MemberOf(object, key).String();
  return text.ok() ? *std::move(text) : std::string();
}

}  // namespace pawl
