// The registry: which types the workers of a queue run, and what their jobs are like.
#include "base/json_writer.h"
#include "base/wall_format.h"
#include "rules/decide.h"
#include "rules/ports.h"
#include "rules/pusher.h"
#include "rules/system_messages.h"
#include "store/settings_codec.h"
#include "store/stateful_codec.h"

namespace pawl {
namespace {

void Tell(const std::string& queue, const std::string& type, std::string_view change, Txn& txn) {
  std::string value;
  JsonWriter json(value);
  json.BeginObject().Key("timestamp").String(FormatTime(txn.now().wall)).Key("queue").String(queue);
  json.Key("type").String(type).Key("change").String(change).EndObject();
  Announce({"/pawl/workers/" + queue, std::move(value), txn.now().wall}, txn);
}

// So many types more, or less.
void Count(NameId queue, std::int32_t types, Txn& txn) {
  QueueSettings settings = *txn.Queue(queue);
  settings.types += static_cast<std::uint32_t>(types);
  txn.Put(QueueKey(queue), EncodeQueue(settings));
}

}  // namespace

// Workers do this at every start: what is so already is no change.
Result<PutTypeOp::Reply> Decide(const PutTypeOp& op, Txn& txn) {
  PAWL_TRY(CheckPorts(op.spec.ports));
  Pusher names(txn);
  PAWL_ASSIGN(const NameId queue, names.ResolveQueueId(op.queue));
  PAWL_ASSIGN(const NameId type, names.Intern(op.type));
  const auto known = txn.Type(queue, type);
  if (known && *known == op.spec) return PutTypeOp::Reply{op.spec};
  if (!known) Count(queue, 1, txn);
  txn.Put(TypeKey(queue, type), EncodeType(op.spec));
  Tell(op.queue, op.type, "put", txn);
  return PutTypeOp::Reply{op.spec};
}

Result<DeleteTypeOp::Reply> Decide(const DeleteTypeOp& op, Txn& txn) {
  const auto queue = txn.Name(op.queue);
  const auto type = txn.Name(op.type);
  if (!queue || !type || !txn.Type(*queue, *type)) {
    return Error{ErrorCode::kNotFound, "type " + op.type + " is not registered for queue " + op.queue};
  }
  Count(*queue, -1, txn);
  txn.Erase(TypeKey(*queue, *type));
  Tell(op.queue, op.type, "deleted", txn);
  return DeleteTypeOp::Reply{};
}

}  // namespace pawl
