#include "rules/effects.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "rules/counting.h"
#include "rules/decide.h"
#include "rules/family.h"
#include "rules/flow_push.h"
#include "rules/intent.h"
#include "rules/job_errors.h"
#include "rules/partition.h"
#include "rules/port_access.h"
#include "rules/ports.h"
#include "rules/pusher.h"
#include "rules/wake.h"

namespace pawl {
namespace {

// The effects of one step, in their order: what is read before what is made, what is made before what is written to it.
class EffectsStep {
 public:
  EffectsStep(Seq self, JobHead& head, const FinishOp& op, Txn& txn)
      : self_(self), head_(head), op_(op), txn_(txn), writer_(txn, self), pusher_(txn) {}

  Result<EffectsDone> Run();

 private:
  // Applies one kind of effect; an error says which one it was. A refusal that rests on what has not been read yet
  // means nothing: go on, and ask for all of it at once.
  template <typename T, typename Apply>
  Result<void> Each(const std::vector<T>& all, std::string_view field, Apply apply) {
    for (std::size_t i = 0; i < all.size(); ++i) {
      Result<void> done = apply(all[i], i);
      if (done.ok() || txn_.incomplete()) continue;
      Error error = std::move(done).error();
      const std::string inner = error.field.empty() ? "" : "." + error.field;
      error.field = std::string(field) + "[" + std::to_string(i) + "]" + inner;
      return error;
    }
    return {};
  }

  Result<void> Consume(const ConsumeEffect& effect);
  Result<void> ChangeOwn();
  Result<void> AddJobs();
  Result<void> Write(const WriteEffect& effect);
  Result<void> ConnectPorts(ConnectEffect effect);
  Result<void> DisownChild(const JobRef& child);
  Result<std::vector<WorkItem>> CreateJobs();
  std::size_t WeightOfPieces(const std::vector<NewJob>& jobs) const;
  Result<void> Tie(std::vector<NewJob>& jobs, bool in_steps, FlowPush& flow);

  Result<Seq> Locate(const JobRef& ref);
  // One of the job itself, or of its children: a run has no business with others.
  Result<void> CheckFamily(Seq job);
  Result<Seq> TargetOf(const WriteEffect& effect);
  NewJob* NewTargetOf(const WriteEffect& effect);
  bool HasChanges() const;

