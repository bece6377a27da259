// Store is where the engine keeps everything: records, indexes, lists, counters, timers and fair queues, changed only
// by batches. lmdb and memory stand on KvStore; redis/ is shared by many nodes.
//
// A batch is used by the engine thread alone:
//   Begin → (Read → Apply | Take …)* → Commit, or Abort.
// What Apply changes is visible to later reads of the same batch, and to nobody else until Commit. Each Apply is a
// stage of its batch; on a shared store others may have been quicker, and Commit says which stages did not happen.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/clock.h"
#include "base/result.h"
#include "model/job.h"
#include "model/message.h"
#include "model/settings.h"
#include "model/stats.h"
#include "store/key.h"
#include "store/kinds.h"
#include "store/node_info.h"
#include "store/syncer.h"

namespace pawl {

class StoreWalk;

// ---- Records -------------------------------------------------------------------------------------------------------

struct RecordKey {
  RecordKind kind;
  Key key;
  bool operator==(const RecordKey& other) const = default;

  struct Hash {
    std::size_t operator()(const RecordKey& record) const {
      return std::hash<std::string_view>()(record.key.view()) + static_cast<std::size_t>(record.kind);
    }
  };
};

// A unique stamp of one write of a record; 0 stands for "no such record". Never a count, so that a record erased and
// written again is not mistaken for the one that was read.
using Version = std::uint64_t;
inline constexpr Version kAbsent = 0;

struct Record {
  Version version = kAbsent;
  std::string value;
  bool exists() const { return version != kAbsent; }
};

// ---- Fair queues ---------------------------------------------------------------------------------------------------

struct FairLimits {
  std::uint32_t concurrency = 0;  // 0: no limit
  Rate rate;                      // limit 0: none
  bool paused = false;
  bool ordered = false;  // groups only: strictly by seq, one at a time, a job that waits for its time holds up the rest
  std::uint32_t group_default = 0;  // queues only: the concurrency of groups that have none of their own; 0: no limit
  bool operator==(const FairLimits&) const = default;
};

// Where a waiting job stands: enough to find it again without a search.
struct FairPlace {
  NameId queue = 0;
  GroupKey group;
  Seq seq = 0;
  std::uint8_t priority = 5;
  WallTime due;  // when it may run, and its order within the group
};

// The job waits. Before its time (not ready) this does nothing, except in an ordered group, where it holds up those
// behind it; it is added again when its time comes. Whether that has come is said here and not read from `due`: a clock
// that is set back must not freeze jobs that were ready.
struct FairAdd {
  FairPlace place;
  std::string group_name;
  bool ready = true;
};
struct FairRemove {
  FairPlace place;
};
// The run of a job has ended: its slot is free. `queue` and `group` are those that it was taken from.
struct FairRelease {
  NameId queue = 0;
  GroupKey group;
  Seq seq = 0;
};
// A run that another store has handed out goes on: the job holds its slot, whatever the limits say.
struct FairHold {
  FairPlace place;
};
struct FairConfigure {
  NameId queue = 0;
  GroupKey group;  // zero: the queue itself
  std::string group_name;
  FairLimits limits;
  bool keep = true;  // false: the group may vanish when it is idle
};
using FairChange = std::variant<FairAdd, FairRemove, FairRelease, FairConfigure, FairHold>;

struct FairGroup {
  GroupKey key;
  std::string name;
  FairLimits limits;
  std::uint64_t ready = 0;  // counted up to kReadyCounted
  std::uint64_t held = 0;
};
inline constexpr std::uint64_t kReadyCounted = 1'000;

// How a group and its queue stand: all that holds back the jobs that wait there.
struct FairStand {
  FairLimits queue;
  FairLimits group;  // its concurrency is the limit that counts: the queue's default for groups, 1 if it is ordered
  std::uint64_t queue_held = 0;
  std::uint64_t group_held = 0;
  std::optional<SteadyTime> queue_rate;  // until when it lets nothing start
  std::optional<SteadyTime> group_rate;
  std::optional<Seq> first = {};  // of an ordered group: the job that holds up all others
  bool awaited = false;           // of a shared store: a claim waits for the queue, on whatever node
};

// ---- Timers --------------------------------------------------------------------------------------------------------

struct Timer {
  WallTime at;  // by the clock of its kind; see TimerTime
  TimerKind kind;
  Key what;
};
// A time of the steady clock, as timers of that clock have it.
constexpr WallTime TimerTime(SteadyTime at) { return WallFromMillis(ToMillis(at)); }
constexpr WallTime TimerTime(TimerClock clock, Now now) {
  return clock == TimerClock::kSteady ? TimerTime(now.steady) : now.wall;
}

// ---- Leases -------------------------------------------------------------------------------------------------------

// A job got a lease, another deadline, or lost it.
struct LeaseChange {
  Seq seq = 0;
  SteadyTime deadline = kNeverSteady;  // kNeverSteady: there is no lease any more
  Millis span{0};
  SteadyTime was = kNeverSteady;  // the deadline before; kNeverSteady: there was no lease
};

struct ExpiredLease {
  Seq seq = 0;
  SteadyTime deadline{};

