#include "wire/json/schedule_fields.h"

#include <array>

#include "wire/json/api_fields.h"
#include "wire/json/api_workflow.h"
#include "wire/json/fields.h"
#include "wire/json/push_fields.h"
#include "wire/json/ranges.h"

namespace pawl::http {
namespace {

constexpr std::size_t kTimesMax = 100;
constexpr SpanRange kEveryRange{kSecond, kTenYears};
constexpr SpanRange kJitterRange{Millis(0), kDay};

constexpr std::array<Word<Overlap>, 4> kOverlaps{
    {{"skip", Overlap::kSkip}, {"allow", Overlap::kAllow}, {"replace", Overlap::kReplace}, {"wait", Overlap::kWait}}};
constexpr std::array<Word<CatchUp>, 3> kCatchUps{
    {{"one", CatchUp::kOne}, {"skip", CatchUp::kSkip}, {"all", CatchUp::kAll}}};

template <Millis ScheduleRequest::*Member, const SpanRange& Range>
constexpr Field<ScheduleBody> SpanField(std::string_view name) {
  return {name, [](const JsonValue& v, ScheduleBody& out) -> Result<void> {
            std::optional<Millis> span;
            PAWL_TRY(ReadSpan(v, Range, span));
            out.schedule.*Member = *span;
            return {};
          }};
}

Result<void> ReadTimes(const JsonValue& value, std::vector<WallTime>& out) {
  return ReadElements(value, kTimesMax, [&](const JsonValue& element) -> Result<void> {
    std::optional<WallTime> time;
    PAWL_TRY(ReadTime(element, time));
    out.push_back(*time);
    return {};
  });
}

constexpr std::array<Field<ScheduleBody>, 15> kScheduleFields{{
    {"cron", [](const JsonValue& v, ScheduleBody& out) { return ReadText(v, kCronMax, out.schedule.times.cron); }},
    {"timezone",
     [](const JsonValue& v, ScheduleBody& out) { return ReadText(v, kTextMax, out.schedule.times.timezone); }},
    {"every", [](const JsonValue& v, ScheduleBody& out) { return ReadSpan(v, kEveryRange, out.schedule.times.every); }},
    {"at", [](const JsonValue& v, ScheduleBody& out) { return ReadTimes(v, out.schedule.times.at); }},
    {"job",
     [](const JsonValue& v, ScheduleBody& out) -> Result<void> {
       out.pushed.job = v;
       return {};
     }},
    {"workflow",
     [](const JsonValue& v, ScheduleBody& out) -> Result<void> {
       out.pushed.workflow = v;
       return {};
     }},
    {"overlap",
     [](const JsonValue& v, ScheduleBody& out) -> Result<void> {
       PAWL_ASSIGN(out.schedule.overlap, ReadWord<Overlap>(v, kOverlaps));
       return {};
     }},
    {"catch_up",
     [](const JsonValue& v, ScheduleBody& out) -> Result<void> {
       PAWL_ASSIGN(out.schedule.catch_up, ReadWord<CatchUp>(v, kCatchUps));
       return {};
     }},
    SpanField<&ScheduleRequest::catch_up_within, kDelayRange>("catch_up_within"),
    SpanField<&ScheduleRequest::jitter, kJitterRange>("jitter"),
    {"from", [](const JsonValue& v, ScheduleBody& out) { return ReadTime(v, out.schedule.times.from); }},
    {"until", [](const JsonValue& v, ScheduleBody& out) { return ReadTime(v, out.schedule.times.until); }},
    {"paused", [](const JsonValue& v, ScheduleBody& out) { return ReadFlag(v, out.schedule.paused); }},
    {"pause_on_failure",
     [](const JsonValue& v, ScheduleBody& out) { return ReadBool(v, out.schedule.pause_on_failure); }},
    {"note", [](const JsonValue& v, ScheduleBody& out) { return ReadText(v, kDescriptionMax, out.schedule.note); }},
}};

}  // namespace

std::string_view Name(Overlap overlap) { return kOverlaps.at(static_cast<std::size_t>(overlap)).text; }
std::string_view Name(CatchUp catch_up) { return kCatchUps.at(static_cast<std::size_t>(catch_up)).text; }

Result<ScheduleBody> ReadSchedule(std::string_view body) { return ReadBody<ScheduleBody>(body, kScheduleFields); }

Result<void> AppendSchedule(const ScheduleRequest& schedule, std::string& out) {
  std::string pushed;
  const std::string_view what = schedule.workflow ? "workflow" : "job";
  const Result<void> written =
      schedule.workflow ? AppendWorkflow(*schedule.workflow, pushed) : AppendPush(schedule.job, pushed);
  if (!written.ok()) return Within(what, written.error());
  FieldWriter fields(out);
  fields.Text("cron", schedule.times.cron);
  fields.Text("timezone", schedule.times.timezone);
  fields.Span("every", schedule.times.every);
  if (!schedule.times.at.empty()) {
    fields.Key("at").BeginArray();
    for (const WallTime at : schedule.times.at) fields.json().String(FormatTime(at));
    fields.json().EndArray();
  }
  fields.Raw(what, pushed);
  fields.Text("overlap", Name(schedule.overlap));
  fields.Text("catch_up", Name(schedule.catch_up));
  fields.Span("catch_up_within", schedule.catch_up_within);
  fields.Span("jitter", schedule.jitter);
  fields.Time("from", schedule.times.from);
  fields.Time("until", schedule.times.until);
  fields.Flag("paused", schedule.paused);
  fields.Flag("pause_on_failure", schedule.pause_on_failure);
  fields.Text("note", schedule.note);
  fields.End();
  return {};
}

}  // namespace pawl::http
