// pawl accept-loss: nodes that stopped because Redis has lost data go on with what is there.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "cli/commands.h"
#include "cli/exit_code.h"
#include "redis/redis_url.h"
#include "store/redis/namespace_guard.h"

namespace pawl::cli {
namespace {

struct AcceptLossCommand {
  std::string redis;
  std::string name_space = "pawl";
};

Result<int> Accept(const AcceptLossCommand& command) {
  PAWL_ASSIGN(const RedisUrl url, ParseRedisUrl(command.redis));
  if (auto fits = CheckNamespace(command.name_space); !fits.ok()) {
    return Error{ErrorCode::kInvalid, fits.error().detail, "--namespace"};
  }
  PAWL_ASSIGN(const std::uint64_t jobs, AcceptLoss(url, command.name_space));
  fmt::print("the nodes of namespace {} go on with what is in Redis now: {} jobs\n", command.name_space, jobs);
  return kExitOk;
}

}  // namespace

Action AddAcceptLoss(CLI::App& command) {
  auto options = std::make_shared<AcceptLossCommand>();
  command.add_option("--redis", options->redis, "the Redis of the nodes, as for pawl serve [PAWL_REDIS]")
      ->type_name("URL")
      ->envname("PAWL_REDIS")
      ->required();
  command.add_option("--namespace", options->name_space, "in Redis (\"pawl\") [PAWL_NAMESPACE]")
      ->type_name("NAME")
      ->envname("PAWL_NAMESPACE");
  command.footer(
      R"(When Redis comes back empty, or with older data, the nodes answer everything with
503 until the data is back, or until you accept the loss with this command. Jobs
that are no longer in Redis are lost then; their workers lose their leases.

Examples:
  pawl accept-loss --redis redis://10.0.0.5:6379 --namespace shop)");
  return [options] { return ExitWith(Accept(*options)); };
}

}  // namespace pawl::cli
