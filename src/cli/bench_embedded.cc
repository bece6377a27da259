#include <fmt/format.h>

#include <utility>
#include <vector>

#include "base/mutex.h"
#include "base/random.h"
#include "cli/bench_requests.h"
#include "cli/bench_target.h"
#include "pawl/engine.h"

namespace pawl::cli {
namespace {

constexpr Millis kEmbeddedClaimWait{5'000};

// A call that was answered. What the engine's thread hands over, so that it never does the work of the load.
struct Answered {
  BenchTurn* turn = nullptr;
  BenchClock::time_point at;
  std::optional<Error> error = {};
  std::vector<ClaimedRun> claimed = {};
};

class EmbeddedTarget final : public BenchTarget {
 public:
  EmbeddedTarget(std::unique_ptr<Engine> engine, const BenchOptions& options)
      : options_(options), random_(FreshSeed()), engine_(std::move(engine)) {
    job_.type = "bench";
    job_.queue = options.queue;
    job_.payload = BenchPayload(options.payload_bytes);
    job_.retention = options.retention;
  }
  ~EmbeddedTarget() override { engine_->Close(); }

  Result<BenchTimes> Run(const BenchPlan& plan) override {
    BenchWork work(plan, pool_);
    std::vector<BenchTurn> turns(plan.in_flight);
    const auto start = BenchClock::now();
    std::size_t active = 0;
    for (BenchTurn& turn : turns) {
      if (!work.Begin(turn)) break;
      ++active;
      Send(turn);
    }
    std::optional<Error> failed;
    while (active > 0) {
      for (Answered& answer : AwaitAnswers()) {
        Result<bool> whole = Take(answer);
        if (!whole.ok() && !failed) failed = whole.error();
        // After a failure the calls under way are awaited, since they refer to the turns.
        if (!failed && (!*whole || work.Advance(*answer.turn, answer.at))) {
          Send(*answer.turn);
        } else {
          --active;
        }
      }
    }
    if (failed) return *std::move(failed);
    return work.TakeTimes(BenchClock::now() - start);
  }

  Result<Latencies> HandOver(std::size_t /*count*/) override { return OnlyOfServers(); }
  Result<Latencies> ListPages(std::size_t /*count*/) override { return OnlyOfServers(); }
  Result<std::optional<double>> Writes() override { return std::optional<double>(); }

  Result<std::uint64_t> Kept() override {
    PAWL_ASSIGN(const QueueStatus queue, engine_->GetQueue(options_.queue));
    return queue.counts[JobState::kCompleted];
  }

  Result<std::string> Durability() override {
    if (options_.OnRedis()) return std::string("redis");
    return std::string(options_.fsync ? "fsync" : "interval");
  }
  Result<Engine*> InProcess() override { return engine_.get(); }

 private:
  static Error OnlyOfServers() {
    return {ErrorCode::kInvalid, "this mode measures a server: leave --in-process out", "mode"};
  }

  void Send(BenchTurn& turn) {
    turn.sent_at = BenchClock::now();
    switch (turn.step) {
      case BenchStep::kPush:
        engine_->PushAsync(Pushes(turn.count), [this, &turn](const Result<std::vector<JobBrief>>& pushed) {
          Answer(turn, pushed.ok() ? std::nullopt : std::optional(pushed.error()));
        });
        return;
      case BenchStep::kClaim:
        engine_->ClaimAsync(ClaimOf(turn), [this, &turn](Result<Claimed> claimed) {
          if (!claimed.ok()) return Answer(turn, claimed.error());
          Answer(turn, std::nullopt, std::move(claimed->runs));
        });
        return;
      case BenchStep::kComplete:
        engine_->FinishAsync(Finishes(turn), [this, &turn](const Result<std::vector<Result<Finished>>>& finished) {
          Answer(turn, FirstError(finished));
        });
        return;
    }
  }

  std::vector<PushRequest> Pushes(std::size_t count) {
    std::vector<PushRequest> jobs(count, job_);
    if (options_.client_ids) {
      for (PushRequest& job : jobs) job.id = BenchId(random_);
    }
    return jobs;
  }

  ClaimOptions ClaimOf(const BenchTurn& turn) const {
    ClaimOptions claim;
    claim.queues = {options_.queue};
    claim.worker = "bench";
    claim.count = static_cast<std::uint32_t>(BenchWork::Missing(turn));
    claim.wait = kEmbeddedClaimWait;
    return claim;
  }

  static std::vector<Finish> Finishes(BenchTurn& turn) {
    std::vector<Finish> finishes(turn.runs.size());
    for (std::size_t i = 0; i < finishes.size(); ++i) {
      finishes[i].job = std::move(turn.runs[i].id);
      finishes[i].token = std::move(turn.runs[i].token);
    }
    return finishes;
  }

  static std::optional<Error> FirstError(const Result<std::vector<Result<Finished>>>& finished) {
    if (!finished.ok()) return finished.error();
    for (const Result<Finished>& one : *finished) {
      if (!one.ok()) return one.error();
    }
    return std::nullopt;
  }

  // On the engine's thread.
  void Answer(BenchTurn& turn, std::optional<Error> error, std::vector<ClaimedRun> claimed = {}) {
    const auto now = BenchClock::now();
    const MutexLock lock(mutex_);
    answered_.push_back({&turn, now, std::move(error), std::move(claimed)});
    if (answered_.size() == 1) some_answered_.NotifyOne();
  }

  std::vector<Answered> AwaitAnswers() {
    MutexLock lock(mutex_);
    while (answered_.empty()) some_answered_.Wait(lock);
    return std::exchange(answered_, {});
  }

  // False if the turn has to claim again for what is missing.
  static Result<bool> Take(Answered& answer) {
    if (answer.error) return *std::move(answer.error);
    BenchTurn& turn = *answer.turn;
    if (turn.step != BenchStep::kClaim) return true;
    if (answer.claimed.empty()) return Error{ErrorCode::kInternal, "the queue ran out of jobs"};
    for (ClaimedRun& run : answer.claimed) turn.runs.push_back({std::move(run.id), std::move(run.lease.token)});
    return BenchWork::Missing(turn) == 0;
  }

  const BenchOptions options_;
  PushRequest job_;
  SeededRandom random_;
  std::vector<BenchRun> pool_;
  std::unique_ptr<Engine> engine_;

  Mutex mutex_;
  CondVar some_answered_;
  std::vector<Answered> answered_ PAWL_GUARDED_BY(mutex_);
};

}  // namespace

Result<std::unique_ptr<BenchTarget>> OpenEmbeddedTarget(const BenchOptions& options) {
  EngineOptions engine_options;
  (options.OnRedis() ? engine_options.redis_url : engine_options.data_dir) = options.in_process;
  engine_options.durability = options.fsync ? Durability::kFsync : Durability::kInterval;
  PAWL_ASSIGN(std::unique_ptr<Engine> engine, Engine::Open(std::move(engine_options)));
  return std::unique_ptr<BenchTarget>(std::make_unique<EmbeddedTarget>(std::move(engine), options));
}

}  // namespace pawl::cli
