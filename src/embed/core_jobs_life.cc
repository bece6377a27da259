// The calls of CoreJobs about stateful jobs: like core_jobs_views.cc, through the JSON of the HTTP API where it has
// something to check.
#include "base/names.h"
#include "embed/core_jobs.h"
#include "embed/operations.h"
#include "engine/life_queries.h"
#include "wire/http/parse_life.h"
#include "wire/http/render_life.h"
#include "wire/json/api_call.h"
#include "wire/json/api_reply.h"
#include "wire/json/fields.h"

namespace pawl {
namespace {

Result<PortRef> PortOf(std::string_view job, Side side, std::string_view port) {
  PortRef ref;
  PAWL_ASSIGN(ref.job, http::ParseRef(job));
  ref.side = side == Side::kIn ? PortSide::kIn : PortSide::kOut;
  ref.port = port;
  if (Result<void> name = http::CheckPortName(port); !name.ok()) return http::Within("port", std::move(name).error());
  return ref;
}

Result<void> CheckType(std::string_view queue, std::string_view type) {
  if (Result<void> name = http::CheckNewName(queue); !name.ok()) return http::Within("queue", std::move(name).error());
  if (Result<void> name = http::CheckNewName(type); !name.ok()) return http::Within("type", std::move(name).error());
  return {};
}

constexpr std::uint32_t kReadMax = 1'000;

Result<void> CheckLimit(std::uint32_t limit) {
  if (limit >= 1 && limit <= kReadMax) return {};
  return Error{ErrorCode::kInvalid, "must be 1 to " + std::to_string(kReadMax), "limit"};
}

}  // namespace

Result<void> CoreJobs::Write(std::string_view ref, std::string_view inport, std::vector<std::string> values,
                             bool notify) {
  PAWL_ASSIGN(PortRef port, PortOf(ref, Side::kIn, inport));
  PAWL_ASSIGN(const ApiCall call, WriteCall({}, values, notify));
  PAWL_ASSIGN(WritePortOp op, http::ParseWrite(call.body, std::move(port), limits_));
  PAWL_TRY(Submit(std::move(op)));
  return {};
}

Result<std::vector<PortValue>> CoreJobs::Read(std::string_view ref, std::string_view outport, std::uint32_t limit) {
  PAWL_TRY(CheckLimit(limit));
  ReadPortOp op;
  PAWL_ASSIGN(op.from, PortOf(ref, Side::kOut, outport));
  op.limit = limit;
  PAWL_ASSIGN(ReadPortOp::Reply reply, Submit(std::move(op)));
  return ValuesOf(std::move(reply.items));
}

Result<PortContent> CoreJobs::Peek(const PortAddress& port, std::uint64_t from, std::uint32_t limit) {
  PAWL_TRY(CheckLimit(limit));
  PAWL_ASSIGN(const PortRef ref, PortOf(port.job, port.side, port.port));
  PAWL_ASSIGN(PortPage page, ReadNow(core_, [&](StoreReader& reader) { return PeekPort(reader, ref, from, limit); }));
  return PortContent{.from = page.from,
                     .tail = page.tail,
                     .items = ValuesOf(std::move(page.items)),
                     .default_value = std::move(page.default_value)};
}

Result<void> CoreJobs::Connect(const PortAddress& from, const std::vector<PortAddress>& to) {
  PAWL_ASSIGN(const JobRef job, http::ParseRef(from.job));
  PAWL_ASSIGN(ConnectOp op, http::ParseConnect(ConnectCall(from, to).body, job));
  PAWL_TRY(Submit(std::move(op)));
  return {};
}

Result<void> CoreJobs::ChangePorts(std::string_view ref, const PortChanges& changes) {
  PAWL_ASSIGN(JobRef job, http::ParseRef(ref));
  PAWL_ASSIGN(const ApiCall call, ChangePortsCall(ref, changes));
  PAWL_ASSIGN(PatchPortsOp op, http::ParsePorts(call.body, std::move(job)));
  PAWL_TRY(Submit(std::move(op)));
  return {};
}

Result<StateValues> CoreJobs::GetState(std::string_view ref) {
  PAWL_ASSIGN(const JobRef job, http::ParseRef(ref));
  PAWL_ASSIGN(const StateMap state, ReadNow(core_, [&](StoreReader& reader) { return ReadState(reader, job); }));
  return StateFromReply(http::RenderState(state));
}

Result<StateValues> CoreJobs::ChangeState(std::string_view ref, const StateValues& set,
                                          const std::vector<std::string>& unset) {
  PAWL_ASSIGN(JobRef job, http::ParseRef(ref));
  PAWL_ASSIGN(const ApiCall call, ChangeStateCall(ref, set, unset));
  PAWL_ASSIGN(StateOp op, http::ParseState(call.body, std::move(job), limits_));
  PAWL_ASSIGN(const StateOp::Reply reply, Submit(std::move(op)));
  return StateFromReply(http::RenderState(reply.state));
}

Result<std::uint64_t> CoreJobs::Publish(std::string_view channel, std::string value) {
  if (Result<void> name = http::CheckChannel(channel); !name.ok()) {
    return http::Within("channel", std::move(name).error());
  }
  PAWL_ASSIGN(const ApiCall call, PublishCall(channel, value));
  PAWL_ASSIGN(PublishOp op, http::ParsePublish(call.body, std::string(channel), limits_));
  PAWL_ASSIGN(const JobsReply reply, Submit(std::move(op)));
  return reply.count;
}

Result<void> CoreJobs::Adopt(std::string_view ref, std::string_view parent, std::string_view name) {
  PAWL_ASSIGN(JobRef job, http::ParseRef(ref));
  PAWL_ASSIGN(AdoptOp op, http::ParseAdopt(AdoptCall(ref, parent, name).body, std::move(job)));
  PAWL_TRY(Submit(std::move(op)));
  return {};
}

Result<void> CoreJobs::Disown(std::string_view ref) {
  DisownOp op;
  PAWL_ASSIGN(op.job, http::ParseRef(ref));
  PAWL_TRY(Submit(std::move(op)));
  return {};
}

Result<JobBrief> CoreJobs::GetChild(std::string_view parent, std::string_view name) {
  PAWL_ASSIGN(const JobRef job, http::ParseRef(parent));
  PAWL_TRY(CheckName(name, "name"));
  PAWL_ASSIGN(const JobRow row,
              ReadNow(core_, [&](StoreReader& reader) { return FindChild(reader, job, std::string(name)); }));
  return BriefOf(row, core_.names());
}

Result<JobTree> CoreJobs::GetTree(std::string_view ref) {
  PAWL_ASSIGN(const JobRef job, http::ParseRef(ref));
  PAWL_ASSIGN(const TreeNode tree, ReadNow(core_, [&](StoreReader& reader) { return ReadTree(reader, job); }));
  return TreeFromReply(http::RenderTree(tree, core_.names()));
}

Result<void> CoreJobs::AddAlias(std::string_view ref, std::string_view alias) {
  AliasOp op;
  PAWL_ASSIGN(op.job, http::ParseRef(ref));
  if (Result<void> name = http::CheckAlias(alias); !name.ok()) return http::Within("alias", std::move(name).error());
  op.alias = alias;
  PAWL_TRY(Submit(std::move(op)));
  return {};
}

Result<void> CoreJobs::RemoveAlias(std::string_view ref, std::string_view alias) {
  AliasOp op;
  PAWL_ASSIGN(op.job, http::ParseRef(ref));
  op.alias = alias;
  op.remove = true;
  PAWL_TRY(Submit(std::move(op)));
  return {};
}

Result<void> CoreJobs::RegisterType(std::string_view queue, std::string_view type, const TypeOptions& options) {
  PAWL_TRY(CheckType(queue, type));
  PAWL_ASSIGN(const ApiCall call, RegisterTypeCall(queue, type, options));
  PAWL_ASSIGN(TypeSpec spec, http::ParseType(call.body));
  PAWL_TRY(Submit(PutTypeOp{std::string(queue), std::string(type), std::move(spec)}));
  return {};
}

Result<void> CoreJobs::UnregisterType(std::string_view queue, std::string_view type) {
  PAWL_TRY(CheckType(queue, type));
  PAWL_TRY(Submit(DeleteTypeOp{std::string(queue), std::string(type)}));
  return {};
}

Result<std::map<std::string, TypeOptions>> CoreJobs::ListTypes(std::string_view queue) {
  PAWL_TRY(CheckName(queue, "queue"));
  const std::string name(queue);
  PAWL_ASSIGN(const std::vector<TypeView> types,
              ReadNow(core_, [&](StoreReader& reader) { return pawl::ListTypes(reader, core_.names(), name); }));
  return TypesFromReply(http::RenderTypes(name, types));
}

}  // namespace pawl
