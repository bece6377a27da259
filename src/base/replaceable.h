// A value that is read with every request and replaced now and then: reading it costs one load.
#pragma once

#include <atomic>
#include <memory>
#include <utility>
#include <vector>

#include "base/mutex.h"

namespace pawl {

// Thread-safe. For values that are small and rarely replaced: the old ones are kept, since somebody may still read
// them.
template <typename T>
class Replaceable {
 public:
  explicit Replaceable(T value) { Set(std::move(value)); }
  Replaceable(const Replaceable&) = delete;
  Replaceable& operator=(const Replaceable&) = delete;

  const T& get() const { return *now_.load(std::memory_order_acquire); }
  void Set(T value) {
    const MutexLock lock(mutex_);
    all_.push_back(std::make_unique<const T>(std::move(value)));
    now_.store(all_.back().get(), std::memory_order_release);
  }

 private:
  std::atomic<const T*> now_ = nullptr;
  Mutex mutex_;
  std::vector<std::unique_ptr<const T>> all_ PAWL_GUARDED_BY(mutex_);
};

}  // namespace pawl
