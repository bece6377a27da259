// Copies everything from one store to another: how people move between a data directory and Redis.
//
// Records are taken over as they are. What follows from the heads of the jobs is made anew: indexes, timers, places in
// the fair queues, leases. Groups are served in the order in which it would have been their turn. Windows of rates
// start anew.
//
// A run in flight goes on and its token stays valid. Steady times of two stores have nothing to do with each other, so
// each lease gets its full span on the target's clock, counted from the end of the copy.
//
// The source is not changed, and nobody may work on it meanwhile. The target must be empty; it has a mark (copy_mark.h)
// until all is there and has been compared. Blocking; one thread.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "base/clock.h"
#include "base/result.h"
#include "store/store.h"

namespace pawl {

struct CopyEnd {
  Store& store;
  const Clock& clock;  // the store's
  std::string name;    // for people
};

struct CopyProgress {
  bool checking = false;
  std::uint64_t jobs = 0;
  std::uint64_t total = 0;  // of jobs
};

struct CopyOptions {
  bool force = false;  // even if nodes are registered at the source
  std::function<void(const CopyProgress&)> progress = [](const CopyProgress&) {};
};

struct CopySummary {
  std::uint64_t jobs = 0;
  std::uint64_t runs = 0;     // of these, in hand
  std::uint64_t records = 0;  // of all kinds
};

// An error leaves the target with its mark, unless it was refused at once (kNotEmpty, kInUse, kWrongFormat).
Result<CopySummary> CopyStore(const CopyEnd& from, const CopyEnd& to, const CopyOptions& options = {});

}  // namespace pawl
