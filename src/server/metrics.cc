#include "server/metrics.h"

#include <dirent.h>
#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include "server/metrics_text.h"

namespace pawl {
namespace {

double Seconds(Millis span) { return static_cast<double>(span.count()) / 1000.0; }

void WriteQueues(MetricsText& text, const MetricsView& view) {
  text.Head("pawl_jobs", "gauge", "Jobs by shown state.");
  for (const QueueView& queue : view.queues) {
    for (const JobState shown : kJobStates) {
      text.Value("pawl_jobs", {{"queue", queue.name}, {"state", Name(shown)}},
                 queue.counts[static_cast<std::size_t>(shown)]);
    }
  }
  text.Head("pawl_oldest_age_seconds", "gauge", "How long the oldest queued job has waited.");
  for (const QueueView& queue : view.queues) {
    text.Value("pawl_oldest_age_seconds", {{"queue", queue.name}}, Seconds(queue.oldest_age.value_or(Millis{0})));
  }
  for (std::size_t stat = 0; stat < kStatCount; ++stat) {
    const std::string name = fmt::format("pawl_{}_total", Name(static_cast<Stat>(stat)));
    text.Head(name, "counter", fmt::format("What the counter {} of /v1/stats counts.", Name(static_cast<Stat>(stat))));
    for (std::size_t i = 0; i < view.queues.size(); ++i) {
      text.Value(name, {{"queue", view.queues[i].name}}, view.totals.at(i)[stat]);
    }
  }
}

void WriteTimes(MetricsText& text, const MetricsView& view, const std::unordered_map<NameId, QueueTimes>& times) {
  text.Head("pawl_wait_seconds", "histogram", "From claimable to claimed.");
  for (const QueueView& queue : view.queues) {
    if (const auto found = times.find(queue.id); found != times.end()) {
      text.OfHistogram("pawl_wait_seconds", "queue", queue.name, found->second.waited);
    }
  }
  text.Head("pawl_run_seconds", "histogram", "From claimed to the end of the run.");
  for (const QueueView& queue : view.queues) {
    if (const auto found = times.find(queue.id); found != times.end()) {
      text.OfHistogram("pawl_run_seconds", "queue", queue.name, found->second.ran);
    }
  }
}

void WriteTaskEnds(MetricsText& text, const TaskEnds& ends) {
  text.Head("pawl_workflow_steps_total", "counter", "Tasks of workflows that ended on this node, by how.");
  for (const TaskState end : {TaskState::kCompleted, TaskState::kFailed, TaskState::kSkipped, TaskState::kTerminated}) {
    text.Value("pawl_workflow_steps_total", {{"result", Name(end)}}, ends[static_cast<std::size_t>(end)]);
  }
}

void WriteEngine(MetricsText& text, const CoreMetrics& core, std::uint64_t disk_bytes) {
  text.Plain("pawl_batches_total", "counter", "Commits of the engine.", core.batches);
  text.Head("pawl_turn_seconds", "histogram", "Turns of the engine: nobody is answered while one is made.");
  text.OfHistogram("pawl_turn_seconds", "", "", core.turns);
  text.Plain("pawl_operations_total", "counter", "Operations that were decided.", core.operations);
  text.Plain("pawl_writes_total", "counter", "Records and index entries written.", core.writes);
  text.Plain("pawl_reads_total", "counter",
             "Records, counts, items of lists and members of indexes that were read for answers.", core.reads);
  text.Plain("pawl_conflicts_total", "counter", "Decisions that were made again.", core.conflicts);
  text.Plain("pawl_late_rejected_total", "counter", "Finishes and heartbeats without the lease.", core.late_rejected);
  text.Plain("pawl_waiting_operations", "gauge", "Operations that wait for the engine.", core.waiting_operations);
  text.Plain("pawl_waiting_claims", "gauge", "Claims that wait for jobs.", core.waiting_claims);
  text.Plain("pawl_leases", "gauge", "Runs in hand.", core.leases);
  text.Plain("pawl_has_space", "gauge", "1 while the disk has room for pushes.", core.has_space ? 1 : 0);
  text.Plain("pawl_disk_bytes", "gauge", "The size of the store.", disk_bytes);
}

void WriteFirings(MetricsText& text, const CoreMetrics& core) {
  text.Head("pawl_schedule_fired_total", "counter",
            "Times of schedules that this node has seen, by what came of them.");
  for (std::size_t i = 0; i < core.firings.size(); ++i) {
    text.Value("pawl_schedule_fired_total", {{"result", Name(static_cast<FireResult>(i))}}, core.firings[i]);
  }
  text.Plain("pawl_schedule_lag_seconds", "gauge", "How late the last firing of a schedule was.",
             Seconds(core.firing_lag));
}

void WriteFaktory(MetricsText& text, const FaktoryCounters& faktory) {
  text.Plain("pawl_faktory_connections", "gauge", "Clients of the Faktory protocol.", faktory.connections.load());
  text.Plain("pawl_faktory_commands_total", "counter", "Commands of the Faktory protocol.", faktory.commands.load());
  text.Plain("pawl_faktory_late_total", "counter", "ACK and FAIL of runs that were not the worker's (any more).",
             faktory.late.load());
}

void WriteBuffers(MetricsText& text, const MemoryBudget::Figures& buffers) {
  text.Plain("pawl_buffer_bytes", "gauge", "What connections hold: input, requests in flight, answers not sent.",
             buffers.used);
  text.Plain("pawl_buffer_limit_bytes", "gauge", "What they may hold: memory_limit.", buffers.limit);
  text.Plain("pawl_buffer_refused_total", "counter", "Requests refused and connections closed at that limit.",
             buffers.refused);
  text.Plain("pawl_buffer_shed_total", "counter", "Connections that gave way to smaller ones at that limit.",
             buffers.shed);
}

void WriteHooks(MetricsText& text, const std::array<std::uint64_t, kHookResults>& hooks) {
  text.Head("pawl_hook_requests_total", "counter", "Calls of hooks that this node has had, by what came of them.");
  for (std::size_t i = 0; i < hooks.size(); ++i) {
    text.Value("pawl_hook_requests_total", {{"result", Name(static_cast<HookResult>(i))}}, hooks[i]);
  }
}

void WriteFailures(MetricsText& text, const FailureThrottle::Figures& failures) {
  text.Plain("pawl_auth_failures_total", "counter", "Wrong tokens and passwords.", failures.failures);
  text.Plain("pawl_auth_throttled_total", "counter", "Of those, the ones that came too fast.", failures.throttled);
}

std::uint64_t ResidentBytes() {
  std::uint64_t pages = 0;
  if (std::FILE* file = std::fopen("/proc/self/statm", "r")) {
    unsigned long size = 0;
    unsigned long resident = 0;
    if (std::fscanf(file, "%lu %lu", &size, &resident) == 2) pages = resident;
    std::fclose(file);
  }
  return pages * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

std::uint64_t OpenFiles() {
  std::uint64_t count = 0;
  if (DIR* dir = ::opendir("/proc/self/fd")) {
    while (::readdir(dir) != nullptr) ++count;
    ::closedir(dir);
  }
  return count < 3 ? 0 : count - 3;  // ".", ".." and the directory itself
}

void WriteProcess(MetricsText& text) {
  rusage usage{};
  ::getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  text.Plain("process_cpu_seconds_total", "counter", "Processor time used.",
             seconds(usage.ru_utime) + seconds(usage.ru_stime));
  text.Plain("process_resident_memory_bytes", "gauge", "Memory in use.", ResidentBytes());
  text.Plain("process_open_fds", "gauge", "Open files and connections.", OpenFiles());
}

}  // namespace

std::unordered_set<NameId> MetricsView::ShownQueues() const {
  std::unordered_set<NameId> shown;
  for (const QueueView& queue : queues) {
    if (queue.id != RunTimes::kOthers) shown.insert(queue.id);
  }
  return shown;
}

Result<bool> MetricsWalk::Step(StoreReader& reader, const Names& names, WallTime now) {
  constexpr std::size_t kTogether = 64;
  if (at_ == 0) {
    PAWL_ASSIGN(view_.things, ReadTotals(reader));
  }
  PAWL_ASSIGN(QueuePage page, ListQueues(reader, names, {at_, kTogether, true}, now));
  std::vector<Key> counters;
  for (const QueueView& queue : page.queues) counters.push_back(StatCounter(queue.id, Resolution::kTotal, WallTime{}));
  const std::vector<StatRow> totals = reader.Counters(counters);
  for (std::size_t i = 0; i < std::min(page.queues.size(), totals.size()); ++i) {
    QueueView& queue = page.queues[i];
    if (view_.queues.size() < kMetricQueues) {
      view_.queues.push_back(std::move(queue));
      view_.totals.push_back(totals[i]);
      continue;
    }
    if (view_.queues.size() == kMetricQueues) {
      view_.queues.emplace_back().name = kOtherQueues;
      view_.queues.back().id = RunTimes::kOthers;
      view_.totals.emplace_back();
    }
    QueueView& others = view_.queues.back();
    for (std::size_t s = 0; s < others.counts.size(); ++s) others.counts[s] += queue.counts[s];
    for (std::size_t s = 0; s < kStatCount; ++s) view_.totals.back()[s] += totals[i][s];
    others.oldest_age = std::max(others.oldest_age, queue.oldest_age);
  }
  at_ = page.next.value_or(0);
  return page.next.has_value();
}

std::string RenderInfo(std::string_view store, std::string_view durability) {
  MetricsText text;
  text.Head("pawl_info", "gauge", "What this server keeps its jobs in, and what an answer means.");
  text.Value("pawl_info", {{"store", store}, {"durability", durability}}, 1);
  return text.Take();
}

std::string RenderHealth(const Health& health) {
  MetricsText text;
  text.Head("pawl_healthy", "gauge", "1 while all is well with this part of the server; /readyz says what is not.");
  for (const Health::Part& part : health.Parts()) {
    text.Value("pawl_healthy", {{"part", part.name}}, part.finding.empty() ? 1 : 0);
  }
  return text.Take();
}

std::string RenderQueues(const MetricsView& view, const std::unordered_map<NameId, QueueTimes>& times) {
  MetricsText text;
  WriteQueues(text, view);
  WriteTimes(text, view, times);
  text.Plain("pawl_schedules", "gauge", "Schedules, paused ones included.", view.things.schedules);
  text.Plain("pawl_hooks", "gauge", "Hooks, paused ones included.", view.things.hooks);
  return text.Take();
}

std::string RenderProcess(const CoreMetrics& core, std::uint64_t disk_bytes, const ListenerFigures& listeners) {
  MetricsText text;
  WriteEngine(text, core, disk_bytes);
  WriteFirings(text, core);
  WriteFaktory(text, listeners.faktory);
  WriteBuffers(text, listeners.buffers);
  WriteFailures(text, listeners.failures);
  WriteHooks(text, listeners.hooks);
  WriteTaskEnds(text, listeners.task_ends);
  WriteProcess(text);
  return text.Take();
}

}  // namespace pawl
