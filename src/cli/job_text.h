// Jobs as people read them, and waiting for one.
#pragma once

#include <string>

#include "base/clock.h"
#include "base/json_reader.h"
#include "base/result.h"
#include "cli/connection.h"
#include "cli/text.h"

namespace pawl::cli {

// The table of listings: an empty one, and a row of it from a job's brief form.
Table JobTable();
void AddJobRow(Table& table, const JsonValue& brief, WallTime now);

// Everything known of a job, a line each.
std::string JobDetails(const JsonValue& job, WallTime now);
// Parts of it: the state with its reason, the error with its type, and a text as one line.
std::string StateText(const JsonValue& job);
std::string ErrorText(const JsonValue& job);
std::string OneLine(std::string text);

// Asks until the job has ended or `wait` has passed, and gives its full form as it then is.
Result<Answer> WaitForJob(Remote& remote, const std::string& ref, Millis wait);
// The same of a job or workflow at this path.
Result<Answer> WaitForEnd(Remote& remote, const std::string& path, Millis wait);

// What a command that waited tells the shell: completed, ended otherwise, or not ended.
int ExitCodeForState(const std::string& state);

// How long to wait for the end of a job.
struct WaitOption {
  bool given = false;
  Millis wait = Millis::max();  // without a duration: until it ends
};

// Adds --wait [DURATION]; `option` must outlive the parsing.
void AddWait(CLI::App& command, WaitOption& option);

}  // namespace pawl::cli
