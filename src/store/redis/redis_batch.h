// A batch on Redis: reads over the network (each record once), decisions staged in memory, jobs reserved by the claim
// script, everything committed by one script. Stages that others were quicker than are left out, and the rest is sent
// again; the caller is told.
#pragma once

#include <array>
#include <deque>
#include <map>
#include <memory_resource>
#include <string>
#include <unordered_map>
#include <vector>

#include "store/redis/batch_memory.h"
#include "store/redis/commit_payload.h"
#include "store/redis/redis_list.h"
#include "store/redis/redis_store.h"
#include "store/redis/redis_timers.h"
#include "store/redis/script_replies.h"
#include "store/redis/scripts.h"

namespace pawl {

class RedisBatch final : public Batch {
 public:
  RedisBatch(RedisStore& store, Now now, Seq seqs);
  ~RedisBatch() override;
  RedisBatch(const RedisBatch&) = delete;
  RedisBatch& operator=(const RedisBatch&) = delete;

  bool local() const override { return false; }
  void Fetch(std::span<const RecordKey> keys) override;
  bool AtHand(const RecordKey& key) const override {
    const auto found = known_.find(key);
    return found != known_.end() && !found->second.assumed;
  }
  bool AssumeCached(const RecordKey& key, bool absent) override;
  bool AssumesOthers() const override { return store_.assumes(); }
  bool takes_staged() const override { return false; }
  Seq first_seq() const override { return first_seq_; }
  Seq ReserveSeqs(Seq count) override;
  std::uint64_t epoch() const override { return epoch_; }
  Stage stage() const override { return stage_; }
  std::size_t size() const override { return size_; }
  std::optional<Error> failure() const override { return failure_; }

  // Reads: what is staged here comes first.
  Result<Version> ReadInto(const RecordKey& key, std::string& value) override;
  std::vector<Result<Record>> ReadMany(std::span<const RecordKey> keys) override;
  ListBounds Bounds(const Key& list) override { return ListOf(list).bounds(); }
  Result<std::vector<ListItem>> ListItems(const Key& list, std::uint64_t from, std::size_t limit) override;
  void Prefetch(std::span<const ListAsk> lists, std::span<const IndexAsk> indexes) override;
  std::vector<StatRow> Counters(std::span<const Key> counters) override;
  std::vector<TimesRow> Times(std::span<const Key> counters) override;
  void IndexBefore(const Key& index, Seq below, std::size_t limit, std::vector<Seq>& out) override;
  std::uint64_t IndexCount(const Key& index) override;
  std::optional<Seq> IndexFirst(const Key& index) override { return Note(reader_.IndexFirst(index)); }
  void JobsBefore(Seq below, std::size_t limit, std::vector<Seq>& out) override;
  Result<std::vector<std::pair<Key, Record>>> Scan(RecordKind kind, std::string_view from, std::size_t limit) override {
    return reader_.Scan(kind, from, limit);
  }
  std::optional<FairGroup> Group(NameId queue, const GroupKey& group) override {
    return Note(reader_.Group(queue, group));
  }
  std::vector<FairGroup> Groups(NameId queue, const GroupKey& after, std::size_t limit) override {
    return Note(reader_.Groups(queue, after, limit));
  }
  FairStand Stand(NameId queue, const GroupKey& group, SteadyTime now) override {
    return Note(reader_.Stand(queue, group, now));
  }

  Result<bool> Apply(const Guards& guards, const Changes& changes) override;
  std::vector<std::vector<Seq>> Take(std::span<const TakeAsk> asks) override;

  void ExpiredLeases(SteadyTime now, std::size_t limit, std::vector<ExpiredLease>& out) override;
  std::optional<SteadyTime> NextLease() override { return store_.next_lease_; }
  void DueTimers(TimerKind kind, WallTime now, std::size_t limit, std::vector<Timer>& out) override;
  std::optional<WallTime> NextTimer(TimerClock clock) override;
  void SettleRates() override { EnsureLooked(); }
  std::optional<SteadyTime> NextRate() override { return store_.next_blocked_; }
  Woken TakeWoken() override { return store_.TakeWoken(now_.steady); }
  std::vector<std::string> WatchedChannels() override;
  bool SweepCounters(WallTime now) override;

  Result<Committed> Commit() override;
  void Abort() override;
  std::uint64_t writes() const override { return writes_; }

 private:
  // See MarkSeen.
  static constexpr const char* kNumbersMark = "";
  static constexpr const char* kAheadMark = ":ahead";

  // A record as this batch knows it.
  struct Known {
    Result<Unwrapped> record = Unwrapped{};  // its value is in replies_, or in memory_
    Stage staged = 0;                        // the stage that wrote it last; 0: as read
    Version base = kAbsent;                  // before the first of these stages
    bool assumed = false;                    // and not read; see AssumeCached
  };
  struct Index {
    explicit Index(std::pmr::memory_resource* memory) : staged(memory) {}

    IndexPlace place;
    std::pmr::map<Seq, bool> staged;  // added (true) or removed here
    std::vector<Stage> stages;
    std::uint64_t removed = 0;  // how many of `staged` are
    // As they are in Redis.
    std::optional<std::uint64_t> count;
    std::vector<Seq> members;  // those below `below`, largest first
    Seq below = 0;
    bool all = false;  // to the smallest

    bool Covers(Seq from, std::size_t limit) const;
  };
  using TimerSet = std::pmr::map<std::pair<WallTime, std::string>, bool>;  // staged: added (true) or removed

