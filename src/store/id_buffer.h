// A IdBuffer is a table to which random keys are written in the order in which they come, and the memory of what stands
// there: row -> key, value. Neighbouring rows share a page, whatever their keys.
//
// One thread, the writer's, changes it, and may rely on the memory. To the others the memory only says where to look:
// the row itself is read in their own transaction, so that one that is not committed yet, was erased since, or is gone
// with its table is not found by those who may not see it.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/hash.h"
#include "base/mutex.h"
#include "store/kv.h"

namespace pawl {

class IdBuffer {
 public:
  // Keys of one bucket are neighbours in the order of keys.
  static constexpr std::size_t kBuckets = std::size_t{1} << 14U;

  struct Place {
    Hash128 key;
    std::uint64_t row = 0;
    std::string_view value;
  };
  using Number = std::uint32_t;  // of a place, in the order in which they were added

  explicit IdBuffer(Table table) : table_(table) {}

  Table table() const { return table_; }

  // The writer's thread. Values stay where they are.
  std::size_t size() const {
    OnWriter();
    return items_.size();
  }
  void Add(const Place& place);  // its row is larger than those before
  void DropFrom(Number first);   // forgets it and those that were added after it
  void TakeOff(Number number) { SetTakenOff(number, true); }
  void PutBack(Number number) { SetTakenOff(number, false); }
  Place At(Number number) const;
  std::optional<Number> Standing(const Hash128& key) const;  // the one that was not taken off
  std::vector<Number> Standing(std::size_t bucket) const;    // those of a bucket, in the order of keys

  struct Found {
    std::uint64_t row = 0;
    KvEntry entry;
  };
  std::optional<Found> Find(KvReader& reader, const Hash128& key) const;  // what this reader sees
  std::optional<Hash128> KeyAtOrAfter(const Hash128& key) const;          // remembered, whoever may see it

  // Reads all rows of the table into memory; the number of the first and the last one, or nothing. kCorrupt for a row
  // that none of ours wrote.
  struct Rows {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
  };
  Result<std::optional<Rows>> Load(KvReader& reader);

  static void Write(KvWriter& writer, Table table, const Place& place);

 private:
  struct Item {
    Hash128 key;
    std::uint64_t row = 0;
    bool taken_off = false;  // the writer's alone: the row may still be there for others
    std::uint8_t value_bytes = 0;
    std::array<char, 22> value;  // that of an id fits; one that does not is long
  };
  static constexpr std::uint8_t kLong = UINT8_MAX;
  // Small, so that those of a bucket share a line of the processor's cache; few items are looked at in vain.
  struct Mark {
    std::uint32_t tag = 0;  // bits of the key
    Number number = 0;
  };
  using Marks = std::vector<Mark>;  // numbers rise

  static std::uint32_t TagOf(const Hash128& key);
  template <typename Fits>
  std::optional<Number> Newest(const Hash128& key, Fits fits) const PAWL_REQUIRES_SHARED(mutex_);
  std::optional<std::uint64_t> RowBelow(const Hash128& key, std::uint64_t bound) const;

  // For the writer's thread: it alone changes what mutex_ guards, and may therefore read it without.
  void OnWriter() const PAWL_MAY_READ(mutex_) {}
  void SetTakenOff(Number number, bool taken_off) {
    OnWriter();
    items_[number].taken_off = taken_off;
  }

  const Table table_;
  mutable SharedMutex mutex_;
  std::deque<Item> items_ PAWL_GUARDED_BY(mutex_);
  std::unordered_map<Number, std::string> long_values_;  // the writer's alone
  std::array<Marks, kBuckets> buckets_ PAWL_GUARDED_BY(mutex_);
};

// The next key in their order; nothing after the last one.
std::optional<Hash128> NextKey(Hash128 key);

// Goes over a shelf in the order of keys, for one reader. A shelf that holds little is long to search, and a walk over
// the index asks it again and again: so it keeps in mind which key comes next.
class IdBufferCursor {
 public:
  explicit IdBufferCursor(const IdBuffer* shelf) : shelf_(shelf) {}  // may be null: an empty one

  std::optional<IdBuffer::Found> AtOrAfter(KvReader& reader, Hash128 key);
  void Added() { gap_.reset(); }  // to be called when the reader itself has added to the shelf

 private:
  struct Gap {
    Hash128 from;                // no key in between
    std::optional<Hash128> key;  // nothing: nor behind
  };
  const IdBuffer* shelf_;
  std::optional<Gap> gap_;
};

}  // namespace pawl
