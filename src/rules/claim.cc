// Claims: a job that the fair queue handed out gets its lease, and a claim that names itself is remembered.
#include <algorithm>

#include "base/random.h"
#include "rules/claimed_flow.h"
#include "rules/claimed_life.h"
#include "rules/decide.h"
#include "rules/expiring_record.h"
#include "rules/moves.h"
#include "rules/partition.h"
#include "rules/txn.h"
#include "store/bytes.h"
#include "store/job_codec.h"

namespace pawl {
namespace {

constexpr Millis kClaimKept = std::chrono::hours(1);

RecordKey ClaimKey(const Hash128& key) { return {RecordKind::kClaim, Key().Hash(key)}; }

Token MakeToken(std::uint64_t seed) {
  SeededRandom random(seed);
  Token token;
  for (std::size_t i = 0; i < token.bytes.size(); i += sizeof(std::uint64_t)) {
    const std::uint64_t word = random.Next();
    std::copy_n(reinterpret_cast<const std::uint8_t*>(&word), sizeof word, token.bytes.begin() + static_cast<long>(i));
  }
  return token;
}

void GiveLease(const GrantOp& op, JobHead& head, Now now) {
  Lease lease;
  lease.token = MakeToken(op.seed);
  lease.worker = op.worker;
  lease.span = op.lease.value_or(head.options.lease);
  lease.hard_deadline = head.options.timeout > Millis{0} ? now.steady + head.options.timeout : kNeverSteady;
  lease.Extend(now.steady);
  head.lease = std::move(lease);
}

// A worker that was upgraded brings new ports; what the job has stays as it is.
Ports UpgradedPorts(Seq seq, const JobHead& head, Txn& txn) {
  Ports* ports = txn.PortsOf(seq);
  const auto type = txn.Type(head.queue, head.type);
  if (ports == nullptr) return {};
  bool changed = false;
  for (const PortSide side : {PortSide::kIn, PortSide::kOut}) {
    if (!type) break;
    for (const Port& port : type->ports.side(side)) {
      const bool has = port.name == "*" ? ports->Pattern(side) != nullptr : ports->Find(side, port.name) != nullptr;
      if (has || ports->side(side).size() >= kPortsMax) continue;
      ports->Put(side, port);
      changed = true;
    }
  }
  if (changed) txn.MarkPortsChanged(seq);
  return *ports;
}

Error Missing(Seq seq, std::string_view what) {
  return {ErrorCode::kCorrupt, "the " + std::string(what) + " of job " + std::to_string(seq) + " is missing"};
}

// A job is not handed out without what belongs to it. What is only not at hand yet is missing too: then the decision is
// thrown away.
Result<ClaimedJob> Claimed(Seq seq, JobHead claimed, Txn& txn) {
  ClaimedJob job;
  job.seq = seq;
  job.head = std::move(claimed);
  const JobHead& head = job.head;
  auto body = txn.Body(seq);
  if (head.side.progress) job.progress = txn.Raw(SideKey(RecordKind::kProgress, seq));
  const auto error = head.side.error ? txn.Raw(SideKey(RecordKind::kError, seq)) : std::nullopt;
  if (!body) return Missing(seq, "body");
  if (head.side.progress && !job.progress) return Missing(seq, "progress");
  if (head.side.error && !error) return Missing(seq, "error");
  if (error) {
    PAWL_ASSIGN(job.error, DecodeError(*error));
  }
  job.payload = std::move(body->payload);
  job.meta = std::move(body->meta);
  if (head.flow) job.flow = ShowFlow(seq, head, txn);
  job.partition = ShowPartition(seq, head, txn);
  return job;
}

Result<ClaimedJob> Reclaimed(Seq seq, JobHead head, Txn& txn) {
  PAWL_ASSIGN(ClaimedJob job, Claimed(seq, std::move(head), txn));
  if (job.head.stateful) {
    const Ports* ports = txn.PortsOf(seq);
    PAWL_ASSIGN(job.life, ShowLife(seq, job.head, ports != nullptr ? *ports : Ports{}, txn, true));
  }
  return job;
}

}  // namespace

Result<ClaimedJob> Decide(const GrantOp& op, Txn& txn) {
  if (op.claim) (void)txn.Raw(ClaimKey(*op.claim));
  const JobHead* waiting = txn.Head(op.seq);
  if (waiting == nullptr || !Waits(*waiting)) {
    return Error{ErrorCode::kInternal, "a job was handed out that does not wait"};
  }
  JobHead* head = txn.Edit(op.seq, Cause::kClaimed);
  if (head->state == State::kTerminating) {
    head->stateful->phase = Phase::kShuttingDown;
  } else {
    MoveTo(*head, State::kRunning, JobState::kRunning);
  }
  ++head->attempt;
  head->started = txn.now().wall;
  if (head->unique_until == UniqueUntil::kStart) head->unique_until = UniqueUntil::kNone;
  GiveLease(op, *head, txn.now());
  BeginPartitionRun(op.seq, *head, txn);
  Box<ClaimedLife> life;
  if (head->stateful) {
    const Ports ports = UpgradedPorts(op.seq, *head, txn);
    if (ports.in.size() + ports.out.size() > 0) head->stateful->ports = true;
    PAWL_ASSIGN(life, ShowLife(op.seq, *head, ports, txn));
  }
  PAWL_ASSIGN(ClaimedJob job, Claimed(op.seq, *head, txn));
  job.life = std::move(life);
  if (op.group_settings && !head->group.empty()) {
    job.group_settings = txn.Group(head->queue, head->group_key).settings;
  }
  return job;
}

void Remember(const RememberClaim& claim, Txn& txn) {
  (void)txn.Raw(ClaimKey(claim.key));  // a repeat of the claim may have been answered by another node
  std::string bytes;
  ByteWriter out(bytes);
  for (const auto& [seq, token] : claim.granted) {
    out.U64(seq);
    out.Raw(token.bytes.data(), token.bytes.size());
  }
  PutExpiring(ClaimKey(claim.key), bytes, txn.now().wall + kClaimKept, txn);
}

Result<std::optional<std::vector<ClaimedJob>>> Recall(const Hash128& key, Txn& txn) {
  const auto bytes = ReadKept(ClaimKey(key), txn);
  if (!bytes) return std::optional<std::vector<ClaimedJob>>();
  ByteReader in(*bytes);
  std::vector<ClaimedJob> jobs;
  std::optional<Error> failure;  // told at the end, so that what is not at hand yet is asked for of all jobs together
  while (!in.done() && in.ok()) {
    const Seq seq = in.U64();
    Token token;
    in.Copy(token.bytes.data(), token.bytes.size());
    const JobHead* head = txn.Head(seq);
    if (head == nullptr || !head->lease || head->lease->token != token) continue;
    auto job = Reclaimed(seq, *head, txn);
    if (job.ok()) {
      jobs.push_back(*std::move(job));
    } else if (!failure) {
      failure = job.error();
    }
  }
  if (failure) return *std::move(failure);
  return std::optional(std::move(jobs));
}

}  // namespace pawl
