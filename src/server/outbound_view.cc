#include "server/outbound_view.h"

#include <fmt/format.h>

#include <iterator>
#include <set>
#include <utility>
#include <vector>

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

template <typename Value>
void AddFigure(std::string& out, std::string_view name, std::string_view kind, std::string_view help, Value value) {
  fmt::format_to(std::back_inserter(out), "# HELP {0} {2}\n# TYPE {0} {1}\n{0} {3}\n", name, kind, help, value);
}

void AddFilesMetrics(std::string& out, const FilesFigures& files) {
  AddFigure(out, "pawl_files_bytes", "gauge", "Stored downloads, as the last sweep has seen them.", files.bytes);
  AddFigure(out, "pawl_files_free_ratio", "gauge", "Share of their disk that is free.", files.free_ratio);
  AddFigure(out, "pawl_files_swept_total", "counter", "Files that were removed because no job wanted them.",
            files.swept);
}

// The head of a metric, and a line for each executor by `write(name, counts)`.
template <typename Write>
void AddMetric(std::string& out, const BuiltInWork& work, std::string_view name, std::string_view kind,
               std::string_view help, Write write) {
  fmt::format_to(std::back_inserter(out), "# HELP {0} {2}\n# TYPE {0} {1}\n", name, kind, help);
  for (const auto& [executor, outgoing] : work.outgoing()) write(executor, outgoing->counts());
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
  std::string out;
  const auto at = std::back_inserter(out);
  AddMetric(out, work, "pawl_outbound_requests_total", "counter", "Outgoing calls that ended, by what they came to.",
            [&](const std::string& executor, const OutgoingCounts& counts) {
              for (const auto& [outcome, count] : counts.by_outcome) {
                fmt::format_to(at, "pawl_outbound_requests_total{{executor=\"{}\",outcome=\"{}\"}} {}\n", executor,
                               outcome, count);
              }
            });
  AddMetric(out, work, "pawl_outbound_in_flight", "gauge", "Outgoing calls under way.",
            [&](const std::string& executor, const OutgoingCounts& counts) {
              fmt::format_to(at, "pawl_outbound_in_flight{{executor=\"{}\"}} {}\n", executor, counts.in_flight);
            });
  AddMetric(out, work, "pawl_outbound_seconds_total", "counter", "How long the calls that ended took together.",
            [&](const std::string& executor, const OutgoingCounts& counts) {
              fmt::format_to(at, "pawl_outbound_seconds_total{{executor=\"{}\"}} {}\n", executor, counts.seconds);
            });
  AddMetric(out, work, "pawl_outbound_bytes_total", "counter", "Bytes of their bodies.",
            [&](const std::string& executor, const OutgoingCounts& counts) {
              fmt::format_to(at, "pawl_outbound_bytes_total{{executor=\"{0}\",direction=\"sent\"}} {1}\n", executor,
                             counts.bytes_sent);
              fmt::format_to(at, "pawl_outbound_bytes_total{{executor=\"{0}\",direction=\"received\"}} {1}\n", executor,
                             counts.bytes_received);
            });
  std::set<std::string> down;  // a host may be down for several executors
  for (const auto& [executor, outgoing] : work.outgoing()) {
    for (std::string& origin : outgoing->OriginsOfDown()) down.insert(std::move(origin));
  }
  AddFigure(out, "pawl_hosts_down", "gauge", "Hosts that do not answer.", down.size());
  fmt::format_to(at,
                 "# HELP pawl_outbound_target Runs at once that an executor aims at.\n"
                 "# TYPE pawl_outbound_target gauge\n");
  for (const auto& load : work.loads()) {
    fmt::format_to(at, "pawl_outbound_target{{executor=\"{}\"}} {}\n", load->name, load->target.load());
  }
  fmt::format_to(at,
                 "# HELP pawl_outbound_lag_seconds The longest round of a loop of the last second.\n"
                 "# TYPE pawl_outbound_lag_seconds gauge\n");
  for (const std::string_view loop : {"notify", "http", "download"}) {
    if (const auto lag = work.LagOf(loop)) {
      const double seconds = std::chrono::duration<double>(*lag).count();
      fmt::format_to(at, "pawl_outbound_lag_seconds{{loop=\"{}\"}} {}\n", loop, seconds);
    }
  }
  if (const DownloadFiles* const files = work.files()) AddFilesMetrics(out, files->figures());
  return out;
}

}  // namespace pawl
