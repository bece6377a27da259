#include "engine/copy_store.h"

#include <algorithm>
#include <memory>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/compare_stores.h"
#include "engine/copy_mark.h"
#include "engine/copy_writer.h"
#include "engine/read_jobs.h"
#include "rules/head_diff.h"
#include "rules/moves.h"
#include "rules/pusher.h"
#include "rules/record_keys.h"
#include "rules/subscriptions.h"
#include "store/job_codec.h"
#include "store/settings_codec.h"
#include "store/stateful_codec.h"
#include "store/store_walk.h"
#include "store/workflow_codec.h"

namespace pawl {
namespace {

constexpr std::uint64_t kProgressEvery = 1'000;  // jobs
constexpr std::size_t kItemsTogether = 16;       // of a list; an item may be large

Result<void> CheckNoNodes(const CopyEnd& end, const std::string& what_to_do) {
  PAWL_ASSIGN(const auto nodes, end.store.Snapshot()->Nodes());
  if (nodes.empty()) return {};
  std::string names;
  for (const NodeInfo& node : nodes) {
    names += (names.empty() ? "" : ", ") + node.id + " (process " + std::to_string(node.pid) + " on " + node.host + ")";
  }
  return Error{ErrorCode::kInUse, end.name + " is in use by " + (nodes.size() == 1 ? "node " : "nodes ") + names +
                                      ": " + what_to_do + " (one that was killed is forgotten after 10 seconds)"};
}

Result<void> CheckEmpty(const CopyEnd& end) {
  const auto walk = end.store.Walk();
  for (const RecordKind kind : {RecordKind::kHead, RecordKind::kNextName, RecordKind::kQueue, RecordKind::kTotals}) {
    PAWL_ASSIGN(const auto part, walk->Records(kind, {}));
    if (part.items.empty()) continue;
    return Error{ErrorCode::kNotEmpty, end.name + " is not empty; copy to a new data directory or namespace"};
  }
  return {};
}

// What the source's steady clock shows: what is not shared has stood still since the last commit.
SteadyTime SteadyOf(const CopyEnd& end) {
  return end.store.shared() ? end.clock.Read().steady : end.store.LastTime().steady;
}

class Copier {
 public:
  Copier(const CopyEnd& from, const CopyEnd& to, const CopyOptions& options)
      : from_(from),
        to_(to),
        options_(options),
        walk_(from.store.Walk()),
        reader_(from.store.Snapshot()),
        writer_(to.store, to.clock) {}

  Result<CopySummary> Run() {
    PAWL_TRY(Begin());
    PAWL_TRY(CopyQueues());
    PAWL_TRY(CopyGroups());
    PAWL_TRY(HoldRuns());
    PAWL_TRY(CopyRings());
    PAWL_TRY(CopyJobs());
    PAWL_TRY(CopyPlainRecords());
    PAWL_TRY(CopyPorts());
    PAWL_TRY(CopyLinks());
    PAWL_TRY(CopyLists());
    PAWL_TRY(CopyCounters());
    PAWL_TRY(CopyTimers());
    PAWL_TRY(writer_.Flush());
    PAWL_TRY(Check());
    PAWL_TRY(RenewLeases());
    writer_.changes().erases.push_back(CopyMark());
    PAWL_TRY(writer_.Flush());
    PAWL_TRY(to_.store.Flush());
    summary_.runs = runs_.size();
    return summary_;
  }

 private:
  // The mark, and numbers for new jobs that no job has had. One of two copies to the same target goes on.
  Result<void> Begin() {
    PAWL_ASSIGN(const Seq wanted, walk_->NextSeq());
    PAWL_ASSIGN(const Seq present, to_.store.Walk()->NextSeq());
    const auto batch = to_.store.Begin(to_.clock.Read(), wanted - std::min(wanted, present));
    Changes changes;
    changes.puts.emplace_back(CopyMark(), from_.name);
    Guards guards;
    guards.records.emplace_back(CopyMark(), kAbsent);
    PAWL_ASSIGN(const bool applied, batch->Apply(guards, changes));
    PAWL_ASSIGN(const Committed committed, batch->Commit());
    if (applied && committed.failed.empty()) return {};
    return Error{ErrorCode::kInUse, "another copy to " + to_.name + " is under way"};
  }

