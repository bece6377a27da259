// The fields of a job that is pushed, each described once. From the table follow how a request is read, what the
// library checks, what the client sends and the flags of `pawl push`; a test compares it with docs/openapi.yaml.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/json_reader.h"
#include "base/json_writer.h"
#include "base/result.h"
#include "pawl/job.h"
#include "wire/json/fields.h"
#include "wire/json/ranges.h"

namespace pawl::http {

// How a value is given on a command line.
enum class FlagKind : std::uint8_t {
  kNone,  // there is no flag, or the command has one of its own
  kText,
  kNumber,
  kDuration,
  kRate,     // "10/1s" becomes {"limit":10,"per":"1s"}
  kPayload,  // JSON, "@file" or "-" (standard input)
};

struct Flag {
  FlagKind kind = FlagKind::kNone;
  std::string_view value_name = {};
  std::string_view help = {};
};
// A flag for a member of a field: "max" of "retry".
struct PartFlag {
  std::string_view part;
  Flag flag;
};

struct PushField {
  std::string_view name;
  Result<void> (*read)(const JsonValue& value, PushRequest& out);
  // A value that a program has set. Its size is looked at by CheckPush.
  Result<void> (*check)(const PushRequest& job);
  // Adds the member to the object that is open, unless the field is not set. Fails if a value that is given as JSON is
  // not.
  Result<void> (*write)(const PushRequest& job, std::string_view name, JsonWriter& json);
  Flag flag = {};
  std::span<const PartFlag> parts = {};
  bool required = false;
};
std::span<const PushField> PushFields();

// One job of a push, or a child that a run starts: reads and checks it. An error names the field.
Result<void> ReadPush(const JsonValue& value, const WireLimits& limits, PushRequest& out);
// The same for a job that a program has filled in.
Result<void> CheckPush(const PushRequest& job, const WireLimits& limits);
// Appends it as JSON. Fails with kBadJson, naming the field, if a value that is given as JSON is not.
Result<void> AppendPush(const PushRequest& job, std::string& out);

// {max, backoff, base, cap}, or a number for max alone, or false for 0.
Result<void> ReadRetry(const JsonValue& value, RetrySpec& out);
void WriteRetry(const RetrySpec& retry, std::string_view name, JsonWriter& json);

// Reads an object that has fields of its own, and some of a push, which go into `job`.
template <typename T>
Result<void> ReadBesidePush(const JsonValue& object, Fields<T> own, bool (*is_pushed)(std::string_view), T& out,
                            PushRequest& job) {
  std::vector<std::string_view> known;
  PAWL_TRY(ForEachMember(object, [&](std::string_view key, const JsonValue& value) -> Result<void> {
    Result<void> read;
    bool found = false;
    for (const Field<T>& field : own) {
      if (field.name != key) continue;
      found = true;
      read = field.read(value, out);
    }
    for (const PushField& field : PushFields()) {
      if (found || field.name != key || !is_pushed(key)) continue;
      found = true;
      read = field.read(value, job);
    }
    if (found && read.ok()) return {};
    if (found) return Within(key, std::move(read).error());
    for (const Field<T>& field : own) known.push_back(field.name);
    for (const PushField& field : PushFields()) {
      if (is_pushed(field.name)) known.push_back(field.name);
    }
    return UnknownField(key, known);
  }));
  return {};
}

}  // namespace pawl::http
