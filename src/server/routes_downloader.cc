// The API that docs/downloader.md walks through: downloads in aggregations, which are groups here, with a callback
// each.
#include <unistd.h>

#include "engine/callback_queries.h"
#include "executors/download_job.h"
#include "server/routes.h"
#include "wire/http/answer_writer.h"
#include "wire/http/parse_downloader.h"
#include "wire/http/parse_settings.h"

namespace pawl::routes {
namespace {

constexpr std::size_t kAggregationsMax = 1'000;

// The callback of the last end of the job, if it has failed.
Result<Seq> FailedCallback(StoreReader& reader, const JobRef& ref) {
  PAWL_ASSIGN(const JobRow job, FindJob(reader, ref));
  PAWL_ASSIGN(const std::vector<CallbackView> callbacks, CallbacksOf(reader, job.seq));
  if (callbacks.empty()) return Error{ErrorCode::kBadTransition, "the job has no callback yet"};
  const CallbackState state = CallbackStateOf(callbacks.back().head.shown);
  if (state == CallbackState::kFailed) return callbacks.back().seq;
  return Error{ErrorCode::kBadTransition, "its last callback is " + std::string(Name(state)) + ", and has not failed"};
}

http::Response PlainText(int status, std::string text) {
  return {status, "text/plain; charset=utf-8", std::move(text)};
}

std::string RenderAggregations(const GroupPage& page) {
  return http::Rendered([&](http::AnswerWriter& json) {
    json.BeginArray();
    for (const FairGroup& group : page.groups) {
      json.BeginObject().Key("name").Text("jobs:" + group.name).Key("size").Uint(group.ready).EndObject();
    }
    json.EndArray();
  });
}

}  // namespace

Result<void> PushDownload(Call& call) {
  PAWL_ASSIGN(PushOp op, http::ParseDownload(call.request.body));
  if (Result<void> applied = call.policy().Apply(op); !applied.ok()) return http::InDownloaderTerms(applied.error());
  PAWL_ASSIGN(op.once, IdempotencyKeyOf(call));
  Submit(call, std::move(op), [](const JobsReply& reply) {
    std::string body = http::Rendered(
        [&](http::AnswerWriter& json) { json.BeginObject().Key("id").Name(reply.jobs.at(0).head.id).EndObject(); });
    return Replayable(Json(std::move(body), 201), reply);
  });
  return {};
}

Result<void> RetryDownloadCallback(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  PAWL_TRY(http::ParseNothing(call.request.body));
  call.api.core.Read([&core = call.api.core, to = std::move(call.responder),
                      ref = std::move(ref)](Result<StoreReader*> reader) {
    const auto callback = reader.ok() ? FailedCallback(**reader, ref) : Result<Seq>(reader.error());
    if (!callback.ok()) return to->Send(Problem(callback.error()));
    core.Submit(RunOp{*callback, true, {}},
                [to](const Result<JobsReply>& reply) { to->Send(reply.ok() ? NoContent() : Problem(reply.error())); });
  });
  return {};
}

Result<void> Heartbeats(Call& call) {
  const std::string& file = call.api.options.health_file;
  const bool out = call.api.draining || (!file.empty() && ::access(file.c_str(), F_OK) == 0);
  call.Send(out ? PlainText(503, "NOT OK") : PlainText(200, "OK"));
  return {};
}

Result<void> ListAggregations(Call& call) {
  const Names& names = call.api.core.names();
  ReadAndSend(
      call,
      [&names](StoreReader& reader) -> Result<GroupPage> {
        auto page = pawl::ListGroups(reader, names, kDownloadType, {}, kAggregationsMax);
        if (!page.ok() && page.error().code == ErrorCode::kNotFound) return GroupPage{};
        return page;
      },
      [](const GroupPage& page) { return Json(RenderAggregations(page)); });
  return {};
}

}  // namespace pawl::routes
