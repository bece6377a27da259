// The processor `command`: a command is run for each block. It gets the documents on standard input, a line each,
// {"key":…,"document":…}, and may write a line for each of them, in their order: a status as VerdictOf reads it, or the
// word alone. If it writes nothing all are processed. An exit code other than 0 is a call that failed.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/clock.h"
#include "pawl/scan.h"

namespace pawl {

class CommandProcessor final : public Processor {
 public:
  CommandProcessor(std::vector<std::string> command, Millis kill_grace)
      : command_(std::move(command)), kill_grace_(kill_grace) {}

  Result<Verdicts> Process(const Block& block, ScanRun& run) override;

 private:
  const std::vector<std::string> command_;
  const Millis kill_grace_;
};

// What the command has written of so many documents. Pure.
Result<Verdicts> ReadStatusLines(std::string_view output, std::size_t documents);

}  // namespace pawl
