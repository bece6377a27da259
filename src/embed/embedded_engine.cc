#include "embed/embedded_engine.h"

#include <atomic>

#include "base/log.h"
#include "embed/operations.h"
#include "store/open_store.h"

namespace pawl {
namespace {

// The answers to finishes that were submitted one by one.
struct FinishGroup {
  std::vector<Result<FinishOp::Reply>> replies;
  std::atomic<std::size_t> left;
  std::function<void(std::vector<Result<FinishOp::Reply>>)> done;
};

std::vector<Result<Finished>> FinishedAll(std::vector<Result<FinishOp::Reply>> replies, Now now) {
  std::vector<Result<Finished>> finished;
  finished.reserve(replies.size());
  for (Result<FinishOp::Reply>& reply : replies) {
    finished.push_back(reply.ok() ? Result<Finished>(FinishedOf(*std::move(reply), now))
                                  : Result<Finished>(std::move(reply).error()));
  }
  return finished;
}

Core::OnFatal FatalHandler(std::function<void(const Error&)> on_failure) {
  return [on_failure = std::move(on_failure)](const Error& error) {
    Log(LogLevel::kError, "the store has failed", {{"error", ToString(error)}});
    if (on_failure) on_failure(error);
  };
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
    : limits_{.max_payload = options.max_payload},
      core_(std::move(store), std::move(clock), CoreOptions{}, FatalHandler(std::move(options.on_failure))) {}

EmbeddedEngine::~EmbeddedEngine() { Close(); }  // NOLINT(clang-analyzer-optin.cplusplus.VirtualCall)

void EmbeddedEngine::Close() {
  closing_.request_stop();
  core_.Stop();
  answers_.Stop();
}

void EmbeddedEngine::PushAsync(std::vector<PushRequest> jobs, Done<std::vector<JobBrief>> done) {
  Result<PushOp> op = PushOperation(std::move(jobs), limits_);
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

void EmbeddedEngine::SubmitFinishes(std::vector<FinishOp> ops,
                                    std::function<void(std::vector<Result<FinishOp::Reply>>)> done) {
  const auto group = std::make_shared<FinishGroup>();
  group->replies.resize(ops.size(), Error{});
  group->left = ops.size();
  group->done = std::move(done);
  for (std::size_t i = 0; i < ops.size(); ++i) {
    core_.Submit(std::move(ops[i]), [group, i](Result<FinishOp::Reply> reply) {
      group->replies[i] = std::move(reply);
      if (group->left.fetch_sub(1) == 1) group->done(std::move(group->replies));
    });
  }
}

void EmbeddedEngine::FinishAsync(std::vector<Finish> finishes, Done<std::vector<Result<Finished>>> done) {
  Result<std::vector<FinishOp>> ops = FinishOperations(std::move(finishes), limits_);
  if (!ops.ok()) return done(std::move(ops).error());
  SubmitFinishes(*std::move(ops), [this, done = std::move(done)](std::vector<Result<FinishOp::Reply>> replies) {
    answers_.Post(
        [this, done, replies = std::move(replies)]() mutable { done(FinishedAll(std::move(replies), core_.now())); });
  });
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
  PAWL_ASSIGN(PushOp op, PushOperation(std::move(jobs), limits_));
  PAWL_ASSIGN(const JobsReply reply, Submit(std::move(op)));
  return PushedJobs(reply, core_.names());
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
  PAWL_ASSIGN(std::vector<FinishOp> ops, FinishOperations(std::move(finishes), limits_));
  auto replies =
      Await<std::vector<Result<FinishOp::Reply>>>([&](auto done) { SubmitFinishes(std::move(ops), std::move(done)); });
  return FinishedAll(*std::move(replies), core_.now());
}

}  // namespace pawl
