// FieldReader takes the members of a JSON object apart, in any order. The first thing that does not fit is kept, and
// reading goes on without effect, so that callers check once at the end.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/function_ref.h"
#include "base/json_reader.h"
#include "base/result.h"
#include "pawl/job.h"

namespace pawl {

class FieldReader {
 public:
  explicit FieldReader(const JsonValue& object);
  // The whole text must be one object.
  explicit FieldReader(std::string_view text);

  void Text(std::string_view key, std::string& out);
  void Raw(std::string_view key, std::string& out);  // the JSON itself
  void Flag(std::string_view key, bool& out);
  void Number(std::string_view key, std::uint32_t& out);
  void Number(std::string_view key, std::uint64_t& out);
  void Span(std::string_view key, Millis& out);
  void Time(std::string_view key, WallTime& out);
  void State(std::string_view key, JobState& out);
  template <typename T, typename Read>
  void Maybe(std::string_view key, std::optional<T>& out, Read read) {
    if (Find(key) != nullptr) read(out.emplace());
  }
  void Maybe(std::string_view key, std::optional<Millis>& out) {
    Maybe(key, out, [&](Millis& span) { Span(key, span); });
  }
  void Maybe(std::string_view key, std::optional<WallTime>& out) {
    Maybe(key, out, [&](WallTime& time) { Time(key, time); });
  }
  template <typename T>
  requires std::is_unsigned_v<T>
  void Maybe(std::string_view key, std::optional<T>& out) {
    Maybe(key, out, [&](T& number) { Number(key, number); });
  }
  // Calls `read` with the object under `key`; its errors become errors here.
  void Object(std::string_view key, FunctionRef<Result<void>(const JsonValue&)> read);
  void Array(std::string_view key, FunctionRef<Result<void>(const JsonValue&)> read);
  void Members(std::string_view key, FunctionRef<Result<void>(std::string_view, const JsonValue&)> read);

  // Fails if the member is not there.
  void Need(std::string_view key);
  bool Has(std::string_view key) const { return Find(key) != nullptr; }

  Result<void> Done() const;

 private:
  const JsonValue* Find(std::string_view key) const;
  void Fail(std::string_view key, const Error& error);
  template <typename T>
  void Set(std::string_view key, Result<T> value, T& out) {
    value.ok() ? static_cast<void>(out = *std::move(value)) : Fail(key, value.error());
  }
  void Load(const JsonValue& object);

  std::vector<std::pair<std::string, JsonValue>> members_;
  std::optional<Error> error_;
};

}  // namespace pawl
