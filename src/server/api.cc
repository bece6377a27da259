#include "server/api.h"

#include <algorithm>
#include <array>
#include <vector>

#include "executors/built_in_work.h"
#include "server/http_render.h"
#include "server/public_address.h"
#include "server/routes.h"
#include "server/services.h"
#include "wire/http/query.h"

namespace pawl {
namespace {

struct Route {
  RouteInfo info;
  Result<void> (*handler)(Call& call);
};

// What workers and producers call most stands first. A path without parameters stands before one that has them.
constexpr Route kRoutes[] = {
    {{"POST", "/v1/jobs", Scope::kPush}, routes::Push},
    {{"POST", "/v1/claim", Scope::kWork}, routes::Claim},
    {{"POST", "/v1/jobs/{ref}/complete", Scope::kWork}, routes::Complete},
    {{"POST", "/v1/finish", Scope::kWork}, routes::FinishMany},
    {{"POST", "/v1/jobs/{ref}/heartbeat", Scope::kWork}, routes::Heartbeat},
    {{"POST", "/v1/jobs/bulk", Scope::kPush}, routes::PushBulk},
    {{"POST", "/v1/jobs/{ref}/fail", Scope::kWork}, routes::Fail},
    {{"POST", "/v1/jobs/{ref}/commit", Scope::kWork}, routes::Commit},
    {{"POST", "/v1/jobs/{ref}/read", Scope::kWork}, routes::ReadDocuments},
    {{"POST", "/v1/jobs/{ref}/release", Scope::kWork}, routes::Release},
    {{"POST", "/v1/jobs/{ref}/suspend", Scope::kWork}, routes::Suspend},
    {{"GET", "/v1/jobs", Scope::kRead}, routes::ListJobs},
    {{"POST", "/v1/jobs/run", Scope::kAdmin}, routes::RunMany},
    {{"POST", "/v1/jobs/terminate", Scope::kAdmin}, routes::TerminateMany},
    {{"POST", "/v1/jobs/delete", Scope::kAdmin}, routes::DeleteMany},
    {{"GET", "/v1/jobs/{ref}", Scope::kStatus}, routes::GetJob},
    {{"GET", "/v1/jobs/{ref}/runs", Scope::kRead}, routes::ListRuns},
    {{"PATCH", "/v1/jobs/{ref}", Scope::kAdmin}, routes::EditJob},
    {{"DELETE", "/v1/jobs/{ref}", Scope::kAdmin}, routes::DeleteJob},
    {{"POST", "/v1/jobs/{ref}/run", Scope::kAdmin}, routes::RunJob},
    {{"POST", "/v1/jobs/{ref}/terminate", Scope::kAdmin}, routes::TerminateJob},
    {{"POST", "/v1/jobs/{ref}/copy", Scope::kPush}, routes::CopyJob},
    {{"POST", "/v1/jobs/{ref}/ports/{side}/{port}", Scope::kPush}, routes::WritePort},
    {{"GET", "/v1/jobs/{ref}/ports/{side}/{port}", Scope::kWork}, routes::PeekPort},
    {{"POST", "/v1/jobs/{ref}/ports/{side}/{port}/read", Scope::kWork}, routes::ReadPort},
    {{"POST", "/v1/jobs/{ref}/connect", Scope::kWork}, routes::ConnectPorts},
    {{"GET", "/v1/jobs/{ref}/ports", Scope::kRead}, routes::GetPorts},
    {{"PATCH", "/v1/jobs/{ref}/ports", Scope::kAdmin}, routes::PatchPorts},
    {{"GET", "/v1/jobs/{ref}/state", Scope::kRead}, routes::GetState},
    {{"PATCH", "/v1/jobs/{ref}/state", Scope::kWork}, routes::PatchState},
    {{"GET", "/v1/jobs/{ref}/children", Scope::kRead}, routes::ListChildren},
    {{"GET", "/v1/jobs/{ref}/children/{name}", Scope::kWork}, routes::GetChild},
    {{"GET", "/v1/jobs/{ref}/tree", Scope::kRead}, routes::GetTree},
    {{"PUT", "/v1/jobs/{ref}/parent", Scope::kAdmin}, routes::AdoptJob},
    {{"DELETE", "/v1/jobs/{ref}/parent", Scope::kAdmin}, routes::DisownJob},
    {{"PUT", "/v1/jobs/{ref}/aliases/{alias}", Scope::kAdmin}, routes::AddAlias},
    {{"DELETE", "/v1/jobs/{ref}/aliases/{alias}", Scope::kAdmin}, routes::RemoveAlias},
    {{"POST", "/v1/workflows", Scope::kPush}, routes::PushWorkflow},
    {{"GET", "/v1/workflows", Scope::kRead}, routes::ListWorkflows},
    {{"GET", "/v1/workflows/{ref}", Scope::kStatus}, routes::GetWorkflow},
    {{"DELETE", "/v1/workflows/{ref}", Scope::kAdmin}, routes::DeleteWorkflow},
    {{"POST", "/v1/workflows/{ref}/pause", Scope::kAdmin}, routes::PauseWorkflow},
    {{"POST", "/v1/workflows/{ref}/resume", Scope::kAdmin}, routes::ResumeWorkflow},
    {{"POST", "/v1/workflows/{ref}/terminate", Scope::kAdmin}, routes::TerminateWorkflow},
    {{"POST", "/v1/workflows/{ref}/close", Scope::kAdmin}, routes::CloseWorkflow},
    {{"POST", "/v1/workflows/{ref}/restart", Scope::kAdmin}, routes::RestartWorkflow},
    {{"POST", "/v1/workflows/{ref}/tasks", Scope::kAdmin}, routes::AddTasks},
    {{"GET", "/v1/workflows/{ref}/tasks/{name}", Scope::kStatus}, routes::GetWorkflowTask},
    {{"POST", "/v1/tasks", Scope::kPush}, routes::ImportTask},
    {{"GET", "/v1/tasks/{ref}", Scope::kStatus}, routes::GetTask},
    {{"POST", "/v1/tasks/{ref}/pause", Scope::kAdmin}, routes::PauseTask},
    {{"POST", "/v1/tasks/{ref}/resume", Scope::kAdmin}, routes::ResumeTask},
    {{"POST", "/v1/tasks/{ref}/skip", Scope::kAdmin}, routes::SkipTask},
    {{"POST", "/v1/tasks/{ref}/activate", Scope::kAdmin}, routes::ActivateTask},
    {{"POST", "/v1/tasks/{ref}/restart", Scope::kAdmin}, routes::RestartTask},
    {{"POST", "/v1/tasks/{ref}/terminate", Scope::kAdmin}, routes::TerminateTask},
    {{"GET", "/v1/tasks/{ref}/partitions", Scope::kRead}, routes::ListPartitions},
    {{"POST", "/v1/tasks/{ref}/partitions", Scope::kAdmin}, routes::AddPartitions},
    {{"GET", "/v1/tasks/{ref}/partitions/{n}", Scope::kRead}, routes::GetPartition},
    {{"PATCH", "/v1/tasks/{ref}/partitions/{n}", Scope::kAdmin}, routes::PatchPartition},
    {{"POST", "/v1/tasks/{ref}/drain", Scope::kAdmin}, routes::DrainTask},
    {{"GET", "/v1/tasks/{ref}/errors", Scope::kRead}, routes::ListScanErrors},
    {{"POST", "/v1/tasks/{ref}/errors/replay", Scope::kAdmin}, routes::ReplayScanErrors},
    {{"GET", "/v1/jobs/{ref}/callbacks", Scope::kStatus}, routes::ListJobCallbacks},
    {{"GET", "/v1/callbacks", Scope::kRead}, routes::ListCallbacks},
    {{"GET", "/v1/outbound", Scope::kRead}, routes::GetOutbound},
    {{"POST", "/v1/callbacks/retry", Scope::kAdmin}, routes::RetryCallbacks},
    {{"POST", "/v1/callbacks/test", Scope::kAdmin}, routes::TestCallback},
    {{"GET", "/v1/callbacks/{id}", Scope::kRead}, routes::GetCallback},
    {{"DELETE", "/v1/callbacks/{id}", Scope::kAdmin}, routes::DeleteCallback},
    {{"POST", "/v1/callbacks/{id}/retry", Scope::kAdmin}, routes::RetryCallback},
    {{"GET", "/v1/files/{ref}", Scope::kRead}, routes::GetFile},
    {{"HEAD", "/v1/files/{ref}", Scope::kRead}, routes::GetFile},
    {{"POST", "/v1/channels/{channel...}", Scope::kPush}, routes::Publish},
    {{"GET", "/v1/channels/{channel...}", Scope::kRead}, routes::FollowChannel},
    {{"GET", "/v1/schedules", Scope::kRead}, routes::ListSchedules},
    {{"GET", "/v1/schedules/{name}", Scope::kRead}, routes::GetSchedule},
    {{"PUT", "/v1/schedules/{name}", Scope::kAdmin}, routes::PutSchedule},
    {{"DELETE", "/v1/schedules/{name}", Scope::kAdmin}, routes::DeleteSchedule},
    {{"POST", "/v1/schedules/{name}/fire", Scope::kAdmin}, routes::FireSchedule},
    {{"POST", "/v1/schedules/{name}/pause", Scope::kAdmin}, routes::PauseSchedule},
    {{"POST", "/v1/schedules/{name}/resume", Scope::kAdmin}, routes::ResumeSchedule},
    {{"POST", "/v1/cron", Scope::kRead}, routes::TryCron},
    {{"POST", "/hooks/{secret}", Scope::kNone}, routes::CallHook},
    {{"GET", "/v1/hooks", Scope::kAdmin}, routes::ListHooks},
    {{"GET", "/v1/hooks/{name}", Scope::kAdmin}, routes::GetHook},
    {{"PUT", "/v1/hooks/{name}", Scope::kAdmin}, routes::PutHook},
    {{"DELETE", "/v1/hooks/{name}", Scope::kAdmin}, routes::DeleteHook},
    {{"POST", "/v1/hooks/{name}/rotate", Scope::kAdmin}, routes::RotateHook},
    {{"GET", "/v1/queues", Scope::kRead}, routes::ListQueues},
    {{"GET", "/v1/queues/{queue}", Scope::kRead}, routes::GetQueue},
    {{"PATCH", "/v1/queues/{queue}", Scope::kAdmin}, routes::PatchQueue},
    {{"DELETE", "/v1/queues/{queue}", Scope::kAdmin}, routes::DeleteQueue},
    {{"POST", "/v1/queues/{queue}/purge", Scope::kAdmin}, routes::PurgeQueue},
    {{"GET", "/v1/queues/{queue}/groups", Scope::kRead}, routes::ListGroups},
    {{"GET", "/v1/queues/{queue}/groups/{group}", Scope::kRead}, routes::GetGroup},
    {{"PATCH", "/v1/queues/{queue}/groups/{group}", Scope::kAdmin}, routes::PatchGroup},
    {{"GET", "/v1/queues/{queue}/groups/{group}/jobs", Scope::kRead}, routes::ListGroupJobs},
    {{"GET", "/v1/errors", Scope::kRead}, routes::ListErrors},
    {{"GET", "/v1/stats", Scope::kRead}, routes::GetStats},
    {{"GET", "/v1/stats/history", Scope::kRead}, routes::GetHistory},
    {{"GET", "/v1/stats/times", Scope::kRead}, routes::GetTimes},
    {{"GET", "/v1/stats/stream", Scope::kRead}, routes::FollowStats},
    {{"GET", "/v1/workers", Scope::kRead}, routes::ListWorkers},
    {{"GET", "/v1/nodes", Scope::kRead}, routes::ListNodes},
    {{"POST", "/v1/workers/{worker}/quiet", Scope::kAdmin}, routes::QuietWorker},
    {{"POST", "/v1/workers/{worker}/stop", Scope::kAdmin}, routes::StopWorker},
    {{"POST", "/v1/workers/{worker}/resume", Scope::kAdmin}, routes::ResumeWorker},
    {{"GET", "/v1/workers/{queue}", Scope::kRead}, routes::ListTypes},
    {{"GET", "/v1/workers/{queue}/{type}", Scope::kRead}, routes::GetType},
    {{"PUT", "/v1/workers/{queue}/{type}", Scope::kWork}, routes::PutType},
    {{"DELETE", "/v1/workers/{queue}/{type}", Scope::kWork}, routes::DeleteType},
    {{"GET", "/v1/events", Scope::kRead}, routes::Events},
    {{"GET", "/v1/operations/{id}", Scope::kStatus}, routes::GetOperation},
    {{"POST", "/jobber/queue", Scope::kPush}, routes::JobberPush},
    {{"POST", "/download", Scope::kPush}, routes::PushDownload},
    {{"POST", "/retry/{ref}", Scope::kPush}, routes::RetryDownloadCallback},
    {{"GET", "/hb", Scope::kNone}, routes::Heartbeats},
    {{"GET", "/dashboard/aggregations", Scope::kRead}, routes::ListAggregations},
    {{"POST", "/v1/admin/backup", Scope::kAdmin}, routes::Backup},
    {{"GET", "/", Scope::kNone}, routes::Root},
    {{"GET", "/v1/me", Scope::kRead}, routes::Me},
    {{"GET", "/v1/about", Scope::kRead}, routes::About},
    {{"GET", "/v1/config", Scope::kAdmin}, routes::GetConfig},
    {{"POST", "/ui/session", Scope::kNone}, routes::SignIn},
    {{"DELETE", "/ui/session", Scope::kNone}, routes::SignOut},
    {{"GET", "/ui", Scope::kNone}, routes::Ui},
    {{"GET", "/ui/{path...}", Scope::kNone}, routes::Ui},
    {{"GET", "/healthz", Scope::kNone, true}, routes::Healthz},
    {{"GET", "/readyz", Scope::kNone, true}, routes::Readyz},
    {{"GET", "/metrics", Scope::kRead, true}, routes::Metrics},
    {{"GET", "/openapi.json", Scope::kNone}, routes::OpenApi},
};

using Parameters = std::array<std::string_view, 3>;  // as sent, percent-encoded

// Whether the path has this pattern, and what stands in place of its {parameters}. One that ends in "..." takes all the
// rest of the path.
bool Matches(std::string_view pattern, std::string_view path, Parameters& parameters) {
  std::size_t count = 0;
  while (true) {
    const std::size_t open = std::min(pattern.find('{'), pattern.size());
    if (path.substr(0, open) != pattern.substr(0, open)) return false;
    path.remove_prefix(open);
    pattern.remove_prefix(open);
    if (pattern.empty()) return path.empty();
    const std::size_t close = pattern.find('}');
    if (pattern.substr(0, close).ends_with("...")) {
      parameters.at(count) = path;
      return true;
    }
    const std::size_t length = std::min(path.find('/'), path.size());
    if (length == 0) return false;
    parameters.at(count++) = path.substr(0, length);
    path.remove_prefix(length);
    pattern.remove_prefix(close + 1);
  }
}

struct Found {
  const Route* route = nullptr;
  Parameters parameters;
  std::string allowed;  // methods of that path, when the one asked for is not among them
};

// `found.parameters` are parts of the request's path.
Found FindRoute(const ApiServices& api, const http::Request& request) {
  Found found;
  const std::string_view path = WithoutBase(request.path, api.options.ui_base);
  for (const Route& route : kRoutes) {
    if (api.options.probes_only && !route.info.is_probe) continue;
    Parameters parameters;
    if (!Matches(route.info.pattern, path, parameters)) continue;
    if (route.info.method == request.method) {
      found.route = &route;
      found.parameters = parameters;
      return found;
    }
    if (!found.allowed.empty()) found.allowed += ", ";
    found.allowed += route.info.method;
  }
  return found;
}

// The answer to a request that fails. Wrong tokens are counted by address: those that come too fast get 429, and no
// word of what is wrong with them.
http::Response Failed(ApiServices& api, const http::Request& request, const Error& error) {
  const bool wrong_token = error.code == ErrorCode::kUnauthorized && !request.Header("authorization").empty();
  return wrong_token ? WrongToken(api, request, error) : Problem(error);
}

// The answer to a request that no route takes: nothing at all is told to those who may not call anything.
http::Response NoRoute(ApiServices& api, const http::Request& request, const Found& found) {
  if (const Result<Caller> allowed = api.guard.Check(request, Scope::kStatus, api.core.now().wall);
      !allowed.ok() && allowed.error().code == ErrorCode::kUnauthorized) {
    return Failed(api, request, allowed.error());
  }
  if (found.allowed.empty()) {
    return Problem({ErrorCode::kNoRoute, api.options.probes_only
                                             ? "this node does not have the role api; it answers /healthz, /readyz and "
                                               "/metrics only"
                                             : "there is nothing at this path"});
  }
  http::Response response =
      Problem({ErrorCode::kBadMethod, request.method + " is not possible here; allowed: " + found.allowed});
  response.headers.emplace_back("allow", found.allowed);
  return response;
}

// Relative: a proxy may have put us under any other path besides.
http::Response ToBase(const std::string& base) {
  return {308, "", "", {{"location", base.substr(base.rfind('/') + 1) + "/"}}};
}

Result<void> Dispatch(Call& call, const Found& found) {
  PAWL_ASSIGN(call.caller, call.api.guard.Check(call.request, found.route->info.scope, call.api.core.now().wall));
  for (std::size_t i = 0; i < found.parameters.size(); ++i) {
    auto decoded = http::PercentDecode(found.parameters[i]);
    if (!decoded) return Error{ErrorCode::kBadRequest, "the path has a '%' without two hexadecimal digits"};
    call.parameters[i] = *std::move(decoded);
  }
  return found.route->handler(call);
}

}  // namespace

Api::Api(Core& core, ApiOptions options) : services_(std::make_unique<ApiServices>(core, std::move(options))) {
  ApiServices* const api = services_.get();
  listener_ = core.Listen([api](const std::vector<Transition>& transitions, bool elsewhere) {
    if (!elsewhere) api->times.OnTransitions(transitions);
    api->watch.OnTransitions(transitions);
    api->events.Post(transitions);
  });
  messages_ = core.ListenMessages([api](const std::vector<Message>& messages) { api->channels.Post(messages); });
  core.FollowWhile([api] { return api->watch.waiting() || api->events.followed() || api->channels.followed(); });
  core.OnTold([api](Topic, std::string_view message) { routes::HearOrders(*api, message); });
  core.NoteWith([api] { return routes::WorkersNote(*api); });
}

Api::~Api() {
  services_->core.Unlisten(listener_);
  services_->core.Unlisten(messages_);
  services_->core.OnTold({});
  services_->core.NoteWith({});
  services_->core.FollowWhile({});
}

std::optional<http::Response> Api::Check(const http::Request& head) const {
  const Found found = FindRoute(*services_, head);
  if (found.route == nullptr) return NoRoute(*services_, head, found);
  const WallTime now = services_->core.now().wall;
  if (const Result<Caller> allowed = services_->guard.Check(head, found.route->info.scope, now); !allowed.ok()) {
    return Failed(*services_, head, allowed.error());
  }
  return std::nullopt;
}

void Api::Handle(http::Request request, std::shared_ptr<http::Responder> responder) {
  Call call{*services_, std::move(request), {}, std::move(responder), {}};
  const std::string& base = services_->options.ui_base;
  if (!base.empty() && call.request.path == base) return call.Send(ToBase(base));
  call.request.path.erase(0, call.request.path.size() - WithoutBase(call.request.path, base).size());
  const Found found = FindRoute(*services_, call.request);
  if (found.route == nullptr) return call.Send(NoRoute(*services_, call.request, found));
  const Result<void> handled = Dispatch(call, found);
  if (!handled.ok()) call.Send(Failed(*services_, call.request, handled.error()));
}

void Api::SetBuiltInWork(const BuiltInWork& work) {
  services_->policy.Set(work.policy());
  services_->policy_without_sql.Set(work.policy().WithoutSql());
  services_->work = &work;
}

void Api::SetScanReads(ScanReads& reads) { services_->scan_reads = &reads; }

void Api::SetTokens(std::vector<ApiToken> tokens) {
  services_->guard.SetTokens(std::move(tokens));
  services_->streams.EndUnknown();
}

void Api::SetConfig(std::vector<ShownOption> config) { services_->config.Set(std::move(config)); }

void Api::Drain() {
  services_->draining = true;
  for (const Core::ClaimHandle handle : services_->claims.All()) services_->core.CancelClaim(handle);
  services_->watch.Stop();
  services_->events.Stop();
  services_->channels.Stop();
  services_->stats.Stop();
}

std::span<const RouteInfo> Api::Routes() {
  static const std::vector<RouteInfo> all = [] {
    std::vector<RouteInfo> infos;
    for (const Route& route : kRoutes) infos.push_back(route.info);
    return infos;
  }();
  return all;
}

}  // namespace pawl
