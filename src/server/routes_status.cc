// How the server and its workers are: workers, events, health, metrics, backup.
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <set>

#include "base/names.h"
#include "base/wall_format.h"
#include "engine/read_in_steps.h"
#include "engine/worker_note.h"
#include "executors/download_files.h"
#include "server/metrics.h"
#include "server/openapi.h"
#include "server/outbound_view.h"
#include "server/routes.h"
#include "wire/http/answer_writer.h"
#include "wire/http/parse_settings.h"
#include "wire/http/query.h"
#include "wire/http/render_view.h"
#include "wire/json/fields.h"

namespace pawl::routes {
namespace {

using http::Parameter;

struct WorkersQuery {
  bool all = false;
  http::WorkersPage page;
};
constexpr std::array<Parameter<WorkersQuery>, 4> kWorkersParameters{{
    {"all",
     [](const std::string& text, WorkersQuery& out) -> Result<void> {
       PAWL_ASSIGN(out.all, http::ParseFlag(text));
       return {};
     }},
    {"limit",
     [](const std::string& text, WorkersQuery& out) -> Result<void> {
       PAWL_ASSIGN(out.page.limit, http::ParseWhole(text, 1, kPageMax));
       return {};
     }},
    {"cursor",
     [](const std::string& text, WorkersQuery& out) {
       out.page.after = text;
       return CheckName(text, "");
     }},
    {"worker",
     [](const std::string& text, WorkersQuery& out) {
       out.page.worker = text;
       return CheckName(text, "");
     }},
}};

constexpr std::array<Parameter<EventFilter>, 4> kEventParameters{{
    {"queue",
     [](const std::string& text, EventFilter& out) {
       out.queue = text;
       return CheckName(text, "");
     }},
    {"group",
     [](const std::string& text, EventFilter& out) {
       out.group = text;
       return CheckGroup(text, "");
     }},
    {"type",
     [](const std::string& text, EventFilter& out) {
       out.type = text;
       return CheckName(text, "");
     }},
    {"state",
     [](const std::string& text, EventFilter& out) -> Result<void> {
       PAWL_ASSIGN(out.to, http::ParseJobState(text));
       return {};
     }},
}};

constexpr std::size_t kRunsShown = 10'000;

Result<http::Runs> ShownRuns(StoreReader& reader) { return RunsByWorker(reader, kRunsShown); }

// Whoever waits for a job was seen just now.
std::vector<WorkerEntry> WorkersHere(ApiServices& api, const http::Runs& runs) {
  const std::set<std::string> waiting = api.claims.Workers();
  std::set<std::string> active = waiting;
  for (const auto& [worker, rows] : runs) active.insert(worker);
  const WallTime now = api.core.now().wall;
  auto workers = api.workers.List(active, now);
  for (WorkerEntry& worker : workers) {
    if (waiting.contains(worker.name)) worker.last_seen = now;
  }
  return workers;
}

// The words in which nodes tell each other.
constexpr std::string_view kQuiet = "quiet";
constexpr std::string_view kStop = "stop";
constexpr std::string_view kResume = "resume";

// Nothing if this node does not know the worker.
std::optional<WorkerEntry> TellHere(ApiServices& api, std::string_view word, const std::string& name) {
  if (word == kResume) return api.workers.Resume(name);
  const auto worker = api.workers.Tell(name, {true, word == kStop});
  for (const Core::ClaimHandle handle : api.claims.Of(name)) api.core.CancelClaim(handle);
  return worker;
}

Result<void> TellWorker(Call& call, std::string_view word) {
  const std::string& name = call.parameters[0];
  PAWL_TRY(CheckName(name, "worker"));
  PAWL_TRY(http::ParseNothing(call.request.body));
  ApiServices& api = call.api;
  auto worker = TellHere(api, word, name);
  if (api.core.shared()) {
    // It may work on another node, of which we do not know all workers.
    api.core.Tell(Topic::kOrders, std::string(word) + ' ' + name);
    const WallTime now = api.core.now().wall;
    if (!worker) worker = WorkerEntry{name, {}, {}, now, now, {word != kResume, word == kStop}};
  }
  if (!worker) return Error{ErrorCode::kNotFound, "there is no worker " + name};
  if (word == kResume && worker->orders.stop) {
    return Error{ErrorCode::kBadTransition, "the worker " + name + " was told to stop, which cannot be taken back"};
  }
  const Names& names = api.core.names();
  ReadAndSend(call, ShownRuns, [&names, worker = *worker](const http::Runs& runs) {
    return Json(http::RenderWorker(worker, runs, names));
  });
  return {};
}

std::uint64_t FileBytes(const std::string& path) {
  struct stat info {};
  return ::stat(path.c_str(), &info) == 0 ? static_cast<std::uint64_t>(info.st_size) : 0;
}

// The claims that wait are those of workers: built-in work always has some waiting, which says nothing.
std::string OutboundMetricsOf(const ApiServices& api) {
  const BuiltInWork* const work = api.work;
  return work == nullptr ? std::string() : RenderOutboundMetrics(*work);
}

CoreMetrics MetricsOf(const ApiServices& api) {
  CoreMetrics metrics = api.core.metrics();
  metrics.waiting_claims = api.claims.size();
  return metrics;
}

ListenerFigures ListenersOf(const ApiServices& api) {
  return {api.faktory, api.options.budget == nullptr ? MemoryBudget::Figures{} : api.options.budget->figures(),
          api.failures.figures(), api.hooks.counts(), api.times.task_ends()};
}

http::Response BackupResponse(const Result<void>& done, const std::string& path) {
  if (!done.ok()) return Problem(done.error());
  return Json(http::Rendered([&](http::AnswerWriter& json) {
    json.BeginObject().Key("path").Text(path).Key("bytes").Uint(FileBytes(path)).EndObject();
  }));
}

}  // namespace

Result<void> ListWorkers(Call& call) {
  PAWL_ASSIGN(WorkersQuery query, http::ReadQuery<WorkersQuery>(call.request.query, kWorkersParameters));
  struct Read {
    http::Runs runs;
    std::vector<std::string> notes;
  };
  ReadAndSend(
      call,
      [](StoreReader& reader) -> Result<Read> {
        Read read;
        PAWL_ASSIGN(read.runs, ShownRuns(reader));
        PAWL_ASSIGN(read.notes, reader.Notes());
        return read;
      },
      [&api = call.api, query = std::move(query)](const Read& read) {
        const WallTime now = api.core.now().wall;
        auto workers = WorkersHere(api, read.runs);
        for (const std::string& note : read.notes) {
          if (auto others = DecodeWorkers(note); others.ok()) MergeWorkers(workers, *std::move(others), now);
        }
        if (!query.all) {
          std::erase_if(workers, [](const WorkerEntry& worker) { return worker.name.starts_with(kOwnWorkers); });
        }
        return Json(http::RenderWorkers(workers, read.runs, api.core.names(), query.page));
      });
  return {};
}

std::string WorkersNote(ApiServices& api) { return EncodeWorkers(WorkersHere(api, {})); }

Result<void> ListNodes(Call& call) {
  ReadAndSend(
      call, [](StoreReader& reader) { return reader.Nodes(); },
      [&api = call.api](std::vector<NodeInfo> nodes) {
        if (nodes.empty()) nodes.push_back(api.options.node);
        return Json(http::RenderNodes(nodes));
      });
  return {};
}

// "stop NAME", "quiet NAME" or "resume NAME", from another node.
void HearOrders(ApiServices& api, std::string_view message) {
  const std::size_t space = message.find(' ');
  if (space == std::string_view::npos) return;
  TellHere(api, message.substr(0, space), std::string(message.substr(space + 1)));
}

Result<void> QuietWorker(Call& call) { return TellWorker(call, kQuiet); }

Result<void> StopWorker(Call& call) { return TellWorker(call, kStop); }

Result<void> ResumeWorker(Call& call) { return TellWorker(call, kResume); }

Result<void> Events(Call& call) {
  PAWL_ASSIGN(EventFilter filter, http::ReadQuery<EventFilter>(call.request.query, kEventParameters));
  if (filter.group && !filter.queue) return Error{ErrorCode::kInvalid, "needs a queue", "group"};
  if (call.api.draining) return Error{ErrorCode::kStopping, "the server is shutting down"};
  PAWL_TRY(call.api.events.CheckRoom());
  call.api.events.Add(std::move(filter), call.Stream());
  return {};
}

Result<void> Backup(Call& call) {
  PAWL_ASSIGN(http::BackupCall backup, http::ParseBackup(call.request.body));
  const bool started = call.api.backup.Start([&core = call.api.core, to = call.responder, backup] {
    http::Response response = BackupResponse(core.Backup(backup.path, backup.compact), backup.path);
    return [to, response = std::move(response)] { to->Send(response); };
  });
  if (!started) return Error{ErrorCode::kOverloaded, "another backup is being written; try again"};
  return {};
}

// For somebody who opens the address to see what is there: no token, and nothing of the jobs.
Result<void> Root(Call& call) {
  const std::string& version = call.api.options.node.version;
  if (call.request.Header("accept").starts_with("text/")) {  // a browser
    if (call.api.guard.ui() != UiMode::kOff) {
      call.Send({303, "", "", {{"location", "ui/"}}});  // relative: a proxy may have put us under a path
      return {};
    }
    call.Send({200,
               "text/plain; charset=utf-8",
               "Pawl " + version +
                   ", a job engine\n\n"
                   "/openapi.json  the API, as OpenAPI\n"
                   "/healthz       does the process answer?\n"
                   "/readyz        should it get traffic?\n"
                   "/metrics       figures for Prometheus\n\n"
                   "The documentation is in docs/ of the source; `pawl --help` shows the commands.\n",
               {}});
    return {};
  }
  call.Send(Json(http::Rendered([&](http::AnswerWriter& json) {
    json.BeginObject().Key("name").Name("pawl").Key("version").Name(version);
    json.Key("openapi").Name("/openapi.json").Key("health").Name("/healthz").Key("ready").Name("/readyz");
    json.Key("metrics").Name("/metrics").Key("docs").Name("docs/ of the source; pawl --help shows the commands");
    json.EndObject();
  })));
  return {};
}

Result<void> Healthz(Call& call) {
  call.Send(Json(R"({"status":"ok"})"));
  return {};
}

Result<void> Readyz(Call& call) {
  if (call.api.draining) return Error{ErrorCode::kNotReady, "the server is shutting down"};
  const std::string& file = call.api.options.health_file;
  if (!file.empty() && ::access(file.c_str(), F_OK) == 0) {
    return Error{ErrorCode::kNotReady, "taken out of service: the health file exists"};
  }
  if (std::string findings = call.api.options.health->Findings(); !findings.empty()) {
    return Error{ErrorCode::kNotReady, std::move(findings)};
  }
  const BuiltInWork* const work = call.api.work;
  const bool paused = work != nullptr && work->files() != nullptr && work->files()->paused();
  call.Send(Json(paused ? R"({"status":"ok","downloads":"paused"})" : R"({"status":"ok"})"));
  return {};
}

Result<void> GetOutbound(Call& call) {
  const BuiltInWork* const work = call.api.work;
  call.Send(Json(work == nullptr ? R"({"executors":[],"hosts":[]})" : RenderOutbound(*work, call.api.core.now())));
  return {};
}

// While the store cannot be read, all that needs no store is shown: that is when people look.
Result<void> Metrics(Call& call) {
  ApiServices& api = call.api;
  const auto walk = std::make_shared<MetricsWalk>();
  const auto respond = [&api, walk](bool read) {
    const MetricsView& view = walk->view();
    http::Response response =
        Json(RenderInfo(api.options.store, api.options.durability) + RenderHealth(*api.options.health) +
             (read ? RenderQueues(view, api.times.Read(view.ShownQueues())) : "") +
             RenderProcess(MetricsOf(api), api.core.disk_bytes(), ListenersOf(api)) + OutboundMetricsOf(api));
    response.content_type = "text/plain; version=0.0.4; charset=utf-8";
    return response;
  };
  ReadInSteps(
      api.core,
      [&core = api.core, walk](StoreReader& reader) { return walk->Step(reader, core.names(), core.now().wall); },
      [to = std::move(call.responder), respond](const std::optional<Error>& error) {
        to->SendLater([read = !error, respond] { return respond(read); });
      });
  return {};
}

Result<void> OpenApi(Call& call) {
  call.responder->SendLater([] { return Json(std::string(kOpenApiJson)); });
  return {};
}

}  // namespace pawl::routes
