#include "rules/family.h"

#include <algorithm>

#include "base/names.h"
#include "rules/counting.h"
#include "rules/decide.h"
#include "rules/job_errors.h"
#include "store/living_codec.h"

namespace pawl {
namespace {

Living& LivingOf(JobHead& head, Seq seq, Draft& draft) {
  return head.living ? *head.living : MakeLiving(head, seq, draft);
}

// A job in a tree is kept as long as the tree is; alone, its own retention counts.
void SettleRetention(JobHead& head, Now now) {
  const Living& living = *head.living;
  if (!HasEnded(head.state) || living.keeps) return;
  const bool ends_alone = living.over || (!living.ports && !living.children);
  head.retain_until = living.parent == 0 && ends_alone ? now.wall + head.options.retention : kNeverWall;
}

// What the record will be when the draft is applied.
std::optional<std::string> After(const RecordKey& key, View& view, const Draft& draft) {
  const auto& puts = draft.changes.puts;
  const auto staged = std::find_if(puts.rbegin(), puts.rend(), [&](const auto& put) { return put.first == key; });
  if (staged != puts.rend()) return staged->second;
  return view.Raw(key);
}

Result<std::vector<std::string>> AliasesOf(Seq job, View& view, const Draft& draft) {
  const auto bytes = After(AliasesKey(job), view, draft);
  if (!bytes) return std::vector<std::string>{};
  return DecodeNames(*bytes);
}

std::string IdOf(Seq seq, View& view) {
  const auto head = view.HeadHint(seq);
  return head ? head->id : "~" + std::to_string(seq);
}

}  // namespace

// The ports say who the parent is, and they are guarded: two adoptions at the same time cannot close a circle.
Result<void> CheckLine(Seq job, Seq parent, View& view) {
  int level = 1;  // that the job would stand on
  for (Seq above = parent; above != 0;) {
    if (above == job) return Error{ErrorCode::kInvalid, "a job cannot be below itself", "parent"};
    if (++level > kTreeDepthMax) {
      return Error{ErrorCode::kInvalid, "trees are at most " + std::to_string(kTreeDepthMax) + " levels deep",
                   "parent"};
    }
    const auto ports = view.PortsOf(above);
    above = ports ? ports->parent : 0;
  }
  return {};
}

Result<void> MakeParent(Seq parent, View& view, Desk& desk, Draft& draft) {
  const auto hint = view.HeadHint(parent);
  if (!hint) return NoSuchJob(parent);
  if (hint->state == State::kTerminating || hint->state == State::kTerminated) {
    return Error{ErrorCode::kBadTransition,
                 "job " + hint->id + " is " + std::string(Name(hint->shown)) + " and takes no more children"};
  }
  // What a child rests on are the parent's ports: there as long as the job is, and nobody fights over them.
  const Ports* ports = hint->living && hint->living->children ? desk.PortsOf(parent) : nullptr;
  if (ports != nullptr && ports->counting == Counting::kClosed) {
    return Error{ErrorCode::kBadTransition, "job " + hint->id + " is closed and takes no more children"};
  }
  if (ports != nullptr) return {};
  JobHead* head = desk.Head(parent);
  if (head == nullptr) return NoSuchJob(parent);
  LivingOf(*head, parent, draft).children = true;
  return {};
}

Result<void> CheckAlias(const std::string& alias) {
  PAWL_TRY(CheckName(alias, "alias"));
  const char first = static_cast<char>(alias.front() | 0x20);
  if (first < 'a' || first > 'z') {
    return Error{ErrorCode::kInvalid, "an alias starts with a letter", "alias"};
  }
  if (alias.starts_with("pawl."))
    return Error{ErrorCode::kInvalid, "names that start with pawl. are Pawl's own", "alias"};
  return {};
}

Result<void> Adopt(const Adoption& adoption, View& view, Now now, Desk& desk, Draft& draft) {
  const auto [job, parent, asked_name] = adoption;
  JobHead* head = desk.Head(job);
  if (head == nullptr) return NoSuchJob(job);
  if (head->living && head->living->parent != 0) {
    return Error{ErrorCode::kBadTransition, "job " + head->id + " has a parent already; disown it first"};
  }
  PAWL_TRY(CheckLine(job, parent, view));
  PAWL_TRY(MakeParent(parent, view, desk, draft));
  const std::string& name = asked_name.empty() ? head->id : asked_name;
  if (const auto other = view.Child(parent, name)) {
    return Error{ErrorCode::kNameTaken, "the parent has a child named " + name + " already: job " + IdOf(*other, view),
                 "name"};
  }
  Living& living = LivingOf(*head, job, draft);
  living.parent = parent;
  living.child_name = name;
  SettleRetention(*head, now);
  if (Ports* ports = desk.PortsOf(job)) {
    ports->parent = parent;
    desk.ChangedPorts(job);
  }
  draft.changes.puts.emplace_back(ChildKey(parent, name), EncodeChild({job, name}));
  return {};
}

Result<void> Disown(Seq job, View& view, Now now, Desk& desk, Draft& draft) {
  JobHead* head = desk.Head(job);
  if (head == nullptr) return NoSuchJob(job);
  if (!head->living || head->living->parent == 0) {
    return Error{ErrorCode::kBadTransition, "job " + head->id + " has no parent"};
  }
  Living& living = *head->living;
  if (IsCounted(*head)) TellCounted(*head, false, view, now, desk, draft);  // nobody is to wait for it
  living.counted_as = CountedAs::kNothing;
  living.ran = living.succeeded = false;
  const Seq parent = std::exchange(living.parent, 0);
  draft.changes.erases.push_back(ChildKey(parent, std::exchange(living.child_name, {})));
  SettleRetention(*head, now);
  if (Ports* ports = desk.PortsOf(job)) {
    ports->parent = 0;
    desk.ChangedPorts(job);
  }
  // It may have been the last that the parent's tree waited for.
  draft.changes.timer_adds.push_back({now.wall, TimerKind::kTree, Key().U64(parent)});
  return {};
}

Result<void> AddAlias(Seq job, const std::string& alias, View& view, Desk& desk, Draft& draft) {
  PAWL_TRY(CheckAlias(alias));
  if (const auto bytes = After(IdKey(alias), view, draft)) {
    PAWL_ASSIGN(const IdRecord record, DecodeId(*bytes));
    if (record.seq == job) return {};
    return Error{ErrorCode::kNameTaken, "the name " + alias + " belongs to job " + IdOf(record.seq, view), "alias"};
  }
  JobHead* head = desk.Head(job);
  if (head == nullptr) return NoSuchJob(job);
  PAWL_ASSIGN(std::vector<std::string> names, AliasesOf(job, view, draft));
  if (names.size() >= kAliasesMax) {
    return Error{ErrorCode::kInvalid, "a job has at most " + std::to_string(kAliasesMax) + " aliases", "alias"};
  }
  LivingOf(*head, job, draft).aliases = true;
  names.push_back(alias);
  draft.changes.puts.emplace_back(AliasesKey(job), EncodeNames(names));
  draft.changes.puts.emplace_back(IdKey(alias), EncodeAlias(job, alias));
  return {};
}

Result<void> RemoveAlias(Seq job, const std::string& alias, View& view, Desk& desk, Draft& draft) {
  PAWL_ASSIGN(std::vector<std::string> names, AliasesOf(job, view, draft));
  const auto at = std::find(names.begin(), names.end(), alias);
  const JobHead* head = desk.Head(job);
  if (head == nullptr) return NoSuchJob(job);
  if (at == names.end()) {
    return Error{ErrorCode::kNotFound, "job " + head->id + " has no alias " + alias, "alias"};
  }
  names.erase(at);
  draft.changes.puts.emplace_back(AliasesKey(job), EncodeNames(names));
  draft.changes.erases.push_back(IdKey(alias));
  return {};
}

namespace {

JobsReply ReplyOf(Seq job, Desk& desk) {
  JobsReply reply;
  reply.jobs.push_back({job, *desk.Head(job), false});
  reply.count = 1;
  desk.Close();
  return reply;
}

}  // namespace

Result<AdoptOp::Reply> Decide(const AdoptOp& op, View& view, Now now, Draft& draft) {
  const auto job = view.Locate(op.job);
  if (!job) return NoSuchJob(op.job);
  const auto parent = view.Locate(op.parent);
  if (!parent) return NoSuchJob(op.parent);
  Desk desk(view, now, draft);
  PAWL_TRY(Adopt({*job, *parent, op.name}, view, now, desk, draft));
  return ReplyOf(*job, desk);
}

Result<DisownOp::Reply> Decide(const DisownOp& op, View& view, Now now, Draft& draft) {
  const auto job = view.Locate(op.job);
  if (!job) return NoSuchJob(op.job);
  Desk desk(view, now, draft);
  PAWL_TRY(Disown(*job, view, now, desk, draft));
  return ReplyOf(*job, desk);
}

Result<AliasOp::Reply> Decide(const AliasOp& op, View& view, Now now, Draft& draft) {
  const auto job = view.Locate(op.job);
  if (!job) return NoSuchJob(op.job);
  Desk desk(view, now, draft);
  PAWL_TRY(op.remove ? RemoveAlias(*job, op.alias, view, desk, draft) : AddAlias(*job, op.alias, view, desk, draft));
  if (desk.Head(*job) == nullptr) return NoSuchJob(op.job);
  return ReplyOf(*job, desk);
}

}  // namespace pawl
