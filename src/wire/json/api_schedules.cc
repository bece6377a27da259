// Schedules as requests and answers of the HTTP API.
#include <algorithm>

#include "wire/json/api_call.h"
#include "wire/json/api_fields.h"
#include "wire/json/api_reader.h"
#include "wire/json/api_reply.h"
#include "wire/json/push_fields.h"
#include "wire/json/schedule_fields.h"

namespace pawl {
namespace {

std::string SchedulePath(std::string_view name, std::string_view rest = {}) {
  return "/v1/schedules/" + PercentEncode(name) + std::string(rest);
}

Result<void> AddTime(const JsonValue& value, std::vector<WallTime>& out) {
  PAWL_ASSIGN(const std::string text, value.String());
  PAWL_ASSIGN(const WallTime time, ParseTime(text));
  out.push_back(time);
  return {};
}

void ReadTimetable(FieldReader& fields, Timetable& times) {
  fields.Text("cron", times.cron);
  fields.Text("timezone", times.timezone);
  fields.Maybe("every", times.every);
  fields.Array("at", [&](const JsonValue& value) { return AddTime(value, times.at); });
  fields.Maybe("from", times.from);
  fields.Maybe("until", times.until);
}

Result<void> ReadLast(const JsonValue& value, ScheduleStatus::Last& last) {
  FieldReader fields(value);
  fields.Time("at", last.at);
  fields.Time("fired_at", last.fired_at);
  fields.Text("job", last.job);
  fields.Maybe("state", last.state, [&](JobState& state) { fields.State("state", state); });
  fields.Text("error", last.error);
  return fields.Done();
}

// A word that a newer server knows and we do not stands for the usual.
template <typename E, std::size_t kCount>
void ReadNamed(FieldReader& fields, std::string_view key, const std::array<E, kCount>& all, E& out) {
  std::string word;
  fields.Text(key, word);
  for (const E one : all) {
    if (http::Name(one) == word) out = one;
  }
}

Result<ScheduleStatus> ReadStatus(FieldReader fields) {
  ScheduleStatus status;
  fields.Need("name");
  fields.Text("name", status.name);
  ReadTimetable(fields, status.times);
  // The template may hold placeholders where a push has names, so it is read without the checks of a push.
  fields.Object("job", [&](const JsonValue& job) { return http::ReadTemplateFields(job, status.job); });
  fields.Object("workflow",
                [&](const JsonValue& value) { return http::ReadTemplateFields(value, status.workflow.emplace()); });
  ReadNamed(fields, "overlap", std::array{Overlap::kSkip, Overlap::kAllow, Overlap::kReplace, Overlap::kWait},
            status.overlap);
  ReadNamed(fields, "catch_up", std::array{CatchUp::kOne, CatchUp::kSkip, CatchUp::kAll}, status.catch_up);
  fields.Span("catch_up_within", status.catch_up_within);
  fields.Span("jitter", status.jitter);
  fields.Maybe("paused", status.paused, [&](bool& paused) { fields.Flag("paused", paused); });
  fields.Text("paused_because", status.paused_because);
  fields.Flag("pause_on_failure", status.pause_on_failure);
  fields.Text("note", status.note);
  fields.Array("next", [&](const JsonValue& value) { return AddTime(value, status.next); });
  fields.Object("last",
                [&](const JsonValue& value) { return ReadLast(value, status.last.emplace(ScheduleStatus::Last{})); });
  fields.Object("counts", [&](const JsonValue& value) {
    FieldReader counts(value);
    counts.Number("fired", status.counts.fired);
    counts.Number("skipped", status.counts.skipped);
    counts.Number("missed", status.counts.missed);
    counts.Number("failed", status.counts.failed);
    return counts.Done();
  });
  fields.Number("etag", status.etag);
  PAWL_TRY(fields.Done());
  return status;
}

}  // namespace

Result<ApiCall> PutScheduleCall(std::string_view name, const ScheduleRequest& schedule,
                                std::optional<std::uint64_t> etag) {
  ApiCall call{.method = "PUT", .path = SchedulePath(name)};
  PAWL_TRY(http::AppendSchedule(schedule, call.body));
  if (etag) call.if_match = '"' + std::to_string(*etag) + '"';
  return call;
}

ApiCall GetScheduleCall(std::string_view name) { return {.path = SchedulePath(name)}; }

ApiCall ListSchedulesCall(std::string_view cursor) {
  return {.path = "/v1/schedules?limit=1000" + (cursor.empty() ? "" : "&cursor=" + PercentEncode(cursor))};
}

ApiCall DeleteScheduleCall(std::string_view name) { return {.method = "DELETE", .path = SchedulePath(name)}; }

ApiCall PauseScheduleCall(std::string_view name, bool paused) {
  return {.method = "POST", .path = SchedulePath(name, paused ? "/pause" : "/resume"), .body = "{}"};
}

ApiCall FireScheduleCall(std::string_view name, const std::optional<WallTime>& at) {
  ApiCall call{.method = "POST", .path = SchedulePath(name, "/fire")};
  call.repeatable = at.has_value();  // the same time is the same job
  FieldWriter fields(call.body);
  fields.Time("at", at);
  fields.End();
  return call;
}

Result<ScheduleStatus> ScheduleFromReply(std::string_view body) { return ReadStatus(FieldReader(body)); }

Result<SchedulesReply> SchedulesFromReply(std::string_view body) {
  FieldReader fields(body);
  SchedulesReply reply;
  fields.Array("schedules", [&](const JsonValue& value) -> Result<void> {
    PAWL_ASSIGN(ScheduleStatus status, ReadStatus(FieldReader(value)));
    reply.schedules.push_back(std::move(status));
    return {};
  });
  fields.Text("cursor", reply.cursor);
  PAWL_TRY(fields.Done());
  return reply;
}

void SortByName(std::vector<ScheduleStatus>& schedules) {
  std::sort(schedules.begin(), schedules.end(),
            [](const ScheduleStatus& a, const ScheduleStatus& b) { return a.name < b.name; });
}

Result<Fired> FiredFromReply(std::string_view body) {
  FieldReader fields(body);
  Fired fired;
  std::string result;
  fields.Need("result");
  fields.Text("result", result);
  for (std::size_t i = 0; i < kFireResults; ++i) {
    if (Name(static_cast<FireResult>(i)) == result) fired.result = static_cast<FireResult>(i);
  }
  fields.Text("job", fired.job);
  fields.Text("error", fired.error);
  PAWL_TRY(fields.Done());
  return fired;
}

}  // namespace pawl
