// EmbeddedEngine is the Engine: a Core on a store of its own, CoreJobs on that core, and the asynchronous calls.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/clock.h"
#include "embed/answer_thread.h"
#include "embed/core_jobs.h"
#include "engine/callback_watch.h"
#include "engine/core.h"
#include "pawl/engine.h"
#include "runtime/runtime.h"

namespace pawl {

class EmbeddedEngine final : public Engine, public CoreJobs {
 public:
  EmbeddedEngine(std::unique_ptr<Store> store, std::shared_ptr<Clock> clock, EngineOptions options);
  ~EmbeddedEngine() override;
  EmbeddedEngine(const EmbeddedEngine&) = delete;
  EmbeddedEngine& operator=(const EmbeddedEngine&) = delete;

  Result<void> Start();

  void Close() override;
  void PushAsync(std::vector<PushRequest> jobs, Done<std::vector<JobBrief>> done) override;
  void ClaimAsync(ClaimOptions options, Done<Claimed> done) override;
  void FinishAsync(std::vector<Finish> finishes, Done<std::vector<Result<Finished>>> done) override;
  Result<void> Backup(const std::string& path, bool compact) override { return core_.Backup(path, compact); }

  // For what is built on it: executors, which stop before it closes. What they leave behind for its pushes to refer to
  // is kept as long as it.
  Core& core() { return core_; }
  const std::shared_ptr<Clock>& clock() const { return clock_; }
  const EngineOptions& options() const { return options_; }
  void Keep(std::shared_ptr<const void> kept) { kept_.push_back(std::move(kept)); }
  // They deliver callbacks: nobody needs to be told that nobody does.
  void DeliversCallbacks() { callback_watch_.Stop(); }

 private:
  const EngineOptions options_;
  const std::shared_ptr<Clock> clock_;
  std::vector<std::shared_ptr<const void>> kept_;
  AnswerThread answers_;
  Core core_;
  CallbackWatch callback_watch_{core_};
  const std::unique_ptr<Runtime> runtime_;  // null: it does not run Pawl's own work
};

// As Engine::Open, with a clock that a test can move.
Result<std::unique_ptr<Engine>> OpenEngine(EngineOptions options, std::shared_ptr<Clock> clock);

}  // namespace pawl
