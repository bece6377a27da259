// The text of /metrics, as Prometheus reads it (format 0.0.4). docs/stats.md lists what is in it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/health.h"
#include "engine/core.h"
#include "engine/queries.h"
#include "engine/schedule_queries.h"
#include "model/stats.h"
#include "server/failure_throttle.h"
#include "server/faktory_counters.h"
#include "server/hook_calls.h"
#include "server/memory_budget.h"
#include "server/run_times.h"

namespace pawl {

// The queues that were made first have series of their own; all others are summed up as one queue of this name, so that
// the text stays bounded however many there are. No user's queue can have the name.
inline constexpr std::size_t kMetricQueues = 1'000;
inline constexpr std::string_view kOtherQueues = "pawl.other";

struct MetricsView {
  std::vector<QueueView> queues;
  std::vector<StatRow> totals;  // in the order of queues
  Totals things;                // that there are beside jobs

  // The queues that have series of their own.
  std::unordered_set<NameId> ShownQueues() const;
};

// Reads it in steps (see ReadInSteps): each looks at some queues.
class MetricsWalk {
 public:
  // True: there is more to read.
  Result<bool> Step(StoreReader& reader, const Names& names, WallTime now);
  const MetricsView& view() const { return view_; }

 private:
  NameId at_ = 0;
  MetricsView view_;
};

// What is counted beside the engine.
struct ListenerFigures {
  const FaktoryCounters& faktory;
  MemoryBudget::Figures buffers;
  FailureThrottle::Figures failures;
  std::array<std::uint64_t, kHookResults> hooks;
  TaskEnds task_ends;
};

std::string RenderInfo(std::string_view store, std::string_view durability);
std::string RenderHealth(const Health& health);
// What the store knows. `times`: of the queues that are shown, and under RunTimes::kOthers of all others.
std::string RenderQueues(const MetricsView& view, const std::unordered_map<NameId, QueueTimes>& times);
// What the process knows by itself.
std::string RenderProcess(const CoreMetrics& core, std::uint64_t disk_bytes, const ListenerFigures& listeners);

}  // namespace pawl
