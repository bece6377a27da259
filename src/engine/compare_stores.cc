#include "engine/compare_stores.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/read_jobs.h"
#include "rules/head_diff.h"
#include "rules/moves.h"
#include "store/job_codec.h"
#include "store/store_walk.h"

namespace pawl {
namespace {

constexpr std::size_t kComparedTogether = 16;

Error Difference(const std::string& what) {
  return {ErrorCode::kCorrupt, "the copy is not equal to its source: " + what};
}

std::string HexOf(std::string_view bytes) {
  std::string text;
  for (const char byte : bytes) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    text += kDigits[static_cast<std::uint8_t>(byte) >> 4U];
    text += kDigits[static_cast<std::uint8_t>(byte) & 15U];
  }
  return text;
}

// The head without what belongs to one store's clock.
Result<std::string> Timeless(const std::string& bytes) {
  PAWL_ASSIGN(JobHead head, DecodeHead(bytes));
  for (SteadyTime* at : {&head.due_steady, &head.expires_steady}) {
    if (*at != kNeverSteady) *at = {};
  }
  if (head.lease) {
    head.lease->deadline = {};
    if (head.lease->hard_deadline != kNeverSteady) head.lease->hard_deadline = {};
  }
  return EncodeHead(head);
}

// One store's part in a comparison.
struct StoreEnd {
  explicit StoreEnd(Store& store) : walk(store.Walk()), reader(store.Snapshot()) {}
  std::unique_ptr<StoreWalk> walk;
  std::unique_ptr<StoreReader> reader;
};

Result<void> CompareRecord(const RecordKey& key, const std::string& value, const Result<Record>& found) {
  if (!found.ok()) return found.error();
  const std::string name = "record " + HexOf(key.key) + " of kind " + std::to_string(static_cast<int>(key.kind));
  if (!found->exists()) return Difference(name + " is missing at one end");
  if (found->value == value) return {};
  if (key.kind != RecordKind::kHead) return Difference(name + " has another value");
  PAWL_ASSIGN(const std::string ours, Timeless(value));
  PAWL_ASSIGN(const std::string theirs, Timeless(found->value));
  if (ours != theirs) return Difference(name + " has another value");
  return {};
}

// That `other` has all that `one` has.
Result<void> CompareRecords(RecordKind kind, StoreEnd& one, StoreEnd& other) {
  const auto fetch = [&](const std::string& from) { return one.walk->Records(kind, from); };
  return ForEachPart(fetch, [&](const auto& items) -> Result<void> {
    std::vector<RecordKey> keys;
    keys.reserve(items.size());
    for (const auto& [key, value] : items) keys.push_back({kind, key});
    const auto found = other.reader->ReadMany(keys);
    for (std::size_t i = 0; i < keys.size(); ++i) PAWL_TRY(CompareRecord(keys[i], items[i].second, found[i]));
    return {};
  });
}

Result<void> CompareList(const Key& list, StoreEnd& one, StoreEnd& other) {
  const ListBounds bounds = one.reader->Bounds(list);
  const ListBounds others = other.reader->Bounds(list);
  const std::string name = "list " + HexOf(list);
  if (bounds.head != others.head || bounds.tail != others.tail) return Difference(name + " has other bounds");
  for (std::uint64_t at = bounds.head; at < bounds.tail && !IsWakeCounter(list); at += kComparedTogether) {
    PAWL_ASSIGN(const auto items, one.reader->ListItems(list, at, kComparedTogether));
    PAWL_ASSIGN(const auto other_items, other.reader->ListItems(list, at, kComparedTogether));
    const bool equal = std::ranges::equal(items, other_items, [](const ListItem& a, const ListItem& b) {
      return a.offset == b.offset && a.value == b.value;
    });
    if (!equal) return Difference(name + " has other items");
  }
  return {};
}

Result<void> CompareLists(StoreEnd& one, StoreEnd& other) {
  const auto fetch = [&](const std::string& from) { return one.walk->Lists(from); };
  return ForEachPart(fetch, [&](const auto& lists) -> Result<void> {
    for (const Key& list : lists) PAWL_TRY(CompareList(list, one, other));
    return {};
  });
}

Result<void> CompareCounters(StoreEnd& one, StoreEnd& other) {
  const auto fetch = [&](const std::string& from) { return one.walk->Counters(from); };
  return ForEachPart(fetch, [&](const auto& counters) -> Result<void> {
    const bool counted = one.reader->Counters(counters) == other.reader->Counters(counters);
    if (counted && one.reader->Times(counters) == other.reader->Times(counters)) return {};
    return Difference("a row of the statistics");
  });
}

Result<void> CompareTimers(TimerKind kind, StoreEnd& one, StoreEnd& other) {
  const bool own_clock = ClockOf(kind) == TimerClock::kSteady;
  const auto same = [&](const Timer& a, const Timer& b) { return (own_clock || a.at == b.at) && a.what == b.what; };
  // The next part of a side; none when it has come to its end.
  const auto next = [&](StoreEnd& side, std::optional<std::string>& at) -> Result<std::vector<Timer>> {
    if (!at) return std::vector<Timer>{};
    PAWL_ASSIGN(Part<Timer> part, side.walk->Timers(kind, *at));
    at = part.next.empty() ? std::nullopt : std::optional(std::move(part.next));
    return std::move(part.items);
  };
  std::optional<std::string> at = "";
  std::optional<std::string> other_at = "";
  while (at || other_at) {
    PAWL_ASSIGN(const auto timers, next(one, at));
    PAWL_ASSIGN(const auto others, next(other, other_at));
    if (!std::ranges::equal(timers, others, same)) {
      return Difference("timers of kind " + std::to_string(static_cast<int>(kind)));
    }
  }
  return {};
}

Result<void> CompareOneWay(StoreEnd& one, StoreEnd& other) {
  for (const RecordKind kind : kRecordKinds) {
    if (TraitsOf(kind).copied != CopiedAs::kNever) PAWL_TRY(CompareRecords(kind, one, other));
  }
  PAWL_TRY(CompareLists(one, other));
  return CompareCounters(one, other);
}

// Counts everything anew from the heads.
class Recount {
 public:
  explicit Recount(Store& store) : reader_(store.Snapshot()) {}

