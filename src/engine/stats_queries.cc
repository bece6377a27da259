#include "engine/stats_queries.h"

#include <algorithm>

namespace pawl {
namespace {

template <typename Array>
void AddTo(Array& sum, const Array& part) {
  for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += part[i];
}

QueueStats StatsOf(StoreReader& reader, NameId queue, std::string name, WallTime now) {
  QueueStats stats;
  stats.queue = std::move(name);
  std::vector<Key> counters;
  counters.reserve(kResolutions.size());
  for (const Resolution resolution : kResolutions) {
    counters.push_back(StatCounter(queue, resolution, BucketOf(resolution, now)));
  }
  const std::vector<StatRow> rows = reader.Counters(counters);
  for (std::size_t i = 0; i < rows.size(); ++i) stats.rows[static_cast<std::size_t>(kResolutions[i])] = rows[i];
  stats.counts = CountStates(reader, queue);
  return stats;
}

}  // namespace

Result<StatsView> ReadStats(StoreReader& reader, const Names& names, WallTime now) {
  PAWL_ASSIGN(const std::vector<NameId> queues, QueueIds(reader));
  StatsView view;
  for (const NameId queue : queues) {
    QueueStats stats = StatsOf(reader, queue, names.Name(queue), now);
    for (std::size_t i = 0; i < stats.rows.size(); ++i) AddTo(view.all.rows[i], stats.rows[i]);
    AddTo(view.all.counts, stats.counts);
    view.queues.push_back(std::move(stats));
  }
  std::sort(view.queues.begin(), view.queues.end(), [](const auto& a, const auto& b) { return a.queue < b.queue; });
  return view;
}

Result<QueueStats> ReadQueueStats(StoreReader& reader, const Names& names, std::string_view queue, WallTime now) {
  PAWL_ASSIGN(const NameId id, FindQueue(reader, names, queue));
  return StatsOf(reader, id, std::string(queue), now);
}

Result<std::vector<HistoryPoint>> ReadHistory(StoreReader& reader, const Names& names, const HistoryQuery& query,
                                              WallTime now) {
  std::vector<NameId> queues;
  if (query.queue) {
    PAWL_ASSIGN(const NameId id, FindQueue(reader, names, *query.queue));
    queues.push_back(id);
  } else {
    PAWL_ASSIGN(queues, QueueIds(reader));
  }
  const Millis span = SpanOf(query.resolution);
  const WallTime to = query.to.value_or(now + Millis(1));
  const WallTime first_default = BucketOf(query.resolution, to - Millis(1)) - (kPointsDefault - 1) * span;
  const WallTime from = BucketOf(query.resolution, query.from.value_or(first_default));
  if (from >= to) return std::vector<HistoryPoint>{};
  const auto points = static_cast<std::size_t>((to - from + span - Millis(1)) / span);
  if (points > kPointsMax) {
    return Error{ErrorCode::kInvalid,
                 "gives " + std::to_string(points) + " points; at most " + std::to_string(kPointsMax) +
                     " are allowed: ask for a later time or a coarser resolution",
                 "from"};
  }
  if (points * queues.size() > kRowsMax) {
    return Error{ErrorCode::kInvalid, "is too long for so many queues; ask for one queue, or for fewer points", "from"};
  }
  std::vector<Key> counters;
  counters.reserve(points * queues.size());
  for (WallTime at = from; at < to; at += span) {
    for (const NameId queue : queues) counters.push_back(StatCounter(queue, query.resolution, at));
  }
  const std::vector<StatRow> rows = reader.Counters(counters);
  std::vector<HistoryPoint> history;
  history.reserve(points);
  auto row = rows.begin();
  for (WallTime at = from; at < to; at += span) {
    HistoryPoint& point = history.emplace_back(HistoryPoint{at, {}});
    for (std::size_t i = 0; i < queues.size(); ++i) AddTo(point.row, *row++);
  }
  return history;
}

}  // namespace pawl
