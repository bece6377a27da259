// The kinds of records, timers and indexes, and one table for each of them that says how its kinds are stored, copied
// and swept. A kind without a row does not compile (-Wswitch), and whoever needs a list of kinds gets it from here:
// the names on Redis, the copy of a store and its comparison, the sweep of a turn, the check for damage.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "store/table.h"

namespace pawl {

// ---- Records -------------------------------------------------------------------------------------------------------

// Never renumber: part of the storage format.
enum class RecordKind : std::uint8_t {
  kHead = 1,          // seq
  kBody = 2,          // seq
  kId = 3,            // hash of a client-made id -> seq; of an alias -> seq, a byte 1, the alias
  kResult = 4,        // seq -> raw JSON
  kError = 5,         // seq -> JobError
  kProgress = 6,      // seq -> raw JSON
  kName = 7,          // hash of a name -> NameId
  kNameOf = 8,        // NameId -> name
  kNextName = 9,      // the next free NameId
  kQueue = 10,        // NameId -> QueueSettings; exists once a job was pushed to the queue or it was configured
  kGroup = 11,        // queue, group -> GroupSettings
  kUnique = 12,       // queue, hash of the unique key -> seq of the job that holds it
  kIdempotency = 13,  // hash of the Idempotency-Key -> the answer given
  kClaim = 14,        // hash of worker and claim_id -> what was granted
  kIntent = 15,       // seq -> a big operation under way
  kCopy = 16,         // exists while everything of another store is being copied to this one
  kPorts = 17,        // seq -> Ports
  kState = 18,        // seq -> StateMap
  kChild = 19,        // parent seq, hash of the child's name -> child seq, name
  kAliases = 20,      // seq -> names
  kType = 21,         // queue, type -> TypeSpec
  kAsleep = 22,       // seq -> nothing: a stateful job that waits to be woken
  kWatched = 23,      // 0 -> the channels "/" and "/pawl…" that jobs subscribe to
  kCallbacks = 24,    // seq -> which callbacks the ends of the job have made
  kSchedule = 26,     // hash of its name -> Schedule
  kHook = 27,         // hash of its name -> Hook
  kTotals = 28,       // 0 -> how many schedules and hooks there are
  kHookSecret = 29,   // the first half of the SHA-256 of a secret -> the name of the hook that it opens
  kLinks = 30,        // seq -> Links: whom the job waits for, and who waits for it
  kCarrier = 31,      // seq -> Carrier: what a job that carries others has beside its head
  kPartition = 32,    // seq -> PartitionState: how far a partition of a scan has come
  kScan = 33,         // seq -> ScanTask: what a task with such partitions scans
  kRuns = 34,         // seq -> PastRuns: the last runs of a job that has had trouble
};

// What the key of a record consists of.
enum class KeyForm : std::uint8_t {
  kNothing,       // there is one record of the kind
  kConstant,      // likewise, under a constant of its own
  kJob,           // the seq of the job that the record belongs to
  kIntent,        // the seq of an intent
  kName,          // NameId
  kHash,          // 16 bytes
  kQueueAndHash,  // NameId, 16 bytes
  kQueueAndType,  // NameId, NameId
  kJobAndHash,    // seq, 16 bytes
};

// How many bytes such a key has. Nothing: it differs.
constexpr std::optional<std::size_t> KeyBytes(KeyForm form) {
  constexpr std::size_t kSeq = 8;
  constexpr std::size_t kNameId = 4;
  constexpr std::size_t kHash = 16;
  switch (form) {
    case KeyForm::kNothing:
      return 0;
    case KeyForm::kConstant:
      return std::nullopt;
    case KeyForm::kJob:
    case KeyForm::kIntent:
      return kSeq;
    case KeyForm::kName:
      return kNameId;
    case KeyForm::kHash:
      return kHash;
    case KeyForm::kQueueAndHash:
      return kNameId + kHash;
    case KeyForm::kQueueAndType:
      return kNameId + kNameId;
    case KeyForm::kJobAndHash:
      return kSeq + kHash;
  }
  return std::nullopt;
}

// How a copy of a store gets the records of a kind. All but kNever are compared when the copy is checked.
enum class CopiedAs : std::uint8_t {
  kNever,
  kAsItIs,
  kByStep,    // by a step of its own in engine/copy_store.cc, because other entries follow from the record
  kFromHead,  // follows from the head of the job, as rules/head_diff.h says
};

struct RecordTraits {
  std::string_view redis_name;  // of the hash that holds the records of the kind
  std::string_view what;        // for messages
  KeyForm key = KeyForm::kNothing;
  CopiedAs copied = CopiedAs::kNever;
  Table table = Table::kRecords;  // there the kind stands before the key; other tables hold one kind only
  bool cached = false;            // a node on Redis keeps the last value it knows: see store/redis/recent_records.h
};

// Of a number that is no kind: a row without a name.
constexpr RecordTraits TraitsOf(RecordKind kind) {  // NOLINT(readability-function-size): a row a kind
  using enum KeyForm;
  using enum CopiedAs;
  switch (kind) {
    case RecordKind::kHead:
      return {.redis_name = "heads", .what = "head of a job", .key = kJob, .copied = kByStep, .table = Table::kHeads};
    case RecordKind::kBody:
      return {.redis_name = "bodies", .what = "body of a job", .key = kJob, .copied = kAsItIs, .table = Table::kBodies};
    case RecordKind::kId:
      return {.redis_name = "ids",
              .what = "id of a job",
              .key = kHash,
              .copied = kAsItIs,
              .table = Table::kIds,
              .cached = true};
    case RecordKind::kResult:
      return {.redis_name = "results", .what = "result of a job", .key = kJob, .copied = kAsItIs};
    case RecordKind::kError:
      return {.redis_name = "errors", .what = "error of a job", .key = kJob, .copied = kAsItIs};
    case RecordKind::kProgress:
      return {.redis_name = "progress", .what = "progress of a job", .key = kJob, .copied = kAsItIs};
    case RecordKind::kName:
      return {.redis_name = "names", .what = "number of a name", .key = kHash, .copied = kAsItIs};
    case RecordKind::kNameOf:
      return {.redis_name = "names:by-number", .what = "name", .key = kName, .copied = kAsItIs};
    case RecordKind::kNextName:
      return {.redis_name = "names:next", .what = "next number of a name", .key = kNothing, .copied = kAsItIs};
    case RecordKind::kQueue:
      return {.redis_name = "queues", .what = "settings of a queue", .key = kName, .copied = kByStep, .cached = true};
    case RecordKind::kGroup:
      return {.redis_name = "group-settings",
              .what = "settings of a group",
              .key = kQueueAndHash,
              .copied = kByStep,
              .cached = true};
    case RecordKind::kUnique:
      return {.redis_name = "unique", .what = "unique key", .key = kQueueAndHash, .copied = kAsItIs};
    case RecordKind::kIdempotency:
      return {.redis_name = "idempotency", .what = "answer to an Idempotency-Key", .key = kHash, .copied = kAsItIs};
    case RecordKind::kClaim:
      return {.redis_name = "claims", .what = "answer to a claim", .key = kHash, .copied = kAsItIs};
    case RecordKind::kIntent:
      return {.redis_name = "intents", .what = "intent", .key = kIntent, .copied = kAsItIs};
    case RecordKind::kCopy:  // the target of a copy has it, and the source has none
      return {.redis_name = "copy", .what = "mark of a copy", .key = kConstant, .copied = kNever};
    case RecordKind::kPorts:
      return {.redis_name = "ports", .what = "ports of a job", .key = kJob, .copied = kByStep};
    case RecordKind::kState:
      return {.redis_name = "job-state", .what = "state of a job", .key = kJob, .copied = kAsItIs};
    case RecordKind::kChild:
      return {.redis_name = "child-names", .what = "name of a child", .key = kJobAndHash, .copied = kAsItIs};
    case RecordKind::kAliases:
      return {.redis_name = "aliases", .what = "aliases of a job", .key = kJob, .copied = kAsItIs};
    case RecordKind::kType:
      return {.redis_name = "types", .what = "type of jobs", .key = kQueueAndType, .copied = kAsItIs, .cached = true};
    case RecordKind::kAsleep:
      return {.redis_name = "asleep", .what = "asleep mark of a job", .key = kJob, .copied = kFromHead};
    case RecordKind::kWatched:
      return {.redis_name = "watched", .what = "list of watched channels", .key = kConstant, .copied = kAsItIs};
    case RecordKind::kCallbacks:
      return {.redis_name = "callbacks", .what = "callbacks of a job", .key = kJob, .copied = kAsItIs};
    case RecordKind::kSchedule:
      return {.redis_name = "schedules", .what = "schedule", .key = kHash, .copied = kAsItIs};
    case RecordKind::kHook:
      return {.redis_name = "hooks", .what = "hook", .key = kHash, .copied = kAsItIs};
    case RecordKind::kHookSecret:
      return {.redis_name = "hook-secrets", .what = "secret of a hook", .key = kHash, .copied = kAsItIs};
    case RecordKind::kTotals:
      return {.redis_name = "totals", .what = "number of schedules and hooks", .key = kConstant, .copied = kAsItIs};
    case RecordKind::kLinks:
      return {.redis_name = "links", .what = "links of a job", .key = kJob, .copied = kByStep};
    case RecordKind::kCarrier:
      return {.redis_name = "carriers", .what = "members of a job", .key = kJob, .copied = kAsItIs};
    case RecordKind::kPartition:
      return {.redis_name = "partitions", .what = "offset of a partition", .key = kJob, .copied = kAsItIs};
    case RecordKind::kScan:
      return {.redis_name = "scans", .what = "scan of a task", .key = kJob, .copied = kAsItIs};
    case RecordKind::kRuns:
      return {.redis_name = "runs", .what = "runs of a job", .key = kJob, .copied = kAsItIs};
  }
  return {};
}

// ---- Timers --------------------------------------------------------------------------------------------------------

// Never renumber: part of the storage format.
enum class TimerKind : std::uint8_t {
  kDue = 1,         // seq: a scheduled or suspended job's time
  kExpire = 2,      // seq: as kSpanExpire, of jobs of earlier versions
  kRetention = 3,   // seq: sweep it
  kForget = 4,      // record kind and key: drop that record (idempotency, claims)
  kShutdown = 5,    // seq: as kSpanExpire, of jobs of earlier versions
  kTree = 6,        // seq: look whether this job's tree is over
  kSpanDue = 7,     // seq: the span that a scheduled, retrying or suspended job waits for is over
  kSpanExpire = 8,  // seq: expires_in; nobody has taken the shutdown run
  kSchedule = 9,    // record kind and key: the schedule fires
};

// Timers of spans go by the steady clock, so that they neither freeze nor fire early when the machine's clock is set.
enum class TimerClock : std::uint8_t { kWall, kSteady };

// What a timer is for.
enum class TimerAbout : std::uint8_t {
  kJob,     // its seq
  kRecord,  // its kind (1 byte) and its key
};

// Where a timer comes from.
enum class TimerFrom : std::uint8_t {
  kHead,  // follows from the head of its job, as rules/head_diff.h says
  kRule,  // a rule has set it, so that a copy of the store has to copy it; it may outlive what it is for
};

// When a turn fires the timers of a kind: before or after the steps of intents, and then by place.
struct SweepOrder {
  enum class Phase : std::uint8_t { kBeforeIntents, kAfterIntents };
  Phase phase = Phase::kBeforeIntents;
  std::uint8_t place = 0;

