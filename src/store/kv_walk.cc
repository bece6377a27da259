#include "store/kv_walk.h"

#include "store/envelope.h"
#include "store/fair_queue.h"
#include "store/kv_reader.h"

namespace pawl {
namespace {

constexpr std::size_t kEntriesOfPart = StoreWalk::kTimersOfPart;
constexpr std::size_t kBytesOfPart = 4U << 20U;  // bodies may be large

}  // namespace

// The entries whose keys begin with `prefix`; `read` makes an item of the rest of the key and the value.
template <typename T, typename Read>
Result<Part<T>> KvWalk::Entries(Table table, std::string_view prefix, const std::string& from, Read read) {
  Part<T> part;
  std::string at = from.empty() ? std::string(prefix) : from;
  for (std::size_t bytes = 0;;) {
    const auto entry = reader_->AtOrAfter(table, at);
    if (!entry || entry->key.substr(0, prefix.size()) != prefix) return part;
    if (part.items.size() == kEntriesOfPart || bytes >= kBytesOfPart) break;
    bytes += entry->value.size();
    at.assign(entry->key);
    PAWL_ASSIGN(T item, read(std::string_view(at).substr(prefix.size()), entry->value));
    part.items.push_back(std::move(item));
    at.push_back('\0');
  }
  part.next = std::move(at);
  return part;
}

Result<Part<std::pair<Key, std::string>>> KvWalk::Records(RecordKind kind, const std::string& from) {
  using Item = std::pair<Key, std::string>;
  const TableKey start = Locate({kind, Key()});
  return Entries<Item>(start.table, start.key, from, [&](std::string_view key, std::string_view value) -> Result<Item> {
    PAWL_ASSIGN(const Unwrapped unwrapped, Unwrap(value, TraitsOf(kind).what));
    return Item(Key().Bytes(key), std::string(unwrapped.value));
  });
}

// The bounds of a list come before its items, so that the first key of each is that of its bounds.
Result<Part<Key>> KvWalk::Lists(const std::string& from) {
  Part<Key> part;
  std::string at = from;
  while (const auto entry = reader_->AtOrAfter(Table::kLists, at)) {
    if (part.items.size() == kEntriesOfPart) {
      part.next = std::move(at);
      return part;
    }
    const Key list = Key().Bytes(entry->key.substr(0, entry->key.size() - 1));
    part.items.push_back(list);
    at = ListEndKey(list).view();
  }
  return part;
}

Result<Part<Key>> KvWalk::Counters(const std::string& from) {
  return Entries<Key>(Table::kCounters, {}, from,
                      [](std::string_view key, std::string_view) -> Result<Key> { return Key().Bytes(key); });
}

Result<Part<Timer>> KvWalk::Timers(TimerKind kind, const std::string& from) {
  const Key prefix = Key().U8(static_cast<std::uint8_t>(kind));
  return Entries<Timer>(Table::kTimers, prefix, from, [&](std::string_view key, std::string_view) -> Result<Timer> {
    KeyReader in(key);
    const WallTime at = WallFromMillis(in.Time());
    return Timer{at, kind, Key().Bytes(in.Rest())};
  });
}

Result<Part<FairPlace>> KvWalk::Ring(NameId queue, const std::string& from) {
  Part<FairPlace> part;
  std::string at = from;
  while (part.items.size() < kEntriesOfPart) {
    const auto place = ReadRingEntry(*reader_, queue, at);
    if (!place) return part;
    if (place->seq != 0) part.items.push_back(*place);
  }
  part.next = std::move(at);
  return part;
}

Result<Seq> KvWalk::NextSeq() {
  PAWL_ASSIGN(const KvNumbers numbers, ReadNumbers(*reader_));
  return numbers.next_seq;
}

}  // namespace pawl
