// NextTimers remembers when the first timer of each kind is due, so that a turn need not look for what is not there.
#pragma once

#include <array>
#include <optional>

#include "store/store.h"

namespace pawl {

class NextTimers {
 public:
  void Added(const Timer& timer) {
    Slot& slot = Of(timer.kind);
    if (slot.known && (!slot.first || timer.at < *slot.first)) slot.first = timer.at;
  }
  void Removed(const Timer& timer) {
    Slot& slot = Of(timer.kind);
    if (slot.first == timer.at) slot = {};
  }
  // What was added and removed has not happened.
  void Forget() { slots_ = {}; }

  // `look` says when the first is due, if there is one; it is asked only if that is not known.
  template <typename Look>
  std::optional<WallTime> First(TimerKind kind, Look look) {
    Slot& slot = Of(kind);
    if (!slot.known) slot = {look(), true};
    return slot.first;
  }

 private:
  struct Slot {
    std::optional<WallTime> first = std::nullopt;
    bool known = false;
  };

  Slot& Of(TimerKind kind) { return slots_.at(static_cast<std::size_t>(kind)); }

  std::array<Slot, kTimerKindsEnd> slots_ = {};
};

}  // namespace pawl
