// What the handlers of all routes share. Lives as long as the Api.
#pragma once

#include <atomic>
#include <thread>

#include "base/mutex.h"
#include "base/replaceable.h"
#include "engine/core.h"
#include "engine/worker_registry.h"
#include "server/api.h"
#include "server/channel_hub.h"
#include "server/claim_waits.h"
#include "server/event_hub.h"
#include "server/failure_throttle.h"
#include "server/faktory_counters.h"
#include "server/hook_calls.h"
#include "server/job_watch.h"
#include "server/open_streams.h"
#include "server/run_times.h"
#include "server/scan_reads.h"
#include "server/stats_hub.h"

namespace pawl {

// One long task at a time, on a thread of its own.
class LongTask {
 public:
  LongTask() = default;
  LongTask(const LongTask&) = delete;
  LongTask& operator=(const LongTask&) = delete;
  ~LongTask();  // waits for it

  // False while another one runs. The task returns what sends its answer: whoever has that may start the next one.
  bool Start(std::function<std::function<void()>()> task);

 private:
  Mutex mutex_;
  std::thread thread_ PAWL_GUARDED_BY(mutex_);
  std::atomic<bool> running_{false};
};

struct ApiServices {
  ApiServices(Core& engine, ApiOptions given)
      : core(engine),
        options(std::move(given)),
        guard(options.guard),
        config(options.config),
        streams(guard, [&engine] { return engine.now().wall; }),
        events(engine.names()),
        channels([&engine](bool followed) { engine.WantMessages(followed); }),
        stats(engine) {}

  Core& core;
  const ApiOptions options;
  Guard guard;
  Replaceable<std::vector<ShownOption>> config;
  OpenStreams streams;
  FailureThrottle failures;  // to authenticate
  WorkerRegistry workers;
  ClaimWaits claims;
  RunTimes times;
  FaktoryCounters faktory;
  HookCalls hooks;
  EventHub events;
  ChannelHub channels;
  StatsHub stats;
  JobWatch watch;
  LongTask backup;
  Replaceable<PushPolicy> policy{PushPolicy()};
  Replaceable<PushPolicy> policy_without_sql{PushPolicy().WithoutSql()};  // of callers that are no admins
  std::atomic<ScanReads*> scan_reads = nullptr;                           // null: the server has not started it yet
  std::atomic<const BuiltInWork*> work = nullptr;                         // likewise
  std::atomic<bool> draining{false};
};

}  // namespace pawl
