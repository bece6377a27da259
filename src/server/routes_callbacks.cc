// Callbacks: looking at them, sending them again, trying a receiver out.
#include <array>

#include "rules/callbacks.h"
#include "server/routes.h"
#include "wire/http/parse_callback.h"
#include "wire/http/parse_settings.h"
#include "wire/http/query.h"
#include "wire/http/render_callback.h"
#include "wire/http/render_job.h"

namespace pawl::routes {
namespace {

using http::Parameter;

constexpr std::array<Parameter<CallbackQuery>, 4> kCallbackParameters{{
    {"state",
     [](const std::string& text, CallbackQuery& out) -> Result<void> {
       PAWL_ASSIGN(out.state, http::ParseCallbackState(text));
       return {};
     }},
    {"host",
     [](const std::string& text, CallbackQuery& out) -> Result<void> {
       out.host = text;
       return {};
     }},
    {"limit",
     [](const std::string& text, CallbackQuery& out) -> Result<void> {
       PAWL_ASSIGN(out.limit, http::ParseWhole(text, 1, kPageMax));
       return {};
     }},
    {"cursor",
     [](const std::string& text, CallbackQuery& out) -> Result<void> {
       PAWL_ASSIGN(out.below, http::ParseWhole(text, 0, kSeqEnd));
       return {};
     }},
}};

// What a delivery that is tried out comes to may take a while: a time-out of the receiver, and a bit.
constexpr Millis kTestWait = std::chrono::seconds(30);

void SendCallback(ApiServices& api, std::shared_ptr<http::Responder> to, JobRef ref) {
  ReadAndSend(
      api, std::move(to),
      [&names = api.core.names(), ref = std::move(ref)](StoreReader& reader) {
        return ReadCallback(reader, names, ref);
      },
      [](const CallbackView& callback) { return Json(http::RenderCallback(callback)); });
}

// Calls `then(seq)` if there is such a callback, and answers otherwise.
void WithCallback(Call& call, JobRef ref, std::function<void(const std::shared_ptr<http::Responder>&, Seq)> then) {
  call.api.core.Read([&names = call.api.core.names(), to = std::move(call.responder), ref = std::move(ref),
                      then = std::move(then)](Result<StoreReader*> reader) {
    const auto callback = reader.ok() ? ReadCallback(**reader, names, ref) : Result<CallbackView>(reader.error());
    if (!callback.ok()) return to->Send(Problem(callback.error()));
    then(to, callback->seq);
  });
}

}  // namespace

Result<void> ListJobCallbacks(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  ReadAndSend(
      call,
      [ref = std::move(ref)](StoreReader& reader) -> Result<std::vector<CallbackView>> {
        PAWL_ASSIGN(const JobRow row, FindJob(reader, ref));
        return CallbacksOf(reader, row.seq);
      },
      [](const std::vector<CallbackView>& callbacks) { return Json(http::RenderCallbacks(callbacks)); });
  return {};
}

Result<void> ListCallbacks(Call& call) {
  PAWL_ASSIGN(CallbackQuery query, http::ReadQuery<CallbackQuery>(call.request.query, kCallbackParameters));
  ReadAndSend(
      call,
      [&names = call.api.core.names(), query = std::move(query)](StoreReader& reader) {
        return pawl::ListCallbacks(reader, names, query);
      },
      [](const CallbackPage& page) { return Json(http::RenderCallbackPage(page)); });
  return {};
}

Result<void> GetCallback(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  SendCallback(call.api, std::move(call.responder), std::move(ref));
  return {};
}

Result<void> RetryCallback(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  PAWL_TRY(http::ParseNothing(call.request.body));
  WithCallback(call, std::move(ref), [&api = call.api](const std::shared_ptr<http::Responder>& to, Seq callback) {
    api.core.Submit(RunOp{callback, true, {}}, [&api, to, callback](const Result<JobsReply>& reply) {
      if (!reply.ok()) return to->Send(Problem(reply.error()));
      SendCallback(api, to, callback);
    });
  });
  return {};
}

Result<void> RetryCallbacks(Call& call) {
  PAWL_ASSIGN(const http::CallbackFilter filter, http::ParseCallbackFilter(call.request.body));
  ManyOp op{ManyAction::kRun, FilterOf(filter.state, filter.host), {}};
  PAWL_ASSIGN(op.once, IdempotencyKeyOf(call));
  Submit(call, std::move(op), [actor = ActorOf(call), what = call.request.body](const JobsReply& reply) {
    if (!reply.replayed) Audit(actor, "retry callbacks", what, reply.count);
    return Replayable(Json(http::RenderCount(reply.count)), reply);
  });
  return {};
}

Result<void> DeleteCallback(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  WithCallback(call, std::move(ref), [&api = call.api](const std::shared_ptr<http::Responder>& to, Seq callback) {
    api.core.Submit(DeleteOp{callback}, [to](const Result<JobsReply>& reply) {
      to->Send(reply.ok() ? NoContent() : Problem(reply.error()));
    });
  });
  return {};
}

Result<void> TestCallback(Call& call) {
  PAWL_ASSIGN(CallbackSpec callback, http::ParseTestCallback(call.request.body));
  std::vector<CallbackSpec> callbacks = {std::move(callback)};
  if (Result<void> applied = call.policy().Apply(callbacks); !applied.ok()) {
    Error error = applied.error();
    error.field.erase(0, std::string_view("callbacks[0].").size());
    return error;
  }
  PushOp op;
  op.jobs.push_back(TestCallbackSpec(callbacks.front(), call.api.core.now().wall));
  op.seed = FreshSeed();
  call.api.core.Submit(
      std::move(op), [&api = call.api, to = std::move(call.responder)](const Result<JobsReply>& reply) {
        if (!reply.ok()) return to->Send(Problem(reply.error()));
        const Seq seq = reply->jobs.at(0).seq;
        AwaitEnd(api, to, {seq, kTestWait, [&api, to, seq] {
                             ReadAndSend(
                                 api, to,
                                 [&names = api.core.names(), seq](StoreReader& reader) -> Result<CallbackView> {
                                   PAWL_ASSIGN(CallbackView view, ReadCallback(reader, names, seq));
                                   if (HasEnded(view.head.state)) return view;
                                   return Error{ErrorCode::kNotReady,
                                                "nobody has delivered it yet: is there a node with the role notify?"};
                                 },
                                 [](const CallbackView& view) { return Json(http::RenderTest(view)); });
                           }});
      });
  return {};
}

}  // namespace pawl::routes
