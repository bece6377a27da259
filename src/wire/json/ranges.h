// What numbers and spans of requests may be. docs/openapi.yaml says the same.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>

#include "wire/json/fields.h"

namespace pawl::http {

inline constexpr Millis kSecond = std::chrono::seconds(1);
inline constexpr Millis kDay = std::chrono::hours(24);
inline constexpr Millis kTenYears = 3650 * kDay;

inline constexpr SpanRange kLeaseRange{kSecond, std::chrono::hours(12)};
inline constexpr SpanRange kTimeoutRange{kSecond, 30 * kDay, true};
inline constexpr SpanRange kDelayRange{Millis(0), kTenYears};
inline constexpr SpanRange kExpiryRange{Millis(1), kTenYears};
inline constexpr SpanRange kUniqueRange{Millis(1), kTenYears};
inline constexpr SpanRange kRetentionRange{Millis(0), kTenYears};
inline constexpr SpanRange kBackoffRange{Millis(0), 7 * kDay};
inline constexpr SpanRange kWaitRange{Millis(0), std::chrono::seconds(60)};
inline constexpr SpanRange kPerRange{kSecond, kDay};
inline constexpr SpanRange kEveryRange{kSecond, std::chrono::seconds(60)};  // of figures that are sent again and again

inline constexpr SpanRange kPollRange{Millis(0), kDay};
inline constexpr SpanRange kLagRange{Millis(0), 10 * kTenYears};

inline constexpr std::int64_t kPriorityMin = 1;
inline constexpr std::int64_t kPriorityMax = 9;
inline constexpr std::int64_t kRetriesMax = 1'000;
inline constexpr std::int64_t kCrashesMax = 1'000;
inline constexpr std::int64_t kLimitMax = 1'000'000;  // of concurrency, groups and rates
inline constexpr std::int64_t kMaxPayloadMax = std::int64_t{1} << 30;
inline constexpr std::int64_t kPidMax = 4'294'967'295;
inline constexpr std::int64_t kCommitMax = 4'000'000'000;  // commits under one lease

inline constexpr std::int64_t kDocumentsMax = 1'000'000'000;  // of a scan, that one step counts

inline constexpr std::size_t kTextMax = 256;  // created_by, unique keys, hosts, types of errors
inline constexpr std::size_t kLabelMax = 128;
inline constexpr std::size_t kLabelsMax = 32;
inline constexpr std::size_t kBacktraceMax = 1'000;
inline constexpr std::size_t kBulkMax = 10'000;
inline constexpr std::size_t kFinishesMax = 1'000;
inline constexpr std::size_t kClaimMax = 1'000;
inline constexpr std::size_t kClaimQueuesMax = 100;
inline constexpr std::size_t kPushedByFinishMax = 1'000;
inline constexpr std::size_t kAfterMax = 1'000;  // that one job waits for
inline constexpr std::size_t kPathMax = 4'096;
inline constexpr std::size_t kCronMax = 1'000;
inline constexpr std::size_t kGroupSettingsMax = 4'096;

// Of stateful jobs. kPortsMax is in model/stateful.h.
inline constexpr std::size_t kChannelsMax = 100;     // of one port
inline constexpr std::size_t kValuesMax = 10'000;    // written by one call, or moved on by one finish
inline constexpr std::size_t kChildrenMax = 10'000;  // started by one finish
inline constexpr std::size_t kEffectsMax = 10'000;   // of one kind, by one finish
inline constexpr std::size_t kTargetsMax = 100;      // of one connect
inline constexpr std::size_t kAliasesMax = 100;      // of one call
inline constexpr std::int64_t kReadMax = 1'000;      // values read by one call
inline constexpr std::int64_t kIdleRunsMax = 1'000'000;
inline constexpr std::size_t kDescriptionMax = 4'096;
inline constexpr SpanRange kShutdownRange{kSecond, 30 * kDay};

// What the server was configured with.
struct WireLimits {
  std::size_t max_payload = std::size_t{1} << 20;  // and of meta, results and progress
};

}  // namespace pawl::http
