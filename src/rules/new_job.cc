#include "rules/new_job.h"

#include "base/uuid.h"
#include "rules/moves.h"
#include "rules/pusher.h"
#include "rules/subscriptions.h"
#include "rules/txn.h"
#include "store/bytes.h"
#include "store/job_codec.h"
#include "store/partition_codec.h"
#include "store/settings_codec.h"
#include "store/stateful_codec.h"
#include "store/workflow_codec.h"

namespace pawl {
namespace {

void AddChildAndAliases(const NewJob& job, NameRecords& names) {
  const Stateful& stateful = *job.head.stateful;
  if (stateful.parent != 0) {
    names.emplace_back(ChildKey(stateful.parent, stateful.child_name), EncodeChild({job.seq, stateful.child_name}));
  }
  for (const std::string& alias : job.aliases) names.emplace_back(IdKey(alias), EncodeAlias(job.seq, alias));
}

void SetGroupLimit(const NewJob& job, Txn& txn) {
  const JobHead& head = job.head;
  GroupSettings settings = txn.Group(head.queue, head.group_key);
  if (settings.limit_patched || settings.limit == job.group_limit) return;
  settings.limit = job.group_limit;
  txn.Put(GroupSettingsKey(head.queue, head.group_key), EncodeGroup(settings));
  txn.ChangeQueue(FairConfigure{head.queue, head.group_key, head.group, LimitsOf(settings), true});
}

void CreateLife(const NewJob& job, Txn& txn) {
  PutPorts(job.seq, {}, job.ports, txn);
  if (!job.state.empty()) txn.Put(StateKey(job.seq), EncodeState(job.state));
  if (!job.aliases.empty()) txn.Put(AliasesKey(job.seq), EncodeNames(job.aliases));
  NameRecords names;
  AddChildAndAliases(job, names);
  for (auto& [key, value] : names) txn.Put(key, std::move(value));
  for (const auto& [port, values] : job.inputs) {
    ListAppend append{PortList(job.seq, PortSide::kIn, port), {}};
    for (const std::string& value : values) append.items.push_back(EncodePortItem({value, {}}));
    if (!append.items.empty()) txn.Append(std::move(append));
  }
}

void CreateFlow(const NewJob& job, Txn& txn) {
  const Flow& flow = *job.head.flow;
  if (job.links) txn.PutLinks(job.seq, *job.links);
  if (job.carrier) txn.PutCarrier(job.seq, *job.carrier);
  if (job.partition) txn.PutPartition(job.seq, *job.partition);
  if (job.scan) txn.PutScan(job.seq, *job.scan);
  for (const Seq before : job.before) txn.AddToIndex(BeforeIndex(job.seq), before);
  if (flow.carrier != 0 && !flow.task.empty() && flow.partition == 0) {
    txn.Put(ChildKey(flow.carrier, flow.task), EncodeChild({job.seq, flow.task}));
  }
}

void PutFlowParts(ByteWriter& out, const NewJob& job) {
  out.Long(job.links ? EncodeLinks(*job.links) : "");
  out.Long(job.carrier ? EncodeCarrier(*job.carrier) : "");
  out.U32(static_cast<std::uint32_t>(job.before.size()));
  for (const Seq before : job.before) out.U64(before);
  if (!job.head.flow->scans) return;  // as in jobs that were stored before there were scans
  out.Long(job.partition ? EncodePartition(*job.partition) : "");
  out.Long(job.scan ? EncodeScanTask(*job.scan) : "");
}

Result<void> GetFlowParts(ByteReader& in, NewJob& job) {
  if (const auto links = in.Long(); !links.empty()) {
    PAWL_ASSIGN(job.links, DecodeLinks(links));
  }
  if (const auto carrier = in.Long(); !carrier.empty()) {
    PAWL_ASSIGN(job.carrier, DecodeCarrier(carrier));
  }
  const std::size_t before = in.U32();
  for (std::size_t i = 0; i < before && in.ok(); ++i) job.before.push_back(in.U64());
  if (!job.head.flow->scans) return {};
  if (const auto partition = in.Long(); !partition.empty()) {
    PAWL_ASSIGN(job.partition, DecodePartition(partition));
  }
  if (const auto scan = in.Long(); !scan.empty()) {
    PAWL_ASSIGN(job.scan, DecodeScanTask(scan));
  }
  return {};
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

void CreateJobs(const std::vector<NewJob>& jobs, Txn& txn) {
  for (const NewJob& job : jobs) {
    if (job.group_limit) SetGroupLimit(job, txn);
    txn.Create(job.seq, job.head, job.body);
    if (job.head.stateful) CreateLife(job, txn);
    if (job.head.flow) CreateFlow(job, txn);
  }
}

NameRecords NamesOf(const std::vector<NewJob>& jobs) {
  NameRecords names;
  for (const NewJob& job : jobs) {
    if (job.head.client_id) names.emplace_back(IdKey(job.head.id), EncodeSeq(job.seq));
    if (job.head.unique_until != UniqueUntil::kNone) {
      names.emplace_back(UniqueKey(job.head.queue, job.head.unique_key), EncodeSeq(job.seq));
    }
    if (job.head.stateful) AddChildAndAliases(job, names);
  }
  return names;
}

NewJob MakePartition(const NewJob& blueprint, const Partition& partition, Txn& txn) {
  NewJob job = blueprint;
  job.seq = txn.NewSeq();
  JobHead& head = job.head;
  head.id = MakeJobId(txn.now().wall, job.seq, (partition.carrier << 20U) + partition.number);
  head.created = txn.now().wall;
  head.SetDue(txn.now().wall);
  head.flow->carrier = partition.carrier;
  head.flow->partition = partition.number;
  head.flow->many = partition.many;
  if (job.partition) {
    job.partition->number = partition.number;
    job.partition->start = job.partition->offset = partition.offset;
  }
  job.body.payload = partition.payload;
  return job;
}

void AppendNewJob(const NewJob& job, std::string& bytes) {
  ByteWriter out(bytes);
  out.U64(job.seq);
  out.Long(EncodeHead(job.head));
  out.Long(EncodeBody(job.body));
  out.U32(job.group_limit.value_or(0));
  if (job.head.stateful) PutLife(out, job);
  if (job.head.flow) PutFlowParts(out, job);
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
    if (job.head.stateful) PAWL_TRY(GetLife(in, job));
    if (job.head.flow) PAWL_TRY(GetFlowParts(in, job));
    jobs.push_back(std::move(job));
  }
  if (!in.ok()) return Error{ErrorCode::kCorrupt, "a stored part of a bulk push cannot be read"};
  return jobs;
}

}  // namespace pawl