  void Look();
  void EnsureLooked() {
    if (!looked_) Look();
  }
  std::vector<RedisCommand> LookCommands() const;
  void ReadLook(const std::vector<RedisReply>& replies);
  void ReadLostCalls(const std::vector<RedisReply>& reserved);
  void NoteWatched(const RedisReply& reply);
  void AddPresence(std::vector<RedisCommand>& commands) const;

  std::optional<Unwrapped> Recent(const RecordKey& key);
  Known& KnownOf(const RecordKey& key);
  Index& IndexOf(const Key& index);
  void FetchParts(std::span<const ListAsk> lists, std::span<const IndexAsk> indexes);
  RedisList& ListOf(const Key& list);
  std::vector<Seq> StoredMembers(const Key& key, Seq below, std::size_t limit);
  std::uint64_t StoredCount(const Key& index);
  bool Hold(const Guards& guards, RedisStage& stage);
  void RestOnCount(const Key& index, RedisStage& stage);
  bool HoldsAtLeast(const Key& index, std::uint64_t least, RedisStage& stage);
  RedisStage::Check CountCheck(const IndexPlace& place, std::uint64_t count) const;
  bool UsesNewNumbers(const Changes& changes) const;
  // Sent behind what a commit rests on and cannot guard; and the check that Redis still knows it, by the answer to
  // that.
  RedisCommand MarkSeen(const std::string& mark) const;
  RedisStage::Check Seen(const std::string& mark, std::int64_t count) const;
  void Fence();
  void LookAfterLoss();
  std::optional<Error> LostIn(const RedisReply& reply);
  std::vector<RedisReply> CallAll(const std::vector<RedisCommand>& commands);
  void TakeNumbers();
  RedisCommand NumbersCommand(Seq count) const;
  Seq NoteNumbers(const RedisReply& last, const RedisReply& mark, Seq count);
  void StageRecords(const Changes& changes, RedisStage& stage);
  void StageRecord(const RecordKey& key, const std::string* value, RedisStage& stage);
  void StageIndexes(const Changes& changes, RedisStage& stage);
  void StageTimers(const Changes& changes, RedisStage& stage);
  void StageLists(const Changes& changes, RedisStage& stage);
  void StageFair(const Changes& changes, RedisStage& stage);
  void StageLeases(const Changes& changes, RedisStage& stage);
  void StageStats(const Changes& changes, RedisStage& stage);
  void StageAppend(const ListAppend& append, RedisStage& stage);
  void StageTrim(const ListTrim& trim, RedisStage& stage);
  void RestOnHead(const Key& key, const RedisList& list, RedisStage& stage) const;
  void RestOnTail(const Key& key, const RedisList& list, RedisStage& stage) const;
  void SetListField(RedisStage& stage, std::string_view field, std::optional<std::string_view> value);

  void ReadTaken(const ReservingCall& call);
  Result<bool> CallClaim(std::span<const TakeAsk> asks, std::vector<std::vector<Seq>>& taken);
  CommitPayload PayloadWithout(const std::vector<bool>& failed);
  void SettleCalls(const std::unordered_map<Seq, Fate>& fates, CommitPayload& payload) const;
  Result<CommitReply> Send(const CommitPayload::Encoded& encoded);
  Result<void> WriteAhead();
  void FailDependents(std::vector<bool>& failed) const;
  void NoteCommitted(const std::vector<bool>& failed);
  void NoteRecent(const std::vector<bool>& failed);
  void NoteWrong(const std::vector<bool>& failed);

  template <typename T>
  T Note(Result<T> result) {
    if (result.ok()) return *std::move(result);
    if (!failure_) failure_ = result.error();
    return T{};
  }

  RedisStore& store_;
  RedisReader reader_;
  const Now now_;
  const Seq seqs_;
  Seq first_seq_ = 0;
  std::vector<std::pair<Seq, Seq>> new_seqs_;  // that this batch has reserved: the first of a range, and how many
  std::int64_t numbers_seen_ = 0;              // the mark behind the numbers
  bool looked_ = false;
  bool ended_ = false;
  std::optional<Error> failure_;
  std::uint64_t epoch_ = 1;
  std::uint64_t writes_ = 0;
  Stage stage_ = 0;
  std::size_t size_ = 0;

  struct Lent {  // goes last
    RedisStore& store;
    BatchMemory memory;
    ~Lent() { store.piece_ = memory.TakeFirst(); }
  };
  Lent lent_{store_, BatchMemory(std::move(store_.piece_))};
  BatchMemory& memory_ = lent_.memory;
  std::string wrapped_;                           // used again and again
  std::vector<std::vector<RedisReply>> replies_;  // to Fetch
  std::pmr::unordered_map<RecordKey, Known, RecordKey::Hash> known_{memory_.resource()};
  std::unordered_map<std::string, RedisList> lists_;
  std::unordered_map<std::string, Index> indexes_;
  std::pmr::map<TimerKind, TimerSet> timers_{memory_.resource()};
  std::vector<RedisStage> stages_;
  std::vector<std::pair<Stage, std::string>> watched_puts_;                         // of kWatched
  std::deque<ReservingCall> calls_;                                                 // of this batch
  std::pmr::unordered_map<Seq, const ReservingCall*> call_of_{memory_.resource()};  // jobs that were taken

  // Of the look.
  std::map<TimerKind, First<Timer>> first_timers_;
  First<ExpiredLease> first_leases_;
  std::vector<ReservingCall> lost_calls_;  // that nobody settled in time
  std::vector<BlockedEntry> unblocked_;
  std::vector<std::string> old_rows_;
  bool sweeps_rows_ = false;
};

}  // namespace pawl
