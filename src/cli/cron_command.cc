// pawl cron: when a cron expression fires. Needs no server.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <string>

#include "base/json_writer.h"
#include "base/wall_format.h"
#include "cli/commands.h"
#include "cli/exit_code.h"
#include "cli/json_text.h"
#include "cli/text.h"
#include "plan/next_time.h"

namespace pawl::cli {
namespace {

struct CronOptions {
  Timetable times;
  std::string from;
  std::size_t count = 5;
  bool json = false;
};

// "2026-11-18T02:00:00+01:00"
std::string LocalText(WallTime time, const Zone& zone) {
  const auto offset = zone.OffsetAt(std::chrono::floor<std::chrono::seconds>(time)).from_utc;
  const std::string local = FormatTime(time + offset).substr(0, 19);
  const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(offset).count();
  return fmt::format("{}{}{:02}:{:02}", local, minutes < 0 ? '-' : '+', std::abs(minutes) / 60, std::abs(minutes) % 60);
}

Result<int> ShowTimes(const CronOptions& options) {
  PAWL_ASSIGN(const Plan plan, Plan::Make(options.times));
  PAWL_ASSIGN(const Zone zone, Zone::Find(options.times.timezone));
  const WallTime now = WallNow();
  WallTime from = now;
  if (!options.from.empty()) {
    PAWL_ASSIGN(from, ParseTime(options.from));
  }
  PAWL_TRY(FirstAfter(plan, from));
  const auto times = plan.ListAfter(from, options.count);
  if (options.json) {
    std::string text;
    JsonWriter json(text);
    json.BeginObject().Key("times").BeginArray();
    for (const WallTime time : times) json.String(FormatTime(time));
    json.EndArray().EndObject();
    fmt::print("{}\n", text);
    return kExitOk;
  }
  Table table({options.times.timezone, "UTC", ""});
  for (const WallTime time : times) table.Add({LocalText(time, zone), FormatTime(time), FormatAge(time, now)});
  fmt::print("{}", table.Render(ThisScreen()));
  return kExitOk;
}

}  // namespace

Action AddCron(CLI::App& command) {
  auto options = std::make_shared<CronOptions>();
  command.add_option("EXPRESSION", options->times.cron, "minute, hour, day of month, month and weekday")->required();
  command.add_option("--timezone", options->times.timezone, "the zone whose clocks it goes by")
      ->type_name("ZONE")
      ->capture_default_str();
  command.add_option("-n,--count", options->count, "how many times to show")
      ->type_name("N")
      ->check(CLI::Range(1, 1'000))
      ->capture_default_str();
  command.add_option("--from", options->from, "the times after this one (RFC 3339); now if not given")
      ->type_name("TIME");
  command.add_flag("--json", options->json, "print JSON");
  command.footer(R"(Shows when a schedule with this expression would fire. It needs no server.

Examples:
  pawl cron '0 2 * * *' --timezone Europe/Rome
  pawl cron '*/15 8-18 * * mon-fri' -n 10
  pawl cron @monthly --from 2027-01-01T00:00:00Z)");
  return [options] { return ExitWith(ShowTimes(*options)); };
}

}  // namespace pawl::cli
