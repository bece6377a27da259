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
};

void PutOptional(ByteWriter& out, const std::optional<std::string>& text) {
  out.Bool(text.has_value());
  if (text) out.Short(*text);
}
std::optional<std::string> GetOptional(ByteReader& in) {
  if (!in.Bool()) return std::nullopt;
  return std::string(in.Short());
}

std::string Encode(const Intent& intent) {
  std::string bytes;
  ByteWriter out(bytes);
  out.U8(static_cast<std::uint8_t>(intent.kind));
  out.U8(static_cast<std::uint8_t>(intent.action));
  PutOptional(out, intent.filter.queue);
  PutOptional(out, intent.filter.type);
  PutOptional(out, intent.filter.group);
  out.U8(static_cast<std::uint8_t>(intent.filter.shown.size()));
  for (const JobState shown : intent.filter.shown) out.U8(static_cast<std::uint8_t>(shown));
  out.U8(static_cast<std::uint8_t>(intent.progress.phase));
  out.U64(intent.progress.below);
  out.U64(intent.progress.count);
  out.Bool(intent.once.has_value());
  if (intent.once) {
    out.Hash(intent.once->key);
    out.Hash(intent.once->request);
  }
  for (const Seq job : intent.progress.path) out.U64(job);  // to the end
  return bytes;
}

Result<Intent> DecodeIntent(std::string_view bytes) {
  ByteReader in(bytes);
  Intent intent;
  intent.kind = in.Enum(IntentKind::kWork);
  intent.action = in.Enum(ManyAction::kPurge);
  intent.filter.queue = GetOptional(in);
  intent.filter.type = GetOptional(in);
  intent.filter.group = GetOptional(in);
  const std::size_t shown = in.U8();
  for (std::size_t i = 0; i < shown && in.ok(); ++i) intent.filter.shown.push_back(in.Enum(JobState::kWaiting));
  intent.progress.phase = in.Enum(Progress::Phase::kUndoes);
  intent.progress.below = in.U64();
  intent.progress.count = in.U64();
  if (in.Bool()) {
    IdempotencyKey once;
    once.key = in.Hash();
    once.request = in.Hash();
    intent.once = once;
  }
  while (in.ok() && !in.done()) intent.progress.path.push_back(in.U64());
  if (!in.done()) return Error{ErrorCode::kCorrupt, "a stored intent cannot be read"};
  return intent;
}

bool Matches(const JobFilter& filter, const JobHead& head, Txn& txn) {
  if (filter.queue && txn.Name(*filter.queue) != head.queue) return false;
  if (!filter.queue && IsOurName(txn.NameOf(head.queue))) return false;
  if (filter.type && txn.Name(*filter.type) != head.type) return false;
  if (filter.group && *filter.group != head.group) return false;
  return filter.shown.empty() || std::find(filter.shown.begin(), filter.shown.end(), head.shown) != filter.shown.end();
}

// True if the job was changed. What cannot take the step is passed over.
bool Act(const Intent& intent, Seq seq, Txn& txn) {
  const JobHead* head = txn.Head(seq);
  if (head == nullptr || !Matches(intent.filter, *head, txn)) return false;
  if (intent.action == ManyAction::kRun) {
    return head->shown != JobState::kQueued && RunAgain(seq, {}, txn).ok();
  }
  const bool asked_for_ended = !intent.filter.shown.empty();
  if (HasEnded(head->state) && !asked_for_ended) return false;
  if (head->state == State::kTerminating) return false;
  const Reason reason = intent.action == ManyAction::kPurge ? Reason::kPurged : Reason::kByRequest;
  return TerminateJob(seq, reason, txn).ok();
}

// Returns where the next step goes on: jobs still to be looked at have a smaller seq. 0: none is left. The ends of jobs
// with callbacks fill a step sooner.
Seq ActOnMany(Intent& intent, const StepOp& op, Txn& txn) {
  std::size_t changes = 0;
  for (std::size_t i = 0; i < op.seqs.size(); ++i) {
    if (changes >= op.room) return op.seqs[i - 1];
    ++changes;
    if (!Act(intent, op.seqs[i], txn)) continue;
    ++intent.progress.count;
    if (intent.action != ManyAction::kRun) {
      changes += WeightOfCallbacks(*txn.Head(op.seqs[i]), CallbackEvent::kTerminated);
    }
  }
  return op.next_below;
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
  intent.progress.below = number;  // jobs that are pushed later are left alone
  intent.once = op.once;
  txn.Put(IntentKey(number), Encode(intent));
  txn.GoOnAs(number);
  KeepAnswer(op.once, {}, number, txn);
  return JobsReply{};
}

std::optional<IntentInfo> ReadIntent(Seq intent, Txn& txn) {
  const auto bytes = txn.Raw(IntentKey(intent));
  if (!bytes) return std::nullopt;
  auto record = DecodeIntent(*bytes);
  if (!record.ok()) return std::nullopt;
  const bool may_be_undone = record->progress.phase != Progress::Phase::kCreates;
  return IntentInfo{record->kind, record->filter, record->progress.below, may_be_undone};
}

Result<StepOp::Reply> Decide(const StepOp& op, Txn& txn) {
  const auto bytes = txn.Raw(IntentKey(op.intent));
  if (!bytes) return StepOp::Reply{true, 0};
  PAWL_ASSIGN(Intent intent, DecodeIntent(*bytes));
  StepOp::Reply reply;
  if (intent.kind == IntentKind::kMany) {
    intent.progress.below = ActOnMany(intent, op, txn);
    reply.finished = intent.progress.below == 0;
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
    KeepAnswer(intent.once, answer, 0, txn);
  }
  reply.undone = intent.progress.phase == Progress::Phase::kUndoes;
  if (reply.undone) ForgetAnswer(intent.once, txn);
  return reply;
}

}  // namespace pawl
