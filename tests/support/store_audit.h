// Recounts a store: everything that is kept beside the heads of the jobs must follow from them.
#pragma once

#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "rules/head_diff.h"
#include "rules/moves.h"
#include "rules/subscriptions.h"
#include "rules/txn.h"
#include "store/bytes.h"
#include "store/job_codec.h"
#include "store/stateful_codec.h"
#include "store/store.h"
#include "store/store_walk.h"
#include "store/workflow_codec.h"

namespace pawl {

class StoreAudit {
 public:
  // Empty when all is well; otherwise a line for each thing that is wrong.
  static std::vector<std::string> Problems(Store& store, Now now) {
    const auto batch = store.Begin(now, 0);
    StoreAudit audit(*batch);
    audit.Run();
    batch->Abort();
    audit.CheckListed(*store.Walk());
    return audit.problems_;
  }

  static std::vector<std::pair<Seq, JobHead>> AllJobs(StoreReader& reader) {
    std::vector<Seq> seqs;
    reader.JobsBefore(UINT64_MAX, SIZE_MAX, seqs);
    std::vector<std::pair<Seq, JobHead>> jobs;
    for (const Seq seq : seqs) jobs.emplace_back(seq, DecodeHead(reader.Read(HeadKey(seq))->value).value());
    return jobs;
  }

 private:
  using TimerName = std::tuple<TimerKind, std::int64_t, std::string>;
  using GroupName = std::pair<NameId, GroupKey>;
  struct GroupCount {
    std::uint64_t all = 0, held = 0, ready = 0, waiting = 0;
  };

  explicit StoreAudit(Batch& batch) : batch_(batch) {}

  void Run() {
    for (const auto& [seq, head] : AllJobs(batch_)) CheckJob(seq, head);
    CheckCounts();
    CheckGroups();
    CheckTimers();
    CheckUniqueKeys();
    CheckIds();
    CheckLife();
  }

  void CheckListed(StoreWalk& walk) {
    const auto fetch = [&](const std::string& from) { return walk.Records(RecordKind::kHead, from); };
    const auto visit = [&](const auto& heads) -> Result<void> {
      for (const auto& [key, value] : heads) {
        const Seq seq = KeyReader(key).U64();
        Expect(jobs_.contains(seq), seq, "is in no listing");
      }
      return {};
    };
    Expect(ForEachPart(fetch, visit).ok(), 0, "the heads could not be read");
  }

  void Expect(bool fine, Seq seq, const std::string& what) {
    if (!fine) problems_.push_back("job " + std::to_string(seq) + ": " + what);
  }
  bool Exists(const RecordKey& key) { return batch_.Read(key)->exists(); }
  bool Holds(const Key& index, Seq seq) {
    std::vector<Seq> found;
    batch_.IndexBefore(index, seq + 1, 1, found);
    return !found.empty() && found.front() == seq;
  }

  void CheckJob(Seq seq, const JobHead& head) {
    jobs_.insert(seq);
    ++counts_[{head.queue, head.shown}];
    Expect(StateOf(head.shown) == head.state, seq, "shows another state than it has");
    const bool stops = head.state == State::kTerminating && !IsCarrier(head);
    const bool in_hand = (head.state == State::kRunning || stops) && !Waits(head);
    Expect(head.lease.has_value() == in_hand, seq, "has a lease and no run, or a run and no lease");
    Expect(Holds(StateIndex(head.queue, head.shown), seq), seq, "is not in the index of its state");
    Expect(Exists(BodyKey(seq)), seq, "has no body");
    Expect(Exists(SideKey(RecordKind::kResult, seq)) == head.side.result, seq, "result");
    Expect(Exists(SideKey(RecordKind::kError, seq)) == head.side.error, seq, "error");
    Expect(Exists(SideKey(RecordKind::kProgress, seq)) == head.side.progress, seq, "progress");
    Expect(HasEnded(head.state) || Exists(QueueKey(head.queue)), seq, "is alive in a queue that does not exist");
    if (!head.group.empty()) {
      Expect(Holds(GroupIndex(head.queue, head.group_key), seq), seq, "is not in the history of its group");
    }
    if (head.client_id) ids_.insert(seq);
    if (head.unique_until != UniqueUntil::kNone) {
      uniques_.insert(seq);
      Expect(!HasEnded(head.state), seq, "has ended and holds a unique key");
      const Record record = batch_.Read(UniqueKey(head.queue, head.unique_key)).value();
      Expect(record.exists() && ByteReader(record.value).U64() == seq, seq, "does not hold its unique key");
    }
    CountGroup(head);
    NoteTimers(seq, head);
    CheckStateful(seq, head);
    CheckFlow(seq, head);
  }

