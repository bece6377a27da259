// Reading the five kinds of data from ordered tables; the part that batches and snapshots share.
#pragma once

#include <memory>

#include "store/kv.h"
#include "store/running_set.h"
#include "store/store.h"

namespace pawl {

// Where a record stands.
struct TableKey {
  Table table;
  Key key;
};
TableKey Locate(const RecordKey& key);

Key TimerKey(const Timer& timer);  // in kTimers

Key ListMetaKey(const Key& list);
Key ListItemKey(const Key& list, std::uint64_t offset);
Key ListEndKey(const Key& list);  // behind all of its items
std::string EncodeBounds(const Key& list, const ListBounds& bounds);

// A row of the statistics.
struct KvStats {
  StatRow counters{};
  TimesRow times;
};
std::string EncodeRow(const Key& counter, const KvStats& row);

// What goes on from one batch to the next; a record of the table kMeta.
inline constexpr std::string_view kNumbersKey = "numbers";
struct KvNumbers {
  Seq next_seq = 1;
  Now last{};  // when the batch was made
  std::uint64_t next_turn = 1;
  std::uint64_t next_batch = 1;
};
std::string EncodeNumbers(const KvNumbers& numbers);
Result<KvNumbers> ReadNumbers(KvReader& kv);  // the first ones, if there are none

Result<Version> ReadRecord(KvReader& kv, const RecordKey& key, std::string& value);
Result<ListBounds> ReadBounds(KvReader& kv, const Key& list);
Result<KvStats> ReadCounter(KvReader& kv, const Key& counter);

// Base is StoreReader, or Batch for a reader that can also change things.
template <typename Base>
class KvReading : public Base {
 public:
  Result<Version> ReadInto(const RecordKey& key, std::string& value) override { return ReadRecord(kv(), key, value); }
  ListBounds Bounds(const Key& list) override;
  std::vector<Result<Record>> ReadMany(std::span<const RecordKey> keys) override;
  std::vector<StatRow> Counters(std::span<const Key> counters) override;
  std::vector<TimesRow> Times(std::span<const Key> counters) override;
  Result<std::vector<ListItem>> ListItems(const Key& list, std::uint64_t from, std::size_t limit) override;
  void IndexBefore(const Key& index, Seq below, std::size_t limit, std::vector<Seq>& out) override;
  std::uint64_t IndexCount(const Key& index) override { return kv().Count(Table::kIndexes, index); }
  std::optional<Seq> IndexFirst(const Key& index) override { return kv().MemberAtOrAfter(Table::kIndexes, index, 0); }
  void JobsBefore(Seq below, std::size_t limit, std::vector<Seq>& out) override;
  Result<std::vector<std::pair<Key, Record>>> Scan(RecordKind kind, std::string_view from, std::size_t limit) override;
  std::optional<FairGroup> Group(NameId queue, const GroupKey& group) override;
  std::vector<FairGroup> Groups(NameId queue, const GroupKey& after, std::size_t limit) override;
  FairStand Stand(NameId queue, const GroupKey& group, SteadyTime now) override;

 protected:
  virtual KvReader& kv() = 0;
  virtual const RunningSet& held() const = 0;

  KvStats StatsOf(const Key& counter);

  std::optional<Error> damage_;  // the first that was met by calls that return no Result
};

extern template class KvReading<StoreReader>;
extern template class KvReading<Batch>;

class KvSnapshot final : public KvReading<StoreReader> {
 public:
  KvSnapshot(std::unique_ptr<KvReader> reader, const RunningSet& held) : reader_(std::move(reader)), held_(held) {}

  std::optional<Error> failure() const override { return damage_ ? damage_ : reader_->failure(); }

 protected:
  KvReader& kv() override { return *reader_; }
  const RunningSet& held() const override { return held_; }

 private:
  std::unique_ptr<KvReader> reader_;
  const RunningSet& held_;
};

}  // namespace pawl