  const Seq self_;
  JobHead& head_;
  const FinishOp& op_;
  Txn& txn_;
  PortWriter writer_;
  Pusher pusher_;
  std::vector<std::pair<const JobSpec*, Seq>> added_;  // of `push`: what was there already has a number
  std::vector<NewJob> parts_;                          // of tasks of the same workflow, and pieces of its own
};

Result<EffectsDone> EffectsStep::Run() {
  const Effects& effects = op_.effects;
  PAWL_TRY(Each(effects.consume, "effects.consume", [&](const auto& one, std::size_t) { return Consume(one); }));
  PAWL_TRY(ChangeOwn());
  PAWL_TRY(AddJobs());
  PAWL_TRY(Each(effects.write, "effects.write", [&](const auto& one, std::size_t) { return Write(one); }));
  PAWL_TRY(Each(effects.publish, "effects.publish",
                [&](const auto& one, std::size_t) { return writer_.Publish(one.channel, one.value); }));
  PAWL_TRY(Each(effects.connect, "effects.connect", [&](const auto& one, std::size_t) { return ConnectPorts(one); }));
  PAWL_TRY(Each(effects.alias_add, "effects.aliases.add",
                [&](const auto& alias, std::size_t) { return AddAlias(self_, alias, txn_); }));
  PAWL_TRY(Each(effects.alias_remove, "effects.aliases.remove",
                [&](const auto& alias, std::size_t) { return RemoveAlias(self_, alias, txn_); }));
  PAWL_TRY(Each(effects.disown, "effects.disown", [&](const auto& child, std::size_t) { return DisownChild(child); }));
  EffectsDone done;
  done.consumed = writer_.consumed();
  done.changed = HasChanges();
  PAWL_ASSIGN(done.big, CreateJobs());
  for (WorkItem& item : writer_.TakeBig()) done.big.push_back(std::move(item));
  return done;
}

bool EffectsStep::HasChanges() const {
  const Effects& effects = op_.effects;
  const bool only_consumes = effects.write.empty() && effects.publish.empty() && effects.connect.empty() &&
                             effects.state_set.empty() && effects.state_unset.empty() && effects.ports.empty() &&
                             effects.children.empty() && effects.disown.empty() && effects.alias_add.empty() &&
                             effects.alias_remove.empty() && !effects.defaults_run && !effects.close_children;
  return !only_consumes || op_.result || op_.progress || !op_.push.empty();
}

Result<Seq> EffectsStep::Locate(const JobRef& ref) {
  const std::string* id = std::get_if<std::string>(&ref);
  if (id != nullptr && id->empty()) return self_;
  const auto seq = txn_.Locate(ref);
  if (!seq) return NoSuchJob(ref);
  return *seq;
}

Result<void> EffectsStep::CheckFamily(Seq job) {
  if (job == self_) return {};
  const Ports* ports = txn_.PortsOf(job);
  if (ports != nullptr && ports->parent == self_) return {};
  return Error{ErrorCode::kForbidden, "a run reads and writes its own ports and those of its children only", "job"};
}

Result<void> EffectsStep::Consume(const ConsumeEffect& effect) {
  if (!effect.job) return writer_.Consume(self_, PortSide::kIn, effect.port, effect.from, effect.to);
  PAWL_ASSIGN(const Seq child, Locate(*effect.job));
  PAWL_TRY(writer_.Consume(child, PortSide::kOut, effect.port, effect.from, effect.to));
  // The claim did not carry all of it: the rest is still news.
  const bool has_rest = txn_.Bounds(PortList(child, PortSide::kOut, effect.port)).tail > effect.to;
  if (has_rest && head_.stateful && head_.stateful->more) Wake(self_, Hint{child}, txn_);
  return {};
}

Result<void> EffectsStep::ChangeOwn() {
  const Effects& effects = op_.effects;
  if (!effects.state_set.empty() || !effects.state_unset.empty()) {
    auto state = ChangeState(self_, effects.state_set, effects.state_unset, txn_);
    if (!state.ok()) return std::move(state).error();
  }
  if (!effects.ports.empty()) PAWL_TRY(PatchPorts(self_, effects.ports, txn_));
  Ports* ports = effects.defaults_run || effects.close_children ? txn_.PortsOf(self_) : nullptr;
  if (ports == nullptr) return {};
  if (effects.defaults_run) ports->defaults_run = std::min(*effects.defaults_run, ports->defaults_changed);
  if (effects.close_children && ports->counting != Counting::kNo) ports->counting = Counting::kClosed;
  txn_.MarkPortsChanged(self_);
  return {};
}

Result<void> EffectsStep::AddJobs() {
  std::uint64_t seed = op_.seed;
  const auto add = [&](const JobSpec& spec, const Pusher::Starter* starter) -> Result<void> {
    PAWL_ASSIGN(const auto existing, pusher_.Add(spec, txn_.NewSeq(), ++seed, txn_, starter));
    if (starter == nullptr) added_.push_back({&spec, existing ? existing->seq : 0});
    return {};
  };
  const auto push = [&](const JobSpec& spec, std::size_t) -> Result<void> {
    if (spec.into.empty()) return add(spec, nullptr);
    PAWL_ASSIGN(NewJob part, MakeInto(self_, head_, spec, txn_));
    parts_.push_back(std::move(part));
    return {};
  };
  PAWL_TRY(Each(op_.push, "push", push));
  if (op_.effects.children.empty()) return {};
  if (!head_.stateful) MakeStateful(head_, self_, txn_);
  head_.stateful->children = true;
  const Pusher::Starter self{self_, head_.id};
  return Each(op_.effects.children, "effects.children",
              [&](const JobSpec& spec, std::size_t) { return add(spec, &self); });
}

NewJob* EffectsStep::NewTargetOf(const WriteEffect& effect) {
  if (!effect.child.empty()) return pusher_.FindChild(self_, effect.child);
  const std::string* id = effect.job ? std::get_if<std::string>(&*effect.job) : nullptr;
  return id != nullptr ? pusher_.FindNew(*id) : nullptr;
}

Result<Seq> EffectsStep::TargetOf(const WriteEffect& effect) {
  if (effect.child.empty()) return effect.job ? Locate(*effect.job) : Result<Seq>(self_);
  const auto child = txn_.Child(self_, effect.child);
  if (!child) return Error{ErrorCode::kNotFound, "the job has no child named " + effect.child, "child"};
  if (txn_.PortsOf(*child) == nullptr) {
    return Error{ErrorCode::kOverloaded, "the child " + effect.child + " is being created; ask again", "child"};
  }
  return *child;
}

Result<void> EffectsStep::Write(const WriteEffect& effect) {
  if (NewJob* fresh = NewTargetOf(effect)) return AddInput(*fresh, effect.port, effect.values);
  PAWL_ASSIGN(const Seq target, TargetOf(effect));
  PAWL_TRY(CheckFamily(target));
  const PortSide side = effect.side.value_or(target == self_ ? PortSide::kOut : PortSide::kIn);
  return writer_.Write(target, side, effect.port, effect.values, effect.notify);
}

Result<void> EffectsStep::ConnectPorts(ConnectEffect effect) {
  const auto resolve = [&](PortRef& end) -> Result<void> {
    PAWL_ASSIGN(const Seq seq, Locate(end.job));
    end.job = seq;
    return CheckFamily(seq);
  };
  PAWL_TRY(resolve(effect.from));
  for (PortRef& end : effect.to) PAWL_TRY(resolve(end));
  return Connect(effect, writer_, txn_);
}

Result<void> EffectsStep::DisownChild(const JobRef& child) {
  PAWL_ASSIGN(const Seq seq, Locate(child));
  PAWL_TRY(CheckFamily(seq));
  if (seq == self_) return Error{ErrorCode::kInvalid, "a run disowns children, not its own job"};
  return Disown(seq, txn_);
}

Result<void> EffectsStep::Tie(std::vector<NewJob>& jobs, bool in_steps, FlowPush& flow) {
  if (!FlowPush::IsWanted(op_.push) || txn_.incomplete()) return {};
  std::vector<FlowPush::Place> places;
  std::size_t next = 0;
  for (const auto& [spec, existing] : added_) {
    NewJob* job = existing == 0 ? &jobs.at(next++) : nullptr;
    places.push_back(
        {spec, job != nullptr ? job->seq : existing, job, static_cast<std::size_t>(spec - op_.push.data())});
  }
  auto tied = flow.Tie(std::move(places), in_steps);
  if (tied.ok()) return {};
  Error error = std::move(tied).error();
  error.field = "push[" + std::to_string(flow.culprit()) + "]" + (error.field.empty() ? "" : "." + error.field);
  return error;
}

// The jobs of `push` come first.
std::size_t EffectsStep::WeightOfPieces(const std::vector<NewJob>& jobs) const {
  std::size_t weight = 0;
  std::size_t next = 0;
  for (const auto& [spec, existing] : added_) {
    if (existing != 0) continue;
    if (spec->flow && spec->flow->piece) weight += jobs.at(next).weight();
    ++next;
  }
  return weight;
}

// At once, or in steps if that would be too much for one commit. What joins a task does so at once: the task must not
// end before.
Result<std::vector<WorkItem>> EffectsStep::CreateJobs() {
  std::vector<NewJob> jobs = pusher_.TakeJobs();
  const bool in_steps = WeightOf(jobs) - WeightOfPieces(jobs) + writer_.delivered() > kIntentStepMost && !jobs.empty();
  FlowPush flow(txn_, IsScanPartition(head_) ? head_.flow->carrier : 0);
  PAWL_TRY(Tie(jobs, in_steps, flow));
  TellJoined(jobs, self_, txn_);
  const auto pieces =
      std::stable_partition(jobs.begin(), jobs.end(), [](const NewJob& job) { return !IsPiece(job.head); });
  std::move(pieces, jobs.end(), std::back_inserter(parts_));
  jobs.erase(pieces, jobs.end());
  pawl::CreateJobs(parts_, txn_);
  if (!in_steps) {
    pawl::CreateJobs(jobs, txn_);
    flow.LetGo();
    return std::vector<WorkItem>{};
  }
  PAWL_TRY(NoteWork(jobs, txn_));
  // A run that has ended cannot be undone: the names of its jobs are taken with its end.
  for (auto& [key, value] : NamesOf(jobs)) txn_.Put(key, std::move(value));
  std::vector<WorkItem> items = JobItems(jobs);
  for (WorkItem& item : flow.LetGoWork()) items.push_back(std::move(item));
  return items;
}

}  // namespace

Result<EffectsDone> ApplyEffects(Seq self, JobHead& head, const FinishOp& op, Txn& txn) {
  if (op.outcome == Outcome::kReleased && !op.effects.empty()) {
    return Error{ErrorCode::kInvalid, "a run that is given back has no effects", "effects"};
  }
  if (op.effects.empty() && op.push.empty()) return EffectsDone{false, op.result || op.progress, {}};
  return EffectsStep(self, head, op, txn).Run();
}

}  // namespace pawl
