#include "wire/http/render_schedule.h"

#include "base/uuid.h"
#include "base/wall_format.h"
#include "wire/http/answer_writer.h"
#include "wire/http/render_job.h"
#include "wire/json/push_fields.h"
#include "wire/json/schedule_fields.h"

namespace pawl::http {
namespace {

void WriteTimes(AnswerWriter& json, const std::vector<WallTime>& times) {
  json.BeginArray();
  for (const WallTime time : times) json.Name(FormatTime(time));
  json.EndArray();
}

double SecondsOf(Millis span) { return static_cast<double>(span.count()) / 1e3; }

void WriteSpec(AnswerWriter& json, const ScheduleSpec& spec) {
  const Timetable& times = spec.times;
  if (!times.cron.empty()) json.Key("cron").Text(times.cron);
  json.Key("timezone").Name(times.timezone);
  if (times.every) json.Key("every").Double(SecondsOf(*times.every));
  if (!times.at.empty()) WriteTimes(json.Key("at"), times.at);
  if (times.from) WriteTime(json, "from", *times.from);
  if (times.until) WriteTime(json, "until", *times.until);
  std::string job;
  if (!spec.workflow.empty()) {
    json.Key("workflow").Value(spec.workflow);
  } else if (AppendPush(spec.jobs.front(), job).ok()) {
    json.Key("job").Value(job);
  }
  json.Key("overlap").Name(Name(spec.overlap)).Key("catch_up").Name(Name(spec.catch_up));
  json.Key("catch_up_within").Double(SecondsOf(spec.catch_up_within)).Key("jitter").Double(SecondsOf(spec.jitter));
  json.Key("pause_on_failure").Bool(spec.pause_on_failure);
  if (!spec.note.empty()) json.Key("note").Text(spec.note);
}

void WriteLast(AnswerWriter& json, const ScheduleView& view) {
  const Schedule& schedule = view.schedule;
  json.BeginObject();
  WriteTime(json, "at", *schedule.last_at);
  WriteTime(json, "fired_at", schedule.last_fired);
  if (schedule.last_error.empty()) {
    json.Key("job").Name(schedule.last_id);
    if (view.last_state) json.Key("state").Name(pawl::Name(*view.last_state));
  } else {
    json.Key("error").Text(schedule.last_error);
  }
  json.EndObject();
}

void WriteSchedule(AnswerWriter& json, const ScheduleView& view) {
  const Schedule& schedule = view.schedule;
  json.BeginObject().Key("name").Name(schedule.name);
  WriteSpec(json, schedule.spec);
  json.Key("paused").Bool(schedule.paused);
  if (!schedule.paused_because.empty()) json.Key("paused_because").Text(schedule.paused_because);
  WriteTimes(json.Key("next"), view.next);
  if (!view.preview.empty()) WriteTimes(json.Key("preview"), view.preview);
  if (schedule.last_at) WriteLast(json.Key("last"), view);
  json.Key("counts").BeginObject();
  json.Key("fired").Uint(schedule.counts.fired).Key("skipped").Uint(schedule.counts.skipped);
  json.Key("missed").Uint(schedule.counts.missed).Key("failed").Uint(schedule.counts.failed).EndObject();
  json.Key("etag").Uint(schedule.etag).EndObject();
}

}  // namespace

std::string RenderSchedule(const ScheduleView& view) {
  return Rendered([&](AnswerWriter& json) { WriteSchedule(json, view); });
}

std::string RenderSchedules(const SchedulePage& page) {
  return Rendered([&](AnswerWriter& json) {
    json.BeginObject().Key("schedules").BeginArray();
    for (const ScheduleView& view : page.schedules) WriteSchedule(json, view);
    json.EndArray();
    if (page.next) json.Key("cursor").Name(ToHex(page.next->bytes));
    json.EndObject();
  });
}

std::string RenderFired(const Fired& fired) {
  return Rendered([&](AnswerWriter& json) {
    json.BeginObject().Key("result").Name(pawl::Name(fired.result));
    if (!fired.job.empty()) json.Key("job").Name(fired.job);
    if (!fired.error.empty()) json.Key("error").Text(fired.error);
    json.EndObject();
  });
}

std::string RenderTimes(const std::vector<WallTime>& times) {
  return Rendered([&](AnswerWriter& json) {
    json.BeginObject();
    WriteTimes(json.Key("times"), times);
    json.EndObject();
  });
}

}  // namespace pawl::http