  template <typename Each>
  Result<void> ForEachRecord(RecordKind kind, Each each) {
    const auto fetch = [&](const std::string& from) { return walk_->Records(kind, from); };
    return ForEachPart(fetch, [&](auto& items) -> Result<void> {
      for (auto& [key, value] : items) {
        PAWL_TRY(each(key, value));
        writer_.Put({kind, key}, std::move(value));
        ++summary_.records;
        PAWL_TRY(writer_.FlushIfFull());
      }
      return {};
    });
  }
  // After the records that the fair queues rest on.
  Result<void> CopyPlainRecords() {
    for (const RecordKind kind : kRecordKinds) {
      if (TraitsOf(kind).copied != CopiedAs::kAsItIs) continue;
      PAWL_TRY(ForEachRecord(kind, [](const Key&, const std::string&) -> Result<void> { return {}; }));
    }
    return {};
  }

  // Limits come before the jobs, so that each group finds its place at once.
  Result<void> CopyQueues() {
    return ForEachRecord(RecordKind::kQueue, [&](const Key& key, const std::string& value) -> Result<void> {
      const NameId queue = KeyReader(key).U32();
      queues_.insert(queue);
      for (const JobState shown : kJobStates) total_ += reader_->IndexCount(StateIndex(queue, shown));
      PAWL_ASSIGN(const QueueSettings settings, DecodeQueue(value));
      const FairLimits limits = LimitsOf(settings);
      if (limits != FairLimits{}) writer_.changes().fair.emplace_back(FairConfigure{queue, {}, {}, limits, true});
      return {};
    });
  }

  Result<void> CopyGroups() {
    return ForEachRecord(RecordKind::kGroup, [&](const Key& key, const std::string& value) -> Result<void> {
      KeyReader in(key);
      const NameId queue = in.U32();
      const GroupKey group = in.Hash();
      PAWL_ASSIGN(const GroupSettings settings, DecodeGroup(value));
      const auto known = reader_->Group(queue, group);
      if (auto failure = reader_->failure()) return *std::move(failure);
      writer_.changes().fair.emplace_back(
          FairConfigure{queue, group, known ? known->name : std::string(), LimitsOf(settings), true});
      return {};
    });
  }

  // Before the jobs that wait: a group at its limit has no turn.
  Result<void> HoldRuns() {
    PAWL_ASSIGN(runs_, ReadRuns(*reader_));
    for (const auto& [seq, head] : runs_) {
      if (!head.group.empty()) PAWL_TRY(NameGroup(head));
      writer_.changes().fair.emplace_back(FairHold{PlaceOf(seq, head)});
      PAWL_TRY(writer_.FlushIfFull());
    }
    return {};
  }
  // A group without settings has its name from its jobs.
  Result<void> NameGroup(const JobHead& head) {
    PAWL_ASSIGN(const Record settings, reader_->Read(GroupSettingsKey(head.queue, head.group_key)));
    if (settings.exists()) return {};
    writer_.changes().fair.emplace_back(FairConfigure{head.queue, head.group_key, head.group, {}, false});
    return {};
  }

  // The first job of each group whose turn will come, in that order; the others do not change it any more.
  Result<void> CopyRings() {
    for (const NameId queue : queues_) {
      const auto fetch = [&](const std::string& from) { return walk_->Ring(queue, from); };
      const auto add = [&](const auto& places) -> Result<void> {
        for (const FairPlace& place : places) {
          writer_.changes().fair.emplace_back(FairAdd{place, {}, true});
          PAWL_TRY(writer_.FlushIfFull());
        }
        return {};
      };
      PAWL_TRY(ForEachPart(fetch, add));
    }
    return {};
  }

