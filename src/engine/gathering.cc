#include "engine/gathering.h"

namespace pawl {

thread_local Gathering* Gathering::current_ = nullptr;

Gathering::Gathering(Lends lends) : lends_(lends) {
  if (current_ == nullptr) current_ = this;
}

void Gathering::Flush() {
  while (!wakes_.empty()) {
    waking_.swap(wakes_);  // work that is done here may call for more
    for (const auto& [who, wake] : waking_) wake(lends_);
    waking_.clear();
  }
}

void Gathering::End() {
  if (current_ != this) return;
  Flush();
  current_ = nullptr;
}

}  // namespace pawl