  JobHead HeadOf(Seq seq) {
    const Record record = batch_.Read(HeadKey(seq)).value();
    return record.exists() ? DecodeHead(record.value).value() : JobHead{};
  }
  Links LinksOf(Seq seq) {
    const Record record = batch_.Read(LinksKey(seq)).value();
    return record.exists() ? DecodeLinks(record.value).value() : Links{};
  }
  void ExpectMember(const Key& index, Seq seq, bool is_in, const std::string& what) {
    Expect(Holds(index, seq) == is_in, seq, what);
    members_[std::string(index.view())] += is_in ? 1 : 0;
  }

  void CheckFlow(Seq seq, const JobHead& head) {
    const Flow flow = head.flow ? *head.flow : Flow{};
    Expect(Exists(LinksKey(seq)) == flow.linked, seq, "has links and does not say so, or says so and has none");
    Expect(Exists(CarrierKey(seq)) == flow.carries, seq, "is a carrier without its record, or has one and is none");
    Expect(Exists(PartitionKey(seq)) == (flow.scans && !flow.carries), seq, "is a partition of a scan or not");
    Expect(Exists(ScanKey(seq)) == (flow.scans && flow.carries), seq, "is a scan or not");
    if (!head.flow) return;
    if (IsMember(head)) {
      const bool listed = !IsPiece(head) || EndedBadly(head);
      Expect(!listed || Exists(HeadKey(flow.carrier)), seq, "is a member of a carrier that is not there");
      ExpectMember(ChildrenIndex(flow.carrier), seq, listed, "is among the members of its carrier, or not");
      ExpectMember(OpenIndex(flow.carrier), seq, !HasEnded(head.state), "is open or not, and its carrier knows better");
      ExpectMember(BadIndex(flow.carrier), seq, EndedBadly(head), "ended badly or not, and its carrier knows better");
      if (!flow.task.empty() && flow.partition == 0) {
        const auto named = batch_.Read(ChildKey(flow.carrier, flow.task)).value();
        Expect(named.exists() && DecodeChild(named.value)->seq == seq, seq, "is not known by its name");
        ++children_;
      }
    }
    // What is under way may not have come to them yet.
    if (!batch_.Scan(RecordKind::kIntent, {}, 1).value().empty()) return;
    if (flow.carries) CheckCarrier(seq, head);
    if (head.shown == JobState::kWaiting) CheckWaiting(seq, head);
  }

  std::string OpenOf(Seq carrier) {
    std::string text;
    std::vector<Seq> open;
    batch_.IndexBefore(OpenIndex(carrier), UINT64_MAX, 5, open);
    for (const Seq seq : open) text += std::to_string(seq) + " " + std::string(Name(HeadOf(seq).shown)) + " ";
    return text;
  }

  void CheckCarrier(Seq seq, const JobHead& head) {
    const Flow& flow = *head.flow;
    const std::uint64_t open = batch_.IndexCount(OpenIndex(seq));
    const bool kept = flow.halted || flow.external || flow.stays_open;
    Expect(head.state != State::kSuspended || open > 0 || kept, seq, "carries nothing and has not ended");
    Expect(!HasEnded(head.state) || open == 0, seq,
           head.id + " has ended (" + std::string(Name(head.reason)) + "), and members of it have not: " + OpenOf(seq));
    const auto record = DecodeCarrier(batch_.Read(CarrierKey(seq))->value).value();
    const bool well = head.state == State::kCompleted;
    Expect(!well || record.closed, seq, "has completed and is not closed");
    Expect(!well || record.each == 0 || record.planned, seq, "has completed before all its partitions were there");
  }

  // Who is before a job that waits: those that have not told it of their end.
  void CheckWaiting(Seq seq, const JobHead& head) {
    const Links links = LinksOf(seq);
    std::uint64_t before = 0;
    for (const Seq other : links.after) {
      const JobHead one = HeadOf(other);
      const bool counts = one.flow && StandsBefore(*one.flow, LinksOf(other), seq);
      before += counts ? 1 : 0;
      if (links.after.size() > 1) ExpectMember(BeforeIndex(seq), other, counts, "is before another, or not any more");
    }
    if (before > 0) return;
    const JobHead carrier = IsMember(head) ? HeadOf(head.flow->carrier) : JobHead{};
    const bool held = head.flow->freed || (IsMember(head) && carrier.state != State::kSuspended);
    Expect(held, seq, "waits for nothing, and nobody holds it");
  }

