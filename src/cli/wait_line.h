// What a command says on standard error while it waits for a job of a built-in type.
#pragma once

#include <cstddef>
#include <string>

#include "base/json_reader.h"
#include "base/result.h"
#include "cli/connection.h"

namespace pawl::cli {

// On a terminal, one line that is written over and says how far the job is. Elsewhere only news that a person looks for
// in a log: a run that failed and when the next one comes, once for each.
class WaitLine {
 public:
  // `width` of the terminal in columns; 0: no limit.
  WaitLine(bool on_terminal, std::size_t width, std::string prefix);

  // The text to print now; "" if there is none.
  std::string Say(const JsonValue& job);
  // The text that removes the line.
  std::string Clear() const;

 private:
  const bool on_terminal_;
  const std::size_t width_;
  const std::string prefix_;
  std::string said_;  // the time of the next run that was said last
};

// WaitForJob with a WaitLine; `prefix` says which job it is, if there are several.
Result<Answer> WaitAndTell(Remote& remote, const std::string& id, Millis wait, const std::string& prefix);

}  // namespace pawl::cli
