#include "rules/flow_work.h"

#include <algorithm>

#include "base/json_scan.h"
#include "rules/carry.h"
#include "rules/flow_steps.h"
#include "rules/intent.h"
#include "rules/moves.h"
#include "rules/new_job.h"
#include "rules/partition.h"
#include "rules/pusher.h"
#include "rules/steps.h"
#include "store/bytes.h"
#include "store/job_codec.h"

namespace pawl {
namespace {

Error DamagedWork() { return {ErrorCode::kCorrupt, "a stored part of a step of a workflow cannot be read"}; }

Result<MembersWork> UnpackMembers(const WorkItem& item) {
  ByteReader in(item.bytes);
  MembersWork work;
  work.action = in.Enum(MembersWork::Action::kStop);
  work.carrier = in.U64();
  if (!in.done()) return DamagedWork();
  return work;
}

Result<FollowersWork> UnpackFollowers(const WorkItem& item) {
  ByteReader in(item.bytes);
  FollowersWork work;
  work.seq = in.U64();
  work.from = in.U64();
  if (!in.done()) return DamagedWork();
  return work;
}

Result<ResetWork> UnpackReset(const WorkItem& item) {
  ByteReader in(item.bytes);
  ResetWork work;
  work.task = in.U64();
  work.all = in.Bool();
  while (in.ok() && !in.done()) work.before.push_back(in.U64());
  if (!in.ok()) return DamagedWork();
  return work;
}

Result<EachWork> UnpackEach(const WorkItem& item) {
  ByteReader in(item.bytes);
  EachWork work;
  work.carrier = in.U64();
  if (!in.done()) return DamagedWork();
  return work;
}

Result<ReplayWork> UnpackReplay(const WorkItem& item) {
  ByteReader in(item.bytes);
  ReplayWork work;
  work.task = in.U64();
  work.partition = in.U64();
  if (!in.done()) return DamagedWork();
  return work;
}

Result<TieWork> UnpackTie(const WorkItem& item) {
  ByteReader in(item.bytes);
  TieWork work;
  work.seq = in.U64();
  while (in.ok() && !in.done()) work.others.push_back(in.U64());
  if (!in.ok()) return DamagedWork();
  return work;
}

// Goes through an index from its largest member down, a page a step. `visit` is called once for each. True: all done.
template <typename Visit>
bool ForEachMember(const Key& index, std::uint64_t& cursor, std::size_t& room, Txn& txn, Visit visit) {
  const auto page = txn.Members(index, cursor == 0 ? UINT64_MAX : cursor, room);
  const bool last = page.size() < room;
  for (const Seq member : page) visit(member);
  if (!page.empty()) cursor = page.back();
  room -= std::min(room, page.size());
  return last;
}

// What waits for nothing any more, and was held back by its workflow, goes on; so does what follows an end that nobody
// was told of.
void SettleMember(Seq member, Txn& txn) {
  const JobHead* head = txn.Head(member);
  if (head == nullptr || !head->flow) return;
  if (head->flow->freed) return Free(member, txn);
  if (!HasEnded(head->state) || head->flow->told || !head->flow->linked) return;
  txn.carry().TellFollowers(member, *txn.Edit(member));
}

// What a partition has pushed goes on: its documents count as done.
void StopPart(Seq member, Txn& txn) {
  const JobHead* head = txn.Head(member);
  if (head == nullptr || !head->flow || (IsPiece(*head) && !head->flow->plans)) return;
  (void)TerminateJob(member, Reason::kStopped, txn);  // what has ended has ended
}

bool DoMembers(const MembersWork& work, std::uint64_t& cursor, std::size_t& room, Txn& txn) {
  const JobHead* carrier = txn.Head(work.carrier);
  if (carrier == nullptr) return true;
  if (work.action == MembersWork::Action::kFree) {
    if (carrier->flow->work != 0) txn.Edit(work.carrier)->flow->work = 0;  // all that it was about is there
    Free(work.carrier, txn);
    room = 0;
    return true;
  }
  const Key open = OpenIndex(work.carrier);
  if (work.action == MembersWork::Action::kSkip) {
    if (!HasEnded(carrier->state) && !carrier->flow->stopped) return true;  // it was restarted meanwhile
    return ForEachMember(open, cursor, room, txn, [&](Seq member) {
      const JobHead* head = txn.Head(member);
      const bool waits = head != nullptr && head->shown == JobState::kWaiting;
      if (waits && head->flow->when == When::kSucceeded) Skip(member, SkippedBy::kRule, txn);
    });
  }
  if (carrier->state != State::kSuspended) return true;
  if (work.action == MembersWork::Action::kLetGo) {
    const WallTime due = carrier->started;
    return ForEachMember(open, cursor, room, txn, [&](Seq member) { LetMemberGo(member, due, txn); });
  }
  if (work.action == MembersWork::Action::kStop) {
    if (!carrier->flow->stopped) return true;  // it was restarted meanwhile
    return ForEachMember(open, cursor, room, txn, [&](Seq member) { StopPart(member, txn); });
  }
  if (carrier->flow->work != 0) txn.Edit(work.carrier)->flow->work = 0;
  const bool done =
      ForEachMember(ChildrenIndex(work.carrier), cursor, room, txn, [&](Seq member) { SettleMember(member, txn); });
  if (done) EndCarrierIfDone(work.carrier, txn);
  return done;
}

bool DoFollowers(const FollowersWork& work, std::size_t& room, Txn& txn) {
  room = 0;
  const JobHead* head = txn.Head(work.seq);
  if (head == nullptr || !head->flow || !HasEnded(head->state)) return true;
  txn.carry().TellFollowers(work.seq, *txn.Edit(work.seq), static_cast<std::size_t>(work.from));
  return true;
}

// A job that is gone did not end well as far as anybody can know.
bool DoTie(const TieWork& work, std::size_t& room, Txn& txn) {
  room = 0;
  const JobHead* head = txn.Head(work.seq);
  if (head == nullptr || head->shown != JobState::kWaiting) return true;
  if (head->flow->work != 0) txn.Edit(work.seq)->flow->work = 0;  // all that it was about is there
  const Follower follower{.seq = work.seq, .waits = WaitsFor(txn.LinksOf(work.seq).after.size())};
  for (const Seq other : work.others) {
    const JobHead* before = txn.Head(other);
    if (before != nullptr && IsAwaited(*before)) {
      AddFollower(other, follower, txn);
    } else {
      txn.carry().TellOne(follower, other, before != nullptr && EndedWell(*before));
    }
  }
  return true;
}

// The job waits as it did when it was new.
void WaitAgain(Seq seq, bool all, Txn& txn) {
  JobHead& head = *txn.Edit(seq, Cause::kRunAgain);
  if (head.state != State::kQueued) MoveTo(head, State::kQueued, JobState::kWaiting, Reason::kNone, Way::kCarried);
  head.shown = JobState::kWaiting;
  head.failures = head.crashes = 0;
  head.ended = WallTime{};
  head.retain_until = kNeverWall;
  head.SetDue(std::min(head.due, txn.now().wall));
  head.NeverExpire();
  Flow& flow = *head.flow;
  if (IsScanTask(head)) UndoStop(seq, txn);
  flow.upset = flow.freed = flow.told = flow.by_hand = flow.stopped = flow.halted = false;
  Links links = flow.linked ? txn.LinksOf(seq) : Links{};
  if (std::ranges::any_of(links.next, &Follower::told)) {
    for (Follower& next : links.next) next.told = false;
    txn.PutLinks(seq, links);
  }
  if (all && IsScanPartition(head)) StartPartitionOver(seq, txn);
  if (!flow.carries) return;
  auto carrier = txn.CarrierOf(seq).value_or(Carrier{});
  carrier.closed = false;
  txn.PutCarrier(seq, carrier);
  if (!all || !IsScanTask(head)) return;
  auto scan = txn.ScanOf(seq).value_or(ScanTask{});
  scan.draining = false;
  txn.PutScan(seq, scan);
}

// Which of those that the task waits for have not ended, or wait again themselves; and whether one has not ended well.
void WaitForAgain(const ResetWork& work, Txn& txn) {
  JobHead& head = *txn.Edit(work.task);
  const Links links = head.flow->linked ? txn.LinksOf(work.task) : Links{};
  const bool indexed = links.after.size() > 1;
  const Key index = BeforeIndex(work.task);
  const auto stand = indexed ? txn.Members(index, UINT64_MAX, links.after.size()) : std::vector<Seq>{};
  bool free = true;
  for (const Seq before : links.after) {
    const bool again = std::ranges::find(work.before, before) != work.before.end();
    const JobHead* other = txn.Head(before);
    const bool open = other != nullptr && (again || !HasEnded(other->state));
    const bool stands = std::ranges::find(stand, before) != stand.end();
    if (indexed && open && !stands) txn.AddToIndex(index, before);
    if (indexed && !open && stands) txn.RemoveFromIndex(index, before);
    free = free && !open;
    if (other != nullptr && !open && !EndedWell(*other)) head.flow->upset = true;
  }
  head.flow->freed = free;
}

// Partitions are made once.
bool IsToReset(const JobHead& head, bool all) {
  if (!HasEnded(head.state) || (head.flow->plans && EndedWell(head))) return false;
  return all || !EndedWell(head) || head.reason == Reason::kSkipped;
}

// What the partitions had found is found again when they start over: what is left of the first time counts no more.
void ResetMember(Seq member, bool all, Txn& txn) {
  const JobHead* head = txn.Head(member);
  if (head == nullptr || !head->flow || !IsToReset(*head, all)) return;
  if (!all || !IsPiece(*head) || head->flow->plans) return WaitAgain(member, all, txn);
  JobHead& old = *txn.Edit(member);
  old.flow->by_hand = true;
  old.retain_until = txn.now().wall + old.options.retention;
}

bool DoReset(const ResetWork& work, std::uint64_t& cursor, std::size_t& room, Txn& txn) {
  const JobHead* head = txn.Head(work.task);
  if (head == nullptr || !head->flow) return true;
  if (head->flow->carries) {
    const bool done = ForEachMember(ChildrenIndex(work.task), cursor, room, txn,
                                    [&](Seq member) { ResetMember(member, work.all, txn); });
    if (!done) return false;
  }
  WaitAgain(work.task, work.all, txn);
  WaitForAgain(work, txn);
  room -= std::min<std::size_t>(room, 1 + txn.LinksOf(work.task).after.size() / 8);
  return true;
}

// A partition is left when all of its dead documents have moved.
Result<bool> DoReplay(const ReplayWork& work, std::uint64_t& cursor, std::size_t& room, std::uint64_t& count,
                      Txn& txn) {
  if (work.partition != 0) return ReplayDead(work.partition, room, count, txn);
  const auto page = txn.Members(ChildrenIndex(work.task), cursor == 0 ? UINT64_MAX : cursor, room);
  const bool last = page.size() < room;
  for (const Seq member : page) {
    if (room == 0) return false;
    const std::size_t before = room;
    PAWL_ASSIGN(const bool all, ReplayDead(member, room, count, txn));
    if (!all) return false;
    if (room == before) --room;  // it had none, and was looked at
    cursor = member;
  }
  return last;
}

// The elements of an array, as far as they go.
class Elements {
 public:
  // At the beginning of a valid JSON text: nothing if it is no array.
  static std::optional<Elements> Of(std::string_view json) {
    const char* p = json::SkipSpace(json.data(), json.data() + json.size());
    if (p == json.data() + json.size() || *p != '[') return std::nullopt;
    return Elements(json, static_cast<std::size_t>(p + 1 - json.data()));
  }
  Elements(std::string_view json, std::size_t at) : json_(json), at_(at) {}

