// StoreWalk goes through everything that a store holds, for copying it and for comparing two copies: part by part, so
// that memory stays bounded, and in an order of the store's own. As long as the store does not change, nothing is left
// out, though some may come twice.
//
// A walk sees what was committed when it began, or, on a shared store, when it comes by. One thread.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "store/store.h"

namespace pawl {

template <typename T>
struct Part {
  std::vector<T> items;
  std::string next;  // what to go on with; empty: that was all
};

class StoreWalk {
 public:
  virtual ~StoreWalk() = default;

  // `from` is empty, or the `next` of the part before.
  virtual Result<Part<std::pair<Key, std::string>>> Records(RecordKind kind, const std::string& from) = 0;
  virtual Result<Part<Key>> Lists(const std::string& from) = 0;
  virtual Result<Part<Key>> Counters(const std::string& from) = 0;
  // By time and what they are for; each part but the last has kTimersOfPart.
  virtual Result<Part<Timer>> Timers(TimerKind kind, const std::string& from) = 0;
  // Of each group of the queue that may be served, the job that it gives next; in the order in which they are served.
  virtual Result<Part<FairPlace>> Ring(NameId queue, const std::string& from) = 0;
  // The number that the next new job gets.
  virtual Result<Seq> NextSeq() = 0;

  static constexpr std::size_t kTimersOfPart = 500;
};

// Calls `visit` with each part, which returns a Result<void>. `fetch` gets the place to go on from.
template <typename Fetch, typename Visit>
Result<void> ForEachPart(Fetch fetch, Visit visit) {
  std::string from;
  do {
    PAWL_ASSIGN(auto part, fetch(from));
    PAWL_TRY(visit(part.items));
    from = std::move(part.next);
  } while (!from.empty());
  return {};
}

}  // namespace pawl
