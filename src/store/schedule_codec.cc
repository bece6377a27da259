#include "store/schedule_codec.h"

#include "store/bytes.h"
#include "store/push_codec.h"

namespace pawl {
namespace {

constexpr std::uint8_t kScheduleFormat = 1;

void PutTime(ByteWriter& out, const std::optional<WallTime>& time) {
  out.Bool(time.has_value());
  if (time) out.Wall(*time);
}
std::optional<WallTime> GetTime(ByteReader& in) {
  if (!in.Bool()) return std::nullopt;
  return in.Wall();
}

void PutTimetable(ByteWriter& out, const Timetable& times) {
  out.Short(times.cron);
  out.Short(times.timezone);
  out.Span(times.every.value_or(Millis{0}));  // 0: none
  out.U16(static_cast<std::uint16_t>(times.at.size()));
  for (const WallTime at : times.at) out.Wall(at);
  PutTime(out, times.from);
  PutTime(out, times.until);
}

Timetable GetTimetable(ByteReader& in) {
  Timetable times;
  times.cron = in.Short();
  times.timezone = in.Short();
  if (const Millis every = in.Span(); every != Millis{0}) times.every = every;
  const std::size_t count = in.U16();
  for (std::size_t i = 0; i < count && in.ok(); ++i) times.at.push_back(in.Wall());
  times.from = GetTime(in);
  times.until = GetTime(in);
  return times;
}

void PutSpec(ByteWriter& out, const ScheduleSpec& spec) {
  PutTimetable(out, spec.times);
  out.U32(static_cast<std::uint32_t>(spec.jobs.size()));
  for (const JobSpec& job : spec.jobs) out.Long(EncodePush(job));
  out.Long(spec.workflow);
  out.U8(static_cast<std::uint8_t>(spec.overlap));
  out.U8(static_cast<std::uint8_t>(spec.catch_up));
  out.Span(spec.catch_up_within);
  out.Span(spec.jitter);
  out.Bool(spec.pause_on_failure);
  out.Short(spec.note);
}

Result<ScheduleSpec> GetSpec(ByteReader& in) {
  ScheduleSpec spec;
  spec.times = GetTimetable(in);
  const std::size_t jobs = in.U32();
  for (std::size_t i = 0; i < jobs && in.ok(); ++i) {
    PAWL_ASSIGN(JobSpec job, DecodePush(in.Long()));
    spec.jobs.push_back(std::move(job));
  }
  spec.workflow = in.Long();
  spec.overlap = in.Enum(Overlap::kWait);
  spec.catch_up = in.Enum(CatchUp::kAll);
  spec.catch_up_within = in.Span();
  spec.jitter = in.Span();
  spec.pause_on_failure = in.Bool();
  spec.note = in.Short();
  return spec;
}

Error DamagedSchedule() { return {ErrorCode::kCorrupt, "a stored schedule cannot be read"}; }

}  // namespace

std::string EncodeSchedule(const Schedule& schedule) {
  std::string bytes;
  ByteWriter out(bytes);
  out.U8(kScheduleFormat);
  out.Short(schedule.name);
  out.Bool(schedule.paused);
  out.Short(schedule.paused_because);
  PutTime(out, schedule.next);
  out.Wall(schedule.timer);
  PutTime(out, schedule.catching_up_to);
  out.Wall(schedule.skip_to);
  out.U64(schedule.counts.fired);
  out.U64(schedule.counts.skipped);
  out.U64(schedule.counts.missed);
  out.U64(schedule.counts.failed);
  PutTime(out, schedule.last_at);
  out.Wall(schedule.last_fired);
  out.U64(schedule.last_job);
  out.Short(schedule.last_id);
  out.Short(schedule.last_error);
  out.U64(schedule.etag);
  PutSpec(out, schedule.spec);
  return bytes;
}

Result<Schedule> DecodeSchedule(std::string_view bytes) {
  ByteReader in(bytes);
  if (in.U8() != kScheduleFormat) return DamagedSchedule();
  Schedule schedule;
  schedule.name = in.Short();
  schedule.paused = in.Bool();
  schedule.paused_because = in.Short();
  schedule.next = GetTime(in);
  schedule.timer = in.Wall();
  schedule.catching_up_to = GetTime(in);
  schedule.skip_to = in.Wall();
  schedule.counts.fired = in.U64();
  schedule.counts.skipped = in.U64();
  schedule.counts.missed = in.U64();
  schedule.counts.failed = in.U64();
  schedule.last_at = GetTime(in);
  schedule.last_fired = in.Wall();
  schedule.last_job = in.U64();
  schedule.last_id = in.Short();
  schedule.last_error = in.Short();
  schedule.etag = in.U64();
  PAWL_ASSIGN(schedule.spec, GetSpec(in));
  if (!in.done() || schedule.spec.jobs.empty()) return DamagedSchedule();
  return schedule;
}

}  // namespace pawl
