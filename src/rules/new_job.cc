#include "rules/new_job.h"

#include <unordered_map>

#include "rules/desk.h"
#include "rules/pusher.h"
#include "rules/rewrite.h"
#include "store/bytes.h"
#include "store/job_codec.h"
#include "store/living_codec.h"
#include "store/settings_codec.h"

namespace pawl {
namespace {

void AddChildAndAliases(const NewJob& job, NameRecords& names) {
  const Living& living = *job.head.living;
  if (living.parent != 0) {
    names.emplace_back(ChildKey(living.parent, living.child_name), EncodeChild({job.seq, living.child_name}));
  }
  for (const std::string& alias : job.aliases) names.emplace_back(IdKey(alias), EncodeAlias(job.seq, alias));
}

// The limits that the jobs of one decision bring.
class GroupLimits {
 public:
  GroupLimits(View& view, Draft& draft) : view_(view), draft_(draft) {}

  void Set(const NewJob& job) {
    const JobHead& head = job.head;
    const RecordKey key = GroupSettingsKey(head.queue, head.group_key);
    const auto [slot, fresh] = groups_.try_emplace(std::string(key.key.view()));
    GroupSettings& settings = slot->second;
    if (fresh) settings = view_.Group(head.queue, head.group_key);
    if (settings.limit_patched || settings.limit == job.group_limit) return;
    settings.limit = job.group_limit;
    draft_.changes.puts.emplace_back(key, EncodeGroup(settings));
    draft_.changes.fair.emplace_back(FairConfigure{head.queue, head.group_key, head.group, LimitsOf(settings), true});
  }

 private:
  View& view_;
  Draft& draft_;
  std::unordered_map<std::string, GroupSettings> groups_;
};

void CreateLife(const NewJob& job, View& view, Draft& draft) {
  PutPorts(job.seq, {}, job.ports, view, draft);
  if (!job.state.empty()) draft.changes.puts.emplace_back(StateKey(job.seq), EncodeState(job.state));
  if (!job.aliases.empty()) draft.changes.puts.emplace_back(AliasesKey(job.seq), EncodeNames(job.aliases));
  AddChildAndAliases(job, draft.changes.puts);
  for (const auto& [port, values] : job.inputs) {
    ListAppend append{PortList(job.seq, PortSide::kIn, port), {}};
    for (const std::string& value : values) append.items.push_back(EncodePortItem({value, {}}));
    if (!append.items.empty()) draft.changes.list_appends.push_back(std::move(append));
  }
}

void PutLife(ByteWriter& out, const NewJob& job) {
  out.Long(EncodePorts(job.ports));
  out.Long(EncodeState(job.state));
  out.Long(EncodeNames(job.aliases));
  out.U32(static_cast<std::uint32_t>(job.inputs.size()));
  for (const auto& [port, values] : job.inputs) {
    out.Short(port);
    out.U32(static_cast<std::uint32_t>(values.size()));
    for (const std::string& value : values) out.Long(value);
  }
}

Result<void> GetLife(ByteReader& in, NewJob& job) {
  PAWL_ASSIGN(job.ports, DecodePorts(in.Long()));
  PAWL_ASSIGN(job.state, DecodeState(in.Long()));
  PAWL_ASSIGN(job.aliases, DecodeNames(in.Long()));
  const std::size_t inputs = in.U32();
  for (std::size_t i = 0; i < inputs && in.ok(); ++i) {
    auto& [port, values] = job.inputs.emplace_back();
    port = in.Short();
    const std::size_t count = in.U32();
    for (std::size_t k = 0; k < count && in.ok(); ++k) values.emplace_back(in.Long());
  }
  return {};
}

}  // namespace

std::size_t WeightOf(const std::vector<NewJob>& jobs) {
  std::size_t weight = 0;
  for (const NewJob& job : jobs) weight += job.weight();
  return weight;
}

void CreateJobs(const std::vector<NewJob>& jobs, View& view, Now now, Draft& draft) {
  GroupLimits limits(view, draft);
  for (const NewJob& job : jobs) {
    if (job.group_limit) limits.Set(job);
    Create(draft, job.seq, job.head, job.body, {Cause::kPushed, now});
    if (job.head.living) CreateLife(job, view, draft);
  }
}

NameRecords NamesOf(const std::vector<NewJob>& jobs) {
  NameRecords names;
  for (const NewJob& job : jobs) {
    if (job.head.client_id) names.emplace_back(IdKey(job.head.id), EncodeSeq(job.seq));
    if (job.head.unique_until != UniqueUntil::kNone) {
      names.emplace_back(UniqueKey(job.head.queue, job.head.unique_key), EncodeSeq(job.seq));
    }
    if (job.head.living) AddChildAndAliases(job, names);
  }
  return names;
}

void AppendNewJob(const NewJob& job, std::string& bytes) {
  ByteWriter out(bytes);
  out.U64(job.seq);
  out.Long(EncodeHead(job.head));
  out.Long(EncodeBody(job.body));
  out.U32(job.group_limit.value_or(0));
  if (job.head.living) PutLife(out, job);
}

Result<std::vector<NewJob>> DecodeNewJobs(std::string_view bytes) {
  ByteReader in(bytes);
  std::vector<NewJob> jobs;
  while (in.ok() && !in.done()) {
    NewJob job;
    job.seq = in.U64();
    PAWL_ASSIGN(job.head, DecodeHead(in.Long()));
    PAWL_ASSIGN(job.body, DecodeBody(in.Long()));
    if (const std::uint32_t limit = in.U32(); limit != 0) job.group_limit = limit;
    if (job.head.living) PAWL_TRY(GetLife(in, job));
    jobs.push_back(std::move(job));
  }
  if (!in.ok()) return Error{ErrorCode::kCorrupt, "a stored part of a bulk push cannot be read"};
  return jobs;
}

}  // namespace pawl
