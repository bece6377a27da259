#include "server/waiting_claim.h"

#include <memory>
#include <utility>

#include "base/random.h"

namespace pawl {

bool MayClaim(const ApiServices& api, const std::string& worker) {
  const WorkerOrders orders = api.workers.OrdersOf(worker);
  return !orders.quiet && !orders.stop && !api.draining;
}

Core::ClaimHandle ClaimAndWait(ApiServices& api, ClaimRequest request, Core::Done<ClaimReply> done) {
  const std::string worker = request.worker;
  const auto ticket = std::make_shared<ClaimWaits::Ticket>();
  const auto handle =
      api.core.Claim(std::move(request), [&api, worker, ticket, done = std::move(done)](Result<ClaimReply> reply) {
        api.claims.Remove(worker, ticket);
        done(std::move(reply));
      });
  api.claims.Add(worker, ticket, handle);
  if (!MayClaim(api, worker)) api.core.CancelClaim(handle);  // told between the look before and Add
  return handle;
}

void GiveBack(Core& core, Seq seq, const Token& token) {
  FinishOp op;
  op.job = seq;
  op.token = token;
  op.outcome = Outcome::kReleased;
  op.seed = FreshSeed();
  core.Submit(std::move(op), [](const Result<FinishOp::Reply>&) {});
}

}  // namespace pawl
