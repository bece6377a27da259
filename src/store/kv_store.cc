#include "store/kv_store.h"

#include <unordered_set>

#include "store/bytes.h"
#include "store/envelope.h"
#include "store/kv_reader.h"
#include "store/kv_walk.h"

namespace pawl {
namespace {

constexpr std::size_t kCounterSweepStep = 200;

}  // namespace

class KvBatch final : public KvReading<Batch> {
 public:
  KvBatch(KvStore& store, Now now, Seq seqs)
      : store_(store),
        writer_(store.kv_->BeginWrite()),
        fair_(*writer_, store.fair_, now),
        now_(now),
        first_seq_(store.next_seq_),
        stamp_(store.next_batch_ << kStampBits) {
    store.next_seq_ += seqs;
  }
  ~KvBatch() override {
    if (!ended_) KvBatch::Abort();
  }
  KvBatch(const KvBatch&) = delete;
  KvBatch& operator=(const KvBatch&) = delete;

  bool local() const override { return !store_.faults_.staged; }
  void Fetch(std::span<const RecordKey> keys) override { fetched_.insert(keys.begin(), keys.end()); }
  bool AtHand(const RecordKey& key) const override { return local() || fetched_.contains(key); }
  bool takes_staged() const override { return true; }
  Seq first_seq() const override { return first_seq_; }
  Seq ReserveSeqs(Seq count) override { return std::exchange(store_.next_seq_, store_.next_seq_ + count); }
  std::uint64_t epoch() const override { return epoch_; }
  Stage stage() const override { return stage_; }

  Result<bool> Apply(const Guards& guards, const Changes& changes) override {
    if (!guards.records.empty() && store_.faults_.conflict && store_.faults_.conflict()) return false;
    if (guards.epoch != epoch_) {
      PAWL_ASSIGN(const bool hold, Hold(guards));
      if (!hold) return false;
    }
    PAWL_TRY(CheckLists(changes));
    ++stage_;
    if (changes.empty()) return true;
    ++epoch_;
    changed_ = true;
    PutRecords(changes);
    PutIndexes(changes);
    PutLists(changes);
    for (const StatAdd& add : changes.stat_adds) {
      KvStats& row = stats_[add.queue];
      for (std::size_t i = 0; i < row.counters.size(); ++i) row.counters[i] += add.deltas[i];
      if (add.run) pawl::Add(row.times, *add.run);
    }
    for (const StatSet& set : changes.stat_sets) {
      writer_->Put(Table::kCounters, set.counter, EncodeRow(set.counter, {set.row, set.times}));
    }
    lease_changes_.insert(lease_changes_.end(), changes.leases.begin(), changes.leases.end());
    for (const FairChange& change : changes.fair) fair_.Change(change);
    return true;
  }

  std::vector<std::vector<Seq>> Take(std::span<const TakeAsk> asks) override {
    const std::uint64_t before = writer_->writes();
    std::vector<std::vector<Seq>> taken;
    for (const TakeAsk& ask : asks) {
      std::vector<Seq>& seqs = taken.emplace_back();
      if (ask.place && fair_.TakeThis(*ask.place)) seqs.push_back(ask.place->seq);
      for (const NameId queue : ask.queues) {
        if (seqs.size() < ask.count) fair_.Take(queue, ask.count - seqs.size(), seqs);
      }
    }
    if (writer_->writes() != before) Staged();  // also if it has found nothing to give: groups may have left the ring
    return taken;
  }

  void ExpiredLeases(SteadyTime now, std::size_t limit, std::vector<ExpiredLease>& out) override {
    store_.leases_.Expired(now, limit, out);
  }
  std::optional<SteadyTime> NextLease() override { return store_.leases_.Next(); }

  void DueTimers(TimerKind kind, WallTime now, std::size_t limit, std::vector<Timer>& out) override {
    const auto first = FirstTimer(kind);
    if (!first || *first > now) return;
    std::string at(Key().U8(static_cast<std::uint8_t>(kind)).view());
    for (std::size_t i = 0; i < limit; ++i) {
      const auto timer = TimerAtOrAfter(at);
      if (!timer || timer->kind != kind || timer->at > now) return;
      out.push_back(*timer);
      at = TimerKey(*timer).view();
      at.push_back('\0');
    }
  }
  std::optional<WallTime> NextTimer(TimerClock clock) override {
    std::optional<WallTime> next;
    for (const TimerKind kind : kTimerKinds) {
      if (ClockOf(kind) != clock) continue;
      const auto first = FirstTimer(kind);
      if (first && (!next || *first < *next)) next = first;
    }
    return next;
  }

