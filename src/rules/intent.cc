#include "rules/intent.h"

#include <algorithm>

#include "base/names.h"
#include "rules/callbacks.h"
#include "rules/decide.h"
#include "rules/idempotency_key.h"
#include "rules/steps.h"
#include "rules/work_step.h"
#include "store/bytes.h"

namespace pawl {
namespace {

constexpr std::size_t kNamesOfPart = kIntentStepLeast * 8;  // to take a name is so much less than to make a job

// As stored. Work is in the list; the others find their jobs by the filter, from the newest down to seq 1.
struct Intent {
  IntentKind kind = IntentKind::kMany;
  ManyAction action = ManyAction::kRun;
  JobFilter filter;
  Progress progress;  // kMany: `below` is among all jobs
  std::optional<IdempotencyKey> once;
  // Of kMany alone.
  NameId from = 0;  // with `below`, as in ManyPlace
  std::uint64_t looked_at = 0;
  std::uint64_t look_at = 0;  // 0: all
};

std::string Encode(const Intent& intent) {
  std::string bytes;
  ByteWriter out(bytes);
  out.U8(static_cast<std::uint8_t>(intent.kind));
  out.U8(static_cast<std::uint8_t>(intent.action));
  AppendFilter(intent.filter, bytes);
  out.U8(static_cast<std::uint8_t>(intent.progress.phase));
  out.U64(intent.progress.below);
  out.U64(intent.progress.count);
  out.Bool(intent.once.has_value());
  if (intent.once) {
    out.Hash(intent.once->key);
    out.Hash(intent.once->request);
  }
  if (intent.kind == IntentKind::kMany) {
    out.U32(intent.from);
    out.U64(intent.looked_at);
    out.U64(intent.look_at);
    AppendFilterRest(intent.filter, bytes);
    return bytes;
  }
  for (const Seq job : intent.progress.path) out.U64(job);  // to the end
  return bytes;
}

// Earlier versions stored nothing of an operation on many behind its key.
void ReadMany(ByteReader& in, Intent& intent) {
  if (!in.ok() || in.done()) return;
  intent.from = in.U32();
  intent.looked_at = in.U64();
  intent.look_at = in.U64();
  ReadFilterRest(in, intent.filter);
}

Result<Intent> DecodeIntent(std::string_view bytes) {
  ByteReader in(bytes);
  Intent intent;
  intent.kind = in.Enum(IntentKind::kWork);
  intent.action = in.Enum(ManyAction::kDelete);
  ReadFilter(in, intent.filter);
  intent.progress.phase = in.Enum(Progress::Phase::kUndoes);
  intent.progress.below = in.U64();
  intent.progress.count = in.U64();
  if (in.Bool()) {
    IdempotencyKey once;
    once.key = in.Hash();
    once.request = in.Hash();
    intent.once = once;
  }
  if (intent.kind == IntentKind::kMany) ReadMany(in, intent);
  while (in.ok() && !in.done()) intent.progress.path.push_back(in.U64());
  if (!in.done()) return Error{ErrorCode::kCorrupt, "a stored intent cannot be read"};
  return intent;
}

// What needs more than the head, the listing has looked at.
bool Matches(const JobFilter& filter, const JobHead& head, Txn& txn) {
  if (filter.queue && txn.Name(*filter.queue) != head.queue) return false;
  if (!filter.queue && IsOurName(txn.NameOf(head.queue))) return false;
  if (filter.type && txn.Name(*filter.type) != head.type) return false;
  return MatchesHead(filter, head);
}

// True if the job was changed. What cannot take the step is passed over.
bool Act(const Intent& intent, Seq seq, Txn& txn) {
  const JobHead* head = txn.Head(seq);
  if (head == nullptr || !Matches(intent.filter, *head, txn)) return false;
  if (!MayTake(intent.action, intent.filter, *head)) return false;
  switch (intent.action) {
    case ManyAction::kRun:
      return RunAgain(seq, {}, txn).ok();
    case ManyAction::kTerminate:
      return TerminateJob(seq, Reason::kByRequest, txn).ok();
    case ManyAction::kPurge:
      return TerminateJob(seq, Reason::kPurged, txn).ok();
    case ManyAction::kDelete:
      return DeleteJob(seq, txn, Awaited::kNo).ok();
  }
  return false;
}

// Takes the step for the jobs that were found, and notes where the next one goes on; `below` 0: none is left. The ends
// of jobs with callbacks fill a step sooner.
void ActOnMany(Intent& intent, const StepOp& op, Txn& txn) {
  std::size_t changes = 0;
  for (std::size_t i = 0; i < op.seqs.size(); ++i) {
    if (changes >= op.room) {
      intent.progress.below = op.seqs[i - 1];
      intent.looked_at += i;
      return;
    }
    ++changes;
    const JobHead* head = txn.Head(op.seqs[i]);
    const std::size_t tells = head == nullptr ? 0 : WeightOfCallbacks(*head, CallbackEvent::kTerminated);
    if (!Act(intent, op.seqs[i], txn)) continue;
    ++intent.progress.count;
    if (intent.action == ManyAction::kTerminate || intent.action == ManyAction::kPurge) changes += tells;
  }
  intent.progress.below = op.next_below;
  intent.from = op.next_from;
  intent.looked_at += op.looked_at;
}

void PutIntent(Seq intent, const Intent& record, const std::vector<WorkItem>& items, Txn& txn) {
  ListAppend list{WorkList(intent), {}, 0, true};
  for (const WorkItem& item : items) list.items.push_back(EncodeWork(item));
  txn.Append(std::move(list));
  txn.Put(IntentKey(intent), Encode(record));
}

void Begin(const Intent& record, const std::vector<WorkItem>& items, Txn& txn) {
  const Seq intent = txn.OperationSeq();
  PutIntent(intent, record, items, txn);
  txn.GoOnAs(intent, record.progress.phase == Progress::Phase::kTakesNames);
}

std::vector<WorkItem> NameItems(const NameRecords& names) {
  std::vector<WorkItem> items;
  for (std::size_t at = 0; at < names.size(); at += kNamesOfPart) {
    const std::size_t end = std::min(names.size(), at + kNamesOfPart);
    const auto from = names.begin() + static_cast<std::ptrdiff_t>(at);
    items.push_back(Pack(NamesWork{NameRecords(from, names.begin() + static_cast<std::ptrdiff_t>(end))}));
  }
  return items;
}

}  // namespace

void BeginWork(const std::vector<WorkItem>& items, Txn& txn) {
  Intent record;
  record.kind = IntentKind::kWork;
  Begin(record, items, txn);
}

Seq BeginWorkAside(const std::vector<WorkItem>& items, Txn& txn) {
  Intent record;
  record.kind = IntentKind::kWork;
  const Seq intent = txn.BeginAside();
  PutIntent(intent, record, items, txn);
  return intent;
}

void BeginPush(const std::optional<IdempotencyKey>& once, const std::vector<NewJob>& jobs,
               const std::vector<WorkItem>& then, Txn& txn) {
  Intent record;
  record.kind = IntentKind::kWork;
  record.once = once;
  std::vector<WorkItem> items = NameItems(NamesOf(jobs));
  if (!items.empty()) {
    record.progress.phase = Progress::Phase::kTakesNames;
    // A server-made id that did not lead to a job never will.
    txn.LeaveAbsent({RecordKind::kId, RecordKind::kUnique, RecordKind::kChild, RecordKind::kHead});
  }
  for (WorkItem& item : JobItems(jobs)) items.push_back(std::move(item));
  items.insert(items.end(), then.begin(), then.end());
  Begin(record, items, txn);
}

// Names and jobs stand before all else.
bool CreatesJobs(Seq intent, StoreReader& reader) {
  const Key list = WorkList(intent);
  const auto items = reader.ListItems(list, reader.Bounds(list).head, 1);
  if (!items.ok() || items->empty()) return false;
  const auto first = DecodeWork(items->front().value);
  return first.ok() && (first->kind == WorkItem::Kind::kJobs || first->kind == WorkItem::Kind::kNames);
}

Result<ManyOp::Reply> Decide(const ManyOp& op, Txn& txn) {
  if (auto replay = Replay(op.once, txn)) return *std::move(replay);
  Intent intent;
  intent.action = op.action;
  intent.filter = op.filter;
  const Seq number = txn.OperationSeq();
  intent.progress.below = std::min(number, op.place.below);  // jobs that are pushed later are left alone
  intent.from = op.place.from;
  intent.look_at = op.look_at;
  intent.once = op.once;
  txn.Put(IntentKey(number), Encode(intent));
  txn.GoOnAs(number);
  KeepAnswer(op.once, {}, number, txn);
  return JobsReply{};
}

bool MayTake(ManyAction action, const JobFilter& filter, const JobHead& head) {
  const bool terminates = action == ManyAction::kTerminate || action == ManyAction::kPurge;
  if (terminates && HasEnded(head.state) && filter.shown.empty()) return false;  // those are meant only if it says so
  if (terminates) return CanMove(head.state, State::kTerminating);
  if (action == ManyAction::kDelete) return MayBeDeleted(head);
  return head.state == State::kQueued ? head.shown != JobState::kQueued : CanMove(head.state, State::kQueued);
}

std::optional<IntentInfo> ReadIntent(Seq intent, Txn& txn) {
  const auto bytes = txn.Raw(IntentKey(intent));
  if (!bytes) return std::nullopt;
  auto record = DecodeIntent(*bytes);
  if (!record.ok()) return std::nullopt;
  const bool may_be_undone = record->progress.phase != Progress::Phase::kCreates;
  const std::uint64_t left = record->look_at - std::min(record->look_at, record->looked_at);
  return IntentInfo{record->kind, record->filter, {record->progress.below, record->from}, left, may_be_undone};
}

Result<StepOp::Reply> Decide(const StepOp& op, Txn& txn) {
  const auto bytes = txn.Raw(IntentKey(op.intent));
  if (!bytes) return StepOp::Reply{true, 0};
  PAWL_ASSIGN(Intent intent, DecodeIntent(*bytes));
  StepOp::Reply reply;
  if (intent.kind == IntentKind::kMany) {
    ActOnMany(intent, op, txn);
    const bool enough = intent.look_at > 0 && intent.looked_at >= intent.look_at;
    if (enough && intent.progress.below != 0) reply.next = ManyPlace{intent.progress.below, intent.from};
    reply.finished = enough || intent.progress.below == 0;
    reply.looked_at = intent.looked_at;
  } else {
    WorkStep step(op, txn);
    PAWL_ASSIGN(reply.finished, step.Run(intent.progress));
  }
  reply.count = intent.progress.count;
  if (!reply.finished) {
    txn.Put(IntentKey(op.intent), Encode(intent));
    return reply;
  }
  txn.Erase(IntentKey(op.intent));
  if (intent.kind == IntentKind::kMany) {
    JobsReply answer;
    answer.count = intent.progress.count;
    answer.looked_at = reply.looked_at;
    answer.next = reply.next;
    KeepAnswer(intent.once, answer, 0, txn);
  }
  reply.undone = intent.progress.phase == Progress::Phase::kUndoes;
  if (reply.undone) ForgetAnswer(intent.once, txn);
  return reply;
}

}  // namespace pawl
