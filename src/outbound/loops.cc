#include "outbound/loops.h"

#include <algorithm>
#include <string>

namespace pawl::outbound {

Loops::Loops(const LoopOptions& options, std::size_t count) {
  for (std::size_t i = 1; i <= count; ++i) {
    LoopOptions one = options;
    if (i > 1) one.thread_name += std::to_string(i);
    loops_.push_back(std::make_unique<Loop>(std::move(one)));
  }
}

std::vector<Transport*> Loops::transports() const {
  std::vector<Transport*> all;
  for (const auto& loop : loops_) all.push_back(loop.get());
  return all;
}

std::chrono::microseconds Loops::lag() const {
  std::chrono::microseconds worst{0};
  for (const auto& loop : loops_) worst = std::max(worst, loop->lag());
  return worst;
}

void Loops::Stop() {
  for (const auto& loop : loops_) loop->Stop();
}

}  // namespace pawl::outbound