  void KeepTime() override { changed_ = true; }

  void SettleRates() override {
    const std::uint64_t before = writer_->writes();
    next_rate_ = fair_.SettleRates();
    if (writer_->writes() != before) Staged();
  }
  std::optional<SteadyTime> NextRate() override {
    SettleRates();  // what was taken meanwhile may have reached one
    return next_rate_;
  }
  Woken TakeWoken() override { return {fair_.TakeWoken(), false}; }

  // A row gets too old when a minute begins.
  bool SweepCounters(WallTime now) override {
    const WallTime minute = BucketOf(Resolution::kMinute, now);
    if (store_.swept_ == minute) return false;
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
    store_.swept_ = minute;
    return false;
  }

  Result<Committed> Commit() override {
    if (!changed_) {
      Abort();
      return Committed{};
    }
    fair_.Flush();
    for (const auto& [queue, row] : stats_) AddStats(queue, row);
    WriteNumbers();
    ended_ = true;
    writes_ = writer_->writes();
    auto committed = writer_->Commit();
    if (!committed.ok()) {
      Undo();
      return committed.error();
    }
    ++store_.next_batch_;
    store_.fair_.held.Keep();
    store_.last_ = now_;
    for (const LeaseChange& change : lease_changes_) store_.leases_.Apply(change);
    return Committed{};
  }

  void Abort() override {
    if (ended_) return;
    ended_ = true;
    writer_->Abort();
    Undo();
  }

  std::uint64_t writes() const override { return ended_ ? writes_ : writer_->writes(); }

 protected:
  KvReader& kv() override { return *writer_; }
  const RunningSet& held() const override { return store_.fair_.held; }

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

  std::optional<WallTime> FirstTimer(TimerKind kind) {
    return store_.timers_.First(kind, [&]() -> std::optional<WallTime> {
      const auto timer = TimerAtOrAfter(Key().U8(static_cast<std::uint8_t>(kind)));
      return timer && timer->kind == kind ? std::optional(timer->at) : std::nullopt;
    });
  }

  // What the store remembers of this batch has not happened.
  void Undo() {
    store_.fair_.held.Undo();
    if (!changed_) return;
    store_.timers_.Forget();
    store_.swept_.reset();
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
      PAWL_ASSIGN(const ListBounds bounds, ReadBounds(*writer_, list));
      if (bounds.head != head) return false;
    }
    for (const auto& [list, tail] : guards.list_tails) {
      PAWL_ASSIGN(const ListBounds bounds, ReadBounds(*writer_, list));
      if (bounds.tail != tail) return false;
    }
    for (const auto& [index, count] : guards.index_counts) {
      if (IndexCount(index) != count) return false;
    }
    for (const auto& [index, least] : guards.index_at_least) {
      if (IndexCount(index) < least) return false;
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
    for (const Timer& timer : changes.timer_removes) {
      writer_->Erase(Table::kTimers, TimerKey(timer));
      store_.timers_.Removed(timer);
    }
    for (const Timer& timer : changes.timer_adds) {
      writer_->Put(Table::kTimers, TimerKey(timer), {});
      store_.timers_.Added(timer);
    }
  }

  // Before anything is staged: an item must not be written where the bounds do not tell where that is.
  Result<void> CheckLists(const Changes& changes) {
    for (const ListAppend& append : changes.list_appends) PAWL_TRY(ReadBounds(*writer_, append.list));
    for (const ListTrim& trim : changes.list_trims) PAWL_TRY(ReadBounds(*writer_, trim.list));
    return {};
  }

