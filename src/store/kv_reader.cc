#include "store/kv_reader.h"

#include "store/bytes.h"
#include "store/envelope.h"
#include "store/fair_queue.h"
#include "store/row_seal.h"
#include "store/stateful_codec.h"

namespace pawl {

Key StateIndex(NameId queue, JobState shown) {
  return Key().U8(static_cast<std::uint8_t>(IndexKind::kByState)).U32(queue).U8(static_cast<std::uint8_t>(shown));
}
Key ChildrenIndex(Seq parent) { return Key().U8(static_cast<std::uint8_t>(IndexKind::kChildren)).U64(parent); }
Key BeforeIndex(Seq job) { return Key().U8(static_cast<std::uint8_t>(IndexKind::kBefore)).U64(job); }
Key BadIndex(Seq carrier) { return Key().U8(static_cast<std::uint8_t>(IndexKind::kBad)).U64(carrier); }
Key OpenIndex(Seq parent) { return Key().U8(static_cast<std::uint8_t>(IndexKind::kOpen)).U64(parent); }
Key ChannelIndex(std::string_view channel) {
  return Key().U8(static_cast<std::uint8_t>(IndexKind::kSubscribers)).Hash(HashBytes(channel));
}
Key PortList(Seq job, PortSide side, std::string_view port) {
  return Key().U8('P').U64(job).U8(static_cast<std::uint8_t>(side)).Hash(HashBytes(port));
}
Key WakeCounter(Seq job) { return Key().U8('N').U64(job); }
bool IsWakeCounter(const Key& list) { return list.view().starts_with('N'); }
Key ChildEvents(Seq job) { return Key().U8('W').U64(job); }
Key GroupIndex(NameId queue, const GroupKey& group) {
  return Key().U8(static_cast<std::uint8_t>(IndexKind::kByGroup)).U32(queue).Hash(group);
}
Key StatCounter(NameId queue, Resolution resolution, WallTime bucket) {
  return Key().U8(static_cast<std::uint8_t>(resolution)).Time(ToMillis(bucket)).U32(queue);
}

std::vector<std::string> Batch::WatchedChannels() {
  const auto record = Read({RecordKind::kWatched, Key().U8(0)});
  if (!record.ok() || !record->exists()) return {};
  auto names = DecodeNames(record->value);
  return names.ok() ? *std::move(names) : std::vector<std::string>{};
}

bool Changes::empty() const {
  return puts.empty() && erases.empty() && index_adds.empty() && index_removes.empty() && list_appends.empty() &&
         list_trims.empty() && list_drops.empty() && stat_adds.empty() && stat_sets.empty() && timer_adds.empty() &&
         timer_removes.empty() && leases.empty() && fair.empty();
}

void Changes::Clear() {
  puts.clear();
  erases.clear();
  index_adds.clear();
  index_removes.clear();
  list_appends.clear();
  list_trims.clear();
  list_drops.clear();
  stat_adds.clear();
  stat_sets.clear();
  timer_adds.clear();
  timer_removes.clear();
  leases.clear();
  fair.clear();
}

TableKey Locate(const RecordKey& key) {
  const Table table = TraitsOf(key.kind).table;
  if (table != Table::kRecords) return {table, key.key};
  return {table, Key().U8(static_cast<std::uint8_t>(key.kind)).Bytes(key.key)};
}

Key TimerKey(const Timer& timer) {
  return Key().U8(static_cast<std::uint8_t>(timer.kind)).Time(ToMillis(timer.at)).Bytes(timer.what);
}

Key ListMetaKey(const Key& list) { return Key(list).U8(0); }
Key ListItemKey(const Key& list, std::uint64_t offset) { return Key(list).U8(1).U64(offset); }
Key ListEndKey(const Key& list) { return Key(list).U8(2); }

std::string EncodeBounds(const Key& list, const ListBounds& bounds) {
  std::string bytes;
  ByteWriter out(bytes);
  out.U64(bounds.head);
  out.U64(bounds.tail);
  return Sealed(Table::kLists, ListMetaKey(list), std::move(bytes));
}

namespace {

constexpr std::size_t kCounterBytes = sizeof(StatRow);

// Seven bits a byte, the lowest first: most slots are 0, and take one byte.
void WriteSlots(ByteWriter& out, const std::array<std::int64_t, kTimeSlots>& slots) {
  for (const std::int64_t slot : slots) {
    auto left = static_cast<std::uint64_t>(slot);
    for (; left >= 0x80U; left >>= 7U) out.U8(static_cast<std::uint8_t>(left | 0x80U));
    out.U8(static_cast<std::uint8_t>(left));
  }
}

void ReadSlots(ByteReader& in, std::array<std::int64_t, kTimeSlots>& slots) {
  for (std::int64_t& slot : slots) {
    std::uint64_t value = 0;
    std::uint8_t byte = 0x80U;
    for (unsigned shift = 0; (byte & 0x80U) != 0 && shift < 64 && in.ok(); shift += 7) {
      byte = in.U8();
      value |= static_cast<std::uint64_t>(byte & 0x7fU) << shift;
    }
    slot = static_cast<std::int64_t>(value);
  }
}

}  // namespace

std::string EncodeRow(const Key& counter, const KvStats& row) {
  std::string bytes;
  ByteWriter out(bytes);
  for (const std::int64_t value : row.counters) out.I64(value);
  if (row.times != TimesRow{}) {
    WriteSlots(out, row.times.waited);
    WriteSlots(out, row.times.ran);
  }
  return Sealed(Table::kCounters, counter, std::move(bytes));
}

std::string EncodeNumbers(const KvNumbers& numbers) {
  std::string bytes;
  ByteWriter out(bytes);
  out.U64(numbers.next_seq);
  out.Steady(numbers.last.steady);
  out.U64(numbers.next_turn);
  out.U64(numbers.next_batch);
  out.Wall(numbers.last.wall);
  return bytes;
}

Result<KvNumbers> ReadNumbers(KvReader& kv) {
  KvNumbers numbers;
  const auto bytes = kv.Get(Table::kMeta, kNumbersKey);
  if (!bytes) return numbers;
  PAWL_ASSIGN(const Unwrapped unwrapped, Unwrap(*bytes, "record of the store's numbers"));
  ByteReader in(unwrapped.value);
  numbers.next_seq = in.U64();
  numbers.last.steady = in.Steady();
  numbers.next_turn = in.U64();
  numbers.next_batch = in.U64();
  if (in.ok() && !in.done()) numbers.last.wall = in.Wall();  // earlier versions kept none
  if (!in.done()) return Error{ErrorCode::kCorrupt, "the stored numbers of the store cannot be read"};
  return numbers;
}

Result<Version> ReadRecord(KvReader& kv, const RecordKey& key, std::string& value) {
  const TableKey at = Locate(key);
  const auto bytes = kv.Get(at.table, at.key);
  if (!bytes) return kAbsent;
  PAWL_ASSIGN(const Unwrapped unwrapped, Unwrap(*bytes, TraitsOf(key.kind).what));
  value.assign(unwrapped.value);
  return unwrapped.version;
}

Result<Record> StoreReader::Read(const RecordKey& key) {
  Record record;
  PAWL_ASSIGN(record.version, ReadInto(key, record.value));
  return record;
}

Result<ListBounds> ReadBounds(KvReader& kv, const Key& list) {
  constexpr std::size_t kBytes = 2 * sizeof(std::uint64_t);
  ListBounds bounds;
  const Key key = ListMetaKey(list);
  const auto row = kv.Get(Table::kLists, key);
  if (!row) return bounds;
  const auto bytes = Unsealed(Table::kLists, key, *row, kBytes);
  if (!bytes) return Error{ErrorCode::kCorrupt, "the stored bounds of a list fail their checksum"};
  ByteReader in(*bytes);
  bounds.head = in.U64();
  bounds.tail = in.U64();
  return bounds;
}

// A row that is no longer than its counters may be so old that it has no seal.
Result<KvStats> ReadCounter(KvReader& kv, const Key& counter) {
  KvStats row;
  const auto stored = kv.Get(Table::kCounters, counter);
  if (!stored) return row;
  const Error damaged{ErrorCode::kCorrupt, "a stored row of the statistics fails its checksum"};
  const std::size_t sealed = std::max(stored->size(), kSealBytes) - kSealBytes;
  const auto bytes = Unsealed(Table::kCounters, counter, *stored, std::max(sealed, kCounterBytes));
  if (!bytes) return damaged;
  ByteReader in(*bytes);
  for (std::int64_t& value : row.counters) value = in.I64();
  if (in.ok() && !in.done()) {
    ReadSlots(in, row.times.waited);
    ReadSlots(in, row.times.ran);
  }
  if (!in.ok() || !in.done()) return damaged;
  return row;
}

template <typename Base>
ListBounds KvReading<Base>::Bounds(const Key& list) {
  const auto bounds = ReadBounds(kv(), list);
  if (bounds.ok()) return *bounds;
  if (!damage_) damage_ = bounds.error();
  return {};
}

template <typename Base>
std::vector<Result<Record>> KvReading<Base>::ReadMany(std::span<const RecordKey> keys) {
  std::vector<Result<Record>> records;
  records.reserve(keys.size());
  for (const RecordKey& key : keys) records.push_back(this->Read(key));
  return records;
}

template <typename Base>
KvStats KvReading<Base>::StatsOf(const Key& counter) {
  const auto row = ReadCounter(kv(), counter);
  if (!row.ok() && !damage_) damage_ = row.error();
  return row.ok() ? *row : KvStats{};
}

template <typename Base>
std::vector<StatRow> KvReading<Base>::Counters(std::span<const Key> counters) {
  std::vector<StatRow> rows;
  rows.reserve(counters.size());
  for (const Key& counter : counters) rows.push_back(StatsOf(counter).counters);
  return rows;
}

template <typename Base>
std::vector<TimesRow> KvReading<Base>::Times(std::span<const Key> counters) {
  std::vector<TimesRow> rows;
  rows.reserve(counters.size());
  for (const Key& counter : counters) rows.push_back(StatsOf(counter).times);
  return rows;
}

template <typename Base>
Result<std::vector<ListItem>> KvReading<Base>::ListItems(const Key& list, std::uint64_t from, std::size_t limit) {
  PAWL_ASSIGN(const ListBounds bounds, ReadBounds(kv(), list));
  std::vector<ListItem> items;
  for (std::uint64_t at = std::max(from, bounds.head); at < bounds.tail && items.size() < limit; ++at) {
    const auto bytes = kv().Get(Table::kLists, ListItemKey(list, at));
    if (!bytes) return Error{ErrorCode::kCorrupt, "an item of a list is missing"};
    PAWL_ASSIGN(const Unwrapped unwrapped, Unwrap(*bytes, "item of a list"));
    items.push_back({at, std::string(unwrapped.value)});
  }
  return items;
}

template <typename Base>
void KvReading<Base>::IndexBefore(const Key& index, Seq below, std::size_t limit, std::vector<Seq>& out) {
  for (std::size_t i = 0; i < limit; ++i) {
    const auto seq = kv().MemberBefore(Table::kIndexes, index, below);
    if (!seq) return;
    out.push_back(*seq);
    below = *seq;
  }
}

template <typename Base>
void KvReading<Base>::JobsBefore(Seq below, std::size_t limit, std::vector<Seq>& out) {
  for (std::size_t i = 0; i < limit; ++i) {
    const auto entry = kv().Before(Table::kHeads, Key().U64(below));
    if (!entry) return;
    below = KeyReader(entry->key).U64();
    out.push_back(below);
  }
}

template <typename Base>
Result<std::vector<std::pair<Key, Record>>> KvReading<Base>::Scan(RecordKind kind, std::string_view from,
                                                                  std::size_t limit) {
  std::vector<std::pair<Key, Record>> records;
  const TableKey start = Locate({kind, Key().Bytes(from)});
  const Key prefix = Locate({kind, Key()}).key;
  std::string at(start.key.view());
  while (records.size() < limit) {
    const auto entry = kv().AtOrAfter(start.table, at);
    if (!entry || entry->key.substr(0, prefix.view().size()) != prefix.view()) break;
    at.assign(entry->key);
    PAWL_ASSIGN(const Unwrapped unwrapped, Unwrap(entry->value, TraitsOf(kind).what));
    const std::string_view key = std::string_view(at).substr(prefix.view().size());
    records.emplace_back(Key().Bytes(key), Record{unwrapped.version, std::string(unwrapped.value)});
    at.push_back('\0');
  }
  return records;
}

template <typename Base>
std::optional<FairGroup> KvReading<Base>::Group(NameId queue, const GroupKey& group) {
  auto read = ReadFairGroup(kv(), held(), {queue, group});
  if (read.ok()) return *std::move(read);
  if (!damage_) damage_ = read.error();
  return std::nullopt;
}

template <typename Base>
std::vector<FairGroup> KvReading<Base>::Groups(NameId queue, const GroupKey& after, std::size_t limit) {
  auto read = ReadFairGroups(kv(), held(), queue, after, limit);
  if (read.ok()) return *std::move(read);
  if (!damage_) damage_ = read.error();
  return {};
}

template <typename Base>
FairStand KvReading<Base>::Stand(NameId queue, const GroupKey& group, SteadyTime now) {
  auto read = ReadFairStand(kv(), held(), {queue, group}, now);
  if (read.ok()) return *std::move(read);
  if (!damage_) damage_ = read.error();
  return {};
}

template class KvReading<StoreReader>;
template class KvReading<Batch>;

}  // namespace pawl
