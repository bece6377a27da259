#include "outbound/host_health.h"

#include <algorithm>
#include <iterator>

namespace pawl::outbound {
namespace {

// Somebody was there, even if the answer was cut, too large, or not trusted.
bool ShowsLife(const Outcome& outcome) {
  switch (outcome.failure) {
    case Failure::kNone:
    case Failure::kTooSlow:
    case Failure::kCut:
    case Failure::kTls:
    case Failure::kHeadersTooLarge:
    case Failure::kTooLarge:
      return true;
    default:
      return outcome.status != 0;
  }
}

void AddTo(HostHealth::Host& sum, const HostHealth::Host& row) {
  sum.in_flight += row.in_flight;
  sum.answered += row.answered;
  sum.failed += row.failed;
  sum.failures_in_a_row = std::max(sum.failures_in_a_row, row.failures_in_a_row);
  if (row.last_ended > sum.last_ended) {
    sum.last_ended = row.last_ended;
    sum.last_failure = row.last_failure;
  }
  sum.down_until = std::max(sum.down_until, row.down_until);
}

bool IsBusier(const HostHealth::Host& a, const HostHealth::Host& b) {
  if (a.in_flight != b.in_flight) return a.in_flight > b.in_flight;
  return a.answered + a.failed > b.answered + b.failed;
}

}  // namespace

HostHealth::Permit HostHealth::Begin(std::string_view origin, SteadyTime now) {
  Entry& entry = Use(origin);
  const bool down = entry.host.down_until.has_value();
  if (down) {
    if (entry.probing || now < *entry.host.down_until) return Permit::kRefused;
    entry.probing = true;
  }
  ++entry.host.in_flight;
  return down ? Permit::kProbe : Permit::kCall;
}

bool HostHealth::End(std::string_view origin, Permit permit, const Outcome& outcome, SteadyTime now) {
  Entry& entry = Use(origin);
  Host& host = entry.host;
  if (host.in_flight > 0) --host.in_flight;  // 0 if it was forgotten in between
  if (permit == Permit::kProbe) entry.probing = false;
  if (ShowsLife(outcome)) {
    ++(outcome.failure == Failure::kNone ? host.answered : host.failed);
    host.last_failure = outcome.failure;
    host.last_ended = now;
    host.failures_in_a_row = 0;
    GoUp(entry);
    return false;
  }
  if (outcome.failure == Failure::kCancelled || outcome.failure == Failure::kStopping) return false;
  ++host.failed;
  host.last_failure = outcome.failure;
  host.last_ended = now;
  if (!CountsAgainstHost(outcome.failure)) return false;
  ++host.failures_in_a_row;
  const bool was_down = host.down_until.has_value();
  // A call that began before the host went down tells nothing new.
  if (was_down ? permit != Permit::kProbe : host.failures_in_a_row < kFailuresUntilDown) return false;
  GoDown(entry, now);
  return !was_down;
}

const HostHealth::Host* HostHealth::Find(std::string_view origin) const {
  const auto found = by_origin_.find(origin);
  return found == by_origin_.end() ? nullptr : &found->second->host;
}

std::vector<HostHealth::Host> HostHealth::Hosts() const {
  std::vector<Host> all;
  all.reserve(hosts_.size());
  for (const Entry& entry : hosts_) all.push_back(entry.host);
  return all;
}

std::vector<std::string> HostHealth::OriginsOfDown() const {
  std::vector<std::string> origins;
  if (down_count_ == 0) return origins;
  for (const Entry& entry : hosts_) {
    if (entry.host.down_until) origins.push_back(entry.host.origin);
  }
  return origins;
}

HostHealth::Entry& HostHealth::Use(std::string_view origin) {
  if (const auto found = by_origin_.find(origin); found != by_origin_.end()) {
    hosts_.splice(hosts_.begin(), hosts_, found->second);
    return hosts_.front();
  }
  if (hosts_.size() >= hosts_max_) Forget();
  hosts_.push_front({.host = {.origin = std::string(origin)}});
  by_origin_.emplace(hosts_.front().host.origin, hosts_.begin());
  return hosts_.front();
}

void HostHealth::Forget() {
  Entry& oldest = hosts_.back();
  GoUp(oldest);
  by_origin_.erase(oldest.host.origin);
  hosts_.pop_back();
}

void HostHealth::GoDown(Entry& entry, SteadyTime now) {
  if (!entry.host.down_until) ++down_count_;
  entry.pause = entry.pause == Millis(0) ? kFirstPause : std::min(entry.pause * 2, kLongestPause);
  const double spread = 0.8 + 0.4 * random_.Unit();
  entry.host.down_until = now + Millis(static_cast<std::int64_t>(static_cast<double>(entry.pause.count()) * spread));
}

void HostHealth::GoUp(Entry& entry) {
  if (entry.host.down_until) --down_count_;
  entry.host.down_until.reset();
  entry.pause = Millis(0);
}

std::vector<HostHealth::Host> BusiestHosts(std::vector<HostHealth::Host> rows, std::size_t count) {
  std::vector<HostHealth::Host> hosts;
  std::ranges::sort(rows, {}, &HostHealth::Host::origin);
  for (HostHealth::Host& row : rows) {
    if (!hosts.empty() && hosts.back().origin == row.origin) {
      AddTo(hosts.back(), row);
    } else {
      hosts.push_back(std::move(row));
    }
  }
  count = std::min(count, hosts.size());
  std::partial_sort(hosts.begin(), hosts.begin() + static_cast<std::ptrdiff_t>(count), hosts.end(), IsBusier);
  hosts.resize(count);
  return hosts;
}

}  // namespace pawl::outbound
