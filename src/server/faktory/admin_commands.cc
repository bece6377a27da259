// INFO, QUEUE, MUTATE, FLUSH: how things are, and steps on many jobs.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <utility>

#include "base/json_writer.h"
#include "base/log.h"
#include "base/names.h"
#include "engine/read_in_steps.h"
#include "engine/stats_queries.h"
#include "server/faktory/faktory_commands.h"
#include "server/faktory/info.h"
#include "server/faktory/many_jobs.h"
#include "wire/faktory/commands.h"

namespace pawl::faktory_commands {
namespace {

// Commands that cannot be taken back leave a line in the log.
void AuditOf(const FaktoryCall& call, std::string_view command) {
  Log(LogLevel::kInfo, "audit",
      {{"action", command},
       {"by", call.worker ? std::string_view(call.worker->name()) : "a client of the Faktory protocol"},
       {"from", call.peer},
       {"what", call.arguments}});
}

// Runs `task` where it may block, and replies with what comes of it.
Result<void> Later(FaktoryCall& call, std::function<Result<void>(Core&)> task) {
  const bool added = call.desk.chores().Put([&core = call.api.core, reply = call.reply, task = std::move(task)] {
    const Result<void> done = task(core);
    done.ok() ? reply.Ok() : reply.Error(done.error());
  });
  if (!added) return Error{ErrorCode::kOverloaded, "too many commands on many jobs are under way; ask again"};
  return {};
}

Result<void> ForQueues(FaktoryCall& call, std::vector<std::string> names,
                       Result<void> (*step)(Core& core, const std::string& queue)) {
  return Later(call, [names = std::move(names), step](Core& core) -> Result<void> {
    PAWL_ASSIGN(const std::vector<std::string> queues, KnownQueues(core, names));
    for (const std::string& queue : queues) PAWL_TRY(step(core, queue));
    return {};
  });
}

Result<void> Latency(FaktoryCall& call, const std::vector<std::string>& queues) {
  if (std::find(queues.begin(), queues.end(), "*") != queues.end()) {
    return Error{ErrorCode::kInvalid, "QUEUE LATENCY does not support wildcards"};
  }
  const WallTime now = call.api.core.now().wall;
  const Names& names = call.api.core.names();
  call.api.core.Read([reply = call.reply, queues, now, &names](Result<StoreReader*> reader) {
    if (!reader.ok()) return reply.Error(reader.error());
    std::string json;
    JsonWriter writer(json);
    writer.BeginObject();
    for (const std::string& queue : queues) {
      const auto view = ReadQueue(**reader, names, queue, now);
      const Millis age = view.ok() ? view->oldest_age.value_or(Millis(0)) : Millis(0);
      writer.Key(queue).Double(static_cast<double>(age.count()) / 1000.0);
    }
    writer.EndObject();
    if (const auto failure = (*reader)->failure()) return reply.Error(*failure);
    reply.Bulk(json);
  });
  return {};
}

}  // namespace

Result<void> Info(FaktoryCall& call) {
  const Names& names = call.api.core.names();
  const FaktoryInfo info{call.api.core.now().wall, call.desk.started(), call.desk.counters().commands.load(),
                         call.desk.counters().connections.load()};
  constexpr std::size_t kQueuesShown = 1'000;
  const auto walk = std::make_shared<StatsWalk>(QueueQuery{0, kQueuesShown});
  ReadInSteps(
      call.api.core, [&names, walk, now = info.now](StoreReader& reader) { return walk->Step(reader, names, now); },
      [reply = call.reply, info, walk](const std::optional<Error>& error) {
        error ? reply.Error(*error) : reply.Bulk(RenderInfo(info, walk->view()));
      });
  return {};
}

Result<void> Queue(FaktoryCall& call) {
  const std::vector<std::string_view> words = faktory::SplitWords(call.arguments);
  std::string verb(words.empty() ? std::string_view() : words.front());
  std::transform(verb.begin(), verb.end(), verb.begin(), [](unsigned char c) { return std::toupper(c); });
  std::vector<std::string> queues(words.empty() ? words.end() : words.begin() + 1, words.end());
  for (const std::string& queue : queues) {
    if (queue != "*") PAWL_TRY(CheckName(queue, "queue"));
  }
  if (verb == "PAUSE") {
    return ForQueues(call, std::move(queues),
                     [](Core& core, const auto& queue) { return PauseQueue(core, queue, true); });
  }
  if (verb == "RESUME") {
    return ForQueues(call, std::move(queues),
                     [](Core& core, const auto& queue) { return PauseQueue(core, queue, false); });
  }
  if (verb == "REMOVE") {
    AuditOf(call, "QUEUE");
    return ForQueues(call, std::move(queues), EmptyQueue);
  }
  if (verb == "LATENCY") return Latency(call, queues);
  return Error{ErrorCode::kInvalid, "no such QUEUE subcommand: " + verb.substr(0, 32)};
}

Result<void> Mutate(FaktoryCall& call) {
  PAWL_ASSIGN(faktory::Mutation mutation, faktory::ParseMutation(call.arguments));
  AuditOf(call, "MUTATE");
  return Later(call, [mutation = std::move(mutation)](Core& core) { return MutateJobs(core, mutation); });
}

Result<void> Flush(FaktoryCall& call) {
  AuditOf(call, "FLUSH");
  return Later(call, DeleteEverything);
}

}  // namespace pawl::faktory_commands
