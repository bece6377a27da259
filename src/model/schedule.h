// A schedule as it is kept: what it pushes and when, and how far it has come. docs/schedules.md says what it does.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/clock.h"
#include "model/job_ids.h"
#include "model/job_spec.h"
#include "pawl/schedule.h"

namespace pawl {

inline constexpr std::size_t kScheduleNameMax = 100;  // so that the ids of its jobs are names too

// What somebody has asked for.
struct ScheduleSpec {
  Timetable times;
  // With placeholders: one job, or a workflow and all that belongs to it. `overlap` looks at the first.
  std::vector<JobSpec> jobs;
  std::string workflow;  // the JSON of it as it was put, to be shown again; empty: it is a job
  Overlap overlap = Overlap::kSkip;
  CatchUp catch_up = CatchUp::kOne;
  Millis catch_up_within{0};
  Millis jitter{0};
  bool pause_on_failure = false;
  std::string note;
};

// Times are those of the timetable, without jitter, unless it is said otherwise.
struct Schedule {
  std::string name;
  ScheduleSpec spec;
  bool paused = false;
  std::string paused_because;    // empty: somebody asked for it
  std::optional<WallTime> next;  // nothing: paused, or there is no more
  WallTime timer{};              // when `next` falls due, with jitter: the time of its timer
  // Of one that makes up for all times that it has missed: up to this one, and then those up to `skip_to` are left out.
  std::optional<WallTime> catching_up_to;
  WallTime skip_to{};
  ScheduleCounts counts;
  // The last firing.
  std::optional<WallTime> last_at;
  WallTime last_fired{};
  Seq last_job = 0;  // 0: the push was refused
  std::string last_id;
  std::string last_error;
  std::uint64_t etag = 0;
};

}  // namespace pawl
