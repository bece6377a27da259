#include "embed/embedded_engine.h"

#include "base/log.h"
#include "drivers/batch_driver.h"
#include "embed/operations.h"
#include "store/open/open_store.h"

namespace pawl {
namespace {

Core::OnFatal FatalHandler(std::function<void(const Error&)> on_failure) {
  return [on_failure = std::move(on_failure)](const Error& error) {
    Log(LogLevel::kError, "the store has failed", {{"error", ToString(error)}});
    if (on_failure) on_failure(error);
  };
}

std::unique_ptr<Runtime> DriversOn(Core& core, std::shared_ptr<Clock> clock) {
  auto runtime = std::make_unique<Runtime>(core, std::move(clock));
  AddBatchDriver(core, *runtime);
  return runtime;
}

}  // namespace

Result<std::unique_ptr<Engine>> OpenEngine(EngineOptions options, std::shared_ptr<Clock> clock) {
  if (options.data_dir.empty() == options.redis_url.empty()) {
    return Error{ErrorCode::kInvalid, "needs either a directory for the data or the URL of a Redis", "data_dir"};
  }
  StoreOptions store;
  store.data_dir = options.data_dir;
  store.sync = options.durability == Durability::kFsync;
  store.redis_url = options.redis_url;
  store.redis_namespace = options.redis_namespace;
  store.wait_replicas = options.wait_replicas;
  store.clock = std::move(clock);
  PAWL_ASSIGN(OpenedStore opened, OpenStore(store));
  auto engine = std::make_unique<EmbeddedEngine>(std::move(opened.store), std::move(opened.clock), std::move(options));
  PAWL_TRY(engine->Start());
  return std::unique_ptr<Engine>(std::move(engine));
}

Result<std::unique_ptr<Engine>> Engine::Open(EngineOptions options) { return OpenEngine(std::move(options), nullptr); }

EmbeddedEngine::EmbeddedEngine(std::unique_ptr<Store> store, std::shared_ptr<Clock> clock, EngineOptions options)
    : CoreJobs(core_, {.max_payload = options.max_payload}),
      options_(std::move(options)),
      clock_(std::move(clock)),
      core_(std::move(store), clock_, CoreOptions{}, FatalHandler(options_.on_failure)),
      runtime_(options_.drive ? DriversOn(core_, clock_) : nullptr) {}

Result<void> EmbeddedEngine::Start() {
  PAWL_TRY(core_.Start());
  callback_watch_.Start();
  if (runtime_ != nullptr) runtime_->Start();
  return {};
}

EmbeddedEngine::~EmbeddedEngine() { Close(); }  // NOLINT(clang-analyzer-optin.cplusplus.VirtualCall)

void EmbeddedEngine::Close() {
  StopWaiting();
  if (runtime_ != nullptr) runtime_->Stop(Millis{0});
  callback_watch_.Stop();
  core_.Stop();
  answers_.Stop();
}

void EmbeddedEngine::PushAsync(std::vector<PushRequest> jobs, Done<std::vector<JobBrief>> done) {
  Result<PushOp> op = CheckedPush(std::move(jobs));
  if (!op.ok()) return done(std::move(op).error());
  core_.Submit(*std::move(op), [this, done = std::move(done)](Result<JobsReply> reply) {
    answers_.Post([this, done, reply = std::move(reply)]() mutable {
      if (!reply.ok()) return done(std::move(reply).error());
      done(PushedJobs(*reply, core_.names()));
    });
  });
}

void EmbeddedEngine::ClaimAsync(ClaimOptions options, Done<Claimed> done) {
  Result<ClaimRequest> request = ClaimOperation(options);
  if (!request.ok()) return done(std::move(request).error());
  core_.Claim(*std::move(request), [this, done = std::move(done)](Result<ClaimReply> reply) {
    answers_.Post([this, done, reply = std::move(reply)]() mutable {
      if (!reply.ok()) return done(std::move(reply).error());
      done(ClaimedJobs(*std::move(reply), core_.names(), core_.now()));
    });
  });
}

void EmbeddedEngine::FinishAsync(std::vector<Finish> finishes, Done<std::vector<Result<Finished>>> done) {
  Result<std::vector<FinishOp>> ops = CheckedFinishes(std::move(finishes));
  if (!ops.ok()) return done(std::move(ops).error());
  SubmitAll(core_, *std::move(ops), [this, done = std::move(done)](std::vector<Result<FinishOp::Reply>> replies) {
    answers_.Post(
        [this, done, replies = std::move(replies)]() mutable { done(FinishedOf(std::move(replies), core_.now())); });
  });
}

}  // namespace pawl
