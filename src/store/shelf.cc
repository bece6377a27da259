#include "store/shelf.h"

#include <algorithm>
#include <cstring>
#include <mutex>
#include <string>

#include "store/key.h"

namespace pawl {
namespace {

constexpr std::size_t kKeyBytes = sizeof(Hash128::bytes);

std::size_t BucketOf(const Hash128& key) { return std::size_t{key.bytes[0]} << 6U | key.bytes[1] >> 2U; }
static_assert(Shelf::kBuckets == 1U << 14U, "a bucket is named by the first bits of its keys");

std::string_view ViewOf(const Hash128& key) {
  return {reinterpret_cast<const char*>(key.bytes.data()), key.bytes.size()};
}

KvEntry EntryOf(std::string_view row) { return {row.substr(0, kKeyBytes), row.substr(kKeyBytes)}; }

}  // namespace

std::optional<Hash128> NextKey(Hash128 key) {
  for (std::size_t i = key.bytes.size(); i-- > 0;) {
    if (++key.bytes[i] != 0) return key;
  }
  return std::nullopt;
}

std::size_t Shelf::size() const {
  std::shared_lock lock(mutex_);
  return size_;
}

void Shelf::Add(const Place& place) {
  std::lock_guard lock(mutex_);
  buckets_[BucketOf(place.key)].push_back(place);
  ++size_;
}

std::vector<Shelf::Place> Shelf::Bucket(std::size_t bucket) const {
  std::vector<Place> places;
  {
    std::shared_lock lock(mutex_);
    places = buckets_[bucket];
  }
  std::sort(places.begin(), places.end());
  return places;
}

std::optional<std::uint64_t> Shelf::RowBelow(const Hash128& key, std::uint64_t bound) const {
  std::shared_lock lock(mutex_);
  std::optional<std::uint64_t> last;
  for (const Place& place : buckets_[BucketOf(key)]) {
    if (place.key == key && place.row < bound && (!last || place.row > *last)) last = place.row;
  }
  return last;
}

std::optional<Hash128> Shelf::KeyAtOrAfter(const Hash128& key) const {
  std::shared_lock lock(mutex_);
  for (std::size_t bucket = BucketOf(key); bucket < kBuckets; ++bucket) {
    std::optional<Hash128> next;
    for (const Place& place : buckets_[bucket]) {
      if (place.key >= key && (!next || place.key < *next)) next = place.key;
    }
    if (next) return next;
  }
  return std::nullopt;
}

// The newest row first: of one key a reader sees one at most. The number of a row that was not committed is given to
// another key, so the row itself has the last word.
std::optional<Shelf::Found> Shelf::Find(KvReader& reader, const Hash128& key) const {
  std::uint64_t bound = UINT64_MAX;
  while (const auto row = RowBelow(key, bound)) {
    const auto bytes = reader.Get(table_, Key().U64(*row));
    if (bytes && bytes->starts_with(ViewOf(key))) return Found{*row, EntryOf(*bytes)};
    bound = *row;
  }
  return std::nullopt;
}

std::optional<Shelf::Found> ShelfCursor::Find(KvReader& reader, const Hash128& key) const {
  return shelf_ != nullptr ? shelf_->Find(reader, key) : std::nullopt;
}

std::optional<Shelf::Found> ShelfCursor::AtOrAfter(KvReader& reader, Hash128 key) {
  if (shelf_ == nullptr) return std::nullopt;
  for (std::optional<Hash128> from = key; from; from = NextKey(*gap_->key)) {
    const bool within = gap_ && gap_->from <= *from && (!gap_->key || *from <= *gap_->key);
    if (!within) gap_ = Gap{*from, shelf_->KeyAtOrAfter(*from)};
    if (!gap_->key) return std::nullopt;
    if (const auto found = Find(reader, *gap_->key)) return found;
  }
  return std::nullopt;
}

Result<std::optional<Shelf::Rows>> Shelf::Load(KvReader& reader) {
  std::optional<Rows> rows;
  std::string at;
  while (const auto entry = reader.AtOrAfter(table_, at)) {
    if (entry->key.size() != sizeof(std::uint64_t) || entry->value.size() < kKeyBytes) {
      return Error{ErrorCode::kCorrupt, "an id that was stored cannot be read; restore the store from a backup"};
    }
    Place place{KeyReader(entry->value).Hash(), KeyReader(entry->key).U64()};
    if (!rows) rows = Rows{place.row, place.row};
    rows->last = place.row;
    Add(place);
    at.assign(entry->key).push_back('\0');
  }
  return rows;
}

void Shelf::Write(KvWriter& writer, Table table, const Place& place, std::string_view value) {
  std::string bytes(ViewOf(place.key));
  bytes.append(value);
  writer.Put(table, Key().U64(place.row), bytes);
}

}  // namespace pawl
