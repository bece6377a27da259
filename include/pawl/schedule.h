// Schedules as values: a job or a workflow that is pushed again and again, at times that a timetable names.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pawl/job.h"
#include "pawl/workflow.h"

namespace pawl {

// When a schedule fires: by a cron expression, at an interval, or at the times of a list.
struct Timetable {
  std::string cron = {};
  std::string timezone = "UTC";        // of the cron expression
  std::optional<Millis> every = {};    // counted from `from`; without that from 1970-01-01T00:00:00Z
  std::vector<WallTime> at = {};       // up to 100
  std::optional<WallTime> from = {};   // nothing before it
  std::optional<WallTime> until = {};  // nothing after it

  bool operator==(const Timetable&) const = default;
};

// What happens at a time when the job or workflow of the firing before has not ended. The numbers are stored.
enum class Overlap : std::uint8_t {
  kSkip = 0,     // nothing is pushed
  kAllow = 1,    // both run
  kReplace = 2,  // the one before is terminated
  kWait = 3,     // the new one starts when the one before has ended; while one waits no further one is pushed
};

// What happens to times at which no server was there. The numbers are stored.
enum class CatchUp : std::uint8_t {
  kOne = 0,   // the latest of them is made up for
  kSkip = 1,  // none is
  kAll = 2,   // each is, the oldest first, up to 1,000
};

// A schedule to put. A job or a workflow and one of cron, every and at are needed.
struct ScheduleRequest {
  Timetable times = {};
  // Its id, payload, group, unique key and meta may hold placeholders such as {{date}}; docs/schedules.md lists them.
  PushRequest job = {};
  std::optional<Workflow> workflow = {};  // instead of the job; placeholders may stand in the same members of it
  Overlap overlap = Overlap::kSkip;
  CatchUp catch_up = CatchUp::kOne;
  Millis catch_up_within = std::chrono::hours(24);  // what is older is not made up for
  Millis jitter{0};                                 // each firing is late by up to this, the same for all nodes
  std::optional<bool> paused = {};                  // nothing: as it is; a new one is not
  bool pause_on_failure = false;                    // paused when a job of it is dead
  std::string note = {};                            // for people
};

struct ScheduleCounts {
  std::uint64_t fired = 0;
  std::uint64_t skipped = 0;  // because of the job before, or because the id was there
  std::uint64_t missed = 0;   // times that were not made up for
  std::uint64_t failed = 0;   // the push was refused

  bool operator==(const ScheduleCounts&) const = default;
};

struct ScheduleStatus : ScheduleRequest {
  struct Last {
    WallTime at = {};                    // the time of the timetable
    WallTime fired_at = {};              // when that was done
    std::string job = {};                // its id; empty: the push was refused
    std::optional<JobState> state = {};  // nothing: the job is not there any more
    std::string error = {};
  };

  std::string name = {};
  std::vector<WallTime> next = {};  // the next five times
  std::optional<Last> last = {};
  ScheduleCounts counts = {};
  std::string paused_because = {};  // of one that paused by itself
  std::uint64_t etag = 0;           // moves with each change of the schedule, and not when it fires
};

// What came of a firing.
enum class FireResult : std::uint8_t { kFired = 0, kSkipped = 1, kMissed = 2, kFailed = 3 };
inline constexpr std::size_t kFireResults = 4;
std::string_view Name(FireResult result);  // "fired"

struct Fired {
  FireResult result = FireResult::kFired;
  std::string job = {};    // its id
  std::string error = {};  // of a push that was refused
};

}  // namespace pawl