  bool operator==(const ExpiredLease&) const = default;
};

// ---- Changes and guards --------------------------------------------------------------------------------------------

struct IndexEntry {
  Key index;
  Seq seq = 0;
};
Key StateIndex(NameId queue, JobState shown);
Key GroupIndex(NameId queue, const GroupKey& group);
Key ChildrenIndex(Seq parent);
Key OpenIndex(Seq parent);
Key BeforeIndex(Seq job);
Key BadIndex(Seq carrier);
Key ChannelIndex(std::string_view channel);

// Lists of stateful jobs. Offsets never start again: a list that was emptied goes on where it stopped.
Key PortList(Seq job, PortSide side, std::string_view port);  // of PortItems
Key WakeCounter(Seq job);  // without items: only its tail counts. Whoever wants the job to run moves it
bool IsWakeCounter(const Key& list);
Key ChildEvents(Seq job);  // seqs of children that have news for the job

// Takes its offset inside the commit, so it rests on nothing: appends do not conflict with each other, nor with a trim.
// A trim concerns the head of its list only.
struct ListAppend {
  Key list;
  std::vector<std::string> items;
  std::uint64_t start = 0;  // the offset of the first item of a list that is new
  bool own = false;         // nobody else can know the list yet, so its items may be written ahead of the commit
  std::uint32_t wakes = 0;  // of a wake counter, instead of items: its tail moves by so many, and nothing is stored
};
struct ListTrim {
  Key list;
  std::uint64_t head = 0;  // items before this offset are dropped
};

// Added to the rows of the batch's time, at every resolution.
struct StatAdd {
  NameId queue = 0;
  StatRow deltas{};
  std::optional<TimedRun> run = {};
};
Key StatCounter(NameId queue, Resolution resolution, WallTime bucket);
// The whole row, as it stood elsewhere.
struct StatSet {
  Key counter;
  StatRow row{};
  TimesRow times = {};
};

// What is removed is removed before anything is put or added: a record that is in both is put.
struct Changes {
  std::vector<std::pair<RecordKey, std::string>> puts;
  std::vector<RecordKey> erases;
  std::vector<IndexEntry> index_adds;
  std::vector<IndexEntry> index_removes;
  std::vector<ListAppend> list_appends;
  std::vector<ListTrim> list_trims;
  std::vector<Key> list_drops;  // empty lists that will not be used again
  std::vector<StatAdd> stat_adds;
  std::vector<StatSet> stat_sets;
  std::vector<Timer> timer_adds;
  std::vector<Timer> timer_removes;
  std::vector<LeaseChange> leases;
  std::vector<FairChange> fair;

