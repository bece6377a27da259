// FieldWriter writes the members of a JSON object that are set, and leaves out those that are not.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/json_writer.h"
#include "base/wall_format.h"
#include "pawl/queue.h"
#include "wire/json/push_fields.h"

namespace pawl {

class FieldWriter {
 public:
  explicit FieldWriter(std::string& out) : json_(out) { json_.BeginObject(); }
  void End() { json_.EndObject(); }
  JsonWriter& Key(std::string_view key) { return json_.Key(key); }
  JsonWriter& json() { return json_; }

  void Text(std::string_view key, std::string_view value) {
    if (!value.empty()) json_.Key(key).String(value);
  }
  // Valid JSON, or empty.
  void Raw(std::string_view key, std::string_view value) {
    if (!value.empty()) json_.Key(key).Raw(value);
  }
  void Flag(std::string_view key, bool value) { json_.Key(key).Bool(value); }
  void Flag(std::string_view key, const std::optional<bool>& value) {
    if (value) Flag(key, *value);
  }
  template <std::unsigned_integral T>
  void Number(std::string_view key, const std::optional<T>& value) {
    if (value) json_.Key(key).Uint(*value);
  }
  void Span(std::string_view key, const std::optional<Millis>& value) {
    if (value) json_.Key(key).Double(static_cast<double>(value->count()) / 1e3);
  }
  void Time(std::string_view key, const std::optional<WallTime>& value) {
    if (value) json_.Key(key).String(FormatTime(*value));
  }
  // Absent: left out. Present but empty: null.
  template <std::unsigned_integral T>
  void Patch(std::string_view key, const std::optional<std::optional<T>>& value) {
    if (!value) return;
    json_.Key(key);
    *value ? json_.Uint(**value) : json_.Null();
  }
  void Patch(std::string_view key, const std::optional<std::optional<RateLimit>>& value) {
    if (!value) return;
    json_.Key(key);
    if (!*value) {
      json_.Null();
      return;
    }
    const RateLimit& rate = **value;
    json_.BeginObject().Key("limit").Uint(rate.limit);
    json_.Key("per").Double(static_cast<double>(rate.per.count()) / 1e3).EndObject();
  }
  void Retry(const RetrySpec& retry) { http::WriteRetry(retry, "retry", json_); }

 private:
  JsonWriter json_;
};

}  // namespace pawl
