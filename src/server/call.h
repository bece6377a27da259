// One request on its way through its route's handler, and the two ways to answer it: by an operation, or by a read.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "base/random.h"
#include "server/services.h"
#include "wire/http/message.h"

namespace pawl {

struct Call {
  ApiServices& api;
  http::Request request;
  std::array<std::string, 3> parameters;  // of the path, decoded
  std::shared_ptr<http::Responder> responder;
  Caller caller;

  const http::WireLimits& limits() const { return api.options.limits; }
  const PushPolicy& policy() const {
    return caller.May(Scope::kAdmin) ? api.policy.get() : api.policy_without_sql.get();
  }
  // Answers with a stream of events, which ends with the right to it.
  std::shared_ptr<http::EventStream> Stream() { return api.streams.Add(responder->Stream(), caller); }
  void Send(http::Response response) { responder->Send(std::move(response)); }
};

http::Response Json(std::string body, int status = 200);
// An error as an answer. What is a fault of ours is logged too.
http::Response Problem(const Error& error);
// The answer to a wrong token. They are counted by address: those that come too fast get 429, and no word of what is
// wrong with them.
http::Response WrongToken(ApiServices& api, const http::Request& request, const Error& error);
inline http::Response NoContent() { return {204, "", "", {}}; }

// The job that the path names. By its number it can be named only by callers that CheckRef lets.
Result<JobRef> RefOf(const Call& call);
// Ids are hard to guess and numbers are not: whoever may not list jobs or work on them must know the id.
Result<void> CheckRef(const Call& call, const JobRef& ref);
// The Idempotency-Key with what it stands for, if there is one.
Result<std::optional<IdempotencyKey>> IdempotencyKeyOf(const Call& call);
// The answer of an operation under such a key.
http::Response Replayable(http::Response response, const JobsReply& reply);

// Who has made a request, as the log says it.
struct AuditActor {
  std::string name;  // "token 1a2b3c4d": the first bytes of its SHA-256; "anyone" where tokens are not asked for
  std::string peer;
};
AuditActor ActorOf(const Call& call);
// A line in the log for an action of an operator that cannot be taken back: what was asked for, and how many it hit.
void Audit(const AuditActor& actor, std::string_view action, std::string_view what, std::uint64_t count);

// Submits `op`; `render(reply)` makes the Response, on the connection's thread.
template <typename Op, typename Render>
void Submit(Call& call, Op op, Render render) {
  if constexpr (requires { op.seed; }) op.seed = FreshSeed();
  call.api.core.Submit(std::move(op), [to = std::move(call.responder),
                                       render = std::move(render)](Result<typename Op::Reply> reply) mutable {
    to->SendLater([reply = std::move(reply), render = std::move(render)] {
      return reply.ok() ? render(*reply) : Problem(reply.error());
    });
  });
}

// Asks the store by `query(reader)`, a Result<View>; `render(view)` makes the Response, on the connection's thread.
template <typename Query, typename Render>
void ReadAndSend(ApiServices& api, std::shared_ptr<http::Responder> to, Query query, Render render) {
  api.core.Read(
      [to = std::move(to), query = std::move(query), render = std::move(render)](Result<StoreReader*> reader) mutable {
        if (!reader.ok()) return to->Send(Problem(reader.error()));
        auto view = query(**reader);
        if (const auto failure = (*reader)->failure()) return to->Send(Problem(*failure));
        to->SendLater([view = std::move(view), render = std::move(render)] {
          return view.ok() ? render(*view) : Problem(view.error());
        });
      });
}

template <typename Query, typename Render>
void ReadAndSend(Call& call, Query query, Render render) {
  ReadAndSend(call.api, std::move(call.responder), std::move(query), std::move(render));
}

}  // namespace pawl
