#include "embed/embedded_engine.h"

#include <atomic>

#include "base/log.h"
#include "embed/operations.h"
#include "store/kv_store.h"
#include "store/lmdb/lmdb_kv.h"

namespace pawl {
namespace {

// The answers to finishes that were submitted one by one.
struct FinishGroup {
  FinishGroup(std::size_t count, Engine::Done<std::vector<Result<Finished>>> when_done)
      : results(count, Error{}), left(count), done(std::move(when_done)) {}

  std::vector<Result<Finished>> results;
  std::atomic<std::size_t> left;
  const Engine::Done<std::vector<Result<Finished>>> done;

  void Set(std::size_t index, Result<Finished> result) {
    results[index] = std::move(result);
    if (left.fetch_sub(1) == 1) done(std::move(results));
  }
};

Core::OnFatal FatalHandler(std::function<void(const Error&)> on_failure) {
  return [on_failure = std::move(on_failure)](const Error& error) {
    Log(LogLevel::kError, "the store has failed", {{"error", ToString(error)}});
    if (on_failure) on_failure(error);
  };
}

}  // namespace

Result<std::unique_ptr<Engine>> OpenEngine(EngineOptions options, std::shared_ptr<Clock> clock) {
  if (options.data_dir.empty()) return Error{ErrorCode::kInvalid, "needs a directory for the data", "data_dir"};
  PAWL_ASSIGN(auto kv, LmdbKv::Open({.dir = options.data_dir, .sync = options.durability == Durability::kFsync}));
  PAWL_ASSIGN(auto store, KvStore::Open(std::move(kv)));
  auto engine = std::make_unique<EmbeddedEngine>(std::move(store), std::move(clock), std::move(options));
  PAWL_TRY(engine->Start());
  return std::unique_ptr<Engine>(std::move(engine));
}

Result<std::unique_ptr<Engine>> Engine::Open(EngineOptions options) {
  return OpenEngine(std::move(options), std::make_shared<SystemClock>());
}

EmbeddedEngine::EmbeddedEngine(std::unique_ptr<Store> store, std::shared_ptr<Clock> clock, EngineOptions options)
    : limits_{.max_payload = options.max_payload},
      core_(std::move(store), std::move(clock), CoreOptions{}, FatalHandler(std::move(options.on_failure))) {}

EmbeddedEngine::~EmbeddedEngine() { Close(); }  // NOLINT(clang-analyzer-optin.cplusplus.VirtualCall)

void EmbeddedEngine::Close() {
  closing_.request_stop();
  core_.Stop();
}

void EmbeddedEngine::PushAsync(std::vector<PushRequest> jobs, Done<std::vector<JobBrief>> done) {
  Result<PushOp> op = PushOperation(std::move(jobs), limits_);
  if (!op.ok()) return done(std::move(op).error());
  core_.Submit(*std::move(op), [this, done = std::move(done)](Result<JobsReply> reply) {
    if (!reply.ok()) return done(std::move(reply).error());
    done(PushedJobs(*reply, core_.names()));
  });
}

void EmbeddedEngine::ClaimAsync(ClaimOptions options, Done<Claimed> done) {
  Result<ClaimRequest> request = ClaimOperation(options);
  if (!request.ok()) return done(std::move(request).error());
  core_.Claim(*std::move(request), [this, done = std::move(done)](Result<ClaimReply> reply) {
    if (!reply.ok()) return done(std::move(reply).error());
    done(ClaimedJobs(*std::move(reply), core_.names(), core_.now()));
  });
}

void EmbeddedEngine::FinishAsync(std::vector<Finish> finishes, Done<std::vector<Result<Finished>>> done) {
  Result<std::vector<FinishOp>> ops = FinishOperations(std::move(finishes), limits_);
  if (!ops.ok()) return done(std::move(ops).error());
  const auto group = std::make_shared<FinishGroup>(ops->size(), std::move(done));
  for (std::size_t i = 0; i < ops->size(); ++i) {
    core_.Submit(std::move((*ops)[i]), [this, group, i](Result<FinishOp::Reply> reply) {
      group->Set(i, reply.ok() ? Result<Finished>(FinishedOf(*std::move(reply), core_.now()))
                               : Result<Finished>(std::move(reply).error()));
    });
  }
}

Result<JobBrief> EmbeddedEngine::Push(PushRequest job) {
  std::vector<PushRequest> jobs;
  jobs.push_back(std::move(job));
  Result<std::vector<JobBrief>> pushed = PushMany(std::move(jobs));
  if (pushed.ok()) return std::move(pushed->front());
  // The caller has one job, not a list.
  Error error = std::move(pushed).error();
  constexpr std::string_view kList = "jobs[0].";
  if (error.field.starts_with(kList)) error.field.erase(0, kList.size());
  return error;
}

Result<std::vector<JobBrief>> EmbeddedEngine::PushMany(std::vector<PushRequest> jobs) {
  return Await<std::vector<JobBrief>>([&](auto done) { PushAsync(std::move(jobs), std::move(done)); });
}

Result<Claimed> EmbeddedEngine::Claim(const ClaimOptions& options, std::stop_token stop) {
  PAWL_ASSIGN(ClaimRequest request, ClaimOperation(options));
  const auto promise = std::make_shared<std::promise<Result<ClaimReply>>>();
  std::future<Result<ClaimReply>> answer = promise->get_future();
  const Core::ClaimHandle handle =
      core_.Claim(std::move(request), [promise](Result<ClaimReply> reply) { promise->set_value(std::move(reply)); });
  const std::stop_callback cancel(stop, [this, handle] { core_.CancelClaim(handle); });
  PAWL_ASSIGN(ClaimReply reply, answer.get());
  return ClaimedJobs(std::move(reply), core_.names(), core_.now());
}

Result<BeatReply> EmbeddedEngine::Heartbeat(const Beat& beat) {
  PAWL_ASSIGN(HeartbeatOp op, HeartbeatOperation(beat, limits_));
  PAWL_ASSIGN(const HeartbeatOp::Reply reply, Submit(std::move(op)));
  return BeatReplyOf(reply, core_.now());
}

Result<std::vector<Result<Finished>>> EmbeddedEngine::FinishMany(std::vector<Finish> finishes) {
  return Await<std::vector<Result<Finished>>>([&](auto done) { FinishAsync(std::move(finishes), std::move(done)); });
}

}  // namespace pawl
