#include "drivers/batch_driver.h"

#include <memory>
#include <utility>

#include "base/log.h"
#include "drivers/batch_run.h"

namespace pawl {
namespace {

constexpr std::uint32_t kBatchesAtOnce = 64;

class BatchDriver final : public Executor {
 public:
  explicit BatchDriver(Core& core) : core_(core) {}

  void Start(std::shared_ptr<ActiveRun> run) override { Drive(run, CallbackIds::kAsGiven); }
  void Cancel(ActiveRun&, CancelReason) override {}  // every run ends by itself, at once

 private:
  void Drive(const std::shared_ptr<ActiveRun>& run, CallbackIds ids) {
    Result<BatchRun> next = RunBatch(run->job(), core_.now(), ids);
    if (!next.ok()) return run->Fail(next.error());
    const auto finish = [this, run, ids, end = std::move(next->finish)] {
      run->Finish(end, [this, run, ids](const Error& error) { OnRefused(run, ids, error); });
    };
    if (!next->lapsed) return finish();
    // A job that is asked to stop while it runs is terminated by the end of that run, and by a crash of it.
    run->Submit(TerminateOp{run->job().seq}, [run, finish](const Result<TerminateOp::Reply>& asked) {
      if (!asked.ok()) return run->Fail(asked.error());
      finish();
    });
  }

  void OnRefused(const std::shared_ptr<ActiveRun>& run, CallbackIds ids, const Error& error) {
    if (error.code == ErrorCode::kPortConflict) return run->Release();  // there is more news
    if (error.code == ErrorCode::kIdTaken && ids == CallbackIds::kAsGiven) return Drive(run, CallbackIds::kOwn);
    Log(LogLevel::kError, "a batch cannot go on and is tried again later",
        {{"bid", run->job().head.id}, {"error", ToString(error)}});
    run->Fail(error);
  }

  Core& core_;
};

}  // namespace

void AddBatchDriver(Core& core, Runtime& runtime) {
  runtime.Add({.name = "batches", .queues = {std::string(kBatchQueue)}, .concurrency = kBatchesAtOnce, .lease = {}},
              std::make_unique<BatchDriver>(core));
}

}  // namespace pawl
