#include "store/kv_store.h"

#include "store/bytes.h"
#include "store/envelope.h"
#include "store/kv_reader.h"

namespace pawl {
namespace {

constexpr std::string_view kNumbersKey = "numbers";
constexpr std::size_t kCounterSweepStep = 200;

Key TimerKey(const Timer& timer) {
  return Key().U8(static_cast<std::uint8_t>(timer.kind)).Time(ToMillis(timer.at)).Bytes(timer.what);
}

}  // namespace

class KvBatch final : public KvReading<Batch> {
 public:
  KvBatch(KvStore& store, Now now, const StoreNumbers& numbers)
      : store_(store), writer_(store.kv_->BeginWrite()), fair_(*writer_, store.fair_, now), numbers_(numbers) {
    stamp_ = store.next_batch_ << kStampBits;
  }
  ~KvBatch() override {
    if (!ended_) KvBatch::Abort();
  }
  KvBatch(const KvBatch&) = delete;
  KvBatch& operator=(const KvBatch&) = delete;

  bool local() const override { return !store_.faults_.staged; }
  std::uint64_t epoch() const override { return epoch_; }

  std::vector<Result<Record>> ReadMany(std::span<const RecordKey> keys) override {
    std::vector<Result<Record>> records;
    records.reserve(keys.size());
    for (const RecordKey& key : keys) records.push_back(Read(key));
    return records;
  }

  Result<bool> Apply(const Guards& guards, const Changes& changes) override {
    if (!guards.records.empty() && store_.faults_.conflict && store_.faults_.conflict()) return false;
    if (guards.epoch != epoch_) {
      PAWL_ASSIGN(const bool hold, Hold(guards));
      if (!hold) return false;
    }
    if (changes.empty()) return true;
    ++epoch_;
    changed_ = true;
    PutRecords(changes);
    PutIndexes(changes);
    PutLists(changes);
    for (const CounterAdd& add : changes.counter_adds) AddCounter(add);
    for (const FairChange& change : changes.fair) fair_.Change(change);
    return true;
  }

  void Take(NameId queue, std::size_t count, std::vector<Seq>& out) override {
    const std::size_t before = out.size();
    fair_.Take(queue, count, out);
    if (out.size() != before) Staged();
  }
  bool TakeThis(const FairPlace& place) override {
    const bool taken = fair_.TakeThis(place);
    if (taken) Staged();
    return taken;
  }

  void DueTimers(TimerKind kind, WallTime now, std::size_t limit, std::vector<Timer>& out) override {
    std::string at(Key().U8(static_cast<std::uint8_t>(kind)).view());
    for (std::size_t i = 0; i < limit; ++i) {
      const auto timer = TimerAtOrAfter(at);
      if (!timer || timer->kind != kind || timer->at > now) return;
      out.push_back(*timer);
      at = TimerKey(*timer).view();
      at.push_back('\0');
    }
  }
  std::optional<WallTime> NextTimer() override {
    std::optional<WallTime> next;
    for (const TimerKind kind : kTimerKinds) {
      const auto timer = TimerAtOrAfter(Key().U8(static_cast<std::uint8_t>(kind)));
      if (timer && timer->kind == kind && (!next || timer->at < *next)) next = timer->at;
    }
    return next;
  }

  std::optional<SteadyTime> SettleRates() override {
    const std::uint64_t before = writer_->writes();
    const auto next = fair_.SettleRates();
    if (writer_->writes() != before) Staged();
    return next;
  }
  std::vector<NameId> TakeWoken() override { return fair_.TakeWoken(); }

  bool SweepCounters(WallTime now) override {
    for (const Resolution resolution : {Resolution::kMinute, Resolution::kHour, Resolution::kDay}) {
      const Key end = StatCounter(0, resolution, now - KeptFor(resolution));
      const Key first = Key().U8(static_cast<std::uint8_t>(resolution));
      for (std::size_t i = 0; i < kCounterSweepStep; ++i) {
        const auto entry = writer_->AtOrAfter(Table::kCounters, first);
        if (!entry || entry->key >= end.view()) break;
        const std::string key(entry->key);
        writer_->Erase(Table::kCounters, key);
        Staged();
        if (i + 1 == kCounterSweepStep) return true;
      }
    }
    return false;
  }

  Result<void> Commit() override {
    if (!changed_) {
      Abort();
      return {};
    }
    fair_.Flush();
    WriteNumbers();
    ended_ = true;
    writes_ = writer_->writes();
    auto committed = writer_->Commit();
    if (!committed.ok()) {
      store_.fair_.held.Undo();
      return committed;
    }
    ++store_.next_batch_;
    store_.fair_.held.Keep();
    store_.numbers_ = numbers_;
    return {};
  }

  void Abort() override {
    if (ended_) return;
    ended_ = true;
    writer_->Abort();
    store_.fair_.held.Undo();
  }

  std::uint64_t writes() const override { return ended_ ? writes_ : writer_->writes(); }

 protected:
  KvReader& kv() override { return *writer_; }
  const HeldSet& held() const override { return store_.fair_.held; }

 private:
  static constexpr unsigned kStampBits = 24;  // a batch makes fewer records than this counts

  std::optional<Timer> TimerAtOrAfter(std::string_view at) {
    const auto entry = writer_->AtOrAfter(Table::kTimers, at);
    if (!entry) return std::nullopt;
    KeyReader key(entry->key);
    Timer timer;
    timer.kind = static_cast<TimerKind>(key.U8());
    timer.at = WallFromMillis(key.Time());
    timer.what = Key().Bytes(key.Rest());
    return timer;
  }