  Result<void> CopyJobs() {
    const SteadyTime was = SteadyOf(from_);
    const Millis apart = to_.clock.Read().steady.time_since_epoch() - from_.clock.Read().steady.time_since_epoch();
    return ForEachJob(*reader_, [&](Seq seq, const std::string& bytes) -> Result<void> {
      PAWL_ASSIGN(JobHead head, DecodeHead(bytes));
      if (head.lease) {
        Move(*head.lease, was);
        deadlines_.emplace(seq, head.lease->deadline);
      }
      const bool moved = MoveSpans(head, apart);
      DiffCreated(seq, head, writer_.changes());
      writer_.Put(HeadKey(seq), head.lease || moved ? EncodeHead(head) : bytes);
      ++summary_.records;
      if (++summary_.jobs % kProgressEvery == 0) options_.progress({false, summary_.jobs, total_});
      return writer_.FlushIfFull();
    });
  }

  // To the target's clock: a full span from now, and of the time for the whole run what was left at `was`, or that.
  void Move(Lease& lease, SteadyTime was) {
    const SteadyTime now = to_.clock.Read().steady;
    lease.deadline = now + lease.span;
    if (lease.hard_deadline == kNeverSteady) return;
    lease.hard_deadline = std::max(lease.deadline, now + (lease.hard_deadline - was));
  }

  // The same for what waits for a span: so much is left of it as there is now.
  static bool MoveSpans(JobHead& head, Millis apart) {
    bool moved = false;
    for (SteadyTime* at : {&head.due_steady, &head.expires_steady}) {
      if (*at == kNeverSteady) continue;
      *at += apart;
      moved = true;
    }
    return moved;
  }

  // Who hears of a channel follows from the ports.
  Result<void> CopyPorts() {
    return ForEachRecord(RecordKind::kPorts, [&](const Key& key, const std::string& value) -> Result<void> {
      const Seq seq = KeyReader(key).U64();
      PAWL_ASSIGN(const Ports ports, DecodePorts(value));
      for (const std::string& channel : SubscribedOf(ports)) {
        writer_.changes().index_adds.push_back({ChannelIndex(channel), seq});
      }
      return {};
    });
  }

  // Who is still before a job that waits for two or more follows from the links of both.
  Result<void> CopyLinks() {
    return ForEachRecord(RecordKind::kLinks, [&](const Key& key, const std::string& value) -> Result<void> {
      const Seq seq = KeyReader(key).U64();
      PAWL_ASSIGN(const Links links, DecodeLinks(value));
      if (links.after.size() < 2) return {};
      for (const Seq other : links.after) {
        PAWL_ASSIGN(const bool before, IsBefore(other, seq));
        if (before) writer_.changes().index_adds.push_back({BeforeIndex(seq), other});
      }
      return {};
    });
  }
  Result<bool> IsBefore(Seq other, Seq seq) {
    PAWL_ASSIGN(const Record bytes, reader_->Read(HeadKey(other)));
    if (!bytes.exists()) return false;
    PAWL_ASSIGN(const JobHead head, DecodeHead(bytes.value));
    if (!head.flow || !head.flow->linked) return false;
    PAWL_ASSIGN(const Record record, reader_->Read(LinksKey(other)));
    PAWL_ASSIGN(const Links links, DecodeLinks(record.value));
    return StandsBefore(*head.flow, links, seq);
  }

  Result<void> CopyLists() {
    const auto fetch = [&](const std::string& from) { return walk_->Lists(from); };
    return ForEachPart(fetch, [&](const auto& lists) -> Result<void> {
      for (const Key& list : lists) PAWL_TRY(CopyList(list));
      return {};
    });
  }
  Result<void> CopyList(const Key& list) {
    const ListBounds bounds = reader_->Bounds(list);
    if (IsWakeCounter(list)) return CopyWakeCounter(list, bounds.tail);
    for (std::uint64_t at = bounds.head;;) {
      PAWL_ASSIGN(auto items, reader_->ListItems(list, at, kItemsTogether));
      ListAppend append{list, {}, bounds.head};
      for (ListItem& item : items) append.items.push_back(std::move(item.value));
      at += items.size();
      if (!items.empty() || at == bounds.head) writer_.Append(std::move(append));
      PAWL_TRY(writer_.FlushIfFull());
      if (items.empty() || at >= bounds.tail) return {};
    }
  }

