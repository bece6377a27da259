#include "engine/check_store.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "base/uuid.h"
#include "rules/head_diff.h"
#include "rules/moves.h"
#include "rules/pusher.h"
#include "rules/record_keys.h"
#include "rules/schedule.h"
#include "rules/subscriptions.h"
#include "rules/work_item.h"
#include "store/bytes.h"
#include "store/callback_codec.h"
#include "store/envelope.h"
#include "store/fair_queue.h"
#include "store/fair_rows.h"
#include "store/hook_codec.h"
#include "store/job_codec.h"
#include "store/kv_reader.h"
#include "store/partition_codec.h"
#include "store/run_codec.h"
#include "store/schedule_codec.h"
#include "store/settings_codec.h"
#include "store/stateful_codec.h"
#include "store/totals.h"
#include "store/workflow_codec.h"

namespace pawl {
namespace {

constexpr std::size_t kSeqBytes = 8;
constexpr std::size_t kHashBytes = 16;
constexpr std::size_t kQueueKeyBytes = 4;

std::string JobText(Seq seq) { return fmt::format("job {}", seq); }

std::string Hex(std::string_view bytes) {
  return ToHex({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
}

std::string GroupText(const GroupId& id) {
  if (id.group == GroupKey{}) return fmt::format("the jobs without a group of queue {}", id.queue);
  return fmt::format("group {} of queue {}", ToHex(id.group.bytes), id.queue);
}

bool SameTimer(const Timer& a, const Timer& b) { return a.kind == b.kind && a.at == b.at && a.what == b.what; }

bool SamePlace(const FairPlace& a, const FairPlace& b) {
  return a.queue == b.queue && a.group == b.group && a.seq == b.seq && a.priority == b.priority && a.due == b.due;
}

// The part of a key in kLists that names the list; empty if it is none of ours.
std::string_view ListOf(std::string_view key) {
  if (key.empty()) return {};
  const std::size_t bytes = key.front() == 'P' ? 1 + kSeqBytes + 1 + kHashBytes : 1 + kSeqBytes;
  const bool known = std::string_view("IPNW").find(key.front()) != std::string_view::npos;
  return known && key.size() > bytes ? key.substr(0, bytes) : std::string_view();
}

}  // namespace

class StoreCheck::Pass {
 public:
  explicit Pass(const Report& report) : report_(report) {}

  bool Step(KvReader& tables, FunctionRef<bool()> more) {
    kv_ = &tables;
    BeginStep();
    do {
      if (phase_ == kPhases.size()) return true;
      const bool looked = kPhases[phase_].check != nullptr ? NextEntry() : NextMember();
      if (const auto failure = tables.failure()) {
        Find(fmt::format("the table {} cannot be read: {}", table(), ToString(*failure)));
        return true;
      }
      if (looked) {
        ++entries_;
      } else {
        ++phase_;
        at_.clear();
      }
    } while (more());
    return false;
  }

  std::uint64_t entries() const { return entries_; }
  std::string_view table() const { return kPhases[std::min(phase_, kPhases.size() - 1)].name; }

 private:
  struct Phase {
    Table table;
    std::string_view name;
    void (Pass::*check)(std::string_view key, std::string_view value);  // null: a table of sets
  };
  static const std::array<Phase, 14> kPhases;

  void Find(const std::string& what) { report_(what); }
  void Expect(bool fine, const std::string& whose, std::string_view what) {
    if (!fine) Find(fmt::format("{} {}", whose, what));
  }

  // What holds for the moment of a step.
  void BeginStep() {
    // While a big push takes the names of its jobs, those are there before the jobs are; while a store is copied, much
    // is there before what it belongs to.
    const auto is_there = [&](RecordKind kind) {
      const Key prefix = Locate({kind, Key()}).key;
      const auto entry = kv_->AtOrAfter(Table::kRecords, prefix);
      return entry && entry->key.starts_with(prefix.view());
    };
    copying_ = is_there(RecordKind::kCopy);
    names_come_first_ = copying_ || is_there(RecordKind::kIntent);
    held_.clear();
    counted_ = std::nullopt;
    if (const auto numbers = ReadNumbers(*kv_); numbers.ok()) next_seq_ = numbers->next_seq;
  }

  // In a damaged page an entry may stand behind greater ones: who followed it would go in circles.
  bool IsInOrder(std::string_view key) {
    if (key >= at_) return true;
    Find(fmt::format("the table {} is not in order", table()));
    return false;
  }

  bool NextEntry() {
    const Phase& phase = kPhases[phase_];
    const auto entry = kv_->AtOrAfter(phase.table, at_);
    if (!entry || !IsInOrder(entry->key)) return false;
    // Copies: looking at a set may move what a view shows.
    const std::string key(entry->key);
    const std::string value(entry->value);
    (this->*phase.check)(key, value);
    at_ = key;
    at_.push_back('\0');
    return true;
  }

  // ---- reading what an entry is compared with ----

  // Damage of what is read is found when its own table is looked at.
  std::optional<std::string> Read(const RecordKey& key) {
    std::string value;
    const auto version = ReadRecord(*kv_, key, value);
    if (!version.ok() || *version == kAbsent) return std::nullopt;
    return value;
  }
  bool Exists(const RecordKey& key) {
    const TableKey at = Locate(key);
    return kv_->Get(at.table, at.key).has_value();
  }
  template <typename T>
  std::optional<T> Decoded(const RecordKey& key, Result<T> (*decode)(std::string_view)) {
    const auto bytes = Read(key);
    if (!bytes) return std::nullopt;
    auto value = decode(*bytes);
    return value.ok() ? std::optional(*std::move(value)) : std::nullopt;
  }
  std::optional<JobHead> Head(Seq seq) { return Decoded<JobHead>(HeadKey(seq), DecodeHead); }
  bool IsDamaged(const RecordKey& key) { return Exists(key) && !Read(key); }

  // The head that an entry belongs to. That there is none is reported; one that is damaged was, or will be.
  std::optional<JobHead> Owner(Seq seq, std::string_view entry) {
    auto head = Head(seq);
    if (!head && !Exists(HeadKey(seq)) && !copying_)
      Find(fmt::format("{} is not there, and its {} is", JobText(seq), entry));
    return head;
  }
  bool Holds(const Key& set, Seq seq) { return kv_->MemberAtOrAfter(Table::kIndexes, set, seq) == seq; }

  // ---- tables ----

  void CheckMeta(std::string_view key, std::string_view /*value*/) {
    if (key != kNumbersKey) return;
    if (const auto numbers = ReadNumbers(*kv_); !numbers.ok()) Find(numbers.error().detail);
  }

  void CheckHead(std::string_view key, std::string_view value) {
    const auto bytes = Open(key, value, kSeqBytes, "the head of");
    if (!bytes) return;
    const Seq seq = KeyReader(key).U64();
    const auto head = DecodeHead(*bytes);
    if (!head.ok()) return Find(fmt::format("the head of {}: {}", JobText(seq), head.error().detail));
    if (copying_) return;
    Expect(seq < next_seq_, JobText(seq), "has a number that was not given out yet");
    CheckState(seq, *head);
    CheckRecordsOf(seq, *head);
    CheckWhatFollows(seq, *head);
    CheckStateful(seq, *head);
  }

  void CheckState(Seq seq, const JobHead& head) {
    Expect(StateOf(head.shown) == head.state, JobText(seq), "shows another state than it has");
    const bool in_hand = (head.state == State::kRunning || head.state == State::kTerminating) && !Waits(head);
    Expect(head.lease.has_value() == in_hand, JobText(seq), "has a lease and no run, or a run and no lease");
    Expect(head.group_key == (head.group.empty() ? GroupKey{} : HashBytes(head.group)), JobText(seq),
           "has the key of another group than its own");
    if (!head.client_id) Expect(SeqOfJobId(head.id) == seq, JobText(seq), "has the id of another job");
  }

  void CheckRecordsOf(Seq seq, const JobHead& head) {
    Expect(Exists(BodyKey(seq)), JobText(seq), "has no body");
    const auto side = [&](RecordKind kind, bool expected, std::string_view what) {
      const bool there = Exists(SideKey(kind, seq));
      if (there != expected)
        Find(fmt::format("{} {} a record of its {}", JobText(seq), there ? "should not have" : "lacks", what));
    };
    side(RecordKind::kResult, head.side.result, "result");
    side(RecordKind::kError, head.side.error, "error");
    side(RecordKind::kProgress, head.side.progress, "progress");
    side(RecordKind::kRuns, head.side.runs, "runs");
    Expect(Exists(NameOfKey(head.queue)) && Exists(NameOfKey(head.type)), JobText(seq),
           "has a queue or type without a name");
    Expect(HasEnded(head.state) || Exists(QueueKey(head.queue)), JobText(seq),
           "is alive in a queue that does not exist");
    if (head.flow && head.flow->scans) {
      Expect(Exists(IsCarrier(head) ? ScanKey(seq) : PartitionKey(seq)), JobText(seq),
             IsCarrier(head) ? "lacks what it scans" : "lacks its offset");
    }
    if (head.client_id) ExpectId(seq, head.id, "cannot be found by its id");
  }

  void ExpectId(Seq seq, const std::string& id, std::string_view what) {
    const auto record = Decoded<IdRecord>(IdKey(id), DecodeId);
    if (!record && IsDamaged(IdKey(id))) return;
    Expect(record && record->seq == seq, JobText(seq), what);
  }

  // As rules/head_diff.h says it: the same that writes these entries says which have to be there.
  void CheckWhatFollows(Seq seq, const JobHead& head) {
    changes_.Clear();
    DiffCreated(seq, head, changes_);
    const Changes& changes = changes_;
    for (const IndexEntry& entry : changes.index_adds) {
      const bool there = Holds(entry.index, seq) && kv_->Count(Table::kIndexes, entry.index) > 0;
      if (!there) Find(fmt::format("{} is not in the set {}", JobText(seq), SetText(entry.index)));
    }
    for (const Timer& timer : changes.timer_adds) {
      Expect(kv_->Get(Table::kTimers, TimerKey(timer)).has_value(), JobText(seq),
             fmt::format("lacks its timer of kind {}", static_cast<int>(timer.kind)));
    }
    for (const auto& [key, value] : changes.puts) {
      const auto record = Read(key);
      if (!record && IsDamaged(key)) continue;
      Expect(record == value, JobText(seq),
             key.kind == RecordKind::kUnique ? "does not hold its unique key" : "lacks the mark that it is asleep");
    }
    for (const FairChange& change : changes.fair) {
      if (const auto* add = std::get_if<FairAdd>(&change)) CheckPlace(*add);
    }
  }

  void CheckPlace(const FairAdd& add) {
    const GroupId id{add.place.queue, add.place.group};
    const auto bytes = kv_->Get(Table::kGroups, GroupPrefix(id));
    const auto group = bytes ? DecodeGroupRecord(*bytes) : std::nullopt;
    if (bytes && !group) return;  // found in its own table
    const bool ordered = group && group->limits.ordered;
    const auto row = kv_->Get(Table::kReady, ordered ? OrderedKey(add.place) : ReadyKey(add.place));
    // Before its time a job stands in an ordered group only, and only if that was ordered when the job came.
    if (!add.ready && (!ordered || !row)) return;
    Expect(bytes.has_value(), JobText(add.place.seq), "waits in a group that the fair queue does not know");
    Expect(row.has_value(), JobText(add.place.seq), "waits, and does not stand in the fair queue");
    if (row && ordered) {
      Expect(*row == OrderedValue(add.place, add.ready), JobText(add.place.seq), "stands wrongly in its ordered group");
    }
  }

  void CheckStateful(Seq seq, const JobHead& head) {
    const Stateful stateful = head.stateful.value_or(Stateful{});
    Expect(Exists(PortsKey(seq)) == head.stateful.has_value(), JobText(seq),
           "is stateful and lacks its ports, or is not and has some");
    Expect(Exists(StateKey(seq)) == stateful.state, JobText(seq), "lacks its state, or has one that it should not");
    Expect(Exists(AliasesKey(seq)) == stateful.aliases, JobText(seq),
           "lacks its aliases, or has some that it should not");
    if (!head.stateful) return;
    if (const auto ports = Decoded<Ports>(PortsKey(seq), DecodePorts)) {
      Expect(ports->parent == stateful.parent, JobText(seq), "has another parent than its ports say");
      for (const std::string& channel : SubscribedOf(*ports)) {
        Expect(Holds(ChannelIndex(channel), seq), JobText(seq), "is not among the subscribers of " + channel);
      }
    }
    if (const auto names = Decoded<std::vector<std::string>>(AliasesKey(seq), DecodeNames)) {
      for (const std::string& alias : *names) ExpectId(seq, alias, "cannot be found by its alias " + alias);
    }
    const auto wakes = ReadBounds(*kv_, WakeCounter(seq));
    Expect(!wakes.ok() || stateful.wakes_seen <= wakes->tail, JobText(seq), "has seen more wake-ups than there were");
    if (stateful.parent == 0) return;
    const RecordKey name = ChildKey(stateful.parent, stateful.child_name);
    const auto named = Decoded<ChildRecord>(name, DecodeChild);
    Expect((named && named->seq == seq) || IsDamaged(name), JobText(seq), "is not known to its parent by its name");
    Expect(Exists(HeadKey(stateful.parent)), JobText(seq), "has a parent that is not there");
  }

  void CheckBody(std::string_view key, std::string_view value) {
    const auto bytes = Open(key, value, kSeqBytes, "the body of");
    if (!bytes) return;
    const Seq seq = KeyReader(key).U64();
    const auto body = DecodeBody(*bytes);
    if (!body.ok()) return Find(fmt::format("the body of {}: {}", JobText(seq), body.error().detail));
    (void)Owner(seq, "body");
  }

  // What stands in the frame of a value whose key is `bytes` long; damage is reported.
  std::optional<std::string_view> Open(std::string_view key, std::string_view value, std::size_t bytes,
                                       std::string_view what) {
    if (key.size() != bytes) {
      Find(fmt::format("the table {} has a key that none of ours has: {}", table(), Hex(key)));
      return std::nullopt;
    }
    const auto unwrapped = Unwrap(value, "record");
    if (unwrapped.ok()) return unwrapped->value;
    const std::string name = bytes == kSeqBytes ? JobText(KeyReader(key).U64()) : Hex(key);
    Find(fmt::format("{} {}: {}", what, name, unwrapped.error().detail));
    return std::nullopt;
  }

  void CheckId(std::string_view key, std::string_view value) {
    if (const auto bytes = Open(key, value, kHashBytes, "the id")) CheckIdRecord(key, *bytes);
  }

  // A new id: its key and its value are one row.
  void CheckIdBuffer(std::string_view key, std::string_view value) {
    if (key.size() != kSeqBytes || value.size() < kHashBytes) {
      return Find(fmt::format("the table {} has a row that none of ours wrote: {}", table(), Hex(key)));
    }
    CheckId(value.substr(0, kHashBytes), value.substr(kHashBytes));
  }

  void CheckIdRecord(std::string_view key, std::string_view bytes) {
    const auto id = DecodeId(bytes);
    if (!id.ok()) return Find(fmt::format("the id {}: {}", Hex(key), id.error().detail));
    if (names_come_first_ && !Exists(HeadKey(id->seq))) return;
    const auto head = Owner(id->seq, "id");
    if (!head) return;
    const std::string& name = id->alias.empty() ? head->id : id->alias;
    Expect(Key().Hash(HashBytes(name)).view() == key, JobText(id->seq), "is found by an id that is not its own");
    if (id->alias.empty()) {
      Expect(head->client_id, JobText(id->seq), "is found by an id that it did not bring");
    } else if (const auto names = Decoded<std::vector<std::string>>(AliasesKey(id->seq), DecodeNames)) {
      Expect(std::find(names->begin(), names->end(), id->alias) != names->end(), JobText(id->seq),
             "is found by an alias that it does not have");
    }
  }

  void CheckRecord(std::string_view key, std::string_view value) {
    const auto kind = static_cast<RecordKind>(KeyReader(key).U8());
    const std::string_view name = key.substr(std::min<std::size_t>(1, key.size()));
    const auto unwrapped = Unwrap(value, "record");
    if (!unwrapped.ok()) {
      return Find(
          fmt::format("the record {} of kind {}: {}", Hex(name), static_cast<int>(kind), unwrapped.error().detail));
    }
    if (copying_) return;
    if (!CheckRecordOf(kind, name, unwrapped->value)) {
      Find(fmt::format("the record {} of kind {} cannot be read", Hex(name), static_cast<int>(kind)));
    }
  }

  // False: its bytes make no sense.
  bool CheckRecordOf(RecordKind kind, std::string_view name, std::string_view value) {
    const auto bytes = KeyBytes(TraitsOf(kind).key);
    if (bytes && name.size() != *bytes) return false;
    KeyReader key(name);
    switch (kind) {
      case RecordKind::kResult:
      case RecordKind::kError:
      case RecordKind::kProgress:
      case RecordKind::kRuns:
        return CheckSide(kind, key.U64(), value);
      case RecordKind::kName:
        return value.size() == sizeof(NameId) && CheckName(name, ByteReader(value).U32());
      case RecordKind::kNameOf:
        return CheckNameOf(key.U32(), value);
      case RecordKind::kNextName:
        return value.size() == sizeof(NameId);
      case RecordKind::kQueue:
        return CheckQueue(key.U32(), value);
      case RecordKind::kGroup:
        return CheckGroupSettings(key, value);
      case RecordKind::kUnique:
        return value.size() == kSeqBytes && CheckUnique(key, ByteReader(value).U64());
      case RecordKind::kIdempotency:
      case RecordKind::kClaim:
        return value.size() >= kSeqBytes && CheckKept(kind, name, ByteReader(value).Wall());
      case RecordKind::kIntent:
        return true;
      case RecordKind::kPorts:
      case RecordKind::kState:
      case RecordKind::kAliases:
      case RecordKind::kAsleep:
        return CheckLifeRecord(kind, key.U64(), value);
      case RecordKind::kCallbacks:
        return CheckCallbacks(key.U64(), value);
      case RecordKind::kChild:
        return CheckChild(key, value);
      case RecordKind::kLinks:
        return CheckLinks(key.U64(), value);
      case RecordKind::kCarrier:
        return CheckCarrier(key.U64(), value);
      case RecordKind::kPartition:
      case RecordKind::kScan:
        return CheckScan(kind, key.U64(), value);
      case RecordKind::kSchedule:
        return CheckSchedule(key.Hash(), value);
      case RecordKind::kHook:
        return CheckHook(key.Hash(), value);
      case RecordKind::kHookSecret:
        return CheckHookSecret(key.Hash(), value);
      case RecordKind::kTotals:
        return DecodeTotals(value).ok();
      case RecordKind::kType:
        return DecodeType(value).ok();
      case RecordKind::kWatched:
        return DecodeNames(value).ok();
      case RecordKind::kCopy:
        return true;
      case RecordKind::kHead:
      case RecordKind::kBody:
      case RecordKind::kId:
        return false;  // these have tables of their own
    }
    return false;
  }

  bool CheckSide(RecordKind kind, Seq seq, std::string_view value) {
    const auto head = Owner(seq, "record of a run");
    if (head) {
      const SideRecords& side = head->side;
      const bool has = kind == RecordKind::kResult     ? side.result
                       : kind == RecordKind::kError    ? side.error
                       : kind == RecordKind::kProgress ? side.progress
                                                       : side.runs;
      Expect(has, JobText(seq), "has a record of a result, error, progress or runs that its head does not know");
    }
    if (kind == RecordKind::kRuns) return DecodePastRuns(value).ok();
    return kind != RecordKind::kError || DecodeError(value).ok();
  }

  bool CheckName(std::string_view hash, NameId id) {
    const auto name = Read(NameOfKey(id));
    if (!name && IsDamaged(NameOfKey(id))) return true;
    Expect(name && Key().Hash(HashBytes(*name)).view() == hash, fmt::format("the name with number {}", id),
           "is not found by that number");
    return true;
  }

  bool CheckNameOf(NameId id, std::string_view name) {
    const auto number = Read(NameKey(name));
    if (!number && IsDamaged(NameKey(name))) return true;
    Expect(number && ByteReader(*number).U32() == id, fmt::format("the name {}", name),
           "has another number than it says");
    const RecordKey next_key{RecordKind::kNextName, Key()};
    const auto next = Read(next_key);
    if (!next && IsDamaged(next_key)) return true;
    Expect(next && ByteReader(*next).U32() > id, fmt::format("the name {}", name),
           "has a number that is still to be given out");
    return true;
  }

  bool CheckQueue(NameId queue, std::string_view value) {
    const auto settings = DecodeQueue(value);
    if (!settings.ok()) return false;
    const std::string whose = fmt::format("queue {}", queue);
    Expect(Exists(NameOfKey(queue)), whose, "has no name");
    const auto row = kv_->Get(Table::kGroups, Key().U32(queue));
    const auto group = row ? DecodeGroupRecord(*row) : GroupRecord{};
    if (group) Expect(group->limits == LimitsOf(*settings), whose, "has other limits than those that were set");
    return true;
  }

  bool CheckGroupSettings(KeyReader key, std::string_view value) {
    const auto settings = DecodeGroup(value);
    if (!settings.ok()) return false;
    const NameId queue = key.U32();
    const GroupId id{queue, key.Hash()};
    const auto row = kv_->Get(Table::kGroups, GroupPrefix(id));
    const auto group = row ? DecodeGroupRecord(*row) : std::nullopt;
    if (row && !group) return true;
    Expect(group && group->limits == LimitsOf(*settings), GroupText(id), "has other limits than those that were set");
    return true;
  }

  bool CheckUnique(KeyReader key, Seq seq) {
    const NameId queue = key.U32();
    const Hash128 hash = key.Hash();
    if (names_come_first_ && !Exists(HeadKey(seq))) return true;
    const auto head = Owner(seq, "unique key");
    if (!head) return true;
    Expect(head->queue == queue && head->unique_until != UniqueUntil::kNone && head->unique_key == hash, JobText(seq),
           "is said to hold a unique key that it does not hold");
    return true;
  }

  bool CheckKept(RecordKind kind, std::string_view name, WallTime until) {
    const Timer timer{until, TimerKind::kForget, Key().U8(static_cast<std::uint8_t>(kind)).Bytes(name)};
    Expect(kv_->Get(Table::kTimers, TimerKey(timer)).has_value(), "an answer that is kept for repeated calls",
           "lacks the timer that ends it");
    return true;
  }

  bool CheckLifeRecord(RecordKind kind, Seq seq, std::string_view value) {
    const auto head = Owner(seq, "record of a stateful job");
    if (head) {
      const Stateful stateful = head->stateful.value_or(Stateful{});
      const bool expected = kind == RecordKind::kState     ? stateful.state
                            : kind == RecordKind::kAliases ? stateful.aliases
                            : kind == RecordKind::kAsleep  ? IsAsleep(*head)
                                                           : head->stateful.has_value();
      Expect(expected, JobText(seq), "has a record of ports, state, aliases or sleep that its head does not know");
    }
    if (kind == RecordKind::kPorts) return DecodePorts(value).ok();
    if (kind == RecordKind::kState) return DecodeState(value).ok();
    return kind != RecordKind::kAliases || DecodeNames(value).ok();
  }

  bool CheckCallbacks(Seq seq, std::string_view value) {
    const auto head = Owner(seq, "record of callbacks");
    if (head) Expect(head->callback_events != 0, JobText(seq), "has made callbacks that its head does not know");
    return DecodeMadeCallbacks(value).ok();
  }

  bool CheckLinks(Seq seq, std::string_view value) {
    const auto head = Owner(seq, "record of links");
    if (head) Expect(head->flow && head->flow->linked, JobText(seq), "has links that its head does not know");
    return DecodeLinks(value).ok();
  }

  bool CheckCarrier(Seq seq, std::string_view value) {
    const auto head = Owner(seq, "record of members");
    if (head) Expect(IsCarrier(*head), JobText(seq), "has a record of members, and its head says that it has none");
    return DecodeCarrier(value).ok();
  }

  bool CheckScan(RecordKind kind, Seq seq, std::string_view value) {
    const bool is_task = kind == RecordKind::kScan;
    const auto head = Owner(seq, is_task ? "record of a scan" : "offset");
    if (head) {
      Expect(
          head->flow && head->flow->scans && IsCarrier(*head) == is_task, JobText(seq),
          is_task ? "has a record of a scan that its head does not know" : "has an offset that its head does not know");
    }
    return is_task ? DecodeScanTask(value).ok() : DecodePartition(value).ok();
  }

  static bool IsKnownAs(const JobHead& head, Seq parent, const std::string& name) {
    if (IsMember(head)) return head.flow->carrier == parent && head.flow->task == name;
    return head.stateful && head.stateful->parent == parent && head.stateful->child_name == name;
  }

  bool CheckSchedule(const Hash128& name, std::string_view value) {
    const auto schedule = DecodeSchedule(value);
    if (!schedule.ok()) return false;
    Expect(HashBytes(schedule->name) == name, "schedule " + schedule->name, "is kept under another name");
    const bool has_timer = kv_->Get(Table::kTimers, TimerKey(TimerOf(*schedule))).has_value();
    Expect(has_timer == schedule->next.has_value(), "schedule " + schedule->name,
           has_timer ? "has a timer, but no next time" : "has a next time, but no timer");
    return true;
  }

  bool CheckHook(const Hash128& name, std::string_view value) {
    const auto hook = DecodeHook(value);
    if (!hook.ok()) return false;
    Expect(HashBytes(hook->name) == name, "hook " + hook->name, "is kept under another name");
    for (const HookSecret& secret : hook->secrets) {
      Expect(Exists(HookSecretKey(secret.digest)), "hook " + hook->name, "has a secret that does not lead to it");
    }
    return true;
  }

  bool CheckHookSecret(const Hash128& /*secret*/, std::string_view value) {
    const auto name = DecodeHookName(value);
    if (!name.ok()) return false;
    Expect(Exists(HookKey(*name)), "hook " + *name, "has a secret, but is not there");
    return true;
  }

  bool CheckChild(KeyReader key, std::string_view value) {
    const auto child = DecodeChild(value);
    if (!child.ok()) return false;
    const Seq parent = key.U64();
    Expect(key.Hash() == HashBytes(child->name), JobText(parent), "knows a child by another name than its own");
    if (names_come_first_ && !Exists(HeadKey(child->seq))) return true;
    const auto head = Owner(child->seq, "name as a child");
    if (!head) return true;
    Expect(IsKnownAs(*head, parent, child->name), JobText(child->seq),
           "is said to be a child, and has another parent or name");
    return true;
  }

  // ---- sets ----

  static std::string SetText(std::string_view set) {
    KeyReader key(set);
    switch (static_cast<IndexKind>(key.U8())) {
      case IndexKind::kByState: {
        const NameId queue = key.U32();
        const std::uint8_t shown = key.U8();
        const bool known = shown < kJobStates.size();
        return fmt::format("of jobs of queue {} that are {}", queue, known ? Name(static_cast<JobState>(shown)) : "?");
      }
      case IndexKind::kByGroup: {
        const NameId queue = key.U32();
        return "of jobs of " + GroupText({queue, key.Hash()});
      }
      case IndexKind::kChildren:
        return fmt::format("of children of job {}", key.U64());
      case IndexKind::kOpen:
        return fmt::format("of children of job {} that are not over", key.U64());
      case IndexKind::kBefore:
        return fmt::format("of jobs that job {} waits for", key.U64());
      case IndexKind::kBad:
        return fmt::format("of members of job {} that ended badly", key.U64());
      case IndexKind::kSubscribers:
        break;
    }
    return "of subscribers " + Hex(set);
  }

  // The next member of the set that the pass is at, or of the next set.
  bool NextMember() {
    while (true) {
      if (member_) {
        const auto seq = kv_->MemberAtOrAfter(Table::kIndexes, at_, *member_);
        if (seq && *seq < *member_) {
          Find(fmt::format("the set {} is not in order", SetText(at_)));
          return false;
        }
        if (seq) {
          CheckMember(at_, *seq);
          if (counted_) ++*counted_;
          member_ = *seq + 1;
          return true;
        }
        if (counted_ && *counted_ != kv_->Count(Table::kIndexes, at_)) {
          Find(fmt::format("the set {} has {} members, and its count says {}", SetText(at_), *counted_,
                           kv_->Count(Table::kIndexes, at_)));
        }
        member_.reset();
        at_.push_back('\0');
      }
      const auto set = kv_->SetAtOrAfter(Table::kIndexes, at_);
      if (!set || !IsInOrder(*set)) return false;
      at_ = *set;
      member_ = 0;
      counted_ = 0;  // of one moment, as long as the step does not end
    }
  }

  void CheckMember(std::string_view set, Seq seq) {
    if (copying_) return;
    const auto head = Head(seq);
    if (!head && Exists(HeadKey(seq))) return;
    if (!head || !BelongsTo(set, seq, *head)) {
      Find(fmt::format("{} is in the set {}, and {}", JobText(seq), SetText(set),
                       head ? "does not belong there" : "is not there"));
    }
  }

  bool BelongsTo(std::string_view set, Seq seq, const JobHead& head) {
    const auto is = [&](const Key& key) { return key.view() == set; };
    const HeadFacts facts(head);
    switch (static_cast<IndexKind>(KeyReader(set).U8())) {
      case IndexKind::kByState:
        return is(StateIndex(head.queue, head.shown));
      case IndexKind::kByGroup:
        return !head.group.empty() && is(GroupIndex(head.queue, head.group_key));
      case IndexKind::kChildren:
        return facts.parent != 0 && facts.listed && is(ChildrenIndex(facts.parent));
      case IndexKind::kOpen:
        return facts.parent != 0 && !facts.over && is(OpenIndex(facts.parent));
      case IndexKind::kBad:
        return facts.bad && is(BadIndex(facts.parent));
      case IndexKind::kBefore: {
        const auto links = Decoded<Links>(LinksKey(seq), DecodeLinks);
        const Seq waiting = KeyReader(set.substr(1)).U64();
        return head.flow && links && StandsBefore(*head.flow, *links, waiting);
      }
      case IndexKind::kSubscribers: {
        const auto ports = Decoded<Ports>(PortsKey(seq), DecodePorts);
        const auto channels = ports ? SubscribedOf(*ports) : std::vector<std::string>{};
        return std::any_of(channels.begin(), channels.end(), [&](const auto& c) { return is(ChannelIndex(c)); });
      }
    }
    return false;
  }

  // ---- fair queues ----

  void CheckReady(std::string_view key, std::string_view value) {
    const KvEntry entry{key, value};
    const bool ordered = !value.empty();
    if (!IsWaitingRow(entry, ordered)) return Find(fmt::format("a row of the fair queue cannot be read: {}", Hex(key)));
    const Waiting row = ReadWaiting(entry, ordered);
    const auto head = Owner(row.place.seq, "place in the fair queue");
    if (!head) return;
    Expect(Waits(*head) && SamePlace(row.place, PlaceOf(row.place.seq, *head)), JobText(row.place.seq),
           "stands in the fair queue where it should not");
    const GroupId id{row.place.queue, row.place.group};
    const auto bytes = kv_->Get(Table::kGroups, GroupPrefix(id));
    const auto group = bytes ? DecodeGroupRecord(*bytes) : std::nullopt;
    if (bytes && !group) return;
    Expect(group.has_value(), GroupText(id), "has waiting jobs, and the fair queue does not know it");
    if (group)
      Expect(group->limits.ordered == ordered, JobText(row.place.seq),
             "stands in its group as in one of another order");
  }

  void CheckRing(std::string_view key, std::string_view value) {
    const auto row = ReadRingRow({key, value});
    if (!row) return Find(fmt::format("a row of the ring cannot be read: {}", Hex(key)));
    const auto bytes = kv_->Get(Table::kGroups, GroupPrefix(row->id));
    const auto group = bytes ? DecodeGroupRecord(*bytes) : std::nullopt;
    if (bytes && !group) return;
    const bool fits = group && (row->blocked ? group->blocked == row->blocked
                                             : group->turn == row->turn && group->ring_priority == row->priority);
    Expect(fits, GroupText(row->id), "stands in the ring where it should not");
    if (!row->blocked)
      Expect(FirstOf(row->id).has_value(), GroupText(row->id), "is to be served, and has no waiting job");
  }

  std::optional<Waiting> FirstOf(const GroupId& id) {
    const Key prefix = GroupPrefix(id);
    const auto entry = kv_->AtOrAfter(Table::kReady, prefix);
    if (!entry || !entry->key.starts_with(prefix.view())) return std::nullopt;
    return ReadWaiting(*entry, !entry->value.empty());
  }

  void CheckGroup(std::string_view key, std::string_view value) {
    const bool of_queue = key.size() == kQueueKeyBytes;
    const auto group = DecodeGroupRecord(value);
    if (!group || (!of_queue && key.size() != kQueueKeyBytes + kHashBytes)) {
      return Find(fmt::format("a group of the fair queue cannot be read: {}", Hex(key)));
    }
    if (copying_) return;
    KeyReader in(key);
    const NameId queue = in.U32();
    if (of_queue) {
      if (!Exists(QueueKey(queue)))
        Expect(group->limits == FairLimits{}, fmt::format("queue {}", queue), "has limits and no settings");
      return;
    }
    const GroupId id{queue, in.Hash()};
    const std::string whose = GroupText(id);
    if (!group->name.empty()) Expect(HashBytes(group->name) == id.group, whose, "has the name of another one");
    if (!Exists(GroupSettingsKey(queue, id.group)))
      Expect(group->limits == FairLimits{}, whose, "has limits and no settings");
    if (group->turn) {
      const auto row = kv_->Get(Table::kRing, RingKey(queue, group->ring_priority, *group->turn));
      Expect(row && *row == Key().Hash(id.group).view(), whose, "has lost its place in the ring");
    }
    if (group->blocked) {
      Expect(kv_->Get(Table::kRing, BlockedKey(*group->blocked, id)).has_value(), whose,
             "waits for its rate, and nothing will end that");
    }
    const auto first = group->turn || group->blocked || group->limits.paused ? std::nullopt : FirstOf(id);
    if (first && first->ready) Expect(MayHold(id), whose, "has jobs that could run, and is not in the ring");
  }

  // Whether a run of the group is in hand, so that its limit may keep it out of the ring.
  bool MayHold(const GroupId& id) {
    const auto [slot, fresh] = held_.try_emplace(id.queue);
    if (fresh) {
      for (const JobState shown : {JobState::kRunning, JobState::kTerminating}) {
        const Key set = StateIndex(id.queue, shown);
        for (auto seq = kv_->MemberAtOrAfter(Table::kIndexes, set, 0); seq && slot->second.size() <= kRunsMost;
             seq = kv_->MemberAtOrAfter(Table::kIndexes, set, *seq + 1)) {
          if (const auto head = Head(*seq)) slot->second.insert(head->group_key);
        }
      }
    }
    return slot->second.size() > kRunsMost || slot->second.contains(id.group);
  }

  // ---- timers, counters, lists ----

  void CheckTimer(std::string_view key, std::string_view /*value*/) {
    KeyReader in(key);
    Timer timer;
    timer.kind = static_cast<TimerKind>(in.U8());
    timer.at = WallFromMillis(in.Time());
    const std::string_view what = in.Rest();
    const TimerTraits traits = TraitsOf(timer.kind);
    const bool of_record = traits.about == TimerAbout::kRecord;
    const bool fits = of_record ? what.size() == 1 + kHashBytes : what.size() == kSeqBytes;
    if (!in.ok() || !IsKnown(timer.kind) || !fits) return Find(fmt::format("a timer cannot be read: {}", Hex(key)));
    if (traits.from == TimerFrom::kRule) return;  // may outlive what it is for
    timer.what = Key().Bytes(what);
    const Seq seq = KeyReader(what).U64();
    const auto head = Owner(seq, "timer");
    if (!head) return;
    changes_.Clear();
    DiffCreated(seq, *head, changes_);
    const auto& timers = changes_.timer_adds;
    Expect(std::any_of(timers.begin(), timers.end(), [&](const Timer& other) { return SameTimer(timer, other); }),
           JobText(seq), fmt::format("has a timer of kind {} that it does not call for", static_cast<int>(timer.kind)));
  }

  void CheckCounter(std::string_view key, std::string_view /*value*/) {
    constexpr std::size_t kKeyBytes = 1 + 8 + 4;
    if (key.size() != kKeyBytes || !ReadCounter(*kv_, Key().Bytes(key)).ok()) {
      Find(fmt::format("a row of the statistics is damaged: {}", Hex(key)));
    }
  }

  void CheckList(std::string_view key, std::string_view value) {
    const std::string_view name = ListOf(key);
    KeyReader rest(key.substr(name.size()));
    const bool of_bounds = rest.U8() == 0;
    const std::uint64_t offset = of_bounds ? 0 : rest.U64();
    if (name.empty() || !rest.ok() || !rest.Rest().empty()) {
      return Find(fmt::format("an entry of a list cannot be read: {}", Hex(key)));
    }
    const Key list = Key().Bytes(name);
    const std::string whose = fmt::format("the list {}", Hex(name));
    if (of_bounds) {
      CheckListOwner(name);
      const auto bounds = ReadBounds(*kv_, list);
      if (!bounds.ok()) return Find(fmt::format("{}: {}", whose, bounds.error().detail));
      Expect(bounds->head <= bounds->tail, whose, "has bounds that cannot be");
      Expect(IsWakeCounter(list) || bounds->head >= bounds->tail || HasItem(list, bounds->head), whose,
             "lacks its first item");
      return;
    }
    const auto unwrapped = Unwrap(value, "item of a list");
    if (!unwrapped.ok()) return Find(fmt::format("{}: {}", whose, unwrapped.error().detail));
    Expect(IsListItem(name.front(), unwrapped->value), whose, "has an item that cannot be read");
    const auto read = ReadBounds(*kv_, list);
    if (!read.ok()) return;
    const ListBounds bounds = *read;
    Expect(offset >= bounds.head && offset < bounds.tail, whose, "has an item outside of its bounds");
    Expect(offset + 1 >= bounds.tail || HasItem(list, offset + 1), whose, fmt::format("lacks its item {}", offset + 1));
  }

  bool HasItem(const Key& list, std::uint64_t offset) {
    return kv_->Get(Table::kLists, ListItemKey(list, offset)).has_value();
  }

  static bool IsListItem(char kind, std::string_view value) {
    if (kind == 'P') return DecodePortItem(value).ok();
    if (kind == 'W') return DecodeHint(value).ok();
    return kind == 'I' && DecodeWork(value).ok();
  }

  void CheckListOwner(std::string_view name) {
    if (copying_) return;
    KeyReader in(name);
    const char kind = static_cast<char>(in.U8());
    const Seq seq = in.U64();
    if (kind == 'I')
      return Expect(Exists(IntentKey(seq)), fmt::format("the operation {}", seq), "has work, and is not there");
    const auto head = Owner(seq, "list");
    if (head) Expect(head->stateful.has_value(), JobText(seq), "has a list, and is not stateful");
  }

  static constexpr std::size_t kRunsMost = 10'000;

  const Report& report_;
  KvReader* kv_ = nullptr;
  std::size_t phase_ = 0;
  std::string at_;                        // the key to go on with; of a set, while it has a member
  std::optional<Seq> member_;             // of the set at_: the next one to look at
  std::optional<std::uint64_t> counted_;  // members of the set at_, if all of them were seen in this step
  std::uint64_t entries_ = 0;
  Changes changes_;

  // Of the moment of the step.
  bool copying_ = false;
  bool names_come_first_ = false;
  Seq next_seq_ = UINT64_MAX;
  std::map<NameId, std::set<GroupKey>> held_;  // groups with runs in flight, of the queues that were asked about
};

const std::array<StoreCheck::Pass::Phase, 14> StoreCheck::Pass::kPhases = {{
    {Table::kMeta, "meta", &Pass::CheckMeta},
    {Table::kRecords, "records", &Pass::CheckRecord},
    {Table::kHeads, "heads", &Pass::CheckHead},
    {Table::kBodies, "bodies", &Pass::CheckBody},
    {Table::kIds, "ids", &Pass::CheckId},
    {Table::kIdBufferA, "shelf_a", &Pass::CheckIdBuffer},
    {Table::kIdBufferB, "shelf_b", &Pass::CheckIdBuffer},
    {Table::kIndexes, "blocks", nullptr},
    {Table::kReady, "ready", &Pass::CheckReady},
    {Table::kRing, "ring", &Pass::CheckRing},
    {Table::kGroups, "groups", &Pass::CheckGroup},
    {Table::kTimers, "timers", &Pass::CheckTimer},
    {Table::kCounters, "counters", &Pass::CheckCounter},
    {Table::kLists, "lists", &Pass::CheckList},
}};

StoreCheck::StoreCheck(Report report) : report_(std::move(report)), pass_(std::make_unique<Pass>(report_)) {}
StoreCheck::~StoreCheck() = default;

bool StoreCheck::Step(KvReader& tables, FunctionRef<bool()> more) {
  if (!pass_->Step(tables, more)) return false;
  pass_ = std::make_unique<Pass>(report_);
  return true;
}

std::uint64_t StoreCheck::entries() const { return pass_->entries(); }
std::string_view StoreCheck::table() const { return pass_->table(); }

std::vector<std::string> CheckStore(KvStore& store) {
  std::vector<std::string> findings;
  const auto tables = store.Tables();
  StoreCheck check([&](const std::string& finding) { findings.push_back(finding); });
  (void)check.Step(*tables, [] { return true; });
  return findings;
}

}  // namespace pawl
