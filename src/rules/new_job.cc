#include "rules/new_job.h"

#include "rules/desk.h"
#include "rules/rewrite.h"
#include "store/bytes.h"
#include "store/job_codec.h"
#include "store/living_codec.h"

namespace pawl {
namespace {

void PutChildAndAliases(const NewJob& job, Draft& draft) {
  const Living& living = *job.head.living;
  if (living.parent != 0) {
    draft.changes.puts.emplace_back(ChildKey(living.parent, living.child_name),
                                    EncodeChild({job.seq, living.child_name}));
  }
  for (const std::string& alias : job.aliases) {
    draft.changes.puts.emplace_back(IdKey(alias), EncodeAlias(job.seq, alias));
  }
}

void CreateLife(const NewJob& job, View& view, Draft& draft) {
  PutPorts(job.seq, {}, job.ports, view, draft);
  if (!job.state.empty()) draft.changes.puts.emplace_back(StateKey(job.seq), EncodeState(job.state));
  if (!job.aliases.empty()) draft.changes.puts.emplace_back(AliasesKey(job.seq), EncodeNames(job.aliases));
  PutChildAndAliases(job, draft);
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

void CreateJob(const NewJob& job, View& view, Now now, Draft& draft) {
  Create(draft, job.seq, job.head, job.body, {Cause::kPushed, now});
  if (job.head.living) CreateLife(job, view, draft);
}

void TakeNames(const NewJob& job, Draft& draft) {
  if (job.head.client_id) draft.changes.puts.emplace_back(IdKey(job.head.id), EncodeSeq(job.seq));
  if (job.head.unique_until != UniqueUntil::kNone) {
    draft.changes.puts.emplace_back(UniqueKey(job.head.queue, job.head.unique_key), EncodeSeq(job.seq));
  }
  if (job.head.living) PutChildAndAliases(job, draft);
}

std::string EncodeNewJobs(const NewJob* jobs, std::size_t count) {
  std::string bytes;
  ByteWriter out(bytes);
  for (std::size_t i = 0; i < count; ++i) {
    out.U64(jobs[i].seq);
    out.Long(EncodeHead(jobs[i].head));
    out.Long(EncodeBody(jobs[i].body));
    if (jobs[i].head.living) PutLife(out, jobs[i]);
  }
  return bytes;
}

Result<std::vector<NewJob>> DecodeNewJobs(std::string_view bytes) {
  ByteReader in(bytes);
  std::vector<NewJob> jobs;
  while (in.ok() && !in.done()) {
    NewJob job;
    job.seq = in.U64();
    PAWL_ASSIGN(job.head, DecodeHead(in.Long()));
    PAWL_ASSIGN(job.body, DecodeBody(in.Long()));
    if (job.head.living) PAWL_TRY(GetLife(in, job));
    jobs.push_back(std::move(job));
  }
  if (!in.ok()) return Error{ErrorCode::kCorrupt, "a stored part of a bulk push cannot be read"};
  return jobs;
}

}  // namespace pawl
