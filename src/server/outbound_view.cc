#include "server/outbound_view.h"

#include <chrono>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "server/metrics_text.h"
#include "wire/http/answer_writer.h"
#include "wire/http/render_job.h"

namespace pawl {
namespace {

constexpr std::size_t kHostsShown = 1'000;

void WriteHost(http::AnswerWriter& json, const outbound::HostHealth::Host& host, Now now) {
  json.BeginObject().Key("host").Text(host.origin).Key("in_flight").Uint(host.in_flight);
  json.Key("ok").Uint(host.answered).Key("failed").Uint(host.failed).Key("last_error");
  if (host.last_failure == outbound::Failure::kNone) {
    json.Null();
  } else {
    json.Name(Name(host.last_failure));
  }
  if (host.down_until && *host.down_until > now.steady) {
    http::WriteTime(json, "down_until", now.wall + (*host.down_until - now.steady));
  } else {
    json.Key("down_until").Null();
  }
  json.EndObject();
}

std::vector<outbound::HostHealth::Host> HostsOf(const BuiltInWork& work) {
  std::vector<outbound::HostHealth::Host> hosts;
  for (const auto& [name, outgoing] : work.outgoing()) {
    for (auto& host : outgoing->Hosts()) hosts.push_back(std::move(host));
  }
  return hosts;
}

void WriteLoad(http::AnswerWriter& json, const BuiltInWork& work, const WorkLoad& load) {
  json.BeginObject().Key("name").Name(load.name).Key("target").Uint(load.target).Key("in_flight").Uint(load.in_flight);
  for (const auto& [name, outgoing] : work.outgoing()) {
    if (name == load.name) json.Key("ended").Uint(outgoing->counts().ended);
  }
  if (const auto lag = work.LagOf(load.name)) json.Key("lag_ms").Int(lag->count() / 1'000);
  json.EndObject();
}

void WriteFiles(http::AnswerWriter& json, const FilesFigures& files) {
  json.Key("files").BeginObject().Key("bytes").Uint(files.bytes).Key("free_ratio").Double(files.free_ratio);
  json.Key("paused").Bool(files.paused).EndObject();
}

using CountsByExecutor = std::vector<std::pair<std::string, OutgoingCounts>>;

void WriteCalls(MetricsText& text, const CountsByExecutor& all) {
  text.Head("pawl_outbound_requests_total", "counter", "Outgoing calls that ended, by what they came to.");
  for (const auto& [executor, counts] : all) {
    for (const auto& [outcome, count] : counts.by_outcome) {
      text.Value("pawl_outbound_requests_total", {{"executor", executor}, {"outcome", outcome}}, count);
    }
  }
  text.Head("pawl_outbound_in_flight", "gauge", "Outgoing calls under way.");
  for (const auto& [executor, counts] : all) {
    text.Value("pawl_outbound_in_flight", {{"executor", executor}}, counts.in_flight);
  }
  text.Head("pawl_outbound_seconds", "histogram", "How long outgoing calls took.");
  for (const auto& [executor, counts] : all) {
    text.OfHistogram("pawl_outbound_seconds", "executor", executor, counts.took);
  }
  text.Head("pawl_outbound_bytes_total", "counter", "Bytes of their bodies.");
  for (const auto& [executor, counts] : all) {
    text.Value("pawl_outbound_bytes_total", {{"executor", executor}, {"direction", "sent"}}, counts.bytes_sent);
    text.Value("pawl_outbound_bytes_total", {{"executor", executor}, {"direction", "received"}}, counts.bytes_received);
  }
  text.Head("pawl_blocked_total", "counter", "Outgoing calls that the guard refused, by its rule.");
  for (const outbound::GuardRule rule : outbound::kGuardRules) {
    std::uint64_t blocked = 0;
    for (const auto& [executor, counts] : all) blocked += counts.blocked.at(static_cast<std::size_t>(rule));
    text.Value("pawl_blocked_total", {{"rule", Name(rule)}}, blocked);
  }
}

void WriteHostsDown(MetricsText& text, const BuiltInWork& work) {
  std::set<std::string> down;  // a host may be down for several executors
  for (const auto& [executor, outgoing] : work.outgoing()) {
    for (std::string& origin : outgoing->OriginsOfDown()) down.insert(std::move(origin));
  }
  text.Plain("pawl_hosts_down", "gauge", "Hosts that do not answer.", down.size());
}

void WriteLoads(MetricsText& text, const BuiltInWork& work) {
  text.Head("pawl_outbound_target", "gauge", "Runs at once that an executor aims at.");
  for (const auto& load : work.loads()) {
    text.Value("pawl_outbound_target", {{"executor", load->name}}, load->target.load());
  }
  text.Head("pawl_outbound_lag_seconds", "gauge", "The longest round of a loop of the last second.");
  for (const std::string_view loop : {"notify", "http", "scan", "download"}) {
    if (const auto lag = work.LagOf(loop)) {
      text.Value("pawl_outbound_lag_seconds", {{"loop", loop}}, std::chrono::duration<double>(*lag).count());
    }
  }
  if (const auto running = work.exec_running()) {
    text.Plain("pawl_exec_running", "gauge", "Commands of exec jobs that run.", *running);
  }
}

void WriteScanMetrics(MetricsText& text, const ScanTallies& scans) {
  const auto tallies = scans.All();
  text.Head("pawl_scan_documents_total", "counter", "Documents of scans, by what has become of them.");
  for (const auto& [source, tally] : tallies) {
    text.Value("pawl_scan_documents_total", {{"source", source}, {"result", "processed"}}, tally->processed.load());
    text.Value("pawl_scan_documents_total", {{"source", source}, {"result", "skipped"}}, tally->skipped.load());
    text.Value("pawl_scan_documents_total", {{"source", source}, {"result", "dead"}}, tally->dead.load());
  }
  const auto each = [&](std::string_view name, std::string_view kind, std::string_view help, auto member) {
    text.Head(name, kind, help);
    for (const auto& [source, tally] : tallies) text.Value(name, {{"source", source}}, (tally->*member).load());
  };
  each("pawl_scan_blocks_total", "counter", "Blocks that scans have committed.", &ScanTally::blocks);
  each("pawl_scan_running", "gauge", "Partitions that are worked now.", &ScanTally::running);
  each("pawl_scan_source_errors_total", "counter", "Reads of a source that failed.", &ScanTally::source_errors);
  each("pawl_scan_held_back", "counter", "Blocks that ended at documents too young to be read in order.",
       &ScanTally::held_back);
  text.Head("pawl_scan_lag_seconds", "gauge",
            "How far infinite scans were behind when this node last read for them, of the newest tasks.");
  for (const auto& [task, seconds] : scans.Lags()) text.Value("pawl_scan_lag_seconds", {{"task", task}}, seconds);
}

void WriteFilesMetrics(MetricsText& text, const FilesFigures& files) {
  text.Plain("pawl_files_bytes", "gauge", "Stored downloads, as the last sweep has seen them.", files.bytes);
  text.Plain("pawl_files_free_ratio", "gauge", "Share of their disk that is free.", files.free_ratio);
  text.Plain("pawl_files_swept_total", "counter", "Files that were removed because no job wanted them.", files.swept);
}

}  // namespace

std::string RenderOutbound(const BuiltInWork& work, Now now) {
  return http::Rendered([&](http::AnswerWriter& json) {
    json.BeginObject().Key("executors").BeginArray();
    for (const auto& load : work.loads()) WriteLoad(json, work, *load);
    json.EndArray().Key("hosts").BeginArray();
    for (const auto& host : outbound::BusiestHosts(HostsOf(work), kHostsShown)) WriteHost(json, host, now);
    json.EndArray();
    if (const DownloadFiles* const files = work.files()) WriteFiles(json, files->figures());
    json.EndObject();
  });
}

std::string RenderOutboundMetrics(const BuiltInWork& work) {
  CountsByExecutor calls;
  for (const auto& [executor, outgoing] : work.outgoing()) calls.emplace_back(executor, outgoing->counts());
  MetricsText text;
  WriteCalls(text, calls);
  WriteHostsDown(text, work);
  WriteLoads(text, work);
  if (const ScanTallies* const scans = work.scans()) WriteScanMetrics(text, *scans);
  if (const DownloadFiles* const files = work.files()) WriteFilesMetrics(text, files->figures());
  return text.Take();
}

}  // namespace pawl
