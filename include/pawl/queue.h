// Queues, groups and statistics as values.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "pawl/job.h"

namespace pawl {

// At most `limit` starts in any span of `per`.
struct RateLimit {
  std::uint32_t limit = 0;
  Millis per{0};
};

// Used where a push to the queue is silent.
struct PushDefaults {
  std::optional<Millis> lease = {};
  std::optional<Millis> timeout = {};
  RetrySpec retry = {};
  std::optional<std::uint32_t> max_crashes = {};
  std::optional<Millis> delay = {};
  std::optional<Millis> expires_in = {};
  std::optional<std::uint32_t> priority = {};
  std::optional<Millis> retention = {};
  std::optional<std::uint32_t> group_limit = {};
  std::vector<CallbackSpec> callbacks = {};  // of jobs that bring none
};

// How many jobs are in each state.
struct JobCounts {
  std::array<std::uint64_t, kJobStateCount> by_state = {};

  std::uint64_t& operator[](JobState state) { return by_state[static_cast<std::size_t>(state)]; }
  std::uint64_t operator[](JobState state) const { return by_state[static_cast<std::size_t>(state)]; }
};

struct QueueStatus {
  std::string name = {};
  bool paused = false;
  std::optional<std::uint32_t> concurrency = {};
  std::optional<RateLimit> rate = {};
  std::optional<std::uint64_t> max_payload = {};
  PushDefaults defaults = {};
  JobCounts counts = {};
  std::optional<Millis> oldest_age = {};  // how long the oldest queued job has waited
};

// What to change of a queue. An absent field stays as it is; one that is present but empty goes back to "none".
struct QueueChange {
  std::optional<bool> paused = {};
  std::optional<std::optional<std::uint32_t>> concurrency = {};
  std::optional<std::optional<RateLimit>> rate = {};
  std::optional<std::optional<std::uint64_t>> max_payload = {};
  PushDefaults defaults = {};   // those that are present are set, the others stay
  bool clear_defaults = false;  // forgets them all instead
};

struct GroupStatus {
  std::string queue = {};
  std::string name = {};
  std::optional<std::uint32_t> limit = {};
  std::optional<RateLimit> rate = {};
  bool paused = false;
  bool ordered = false;
  std::string settings = {};  // JSON; only of a single group
  std::uint64_t ready = 0;
  std::uint64_t running = 0;
};

// As QueueChange.
struct GroupChange {
  std::optional<std::optional<std::uint32_t>> limit = {};
  std::optional<std::optional<RateLimit>> rate = {};
  std::optional<bool> paused = {};
  std::optional<bool> ordered = {};
  std::optional<std::string> settings = {};  // a JSON object for those who run its jobs; empty: none
};

struct StatCounts {
  std::uint64_t pushed = 0;
  std::uint64_t completed = 0;
  std::uint64_t failed = 0;  // runs
  std::uint64_t retried = 0;
  std::uint64_t dead = 0;
  std::uint64_t recovered = 0;
  std::uint64_t expired = 0;
  std::uint64_t terminated = 0;
};

// What was counted since the beginning and in the running minute, hour and day (UTC), and how many jobs there are now.
struct StatsBlock {
  StatCounts total = {};
  StatCounts minute = {};
  StatCounts hour = {};
  StatCounts day = {};
  JobCounts counts = {};
};

struct StatsReport {
  WallTime now = {};
  StatsBlock all = {};
  std::map<std::string, StatsBlock> queues = {};
};

}  // namespace pawl