  void CheckStateful(Seq seq, const JobHead& head) {
    const Stateful stateful = head.stateful.value_or(Stateful{});
    Expect(Exists(PortsKey(seq)) == head.stateful.has_value(), seq,
           "is stateful and has no ports, or has ports and is not");
    Expect(Exists(StateKey(seq)) == stateful.state, seq, "state");
    Expect(Exists(AliasesKey(seq)) == stateful.aliases, seq, "aliases");
    Expect(Exists(AsleepKey(seq)) == IsAsleep(head), seq, "the mark that it is asleep");
    if (!head.stateful) return;
    const Ports ports = DecodePorts(batch_.Read(PortsKey(seq))->value).value();
    Expect(ports.parent == stateful.parent, seq, "has another parent than its ports say");
    for (const std::string& channel : SubscribedOf(ports)) {
      Expect(Holds(ChannelIndex(channel), seq), seq, "is not among the subscribers of " + channel);
      ++members_[std::string(ChannelIndex(channel).view())];
    }
    if (stateful.aliases) {
      const auto names = DecodeNames(batch_.Read(AliasesKey(seq))->value).value();
      for (const std::string& alias : names) {
        const auto record = batch_.Read(IdKey(alias)).value();
        Expect(record.exists() && DecodeId(record.value)->seq == seq, seq, "does not own its alias " + alias);
        ++aliases_;
      }
    }
    if (stateful.parent == 0) return;
    const auto named = batch_.Read(ChildKey(stateful.parent, stateful.child_name)).value();
    Expect(named.exists() && DecodeChild(named.value)->seq == seq, seq, "is not known to its parent by its name");
    Expect(Exists(HeadKey(stateful.parent)), seq, "has a parent that is not there");
    Expect(Holds(ChildrenIndex(stateful.parent), seq), seq, "is not among the children of its parent");
    Expect(Holds(OpenIndex(stateful.parent), seq) == !stateful.over, seq,
           "is open or not, and its parent knows it otherwise");
    ++members_[std::string(ChildrenIndex(stateful.parent).view())];
    members_[std::string(OpenIndex(stateful.parent).view())] += stateful.over ? 0 : 1;
    ++children_;
  }

  // Nothing that belongs to a job is left of one that is gone.
  void CheckLife() {
    for (const RecordKind kind : kRecordKinds) {
      if (TraitsOf(kind).key != KeyForm::kJob) continue;
      const auto records = batch_.Scan(kind, {}, SIZE_MAX).value();
      for (const auto& [key, record] : records) {
        const Seq seq = KeyReader(key).U64();
        Expect(jobs_.contains(seq), seq,
               "is gone, and a record of kind " + std::to_string(static_cast<int>(kind)) + " is not");
      }
    }
    const std::size_t names = batch_.Scan(RecordKind::kChild, {}, SIZE_MAX).value().size();
    if (names != children_) problems_.push_back("there are names of children that are gone");
    for (const auto& [index, count] : members_) {
      if (batch_.IndexCount(Key().Bytes(index)) != count)
        problems_.push_back("an index has members that it should not");
    }
    for (const Seq seq : jobs_) {
      for (const Key& index : {ChildrenIndex(seq), OpenIndex(seq), BadIndex(seq)}) {
        const bool expected = members_.contains(std::string(index.view()));
        Expect(expected || batch_.IndexCount(index) == 0, seq, "has children that are not there");
      }
    }
  }

  void CountGroup(const JobHead& head) {
    GroupCount& group = groups_[{head.queue, head.group_key}];
    ++group.all;
    if (head.lease) ++group.held;
    if (Waits(head)) ++group.waiting;
    if (head.shown == JobState::kQueued || (Waits(head) && head.state == State::kTerminating)) ++group.ready;
  }

