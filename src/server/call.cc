#include "server/call.h"

#include <algorithm>
#include <span>

#include "base/log.h"
#include "base/mutex.h"
#include "base/uuid.h"
#include "server/http_render.h"
#include "wire/http/problem.h"
#include "wire/json/fields.h"

namespace pawl {

LongTask::~LongTask() {
  if (thread_.joinable()) thread_.join();
}

bool LongTask::Start(std::function<std::function<void()>()> task) {
  const MutexLock lock(mutex_);
  if (running_.load()) return false;
  if (thread_.joinable()) thread_.join();
  running_ = true;
  thread_ = std::thread([this, task = std::move(task)] {
    const std::function<void()> answer = task();
    running_ = false;
    answer();
  });
  return true;
}

http::Response Json(std::string body, int status) { return {status, "application/json", std::move(body), {}}; }

http::Response Problem(const Error& error) {
  if (Describe(error.code).http_status == 500) {
    Log(LogLevel::kError, "a request failed by a fault of the server", {{"error", ToString(error)}});
  }
  return http::ProblemOf(error);
}

http::Response WrongToken(ApiServices& api, const http::Request& request, const Error& error) {
  if (api.failures.Fail(request.peer)) return Problem(error);
  http::Response response = ProblemResponse(
      {429, ErrorCode::kUnauthorized, "too many wrong tokens come from this address; try again in a second"});
  response.headers.emplace_back("retry-after", "1");
  return response;
}

Result<JobRef> RefOf(const Call& call) {
  Result<JobRef> ref = http::ParseRef(call.parameters[0]);
  if (!ref.ok()) return http::Within("ref", std::move(ref).error());
  PAWL_TRY(CheckRef(call, *ref));
  return ref;
}

Result<void> CheckRef(const Call& call, const JobRef& ref) {
  if (!std::holds_alternative<Seq>(ref) || call.caller.May(Scope::kRead) || call.caller.May(Scope::kWork)) return {};
  return Error{ErrorCode::kForbidden, "naming a job by its number needs the scope read; use its id"};
}

AuditActor ActorOf(const Call& call) {
  constexpr std::size_t kShownBytes = 4;
  const ApiToken* token = call.caller.token;
  if (token == nullptr) return {"anyone", call.request.peer};
  return {"token " + ToHex(std::span(token->digest).first(kShownBytes)), call.request.peer};
}

void Audit(const AuditActor& actor, std::string_view action, std::string_view what, std::uint64_t count) {
  Log(LogLevel::kInfo, "audit",
      {{"action", action}, {"by", actor.name}, {"from", actor.peer}, {"what", what}, {"count", count}});
}

Result<std::optional<IdempotencyKey>> IdempotencyKeyOf(const Call& call) {
  constexpr std::size_t kKeyMax = 200;
  const std::string_view key = call.request.Header("idempotency-key");
  const std::size_t count = call.request.CountHeaders("idempotency-key");
  if (count == 0) return std::optional<IdempotencyKey>{};
  // A client that means to have a key must not be served as if it had none, or another one.
  if (count > 1) {
    return Error{ErrorCode::kBadRequest, "was sent more than once; a request has one key", "Idempotency-Key"};
  }
  if (key.empty()) {
    return Error{ErrorCode::kBadRequest,
                 "is empty; it must be 1 to 200 visible ASCII characters, or not be sent at all", "Idempotency-Key"};
  }
  const bool visible = std::all_of(key.begin(), key.end(), [](char c) { return c > ' ' && c <= '~'; });
  if (key.size() > kKeyMax || !visible) {
    return Error{ErrorCode::kInvalid, "must be 1 to 200 visible ASCII characters", "Idempotency-Key"};
  }
  const std::string request = call.request.method + ' ' + call.request.path + '\n' + call.request.body;
  return std::optional<IdempotencyKey>(IdempotencyKey{HashBytes(key), HashBytes(request)});
}

http::Response Replayable(http::Response response, const JobsReply& reply) {
  if (reply.replayed) response.headers.emplace_back("idempotent-replay", "true");
  return response;
}

}  // namespace pawl
