// Hooks: secret URLs that push a job. A secret is seen here twice: when it is made, and when it is called. It reaches
// neither a log nor the store, which has its SHA-256.
#include <algorithm>
#include <array>

#include "base/base64.h"
#include "base/random.h"
#include "base/sha256.h"
#include "engine/hook_queries.h"
#include "server/routes.h"
#include "wire/http/parse_hook.h"
#include "wire/http/render_hook.h"

namespace pawl::routes {
namespace {

// 43 characters that can stand in a path.
std::string NewSecret() {
  std::array<std::uint8_t, 32> bytes;
  FillRandom(bytes);
  std::string text = EncodeBase64({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  std::erase(text, '=');
  std::replace(text.begin(), text.end(), '+', '-');
  std::replace(text.begin(), text.end(), '/', '_');
  return text;
}

Result<std::string> HookOf(const Call& call) {
  PAWL_TRY(http::CheckHookName(call.parameters[0]));
  return call.parameters[0];
}

struct ShownHook {
  std::string name;
  std::string secret = {};
  int status = 200;
};
void SendHook(ApiServices& api, std::shared_ptr<http::Responder> to, ShownHook shown) {
  const WallTime now = api.core.now().wall;
  std::string name = shown.name;
  ReadAndSend(
      api, std::move(to), [name = std::move(name)](StoreReader& reader) { return ReadHook(reader, name); },
      [shown = std::move(shown), now](const Hook& hook) {
        return Json(http::RenderHook(hook, shown.secret, now), shown.status);
      });
}

// Whether there is no such hook or it is paused is nobody's business.
http::Response NoHook() { return Problem({ErrorCode::kNotFound, "there is no such hook"}); }

// Senders that deliver again name the delivery in one of these. The key belongs to the hook; the body does not matter.
std::optional<IdempotencyKey> DeliveryOf(const Hook& hook, const http::Request& request) {
  for (const std::string_view name : {"idempotency-key", "webhook-id", "x-github-delivery"}) {
    const std::string_view id = request.Header(name);
    if (!id.empty())
      return IdempotencyKey{HashBytes("hook " + hook.name + ' ' + std::string(id)), HashBytes(hook.name)};
  }
  return std::nullopt;
}

http::Response Limited(Millis wait) {
  const auto seconds = std::max<std::int64_t>(1, std::chrono::ceil<std::chrono::seconds>(wait).count());
  http::Response response = Problem(
      {ErrorCode::kRateLimited, "this hook was called too often; try again in " + std::to_string(seconds) + " s"});
  std::erase_if(response.headers, [](const auto& header) { return header.first == "retry-after"; });
  response.headers.emplace_back("retry-after", std::to_string(seconds));
  return response;
}

void PushByHook(ApiServices& api, const std::shared_ptr<http::Responder>& to, const Hook& hook,
                const http::Request& request) {
  const auto refuse = [&](HookResult result, http::Response response) {
    api.hooks.Count(result);
    to->Send(std::move(response));
  };
  if (const auto wait = api.hooks.Admit(hook, api.core.now().steady))
    return refuse(HookResult::kLimited, Limited(*wait));
  auto push = http::HookPush(hook, request.body, api.options.limits, api.policy.get());
  if (!push.ok()) return refuse(HookResult::kRefused, Problem(push.error()));
  push->once = DeliveryOf(hook, request);
  push->seed = FreshSeed();
  api.core.Submit(*std::move(push), [&api, to](Result<JobsReply> reply) {
    api.hooks.Count(!reply.ok()       ? HookResult::kRefused
                    : reply->replayed ? HookResult::kRepeated
                                      : HookResult::kAccepted);
    to->SendLater([reply = std::move(reply)] {
      if (!reply.ok()) return Problem(reply.error());
      return Replayable(Json(http::RenderHookPush(reply->jobs.front().head.id), 202), *reply);
    });
  });
}

}  // namespace

Result<void> CallHook(Call& call) {
  ApiServices& api = call.api;
  if (!api.options.hooks) {
    call.Send(NoHook());
    return {};
  }
  if (call.request.body.size() > api.options.hook_max_body) {
    return Error{ErrorCode::kTooLarge, "the body has " + std::to_string(call.request.body.size()) +
                                           " bytes; a hook takes " + std::to_string(api.options.hook_max_body)};
  }
  const SecretDigest secret = Sha256Of(call.parameters[0]);
  api.core.Read(
      [&api, secret, to = std::move(call.responder), request = std::move(call.request)](Result<StoreReader*> reader) {
        if (!reader.ok()) return to->Send(Problem(reader.error()));
        const auto hook = OpenHook(**reader, secret, api.core.now().wall);
        if (!hook.ok()) return to->Send(Problem(hook.error()));
        if (*hook) return PushByHook(api, to, **hook, request);
        api.hooks.Count(HookResult::kUnknown);
        to->Send(NoHook());
      });
  return {};
}

Result<void> ListHooks(Call& call) {
  PAWL_ASSIGN(const HashPage page, ReadHashPage(call));
  const WallTime now = call.api.core.now().wall;
  ReadAndSend(
      call, [page](StoreReader& reader) { return pawl::ListHooks(reader, page.from, page.limit); },
      [now](const HookPage& found) { return Json(http::RenderHooks(found, now)); });
  return {};
}

Result<void> GetHook(Call& call) {
  PAWL_ASSIGN(std::string name, HookOf(call));
  SendHook(call.api, std::move(call.responder), {std::move(name)});
  return {};
}

Result<void> PutHook(Call& call) {
  PAWL_ASSIGN(PutHookOp op, http::ParseHook(call.parameters[0], call.request.body, call.limits(), call.policy()));
  ApiServices& api = call.api;
  const std::string secret = NewSecret();
  op.secret = Sha256Of(secret);
  ShownHook shown{op.name};
  api.core.Submit(std::move(op),
                  [&api, to = std::move(call.responder), shown, secret](const Result<PutHookOp::Reply>& reply) mutable {
                    if (!reply.ok()) return to->Send(Problem(reply.error()));
                    if (reply->created) shown = {shown.name, secret, 201};
                    SendHook(api, to, std::move(shown));
                  });
  return {};
}

Result<void> RotateHook(Call& call) {
  PAWL_ASSIGN(std::string name, HookOf(call));
  PAWL_ASSIGN(const Millis keep_old, http::ParseRotate(call.request.body));
  ApiServices& api = call.api;
  const std::string secret = NewSecret();
  RotateHookOp op{name, Sha256Of(secret), keep_old};
  api.core.Submit(std::move(op), [&api, to = std::move(call.responder), name, secret,
                                  actor = ActorOf(call)](const Result<RotateHookOp::Reply>& reply) {
    if (!reply.ok()) return to->Send(Problem(reply.error()));
    Audit(actor, "rotate hook", name, 1);
    SendHook(api, to, {name, secret});
  });
  return {};
}

Result<void> DeleteHook(Call& call) {
  PAWL_ASSIGN(std::string name, HookOf(call));
  DeleteHookOp op{name};
  Submit(call, std::move(op), [actor = ActorOf(call), name](const DeleteHookOp::Reply&) {
    Audit(actor, "delete hook", name, 1);
    return NoContent();
  });
  return {};
}

}  // namespace pawl::routes
