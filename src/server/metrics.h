// The text of /metrics, as Prometheus reads it (format 0.0.4). docs/stats.md lists what is in it.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/health.h"
#include "engine/core.h"
#include "engine/queries.h"
#include "model/stats.h"
#include "server/failure_throttle.h"
#include "server/faktory_counters.h"
#include "server/memory_budget.h"
#include "server/run_times.h"

namespace pawl {

struct MetricsView {
  std::vector<QueueView> queues;
  std::vector<StatRow> totals;  // in the order of queues
};

// What the listeners count.
struct ListenerFigures {
  const FaktoryCounters& faktory;
  MemoryBudget::Figures buffers;
  FailureThrottle::Figures failures;
};

std::string RenderInfo(std::string_view store, std::string_view durability);
std::string RenderHealth(const Health& health);
// What the store knows.
std::string RenderQueues(const MetricsView& view, const std::unordered_map<NameId, QueueTimes>& times);
// What the process knows by itself.
std::string RenderProcess(const CoreMetrics& core, std::uint64_t disk_bytes, const ListenerFigures& listeners);

}  // namespace pawl
