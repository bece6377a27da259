// Statistics: what was counted, by queue and in all, now and by time.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "engine/queries.h"
#include "model/stats.h"

namespace pawl {

struct QueueStats {
  std::string queue;                                // empty: all of them
  std::array<StatRow, kResolutions.size()> rows{};  // by Resolution: the running minute, hour and day, and in all
  StateCounts counts{};
};

struct StatsView {
  std::optional<QueueStats> all;   // the sum over all queues; only with the first page
  std::vector<QueueStats> queues;  // in the order in which they were made
  std::optional<NameId> next;      // `from` of the next page; nothing: this was the last one
};

// Reads a page of statistics. The sum takes a look at every queue, so it is made in steps (see ReadInSteps): each is
// short, and they see different moments.
class StatsWalk {
 public:
  explicit StatsWalk(const QueueQuery& query) : query_(query), at_(query.from) {
    if (query.from == 0) view_.all.emplace();
  }

  // True: there is more to read.
  Result<bool> Step(StoreReader& reader, const Names& names, WallTime now);
  const StatsView& view() const { return view_; }

 private:
  const QueueQuery query_;
  NameId at_;
  StatsView view_;
};
Result<QueueStats> ReadQueueStats(StoreReader& reader, const Names& names, std::string_view queue, WallTime now);

struct HistoryQuery {
  std::optional<std::string> queue;  // nothing: all of them
  Resolution resolution = Resolution::kMinute;
  std::optional<WallTime> from;         // the first point holds this time
  std::optional<WallTime> to;           // the last point is the one before this time
  std::string_view from_name = "from";  // of the field, in errors
};
inline constexpr std::size_t kPointsDefault = 60;
inline constexpr std::size_t kPointsMax = 3'000;
inline constexpr std::size_t kRowsMax = 300'000;  // points times queues that one answer may read

struct HistoryPoint {
  WallTime at;
  StatRow row{};
};

// Oldest first, one for each step. kInvalid when that would be too many.
Result<std::vector<HistoryPoint>> ReadHistory(StoreReader& reader, const Names& names, const HistoryQuery& query,
                                              WallTime now);

struct TimesPoint {
  WallTime at;
  TimesRow times;
};
// How long the runs that ended in each step had waited, and how long they took; by minute or hour. As ReadHistory.
Result<std::vector<TimesPoint>> ReadTimes(StoreReader& reader, const Names& names, const HistoryQuery& query,
                                          WallTime now);

}  // namespace pawl
