// Some loops of the same kind, so that their work is shared by as many threads. Who calls chooses one of them for each
// call: everything about a call happens on the thread of its loop.
#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <vector>

#include "outbound/loop.h"

namespace pawl::outbound {

class Loops {
 public:
  // The threads are named after options.thread_name; the second and further ones with their number.
  Loops(const LoopOptions& options, std::size_t count);

  std::vector<Transport*> transports() const;
  // Of the one that is furthest behind. Thread-safe.
  std::chrono::microseconds lag() const;
  void Stop();

 private:
  std::vector<std::unique_ptr<Loop>> loops_;
};

}  // namespace pawl::outbound
