// What workers call: claim, heartbeat, and the ends of runs.
#include <memory>
#include <utility>
#include <vector>

#include "runtime/core_calls.h"
#include "server/routes.h"
#include "server/waiting_claim.h"
#include "wire/http/parse_work.h"
#include "wire/http/render_job.h"

namespace pawl::routes {
namespace {

void SendClaimed(ApiServices& api, http::Responder& to, const std::string& worker, Result<ClaimReply> reply) {
  if (!reply.ok()) return to.SendLater([reply = std::move(reply)] { return Problem(reply.error()); });
  std::function<void()> undelivered;
  if (!reply->jobs.empty()) {
    std::vector<std::pair<Seq, Token>> runs;
    for (const ClaimedJob& job : reply->jobs) runs.emplace_back(job.seq, job.head.lease->token);
    undelivered = [&api, runs = std::move(runs)] {
      for (const auto& [seq, token] : runs) GiveBack(api.core, seq, token);
    };
  }
  to.SendLater(
      [&api, worker, reply = std::move(reply)] {
        return Json(http::RenderClaim(*reply, api.workers.OrdersOf(worker), api.core.names(), api.core.now()));
      },
      std::move(undelivered));
}

Result<void> Finish(Call& call, Outcome outcome) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  PAWL_ASSIGN(FinishOp op, http::ParseFinish(call.request.body, std::move(ref), outcome, call.limits()));
  PAWL_TRY(call.policy().Apply(op));
  Submit(call, std::move(op),
         [&api = call.api](const FinishOp::Reply& reply) { return Json(http::RenderFinish(reply, api.core.now())); });
  return {};
}

}  // namespace

Result<void> Claim(Call& call) {
  PAWL_ASSIGN(http::ClaimCall claim, http::ParseClaim(call.request.body));
  ApiServices& api = call.api;
  ClaimRequest& request = claim.request;
  const WorkerOrders orders = api.workers.OnClaim(request.worker, request.queues, claim.info, api.core.now().wall);
  if (orders.quiet || orders.stop || api.draining) {
    call.Send(Json(http::RenderClaim({}, orders, api.core.names(), api.core.now())));
    return {};
  }
  const bool waits = request.wait > Millis{0};
  const std::shared_ptr<http::Responder> to = std::move(call.responder);
  auto done = [&api, to, worker = request.worker](Result<ClaimReply> reply) {
    SendClaimed(api, *to, worker, std::move(reply));
  };
  if (!waits) {
    api.core.Claim(std::move(request), std::move(done));
    return {};
  }
  const auto handle = ClaimAndWait(api, std::move(request), std::move(done));
  to->OnGone([&api, handle] { api.core.CancelClaim(handle); });
  return {};
}

Result<void> Heartbeat(Call& call) {
  PAWL_ASSIGN(JobRef ref, RefOf(call));
  PAWL_ASSIGN(HeartbeatOp op, http::ParseHeartbeat(call.request.body, std::move(ref), call.limits()));
  Submit(call, std::move(op), [&api = call.api](const HeartbeatOp::Reply& reply) {
    const Now now = api.core.now();
    const WorkerOrders orders = api.workers.OnHeartbeat(reply.lease.worker, now.wall);
    return Json(http::RenderHeartbeat(reply, orders, now));
  });
  return {};
}

Result<void> Complete(Call& call) { return Finish(call, Outcome::kCompleted); }

Result<void> Fail(Call& call) { return Finish(call, Outcome::kFailed); }

Result<void> Release(Call& call) { return Finish(call, Outcome::kReleased); }

Result<void> Suspend(Call& call) { return Finish(call, Outcome::kSuspended); }

Result<void> Commit(Call& call) { return Finish(call, Outcome::kContinue); }

Result<void> FinishMany(Call& call) {
  PAWL_ASSIGN(std::vector<FinishOp> ops, http::ParseFinishes(call.request.body, call.limits()));
  std::vector<JobRef> refs;
  for (std::size_t i = 0; i < ops.size(); ++i) {
    if (Result<void> applied = call.policy().Apply(ops[i]); !applied.ok()) {
      return http::Within("finishes", http::Within(i, applied.error()));
    }
    refs.push_back(ops[i].job);
  }
  SubmitAll(call.api.core, std::move(ops),
            [&api = call.api, refs = std::move(refs), to = std::move(call.responder)](auto replies) {
              to->SendLater([&api, refs, replies = std::move(replies)] {
                return Json(http::RenderFinishes(replies, refs, api.core.now()));
              });
            });
  return {};
}

}  // namespace pawl::routes
