#include "cli/run_pump.h"

#include <utility>

namespace pawl::cli {
namespace {

constexpr Millis kPumpClaimWait{200};  // also how long the end may take

}  // namespace

void RunPump::Tell(Event event) {
  const MutexLock lock(mutex_);
  events_.push_back(std::move(event));
  if (events_.size() == 1) told_.NotifyOne();
}

std::vector<RunPump::Event> RunPump::Await() {
  MutexLock lock(mutex_);
  while (events_.empty()) told_.Wait(lock);
  return std::exchange(events_, {});
}

void RunPump::Claim() {
  ++claims_;
  ClaimOptions options;
  options.queues = {queue_};
  options.worker = "bench";
  options.count = count_;
  options.wait = kPumpClaimWait;
  engine_.ClaimAsync(std::move(options), [this](Result<Claimed> claimed) {
    Event event{.claim = true};
    if (claimed.ok()) {
      event.runs = std::move(claimed->runs);
    } else {
      event.error = std::move(claimed).error();
    }
    Tell(std::move(event));
  });
}

void RunPump::FinishAll(std::vector<ClaimedRun> runs, const Handle& handle) {
  if (runs.empty()) return;
  ++finishes_;
  std::vector<Finish> finishes;
  finishes.reserve(runs.size());
  for (ClaimedRun& run : runs) {
    Finish finish = handle(run);
    finish.job = std::move(run.id);
    finish.token = std::move(run.lease.token);
    finishes.push_back(std::move(finish));
  }
  engine_.FinishAsync(std::move(finishes), [this](Result<std::vector<Result<Finished>>> finished) {
    Event event;
    if (!finished.ok()) event.error = std::move(finished).error();
    if (finished.ok()) {
      for (Result<Finished>& one : *finished) {
        if (!one.ok()) event.error = std::move(one).error();
      }
    }
    Tell(std::move(event));
  });
}

Result<void> RunPump::Run(const Handle& handle, const std::function<bool()>& done,
                          const std::function<void()>& at_end) {
  std::optional<Error> failed;
  bool ended = false;
  for (;;) {
    while (!ended && claims_ < claims_max_) Claim();
    if (claims_ == 0 && finishes_ == 0) break;
    for (Event& event : Await()) {
      --(event.claim ? claims_ : finishes_);
      if (event.error && !failed) failed = std::move(event.error);
      FinishAll(std::move(event.runs), handle);
    }
    if (!ended && (failed || done())) {
      ended = true;
      if (!failed) at_end();
    }
  }
  if (failed) return *std::move(failed);
  return {};
}

}  // namespace pawl::cli
