// pawl top, pawl events: what happens, while it happens.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>

#include "cli/commands.h"
#include "cli/connection.h"
#include "cli/event_stream.h"
#include "cli/exit_code.h"
#include "cli/json_text.h"
#include "cli/live_screen.h"
#include "cli/text.h"
#include "cli/top_view.h"

namespace pawl::cli {
namespace {

constexpr Millis kLook{1'000};
constexpr int kWorkersEvery = 2;  // events

struct TopOptions {
  Connection connection;
  std::string queue;
  bool once = false;
};

class Top {
 public:
  explicit Top(const TopOptions& options) : options_(options), path_("/v1/stats/stream") {
    Query query;
    path_ += query.Add("queue", options.queue).text();
  }

  Result<int> Run() {
    PAWL_ASSIGN(Remote remote, Remote::Open(options_.connection));
    const LiveScreen screen;
    for (auto stream = Open();;) {
      const auto event = stream->Next(kLook, screen.keys());
      if (screen.Left()) return kExitOk;
      if (!event.ok() && events_ == 0) return event.error();
      if (!event.ok() || (*event && (*event)->name == "reset")) {
        if (!event.ok()) fmt::print("pawl: {}\n", Explain(event.error()));
        screen.Show();
        if (screen.Left(kLook)) return kExitOk;
        stream = Open();
        continue;
      }
      if (!*event) continue;
      PAWL_TRY(Show(**event, remote, screen));
      if (options_.once) return kExitOk;
      if (std::ferror(stdout) != 0) return kExitFailed;  // who has read it is gone
    }
  }

 private:
  std::unique_ptr<EventStream> Open() const { return std::make_unique<EventStream>(options_.connection, path_); }

  Result<void> Show(const ServerEvent& event, Remote& remote, const LiveScreen& screen) {
    if (!ValidateJson(event.data).ok()) {
      return Error{ErrorCode::kInternal, "the event is not JSON; does --url name a Pawl server?"};
    }
    if (options_.connection.json) {
      fmt::print("{}\n", event.data);
    } else {
      PAWL_TRY(view_.Take(KnownJson(event.data), event.name == "stats"));
      if (events_ % kWorkersEvery == 0) TakeWorkers(remote);
      screen.Clear();
      fmt::print("{}", view_.Render(ThisScreen(), screen.rows()));
    }
    ++events_;
    screen.Show();
    return {};
  }

  // The last ones stay where the server does not say them now.
  void TakeWorkers(Remote& remote) {
    const Result<Answer> workers = remote.Get("/v1/workers");
    if (workers.ok()) (void)view_.TakeWorkers(workers->root());
  }

  const TopOptions& options_;
  std::string path_;
  TopView view_;
  int events_ = 0;
};

struct EventsOptions {
  Connection connection;
  std::string queue;
  std::string group;
  std::string type;
  std::string state;
};

void PrintTransition(const JsonValue& transition) {
  const std::string type = TextAt(transition, "type");
  const std::string queue = TextAt(transition, "queue");
  const std::string group = TextAt(transition, "group");
  const std::string from = TextAt(transition, "from");
  const std::string reason = TextAt(transition, "reason");
  const std::string line =
      fmt::format("{}  {}  {}{}{}  {}{}{}", TextAt(transition, "at"), TextAt(transition, "id"), queue,
                  group.empty() ? "" : ":" + group, type == queue ? "" : " " + type, from.empty() ? "" : from + " > ",
                  TextAt(transition, "to"), reason.empty() ? "" : " (" + reason + ")");
  fmt::print("{}\n", CutText(Printable(line), ThisScreen().width));
}

// Until the server ends the stream, or the reader leaves.
Result<int> FollowEvents(const EventsOptions& options) {
  Query query;
  query.Add("queue", options.queue).Add("group", options.group).Add("type", options.type);
  query.Add("state", options.state);
  EventStream stream(options.connection, "/v1/events" + query.text());
  while (std::ferror(stdout) == 0) {
    PAWL_ASSIGN(const auto event, stream.Next(kLook));
    if (!event) continue;
    if (event->name == "reset") {
      fmt::print(stderr, "pawl: some events were lost\n");
    } else if (options.connection.json) {
      fmt::print("{}\n", event->data);
    } else if (ValidateJson(event->data).ok()) {
      PrintTransition(KnownJson(event->data));
    }
    std::fflush(stdout);
  }
  return kExitOk;
}

}  // namespace

Action AddTop(CLI::App& command) {
  auto options = std::make_shared<TopOptions>();
  command.add_option("--queue", options->queue, "only this queue")->type_name("NAME");
  command.add_flag("--once", options->once, "print it once, and end");
  AddConnection(command, options->connection);
  command.footer(R"(Drawn again each second; q ends it. The queues with most to do come first. With
--json: the events of the server, one a line.

Examples:
  pawl top
  pawl top --queue mail
  pawl top --once)");
  return [options] { return ExitWith(Top(*options).Run()); };
}

Action AddEvents(CLI::App& command) {
  auto options = std::make_shared<EventsOptions>();
  auto* const queue = command.add_option("--queue", options->queue, "only of this queue")->type_name("NAME");
  command.add_option("--group", options->group, "only of this group of the queue")->type_name("NAME")->needs(queue);
  command.add_option("--type", options->type, "only of jobs of this type")->type_name("NAME");
  command.add_option("--state", options->state, "only steps to this state")->type_name("STATE");
  AddConnection(command, options->connection);
  command.footer(R"(A line for each step of a job from one state to the next, as it happens, until
Ctrl-C. With --json: one transition a line.

Examples:
  pawl events
  pawl events --queue mail --state dead
  pawl events --json | jq -r 'select(.to == "dead").id')");
  return [options] { return ExitWith(FollowEvents(*options)); };
}

}  // namespace pawl::cli
