// Schedules by the library. As other calls that people make they pass through the JSON of the HTTP API.
#include "embed/core_jobs.h"
#include "engine/schedule_queries.h"
#include "wire/http/parse_schedule.h"
#include "wire/http/render_schedule.h"
#include "wire/json/api_call.h"
#include "wire/json/api_reply.h"

namespace pawl {

Result<ScheduleStatus> CoreJobs::PutSchedule(std::string_view name, const ScheduleRequest& schedule,
                                             std::optional<std::uint64_t> etag) {
  PAWL_ASSIGN(const ApiCall call, PutScheduleCall(name, schedule, etag));
  PAWL_ASSIGN(PutScheduleOp op, http::ParseSchedule({name, call.body, limits_, policy_.get(), core_.now().wall}));
  op.etag = etag;
  PAWL_TRY(Submit(std::move(op)));
  return GetSchedule(name);
}

Result<ScheduleStatus> CoreJobs::GetSchedule(std::string_view name) {
  PAWL_TRY(http::CheckScheduleName(name));
  PAWL_ASSIGN(const ScheduleView view, ReadNow(core_, [&](StoreReader& reader) { return ReadSchedule(reader, name); }));
  return ScheduleFromReply(http::RenderSchedule(view));
}

Result<std::vector<ScheduleStatus>> CoreJobs::ListSchedules() {
  constexpr std::size_t kTogether = 1'000;
  std::vector<ScheduleStatus> schedules;
  std::optional<Hash128> from = Hash128{};
  while (from) {
    PAWL_ASSIGN(const SchedulePage page,
                ReadNow(core_, [&](StoreReader& reader) { return pawl::ListSchedules(reader, *from, kTogether); }));
    PAWL_ASSIGN(SchedulesReply reply, SchedulesFromReply(http::RenderSchedules(page)));
    std::move(reply.schedules.begin(), reply.schedules.end(), std::back_inserter(schedules));
    from = page.next;
  }
  SortByName(schedules);
  return schedules;
}

Result<void> CoreJobs::DeleteSchedule(std::string_view name) {
  PAWL_TRY(http::CheckScheduleName(name));
  PAWL_TRY(Submit(DeleteScheduleOp{std::string(name)}));
  return {};
}

Result<ScheduleStatus> CoreJobs::PauseSchedule(std::string_view name, bool paused) {
  PAWL_TRY(http::CheckScheduleName(name));
  PAWL_TRY(Submit(PauseScheduleOp{std::string(name), paused}));
  return GetSchedule(name);
}

Result<Fired> CoreJobs::FireSchedule(std::string_view name, std::optional<WallTime> at) {
  PAWL_TRY(http::CheckScheduleName(name));
  return Submit(FireOp{std::string(name), at});
}

}  // namespace pawl