  bool empty() const;
  void Clear();  // keeps the memory
};

struct ListBounds {
  std::uint64_t head = 0;
  std::uint64_t tail = 0;
};

// All that a decision rests on. `epoch` is Batch::epoch() from before the first read: while it has not moved, nothing
// in the batch has changed, and a local store need not look again.
struct Guards {
  std::uint64_t epoch = 0;
  std::vector<std::pair<RecordKey, Version>> records = {};     // kAbsent: must not exist
  std::vector<std::pair<Key, std::uint64_t>> list_heads = {};  // fails on trims, not on appends
  std::vector<std::pair<Key, std::uint64_t>> list_tails = {};  // fails on appends and wakes, not on trims
  std::vector<std::pair<Key, std::uint64_t>> index_counts = {};
  // The index has so many members or more, before what the decision itself changes of it. "I am not the last" is true
  // of all but one, so thousands who leave an index at the same time do not conflict. Not of indexes by group or state.
  std::vector<std::pair<Key, std::uint64_t>> index_at_least = {};
};

// ---- The interface -------------------------------------------------------------------------------------------------

struct ListItem {
  std::uint64_t offset = 0;
  std::string value;
};

// What of a list is wanted: its bounds, and so many items from an offset on (or from the head, if that is behind it).
struct ListAsk {
  Key list;
  std::uint32_t items = 0;
  std::uint64_t from = 0;
  bool operator==(const ListAsk& other) const = default;
};
// So many members of an index below a seq, largest first; and their number.
struct IndexAsk {
  Key index;
  std::uint32_t members = 0;
  Seq below = UINT64_MAX;
  bool operator==(const IndexAsk& other) const = default;
};

// Reads of one consistent moment. Short-lived; one thread.
class StoreReader {
 public:
  virtual ~StoreReader() = default;

  // What calls that return no Result have met: nothing that was read since is to be used.
  virtual std::optional<Error> failure() const { return std::nullopt; }

  // The version of the record, and its value in `value`, whose memory is used again; kAbsent if there is none.
  virtual Result<Version> ReadInto(const RecordKey& key, std::string& value) = 0;
  Result<Record> Read(const RecordKey& key);
  virtual std::vector<Result<Record>> ReadMany(std::span<const RecordKey> keys) = 0;
  virtual ListBounds Bounds(const Key& list) = 0;
  virtual Result<std::vector<ListItem>> ListItems(const Key& list, std::uint64_t from, std::size_t limit) = 0;
  // What the next reads will ask for, fetched together: bounds and items of a list are of one moment. A store that is
  // at hand does nothing. In a batch that is not local, rules read only what was warmed.
  virtual void Prefetch(std::span<const ListAsk> /*lists*/, std::span<const IndexAsk> /*indexes*/) {}
  virtual std::vector<StatRow> Counters(std::span<const Key> counters) = 0;
  virtual std::vector<TimesRow> Times(std::span<const Key> counters) = 0;

