#include "rules/family.h"

#include <algorithm>

#include "base/names.h"
#include "rules/counting.h"
#include "rules/decide.h"
#include "rules/job_errors.h"
#include "store/stateful_codec.h"

namespace pawl {
namespace {

// A job in a tree is kept as long as the tree is; alone, its own retention counts.
void SettleRetention(JobHead& head, Now now) {
  const Stateful& stateful = *head.stateful;
  if (!HasEnded(head.state) || stateful.keeps) return;
  const bool ends_alone = stateful.over || (!stateful.ports && !stateful.children);
  head.retain_until = stateful.parent == 0 && ends_alone ? now.wall + head.options.retention : kNeverWall;
}

std::string IdOf(Seq seq, Txn& txn) {
  const JobHead* head = txn.HeadHint(seq);
  return head != nullptr ? head->id : "~" + std::to_string(seq);
}

}  // namespace

Stateful& MakeStateful(JobHead& head, Seq seq, Txn& txn) {
  if (!head.stateful) {
    head.stateful.emplace();
    txn.Put(PortsKey(seq), EncodePorts({}));
  }
  return *head.stateful;
}

// The ports say who the parent is, and they are guarded: two adoptions at the same time cannot close a circle.
Result<void> CheckLine(Seq job, Seq parent, Txn& txn) {
  int level = 1;  // that the job would stand on
  for (Seq above = parent; above != 0;) {
    if (above == job) return Error{ErrorCode::kInvalid, "a job cannot be below itself", "parent"};
    if (++level > kTreeDepthMax) {
      return Error{ErrorCode::kInvalid, "trees are at most " + std::to_string(kTreeDepthMax) + " levels deep",
                   "parent"};
    }
    const Ports* ports = txn.PortsOf(above);
    above = ports != nullptr ? ports->parent : 0;
  }
  return {};
}

Result<void> MakeParent(Seq parent, Txn& txn) {
  const JobHead* hint = txn.HeadHint(parent);
  if (hint == nullptr) return NoSuchJob(parent);
  if (hint->state == State::kTerminating || hint->state == State::kTerminated) {
    return Error{ErrorCode::kBadTransition,
                 "job " + hint->id + " is " + std::string(Name(hint->shown)) + " and takes no more children"};
  }
  // What a child rests on are the parent's ports: there as long as the job is, and nobody fights over them.
  const Ports* ports = hint->stateful && hint->stateful->children ? txn.PortsOf(parent) : nullptr;
  if (ports != nullptr && ports->counting == Counting::kClosed) {
    return Error{ErrorCode::kBadTransition, "job " + hint->id + " is closed and takes no more children"};
  }
  if (ports != nullptr) return {};
  JobHead* head = txn.Edit(parent);
  if (head == nullptr) return NoSuchJob(parent);
  MakeStateful(*head, parent, txn).children = true;
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

Result<void> Adopt(const Adoption& adoption, Txn& txn) {
  const auto [job, parent, asked_name] = adoption;
  JobHead* head = txn.Edit(job);
  if (head == nullptr) return NoSuchJob(job);
  if (head->stateful && head->stateful->parent != 0) {
    return Error{ErrorCode::kBadTransition, "job " + head->id + " has a parent already; disown it first"};
  }
  PAWL_TRY(CheckLine(job, parent, txn));
  PAWL_TRY(MakeParent(parent, txn));
  const std::string& name = asked_name.empty() ? head->id : asked_name;
  if (const auto other = txn.Child(parent, name)) {
    return Error{ErrorCode::kNameTaken, "the parent has a child named " + name + " already: job " + IdOf(*other, txn),
                 "name"};
  }
  Stateful& stateful = MakeStateful(*head, job, txn);
  stateful.parent = parent;
  stateful.child_name = name;
  SettleRetention(*head, txn.now());
  if (Ports* ports = txn.PortsOf(job)) {
    ports->parent = parent;
    txn.MarkPortsChanged(job);
  }
  txn.Put(ChildKey(parent, name), EncodeChild({job, name}));
  return {};
}

Result<void> Disown(Seq job, Txn& txn) {
  JobHead* head = txn.Edit(job);
  if (head == nullptr) return NoSuchJob(job);
  if (!head->stateful || head->stateful->parent == 0) {
    return Error{ErrorCode::kBadTransition, "job " + head->id + " has no parent"};
  }
  Stateful& stateful = *head->stateful;
  if (IsCounted(*head)) TellCounted(*head, false, txn);  // nobody is to wait for it
  stateful.counted_as = CountedAs::kNothing;
  stateful.ran = stateful.succeeded = false;
  const Seq parent = std::exchange(stateful.parent, 0);
  txn.Erase(ChildKey(parent, std::exchange(stateful.child_name, {})));
  SettleRetention(*head, txn.now());
  if (Ports* ports = txn.PortsOf(job)) {
    ports->parent = 0;
    txn.MarkPortsChanged(job);
  }
  // It may have been the last that the parent's tree waited for.
  txn.AddTimer({txn.now().wall, TimerKind::kTree, Key().U64(parent)});
  return {};
}

Result<void> AddAlias(Seq job, const std::string& alias, Txn& txn) {
  PAWL_TRY(CheckAlias(alias));
  if (const auto holder = txn.SeqAt(IdKey(alias))) {
    if (*holder == job) return {};
    return Error{ErrorCode::kNameTaken, "the name " + alias + " belongs to job " + IdOf(*holder, txn), "alias"};
  }
  JobHead* head = txn.Edit(job);
  if (head == nullptr) return NoSuchJob(job);
  std::vector<std::string> names = txn.Aliases(job);
  if (names.size() >= kAliasesMax) {
    return Error{ErrorCode::kInvalid, "a job has at most " + std::to_string(kAliasesMax) + " aliases", "alias"};
  }
  MakeStateful(*head, job, txn).aliases = true;
  names.push_back(alias);
  txn.Put(AliasesKey(job), EncodeNames(names));
  txn.Put(IdKey(alias), EncodeAlias(job, alias));
  return {};
}

Result<void> RemoveAlias(Seq job, const std::string& alias, Txn& txn) {
  std::vector<std::string> names = txn.Aliases(job);
  const auto at = std::find(names.begin(), names.end(), alias);
  const JobHead* head = txn.Edit(job);
  if (head == nullptr) return NoSuchJob(job);
  if (at == names.end()) {
    return Error{ErrorCode::kNotFound, "job " + head->id + " has no alias " + alias, "alias"};
  }
  names.erase(at);
  txn.Put(AliasesKey(job), EncodeNames(names));
  txn.Erase(IdKey(alias));
  return {};
}

namespace {

JobsReply ReplyOf(Seq job, Txn& txn) {
  JobsReply reply;
  reply.jobs.push_back({job, *txn.Edit(job), false});
  reply.count = 1;
  return reply;
}

}  // namespace

Result<AdoptOp::Reply> Decide(const AdoptOp& op, Txn& txn) {
  const auto job = txn.Locate(op.job);
  if (!job) return NoSuchJob(op.job);
  const auto parent = txn.Locate(op.parent);
  if (!parent) return NoSuchJob(op.parent);
  PAWL_TRY(Adopt({*job, *parent, op.name}, txn));
  return ReplyOf(*job, txn);
}

Result<DisownOp::Reply> Decide(const DisownOp& op, Txn& txn) {
  const auto job = txn.Locate(op.job);
  if (!job) return NoSuchJob(op.job);
  PAWL_TRY(Disown(*job, txn));
  return ReplyOf(*job, txn);
}

Result<AliasOp::Reply> Decide(const AliasOp& op, Txn& txn) {
  const auto job = txn.Locate(op.job);
  if (!job) return NoSuchJob(op.job);
  PAWL_TRY(op.remove ? RemoveAlias(*job, op.alias, txn) : AddAlias(*job, op.alias, txn));
  if (txn.Edit(*job) == nullptr) return NoSuchJob(op.job);
  return ReplyOf(*job, txn);
}

}  // namespace pawl
