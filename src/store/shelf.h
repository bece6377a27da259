// A Shelf is a table to which random keys are written in the order in which they come, and the memory of where they
// stand: row -> key, value. Neighbouring rows share a page, whatever their keys.
//
// The memory only says where to look. The row itself is read in the transaction of whoever asks, so that one that is
// not committed yet, was erased, or is gone with its table is not found, though it is remembered. Thread-safe: one
// thread adds, any may look.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <shared_mutex>
#include <string_view>
#include <vector>

#include "base/hash.h"
#include "store/kv.h"

namespace pawl {

class Shelf {
 public:
  // Keys of one bucket are neighbours in the order of keys.
  static constexpr std::size_t kBuckets = std::size_t{1} << 14U;

  struct Place {
    Hash128 key;
    std::uint64_t row = 0;
    auto operator<=>(const Place&) const = default;  // NOLINT(modernize-use-nullptr): a fault of the check
  };

  explicit Shelf(Table table) : table_(table) {}

  Table table() const { return table_; }
  std::size_t size() const;  // places remembered

  void Add(const Place& place);
  std::vector<Place> Bucket(std::size_t bucket) const;  // in order

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

  static void Write(KvWriter& writer, Table table, const Place& place, std::string_view value);

 private:
  std::optional<std::uint64_t> RowBelow(const Hash128& key, std::uint64_t bound) const;

  const Table table_;
  mutable std::shared_mutex mutex_;
  std::size_t size_ = 0;
  std::array<std::vector<Place>, kBuckets> buckets_;
};

// The next key in their order; nothing after the last one.
std::optional<Hash128> NextKey(Hash128 key);

// Goes over a shelf in the order of keys, for one reader. A shelf that holds little is long to search, and a walk over
// the index asks it again and again: so it keeps in mind which key comes next.
class ShelfCursor {
 public:
  explicit ShelfCursor(const Shelf* shelf) : shelf_(shelf) {}  // may be null: an empty one

  const Shelf* shelf() const { return shelf_; }
  std::optional<Shelf::Found> Find(KvReader& reader, const Hash128& key) const;
  std::optional<Shelf::Found> AtOrAfter(KvReader& reader, Hash128 key);
  void Added() { gap_.reset(); }  // to be called when the reader itself has added to the shelf

 private:
  struct Gap {
    Hash128 from;                // no key in between
    std::optional<Hash128> key;  // nothing: nor behind
  };
  const Shelf* shelf_;
  std::optional<Gap> gap_;
};

}  // namespace pawl
