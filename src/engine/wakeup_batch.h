// While a WakeupBatch exists on a thread, those that the thread would wake are woken at its end instead, once each: a
// thread that has ten things to hand over wakes the other one once, with all ten. Waking is what small requests cost.
//
// A thread may also lend itself: whoever would be woken by it may do the work on it instead.
#pragma once

#include <functional>
#include <utility>
#include <vector>

namespace pawl {

class WakeupBatch {
 public:
  enum class MayRunInline { kNo, kYes };
  explicit WakeupBatch(MayRunInline lends = MayRunInline::kNo);  // inside another one it does nothing
  WakeupBatch(const WakeupBatch&) = delete;
  WakeupBatch& operator=(const WakeupBatch&) = delete;
  ~WakeupBatch() { End(); }

  // Wakes who is to be woken, and goes on.
  void Flush();

  // Calls `wake(lends)` now, or at the end of this thread's WakeupBatch. `who` names the one that is woken: once is
  // enough.
  template <typename Wake>
  static void WakeLater(const void* who, Wake wake) {
    if (current_ == nullptr) return wake(MayRunInline::kNo);
    for (const auto& [known, ignored] : current_->wakes_) {
      if (known == who) return;
    }
    current_->wakes_.emplace_back(who, std::move(wake));
  }

 private:
  void End();

  static thread_local WakeupBatch* current_;  // NOLINT(readability-identifier-naming): a member, if one a thread
  using Wakes = std::vector<std::pair<const void*, std::function<void(MayRunInline)>>>;
  const MayRunInline lends_;
  Wakes wakes_;
  Wakes waking_;  // at this moment
};

}  // namespace pawl
