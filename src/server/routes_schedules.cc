// Schedules: jobs that are pushed at times.
#include "plan/next_time.h"
#include "server/routes.h"
#include "wire/http/parse_schedule.h"
#include "wire/http/render_schedule.h"

namespace pawl::routes {

Result<void> TryCron(Call& call) {
  PAWL_ASSIGN(const http::TimesAsk ask, http::ParseTimesAsk(call.request.body));
  PAWL_ASSIGN(const Plan plan, Plan::Make(ask.times));
  const WallTime from = ask.from.value_or(call.api.core.now().wall);
  PAWL_TRY(FirstAfter(plan, from));
  call.Send(Json(http::RenderTimes(plan.ListAfter(from, ask.count))));
  return {};
}

}  // namespace pawl::routes