  // The next one; nothing: there is none.
  std::optional<std::string_view> Next() {
    const char* end = json_.data() + json_.size();
    const char* p = json::SkipSpace(json_.data() + at_, end);
    if (p < end && *p == ',') p = json::SkipSpace(p + 1, end);
    if (p == end || *p == ']') return std::nullopt;
    const char* after = json::SkipValue(p, end);
    at_ = static_cast<std::size_t>(after - json_.data());
    return std::string_view(p, static_cast<std::size_t>(after - p));
  }
  std::size_t at() const { return at_; }

 private:
  std::string_view json_;
  std::size_t at_;
};

std::size_t CountElements(Elements elements) {
  std::size_t count = 0;
  while (count <= kPartitionsMax && elements.Next()) ++count;
  return count;
}

// It takes no more partitions, and those that were added are skipped.
bool FailCarrier(Seq seq, Carrier carrier, const std::string& message, Txn& txn) {
  JobHead& head = *txn.Edit(seq, Cause::kFailed);
  txn.Put(SideKey(RecordKind::kError, seq), EncodeError({"bad_result", message, {}}));
  head.side.error = true;
  head.flow->work = 0;
  End(head, State::kFailed, JobState::kDead, Reason::kTasksFailed, txn.now(), Way::kCarried);
  carrier.closed = true;
  txn.PutCarrier(seq, carrier);
  if (carrier.partitions > 0) {
    (void)BeginWorkAside({Pack(MembersWork{MembersWork::Action::kSkip, seq})}, txn);
  }
  return true;
}

// The result is not parsed twice: the cursor is the place in it where the next step goes on.
Result<bool> DoEach(const EachWork& work, std::uint64_t& cursor, std::size_t& room, Txn& txn) {
  const JobHead* head = txn.Head(work.carrier);
  auto carrier = txn.CarrierOf(work.carrier);
  if (head == nullptr || !carrier || head->state != State::kSuspended) return true;
  const JobHead* planner = txn.HeadHint(carrier->each);
  const std::string from = planner != nullptr ? planner->flow->task : "";
  const auto result = txn.Raw(SideKey(RecordKind::kResult, carrier->each));
  const std::string json = result.value_or("null");
  const auto elements = Elements::Of(json);
  if (!elements) {
    return FailCarrier(work.carrier, *carrier, "the result of task " + from + " is no array, so it has no parts", txn);
  }
  if (cursor == 0 && CountElements(*elements) > kPartitionsMax) {
    return FailCarrier(work.carrier, *carrier,
                       "the result of task " + from + " has more than " + std::to_string(kPartitionsMax) + " elements",
                       txn);
  }
  PAWL_ASSIGN(const auto blueprints, DecodeNewJobs(carrier->blueprint));
  Elements left = cursor == 0 ? *elements : Elements(json, static_cast<std::size_t>(cursor));
  const bool many = cursor != 0 || CountElements(*elements) >= kManyMembers;
  std::vector<NewJob> jobs;
  std::optional<std::string_view> element;
  while (room > 0 && (element = left.Next())) {
    const Partition partition{work.carrier, ++carrier->partitions, many, "{\"item\":" + std::string(*element) + "}"};
    jobs.push_back(MakePartition(blueprints.at(0), partition, txn));
    Enqueue(jobs.back().head, head->started, txn.now());
    room -= std::min(room, jobs.back().weight());
  }
  cursor = left.at();
  CreateJobs(jobs, txn);
  const bool done = !Elements(left).Next();
  carrier->planned = done;
  txn.PutCarrier(work.carrier, *carrier);
  if (!done) return false;
  txn.Edit(work.carrier)->flow->work = 0;
  EndCarrierIfDone(work.carrier, txn);
  return true;
}

}  // namespace

WorkItem Pack(const MembersWork& work) {
  WorkItem item{WorkItem::Kind::kMembers, {}};
  ByteWriter out(item.bytes);
  out.U8(static_cast<std::uint8_t>(work.action));
  out.U64(work.carrier);
  return item;
}

WorkItem Pack(const FollowersWork& work) {
  WorkItem item{WorkItem::Kind::kFollowers, {}};
  ByteWriter out(item.bytes);
  out.U64(work.seq);
  out.U64(work.from);
  return item;
}

WorkItem Pack(const ResetWork& work) {
  WorkItem item{WorkItem::Kind::kReset, {}};
  ByteWriter out(item.bytes);
  out.U64(work.task);
  out.Bool(work.all);
  for (const Seq before : work.before) out.U64(before);
  return item;
}

WorkItem Pack(const EachWork& work) {
  WorkItem item{WorkItem::Kind::kEach, {}};
  ByteWriter(item.bytes).U64(work.carrier);
  return item;
}

WorkItem Pack(const ReplayWork& work) {
  WorkItem item{WorkItem::Kind::kReplay, {}};
  ByteWriter out(item.bytes);
  out.U64(work.task);
  out.U64(work.partition);
  return item;
}

WorkItem Pack(const TieWork& work) {
  WorkItem item{WorkItem::Kind::kTie, {}};
  ByteWriter out(item.bytes);
  out.U64(work.seq);
  for (const Seq other : work.others) out.U64(other);
  return item;
}

Result<bool> DoFlowWork(const WorkItem& item, std::uint64_t& cursor, std::size_t& room, std::uint64_t& count,
                        Txn& txn) {
  if (item.kind == WorkItem::Kind::kMembers) {
    PAWL_ASSIGN(const MembersWork work, UnpackMembers(item));
    return DoMembers(work, cursor, room, txn);
  }
  if (item.kind == WorkItem::Kind::kFollowers) {
    PAWL_ASSIGN(const FollowersWork work, UnpackFollowers(item));
    return DoFollowers(work, room, txn);
  }
  if (item.kind == WorkItem::Kind::kReset) {
    PAWL_ASSIGN(const ResetWork work, UnpackReset(item));
    return DoReset(work, cursor, room, txn);
  }
  if (item.kind == WorkItem::Kind::kReplay) {
    PAWL_ASSIGN(const ReplayWork work, UnpackReplay(item));
    return DoReplay(work, cursor, room, count, txn);
  }
  if (item.kind == WorkItem::Kind::kTie) {
    PAWL_ASSIGN(const TieWork work, UnpackTie(item));
    return DoTie(work, room, txn);
  }
  PAWL_ASSIGN(const EachWork work, UnpackEach(item));
  return DoEach(work, cursor, room, txn);
}

}  // namespace pawl
