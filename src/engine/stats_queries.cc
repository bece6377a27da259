#include "engine/stats_queries.h"

#include <algorithm>
#include <span>
#include <utility>

#include "base/names.h"

namespace pawl {
namespace {

template <typename Array>
void AddTo(Array& sum, const Array& part) {
  for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += part[i];
}

constexpr std::size_t kQueuesTogether = 64;  // in one step

std::vector<QueueStats> StatsOf(StoreReader& reader, std::span<const NameId> queues, WallTime now) {
  std::vector<Key> counters;
  counters.reserve(queues.size() * kResolutions.size());
  for (const NameId queue : queues) {
    for (const Resolution resolution : kResolutions) {
      counters.push_back(StatCounter(queue, resolution, BucketOf(resolution, now)));
    }
  }
  const std::vector<StatRow> rows = reader.Counters(counters);
  const std::vector<StateCounts> counts = CountStates(reader, queues);
  std::vector<QueueStats> all(queues.size());
  auto row = rows.begin();
  for (std::size_t i = 0; i < queues.size() && row != rows.end(); ++i) {
    for (const Resolution resolution : kResolutions) all[i].rows[static_cast<std::size_t>(resolution)] = *row++;
    all[i].counts = counts[i];
  }
  return all;
}

// The counters of all steps that a query asks for, of all its queues.
struct Steps {
  std::vector<WallTime> times;
  std::size_t queues = 0;
  std::vector<Key> counters;  // by time, and then by queue
};

Result<Steps> StepsOf(StoreReader& reader, const Names& names, const HistoryQuery& query, WallTime now) {
  std::vector<NameId> queues;
  if (query.queue) {
    PAWL_ASSIGN(const NameId id, FindQueue(reader, names, *query.queue));
    queues.push_back(id);
  } else {
    PAWL_ASSIGN(queues, QueueIds(reader));
  }
  Steps steps;
  steps.queues = queues.size();
  const Millis span = SpanOf(query.resolution);
  const WallTime to = query.to.value_or(now + Millis(1));
  const WallTime first_default = BucketOf(query.resolution, to - Millis(1)) - (kPointsDefault - 1) * span;
  const WallTime from = BucketOf(query.resolution, query.from.value_or(first_default));
  if (from >= to) return steps;
  const auto points = static_cast<std::size_t>((to - from + span - Millis(1)) / span);
  if (points > kPointsMax) {
    return Error{ErrorCode::kInvalid,
                 "gives " + std::to_string(points) + " points; at most " + std::to_string(kPointsMax) +
                     " are allowed: ask for a later time or a coarser resolution",
                 std::string(query.from_name)};
  }
  if (points * queues.size() > kRowsMax) {
    return Error{ErrorCode::kInvalid, "is too long for so many queues; ask for one queue, or for fewer points",
                 std::string(query.from_name)};
  }
  steps.counters.reserve(points * queues.size());
  for (WallTime at = from; at < to; at += span) {
    steps.times.push_back(at);
    for (const NameId queue : queues) steps.counters.push_back(StatCounter(queue, query.resolution, at));
  }
  return steps;
}

// A point for each time, into which `add` takes the rows of its queues.
template <typename Point, typename Row, typename Add>
std::vector<Point> SumUp(const Steps& steps, const std::vector<Row>& rows, Add add) {
  std::vector<Point> points;
  points.reserve(steps.times.size());
  auto row = rows.begin();
  for (const WallTime at : steps.times) {
    points.push_back({at, {}});
    for (std::size_t i = 0; i < steps.queues; ++i) add(points.back(), *row++);
  }
  return points;
}

}  // namespace

Result<bool> StatsWalk::Step(StoreReader& reader, const Names& names, WallTime now) {
  PAWL_ASSIGN(std::vector<NameId> queues, QueueIds(reader, at_, kQueuesTogether));
  const bool more = queues.size() == kQueuesTogether;
  if (more) at_ = queues.back() + 1;
  std::erase_if(queues, [&](NameId queue) { return !query_.ours && IsOurName(names.Name(queue)); });
  std::vector<QueueStats> stats = StatsOf(reader, queues, now);
  for (std::size_t i = 0; i < queues.size(); ++i) {
    if (view_.all) {
      for (std::size_t r = 0; r < stats[i].rows.size(); ++r) AddTo(view_.all->rows[r], stats[i].rows[r]);
      AddTo(view_.all->counts, stats[i].counts);
    }
    if (view_.queues.size() < query_.limit) {
      stats[i].queue = names.Name(queues[i]);
      view_.queues.push_back(std::move(stats[i]));
    } else if (!view_.next) {
      view_.next = queues[i];
    }
  }
  return more && (view_.all || !view_.next);
}

Result<QueueStats> ReadQueueStats(StoreReader& reader, const Names& names, std::string_view queue, WallTime now) {
  PAWL_ASSIGN(const NameId id, FindQueue(reader, names, queue));
  QueueStats stats = std::move(StatsOf(reader, {&id, 1}, now).front());
  stats.queue = queue;
  return stats;
}

Result<std::vector<HistoryPoint>> ReadHistory(StoreReader& reader, const Names& names, const HistoryQuery& query,
                                              WallTime now) {
  PAWL_ASSIGN(const Steps steps, StepsOf(reader, names, query, now));
  return SumUp<HistoryPoint>(steps, reader.Counters(steps.counters),
                             [](HistoryPoint& point, const StatRow& row) { AddTo(point.row, row); });
}

Result<std::vector<TimesPoint>> ReadTimes(StoreReader& reader, const Names& names, const HistoryQuery& query,
                                          WallTime now) {
  PAWL_ASSIGN(const Steps steps, StepsOf(reader, names, query, now));
  return SumUp<TimesPoint>(steps, reader.Times(steps.counters),
                           [](TimesPoint& point, const TimesRow& row) { point.times.Add(row); });
}

}  // namespace pawl
