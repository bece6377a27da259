// Our reader of JSON beside simdjson: both take the same texts, and see the same in them.
#include <simdjson.h>

#include <charconv>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/canonical_json.h"
#include "base/check.h"
#include "base/json_reader.h"

namespace pawl {
namespace {

using simdjson::dom::element;
using simdjson::dom::element_type;

// simdjson keeps numbers as 64 bits, and refuses those that do not fit; Pawl passes them through.
bool HasNumberBeyond64Bits(const JsonValue& value) {
  bool found = false;
  const auto look = [&](const JsonValue& part) -> Result<void> {
    found = found || HasNumberBeyond64Bits(part);
    return {};
  };
  if (value.kind == JsonKind::kArray) PAWL_CHECK(ForEachElement(value, look).ok(), "the elements can be read");
  if (value.kind == JsonKind::kObject) {
    const auto read = ForEachMember(value, [&](std::string_view, const JsonValue& member) { return look(member); });
    if (!read.ok()) return true;  // a key comes twice: what follows is not looked at
  }
  if (value.kind != JsonKind::kNumber) return found;
  if (value.raw.find_first_of(".eE") != std::string_view::npos)
    return !value.Number().ok() || std::isinf(*value.Number());
  std::uint64_t whole = 0;
  std::int64_t negative = 0;
  const char* const end = value.raw.data() + value.raw.size();
  return std::from_chars(value.raw.data(), end, whole).ec != std::errc() &&
         std::from_chars(value.raw.data(), end, negative).ec != std::errc();
}

void CheckSame(const JsonValue& ours, const element& theirs);

void CheckSameMembers(const JsonValue& ours, const simdjson::dom::object& theirs) {
  auto their = theirs.begin();
  const auto read = ForEachMember(ours, [&](std::string_view key, const JsonValue& value) -> Result<void> {
    PAWL_CHECK(their != theirs.end() && their.key() == key, "the keys are the same");
    CheckSame(value, their.value());
    ++their;
    return {};
  });
  PAWL_CHECK(!read.ok() || their == theirs.end(), "all members are seen, unless a key comes twice");
}

void CheckSameNumber(const JsonValue& ours, const element& theirs) {
  PAWL_CHECK(*ours.Number() == double(theirs), "a number has the same value");
  if (theirs.is_int64()) PAWL_CHECK(*ours.Int() == std::int64_t(theirs), "a whole number has the same value");
}

void CheckSame(const JsonValue& ours, const element& theirs) {
  switch (theirs.type()) {
    case element_type::NULL_VALUE:
      PAWL_CHECK(ours.IsNull(), "null");
      return;
    case element_type::BOOL:
      PAWL_CHECK(*ours.Bool() == bool(theirs), "a bool has the same value");
      return;
    case element_type::STRING:
      PAWL_CHECK(*ours.String() == std::string_view(theirs), "a string has the same text");
      return;
    case element_type::ARRAY: {
      std::vector<JsonValue> elements;
      const auto add = [&](const JsonValue& value) -> Result<void> {
        elements.push_back(value);
        return {};
      };
      PAWL_CHECK(ForEachElement(ours, add).ok(), "an array is one");
      std::size_t i = 0;
      for (const element their : simdjson::dom::array(theirs)) CheckSame(elements.at(i++), their);
      PAWL_CHECK(i == elements.size(), "an array has as many elements");
      return;
    }
    case element_type::OBJECT:
      return CheckSameMembers(ours, theirs);
    default:
      return CheckSameNumber(ours, theirs);
  }
}

void CheckJson(std::string_view text) {
  static simdjson::dom::parser parser;
  const simdjson::padded_string padded(text);
  element theirs;
  const simdjson::error_code refused = parser.parse(padded).get(theirs);
  const Result<JsonValue> ours = ParseJson(text);
  if (!ours.ok()) {
    PAWL_CHECK(refused || ours.error().code == ErrorCode::kTooDeep, "simdjson takes what we refuse");
    return;
  }
  const Result<std::string> canonical = CanonicalJson(text);
  PAWL_CHECK(canonical.ok() && *CanonicalJson(*canonical) == *canonical, "the canonical text is its own");
  if (refused) {
    PAWL_CHECK(HasNumberBeyond64Bits(*ours), "simdjson refuses what we take");
    return;
  }
  CheckSame(*ours, theirs);
}

}  // namespace
}  // namespace pawl

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  pawl::CheckJson({reinterpret_cast<const char*>(data), size});
  return 0;
}