  void PutLists(const Changes& changes) {
    for (const ListAppend& append : changes.list_appends) {
      ListBounds bounds = ReadBounds(*writer_, append.list).value();
      if (bounds.tail == 0) bounds = {append.start, append.start};
      for (const std::string& item : append.items) {
        Wrap(++stamp_, item, buffer_);
        writer_->Put(Table::kLists, ListItemKey(append.list, bounds.tail++), buffer_);
      }
      bounds.tail += append.wakes;
      writer_->Put(Table::kLists, ListMetaKey(append.list), EncodeBounds(append.list, bounds));
    }
    for (const ListTrim& trim : changes.list_trims) {
      ListBounds bounds = ReadBounds(*writer_, trim.list).value();
      const std::uint64_t head = std::min(trim.head, bounds.tail);
      for (; bounds.head < head; ++bounds.head) writer_->Erase(Table::kLists, ListItemKey(trim.list, bounds.head));
      // The offsets of an empty list live on, so that an offset never comes to mean another item.
      writer_->Put(Table::kLists, ListMetaKey(trim.list), EncodeBounds(trim.list, bounds));
    }
    for (const Key& list : changes.list_drops) writer_->Erase(Table::kLists, ListMetaKey(list));
  }

  void AddStats(NameId queue, const KvStats& deltas) {
    if (deltas.counters == StatRow{}) return;
    for (const Resolution resolution : kResolutions) {
      const Key counter = StatCounter(queue, resolution, BucketOf(resolution, now_.wall));
      auto row = ReadCounter(*writer_, counter);
      if (!row.ok()) {  // left as it is, so that nobody takes what is counted from now on for all that was
        if (store_.fair_.damaged) store_.fair_.damaged(row.error().detail);
        continue;
      }
      for (std::size_t i = 0; i < row->counters.size(); ++i) row->counters[i] += deltas.counters[i];
      if (HasTimes(resolution)) row->times.Add(deltas.times);
      writer_->Put(Table::kCounters, counter, EncodeRow(counter, *row));
    }
  }

  void WriteNumbers() {
    Wrap(++stamp_, EncodeNumbers({store_.next_seq_, now_, store_.fair_.next_turn, store_.next_batch_ + 1}), buffer_);
    writer_->Put(Table::kMeta, kNumbersKey, buffer_);
  }

  KvStore& store_;
  std::unique_ptr<KvWriter> writer_;
  FairQueue fair_;
  Now now_;
  Seq first_seq_;
  std::unordered_map<NameId, KvStats> stats_;
  std::vector<LeaseChange> lease_changes_;
  Stage stage_ = 0;
  std::optional<SteadyTime> next_rate_;
  Version stamp_;
  std::uint64_t epoch_ = 1;
  std::unordered_set<RecordKey, RecordKey::Hash> fetched_;  // only if it is not local
  std::uint64_t writes_ = 0;
  bool changed_ = false;
  bool ended_ = false;
  std::string buffer_;
};

Result<std::unique_ptr<KvStore>> KvStore::Open(std::unique_ptr<Kv> kv, KvStoreFaults faults) {
  PAWL_ASSIGN(auto shelved, BufferedKv::Open(std::move(kv), faults.shelf_keys));
  std::unique_ptr<KvStore> store(new KvStore(std::move(shelved), std::move(faults)));
  PAWL_TRY(store->LoadNumbers());
  return store;
}

Result<void> KvStore::LoadNumbers() {
  const auto reader = kv_->BeginRead();
  PAWL_ASSIGN(const KvNumbers numbers, ReadNumbers(*reader));
  next_seq_ = numbers.next_seq;
  last_ = numbers.last;
  fair_.next_turn = numbers.next_turn;
  next_batch_ = numbers.next_batch;
  return {};
}

void KvStore::Restore(std::span<const HeldRun> runs) {
  for (const auto& [held, lease] : runs) {
    fair_.held.Add({held.queue, held.group}, held.seq);
    leases_.Apply(lease);
  }
  fair_.held.Keep();
}

std::unique_ptr<Batch> KvStore::Begin(Now now, Seq seqs) { return std::make_unique<KvBatch>(*this, now, seqs); }

std::unique_ptr<StoreReader> KvStore::Snapshot() { return std::make_unique<KvSnapshot>(kv_->BeginRead(), fair_.held); }

std::unique_ptr<StoreWalk> KvStore::Walk() { return std::make_unique<KvWalk>(kv_->BeginRead()); }

}  // namespace pawl
