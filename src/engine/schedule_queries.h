// Reads of schedules.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "model/schedule.h"
#include "store/store.h"
#include "store/totals.h"

namespace pawl {

struct ScheduleView {
  Schedule schedule;
  std::vector<WallTime> next;               // the next times at which it will fire
  std::vector<WallTime> preview;            // as asked for
  std::optional<JobState> last_state = {};  // nothing: the last job is not there any more
};

// The times after `from` that the timetable has, paused or not.
struct SchedulePreview {
  std::size_t count = 0;
  WallTime from{};
};

// Fails with kNotFound.
Result<ScheduleView> ReadSchedule(StoreReader& reader, std::string_view name, const SchedulePreview& preview = {});

struct SchedulePage {
  std::vector<ScheduleView> schedules;
  std::optional<Hash128> next;  // where the next page begins
};
// In no order that people would know.
Result<SchedulePage> ListSchedules(StoreReader& reader, const Hash128& from, std::size_t limit);

Result<Totals> ReadTotals(StoreReader& reader);

}  // namespace pawl
