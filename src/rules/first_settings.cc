#include "rules/first_settings.h"

#include "model/built_in_types.h"
#include "model/callback.h"

namespace pawl {
namespace {

constexpr std::uint32_t kCallsOfAHost = 8;
constexpr std::uint32_t kDownloadsOfAHost = 4;

QueueDefaults DownloadDefaults() {
  QueueDefaults defaults;
  defaults.group_limit = kDownloadsOfAHost;
  defaults.timeout = std::chrono::hours(1);
  RetryPolicy retry;
  retry.max = 2;
  retry.backoff = RetryBackoff::kFixed;
  retry.base = std::chrono::minutes(2);
  defaults.retry = retry;
  return defaults;
}

}  // namespace

QueueSettings FirstSettings(std::string_view queue) {
  QueueSettings settings;
  if (queue == kDownloadType) settings.defaults = DownloadDefaults();
  if (queue == kHttpType || queue == kCallbackQueue) settings.defaults.group_limit = kCallsOfAHost;
  return settings;
}

}  // namespace pawl
