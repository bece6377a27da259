// Options of a command that become members of the request's JSON: one table a command, of which the flags, their help,
// the checks and the body follow.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>

#include "base/json_writer.h"
#include "base/result.h"
#include "wire/json/push_fields.h"

namespace CLI {  // NOLINT(readability-identifier-naming): of CLI11
class App;
}

namespace pawl::cli {

using http::FlagKind;

struct Field {
  std::string_view flag;  // "--retry-max"
  std::string_view path;  // "retry.max": fields of one object stand next to each other
  FlagKind kind;
  std::string_view value_name;
  std::string_view help;
  bool clearable = false;  // "none" becomes null
};

class FieldOptions {
 public:
  // Adds the flags to `command`. This object must outlive the parsing, and the table this object.
  void AddTo(CLI::App& command, std::span<const Field> fields, const std::string& group);
  // Whether any of them was given.
  bool Given() const;
  // Appends the members that were given to the object that is open in `json`. An error names the flag.
  Result<void> Write(JsonWriter& json) const;

 private:
  std::span<const Field> fields_;
  std::map<std::string_view, std::string> values_;  // by flag
};

// What a value of the kind kPayload stands for: itself, the file behind "@", or standard input for "-".
Result<std::string> ReadSource(const std::string& source);

}  // namespace pawl::cli
