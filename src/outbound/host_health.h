// HostHealth remembers which hosts do not answer, so that jobs for a dead host fail at once instead of each waiting for
// a time-out while jobs for others wait behind them.
//
// A host is up, or it is down after five failures in a row to look it up, to connect, or to answer in time. While it is
// down, calls are refused; when the pause is over one call is let through as a probe. Any answer makes the host up
// again; another failure doubles the pause, from 5 s to 5 min, ± 20 %. Bounded: the host that was used longest ago is
// forgotten first. Time and chance come in as arguments. One thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <list>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/clock.h"
#include "base/random.h"
#include "outbound/transport.h"

namespace pawl::outbound {

class HostHealth {
 public:
  static constexpr std::size_t kHostsMax = 10'000;
  static constexpr int kFailuresUntilDown = 5;
  static constexpr Millis kFirstPause{5'000};
  static constexpr Millis kLongestPause{300'000};

  struct Host {
    std::string origin;  // Url::Origin
    std::size_t in_flight = 0;
    std::uint64_t answered = 0;
    std::uint64_t failed = 0;
    int failures_in_a_row = 0;
    Failure last_failure = Failure::kNone;      // of the latest call that tells something
    SteadyTime last_ended{};                    // when that one ended
    std::optional<SteadyTime> down_until = {};  // set while it is down, also while it is probed
  };

  explicit HostHealth(std::uint64_t seed, std::size_t hosts_max = kHostsMax) : random_(seed), hosts_max_(hosts_max) {}

  enum class Permit : std::uint8_t { kRefused, kCall, kProbe };

  // Whether a call may start now. kRefused means Failure::kHostDown; the others are followed by exactly one End.
  Permit Begin(std::string_view origin, SteadyTime now);

  // How a call ended that Begin gave `permit` to. Ends that tell nothing of the host (cancelled, blocked, …) leave it
  // as it is. True if the host went down by this, from being up: worth a line in the log.
  bool End(std::string_view origin, Permit permit, const Outcome& outcome, SteadyTime now);

  const Host* Find(std::string_view origin) const;  // null if nothing is known
  std::vector<Host> Hosts() const;                  // in no order
  std::vector<std::string> OriginsOfDown() const;   // in no order
  std::size_t size() const { return hosts_.size(); }

 private:
  struct Entry {
    Host host;
    Millis pause{0};       // of the latest time that it was down
    bool probing = false;  // the one call that is let through
  };
  using Entries = std::list<Entry>;  // the one that was used last is first

  Entry& Use(std::string_view origin);
  void Forget();
  void GoDown(Entry& entry, SteadyTime now);
  void GoUp(Entry& entry);

  SeededRandom random_;
  const std::size_t hosts_max_;
  Entries hosts_;
  std::unordered_map<std::string_view, Entries::iterator> by_origin_;  // keys are in the entries
  std::size_t down_count_ = 0;
};

// One row for each host, the busiest first, at most `count`. Rows of the same host, of executors with a HostHealth
// each, are joined: figures are added up, the last failure is that of the latest call, and it is down while one finds
// it so.
std::vector<HostHealth::Host> BusiestHosts(std::vector<HostHealth::Host> rows, std::size_t count);

}  // namespace pawl::outbound
