#include "server/outbound_view.h"

#include <fmt/format.h>

#include <iterator>

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
    for (const auto& [name, outgoing] : work.outgoing()) {
      const OutgoingCounts counts = outgoing->counts();
      json.BeginObject().Key("name").Name(name).Key("in_flight").Uint(counts.in_flight);
      json.Key("ended").Uint(counts.ended).EndObject();
    }
    json.EndArray().Key("hosts").BeginArray();
    for (const auto& [name, outgoing] : work.outgoing()) {
      for (const auto& host : outgoing->BusiestHosts(kHostsShown)) WriteHost(json, host, now);
    }
    json.EndArray().EndObject();
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
  std::size_t down = 0;
  for (const auto& [executor, outgoing] : work.outgoing()) down += outgoing->hosts_down();
  fmt::format_to(
      at, "# HELP pawl_hosts_down Hosts that do not answer.\n# TYPE pawl_hosts_down gauge\npawl_hosts_down {}\n", down);
  return out;
}

}  // namespace pawl
