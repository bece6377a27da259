#include "store/id_buffer.h"

#include <algorithm>
#include <cstring>
#include <string>

#include "store/key.h"

namespace pawl {
namespace {

constexpr std::size_t kKeyBytes = sizeof(Hash128::bytes);

std::size_t BucketOf(const Hash128& key) { return std::size_t{key.bytes[0]} << 6U | key.bytes[1] >> 2U; }
static_assert(IdBuffer::kBuckets == 1U << 14U, "a bucket is named by the first bits of its keys");

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

std::uint32_t IdBuffer::TagOf(const Hash128& key) {
  std::uint32_t tag = 0;
  std::memcpy(&tag, &key.bytes[2], sizeof tag);
  return tag;
}

void IdBuffer::Add(const Place& place) {
  Item item{place.key, place.row, false, kLong, {}};
  const auto number = static_cast<Number>(size());
  if (place.value.size() > item.value.size()) {
    long_values_.emplace(number, place.value);
  } else {
    item.value_bytes = static_cast<std::uint8_t>(place.value.size());
    std::copy(place.value.begin(), place.value.end(), item.value.begin());
  }
  const WriterLock lock(mutex_);
  buckets_[BucketOf(place.key)].push_back({TagOf(place.key), number});
  items_.push_back(item);
}

void IdBuffer::DropFrom(Number first) {
  const WriterLock lock(mutex_);
  for (; items_.size() > first; items_.pop_back()) {
    buckets_[BucketOf(items_.back().key)].pop_back();
    long_values_.erase(static_cast<Number>(items_.size() - 1));
  }
}

IdBuffer::Place IdBuffer::At(Number number) const {
  OnWriter();
  const Item& item = items_[number];
  if (item.value_bytes == kLong) return {item.key, item.row, long_values_.at(number)};
  return {item.key, item.row, {item.value.data(), item.value_bytes}};
}

template <typename Fits>
std::optional<IdBuffer::Number> IdBuffer::Newest(const Hash128& key, Fits fits) const {
  const Marks& marks = buckets_[BucketOf(key)];
  const std::uint32_t tag = TagOf(key);
  for (auto mark = marks.rbegin(); mark != marks.rend(); ++mark) {  // NOLINT(modernize-loop-convert): needs views
    if (mark->tag != tag) continue;
    const Item& item = items_[mark->number];
    if (item.key == key && fits(item)) return mark->number;
  }
  return std::nullopt;
}

std::optional<IdBuffer::Number> IdBuffer::Standing(const Hash128& key) const {
  OnWriter();
  return Newest(key, [](const Item& item) { return !item.taken_off; });
}

std::vector<IdBuffer::Number> IdBuffer::Standing(std::size_t bucket) const {
  OnWriter();
  std::vector<Number> numbers;
  for (const Mark& mark : buckets_[bucket]) {
    if (!items_[mark.number].taken_off) numbers.push_back(mark.number);
  }
  std::sort(numbers.begin(), numbers.end(), [this](Number a, Number b) {
    OnWriter();
    return items_[a].key < items_[b].key;
  });
  return numbers;
}

std::optional<std::uint64_t> IdBuffer::RowBelow(const Hash128& key, std::uint64_t bound) const {
  const ReaderLock lock(mutex_);
  const auto number = Newest(key, [&](const Item& item) { return item.row < bound; });
  return number ? std::optional(items_[*number].row) : std::nullopt;
}

std::optional<Hash128> IdBuffer::KeyAtOrAfter(const Hash128& key) const {
  const ReaderLock lock(mutex_);
  for (std::size_t bucket = BucketOf(key); bucket < kBuckets; ++bucket) {
    std::optional<Hash128> next;
    for (const Mark& mark : buckets_[bucket]) {
      const Hash128& candidate = items_[mark.number].key;
      if (candidate >= key && (!next || candidate < *next)) next = candidate;
    }
    if (next) return next;
  }
  return std::nullopt;
}

// The newest row first: of one key a reader sees one at most. The number of a row that was not committed is given to
// another key, so the row itself has the last word.
std::optional<IdBuffer::Found> IdBuffer::Find(KvReader& reader, const Hash128& key) const {
  std::uint64_t bound = UINT64_MAX;
  while (const auto row = RowBelow(key, bound)) {
    const auto bytes = reader.Get(table_, Key().U64(*row));
    if (bytes && bytes->starts_with(ViewOf(key))) return Found{*row, EntryOf(*bytes)};
    bound = *row;
  }
  return std::nullopt;
}

std::optional<IdBuffer::Found> IdBufferCursor::AtOrAfter(KvReader& reader, Hash128 key) {
  if (shelf_ == nullptr) return std::nullopt;
  for (std::optional<Hash128> from = key; from; from = NextKey(*gap_->key)) {
    const bool within = gap_ && gap_->from <= *from && (!gap_->key || *from <= *gap_->key);
    if (!within) gap_ = Gap{*from, shelf_->KeyAtOrAfter(*from)};
    if (!gap_->key) return std::nullopt;
    if (const auto found = shelf_->Find(reader, *gap_->key)) return found;
  }
  return std::nullopt;
}

Result<std::optional<IdBuffer::Rows>> IdBuffer::Load(KvReader& reader) {
  std::optional<Rows> rows;
  std::string at;
  while (const auto entry = reader.AtOrAfter(table_, at)) {
    if (entry->key.size() != sizeof(std::uint64_t) || entry->value.size() < kKeyBytes) {
      return Error{ErrorCode::kCorrupt, "an id that was stored cannot be read; restore the store from a backup"};
    }
    const std::uint64_t row = KeyReader(entry->key).U64();
    if (!rows) rows = Rows{row, row};
    rows->last = row;
    Add({KeyReader(entry->value).Hash(), row, EntryOf(entry->value).value});
    at.assign(entry->key).push_back('\0');
  }
  return rows;
}

void IdBuffer::Write(KvWriter& writer, Table table, const Place& place) {
  std::string bytes(ViewOf(place.key));
  bytes.append(place.value);
  writer.Put(table, Key().U64(place.row), bytes);
}

}  // namespace pawl
