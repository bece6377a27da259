#include "rules/intent.h"

#include <algorithm>

#include "rules/decide.h"
#include "rules/once.h"
#include "rules/steps.h"
#include "rules/work_step.h"
#include "store/bytes.h"

namespace pawl {
namespace {

// As stored. Work is in the list; the others find their jobs by the filter, from the newest down to seq 1.
struct Intent {
  IntentKind kind = IntentKind::kMany;
  ManyAction action = ManyAction::kRun;
  JobFilter filter;
  Seq below = 0;  // kMany: among all jobs; kWork: in what the first item goes through, 0: from its beginning
  std::uint64_t count = 0;
  std::optional<Once> once;
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
  for (const Shown shown : intent.filter.shown) out.U8(static_cast<std::uint8_t>(shown));
  out.U64(intent.below);
  out.U64(intent.count);
  out.Bool(intent.once.has_value());
  if (intent.once) {
    out.Hash(intent.once->key);
    out.Hash(intent.once->request);
  }
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
  for (std::size_t i = 0; i < shown && in.ok(); ++i) intent.filter.shown.push_back(in.Enum(Shown::kTerminated));
  intent.below = in.U64();
  intent.count = in.U64();
  if (in.Bool()) {
    Once once;
    once.key = in.Hash();
    once.request = in.Hash();
    intent.once = once;
  }
  if (!in.done()) return Error{ErrorCode::kCorrupt, "a stored intent cannot be read"};
  return intent;
}

bool Matches(const JobFilter& filter, const JobHead& head, View& view) {
  if (filter.queue && view.Name(*filter.queue) != head.queue) return false;
  if (filter.type && view.Name(*filter.type) != head.type) return false;
  if (filter.group && *filter.group != head.group) return false;
  return filter.shown.empty() || std::find(filter.shown.begin(), filter.shown.end(), head.shown) != filter.shown.end();
}

// True if the job was changed. What cannot take the step is passed over.
bool Act(const Intent& intent, Seq seq, View& view, Now now, Desk& desk, Draft& draft) {
  auto head = view.Head(seq);
  if (!head || !Matches(intent.filter, *head, view)) return false;
  if (intent.action == ManyAction::kRun) {
    return head->shown != Shown::kQueued && RunAgain(seq, *head, {false, now}, view, draft).ok();
  }
  const bool asked_for_ended = !intent.filter.shown.empty();
  if (HasEnded(head->state) && !asked_for_ended) return false;
  if (head->state == State::kTerminating) return false;
  const Reason reason = intent.action == ManyAction::kPurge ? Reason::kPurged : Reason::kByRequest;
  return TerminateJob(seq, reason, view, now, desk, draft).ok();
}

}  // namespace

void BeginWork(Seq intent, const std::vector<WorkItem>& items, Draft& draft) {
  ListAppend list{WorkList(intent), {}, 0, true};
  for (const WorkItem& item : items) list.items.push_back(EncodeWork(item));
  draft.changes.list_appends.push_back(std::move(list));
  Intent record;
  record.kind = IntentKind::kWork;
  draft.changes.puts.emplace_back(IntentKey(intent), Encode(record));
  draft.intent = intent;
}

Result<ManyOp::Reply> Decide(const ManyOp& op, View& view, Now now, Draft& draft) {
  if (auto replay = Replay(op.once, view)) return *std::move(replay);
  Intent intent;
  intent.action = op.action;
  intent.filter = op.filter;
  intent.below = op.first_seq;
  intent.once = op.once;
  draft.changes.puts.emplace_back(IntentKey(op.first_seq), Encode(intent));
  draft.intent = op.first_seq;
  KeepAnswer(op.once, {}, op.first_seq, now, draft);
  return JobsReply{};
}

std::optional<IntentInfo> ReadIntent(Seq intent, View& view) {
  const auto bytes = view.Raw(IntentKey(intent));
  if (!bytes) return std::nullopt;
  auto record = DecodeIntent(*bytes);
  if (!record.ok()) return std::nullopt;
  return IntentInfo{record->kind, record->filter, record->below};
}

Result<StepOp::Reply> Decide(const StepOp& op, View& view, Now now, Draft& draft) {
  const auto bytes = view.Raw(IntentKey(op.intent));
  if (!bytes) return StepOp::Reply{true, 0};
  PAWL_ASSIGN(Intent intent, DecodeIntent(*bytes));
  StepOp::Reply reply;
  if (intent.kind == IntentKind::kMany) {
    Desk desk(view, now, draft);
    for (const Seq seq : op.seqs) {
      if (Act(intent, seq, view, now, desk, draft)) ++intent.count;
    }
    desk.Close();
    intent.below = op.next_below;
    reply = {op.next_below == 0, intent.count};
  } else {
    WorkStep step(op.intent, intent.kind, view, now, draft);
    PAWL_ASSIGN(reply.finished, step.Run(intent.below, intent.count));
    reply.count = intent.count;
  }
  if (!reply.finished) {
    draft.changes.puts.emplace_back(IntentKey(op.intent), Encode(intent));
    return reply;
  }
  draft.changes.erases.push_back(IntentKey(op.intent));
  if (intent.kind == IntentKind::kMany) {
    JobsReply answer;
    answer.count = intent.count;
    KeepAnswer(intent.once, answer, 0, now, draft);
  }
  return reply;
}

}  // namespace pawl
