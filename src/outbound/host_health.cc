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
    host.failures_in_a_row = 0;
    GoUp(entry);
    return false;
  }
  if (outcome.failure == Failure::kCancelled || outcome.failure == Failure::kStopping) return false;
  ++host.failed;
  host.last_failure = outcome.failure;
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

std::vector<HostHealth::Host> HostHealth::Busiest(std::size_t count) const {
  std::vector<Host> all;
  all.reserve(hosts_.size());
  for (const Entry& entry : hosts_) all.push_back(entry.host);
  const auto busier = [](const Host& a, const Host& b) {
    if (a.in_flight != b.in_flight) return a.in_flight > b.in_flight;
    return a.answered + a.failed > b.answered + b.failed;
  };
  count = std::min(count, all.size());
  std::partial_sort(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count), all.end(), busier);
  all.resize(count);
  return all;
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

}  // namespace pawl::outbound
