#include "scan/command_processor.h"

#include "base/json_writer.h"
#include "process/child_process.h"
#include "process/command_result.h"
#include "scan/verdict_json.h"

namespace pawl {
namespace {

Result<Verdict> VerdictOfLine(std::string_view line) {
  std::string quoted;
  if (!line.starts_with('{') && !line.starts_with('"')) {
    JsonWriter(quoted).String(line);
    line = quoted;
  }
  const auto value = ParseJson(line);
  if (!value.ok()) return Error{ErrorCode::kInternal, "a line of the command is no status: " + value.error().detail};
  return VerdictOf(*value);
}

}  // namespace

Result<Verdicts> ReadStatusLines(std::string_view output, std::size_t documents) {
  Verdicts verdicts;
  while (!output.empty()) {
    const std::size_t end = std::min(output.find('\n'), output.size());
    std::string_view line = output.substr(0, end);
    output.remove_prefix(std::min(end + 1, output.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (line.empty()) continue;
    PAWL_ASSIGN(Verdict verdict, VerdictOfLine(line));
    verdicts.documents.push_back(std::move(verdict));
  }
  if (verdicts.documents.empty() || verdicts.documents.size() == documents) return verdicts;
  return Error{ErrorCode::kInternal, "the command was given " + std::to_string(documents) + " documents and wrote " +
                                         std::to_string(verdicts.documents.size()) +
                                         " lines; it has to be one for each, or none"};
}

Result<Verdicts> CommandProcessor::Process(const Block& block, ScanRun& run) {
  process::ChildSpec spec;
  spec.command = command_;
  spec.kill_grace = kill_grace_;
  spec.environment = {"PAWL_JOB_ID=" + run.job, "PAWL_TASK=" + run.task,
                      "PAWL_PARTITION=" + std::to_string(run.partition), "PAWL_FENCE=" + std::to_string(run.fence)};
  for (const Document& document : block.documents) {
    JsonWriter json(spec.input);
    json.BeginObject().Key("key").Raw(document.key).Key("document").Raw(document.document).EndObject();
    spec.input += '\n';
  }
  PAWL_ASSIGN(const process::ChildOutcome outcome, process::RunChild(spec, run.stop));
  if (process::Succeeded(outcome)) return ReadStatusLines(outcome.output, block.documents.size());
  const JobFailure failure = process::FailureOf(outcome);
  return Error{ErrorCode::kInternal, failure.type + ": " + failure.message};
}

}  // namespace pawl
