// CallbackWatch says in the log when callbacks wait and nobody delivers them. It is for a process that does not deliver
// them itself; other nodes of the store may.
//
// It looks when callbacks begin to wait, once a minute at most, so that it costs nothing where there are none. Used by
// one thread.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core.h"

namespace pawl {

class CallbackWatch {
 public:
  // The core outlives it.
  explicit CallbackWatch(Core& core) : core_(core) {}
  ~CallbackWatch() { Stop(); }
  CallbackWatch(const CallbackWatch&) = delete;
  CallbackWatch& operator=(const CallbackWatch&) = delete;

  // Between Start and Stop of the core.
  void Start();
  void Stop();
  // Looks now, for callbacks that have waited since before Start.
  void Look();

 private:
  void OnTransitions(const std::vector<Transition>& transitions);

  Core& core_;
  std::optional<std::uint64_t> listener_;
  // Of the listener, which is called by one thread at a time.
  std::optional<NameId> queue_;
  std::optional<SteadyTime> looked_at_;
};

}  // namespace pawl
