// Stateful jobs from outside: ports, state, children, aliases, and the registry of types.
#include <array>

#include "base/names.h"
#include "engine/blocked_queries.h"
#include "engine/life_queries.h"
#include "server/routes.h"
#include "wire/http/parse_life.h"
#include "wire/http/query.h"
#include "wire/http/render_job.h"
#include "wire/http/render_life.h"
#include "wire/json/fields.h"

namespace pawl::routes {
namespace {

using http::Parameter;

struct PeekQuery {
  std::uint64_t from = 0;
  std::size_t limit = 100;
};
constexpr std::array<Parameter<PeekQuery>, 2> kPeekParameters{{
    {"from",
     [](const std::string& text, PeekQuery& out) -> Result<void> {
       PAWL_ASSIGN(out.from, http::ParseWhole(text, 0, UINT64_MAX));
       return {};
     }},
    {"limit",
     [](const std::string& text, PeekQuery& out) -> Result<void> {
       PAWL_ASSIGN(out.limit, http::ParseWhole(text, 1, http::kReadMax));
       return {};
     }},
}};

constexpr std::array<Parameter<JobQuery>, 2> kChildrenParameters{{{"limit", ReadLimit}, {"cursor", ReadCursor}}};

// The port that the path names: /v1/jobs/{ref}/ports/{side}/{port}.
Result<PortRef> PortOf(const Call& call) {
  PortRef port;
  PAWL_ASSIGN(port.job, RefOf(call));
  Result<PortSide> side = http::ParseSide(call.parameters[1]);
  if (!side.ok()) return http::Within("side", std::move(side).error());
  port.side = *side;
  if (Result<void> name = http::CheckPortName(call.parameters[2]); !name.ok())
    return http::Within("port", name.error());
  port.port = call.parameters[2];
  return port;
}

http::Response Brief(const ApiServices& api, const JobsReply& reply) {
  return Json(http::RenderBrief(reply.jobs.at(0), api.core.names()));
}

struct TypeName {
  std::string queue;
  std::string type;
};

Result<TypeName> TypeOf(const Call& call) {
  PAWL_TRY(CheckName(call.parameters[0], "queue"));
  PAWL_TRY(CheckName(call.parameters[1], "type"));
  return TypeName{call.parameters[0], call.parameters[1]};
}

Result<void> ChangeAlias(Call& call, bool remove) {
  AliasOp op;
  PAWL_ASSIGN(op.job, RefOf(call));
  if (Result<void> alias = http::CheckAlias(call.parameters[1]); !alias.ok()) {
    return http::Within("alias", alias.error());
  }
  op.alias = call.parameters[1];
  op.remove = remove;
  Submit(call, std::move(op), [&api = call.api](const JobsReply& reply) { return Brief(api, reply); });
  return {};
}

}  // namespace

Result<void> WritePort(Call& call) {
  PAWL_ASSIGN(PortRef port, PortOf(call));
  PAWL_ASSIGN(WritePortOp op, http::ParseWrite(call.request.body, std::move(port), call.limits()));
  PAWL_ASSIGN(op.once, IdempotencyKeyOf(call));
  Submit(call, std::move(op),
         [](const JobsReply& reply) { return Replayable(Json(http::RenderCount(reply.count)), reply); });
  return {};
}

Result<void> PeekPort(Call& call) {
  PAWL_ASSIGN(PortRef port, PortOf(call));
  PAWL_ASSIGN(const PeekQuery query, http::ReadQuery<PeekQuery>(call.request.query, kPeekParameters));
  ReadAndSend(
      call,
      [port = std::move(port), query](StoreReader& reader) {
        return pawl::PeekPort(reader, port, query.from, query.limit);
      },
      [](const PortPage& page) { return Json(http::RenderPeek(page)); });
  return {};
}

Result<void> ReadPort(Call& call) {
  PAWL_ASSIGN(PortRef port, PortOf(call));
  PAWL_ASSIGN(ReadPortOp op, http::ParseRead(call.request.body, std::move(port)));
  PAWL_ASSIGN(op.once, IdempotencyKeyOf(call));
  Submit(call, std::move(op), [](const ReadPortOp::Reply& reply) { return Json(http::RenderRead(reply)); });
  return {};
}

Result<void> ConnectPorts(Call& call) {
  PAWL_ASSIGN(const JobRef ref, RefOf(call));
  PAWL_ASSIGN(ConnectOp op, http::ParseConnect(call.request.body, ref));
  Submit(call, std::move(op), [](const JobsReply&) { return NoContent(); });
  return {};
}

Result<void> GetPorts(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  ReadAndSend(
      call, [ref = std::move(ref)](StoreReader& reader) { return ReadPorts(reader, ref); },
      [](const LifeView& life) { return Json(http::RenderPorts(life)); });
  return {};
}

Result<void> PatchPorts(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  PAWL_ASSIGN(PatchPortsOp op, http::ParsePorts(call.request.body, std::move(ref)));
  Submit(call, std::move(op), [](const PatchPortsOp::Reply& reply) { return Json(http::RenderPorts(reply.ports)); });
  return {};
}

Result<void> GetState(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  ReadAndSend(
      call, [ref = std::move(ref)](StoreReader& reader) { return ReadState(reader, ref); },
      [](const StateMap& state) { return Json(http::RenderState(state)); });
  return {};
}

Result<void> PatchState(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  PAWL_ASSIGN(StateOp op, http::ParseState(call.request.body, std::move(ref), call.limits()));
  Submit(call, std::move(op), [](const StateOp::Reply& reply) { return Json(http::RenderState(reply.state)); });
  return {};
}

Result<void> ListChildren(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  PAWL_ASSIGN(const JobQuery query, http::ReadQuery<JobQuery>(call.request.query, kChildrenParameters));
  ReadAndSend(
      call,
      [ref = std::move(ref), below = query.below, limit = query.limit](StoreReader& reader) {
        return pawl::ListChildren(reader, ref, below, limit);
      },
      [&names = call.api.core.names()](const JobPage& page) { return Json(http::RenderPage(page, names)); });
  return {};
}

Result<void> GetChild(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  PAWL_TRY(CheckName(call.parameters[1], "name"));
  ReadAndSend(
      call,
      [&core = call.api.core, ref = std::move(ref),
       name = call.parameters[1]](StoreReader& reader) -> Result<JobDetails> {
        PAWL_ASSIGN(const JobRow child, FindChild(reader, ref, name));
        return ReadShownJob(reader, child.seq, core.now());
      },
      [&api = call.api](const JobDetails& job) { return JobAnswer(api, job); });
  return {};
}

Result<void> GetTree(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  ReadAndSend(
      call, [ref = std::move(ref)](StoreReader& reader) { return ReadTree(reader, ref); },
      [&names = call.api.core.names()](const TreeNode& tree) { return Json(http::RenderTree(tree, names)); });
  return {};
}

Result<void> AdoptJob(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  PAWL_ASSIGN(AdoptOp op, http::ParseAdopt(call.request.body, std::move(ref)));
  Submit(call, std::move(op), [&api = call.api](const JobsReply& reply) { return Brief(api, reply); });
  return {};
}

Result<void> DisownJob(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  Submit(call, DisownOp{std::move(ref)}, [&api = call.api](const JobsReply& reply) { return Brief(api, reply); });
  return {};
}

Result<void> AddAlias(Call& call) { return ChangeAlias(call, false); }

Result<void> RemoveAlias(Call& call) { return ChangeAlias(call, true); }

Result<void> ListTypes(Call& call) {
  const std::string queue = call.parameters[0];
  PAWL_TRY(CheckName(queue, "queue"));
  ReadAndSend(
      call,
      [&names = call.api.core.names(), queue](StoreReader& reader) { return pawl::ListTypes(reader, names, queue); },
      [queue](const std::vector<TypeView>& types) { return Json(http::RenderTypes(queue, types)); });
  return {};
}

Result<void> GetType(Call& call) {
  PAWL_ASSIGN(TypeName name, TypeOf(call));
  ReadAndSend(
      call,
      [&names = call.api.core.names(), name = std::move(name)](StoreReader& reader) {
        return ReadType(reader, names, name.queue, name.type);
      },
      [](const TypeSpec& type) { return Json(http::RenderType(type)); });
  return {};
}

Result<void> PutType(Call& call) {
  PAWL_ASSIGN(TypeName name, TypeOf(call));
  if (Result<void> queue = http::CheckNewName(name.queue); !queue.ok()) return http::Within("queue", queue.error());
  if (Result<void> type = http::CheckNewName(name.type); !type.ok()) return http::Within("type", type.error());
  PAWL_ASSIGN(TypeSpec spec, http::ParseType(call.request.body));
  Submit(call, PutTypeOp{std::move(name.queue), std::move(name.type), std::move(spec)},
         [](const PutTypeOp::Reply& reply) { return Json(http::RenderType(reply.spec)); });
  return {};
}

Result<void> DeleteType(Call& call) {
  PAWL_ASSIGN(TypeName name, TypeOf(call));
  Submit(call, DeleteTypeOp{std::move(name.queue), std::move(name.type)},
         [](const DeleteTypeOp::Reply&) { return NoContent(); });
  return {};
}

}  // namespace pawl::routes
