#include "cli/wait_line.h"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <utility>

#include "base/wall_format.h"
#include "cli/exit_code.h"
#include "cli/job_text.h"
#include "cli/json_text.h"
#include "cli/text.h"

namespace pawl::cli {
namespace {

// How often the line follows the job.
constexpr Millis kLookEvery{1'000};

// The time of day where the command runs: a person compares it with the clock on the wall.
std::string TimeOfDay(const std::string& time) {
  const auto wall = ParseTime(time);
  if (!wall.ok()) return time;
  return fmt::format("{:%H:%M:%S}", fmt::localtime(std::chrono::system_clock::to_time_t(*wall)));
}

// "retrying at 20:41:07: connect: Connection refused"; "" unless the job waits for another run.
std::string RetryingText(const JsonValue& job) {
  if (TextAt(job, "state") != "retrying") return "";
  const std::string error = Printable(OneLine(ErrorText(job)));
  return fmt::format("retrying at {}{}{}", TimeOfDay(TextAt(job, "run_at")), error.empty() ? "" : ": ", error);
}

std::string ProgressText(const JsonValue& job) {
  if (std::string retrying = RetryingText(job); !retrying.empty()) return retrying;
  if (TextAt(job, "progress.bytes").empty()) return TextAt(job, "state");
  const auto bytes = [&](std::string_view path) { return BytesAt(job, path).value_or("?"); };
  return fmt::format("{} of {}, {}/s", bytes("progress.bytes"), bytes("progress.total"), bytes("progress.rate"));
}

}  // namespace

WaitLine::WaitLine(bool on_terminal, std::size_t width, std::string prefix)
    : on_terminal_(on_terminal), width_(width), prefix_(std::move(prefix)) {}

std::string WaitLine::Say(const JsonValue& job) {
  // A line that is as wide as the terminal would go on below, where it could not be written over.
  if (on_terminal_) return Clear() + CutText(prefix_ + ProgressText(job), width_ > 1 ? width_ - 1 : width_);
  const std::string retrying = RetryingText(job);
  if (retrying.empty() || TextAt(job, "run_at") == std::exchange(said_, TextAt(job, "run_at"))) return "";
  return fmt::format("pawl: {}{}: {}\n", prefix_, TextAt(job, "id"), retrying);
}

std::string WaitLine::Clear() const { return on_terminal_ ? "\r\x1b[K" : ""; }

Result<Answer> WaitAndTell(Remote& remote, const std::string& id, Millis wait, const std::string& prefix) {
  using SteadyClock = std::chrono::steady_clock;
  WaitLine line(isatty(STDERR_FILENO) == 1, ScreenOf(STDERR_FILENO).width, prefix);
  const auto print = [](const std::string& text) {
    fmt::print(stderr, "{}", text);
    std::fflush(stderr);
  };
  const auto start = SteadyClock::now();
  while (true) {
    const auto passed = std::chrono::duration_cast<Millis>(SteadyClock::now() - start);
    const Millis left = std::max(wait - passed, Millis(0));
    Result<Answer> job = WaitForJob(remote, id, std::min(left, kLookEvery));
    const bool over = !job.ok() || ExitCodeForState(TextAt(job->root(), "state")) != kExitNotEnded;
    if (!over) print(line.Say(job->root()));
    if (!over && left > kLookEvery) continue;
    print(line.Clear());
    return job;
  }
}

}  // namespace pawl::cli
