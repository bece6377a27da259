#include "executors/outgoing.h"

#include <chrono>
#include <functional>
#include <utility>

#include "base/log.h"
#include "base/random.h"

namespace pawl {
namespace {

constexpr Millis kSaysBlockedEvery = std::chrono::seconds(1);

std::string OutcomeName(const outbound::Outcome& outcome) {
  if (outcome.failure != outbound::Failure::kNone || outcome.status < 100) return std::string(Name(outcome.failure));
  return std::to_string(outcome.status / 100) + "xx";
}

}  // namespace

Result<void> OutgoingDefaults::SetProxy(const std::string& url, std::string_view option) {
  if (url.empty()) return {};
  auto parsed = outbound::ParseProxyUrl(url);
  if (!parsed.ok()) return Error{ErrorCode::kInvalid, parsed.error().detail, std::string(option)};
  proxy = outbound::Proxy{.url = *std::move(parsed), .trusted = true};
  return {};
}

Outgoing::Outgoing(std::vector<outbound::Transport*> transports, outbound::Secrets& secrets, OutgoingDefaults defaults)
    : transports_(std::move(transports)), secrets_(secrets), defaults_(std::move(defaults)), health_(FreshSeed()) {}

Outgoing::Permit Outgoing::Begin(const std::string& origin) {
  const MutexLock lock(mutex_);
  ++counts_.in_flight;
  return health_.Begin(origin, now().steady);
}

void Outgoing::End(const std::string& origin, Permit permit, const outbound::Outcome& outcome, std::string_view job) {
  bool went_down = false;
  bool says_blocked = false;
  {
    const MutexLock lock(mutex_);
    --counts_.in_flight;
    ++counts_.ended;
    ++counts_.by_outcome[OutcomeName(outcome)];
    counts_.bytes_sent += outcome.bytes_sent;
    counts_.bytes_received += outcome.bytes_received;
    if (outcome.blocked_by) {
      ++counts_.blocked.at(static_cast<std::size_t>(*outcome.blocked_by));
      says_blocked = !said_blocked_ || now().steady - *said_blocked_ >= kSaysBlockedEvery;
      if (says_blocked) said_blocked_ = now().steady;
    }
    if (permit != Permit::kRefused) {
      counts_.took.Add(outcome.took);
      went_down = health_.End(origin, permit, outcome, now().steady);
    }
  }
  if (says_blocked) {
    Log(LogLevel::kWarn, "an address is blocked",
        {{"job", job}, {"host", origin}, {"rule", Name(*outcome.blocked_by)}, {"error", outcome.error}});
  }
  if (went_down) {
    Log(LogLevel::kWarn, "a host does not answer; calls to it fail at once until it does",
        {{"host", origin}, {"error", outcome.error}});
  }
}

OutgoingCounts Outgoing::counts() const {
  const MutexLock lock(mutex_);
  return counts_;
}

std::vector<outbound::HostHealth::Host> Outgoing::Hosts() const {
  const MutexLock lock(mutex_);
  return health_.Hosts();
}

std::vector<std::string> Outgoing::OriginsOfDown() const {
  const MutexLock lock(mutex_);
  return health_.OriginsOfDown();
}

bool OutgoingCall::Send(outbound::Request request) {
  origin_ = request.url.Origin();
  if (!lane_) lane_ = std::hash<std::string>()(origin_) % outgoing_.transports();
  request.connect_timeout = outgoing_.defaults_.connect_timeout;
  if (!request.proxy) request.proxy = outgoing_.defaults_.proxy;
  permit_ = outgoing_.Begin(origin_);
  if (permit_ == outbound::HostHealth::Permit::kRefused) {
    transport().Post([this] {
      outbound::Outcome outcome;
      outcome.failure = outbound::Failure::kHostDown;
      outcome.error = "the host did not answer lately; it is tried again soon";
      OnEnd(outcome);
    });
    return true;
  }
  transfer_ = transport().Send(std::move(request), *this);
  if (transfer_.value != 0) return true;
  outbound::Outcome stopped;
  stopped.failure = outbound::Failure::kStopping;
  outgoing_.End(origin_, permit_, stopped, job_);
  return false;
}

void OutgoingCall::OnEnd(const outbound::Outcome& outcome) {
  outgoing_.End(origin_, permit_, outcome, job_);
  OnCallEnd(outcome);
}

}  // namespace pawl
