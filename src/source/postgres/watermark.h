// How far an infinite stream may be read without missing a row that a slow transaction commits later.
//
// Rows become visible in the order of commits, not of keys: one transaction draws 100 and goes on working, another
// draws 101 and commits. Who reads 101 now and goes on after it never sees 100. So a mark is made: the greatest key
// that is visible. It is ripe when no row below it can appear any more; only rows up to the last ripe mark are read.
//
//   1. The mark sees the greatest key m at some moment.
//   2. When `settle` has passed, it is stamped: a transaction of its own draws a number x and ends. Every transaction
//   that
//      had a number when m was seen has one below x, and so has every one that was given its key at that time and its
//      number within `settle` (PostgreSQL gives a number with the first write, which is after nextval()).
//   3. It is ripe when all transactions up to x have ended: when the lowest number that is still running is above x.
//
// The other order, first x and then m, would not do: a transaction that begins in between has a number above x and may
// have a key below m. The mark cuts the stream, and never picks rows out of it, so it holds for every query.
//
// Pure: it is told what was seen, and when. One thread at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "base/clock.h"

namespace pawl::source {

using TransactionNumber = std::uint64_t;  // never used twice (xid8)

class Watermark {
 public:
  explicit Watermark(Millis settle) : settle_(settle) {}

  // Whether it is time to look again: some looks in each span of `settle`, however many readers there are.
  bool IsDue(SteadyTime now) const;

  // Whether a mark waits for a stamp at `now`, a time that was read before the transaction for it begins.
  bool WantsStamp(SteadyTime now) const;
  void Stamp(TransactionNumber drawn, SteadyTime now);

  // What one snapshot has shown: the lowest number in flight, and the greatest key, a text for each of its columns;
  // nothing if there are no rows. `now` was read after the snapshot was taken.
  void Saw(TransactionNumber lowest_running, std::optional<std::vector<std::string>> greatest, SteadyTime now);

  // Up to here, this key included, rows may be read; nothing: none.
  const std::optional<std::vector<std::string>>& ripe() const { return ripe_; }

  // When that was the greatest key for the last time, so all that was there then is below it; of no meaning without.
  SteadyTime ripe_seen() const { return ripe_seen_; }

  // Since when a transaction keeps a mark from being ripe that is settled; nothing if none does.
  std::optional<SteadyTime> held_since() const;

 private:
  struct Mark {
    std::vector<std::string> greatest;
    SteadyTime seen;
    SteadyTime seen_last;  // when it still was the greatest key
    std::optional<TransactionNumber> stamp = {};
    SteadyTime stamped = {};
  };

  // A long transaction makes all of them ripe at once when it ends, so no more are needed.
  static constexpr std::size_t kMarksMax = 16;
  static constexpr int kLooksPerSettle = 8;

  const Millis settle_;
  std::deque<Mark> marks_;  // in the order in which they were seen, and so those with a stamp come first
  std::optional<std::vector<std::string>> ripe_;
  SteadyTime ripe_seen_ = {};
  std::optional<SteadyTime> looked_;
  TransactionNumber last_drawn_ = 0;
};

}  // namespace pawl::source
