// What a push says of a stateful job: its ports and first inputs, its state, its parent, its aliases.
#include <algorithm>
#include <set>

#include "rules/family.h"
#include "rules/job_errors.h"
#include "rules/moves.h"
#include "rules/port_access.h"
#include "rules/ports.h"
#include "rules/pusher.h"
#include "store/bytes.h"

namespace pawl {
namespace {

Hash128 NameOfChild(Seq parent, const std::string& name) {
  std::string text;
  ByteWriter(text).U64(parent);
  return HashBytes(text + name);
}

Error NameTaken(const std::string& name, const std::string& holder, std::string field) {
  return {ErrorCode::kNameTaken, "the name " + name + " belongs to job " + holder, std::move(field)};
}

Error InField(std::string field, Error error) {
  error.field = std::move(field);
  return error;
}

Error GivenTwice(const std::string& name, std::string field) {
  return {ErrorCode::kNameTaken, "the name " + name + " is given twice", std::move(field)};
}

// Those of the type, and over them those of the push.
Result<Ports> PortsFor(const JobSpec& spec, const std::optional<TypeSpec>& type, Seq parent) {
  Ports ports = type ? type->ports : Ports{};
  for (const PortSide side : {PortSide::kIn, PortSide::kOut}) {
    for (const auto& [name, port] : side == PortSide::kIn ? spec.in : spec.out) {
      ports.Put(side, PortOf(side, name, port));
    }
  }
  if (!spec.in.empty() || !spec.out.empty()) PAWL_TRY(CheckPorts(ports));
  ports.parent = parent;
  if (spec.counts_children) ports.counting = Counting::kOpen;
  ports.defaults_changed = std::any_of(ports.in.begin(), ports.in.end(),
                                       [](const Port& port) { return port.name != "*" && port.default_value; });
  return ports;
}

// A type with ports is not retried unless somebody says so: its error is to be seen.
void SetRetries(const JobSpec& spec, const QueueDefaults& defaults, const std::optional<TypeSpec>& type,
                const Ports& ports, JobHead& head) {
  if (spec.retry.max) return;
  const bool has_ports = !ports.in.empty() || !ports.out.empty();
  if (type && type->retry_max) {
    head.options.retry.max = *type->retry_max;
  } else if (has_ports && !defaults.retry) {
    head.options.retry.max = 0;
  }
}

Result<void> CheckState(const StateValues& state, const QueueSettings& settings) {
  std::size_t bytes = 0;
  for (const auto& [key, value] : state) bytes += key.size() + value.size();
  const std::size_t max = settings.max_payload.value_or(kStateBytesMax);
  if (bytes <= max) return {};
  return Error{ErrorCode::kTooLarge,
               "the state has " + std::to_string(bytes) + " bytes, at most " + std::to_string(max) + " are taken",
               "state"};
}

}  // namespace

Result<std::optional<TypeSpec>> Pusher::ResolveType(const JobSpec& spec, const Target& target, NameId type) {
  if (!target.settings.registered && target.settings.types == 0) return std::optional<TypeSpec>{};
  const auto [slot, fresh] = types_.try_emplace((std::uint64_t{target.queue} << 32U) | type);
  if (fresh) slot->second = txn_.Type(target.queue, type);
  if (target.settings.registered && !slot->second) {
    const std::string& queue = spec.queue.empty() ? spec.type : spec.queue;
    return Error{
        ErrorCode::kNotRegistered,
        "the type " + spec.type + " is not registered for queue " + queue + "; its workers do that when they start",
        "type"};
  }
  return slot->second;
}

Result<void> Pusher::GiveLife(const JobSpec& spec, const Target& target, Seq parent, NewJob& job) {
  PAWL_ASSIGN(const std::optional<TypeSpec> type, ResolveType(spec, target, job.head.type));
  PAWL_ASSIGN(job.ports, PortsFor(spec, type, parent));
  SetRetries(spec, target.settings.defaults, type, job.ports, job.head);
  const bool has_ports = !job.ports.in.empty() || !job.ports.out.empty();
  const bool has_phases = type && (type->startup || type->shutdown);
  const bool has_more = !spec.inputs.empty() || !spec.state.empty() || !spec.aliases.empty() || spec.counts_children;
  if (!has_ports && !has_phases && parent == 0 && !has_more) return {};
  Stateful& stateful = job.head.stateful.emplace();
  stateful.ports = has_ports;
  // One of many is kept as a plain job is: the whole may take long.
  stateful.keeps = spec.retention.has_value() || spec.counted_as != CountedAs::kNothing;
  stateful.counted_as = spec.counted_as;
  stateful.children = spec.counts_children;  // so that the first of them does not touch the head either
  stateful.parent = parent;
  if (parent != 0 && parents_.insert(parent).second) PAWL_TRY(CheckLine(job.seq, parent, txn_));
  if (parent != 0) stateful.child_name = spec.name.empty() ? job.head.id : spec.name;
  PAWL_TRY(CheckState(spec.state, target.settings));
  job.state.assign(spec.state.begin(), spec.state.end());
  stateful.state = !job.state.empty();
  for (const auto& [port, values] : spec.inputs) {
    auto added = AddInput(job, port, values);
    if (!added.ok()) return InField("inputs." + port, std::move(added).error());
  }
  job.aliases = spec.aliases;
  std::sort(job.aliases.begin(), job.aliases.end());
  stateful.aliases = !job.aliases.empty();
  PAWL_TRY(TakeChildName(job));
  return TakeAliases(job);
}

Result<void> Pusher::TakeChildName(NewJob& job) {
  const Stateful& stateful = *job.head.stateful;
  if (stateful.parent == 0) return {};
  if (!by_child_name_.try_emplace(NameOfChild(stateful.parent, stateful.child_name), jobs_.size()).second) {
    return GivenTwice(stateful.child_name, "name");
  }
  const auto holder = txn_.Child(stateful.parent, stateful.child_name);
  if (!holder) return {};
  const auto head = txn_.HeadHint(*holder);
  return NameTaken(stateful.child_name, head ? head->id : "~" + std::to_string(*holder), "name");
}

Result<void> Pusher::TakeAliases(NewJob& job) {
  for (std::size_t i = 0; i < job.aliases.size(); ++i) {
    const std::string& alias = job.aliases[i];
    const std::string field = "aliases[" + std::to_string(i) + "]";
    if (auto fine = CheckAlias(alias); !fine.ok()) return InField(field, std::move(fine).error());
    const bool is_id = alias == job.head.id || FindNew(alias) != nullptr;
    if (is_id || !aliases_.insert(alias).second) return GivenTwice(alias, field);
    if (const auto holder = txn_.SeqAt(IdKey(alias))) {
      const auto head = txn_.HeadHint(*holder);
      return NameTaken(alias, head ? head->id : "~" + std::to_string(*holder), field);
    }
  }
  return {};
}

NewJob* Pusher::FindChild(Seq parent, const std::string& name) {
  const auto mine = by_child_name_.find(NameOfChild(parent, name));
  return mine == by_child_name_.end() || mine->second >= jobs_.size() ? nullptr : &jobs_[mine->second];
}

Result<Seq> FindParent(std::string_view text, Txn& txn) {
  const JobRef ref = RefOf(text);
  const auto seq = txn.Locate(ref);
  auto found = seq ? MakeParent(*seq, txn) : Result<void>(NoSuchJob(ref));
  if (!found.ok()) return InField("parent", std::move(found).error());
  return *seq;
}

Result<void> CheckCounts(Seq parent, Txn& txn) {
  const Ports* ports = parent != 0 ? txn.PortsOf(parent) : nullptr;
  if (ports != nullptr && ports->counting != Counting::kNo) return {};
  return Error{ErrorCode::kInvalid, "there is no parent that counts its children", "parent"};
}

Result<void> NoteWork(const std::vector<NewJob>& jobs, Txn& txn) {
  std::set<Seq> parents;
  for (const NewJob& job : jobs) {
    if (job.head.stateful && job.head.stateful->parent != 0) parents.insert(job.head.stateful->parent);
  }
  for (const Seq seq : parents) {
    JobHead* parent = txn.Edit(seq);
    if (parent == nullptr || !parent->stateful) continue;
    const Seq earlier = parent->stateful->work;
    if (earlier != 0 && txn.Raw(IntentKey(earlier))) {
      return Error{ErrorCode::kOverloaded, "children of job " + parent->id + " are being started; ask again"};
    }
    parent->stateful->work = txn.OperationSeq();
  }
  return {};
}

Result<void> AddInput(NewJob& job, const std::string& port, const std::vector<std::string>& values) {
  bool created = false;
  PAWL_ASSIGN(const Port* found, PortFor(job.ports, PortSide::kIn, port, created));
  if (found == nullptr) return NoSuchPort(job.head.id, job.ports, PortSide::kIn, port);
  for (auto& [name, waiting] : job.inputs) {
    if (name != port) continue;
    waiting.insert(waiting.end(), values.begin(), values.end());
    return {};
  }
  job.inputs.emplace_back(port, values);
  return {};
}

}  // namespace pawl
