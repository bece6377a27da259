// The registry: which types the workers of a queue run, and what their jobs are like.
#include "base/json_writer.h"
#include "base/wall_format.h"
#include "rules/decide.h"
#include "rules/echo.h"
#include "rules/ports.h"
#include "rules/pusher.h"
#include "store/living_codec.h"
#include "store/settings_codec.h"

namespace pawl {
namespace {

void Tell(const std::string& queue, const std::string& type, std::string_view change, View& view, Now now,
          Draft& draft) {
  std::string value;
  JsonWriter json(value);
  json.BeginObject().Key("timestamp").String(FormatTime(now.wall)).Key("queue").String(queue);
  json.Key("type").String(type).Key("change").String(change).EndObject();
  Announce({"/pawl/workers/" + queue, std::move(value), now.wall}, view, now, draft);
}

// So many types more, or less.
void Count(NameId queue, std::int32_t types, View& view, Draft& draft) {
  QueueSettings settings = view.Queue(queue).value_or(QueueSettings{});
  settings.types += static_cast<std::uint32_t>(types);
  draft.changes.puts.emplace_back(QueueKey(queue), EncodeQueue(settings));
}

}  // namespace

// Workers do this at every start: what is so already is no change.
Result<PutTypeOp::Reply> Decide(const PutTypeOp& op, View& view, Now now, Draft& draft) {
  PAWL_TRY(CheckPorts(op.spec.ports));
  Pusher names(view, now, draft);
  PAWL_ASSIGN(const NameId queue, names.Intern(op.queue));
  PAWL_ASSIGN(const NameId type, names.Intern(op.type));
  const auto known = view.Type(queue, type);
  if (known && *known == op.spec) return PutTypeOp::Reply{op.spec};
  if (!known) Count(queue, 1, view, draft);
  draft.changes.puts.emplace_back(TypeKey(queue, type), EncodeType(op.spec));
  Tell(op.queue, op.type, "put", view, now, draft);
  return PutTypeOp::Reply{op.spec};
}

Result<DeleteTypeOp::Reply> Decide(const DeleteTypeOp& op, View& view, Now now, Draft& draft) {
  const auto queue = view.Name(op.queue);
  const auto type = view.Name(op.type);
  if (!queue || !type || !view.Type(*queue, *type)) {
    return Error{ErrorCode::kNotFound, "type " + op.type + " is not registered for queue " + op.queue};
  }
  Count(*queue, -1, view, draft);
  draft.changes.erases.push_back(TypeKey(*queue, *type));
  Tell(op.queue, op.type, "deleted", view, now, draft);
  return DeleteTypeOp::Reply{};
}

}  // namespace pawl
