#include "wire/http/render_view.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "base/check.h"
#include "base/uuid.h"
#include "wire/http/answer_writer.h"
#include "wire/http/render_job.h"
#include "wire/json/callback_fields.h"

namespace pawl::http {
namespace {

// As people think of a job's life, not as the states are numbered.
constexpr std::array<JobState, kJobStateCount> kCountOrder = {
    JobState::kWaiting, JobState::kScheduled,   JobState::kQueued,    JobState::kRetrying,
    JobState::kRunning, JobState::kSuspended,   JobState::kCompleted, JobState::kFailed,
    JobState::kDead,    JobState::kTerminating, JobState::kTerminated};
constexpr std::array<Resolution, 4> kRowOrder = {Resolution::kTotal, Resolution::kMinute, Resolution::kHour,
                                                 Resolution::kDay};

void WriteCounts(AnswerWriter& json, const StateCounts& counts) {
  json.Key("counts").BeginObject();
  for (const JobState shown : kCountOrder) {
    json.Key(pawl::Name(shown)).Uint(counts[static_cast<std::size_t>(shown)]);
  }
  json.EndObject();
}

void WriteRate(AnswerWriter& json, const Rate& rate) {
  json.Key("rate").BeginObject().Key("limit").Uint(rate.limit);
  WriteSeconds(json, "per", rate.per);
  json.EndObject();
}

void WriteSpanIfSet(AnswerWriter& json, std::string_view key, const std::optional<Millis>& span) {
  if (span) WriteSeconds(json, key, *span);
}

template <typename Int>
void WriteUintIfSet(AnswerWriter& json, std::string_view key, const std::optional<Int>& number) {
  if (number) json.Key(key).Uint(*number);
}

void WriteDefaults(AnswerWriter& json, const QueueDefaults& defaults) {
  json.Key("defaults").BeginObject();
  WriteSpanIfSet(json, "lease", defaults.lease);
  WriteSpanIfSet(json, "timeout", defaults.timeout);
  if (defaults.retry) {
    json.Key("retry");
    WriteRetry(json, *defaults.retry);
  }
  WriteUintIfSet(json, "max_crashes", defaults.max_crashes);
  WriteSpanIfSet(json, "delay", defaults.delay);
  WriteSpanIfSet(json, "expires_in", defaults.expires_in);
  WriteUintIfSet(json, "priority", defaults.priority);
  WriteSpanIfSet(json, "retention", defaults.retention);
  WriteUintIfSet(json, "group_limit", defaults.group_limit);
  if (!defaults.callbacks.empty()) {
    std::string callbacks;
    JsonWriter writer(callbacks);
    PAWL_CHECK(WriteCallbacks(writer, defaults.callbacks).ok(), "stored callbacks are valid");
    json.Key("callbacks").Value(callbacks);
  }
  json.EndObject();
}

void WriteQueue(AnswerWriter& json, const QueueView& queue) {
  json.BeginObject().Key("name").Name(queue.name).Key("paused").Bool(queue.settings.paused);
  WriteUintIfSet(json, "concurrency", queue.settings.concurrency);
  if (queue.settings.rate) WriteRate(json, *queue.settings.rate);
  WriteDefaults(json, queue.settings.defaults);
  WriteUintIfSet(json, "max_payload", queue.settings.max_payload);
  if (queue.settings.registered) json.Key("registered").Bool(true);
  WriteCounts(json, queue.counts);
  WriteSpanIfSet(json, "oldest_age", queue.oldest_age);
  json.EndObject();
}

void WriteGroup(AnswerWriter& json, std::string_view queue, const FairGroup& group, std::string_view settings = {}) {
  json.BeginObject().Key("queue").Name(queue).Key("name").Text(group.name);
  if (group.limits.concurrency != 0) json.Key("limit").Uint(group.limits.concurrency);
  if (group.limits.rate.limit != 0) WriteRate(json, group.limits.rate);
  json.Key("paused").Bool(group.limits.paused).Key("ordered").Bool(group.limits.ordered);
  if (!settings.empty()) json.Key("settings").Value(settings);
  json.Key("ready").Uint(group.ready).Key("running").Uint(group.held).EndObject();
}

void WriteRow(AnswerWriter& json, const StatRow& row) {
  for (std::size_t i = 0; i < kStatCount; ++i) json.Key(pawl::Name(static_cast<Stat>(i))).Int(row[i]);
}

void WriteStats(AnswerWriter& json, const QueueStats& stats) {
  for (const Resolution resolution : kRowOrder) {
    json.Key(Name(resolution)).BeginObject();
    WriteRow(json, stats.rows[static_cast<std::size_t>(resolution)]);
    json.EndObject();
  }
  WriteCounts(json, stats.counts);
}

void WriteSpread(AnswerWriter& json, std::string_view key, const std::array<std::int64_t, kTimeSlots>& counts) {
  constexpr std::array<std::pair<std::string_view, double>, 3> kShown{{{"p50", 50}, {"p95", 95}, {"p99", 99}}};
  const std::int64_t count = std::accumulate(counts.begin(), counts.end(), std::int64_t{0});
  json.Key(key).BeginObject().Key("count").Int(count);
  for (const auto& [name, percent] : kShown) {
    if (count > 0) json.Key(name).Int(std::llround(PercentileMs(counts, percent)));
  }
  json.EndObject();
}

void WriteFigures(AnswerWriter& json, const QueueFigures& figures, WallTime now) {
  json.Key("counters").BeginObject();
  WriteRow(json, figures.counters);
  json.EndObject();
  WriteCounts(json, figures.counts);
  if (figures.oldest) WriteSeconds(json, "oldest_age", std::max(Millis{0}, now - *figures.oldest));
}

void WriteInfo(AnswerWriter& json, const WorkerInfo& info) {
  if (!info.host.empty()) json.Key("host").Text(info.host);
  if (info.pid) json.Key("pid").Int(*info.pid);
  WriteUintIfSet(json, "concurrency", info.concurrency);
  if (info.labels.empty()) return;
  json.Key("labels").BeginArray();
  for (const std::string& label : info.labels) json.Text(label);
  json.EndArray();
}

void WriteRuns(AnswerWriter& json, const std::string& worker, const Runs& runs, NameMemo& names) {
  json.Key("running").BeginArray();
  if (const auto found = runs.find(worker); found != runs.end()) {
    for (const JobRow& row : found->second) {
      json.BeginObject().Key("id").Name(row.head.id).Key("type").Name(names[row.head.type]);
      json.Key("queue").Name(names[row.head.queue]);
      WriteTime(json, "since", row.head.started);
      json.EndObject();
    }
  }
  json.EndArray();
}

void WriteWorker(AnswerWriter& json, const WorkerEntry& worker, const Runs& runs, NameMemo& names) {
  const std::string_view state = runs.contains(worker.name) ? "busy" : (worker.gone ? "gone" : "idle");
  json.BeginObject().Key("name").Name(worker.name).Key("state").Name(state).Key("queues").BeginArray();
  for (const std::string& queue : worker.queues) json.Name(queue);
  json.EndArray();
  WriteInfo(json, worker.info);
  WriteTime(json, "first_seen_at", worker.first_seen);
  WriteTime(json, "last_seen_at", worker.last_seen);
  WriteRuns(json, worker.name, runs, names);
  json.Key("quiet").Bool(worker.orders.quiet).Key("stop").Bool(worker.orders.stop).EndObject();
}

// What is known of a worker from its runs alone.
WorkerEntry FromRuns(const std::string& name, const std::vector<JobRow>& runs, NameMemo& names) {
  WorkerEntry worker;
  worker.name = name;
  worker.first_seen = WallTime::max();
  for (const JobRow& row : runs) {
    const std::string& queue = names[row.head.queue];
    const bool known = std::find(worker.queues.begin(), worker.queues.end(), queue) != worker.queues.end();
    if (!known) worker.queues.push_back(queue);
    worker.first_seen = std::min(worker.first_seen, row.head.started);
    worker.last_seen = std::max(worker.last_seen, row.head.started);
  }
  return worker;
}

}  // namespace

std::string_view Name(Resolution resolution) {
  constexpr std::array<std::string_view, 4> kNames = {"minute", "hour", "day", "total"};
  return kNames.at(static_cast<std::size_t>(resolution));
}

std::string RenderQueue(const QueueView& queue) {
  return Rendered([&](AnswerWriter& json) { WriteQueue(json, queue); });
}

std::string RenderQueues(const QueuePage& page) {
  return Rendered([&](AnswerWriter& json) {
    json.BeginObject().Key("queues").BeginArray();
    for (const QueueView& queue : page.queues) WriteQueue(json, queue);
    json.EndArray();
    if (page.next) json.Key("cursor").Name(std::to_string(*page.next));
    json.EndObject();
  });
}

std::string RenderGroup(std::string_view queue, const GroupView& group) {
  return Rendered([&](AnswerWriter& json) { WriteGroup(json, queue, group, group.settings); });
}

std::string RenderGroups(std::string_view queue, const GroupPage& page) {
  return Rendered([&](AnswerWriter& json) {
    json.BeginObject().Key("groups").BeginArray();
    for (const FairGroup& group : page.groups) WriteGroup(json, queue, group);
    json.EndArray();
    if (page.looked_at) json.Key("looked_at").Uint(*page.looked_at);
    if (page.next) json.Key("cursor").Name(ToHex(page.next->bytes));
    json.EndObject();
  });
}

std::string RenderStats(const StatsView& stats, WallTime now) {
  return Rendered([&](AnswerWriter& json) {
    json.BeginObject();
    WriteTime(json, "now", now);
    if (stats.all) WriteStats(json, *stats.all);
    json.Key("queues").BeginObject();
    for (const QueueStats& queue : stats.queues) {
      json.Key(queue.queue).BeginObject();
      WriteStats(json, queue);
      json.EndObject();
    }
    json.EndObject();
    if (stats.next) json.Key("cursor").Name(std::to_string(*stats.next));
    json.EndObject();
  });
}

std::string RenderQueueStats(const QueueStats& stats, WallTime now) {
  return Rendered([&](AnswerWriter& json) {
    json.BeginObject();
    WriteTime(json, "now", now);
    json.Key("queue").Name(stats.queue);
    WriteStats(json, stats);
    json.EndObject();
  });
}

std::string RenderHistory(Resolution resolution, const std::vector<HistoryPoint>& points) {
  return Rendered([&](AnswerWriter& json) {
    json.BeginObject().Key("resolution").Name(Name(resolution)).Key("points").BeginArray();
    for (const HistoryPoint& point : points) {
      json.BeginObject();
      WriteTime(json, "at", point.at);
      WriteRow(json, point.row);
      json.EndObject();
    }
    json.EndArray().EndObject();
  });
}

std::string RenderTimes(Resolution resolution, const std::vector<TimesPoint>& points) {
  return Rendered([&](AnswerWriter& json) {
    json.BeginObject().Key("resolution").Name(Name(resolution)).Key("points").BeginArray();
    for (const TimesPoint& point : points) {
      json.BeginObject();
      WriteTime(json, "at", point.at);
      WriteSpread(json, "wait", point.times.waited);
      WriteSpread(json, "run", point.times.ran);
      json.EndObject();
    }
    json.EndArray().EndObject();
  });
}

std::string RenderFigures(const FiguresEvent& event, WallTime now) {
  return Rendered([&](AnswerWriter& json) {
    json.BeginObject();
    WriteTime(json, "now", now);
    json.Key("totals").BeginObject();
    WriteFigures(json, event.totals, now);
    json.EndObject().Key("queues").BeginArray();
    for (const QueueFigures* const figures : event.queues) {
      json.BeginObject().Key("queue").Name(figures->name).Key("paused").Bool(figures->paused);
      WriteFigures(json, *figures, now);
      json.EndObject();
    }
    json.EndArray();
    if (event.truncated) json.Key("truncated").Bool(true);
    json.EndObject();
  });
}

std::string RenderWorker(const WorkerEntry& worker, const Runs& runs, const Names& names) {
  NameMemo memo(names);
  return Rendered([&](AnswerWriter& json) { WriteWorker(json, worker, runs, memo); });
}

std::string RenderWorkers(const std::vector<WorkerEntry>& workers, const Runs& runs, const Names& names,
                          const WorkersPage& page) {
  NameMemo memo(names);
  std::map<std::string, WorkerEntry> all;
  const auto wanted = [&page](const std::string& name) {
    return name > page.after && (!page.worker || name == *page.worker);
  };
  for (const WorkerEntry& worker : workers) {
    if (wanted(worker.name)) all.emplace(worker.name, worker);
  }
  for (const auto& [name, rows] : runs) {
    if (wanted(name) && !all.contains(name)) all.emplace(name, FromRuns(name, rows, memo));
  }
  return Rendered([&](AnswerWriter& json) {
    json.BeginObject().Key("workers").BeginArray();
    std::size_t left = page.limit;
    std::string last;
    for (auto it = all.begin(); it != all.end() && left > 0; ++it, --left) {
      WriteWorker(json, it->second, runs, memo);
      last = it->first;
    }
    json.EndArray();
    if (all.size() > page.limit) json.Key("cursor").Name(last);
    json.EndObject();
  });
}

std::string RenderNodes(const std::vector<NodeInfo>& nodes) {
  return Rendered([&](AnswerWriter& json) {
    json.BeginObject().Key("nodes").BeginArray();
    for (const NodeInfo& node : nodes) {
      json.BeginObject().Key("id").Name(node.id).Key("host").Text(node.host);
      json.Key("pid").Int(node.pid).Key("listen").Text(node.listen).Key("version").Name(node.version);
      WriteTime(json, "started_at", node.started);
      json.Key("roles").BeginArray();
      for (const std::string& role : node.roles) json.Name(role);
      json.EndArray().EndObject();
    }
    json.EndArray().EndObject();
  });
}

}  // namespace pawl::http
