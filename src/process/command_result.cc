#include "process/command_result.h"

#include <fmt/format.h>

#include <cstring>
#include <string_view>

#include "base/json_reader.h"
#include "base/json_writer.h"

namespace pawl::process {
namespace {

std::string_view Trimmed(std::string_view text) {
  constexpr std::string_view kSpace = " \t\r\n";
  const std::size_t first = text.find_first_not_of(kSpace);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kSpace) - first + 1);
}

// The end of a longer text may start within a character.
std::string_view FromWholeCharacter(std::string_view text) {
  while (!text.empty() && (static_cast<unsigned char>(text.front()) & 0xC0U) == 0x80U) text.remove_prefix(1);
  return text;
}

std::string HowItEnded(const ChildOutcome& outcome) {
  if (outcome.too_much_output) return "too much output";
  if (outcome.timed_out) return "time-out";
  if (outcome.signal == 0) return fmt::format("exit code {}", outcome.exit_code);
  const char* const name = sigabbrev_np(outcome.signal);
  return fmt::format("signal {}", name == nullptr ? std::to_string(outcome.signal) : name);
}

// For a command that said nothing itself.
std::string WhatHappened(const ChildOutcome& outcome) {
  if (outcome.too_much_output) return "the command was stopped: it wrote more output than a result may have";
  if (outcome.timed_out) return "the command was stopped: it ran longer than its time-out";
  return "the command ended with " + HowItEnded(outcome);
}

}  // namespace

std::string ResultOf(const ChildOutcome& outcome) {
  const std::string_view text = Trimmed(outcome.output);
  if (text.empty()) return "null";
  if (ValidateJson(text).ok()) return std::string(text);
  std::string quoted;
  AppendJsonString(quoted, text);
  return quoted;
}

JobFailure FailureOf(const ChildOutcome& outcome) {
  JobFailure failure;
  failure.type = HowItEnded(outcome);
  const std::string_view said = Trimmed(FromWholeCharacter(outcome.error_tail));
  failure.message = said.empty() ? WhatHappened(outcome) : std::string(said);
  return failure;
}

}  // namespace pawl::process
