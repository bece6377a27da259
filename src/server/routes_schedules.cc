// Schedules: jobs that are pushed at times.
#include <array>

#include "base/wall_format.h"
#include "engine/schedule_queries.h"
#include "plan/next_time.h"
#include "server/routes.h"
#include "wire/http/parse_edit.h"
#include "wire/http/parse_schedule.h"
#include "wire/http/parse_settings.h"
#include "wire/http/query.h"
#include "wire/http/render_schedule.h"
#include "wire/json/schedule_fields.h"

namespace pawl::routes {
namespace {

using http::Parameter;

constexpr std::array<Parameter<SchedulePreview>, 2> kPreviewParameters{{
    {"preview",
     [](const std::string& text, SchedulePreview& out) -> Result<void> {
       PAWL_ASSIGN(out.count, http::ParseWhole(text, 1, http::kPreviewMax));
       return {};
     }},
    {"from",
     [](const std::string& text, SchedulePreview& out) -> Result<void> {
       PAWL_ASSIGN(out.from, ParseTime(text));
       return {};
     }},
}};

Result<std::string> ScheduleOf(const Call& call) {
  PAWL_TRY(http::CheckScheduleName(call.parameters[0]));
  return call.parameters[0];
}

void SendSchedule(ApiServices& api, std::shared_ptr<http::Responder> to, std::string name, int status = 200,
                  const SchedulePreview& preview = {}) {
  ReadAndSend(
      api, std::move(to),
      [name = std::move(name), preview](StoreReader& reader) { return ReadSchedule(reader, name, preview); },
      [status](const ScheduleView& view) {
        http::Response response = Json(http::RenderSchedule(view), status);
        response.headers.emplace_back("etag", http::RenderTag(view.schedule.etag));
        return response;
      });
}

Result<void> SetPaused(Call& call, bool paused) {
  PAWL_ASSIGN(std::string name, ScheduleOf(call));
  PAWL_TRY(http::ParseNothing(call.request.body));
  ApiServices& api = call.api;
  PauseScheduleOp op{name, paused};
  api.core.Submit(std::move(op),
                  [&api, to = std::move(call.responder), name](const Result<PauseScheduleOp::Reply>& reply) {
                    if (!reply.ok()) return to->Send(Problem(reply.error()));
                    SendSchedule(api, to, name);
                  });
  return {};
}

}  // namespace

Result<void> ListSchedules(Call& call) {
  PAWL_ASSIGN(const HashPage page, ReadHashPage(call));
  ReadAndSend(
      call, [page](StoreReader& reader) { return pawl::ListSchedules(reader, page.from, page.limit); },
      [](const SchedulePage& found) { return Json(http::RenderSchedules(found)); });
  return {};
}

Result<void> GetSchedule(Call& call) {
  PAWL_ASSIGN(std::string name, ScheduleOf(call));
  const SchedulePreview usual{0, call.api.core.now().wall};
  PAWL_ASSIGN(const SchedulePreview preview,
              http::ReadQuery<SchedulePreview>(call.request.query, kPreviewParameters, usual));
  SendSchedule(call.api, std::move(call.responder), std::move(name), 200, preview);
  return {};
}

Result<void> PutSchedule(Call& call) {
  PAWL_ASSIGN(PutScheduleOp op, http::ParseSchedule({call.parameters[0], call.request.body, call.limits(),
                                                     call.policy(), call.api.core.now().wall}));
  op.etag = http::ParseTag(call.request.Header("if-match"));
  ApiServices& api = call.api;
  const std::string name = op.name;
  api.core.Submit(std::move(op),
                  [&api, to = std::move(call.responder), name](const Result<PutScheduleOp::Reply>& reply) {
                    if (!reply.ok()) return to->Send(Problem(reply.error()));
                    SendSchedule(api, to, name, reply->created ? 201 : 200);
                  });
  return {};
}

Result<void> DeleteSchedule(Call& call) {
  PAWL_ASSIGN(std::string name, ScheduleOf(call));
  DeleteScheduleOp op{name, http::ParseTag(call.request.Header("if-match"))};
  Submit(call, std::move(op), [actor = ActorOf(call), name](const DeleteScheduleOp::Reply&) {
    Audit(actor, "delete schedule", name, 1);
    return NoContent();
  });
  return {};
}

Result<void> FireSchedule(Call& call) {
  PAWL_ASSIGN(std::string name, ScheduleOf(call));
  PAWL_ASSIGN(FireOp op, http::ParseFire(call.request.body));
  op.name = std::move(name);
  Submit(call, std::move(op), [](const Fired& fired) { return Json(http::RenderFired(fired)); });
  return {};
}

Result<void> PauseSchedule(Call& call) { return SetPaused(call, true); }
Result<void> ResumeSchedule(Call& call) { return SetPaused(call, false); }

Result<void> TryCron(Call& call) {
  PAWL_ASSIGN(const http::TimesAsk ask, http::ParseTimesAsk(call.request.body));
  PAWL_ASSIGN(const Plan plan, Plan::Make(ask.times));
  const WallTime from = ask.from.value_or(call.api.core.now().wall);
  PAWL_TRY(FirstAfter(plan, from));
  call.Send(Json(http::RenderTimes(plan.ListAfter(from, ask.count))));
  return {};
}

}  // namespace pawl::routes
