// Queues and groups: what is in them, and how they are set.
#include <array>

#include "base/names.h"
#include "base/uuid.h"
#include "engine/group_walk.h"
#include "engine/read_in_steps.h"
#include "model/callback.h"
#include "server/routes.h"
#include "wire/http/parse_settings.h"
#include "wire/http/query.h"
#include "wire/http/render_job.h"
#include "wire/http/render_view.h"
#include "wire/json/fields.h"

namespace pawl::routes {
namespace {

using http::Parameter;

constexpr std::array<Parameter<JobQuery>, 4> kJobPageParameters{{
    {"limit", ReadLimit},
    {"cursor", ReadCursor},
    {"since", ReadSince},
    {"until", ReadUntil},
}};

constexpr std::array<Parameter<QueueQuery>, 4> kQueuesParameters{{
    {"limit", ReadQueueLimit},
    {"cursor", ReadQueueCursor},
    {"all", ReadAll},
    {"prefix",
     [](const std::string& text, QueueQuery& out) {
       out.prefix = text;
       return CheckName(text, "");
     }},
}};

Result<std::string> QueueOf(const Call& call) {
  PAWL_TRY(CheckName(call.parameters[0], "queue"));
  return call.parameters[0];
}

// Of Pawl's own queues only that of the callbacks can be set: people pause and limit what they receive.
Result<std::string> SettableQueueOf(const Call& call) {
  PAWL_ASSIGN(std::string queue, QueueOf(call));
  if (queue == kCallbackQueue) return queue;
  if (Result<void> name = http::CheckNewName(queue); !name.ok()) return http::Within("queue", name.error());
  return queue;
}

// The rest of the settings is Pawl's business.
Result<void> CheckCallbackPatch(const QueuePatch& patch) {
  QueuePatch allowed;
  allowed.paused = patch.paused;
  allowed.concurrency = patch.concurrency;
  allowed.rate = patch.rate;
  allowed.group_limit = patch.group_limit;
  if (allowed == patch) return {};
  return Error{ErrorCode::kInvalid, "of this queue only paused, concurrency, rate and defaults.group_limit can be set"};
}

Result<std::string> GroupOf(const Call& call) {
  PAWL_TRY(CheckGroup(call.parameters[1], "group"));
  return call.parameters[1];
}

void SendQueue(ApiServices& api, std::shared_ptr<http::Responder> to, std::string queue) {
  ReadAndSend(
      api, std::move(to),
      [&core = api.core, queue = std::move(queue)](StoreReader& reader) {
        return ReadQueue(reader, core.names(), queue, core.now().wall);
      },
      [](const QueueView& view) { return Json(http::RenderQueue(view)); });
}

void SendGroup(ApiServices& api, std::shared_ptr<http::Responder> to, const std::string& queue, std::string group) {
  ReadAndSend(
      api, std::move(to),
      [&core = api.core, queue, group = std::move(group)](StoreReader& reader) {
        return ReadGroup(reader, core.names(), queue, group);
      },
      [queue](const GroupView& view) { return Json(http::RenderGroup(queue, view)); });
}

constexpr std::array<Parameter<HashPage>, 2> kHashPageParameters{{
    {"limit",
     [](const std::string& text, HashPage& out) -> Result<void> {
       PAWL_ASSIGN(out.limit, http::ParseWhole(text, 1, kPageMax));
       return {};
     }},
    {"cursor",
     [](const std::string& text, HashPage& out) -> Result<void> {
       if (FromHex(text, out.from.bytes)) return {};
       return Error{ErrorCode::kInvalid, "must be the cursor of the page before"};
     }},
}};

constexpr std::array<Parameter<GroupSearch>, 4> kGroupsParameters{{
    {"prefix",
     [](const std::string& text, GroupSearch& out) {
       out.prefix = text;
       return CheckGroup(text, "");
     }},
    {"order",
     [](const std::string& text, GroupSearch& out) -> Result<void> {
       if (text != "ready") return Error{ErrorCode::kInvalid, "must be ready; groups come in no order without it"};
       out.by_ready = true;
       return {};
     }},
    {"limit",
     [](const std::string& text, GroupSearch& out) -> Result<void> {
       PAWL_ASSIGN(out.limit, http::ParseWhole(text, 1, kPageMax));
       return {};
     }},
    {"cursor",
     [](const std::string& text, GroupSearch& out) -> Result<void> {
       if (FromHex(text, out.after.bytes)) return {};
       return Error{ErrorCode::kInvalid, "must be the cursor of the page before"};
     }},
}};

// The engine of an embedded store does other things between two steps; a shared one reads all of its groups for each.
constexpr std::size_t kGroupsTogether = 200;

void SearchGroups(Call& call, const std::string& queue, GroupSearch search) {
  Core& core = call.api.core;
  const std::size_t step = core.shared() ? search.look_at : kGroupsTogether;
  const auto walk = std::make_shared<GroupWalk>(queue, std::move(search), step);
  ReadInSteps(
      core, [walk, &names = core.names()](StoreReader& reader) { return walk->Step(reader, names); },
      [walk, queue, to = std::move(call.responder)](const std::optional<Error>& error) {
        to->SendLater([walk, queue, error] {
          return error ? Problem(*error) : Json(http::RenderGroups(queue, walk->TakePage()));
        });
      });
}

}  // namespace

Result<HashPage> ReadHashPage(const Call& call) {
  return http::ReadQuery<HashPage>(call.request.query, kHashPageParameters);
}

Result<void> ReadQueueLimit(const std::string& text, QueueQuery& out) {
  PAWL_ASSIGN(out.limit, http::ParseWhole(text, 1, kPageMax));
  return {};
}

Result<void> ReadQueueCursor(const std::string& text, QueueQuery& out) {
  PAWL_ASSIGN(const std::uint64_t from, http::ParseWhole(text, 0, UINT32_MAX));
  out.from = static_cast<NameId>(from);
  return {};
}

Result<void> ReadAll(const std::string& text, QueueQuery& out) {
  PAWL_ASSIGN(out.ours, http::ParseFlag(text));
  return {};
}

Result<void> ListQueues(Call& call) {
  PAWL_ASSIGN(const QueueQuery query, http::ReadQuery<QueueQuery>(call.request.query, kQueuesParameters));
  ReadAndSend(
      call,
      [&core = call.api.core, query](StoreReader& reader) {
        return pawl::ListQueues(reader, core.names(), query, core.now().wall);
      },
      [](const QueuePage& page) { return Json(http::RenderQueues(page)); });
  return {};
}

Result<void> GetQueue(Call& call) {
  PAWL_ASSIGN(std::string queue, QueueOf(call));
  SendQueue(call.api, std::move(call.responder), std::move(queue));
  return {};
}

Result<void> PatchQueue(Call& call) {
  PAWL_ASSIGN(std::string queue, SettableQueueOf(call));
  PAWL_ASSIGN(QueuePatch patch, http::ParseQueuePatch(call.request.body));
  if (IsOurName(queue)) PAWL_TRY(CheckCallbackPatch(patch));
  if (patch.callbacks && *patch.callbacks) {
    if (Result<void> applied = call.policy().Apply(**patch.callbacks); !applied.ok()) {
      return http::Within("defaults", applied.error());
    }
  }
  ApiServices& api = call.api;
  api.core.Submit(PatchQueueOp{queue, std::move(patch)},
                  [&api, to = std::move(call.responder), queue](const Result<PatchQueueOp::Reply>& reply) {
                    if (!reply.ok()) return to->Send(Problem(reply.error()));
                    SendQueue(api, to, queue);
                  });
  return {};
}

Result<void> DeleteQueue(Call& call) {
  PAWL_ASSIGN(std::string queue, QueueOf(call));
  if (IsOurName(queue)) {
    return Error{ErrorCode::kInvalid, "is one of Pawl's own queues and cannot be deleted", "queue"};
  }
  DeleteQueueOp op{queue};
  Submit(call, std::move(op), [actor = ActorOf(call), queue = std::move(queue)](const DeleteQueueOp::Reply&) {
    Audit(actor, "delete queue", queue, 1);
    return NoContent();
  });
  return {};
}

Result<void> PurgeQueue(Call& call) {
  PAWL_ASSIGN(std::string queue, QueueOf(call));
  PAWL_TRY(http::ParseNothing(call.request.body));
  ManyOp op;
  op.action = ManyAction::kPurge;
  op.filter.queue = queue;
  PAWL_ASSIGN(op.once, IdempotencyKeyOf(call));
  ApiServices& api = call.api;
  // A purge of a queue that does not exist counts nothing; saying so needs a look at it first.
  api.core.Read([&api, to = std::move(call.responder), op = std::move(op), queue,
                 actor = ActorOf(call)](Result<StoreReader*> reader) mutable {
    const auto found = reader.ok() ? FindQueue(**reader, api.core.names(), queue) : Result<NameId>(reader.error());
    if (!found.ok()) return to->Send(Problem(found.error()));
    api.core.Submit(std::move(op), [to, actor, queue](Result<JobsReply> reply) {
      to->SendLater([reply = std::move(reply), actor, queue] {
        if (!reply.ok()) return Problem(reply.error());
        if (!reply->replayed) Audit(actor, "purge", queue, reply->count);
        return Replayable(Json(http::RenderCount(reply->count)), *reply);
      });
    });
  });
  return {};
}

Result<void> ListGroups(Call& call) {
  PAWL_ASSIGN(std::string queue, QueueOf(call));
  PAWL_ASSIGN(GroupSearch search, http::ReadQuery<GroupSearch>(call.request.query, kGroupsParameters));
  if (!search.prefix.empty() || search.by_ready) {
    SearchGroups(call, queue, std::move(search));
    return {};
  }
  ReadAndSend(
      call,
      [&names = call.api.core.names(), queue, search = std::move(search)](StoreReader& reader) {
        return pawl::ListGroups(reader, names, queue, search.after, search.limit);
      },
      [queue](const GroupPage& groups) { return Json(http::RenderGroups(queue, groups)); });
  return {};
}

Result<void> GetGroup(Call& call) {
  PAWL_ASSIGN(const std::string queue, QueueOf(call));
  PAWL_ASSIGN(std::string group, GroupOf(call));
  SendGroup(call.api, std::move(call.responder), queue, std::move(group));
  return {};
}

Result<void> PatchGroup(Call& call) {
  PAWL_ASSIGN(const std::string queue, SettableQueueOf(call));
  PAWL_ASSIGN(const std::string group, GroupOf(call));
  PAWL_ASSIGN(GroupPatch patch, http::ParseGroupPatch(call.request.body));
  if (patch.settings && *patch.settings) PAWL_TRY(call.policy().CheckGroup(queue, **patch.settings));
  ApiServices& api = call.api;
  api.core.Submit(PatchGroupOp{queue, group, std::move(patch)},
                  [&api, to = std::move(call.responder), queue, group](const Result<PatchGroupOp::Reply>& reply) {
                    if (!reply.ok()) return to->Send(Problem(reply.error()));
                    SendGroup(api, to, queue, group);
                  });
  return {};
}

Result<void> ListGroupJobs(Call& call) {
  PAWL_ASSIGN(std::string queue, QueueOf(call));
  PAWL_ASSIGN(std::string group, GroupOf(call));
  PAWL_ASSIGN(JobQuery query, http::ReadQuery<JobQuery>(call.request.query, kJobPageParameters));
  query.filter.queue = std::move(queue);
  query.filter.group = std::move(group);
  query.errors = true;
  const Names& names = call.api.core.names();
  ReadAndSend(
      call,
      [&names, query = std::move(query)](StoreReader& reader) -> Result<JobPage> {
        PAWL_TRY(FindQueue(reader, names, *query.filter.queue));
        return pawl::ListJobs(reader, names, query);
      },
      [&names](const JobPage& page) { return Json(http::RenderPage(page, names)); });
  return {};
}

}  // namespace pawl::routes
