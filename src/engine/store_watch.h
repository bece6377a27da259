// StoreWatch looks for damage in an embedded store while it serves: a thread that checks everything it holds
// (check_store.h), again and again, a small step at a time. Each step reads its own snapshot of what was last flushed,
// so the engine does not wait for it; it takes about a hundredth of a processor.
//
// A finding is an error in the log (the first ones of a pass), and a finding of Health, part "data": /readyz says 503
// and /metrics shows it, until a whole pass finds nothing.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <thread>

#include "base/clock.h"
#include "base/health.h"
#include "base/mutex.h"
#include "engine/check_store.h"
#include "store/kv_store.h"

namespace pawl {

struct StoreWatchOptions {
  Millis every = std::chrono::hours(6);  // from the beginning of a pass to that of the next one, or longer; 0: never
  Millis step{2};
  Millis pause{200};  // between two steps
};

class StoreWatch {
 public:
  // `store` outlives it.
  StoreWatch(KvStore& store, std::shared_ptr<Health> health, StoreWatchOptions options);
  ~StoreWatch() { Stop(); }
  StoreWatch(const StoreWatch&) = delete;
  StoreWatch& operator=(const StoreWatch&) = delete;

  void Start();
  void Stop();  // waits for the step under way

 private:
  void Run();
  bool Step();  // true: the pass is over
  void EndPass();
  void Find(const std::string& finding);
  bool Sleep(std::chrono::steady_clock::duration span);  // false: it was stopped

  KvStore& store_;
  const std::shared_ptr<Health> health_;
  const StoreWatchOptions options_;
  StoreCheck check_;
  std::uint64_t found_in_pass_ = 0;  // the thread's own

  Mutex mutex_;
  CondVar stopped_;
  bool stop_ PAWL_GUARDED_BY(mutex_) = false;
  std::thread thread_;
};

}  // namespace pawl
