#include "engine/wakeup_batch.h"

namespace pawl {

thread_local WakeupBatch* WakeupBatch::current_ = nullptr;

WakeupBatch::WakeupBatch(MayRunInline lends) : lends_(lends) {
  if (current_ == nullptr) current_ = this;
}

void WakeupBatch::Flush() {
  while (!wakes_.empty()) {
    waking_.swap(wakes_);  // work that is done here may call for more
    for (const auto& [who, wake] : waking_) wake(lends_);
    waking_.clear();
  }
}

void WakeupBatch::End() {
  if (current_ != this) return;
  Flush();
  current_ = nullptr;
}

}  // namespace pawl
