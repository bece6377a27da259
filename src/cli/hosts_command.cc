// pawl hosts: whom the server calls by itself, and who does not answer.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "cli/commands.h"
#include "cli/connection.h"
#include "cli/exit_code.h"
#include "cli/json_text.h"
#include "cli/text.h"

namespace pawl::cli {
namespace {

Result<std::string> HostTable(const JsonValue& answer) {
  Table table({"HOST", "IN FLIGHT", "OK", "FAILED", "LAST ERROR", "DOWN UNTIL"});
  const auto hosts = FindMember(answer, "hosts").value_or(JsonValue{"[]", JsonKind::kArray});
  PAWL_TRY(ForEachElement(hosts, [&](const JsonValue& host) -> Result<void> {
    table.Add({TextAt(host, "host"), TextAt(host, "in_flight"), TextAt(host, "ok"), TextAt(host, "failed"),
               TextAt(host, "last_error"), TextAt(host, "down_until")});
    return {};
  }));
  return table.empty() ? "no calls yet\n" : table.Render(ThisScreen());
}

Result<int> ShowHosts(const Connection& connection) {
  PAWL_ASSIGN(Remote remote, Remote::Open(connection));
  PAWL_ASSIGN(const Answer answer, remote.Get("/v1/outbound"));
  PAWL_ASSIGN(const std::string table, HostTable(answer.root()));
  fmt::print("{}", connection.json ? answer.text + "\n" : table);
  return kExitOk;
}

}  // namespace

Action AddHosts(CLI::App& command) {
  auto connection = std::make_shared<Connection>();
  AddConnection(command, *connection);
  command.footer(R"(Callbacks, downloads and http jobs of the server that is asked, the busiest hosts
first. A host that does not answer five times in a row is down for a while: one
call tries it, the others fail at once and are tried again later.

Examples:
  pawl hosts)");
  return [connection] { return ExitWith(ShowHosts(*connection)); };
}

}  // namespace pawl::cli
