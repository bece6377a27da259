#include "server/faktory/info.h"

#include <sys/resource.h>

#include "base/json_writer.h"
#include "base/wall_format.h"

namespace pawl {
namespace {

// What a client may take for the version of the protocol's own server.
constexpr std::string_view kActsAs = "1.9.0";

std::uint64_t Of(const StateCounts& counts, JobState shown) { return counts[static_cast<std::size_t>(shown)]; }

std::uint64_t Dead(const StateCounts& counts) {
  return Of(counts, JobState::kDead) + Of(counts, JobState::kFailed) + Of(counts, JobState::kTerminated);
}

void WriteTask(JsonWriter& json, std::string_view name, std::uint64_t size) {
  json.Key(name).BeginObject().Key("enqueued").Uint(0).Key("cycles").Uint(0).Key("size").Uint(size);
  json.Key("wall_time_sec").Uint(0).EndObject();
}

void WriteBusy(JsonWriter& json, std::string_view name, std::uint64_t size) {
  json.Key(name).BeginObject().Key("size").Uint(size).Key("reaped").Uint(0).EndObject();
}

void WriteJobs(JsonWriter& json, const StatsView& stats) {
  const StateCounts& counts = stats.all->counts;
  const StatRow& totals = stats.all->rows[static_cast<std::size_t>(Resolution::kTotal)];
  const auto total = [&](Stat stat) { return totals[static_cast<std::size_t>(stat)]; };
  json.Key("faktory").BeginObject().Key("queues").BeginObject();
  std::size_t queues = 0;
  for (const QueueStats& queue : stats.queues) {
    json.Key(queue.queue).Uint(Of(queue.counts, JobState::kQueued));
    ++queues;
  }
  json.EndObject();
  json.Key("sets").BeginObject().Key("scheduled").Uint(Of(counts, JobState::kScheduled));
  json.Key("retries").Uint(Of(counts, JobState::kRetrying)).Key("dead").Uint(Dead(counts));
  json.Key("working").Uint(Of(counts, JobState::kRunning)).EndObject();
  json.Key("tasks").BeginObject();
  WriteTask(json, "Scheduled", Of(counts, JobState::kScheduled));
  WriteTask(json, "Retries", Of(counts, JobState::kRetrying));
  WriteTask(json, "Dead", Dead(counts));
  WriteBusy(json, "Busy", Of(counts, JobState::kRunning));
  WriteBusy(json, "Workers", 0);
  json.EndObject();
  json.Key("total_failures").Int(total(Stat::kFailed));
  json.Key("total_processed").Int(total(Stat::kCompleted) + total(Stat::kFailed));  // runs, not successes
  json.Key("total_enqueued").Uint(Of(counts, JobState::kQueued));
  json.Key("total_queues").Uint(queues).EndObject();
}

std::uint64_t UsedMegabytes() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<std::uint64_t>(usage.ru_maxrss) / 1024;
}

}  // namespace

std::string RenderInfo(const FaktoryInfo& info, const StatsView& stats) {
  const std::string now = FormatTime(info.now);
  std::string out;
  JsonWriter json(out);
  json.BeginObject().Key("now").String(now).Key("server_utc_time").String(now.substr(11, 8) + " UTC");
  WriteJobs(json, stats);
  json.Key("server").BeginObject().Key("description").String("Pawl").Key("faktory_version").String(kActsAs);
  json.Key("uptime").Int((info.now - info.started).count() / 1000).Key("connections").Uint(info.connections);
  json.Key("command_count").Uint(info.commands).Key("used_memory_mb").Uint(UsedMegabytes()).EndObject();
  json.EndObject();
  return out;
}

}  // namespace pawl