  Result<void> CopyWakeCounter(const Key& counter, std::uint64_t tail) {
    while (tail > 0) {
      const auto wakes = static_cast<std::uint32_t>(std::min<std::uint64_t>(tail, UINT32_MAX));
      writer_.Append({counter, {}, 0, false, wakes});
      tail -= wakes;
    }
    return writer_.FlushIfFull();
  }

  Result<void> CopyCounters() {
    const auto fetch = [&](const std::string& from) { return walk_->Counters(from); };
    return ForEachPart(fetch, [&](const auto& counters) -> Result<void> {
      const auto rows = reader_->Counters(counters);
      const auto times = reader_->Times(counters);
      if (auto failure = reader_->failure()) return *std::move(failure);
      for (std::size_t i = 0; i < rows.size(); ++i)
        writer_.changes().stat_sets.push_back({counters[i], rows[i], times[i]});
      return writer_.FlushIfFull();
    });
  }

  // The others follow from the heads.
  Result<void> CopyTimers() {
    for (const TimerKind kind : kTimerKinds) {
      if (TraitsOf(kind).from == TimerFrom::kRule) PAWL_TRY(CopyTimersOf(kind));
    }
    return {};
  }
  Result<void> CopyTimersOf(TimerKind kind) {
    const auto fetch = [&](const std::string& from) { return walk_->Timers(kind, from); };
    return ForEachPart(fetch, [&](const auto& timers) -> Result<void> {
      auto& adds = writer_.changes().timer_adds;
      adds.insert(adds.end(), timers.begin(), timers.end());
      return writer_.FlushIfFull();
    });
  }

  Result<void> Check() {
    const auto progress = [&](std::uint64_t jobs) {
      if (jobs % kProgressEvery == 0) options_.progress({true, jobs, summary_.jobs});
    };
    PAWL_TRY(CompareStores(from_.store, to_.store));
    return RecountStore(to_.store, progress);
  }

  // The copy may have taken longer than a lease.
  Result<void> RenewLeases() {
    const SteadyTime was = SteadyOf(from_);
    for (auto& [seq, head] : runs_) {
      Move(*head.lease, was);
      writer_.Put(HeadKey(seq), EncodeHead(head));
      writer_.changes().leases.push_back({seq, head.lease->deadline, head.lease->span, deadlines_.at(seq)});
      PAWL_TRY(writer_.FlushIfFull());
    }
    return {};
  }

  const CopyEnd& from_;
  const CopyEnd& to_;
  const CopyOptions& options_;
  std::unique_ptr<StoreWalk> walk_;
  std::unique_ptr<StoreReader> reader_;
  CopyWriter writer_;
  CopySummary summary_;
  std::set<NameId> queues_;
  std::uint64_t total_ = 0;
  std::vector<std::pair<Seq, JobHead>> runs_;
  std::unordered_map<Seq, SteadyTime> deadlines_;  // of the leases that the copies got
};

}  // namespace

Result<CopySummary> CopyStore(const CopyEnd& from, const CopyEnd& to, const CopyOptions& options) {
  PAWL_TRY(CheckCopied(*from.store.Snapshot()));
  PAWL_TRY(CheckCopied(*to.store.Snapshot()));
  if (!options.force) PAWL_TRY(CheckNoNodes(from, "stop it first, or say --force"));
  PAWL_TRY(CheckNoNodes(to, "stop it first"));
  PAWL_TRY(CheckEmpty(to));
  return Copier(from, to, options).Run();
}

}  // namespace pawl
