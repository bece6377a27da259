// pawl stats: counters by minute, hour, day and in total, and how many jobs are where.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <memory>

#include "cli/commands.h"
#include "cli/connection.h"
#include "cli/exit_code.h"
#include "cli/json_text.h"
#include "cli/live_screen.h"
#include "cli/text.h"

namespace pawl::cli {
namespace {

constexpr std::array<std::string_view, 8> kCounters{"pushed", "completed", "failed",  "retried",
                                                    "dead",   "recovered", "expired", "terminated"};
constexpr std::array<std::string_view, 4> kSpans{"minute", "hour", "day", "total"};

struct StatsOptions {
  Connection connection;
  std::string queue;
  std::string history;
  std::string from;
  std::string to;
  Watch watch;
};

std::string CounterTable(const JsonValue& stats) {
  Table table({"", "MINUTE", "HOUR", "DAY", "TOTAL"});
  for (const std::string_view counter : kCounters) {
    std::vector<std::string> row{std::string(counter)};
    for (const std::string_view span : kSpans) row.push_back(TextAt(stats, fmt::format("{}.{}", span, counter)));
    table.Add(std::move(row));
  }
  return table.Render(ThisScreen());
}

Result<std::string> StateTable(const JsonValue& stats) {
  Table table({"STATE", "JOBS"});
  const auto counts = FindMember(stats, "counts").value_or(JsonValue{"{}", JsonKind::kObject});
  PAWL_TRY(ForEachMember(counts, [&](std::string_view state, const JsonValue& count) -> Result<void> {
    if (count.raw != "0") table.Add({std::string(state), std::string(count.raw)});
    return {};
  }));
  return table.empty() ? "no jobs\n" : table.Render(ThisScreen());
}

Result<std::string> HistoryTable(const JsonValue& history) {
  std::vector<std::string> header{"AT (UTC)"};
  for (const std::string_view counter : kCounters) {
    header.emplace_back(counter);
    for (char& c : header.back()) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  }
  Table table(std::move(header));
  const auto points = FindMember(history, "points").value_or(JsonValue{"[]", JsonKind::kArray});
  PAWL_TRY(ForEachElement(points, [&](const JsonValue& point) -> Result<void> {
    // "2026-03-01T09:30:00.000Z": seconds are always 0.
    std::string at = TextAt(point, "at").substr(0, 16);
    std::replace(at.begin(), at.end(), 'T', ' ');
    std::vector<std::string> row{std::move(at)};
    for (const std::string_view counter : kCounters) row.push_back(TextAt(point, counter));
    table.Add(std::move(row));
    return {};
  }));
  return table.Render(ThisScreen());
}

Result<int> ShowStats(const StatsOptions& options) {
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  Query query;
  query.Add("queue", options.queue);
  const bool history = !options.history.empty();
  if (history) query.Add("resolution", options.history).Add("from", options.from).Add("to", options.to);
  PAWL_ASSIGN(const Answer answer, remote.Get((history ? "/v1/stats/history" : "/v1/stats") + query.text()));
  if (options.connection.json) {
    fmt::print("{}\n", answer.text);
  } else if (history) {
    PAWL_ASSIGN(const std::string table, HistoryTable(answer.root()));
    fmt::print("{}", table);
  } else {
    PAWL_ASSIGN(const std::string states, StateTable(answer.root()));
    fmt::print("{}\n{}", CounterTable(answer.root()), states);
  }
  return kExitOk;
}

}  // namespace

Action AddStats(CLI::App& command) {
  auto options = std::make_shared<StatsOptions>();
  command.add_option("--queue", options->queue, "only this queue")->type_name("NAME");
  auto* const history = command.add_option("--history", options->history, "a line for each minute, hour or day")
                            ->type_name("minute|hour|day");
  command.add_option("--from", options->from, "first time of the history (RFC 3339)")
      ->type_name("TIME")
      ->needs(history);
  command.add_option("--to", options->to, "last time of the history (RFC 3339)")->type_name("TIME")->needs(history);
  AddWatch(command, options->watch);
  AddConnection(command, options->connection);
  command.footer(R"(Examples:
  pawl stats
  pawl stats --queue mail
  pawl stats --history hour --from 2026-03-01T00:00:00Z)");
  return [options] { return ExitWith(Watched(options->watch, [&] { return ShowStats(*options); })); };
}

}  // namespace pawl::cli