  // Members of an index below `below`, largest first.
  virtual void IndexBefore(const Key& index, Seq below, std::size_t limit, std::vector<Seq>& out) = 0;
  virtual std::uint64_t IndexCount(const Key& index) = 0;
  virtual std::optional<Seq> IndexFirst(const Key& index) = 0;
  // Jobs by seq, below `below`, largest first.
  virtual void JobsBefore(Seq below, std::size_t limit, std::vector<Seq>& out) = 0;
  // Records of a kind in the order of their keys, from `from` on.
  virtual Result<std::vector<std::pair<Key, Record>>> Scan(RecordKind kind, std::string_view from,
                                                           std::size_t limit) = 0;
  // Groups that have settings, waiting jobs or running ones.
  virtual std::optional<FairGroup> Group(NameId queue, const GroupKey& group) = 0;
  virtual std::vector<FairGroup> Groups(NameId queue, const GroupKey& after, std::size_t limit) = 0;
  // A zero group: that of the jobs without one.
  virtual FairStand Stand(NameId queue, const GroupKey& group, SteadyTime now) = 0;
  // Who works on the store; empty unless it is shared.
  virtual Result<std::vector<NodeInfo>> Nodes() { return std::vector<NodeInfo>{}; }
  // What they tell of themselves besides (Store::NoteWith), some seconds old.
  virtual Result<std::vector<std::string>> Notes() { return std::vector<std::string>{}; }
};

// The number of an Apply within its batch, from 1.
using Stage = std::uint32_t;

struct Committed {
  std::vector<Stage> failed;  // their guards did not hold any more: nothing of them happened; decide again
  bool Failed(Stage stage) const { return std::find(failed.begin(), failed.end(), stage) != failed.end(); }
};

// What one claim asks for: up to `count` jobs, of the first queue and then of the others; or this one.
struct TakeAsk {
  std::vector<NameId> queues;
  std::size_t count = 1;
  std::optional<FairPlace> place;
  bool waits = false;  // tell it by TakeWoken when there may be something after all
};

// Queues that got something to hand out.
struct Woken {
  std::vector<NameId> queues;
  bool all = false;  // any queue may have: word of it may have been lost
};

class Batch : public StoreReader {
 public:
  // True: reads cost nothing worth collecting, and what was read cannot change before Apply. False: the engine gathers
  // the reads of many operations and calls Fetch, one round trip a level.
  virtual bool local() const = 0;
  // Of a batch that is not local: fetches records in one round trip, so that they are at hand from now on. What the
  // batch has read or staged is at hand too.
  virtual void Fetch(std::span<const RecordKey> keys) = 0;
  virtual bool AtHand(const RecordKey& key) const = 0;
  // Of a batch that is not local: the store may believe to know a record without asking; `absent`: or that there is
  // none, if it knows nothing of it. ReadInto then gives that until it is fetched, and AtHand stays false. It may be
  // wrong: who reads it guards it, and Commit finds out. False: it has to be fetched.
  virtual bool AssumeCached(const RecordKey& /*key*/, bool /*absent*/) { return false; }
  // Of a batch that is not local: whether an index that ought to have many members may be taken to have more than those
  // who leave it, unread. It may be wrong: Guards::index_at_least finds out.
  virtual bool AssumesOthers() const { return false; }
  // True: Take hands out what this very batch has added. False: only what was committed before.
  virtual bool takes_staged() const = 0;
  // The first of the numbers that were asked for when the batch began.
  virtual Seq first_seq() const = 0;
  // Reserves so many more, and returns the first of them: a round trip on a remote store. 0 if that failed; then the
  // commit fails too.
  virtual Seq ReserveSeqs(Seq count) = 0;

  // The channels of kWatched; a store that is far away says what its last look brought, so that it costs no round trip.
  virtual std::vector<std::string> WatchedChannels();

  // Moves with every change that is staged.
  virtual std::uint64_t epoch() const = 0;
  // Checks the guards, then stages the changes. False: a guard failed and nothing is staged; decide again.
  virtual Result<bool> Apply(const Guards& guards, const Changes& changes) = 0;
  // Of the last Apply.
  virtual Stage stage() const = 0;
  // How large it is by now; see Store::batch_max().
  virtual std::size_t size() const { return stage(); }

  // Takes jobs that may run now, for one claim after the other: they are held until released.
  virtual std::vector<std::vector<Seq>> Take(std::span<const TakeAsk> asks) = 0;

  // Jobs whose lease has run out, earliest first.
  virtual void ExpiredLeases(SteadyTime now, std::size_t limit, std::vector<ExpiredLease>& out) = 0;
  virtual std::optional<SteadyTime> NextLease() = 0;

  // Timers of a kind that are due at `now`, which is a time of its clock, earliest first. A timer stays until a change
  // removes it.
  virtual void DueTimers(TimerKind kind, WallTime now, std::size_t limit, std::vector<Timer>& out) = 0;
  // The first of all kinds that go by the clock.
  virtual std::optional<WallTime> NextTimer(TimerClock clock) = 0;
  // The clock was set: the time of this batch is kept with its commit, even if it changes nothing else, so that the
  // next start does not take the difference for time that has passed.
  virtual void KeepTime() {}
  // Lets groups go on whose rate allows it again.
  virtual void SettleRates() = 0;
  // When a rate lets something go on again, as far as is known now.
  virtual std::optional<SteadyTime> NextRate() = 0;
  // Since the last call.
  virtual Woken TakeWoken() = 0;
  // Drops old rows of statistics, a bounded step; true if there is more.
  virtual bool SweepCounters(WallTime now) = 0;