  Result<void> Run(FunctionRef<void(std::uint64_t)> progress) {
    std::uint64_t jobs = 0;
    const auto add = [&](Seq, const std::string& bytes) -> Result<void> {
      PAWL_ASSIGN(const JobHead head, DecodeHead(bytes));
      Add(head);
      if (ParentOf(head) != 0) AddChild(HeadFacts(head));
      progress(++jobs);
      return {};
    };
    PAWL_TRY(ForEachJob(*reader_, add));
    PAWL_TRY(CheckStates());
    PAWL_TRY(CheckGroups());
    PAWL_TRY(CheckChildren());
    if (auto failure = reader_->failure()) return *std::move(failure);
    return {};
  }

 private:
  struct ChildCount {
    std::uint64_t all = 0;
    std::uint64_t open = 0;
    std::uint64_t bad = 0;
  };
  struct GroupCount {
    std::uint64_t all = 0;
    std::uint64_t held = 0;
    std::uint64_t ready = 0;
    std::uint64_t waiting = 0;
  };

  void Add(const JobHead& head) {
    ++states_[head.queue].at(static_cast<std::size_t>(head.shown));
    GroupCount& group = groups_[{head.queue, head.group_key}];
    ++group.all;
    if (head.lease) ++group.held;
    if (!Waits(head)) return;
    ++group.waiting;
    if (head.shown == JobState::kQueued || head.state == State::kTerminating) ++group.ready;
  }
  void AddChild(const HeadFacts& child) {
    ChildCount& count = children_[child.parent];
    if (child.listed) ++count.all;
    if (!child.over) ++count.open;
    if (child.bad) ++count.bad;
  }

  Result<void> CheckStates() {
    PAWL_ASSIGN(const auto names, reader_->Scan(RecordKind::kNameOf, {}, SIZE_MAX));
    for (const auto& [key, record] : names) {
      const NameId queue = KeyReader(key).U32();
      for (const JobState shown : kJobStates) {
        const std::uint64_t counted = states_[queue].at(static_cast<std::size_t>(shown));
        if (reader_->IndexCount(StateIndex(queue, shown)) == counted) continue;
        return Difference("queue " + record.value + " has another number of jobs that are " + std::string(Name(shown)));
      }
    }
    return {};
  }

  Result<void> CheckGroups() {
    for (const auto& [id, count] : groups_) {
      const auto& [queue, key] = id;
      const FairGroup group = reader_->Group(queue, key).value_or(FairGroup{});
      const std::string name = group.name.empty() ? "jobs without a group" : "group " + group.name;
      const std::string where = name + " of queue number " + std::to_string(queue);
      if (key != GroupKey{} && reader_->IndexCount(GroupIndex(queue, key)) != count.all) {
        return Difference(where + ": another length of its history");
      }
      if (group.held != count.held) return Difference(where + ": another number of running jobs");
      // In an ordered group also those wait that are not ready.
      const bool fits = group.limits.ordered
                            ? group.ready >= std::min(count.ready, kReadyCounted) && group.ready <= count.waiting
                            : group.ready == std::min(count.ready, kReadyCounted);
      if (!fits) return Difference(where + ": another number of waiting jobs");
    }
    return {};
  }

  Result<void> CheckChildren() {
    for (const auto& [parent, count] : children_) {
      if (reader_->IndexCount(ChildrenIndex(parent)) == count.all &&
          reader_->IndexCount(OpenIndex(parent)) == count.open && reader_->IndexCount(BadIndex(parent)) == count.bad) {
        continue;
      }
      return Difference("job number " + std::to_string(parent) + " has another number of children");
    }
    return {};
  }

  std::unique_ptr<StoreReader> reader_;
  std::map<Seq, ChildCount> children_;
  std::map<NameId, std::array<std::uint64_t, kJobStateCount>> states_;
  std::map<std::pair<NameId, GroupKey>, GroupCount> groups_;
};

}  // namespace

Result<void> CompareStores(Store& original, Store& copy) {
  StoreEnd one(original);
  StoreEnd other(copy);
  PAWL_TRY(CompareOneWay(one, other));
  PAWL_TRY(CompareOneWay(other, one));  // NOLINT(readability-suspicious-call-argument): both ways
  for (const TimerKind kind : kTimerKinds) PAWL_TRY(CompareTimers(kind, one, other));
  PAWL_ASSIGN(const Seq next, one.walk->NextSeq());
  PAWL_ASSIGN(const Seq next_of_copy, other.walk->NextSeq());
  if (next_of_copy < next) return Difference("numbers would be given to jobs a second time");
  for (const StoreEnd* side : {&one, &other}) {
    if (auto failure = side->reader->failure()) return *std::move(failure);
  }
  return {};
}

Result<void> RecountStore(Store& store, FunctionRef<void(std::uint64_t)> progress) {
  return Recount(store).Run(progress);
}

}  // namespace pawl
