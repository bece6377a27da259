#include "cli/top_view.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

#include "base/wall_format.h"
#include "cli/json_text.h"

namespace pawl::cli {
namespace {

double RateOf(std::uint64_t now, std::uint64_t before, double seconds) {
  return seconds > 0 && now > before ? static_cast<double>(now - before) / seconds : 0;
}

std::string RateText(double rate) {
  if (rate == 0) return "0";
  return rate < 10 ? fmt::format("{:.1f}", rate) : fmt::format("{:.0f}", rate);
}

std::string WaitText(const std::optional<WallTime>& since, WallTime now) {
  return since ? FormatSpan(now - *since) : "";
}

// The last line says how many there are besides.
std::string Shortened(const Table& table, const Screen& screen, std::size_t left_out) {
  return table.Render(screen) + (left_out == 0 ? "" : fmt::format("… {} more\n", left_out));
}

}  // namespace

Result<void> TopView::Take(const JsonValue& event, bool whole) {
  PAWL_ASSIGN(const WallTime now, ParseTime(TextAt(event, "now")));
  const double seconds = whole ? 0 : static_cast<double>((now - now_).count()) / 1'000;
  now_ = now;
  if (whole) queues_.clear();
  for (auto& [name, figures] : queues_) figures.pushed_rate = figures.completed_rate = figures.failed_rate = 0;
  const JsonValue nothing{"{}", JsonKind::kObject};
  totals_ = Read(FindMember(event, "totals").value_or(nothing), totals_, seconds);
  const auto queues = FindMember(event, "queues").value_or(JsonValue{"[]", JsonKind::kArray});
  return ForEachElement(queues, [&](const JsonValue& queue) -> Result<void> {
    const auto [row, is_new] = queues_.try_emplace(TextAt(queue, "queue"));
    row->second = Read(queue, row->second, is_new ? 0 : seconds);
    return {};
  });
}

TopView::Figures TopView::Read(const JsonValue& figures, const Figures& before, double seconds) const {
  Figures read;
  read.queued = NumberAt(figures, "counts.queued");
  read.scheduled = NumberAt(figures, "counts.scheduled");
  read.retrying = NumberAt(figures, "counts.retrying");
  read.running = NumberAt(figures, "counts.running");
  read.dead = NumberAt(figures, "counts.dead");
  read.pushed = NumberAt(figures, "counters.pushed");
  read.completed = NumberAt(figures, "counters.completed");
  read.failed = NumberAt(figures, "counters.failed");
  read.pushed_rate = RateOf(read.pushed, before.pushed, seconds);
  read.completed_rate = RateOf(read.completed, before.completed, seconds);
  read.failed_rate = RateOf(read.failed, before.failed, seconds);
  const auto age = FindMember(figures, "oldest_age");
  const auto waited = age ? age->Number() : Result<double>(Error{});
  if (waited.ok()) read.oldest = now_ - Millis(static_cast<std::int64_t>(*waited * 1'000));
  read.paused = TextAt(figures, "paused") == "true";
  return read;
}

Result<TopView::Worker> TopView::ReadWorker(const JsonValue& worker) const {
  const JsonValue none{"[]", JsonKind::kArray};
  Worker row{TextAt(worker, "name"), TextAt(worker, "state"), "", AgeAt(worker, "last_seen_at", now_), "", ""};
  std::size_t runs = 0;
  PAWL_TRY(ForEachElement(FindMember(worker, "queues").value_or(none), [&](const JsonValue& queue) -> Result<void> {
    row.queues += (row.queues.empty() ? "" : " ") + TextOf(queue);
    return {};
  }));
  PAWL_TRY(ForEachElement(FindMember(worker, "running").value_or(none), [&](const JsonValue&) -> Result<void> {
    ++runs;
    return {};
  }));
  row.runs = std::to_string(runs);
  if (TextAt(worker, "quiet") == "true") row.note = "quiet";
  if (TextAt(worker, "stop") == "true") row.note = "stop";
  return row;
}

Result<void> TopView::TakeWorkers(const JsonValue& answer) {
  workers_.clear();
  const auto workers = FindMember(answer, "workers").value_or(JsonValue{"[]", JsonKind::kArray});
  PAWL_TRY(ForEachElement(workers, [&](const JsonValue& worker) -> Result<void> {
    PAWL_ASSIGN(Worker row, ReadWorker(worker));
    workers_.push_back(std::move(row));
    return {};
  }));
  std::ranges::stable_sort(workers_,
                           [](const Worker& a, const Worker& b) { return (a.state == "busy") > (b.state == "busy"); });
  return {};
}

std::string TopView::Render(const Screen& screen, std::size_t rows) const {
  constexpr std::size_t kHead = 5;  // lines besides those of the tables' rows
  constexpr std::size_t kFewest = 3;
  std::size_t for_workers = workers_.size() + 1;
  std::size_t for_queues = queues_.size() + 1;
  if (rows > 0) {
    const std::size_t left = rows > kHead ? rows - kHead : 2 * kFewest;
    for_workers = std::min(for_workers, std::max(kFewest, left / 3));
    for_queues = std::max(kFewest, left - std::min(left, for_workers));
  }
  const std::string wait = WaitText(totals_.oldest, now_);
  std::string text = fmt::format(
      "{}  queued {}  running {}  scheduled {}  retrying {}  dead {}{}\n"
      "a second: pushed {}  completed {}  failed {}\n\n",
      FormatTime(now_), totals_.queued, totals_.running, totals_.scheduled, totals_.retrying, totals_.dead,
      wait.empty() ? "" : "  oldest waits " + wait, RateText(totals_.pushed_rate), RateText(totals_.completed_rate),
      RateText(totals_.failed_rate));
  return text + QueueTable(screen, for_queues) + "\n" + WorkerTable(screen, for_workers);
}

// Those with most to do first.
std::string TopView::QueueTable(const Screen& screen, std::size_t rows) const {
  std::vector<std::pair<std::string_view, const Figures*>> order;
  for (const auto& [name, figures] : queues_) order.emplace_back(name, &figures);
  std::ranges::stable_sort(order, [](const auto& a, const auto& b) {
    return a.second->queued + a.second->running > b.second->queued + b.second->running;
  });
  if (order.empty()) return "no queues\n";
  const std::size_t shown = order.size() < rows ? order.size() : rows - 2;
  Table table({"QUEUE", "QUEUED", "RUNNING", "SCHEDULED", "RETRYING", "DEAD", "OLDEST", "PUSHED/S", "DONE/S",
               "FAILED/S", "NOTE"});
  for (const auto& [name, row] : std::span(order).first(shown)) {
    table.Add({std::string(name), std::to_string(row->queued), std::to_string(row->running),
               std::to_string(row->scheduled), std::to_string(row->retrying), std::to_string(row->dead),
               WaitText(row->oldest, now_), RateText(row->pushed_rate), RateText(row->completed_rate),
               RateText(row->failed_rate), row->paused ? "paused" : ""});
  }
  return Shortened(table, screen, order.size() - shown);
}

std::string TopView::WorkerTable(const Screen& screen, std::size_t rows) const {
  if (workers_.empty()) return "no workers\n";
  const std::size_t shown = workers_.size() < rows ? workers_.size() : rows - 2;
  Table table({"WORKER", "STATE", "QUEUES", "RUNS", "SEEN", "NOTE"});
  for (const Worker& worker : std::span(workers_).first(shown)) {
    table.Add({worker.name, worker.state, worker.queues, worker.runs, worker.seen, worker.note});
  }
  return Shortened(table, screen, workers_.size() - shown);
}

}  // namespace pawl::cli
