// What becomes of a batch: a pure function of what is known of it and what has come since.
//
// A batch is a stateful job of Pawl's own (queue kBatchQueue, id = bid). Its members are children that it counts, child
// batches are branches that it counts (rules/counting.h), its callbacks are children by name. So what is known of a
// batch is a handful of numbers, however many members it has.
//
//   complete: every member has run once, well or not, and every child batch is complete with its callback done.
//   success: every member and every child batch has succeeded; only after `complete` and its callback.
#pragma once

#include <cstdint>
#include <string_view>

#include "base/clock.h"
#include "base/result.h"
#include "model/stateful.h"

namespace pawl {

// Never renumber: stored. The numbers are those of BATCH STATUS.
enum class BatchCallbackState : std::uint8_t { kPending = 0, kEnqueued = 1, kAcked = 2 };

inline constexpr Millis kCommitWithin = std::chrono::minutes(30);
// A batch of which nothing was heard for so long: its callback is dead, or a member that must succeed is gone.
inline constexpr Millis kNewsWithin = std::chrono::hours(30 * 24);

// What is known of a batch; the state of its job.
struct BatchState {
  bool committed = false;
  ChildCounts counts;          // members, and child batches as branches
  std::uint64_t news_end = 0;  // offset in the list of news up to which it is in the counts
  BatchCallbackState complete = BatchCallbackState::kPending;
  BatchCallbackState success = BatchCallbackState::kPending;
  bool told_complete = false;  // to the batch above
  WallTime lapses;             // unless something happens before

  bool operator==(const BatchState&) const = default;
};
StateMap EncodeBatchState(const BatchState& state);
Result<BatchState> DecodeBatchState(const StateMap& state);
// Of a batch that has just been made.
BatchState NewBatchState(WallTime now);

// Which callbacks there are.
struct BatchCallbacks {
  bool complete = false;
  bool success = false;
};

struct BatchNews {
  bool committed = false;
  ChildCounts counts;
  std::uint64_t news_end = 0;
  bool complete_acked = false;
  bool success_acked = false;
  WallTime now;
};

struct BatchStep {
  enum class End : std::uint8_t { kWaits, kDone, kLapsed };

  BatchState state;
  bool enqueue_complete = false;
  bool enqueue_success = false;
  bool tell_complete = false;  // to the batch above: complete, and the callback done
  End end = End::kWaits;

  // Nothing may be added any more.
  bool closes() const { return enqueue_complete || enqueue_success || end == End::kDone; }
  // It rests on there being no other members than those that were counted.
  bool decides() const { return closes() || tell_complete; }
};

BatchStep Advance(const BatchState& before, const BatchCallbacks& callbacks, const BatchNews& news);

}  // namespace pawl