  void Staged() {
    ++epoch_;
    changed_ = true;
  }

  Result<bool> Hold(const Guards& guards) {
    for (const auto& [key, version] : guards.records) {
      PAWL_ASSIGN(const Record record, Read(key));
      if (record.version != version) return false;
    }
    for (const auto& [list, head] : guards.list_heads) {
      if (ReadBounds(*writer_, list).head != head) return false;
    }
    for (const auto& [list, tail] : guards.list_tails) {
      if (ReadBounds(*writer_, list).tail != tail) return false;
    }
    return true;
  }

  void PutRecords(const Changes& changes) {
    for (const RecordKey& key : changes.erases) {
      const TableKey at = Locate(key);
      writer_->Erase(at.table, at.key);
    }
    for (const auto& [key, value] : changes.puts) {
      const TableKey at = Locate(key);
      Wrap(++stamp_, value, buffer_);
      writer_->Put(at.table, at.key, buffer_);
    }
  }

  void PutIndexes(const Changes& changes) {
    for (const IndexEntry& entry : changes.index_removes) writer_->Remove(Table::kIndexes, entry.index, entry.seq);
    for (const IndexEntry& entry : changes.index_adds) writer_->Add(Table::kIndexes, entry.index, entry.seq);
    for (const Timer& timer : changes.timer_removes) writer_->Erase(Table::kTimers, TimerKey(timer));
    for (const Timer& timer : changes.timer_adds) writer_->Put(Table::kTimers, TimerKey(timer), {});
  }

  void PutLists(const Changes& changes) {
    for (const ListAppend& append : changes.list_appends) {
      ListBounds bounds = ReadBounds(*writer_, append.list);
      for (const std::string& item : append.items) {
        Wrap(++stamp_, item, buffer_);
        writer_->Put(Table::kLists, ListItemKey(append.list, bounds.tail++), buffer_);
      }
      writer_->Put(Table::kLists, ListMetaKey(append.list), EncodeBounds(bounds));
    }
    for (const ListTrim& trim : changes.list_trims) {
      ListBounds bounds = ReadBounds(*writer_, trim.list);
      const std::uint64_t head = std::min(trim.head, bounds.tail);
      for (; bounds.head < head; ++bounds.head) writer_->Erase(Table::kLists, ListItemKey(trim.list, bounds.head));
      // The offsets of an empty list live on, so that an offset never comes to mean another item.
      writer_->Put(Table::kLists, ListMetaKey(trim.list), EncodeBounds(bounds));
    }
    for (const Key& list : changes.list_drops) writer_->Erase(Table::kLists, ListMetaKey(list));
  }

  void AddCounter(const CounterAdd& add) {
    StatRow row = ReadCounter(*writer_, add.counter);
    for (std::size_t i = 0; i < row.size(); ++i) row[i] += add.deltas[i];
    writer_->Put(Table::kCounters, add.counter, EncodeRow(row));
  }

  void WriteNumbers() {
    std::string bytes;
    ByteWriter out(bytes);
    out.U64(numbers_.next_seq);
    out.Steady(numbers_.steady);
    out.U64(store_.fair_.next_turn);
    out.U64(store_.next_batch_ + 1);
    Wrap(++stamp_, bytes, buffer_);
    writer_->Put(Table::kMeta, kNumbersKey, buffer_);
  }

  KvStore& store_;
  std::unique_ptr<KvWriter> writer_;
  FairQueue fair_;
  StoreNumbers numbers_;
  Version stamp_ = 0;
  std::uint64_t epoch_ = 1;
  std::uint64_t writes_ = 0;
  bool changed_ = false;
  bool ended_ = false;
  std::string buffer_;
};

Result<std::unique_ptr<KvStore>> KvStore::Open(std::unique_ptr<Kv> kv, KvStoreFaults faults) {
  std::unique_ptr<KvStore> store(new KvStore(std::move(kv), std::move(faults)));
  PAWL_TRY(store->LoadNumbers());
  return store;
}

Result<void> KvStore::LoadNumbers() {
  const auto reader = kv_->BeginRead();
  const auto bytes = reader->Get(Table::kMeta, kNumbersKey);
  if (!bytes) return {};
  PAWL_ASSIGN(const Unwrapped unwrapped, Unwrap(*bytes, "record of the store's numbers"));
  ByteReader in(unwrapped.value);
  numbers_.next_seq = in.U64();
  numbers_.steady = in.Steady();
  fair_.next_turn = in.U64();
  next_batch_ = in.U64();
  if (!in.done()) return Error{ErrorCode::kCorrupt, "the stored numbers of the store cannot be read"};
  return {};
}

void KvStore::RestoreHeld(std::span<const FairRelease> held) {
  for (const FairRelease& job : held) fair_.held.Add({job.queue, job.group}, job.seq);
  fair_.held.Keep();
}

std::unique_ptr<Batch> KvStore::Begin(Now now, const StoreNumbers& numbers) {
  return std::make_unique<KvBatch>(*this, now, numbers);
}

std::unique_ptr<StoreReader> KvStore::Snapshot() { return std::make_unique<KvSnapshot>(kv_->BeginRead(), fair_.held); }

}  // namespace pawl
