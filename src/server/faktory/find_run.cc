#include "server/faktory/find_run.h"

#include <memory>
#include <utility>

#include "base/random.h"
#include "engine/queries.h"

namespace pawl {
namespace {

// After a restart, or on another node, only the store knows what the worker fetched.
std::optional<FaktoryWorker::Run> RunInStore(StoreReader& reader, const std::string& jid, const std::string& worker) {
  const auto job = FindJob(reader, jid);
  if (!job.ok() || !job->head.lease || job->head.lease->worker != worker) return std::nullopt;
  FaktoryWorker::Run run;
  run.seq = job->seq;
  run.token = job->head.lease->token;
  run.span = job->head.lease->span;
  run.fetched_here = false;
  return run;
}

using Done = std::function<void(Result<bool>)>;

void FinishRun(Core& core, FaktoryCounters& counters, std::shared_ptr<FaktoryWorker> worker, std::string jid,
               const FaktoryWorker::Run& run, FinishOp op, Done done) {
  op.job = run.seq;
  op.token = run.token;
  op.seed = FreshSeed();
  core.Submit(std::move(op), [&counters, worker = std::move(worker), jid = std::move(jid), run,
                              done = std::move(done)](const Result<FinishOp::Reply>& reply) {
    const bool late = !reply.ok() && FaktoryWorker::IsLate(reply.error());
    if (!run.fetched_here && (reply.ok() || late)) worker->Forget(jid, run.token);  // otherwise it was taken
    if (reply.ok()) return done(true);
    if (late) {
      ++counters.late;
      return done(false);
    }
    if (run.fetched_here) worker->PutBack(jid, run);
    done(reply.error());
  });
}

}  // namespace

void FindRun(const FaktoryCall& call, const std::string& jid,
             std::function<void(std::optional<FaktoryWorker::Run>)> found) {
  if (const auto run = call.worker->Find(jid)) return found(run);
  call.api.core.Read([worker = call.worker, jid, found = std::move(found)](Result<StoreReader*> reader) {
    found(reader.ok() ? RunInStore(**reader, jid, worker->name()) : std::nullopt);
  });
}

void EndRun(const FaktoryCall& call, const std::string& jid, FinishOp op, Done done) {
  Core& core = call.api.core;
  FaktoryCounters& counters = call.desk.counters();
  if (const auto run = call.worker->Take(jid)) {
    return FinishRun(core, counters, call.worker, jid, *run, std::move(op), std::move(done));
  }
  core.Read([&core, &counters, worker = call.worker, jid, op = std::move(op),
             done = std::move(done)](Result<StoreReader*> reader) mutable {
    if (!reader.ok()) return done(reader.error());
    const auto run = RunInStore(**reader, jid, worker->name());
    if (const auto failure = (*reader)->failure()) return done(*failure);
    if (run) return FinishRun(core, counters, std::move(worker), jid, *run, std::move(op), std::move(done));
    ++counters.late;
    done(false);
  });
}

}  // namespace pawl
