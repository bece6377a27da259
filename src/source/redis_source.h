// The streams of a Redis as a source of scans. Keys are ids of entries; an entry is an object of its fields.
#pragma once

#include <memory>
#include <string>

#include "base/clock.h"
#include "base/result.h"
#include "pawl/scan.h"

namespace pawl::source {

struct RedisSourceOptions {
  std::string url = {};
  Millis timeout{10'000};
  bool skips_gaps = false;  // goes on behind entries that were trimmed before they were read
  std::shared_ptr<const Clock> clock = std::make_shared<SystemClock>();
};

// Fails with kInvalid for a URL that is none. Connects with the first block. Takes any stream (see CheckScan).
//
// When the entry at the offset is gone, and the stream now begins behind it, entries may have been trimmed that nobody
// has read: kSourceGap, unless `skips_gaps`. So a stream that is trimmed on purpose keeps the entry at the offset.
Result<std::shared_ptr<Source>> MakeRedisSource(RedisSourceOptions options);

}  // namespace pawl::source
