// Who has claimed lately, and what they were told. In memory only: a worker comes back with its next claim or
// heartbeat. What a worker has in hand is not kept here but read from the store, which cannot be wrong.
//
// Thread-safe. Bounded: at kMax workers the one that was not seen for longest makes room.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"
#include "base/mutex.h"
#include "rules/blocked.h"

namespace pawl {

inline constexpr std::string_view kOwnWorkers = "pawl.";  // how the names of built-in work start

// What a worker says of itself.
struct WorkerInfo {
  std::string host;  // empty: not said
  std::optional<std::int64_t> pid;
  std::optional<std::uint32_t> concurrency;
  std::vector<std::string> labels;
};

struct WorkerOrders {
  bool quiet = false;  // claim no more
  bool stop = false;   // and exit
};

struct WorkerEntry {
  std::string name;
  std::vector<std::string> queues;
  WorkerInfo info;
  WallTime first_seen;
  WallTime last_seen;
  WorkerOrders orders;
  bool gone = false;  // as List sees it
};

class WorkerRegistry {
 public:
  static constexpr std::size_t kMax = 10'000;
  // A claim waits for 60 s at most, and then the next one comes.
  static constexpr Millis kGoneAfter = std::chrono::seconds(90);
  static constexpr Millis kForgottenAfter = std::chrono::minutes(15);

  // A claim. `info` replaces what was known when it is there; another pid than before starts afresh, without orders.
  WorkerOrders OnClaim(const std::string& worker, const std::vector<std::string>& queues,
                       const std::optional<WorkerInfo>& info, WallTime now);
  WorkerOrders OnHeartbeat(const std::string& worker, WallTime now);
  WorkerOrders OrdersOf(const std::string& worker) const;

  // Nothing when the worker is not known.
  std::optional<WorkerEntry> Tell(const std::string& worker, WorkerOrders orders);
  // Takes "quiet" back; a worker that was told to stop stays so. Nothing when it is not known.
  std::optional<WorkerEntry> Resume(const std::string& worker);
  // `told` is called with the name of each worker that was told something, by the thread that tells it. One at a time;
  // an empty one ends it, and returns when no call is under way.
  void Listen(std::function<void(const std::string& worker)> told);

  // Who has claimed from the queue lately, and may do so again.
  Serving ServingOf(const std::string& queue, WallTime now) const;

  // By name. Those that are silent and neither hold a lease nor wait for a job (`active`) count as gone after a while,
  // and are forgotten later.
  std::vector<WorkerEntry> List(const std::set<std::string>& active, WallTime now);

 private:
  WorkerEntry& Seen(const std::string& worker, WallTime now) PAWL_REQUIRES(mutex_);

  mutable Mutex mutex_;
  std::map<std::string, WorkerEntry> workers_ PAWL_GUARDED_BY(mutex_);

  Mutex listener_mutex_;
  std::function<void(const std::string& worker)> told_ PAWL_GUARDED_BY(listener_mutex_);
};

}  // namespace pawl
