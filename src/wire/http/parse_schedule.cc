#include "wire/http/parse_schedule.h"

#include <array>

#include "base/names.h"
#include "plan/next_time.h"
#include "plan/placeholders.h"
#include "wire/http/parse_template.h"
#include "wire/json/fields.h"
#include "wire/json/schedule_fields.h"

namespace pawl::http {
namespace {

constexpr std::array<Field<TimesAsk>, 4> kTimesAskFields{{
    {"cron", [](const JsonValue& v, TimesAsk& out) { return ReadText(v, kCronMax, out.times.cron); }, true},
    {"timezone", [](const JsonValue& v, TimesAsk& out) { return ReadText(v, kTextMax, out.times.timezone); }},
    {"count", [](const JsonValue& v, TimesAsk& out) { return ReadWhole(v, 1, kPreviewMax, out.count); }},
    {"from", [](const JsonValue& v, TimesAsk& out) { return ReadTime(v, out.from); }},
}};

constexpr std::array<Field<FireOp>, 1> kFireFields{{
    {"at", [](const JsonValue& v, FireOp& out) { return ReadTime(v, out.at); }},
}};

Result<void> ReadPushed(const ScheduleAsk& ask, const TemplateFields& pushed, const FiringFacts& facts,
                        ScheduleSpec& out) {
  const auto expand = [&](std::string_view text) { return Expand(text, facts); };
  if (pushed.workflow) {
    auto jobs = ReadWorkflowTemplate(*pushed.workflow, ask.limits, ask.policy, expand);
    if (!jobs.ok()) return Within("workflow", std::move(jobs).error());
    out.jobs = *std::move(jobs);
    out.workflow = pushed.workflow->raw;
    return {};
  }
  auto job = ReadTemplate(*pushed.job, ask.limits, ask.policy, expand);
  if (!job.ok()) return Within("job", std::move(job).error());
  out.jobs.push_back(*std::move(job));
  return {};
}

}  // namespace

Result<PutScheduleOp> ParseSchedule(const ScheduleAsk& ask) {
  PAWL_TRY(CheckScheduleName(ask.name));
  PAWL_ASSIGN(ScheduleBody body, ReadSchedule(ask.body));
  const ScheduleRequest& asked = body.schedule;
  PAWL_TRY(body.pushed.CheckOne());
  PAWL_ASSIGN(const Plan plan, Plan::Make(asked.times));
  PAWL_ASSIGN(const WallTime first, FirstAfter(plan, ask.now));
  const FiringFacts facts{ask.name, plan.zone(), first, first, 1};
  PutScheduleOp op;
  op.name = ask.name;
  op.spec = {
      asked.times, {}, {}, asked.overlap, asked.catch_up, asked.catch_up_within, asked.jitter, asked.pause_on_failure,
      asked.note};
  PAWL_TRY(ReadPushed(ask, body.pushed, facts, op.spec));
  op.paused = asked.paused;
  return op;
}

Result<void> CheckScheduleName(std::string_view name) {
  if (Result<void> checked = CheckNewName(name); !checked.ok()) return Within("name", checked.error());
  if (name.size() <= kScheduleNameMax) return {};
  return Error{ErrorCode::kInvalid, "must have up to 100 characters: it is part of the ids of jobs", "name"};
}

Result<FireOp> ParseFire(std::string_view body) {
  if (body.empty()) return FireOp{};
  return ReadBody<FireOp>(body, kFireFields);
}

Result<TimesAsk> ParseTimesAsk(std::string_view body) { return ReadBody<TimesAsk>(body, kTimesAskFields); }

}  // namespace pawl::http
