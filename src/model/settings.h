// What people set on queues and groups.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/clock.h"
#include "model/retry_policy.h"
#include "pawl/job.h"

namespace pawl {

// At most `limit` starts in any span of `per`.
struct Rate {
  std::uint32_t limit = 0;
  Millis per{0};
  bool operator==(const Rate&) const = default;
};

// Used where a push is silent. An absent field falls back to Pawl's own default.
struct QueueDefaults {
  std::optional<Millis> lease;
  std::optional<Millis> timeout;
  std::optional<RetryPolicy> retry;
  std::optional<std::uint16_t> max_crashes;
  std::optional<Millis> delay;
  std::optional<Millis> expires_in;
  std::optional<std::uint8_t> priority;
  std::optional<Millis> retention;
  std::optional<std::uint32_t> group_limit;
  std::vector<CallbackSpec> callbacks;
  bool operator==(const QueueDefaults&) const = default;
};

struct QueueSettings {
  bool paused = false;
  std::optional<std::uint32_t> concurrency;
  std::optional<Rate> rate;
  std::optional<std::uint64_t> max_payload;
  QueueDefaults defaults;
  bool registered = false;  // takes only jobs of types that workers have registered
  std::uint32_t types = 0;  // so many are registered; none: a push need not look for its type
  bool operator==(const QueueSettings&) const = default;
};

struct GroupSettings {
  std::optional<std::uint32_t> limit;
  bool limit_patched = false;  // set by an operator: pushes no longer change it
  std::optional<Rate> rate;
  bool paused = false;
  bool ordered = false;
  std::string settings;  // a JSON object for those who run the jobs of the group; empty: none

  bool operator==(const GroupSettings&) const = default;
  bool IsDefault() const { return *this == GroupSettings{}; }
};

}  // namespace pawl
