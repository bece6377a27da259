// Which jobs a command means: --queue, --state, --type, --group and what else is known of jobs.
#pragma once

#include <string>
#include <vector>

#include "base/json_writer.h"
#include "base/result.h"
#include "cli/connection.h"

namespace pawl::cli {

class Selection {
 public:
  // This object must outlive the parsing.
  void AddTo(CLI::App& command);
  bool Given() const;
  // A time may be said as what has passed since: "1h".
  Result<Query> AsQuery() const;
  std::string AsText() const;  // "queue mail, state dead"
  // Members of the object that is open.
  Result<void> Write(JsonWriter& json) const;

 private:
  struct Option {
    const char* flag;
    const char* name;  // in the API
    const char* type;
    const char* help;
    std::string value = {};
  };

  std::vector<Option> options_;
  std::vector<std::string> where_;
};

}  // namespace pawl::cli
