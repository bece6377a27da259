#include "base/json_reader.h"

#include <array>
#include <charconv>
#include <forward_list>
#include <set>

#include "base/decimal.h"
#include "base/json_scan.h"

namespace pawl {
namespace {

Error Mismatch(std::string_view wanted, const JsonValue& value) {
  std::string detail = "must be ";
  detail += wanted;
  detail += ", but is ";
  detail += Name(value.kind);
  return {ErrorCode::kInvalid, std::move(detail)};
}

// The keys of one object seen so far. Few keys are compared one by one; many go into a tree, whose cost a peer that
// chooses the keys cannot drive up.
class SeenKeys {
 public:
  // False when the key was there before. `in_text` says that the key lives as long as this object.
  bool Add(std::string_view key, bool in_text) {
    for (std::size_t i = 0; i < few_count_; ++i) {
      if (few_[i] == key) return false;
    }
    if (!in_text) key = owned_.emplace_front(key);
    if (few_count_ < few_.size()) {
      few_[few_count_++] = key;
      return true;
    }
    return many_.insert(key).second;
  }

 private:
  std::array<std::string_view, 24> few_;
  std::size_t few_count_ = 0;
  std::set<std::string_view> many_;
  std::forward_list<std::string> owned_;
};

}  // namespace

std::string_view Name(JsonKind kind) {
  constexpr std::array<std::string_view, 6> kNames{"null",     "a boolean", "a number",
                                                   "a string", "an array",  "an object"};
  return kNames.at(static_cast<std::size_t>(kind));
}

Result<std::string_view> JsonValue::StringView(std::string& buffer) const {
  if (kind != JsonKind::kString) return Mismatch("a string", *this);
  return json::Unquote(raw, buffer);
}

Result<std::string> JsonValue::String() const {
  std::string buffer;
  PAWL_ASSIGN(const std::string_view text, StringView(buffer));
  if (text.data() == buffer.data()) return buffer;
  return std::string(text);
}

Result<std::int64_t> JsonValue::Int() const {
  if (kind != JsonKind::kNumber) return Mismatch("a whole number", *this);
  std::int64_t value = 0;
  const char* const raw_end = raw.data() + raw.size();
  const auto [end, error] = std::from_chars(raw.data(), raw_end, value);
  if (error == std::errc{} && end == raw_end) return value;
  const auto decimal = ReadDecimal(raw);
  const auto whole = decimal ? WholeValue(*decimal) : std::nullopt;
  if (whole) return *whole;
  if (decimal && decimal->exponent < 0) return Error{ErrorCode::kInvalid, "must be a whole number, without a fraction"};
  return Error{ErrorCode::kInvalid, "must be a whole number of at most 63 bits"};
}

Result<double> JsonValue::Number() const {
  if (kind != JsonKind::kNumber) return Mismatch("a number", *this);
  double value = 0;
  const auto [end, error] = std::from_chars(raw.data(), raw.data() + raw.size(), value);
  if (error == std::errc{}) return value;
  // Too small is 0; the sign of an exponent that is too long to be read says which it is.
  const auto decimal = ReadDecimal(raw);
  const bool small = decimal ? decimal->exponent + static_cast<std::int64_t>(decimal->digits.size()) < 0
                             : raw.find('-', 1) != std::string_view::npos;
  if (small) return 0.0;
  return Error{ErrorCode::kInvalid, "must be a number in the range of a double"};
}

Result<bool> JsonValue::Bool() const {
  if (kind != JsonKind::kBool) return Mismatch("true or false", *this);
  return raw == "true";
}

Result<JsonValue> ParseJson(std::string_view text, int max_depth) {
  PAWL_TRY(ValidateJson(text, max_depth));
  return KnownJson(text);
}

JsonValue KnownJson(std::string_view valid_text) {
  while (!valid_text.empty() && json::IsSpace(valid_text.front())) valid_text.remove_prefix(1);
  while (!valid_text.empty() && json::IsSpace(valid_text.back())) valid_text.remove_suffix(1);
  if (valid_text.empty()) return {};
  return {valid_text, json::KindAt(valid_text.front())};
}

Result<void> ForEachMember(const JsonValue& object,
                           FunctionRef<Result<void>(std::string_view key, const JsonValue& value)> fn) {
  if (object.kind != JsonKind::kObject) return Mismatch("an object", object);
  SeenKeys seen;
  std::string buffer;
  Result<void> result;
  json::WalkMembers(object.raw, [&](std::string_view literal, const JsonValue& value) {
    const std::string_view key = json::Unquote(literal, buffer);
    if (seen.Add(key, key.data() != buffer.data())) {
      result = fn(key, value);
    } else {
      result = Error{ErrorCode::kInvalid, "the key \"" + std::string(key.substr(0, 128)) + "\" is there more than once",
                     std::string(key.substr(0, 128))};
    }
    return result.ok();
  });
  return result;
}

Result<void> ForEachElement(const JsonValue& array, FunctionRef<Result<void>(const JsonValue& value)> fn) {
  if (array.kind != JsonKind::kArray) return Mismatch("an array", array);
  Result<void> result;
  json::WalkElements(array.raw, [&](const JsonValue& value) {
    result = fn(value);
    return result.ok();
  });
  return result;
}

std::optional<JsonValue> FindMember(const JsonValue& object, std::string_view key) {
  std::optional<JsonValue> found;
  if (object.kind != JsonKind::kObject) return found;
  std::string buffer;
  json::WalkMembers(object.raw, [&](std::string_view literal, const JsonValue& value) {
    if (json::Unquote(literal, buffer) == key) found = value;
    return true;
  });
  return found;
}

}  // namespace pawl
