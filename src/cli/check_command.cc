// pawl check: whether a data directory that no server has open is whole.
#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

#include "base/json_writer.h"
#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/text.h"
#include "engine/check_directory.h"

namespace pawl::cli {
namespace {

constexpr std::size_t kFindingsShown = 1'000;
constexpr auto kCheckProgressEvery = std::chrono::milliseconds(500);

struct CheckArguments {
  CheckOptions options;
  bool json = false;
};

// One line that is written over, on a terminal only.
class ProgressLine {
 public:
  void Say(const CheckProgress& progress) {
    if (!terminal_ || (++calls_ & 0xff) != 0) return;  // the clock costs more than most calls
    const auto now = std::chrono::steady_clock::now();
    if (now - last_ < kCheckProgressEvery) return;
    last_ = now;
    said_ = true;
    fmt::print(stderr, "\r\033[Kchecking {}: {}", progress.what, progress.done);
  }
  void Clear() {
    if (std::exchange(said_, false)) fmt::print(stderr, "\r\033[K");
  }

 private:
  const bool terminal_ = isatty(STDERR_FILENO) == 1;
  std::uint64_t calls_ = 0;
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
  bool said_ = false;
};

std::string RenderJson(const CheckArguments& command, const CheckSummary& summary,
                       const std::vector<std::string>& findings) {
  std::string out;
  JsonWriter json(out);
  json.BeginObject().Key("path").String(command.options.dir).Key("pages").Uint(summary.pages);
  json.Key("entries").Uint(summary.entries).Key("journal").Bool(summary.copied);
  json.Key("found").Uint(summary.findings).Key("findings").BeginArray();
  for (const std::string& finding : findings) json.String(finding);
  json.EndArray().EndObject();
  return out;
}

void PrintEnd(const CheckArguments& command, const CheckSummary& summary) {
  const std::string& dir = command.options.dir;
  if (summary.findings == 0) {
    fmt::print("{}: {} entries in {} pages, no damage found{}\n", dir, summary.entries, summary.pages,
               summary.copied ? " (with what the journal holds)" : "");
    return;
  }
  if (summary.findings > kFindingsShown) fmt::print("... and {} more\n", summary.findings - kFindingsShown);
  fmt::print("{}: damaged, {} findings{}\n", dir, summary.findings,
             summary.pages_only ? "; the jobs in it were not looked at, since its pages cannot be trusted" : "");
  fmt::print("Restore a backup (docs/production.md), or keep a copy of the directory before you go on with it.\n");
}

Result<int> Check(CheckArguments& command) {
  ProgressLine progress;
  std::vector<std::string> findings;
  command.options.progress = [&](const CheckProgress& at) { progress.Say(at); };
  command.options.report = [&](const std::string& finding) {
    if (findings.size() == kFindingsShown) return;
    findings.push_back(finding);
    if (command.json) return;
    progress.Clear();
    fmt::print("{}\n", Printable(finding));
  };
  auto checked = CheckDirectory(command.options);
  progress.Clear();
  PAWL_ASSIGN(const CheckSummary summary, std::move(checked));
  if (command.json) {
    fmt::print("{}\n", RenderJson(command, summary, findings));
  } else {
    PrintEnd(command, summary);
  }
  return summary.findings == 0 ? kExitOk : kExitDamaged;
}

}  // namespace

Action AddCheck(CLI::App& command) {
  auto check = std::make_shared<CheckArguments>();
  const char* const temporary = std::getenv("TMPDIR");
  check->options.scratch = temporary != nullptr && *temporary != '\0' ? temporary : "/tmp";
  command.add_option("DIR", check->options.dir, "the data directory, which no server has open")->required();
  command.add_option("--scratch", check->options.scratch, "where to copy it to if the last stop was not clean")
      ->type_name("DIR")
      ->capture_default_str();
  command.add_flag("--json", check->json, "print the findings as JSON");
  command.footer(R"(Changes nothing in DIR. Exit code 10: it is damaged.

Examples:
  pawl check /var/lib/pawl
  pawl check /var/lib/pawl --json --scratch /var/tmp)");
  return [check] { return ExitWith(Check(*check)); };
}

}  // namespace pawl::cli