  virtual Result<Committed> Commit() = 0;
  virtual void Abort() = 0;
  virtual std::uint64_t writes() const = 0;
};

// A run in flight, as its head tells it.
struct HeldRun {
  FairRelease held;
  LeaseChange lease;
};

// Who may read, and what it costs.
enum class ReadBy : std::uint8_t {
  kCaller,  // any thread, at once
  kEngine,  // what was acknowledged is visible only to the engine thread's own snapshots
  kReader,  // any thread, but it may wait for the network
};

// What the nodes of a shared store tell each other. A message reaches each other node at most once.
enum class Topic : std::uint8_t {
  kTransitions = 't',
  kOrders = 'o',  // to workers
  kMessages = 'm',
};

class Store {
 public:
  virtual ~Store() = default;

  // True: other nodes work on it at the same time, so nothing that it holds is ours alone.
  virtual bool shared() const = 0;
  // Of the last commit; steady time goes on from here. Wall time is zero when it is not known.
  virtual Now LastTime() const = 0;
  // Once, after opening and before the first batch, unless it is shared: the jobs that have a lease.
  virtual void Restore(std::span<const HeldRun> runs) = 0;
  // Nobody could renew a lease for a while: each gets its full span from now.
  virtual void Grace(SteadyTime now) = 0;
  virtual std::size_t leases() const = 0;
  // How large a batch should be now, so that others do not wait long for it: in jobs that are changed or handed out
  // and lists that get longer, where a new place in a group, and new settings of a group, count as much as two more.
  virtual std::size_t batch_max() const { return SIZE_MAX; }
  virtual std::size_t batch_bytes_max() const { return SIZE_MAX; }
  // Another way into a store that is far away, for a thread that hands out jobs while another one does the rest. Lives
  // no longer than the store. Null: there is one thread only.
  virtual Result<std::unique_ptr<Store>> Branch() { return std::unique_ptr<Store>(); }
  // `seqs`: so many new numbers for jobs are needed.
  virtual std::unique_ptr<Batch> Begin(Now now, Seq seqs) = 0;
  // One thread for each; see read_by().
  virtual std::unique_ptr<StoreReader> Snapshot() = 0;
  virtual ReadBy read_by() const = 0;
  // Commits wait for nothing at this moment, and may be made by another thread than that of the engine, one at a time.
  virtual bool supports_inline_turns() const { return false; }
  // Everything that is committed; see store_walk.h.
  virtual std::unique_ptr<StoreWalk> Walk() = 0;
  // Called from any thread when TakeWoken has something to say that no batch of ours brought about.
  virtual void OnWake(std::function<void()> wake) = 0;

  // Any thread; may wait for the network.
  virtual void Tell(Topic, std::string_view /*message*/) {}
  // Called from a thread of the store.
  virtual void OnTold(std::function<void(Topic, std::string_view)>) {}
  // Whether another node wants to be told of transitions; and when this one does.
  virtual bool followed() const { return false; }
  virtual void FollowWhile(std::function<bool()> /*wanted*/) {}
  // What this node tells of itself besides, again and again; the notes of all nodes are in StoreReader::Notes. It is
  // asked on a thread of the engine; an empty function ends that, and returns when no call is under way.
  virtual void NoteWith(std::function<std::string()> /*note*/) {}
  // Lets those who listen to the store itself hear messages, on their channels and those above them. Any thread.
  virtual void Announce(std::span<const Message>) {}
  // Makes what was committed durable, where Commit alone does not. How long it may be put off; and whether it may not,
  // because much waits for it.
  virtual Result<void> Flush() = 0;
  // The same without waiting, where a syncer has made all of it durable already.
  virtual Result<void> BeginFlush() { return Flush(); }
  virtual Millis FlushInterval() const { return Millis{0}; }
  virtual bool FlushNow() const { return false; }
  // Who makes commits durable after Commit has returned, and before a Flush; null: nobody.
  virtual Syncer* syncer() { return nullptr; }
  virtual bool HasSpace() = 0;
  virtual Result<void> Backup(const std::string& path, bool compact) = 0;
  virtual std::uint64_t DiskBytes() const = 0;
  // What has failed for good, though no commit has met it yet: nothing more can be read or written.
  virtual std::optional<Error> failure() const { return std::nullopt; }
};

}  // namespace pawl