  void NoteTimers(Seq seq, const JobHead& head) {
    const auto note = [&](TimerKind kind, WallTime at) {
      timers_.insert({kind, ToMillis(at), std::string(Key().U64(seq).view())});
    };
    // By the steady clock if it was given as a span.
    const auto note_either = [&](SteadyTime steady, TimerKind of_span, TimerKind kind, WallTime at) {
      steady == kNeverSteady ? note(kind, at) : note(of_span, TimerTime(steady));
    };
    if (head.shown == JobState::kScheduled || head.shown == JobState::kRetrying ||
        (head.state == State::kSuspended && head.due != kNeverWall)) {
      note_either(head.due_steady, TimerKind::kSpanDue, TimerKind::kDue, head.due);
    }
    const bool may_lapse =
        IsCarrier(head) ? head.state == State::kSuspended : head.state == State::kQueued && head.attempt == 0;
    if (may_lapse && head.expires != kNeverWall) {
      note_either(head.expires_steady, TimerKind::kSpanExpire, TimerKind::kExpire, head.expires);
    }
    if (HasEnded(head.state) && head.retain_until != kNeverWall) note(TimerKind::kRetention, head.retain_until);
    if (Waits(head) && head.state == State::kTerminating) {
      note_either(head.expires_steady, TimerKind::kSpanExpire, TimerKind::kShutdown, head.expires);
    }
  }

  void CheckCounts() {
    const auto names = batch_.Scan(RecordKind::kNameOf, {}, SIZE_MAX).value();
    for (const auto& [key, record] : names) {
      const NameId queue = KeyReader(key).U32();
      for (const JobState shown : kJobStates) {
        const std::uint64_t gauge = batch_.IndexCount(StateIndex(queue, shown));
        const std::uint64_t recount = counts_[{queue, shown}];
        if (gauge == recount) continue;
        problems_.push_back("queue " + record.value + " says " + std::to_string(gauge) + " " +
                            std::string(Name(shown)) + ", there are " + std::to_string(recount));
      }
    }
  }

  void CheckGroups() {
    for (const auto& [name, count] : groups_) {
      const auto& [queue, key] = name;
      const std::string label = "group of queue " + std::to_string(queue) + ": ";
      if (key != GroupKey{} && batch_.IndexCount(GroupIndex(queue, key)) != count.all) {
        problems_.push_back(label + "its history has another length");
      }
      const FairGroup group = batch_.Group(queue, key).value_or(FairGroup{});
      if (group.held != count.held) {
        problems_.push_back(label + "holds " + std::to_string(group.held) + " of " + std::to_string(count.held));
      }
      const bool fits = group.limits.ordered ? group.ready >= count.ready && group.ready <= count.waiting
                                             : group.ready == std::min(count.ready, kReadyCounted);
      if (!fits) {
        problems_.push_back(label + "has " + std::to_string(group.ready) + " ready of " + std::to_string(count.ready));
      }
    }
  }

  void CheckTimers() {
    std::set<TimerName> stored;
    for (const TimerKind kind : kTimerKinds) {
      if (TraitsOf(kind).from != TimerFrom::kHead) continue;
      std::vector<Timer> timers;
      batch_.DueTimers(kind, kNeverWall, SIZE_MAX, timers);
      for (const Timer& timer : timers) stored.insert({kind, ToMillis(timer.at), std::string(timer.what.view())});
    }
    for (const TimerName& timer : timers_) {
      if (!stored.contains(timer)) problems_.push_back("a timer of kind " + Label(timer) + " is missing");
    }
    for (const TimerName& timer : stored) {
      if (!timers_.contains(timer)) problems_.push_back("a timer of kind " + Label(timer) + " is for nothing");
    }
  }
  static std::string Label(const TimerName& timer) {
    return std::to_string(static_cast<int>(std::get<0>(timer))) + " at " + std::to_string(std::get<1>(timer));
  }

  void CheckUniqueKeys() {
    const auto records = batch_.Scan(RecordKind::kUnique, {}, SIZE_MAX).value();
    for (const auto& [key, record] : records) {
      Expect(uniques_.contains(ByteReader(record.value).U64()), ByteReader(record.value).U64(),
             "does not hold the unique key that is said to be its");
    }
  }
  void CheckIds() {
    const auto records = batch_.Scan(RecordKind::kId, {}, SIZE_MAX).value();
    for (const auto& [key, record] : records) {
      const IdRecord id = DecodeId(record.value).value();
      Expect(id.alias.empty() ? ids_.contains(id.seq) : jobs_.contains(id.seq), id.seq, "has an id and is not there");
    }
    if (records.size() != ids_.size() + aliases_) problems_.push_back("some jobs cannot be found by their id");
  }

  Batch& batch_;
  std::vector<std::string> problems_;
  std::set<Seq> jobs_, uniques_, ids_;
  std::map<std::pair<NameId, JobState>, std::uint64_t> counts_;
  std::map<GroupName, GroupCount> groups_;
  std::set<TimerName> timers_;
  std::map<std::string, std::uint64_t> members_;  // of indexes of stateful jobs
  std::size_t aliases_ = 0;
  std::size_t children_ = 0;
};

}  // namespace pawl
