// pawl errors: what jobs fail of, by kind of error.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <map>
#include <memory>

#include "base/wall_format.h"
#include "cli/commands.h"
#include "cli/connection.h"
#include "cli/exit_code.h"
#include "cli/job_text.h"
#include "cli/json_text.h"
#include "cli/text.h"
#include "cli/values.h"

namespace pawl::cli {
namespace {

struct ErrorsOptions {
  Connection connection;
  std::string queue;
  std::string since;
  std::string until;
  std::uint64_t limit = 20;
  bool all = false;
};

// The same kind of error in several answers, added up.
struct Kind {
  std::uint64_t count = 0;
  std::string last_seen;
  std::string newest;  // of the answers: JSON
};

using Kinds = std::map<std::string, Kind>;  // by fingerprint

Result<void> Collect(const JsonValue& page, Kinds& kinds) {
  const auto errors = FindMember(page, "errors").value_or(JsonValue{"[]", JsonKind::kArray});
  return ForEachElement(errors, [&](const JsonValue& error) -> Result<void> {
    Kind& kind = kinds[TextAt(error, "fingerprint")];
    const auto count = FindMember(error, "count").value_or(JsonValue{"0", JsonKind::kNumber}).Int();
    PAWL_TRY(count);
    kind.count += static_cast<std::uint64_t>(*count);
    kind.last_seen = std::max(kind.last_seen, TextAt(error, "last_seen_at"));
    if (kind.newest.empty()) kind.newest = error.raw;
    return {};
  });
}

std::string First(const JsonValue& kind, std::string_view member) {
  std::string first;
  std::size_t others = 0;
  const auto names = FindMember(kind, member).value_or(JsonValue{"[]", JsonKind::kArray});
  const auto walked = ForEachElement(names, [&](const JsonValue& name) -> Result<void> {
    first.empty() ? void(first = TextOf(name)) : void(++others);
    return {};
  });
  return walked.ok() && others > 0 ? fmt::format("{} +{}", first, others) : first;
}

std::string KindTable(const Kinds& kinds, std::uint64_t limit) {
  std::vector<const Kind*> sorted;
  for (const auto& [fingerprint, kind] : kinds) sorted.push_back(&kind);
  std::stable_sort(sorted.begin(), sorted.end(), [](const Kind* a, const Kind* b) { return a->count > b->count; });
  const WallTime now = WallNow();
  Table table({"JOBS", "LAST", "TYPE", "ERROR", "QUEUE", "ID"});
  for (std::size_t i = 0; i < std::min<std::size_t>(sorted.size(), limit); ++i) {
    const JsonValue kind = KnownJson(sorted[i]->newest);
    const auto last = ParseTime(sorted[i]->last_seen);
    table.Add({std::to_string(sorted[i]->count), last.ok() ? FormatAge(*last, now) : "", TextAt(kind, "type"),
               OneLine(TextAt(kind, "pattern")), First(kind, "queues"), First(kind, "jobs")});
  }
  return table.empty() ? "no errors\n" : table.Render(ThisScreen());
}

Result<int> ShowErrors(const ErrorsOptions& options) {
  PAWL_ASSIGN(Remote remote, Remote::Open(options.connection));
  Query query;
  query.Add("queue", options.queue).Add("since", options.since).Add("until", options.until).Add("limit", "1000");
  Kinds kinds;
  std::uint64_t looked_at = 0;
  for (std::string cursor;;) {
    Query of_page = query;
    of_page.Add("cursor", cursor);
    PAWL_ASSIGN(const Answer page, remote.Get("/v1/errors" + of_page.text()));
    if (options.connection.json) {
      fmt::print("{}\n", page.text);
    } else {
      PAWL_TRY(Collect(page.root(), kinds));
    }
    looked_at += std::stoull("0" + TextAt(page.root(), "looked_at"));
    cursor = TextAt(page.root(), "cursor");
    if (cursor.empty()) break;
    if (!options.all) {
      fmt::print(stderr, "pawl: looked at the {} jobs that were pushed last; --all looks at all of them\n", looked_at);
      break;
    }
  }
  if (!options.connection.json) fmt::print("{}", KindTable(kinds, options.limit));
  return kExitOk;
}

}  // namespace

Action AddErrors(CLI::App& command) {
  auto options = std::make_shared<ErrorsOptions>();
  command.add_option("--queue", options->queue, "only jobs of this queue")->type_name("NAME");
  command.add_option("--since", options->since, "only errors since this time (RFC 3339)")->type_name("TIME");
  command.add_option("--until", options->until, "only errors before this time (RFC 3339)")->type_name("TIME");
  command.add_option("--limit", options->limit, "how many kinds of errors, the most frequent first")
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000'000));
  command.add_flag("--all", options->all, "look at all jobs that failed, and not only at the 10,000 newest");
  AddConnection(command, options->connection);
  command.footer(R"(Jobs that are dead, expired or to be retried, by the type and the form of their last error.
With --json: the server's answers, one a line.

Examples:
  pawl errors
  pawl errors --queue mail --since 2026-03-01T00:00:00Z
  pawl errors --json | jq -c '.errors[] | [.count, .pattern]')");
  return [options] { return ExitWith(ShowErrors(*options)); };
}

}  // namespace pawl::cli
