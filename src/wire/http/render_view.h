// Queues, groups, statistics and workers as JSON.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/figures_board.h"
#include "engine/queries.h"
#include "engine/stats_queries.h"
#include "engine/worker_registry.h"
#include "rules/names.h"

namespace pawl::http {

std::string RenderQueue(const QueueView& queue);
std::string RenderQueues(const QueuePage& page);
std::string RenderGroup(std::string_view queue, const GroupView& group);
std::string RenderGroups(std::string_view queue, const GroupPage& page);

std::string RenderStats(const StatsView& stats, WallTime now);
std::string RenderQueueStats(const QueueStats& stats, WallTime now);
std::string RenderHistory(Resolution resolution, const std::vector<HistoryPoint>& points);
std::string_view Name(Resolution resolution);
std::string RenderTimes(Resolution resolution, const std::vector<TimesPoint>& points);
// As they stood at `now`.
std::string RenderFigures(const FiguresEvent& event, WallTime now);

using Runs = std::map<std::string, std::vector<JobRow>>;  // by worker
std::string RenderWorker(const WorkerEntry& worker, const Runs& runs, const Names& names);
struct WorkersPage {
  std::string after = {};  // begins behind this name
  std::size_t limit = SIZE_MAX;
  std::optional<std::string> worker = {};  // this one only
};
// By name; also those that have a run in flight, but were not seen since the server started.
std::string RenderWorkers(const std::vector<WorkerEntry>& workers, const Runs& runs, const Names& names,
                          const WorkersPage& page);

std::string RenderNodes(const std::vector<NodeInfo>& nodes);

}  // namespace pawl::http