  auto operator<=>(const SweepOrder&) const = default;  // NOLINT(modernize-use-nullptr): a fault of the check
};

struct TimerTraits {
  std::string_view redis_name;  // of the sorted set that holds the timers of the kind
  TimerClock clock = TimerClock::kWall;
  TimerAbout about = TimerAbout::kJob;
  TimerFrom from = TimerFrom::kRule;
  SweepOrder sweep = {};
};

// Of a number that is no kind: a row without a name.
constexpr TimerTraits TraitsOf(TimerKind kind) {
  using enum TimerClock;
  using enum TimerAbout;
  using enum TimerFrom;
  using enum SweepOrder::Phase;
  switch (kind) {
    case TimerKind::kDue:
      return {"timers:due", kWall, kJob, kHead, {kBeforeIntents, 1}};
    case TimerKind::kSpanDue:
      return {"timers:span_due", kSteady, kJob, kHead, {kBeforeIntents, 2}};
    case TimerKind::kSpanExpire:
      return {"timers:span_expire", kSteady, kJob, kHead, {kBeforeIntents, 3}};
    case TimerKind::kExpire:
      return {"timers:expire", kWall, kJob, kHead, {kBeforeIntents, 4}};
    case TimerKind::kShutdown:
      return {"timers:shutdown", kWall, kJob, kHead, {kBeforeIntents, 5}};
    case TimerKind::kSchedule:
      return {"timers:schedule", kWall, kRecord, kRule, {kBeforeIntents, 6}};
    case TimerKind::kTree:
      return {"timers:tree", kWall, kJob, kRule, {kAfterIntents, 1}};
    case TimerKind::kRetention:
      return {"timers:retention", kWall, kJob, kHead, {kAfterIntents, 2}};
    case TimerKind::kForget:
      return {"timers:forget", kWall, kRecord, kRule, {kAfterIntents, 3}};
  }
  return {};
}

constexpr TimerClock ClockOf(TimerKind kind) { return TraitsOf(kind).clock; }

// ---- Indexes -------------------------------------------------------------------------------------------------------

// Never renumber: part of the storage format.
enum class IndexKind : std::uint8_t {
  kByState = 1,      // queue, shown -> seqs
  kByGroup = 2,      // queue, group -> seqs
  kChildren = 3,     // parent seq -> children
  kOpen = 4,         // parent seq -> children whose tree is not over yet; carrier seq -> members that have not ended
  kSubscribers = 5,  // hash of a channel -> jobs that have a port on it
  kBefore = 6,       // seq of a job that waits for two others or more -> those of them that have not ended
  kBad = 7,          // carrier seq -> members that ended badly
};

// How an index is stored on Redis. The embedded stores have all of them in Table::kIndexes.
enum class IndexForm : std::uint8_t {
  kStateOfQueue,  // for each state of a queue a sorted set of blocks (redis/seq_blocks.h), and a count beside it
  kRangeOfQueue,  // a sorted set for each queue, in which each group is a range
  kSetOfJob,      // a sorted set for each job
  kSetOfHash,     // a sorted set for each hash
};

struct IndexTraits {
  std::string_view redis_name;  // the part of the key that names the kind
  IndexForm form = IndexForm::kSetOfJob;
};

// Of a number that is no kind: a row without a name.
constexpr IndexTraits TraitsOf(IndexKind kind) {
  switch (kind) {
    case IndexKind::kByState:
      return {"state", IndexForm::kStateOfQueue};
    case IndexKind::kByGroup:
      return {"history", IndexForm::kRangeOfQueue};
    case IndexKind::kChildren:
      return {"children", IndexForm::kSetOfJob};
    case IndexKind::kOpen:
      return {"open", IndexForm::kSetOfJob};
    case IndexKind::kSubscribers:
      return {"subscribers", IndexForm::kSetOfHash};
    case IndexKind::kBefore:
      return {"before", IndexForm::kSetOfJob};
    case IndexKind::kBad:
      return {"bad", IndexForm::kSetOfJob};
  }
  return {};
}

// ---- Lists of all kinds --------------------------------------------------------------------------------------------

// Whether there is such a kind: a number that was read may be none.
template <typename Kind>
constexpr bool IsKnown(Kind kind) {
  return !TraitsOf(kind).redis_name.empty();
}

// All kinds that have a row, by number.
template <typename Kind>
constexpr auto AllKinds() {
  constexpr std::size_t kNumbers = UINT8_MAX + 1;
  constexpr auto kRows = [] {
    std::array<bool, kNumbers> rows{};
    for (std::size_t i = 0; i < kNumbers; ++i) rows[i] = IsKnown(static_cast<Kind>(i));
    return rows;
  }();
  std::array<Kind, std::count(kRows.begin(), kRows.end(), true)> kinds{};
  std::size_t count = 0;
  for (std::size_t i = 0; i < kNumbers; ++i) {
    if (kRows[i]) kinds[count++] = static_cast<Kind>(i);
  }
  return kinds;
}

inline constexpr auto kRecordKinds = AllKinds<RecordKind>();
inline constexpr auto kTimerKinds = AllKinds<TimerKind>();
inline constexpr auto kIndexKinds = AllKinds<IndexKind>();

// One more than the largest number: the size of an array that is indexed by kind.
inline constexpr std::size_t kRecordKindsEnd = static_cast<std::size_t>(kRecordKinds.back()) + 1;
inline constexpr std::size_t kTimerKindsEnd = static_cast<std::size_t>(kTimerKinds.back()) + 1;

// All kinds of timers in the order in which a turn fires them.
inline constexpr auto kTimersInSweepOrder = [] {
  auto kinds = kTimerKinds;
  std::sort(kinds.begin(), kinds.end(), [](TimerKind a, TimerKind b) { return TraitsOf(a).sweep < TraitsOf(b).sweep; });
  return kinds;
}();
static_assert(std::adjacent_find(kTimersInSweepOrder.begin(), kTimersInSweepOrder.end(),
                                 [](TimerKind a, TimerKind b) { return TraitsOf(a).sweep == TraitsOf(b).sweep; }) ==
                  kTimersInSweepOrder.end(),
              "two kinds of timers have the same place in the sweep");

}  // namespace pawl
