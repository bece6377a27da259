#include "engine/schedule_queries.h"

#include "plan/next_time.h"
#include "rules/record_keys.h"
#include "store/job_codec.h"
#include "store/schedule_codec.h"

namespace pawl {
namespace {

constexpr std::size_t kNextShown = 5;

Result<ScheduleView> ViewOf(StoreReader& reader, Schedule schedule, const SchedulePreview& preview) {
  ScheduleView view{std::move(schedule), {}, {}};
  const Result<Plan> plan = Plan::Make(view.schedule.spec.times);
  // A node without the zone's file can still show the rest.
  if (plan.ok() && preview.count > 0) view.preview = plan->ListAfter(preview.from, preview.count);
  if (view.schedule.next) {
    if (plan.ok()) view.next = plan->ListAfter(*view.schedule.next, kNextShown - 1);
    view.next.insert(view.next.begin(), *view.schedule.next);
  }
  if (view.schedule.last_job != 0) {
    PAWL_ASSIGN(const Record head, reader.Read(HeadKey(view.schedule.last_job)));
    if (head.exists()) {
      PAWL_ASSIGN(const JobHead job, DecodeHead(head.value));
      view.last_state = job.shown;
    }
  }
  return view;
}

}  // namespace

Result<ScheduleView> ReadSchedule(StoreReader& reader, std::string_view name, const SchedulePreview& preview) {
  PAWL_ASSIGN(const Record record, reader.Read(ScheduleKey(name)));
  if (!record.exists()) return Error{ErrorCode::kNotFound, "there is no schedule " + std::string(name)};
  PAWL_ASSIGN(Schedule schedule, DecodeSchedule(record.value));
  return ViewOf(reader, std::move(schedule), preview);
}

Result<SchedulePage> ListSchedules(StoreReader& reader, const Hash128& from, std::size_t limit) {
  PAWL_ASSIGN(const auto records, reader.Scan(RecordKind::kSchedule, Key().Hash(from), limit + 1));
  SchedulePage page;
  for (const auto& [key, record] : records) {
    if (page.schedules.size() == limit) {
      page.next = KeyReader(key).Hash();
      break;
    }
    PAWL_ASSIGN(Schedule schedule, DecodeSchedule(record.value));
    PAWL_ASSIGN(ScheduleView view, ViewOf(reader, std::move(schedule), {}));
    page.schedules.push_back(std::move(view));
  }
  return page;
}

Result<Totals> ReadTotals(StoreReader& reader) {
  PAWL_ASSIGN(const Record record, reader.Read(TotalsKey()));
  return record.exists() ? DecodeTotals(record.value) : Totals{};
}

}  // namespace pawl
