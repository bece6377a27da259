// Ports, channels and the state of stateful jobs, asked for from outside.
#include "rules/decide.h"
#include "rules/idempotency_key.h"
#include "rules/intent.h"
#include "rules/job_errors.h"
#include "rules/ports.h"
#include "store/bytes.h"
#include "store/stateful_codec.h"

namespace pawl {
namespace {

Result<Seq> Locate(const JobRef& ref, Txn& txn) {
  if (const auto seq = txn.Locate(ref)) return *seq;
  const std::string* id = std::get_if<std::string>(&ref);
  if (id != nullptr && txn.BeingPushed(*id)) {
    return Error{ErrorCode::kOverloaded, "job " + *id + " is being created; ask again"};
  }
  return NoSuchJob(ref);
}

// What does not fit into one step goes on as an intent; then the heads are written.
void Conclude(PortWriter& writer, Txn& txn) {
  if (auto big = writer.TakeBig(); !big.empty()) BeginWork(big, txn);
}

std::string Encode(const ReadPortOp::Reply& reply) {
  std::string bytes;
  ByteWriter out(bytes);
  out.U64(reply.from);
  out.U64(reply.to);
  out.U64(reply.left);
  out.Bool(reply.is_default);
  for (const PortItem& item : reply.items) out.Long(EncodePortItem(item));
  return bytes;
}

Result<ReadPortOp::Reply> DecodeReadReply(std::string_view bytes) {
  ByteReader in(bytes);
  ReadPortOp::Reply reply;
  reply.from = in.U64();
  reply.to = in.U64();
  reply.left = in.U64();
  reply.is_default = in.Bool();
  while (in.ok() && !in.done()) {
    PAWL_ASSIGN(PortItem item, DecodePortItem(in.Long()));
    reply.items.push_back(std::move(item));
  }
  if (!in.ok()) return Error{ErrorCode::kCorrupt, "the stored answer of an Idempotency-Key cannot be read"};
  return reply;
}

Result<ReadPortOp::Reply> ReadPort(const ReadPortOp& op, Seq job, PortWriter& writer, Txn& txn) {
  PAWL_ASSIGN(const Port* port, FindPort(job, op.from.side, op.from.port, txn));
  const Key list = PortList(job, op.from.side, op.from.port);
  const ListBounds bounds = txn.Bounds(list);
  ReadPortOp::Reply reply;
  reply.from = reply.to = bounds.head;
  for (const ListItem& item : txn.Items(list, bounds.head, op.limit)) {
    PAWL_ASSIGN(PortItem decoded, DecodePortItem(item.value));
    reply.items.push_back(std::move(decoded));
  }
  reply.to += reply.items.size();
  reply.left = bounds.tail - reply.to;
  if (!reply.items.empty()) {
    PAWL_TRY(writer.Consume(job, op.from.side, op.from.port, reply.from, reply.to));
  } else if (port->default_value) {
    reply.items.push_back({*port->default_value, {}});
    reply.is_default = true;
  }
  return reply;
}

}  // namespace

Result<WritePortOp::Reply> Decide(const WritePortOp& op, Txn& txn) {
  if (auto replay = Replay(op.once, txn)) return *std::move(replay);
  PAWL_ASSIGN(const Seq job, Locate(op.to.job, txn));
  PortWriter writer(txn, 0);
  PAWL_TRY(writer.Write(job, op.to.side, op.to.port, op.values, op.notify));
  Conclude(writer, txn);
  JobsReply reply;
  reply.count = op.values.size();
  KeepAnswer(op.once, reply, txn.intent(), txn);
  return reply;
}

Result<ReadPortOp::Reply> Decide(const ReadPortOp& op, Txn& txn) {
  if (const auto replay = ReplayBytes(op.once, txn)) {
    PAWL_ASSIGN(const std::string bytes, *replay);
    return DecodeReadReply(bytes);
  }
  PAWL_ASSIGN(const Seq job, Locate(op.from.job, txn));
  PortWriter writer(txn, 0);
  PAWL_ASSIGN(ReadPortOp::Reply reply, ReadPort(op, job, writer, txn));
  KeepBytes(op.once, Encode(reply), txn);
  return reply;
}

Result<ConnectOp::Reply> Decide(const ConnectOp& op, Txn& txn) {
  PortWriter writer(txn, 0);
  PAWL_TRY(Connect(op.connect, writer, txn));
  Conclude(writer, txn);
  return JobsReply{};
}

Result<PatchPortsOp::Reply> Decide(const PatchPortsOp& op, Txn& txn) {
  PAWL_ASSIGN(const Seq job, Locate(op.job, txn));
  const bool removes = std::any_of(op.patches.begin(), op.patches.end(), [](const PortPatch& p) { return p.remove; });
  if (removes) {
    // A run in flight names what it has consumed by offsets; after the port is removed and made again, the same offsets
    // mean other items.
    const JobHead* head = txn.Edit(job);
    if (head == nullptr) return NoSuchJob(op.job);
    if (head->lease) {
      return Error{ErrorCode::kBadTransition, "job " + head->id + " is running; remove ports while it does not"};
    }
  }
  PAWL_TRY(PatchPorts(job, op.patches, txn));
  PatchPortsOp::Reply reply{*txn.PortsOf(job)};
  return reply;
}

Result<StateOp::Reply> Decide(const StateOp& op, Txn& txn) {
  PAWL_ASSIGN(const Seq job, Locate(op.job, txn));
  PAWL_ASSIGN(StateMap state, ChangeState(job, op.set, op.unset, txn));
  return StateOp::Reply{std::move(state)};
}

Result<PublishOp::Reply> Decide(const PublishOp& op, Txn& txn) {
  if (auto replay = Replay(op.once, txn)) return *std::move(replay);
  PortWriter writer(txn, 0);
  PAWL_TRY(writer.Publish(op.message.channel, op.message.value));
  JobsReply reply;
  reply.count = writer.delivered();
  Conclude(writer, txn);
  KeepAnswer(op.once, reply, txn.intent(), txn);
  return reply;
}

}  // namespace pawl
