// An executor whose runs are one HTTP call each: callbacks and `http` jobs. What is sent and what an answer means is
// said by CallRules; this sends, keeps the start of the answer, cancels, and ends the runs.
//
// The runtime's thread starts and cancels calls, the transport's thread ends them.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <unordered_map>

#include "base/clock.h"
#include "base/mutex.h"
#include "base/result.h"
#include "executors/outgoing.h"
#include "outbound/transport.h"
#include "rules/operations.h"
#include "runtime/executor.h"

namespace pawl {

// A call that came to an end, with an answer or without.
struct Attempt {
  WallTime began{};
  outbound::Outcome outcome;
  outbound::Head head;  // of the answer, if there was one
  std::string answer;   // the first bytes of its body
};

// Pure, and called on several threads. `random` spreads pauses.
struct CallRules {
  std::function<Result<outbound::Request>(const ClaimedJob& job, WallTime now)> request;
  std::function<FinishOp(const ClaimedJob& job, const Attempt& attempt, std::uint64_t random)> end;
  // The call could not be made, for the error of `request`.
  std::function<FinishOp(const ClaimedJob& job, const Error& error, WallTime now, std::uint64_t random)> refused;
  std::size_t answer_kept = 0;  // bytes
};

class OneCallExecutor : public Executor {
 public:
  // `outgoing` outlives it.
  OneCallExecutor(Outgoing& outgoing, CallRules rules);
  ~OneCallExecutor() override;

  void Start(std::shared_ptr<ActiveRun> run) override;
  void Cancel(ActiveRun& run, CancelReason reason) override;
  void Stop() override;

 private:
  class Call;

  void Forget(const ActiveRun& run);

  Outgoing& outgoing_;
  const CallRules rules_;
  Mutex mutex_;
  CondVar all_ended_;
  std::unordered_map<const ActiveRun*, std::unique_ptr<Call>> calls_ PAWL_GUARDED_BY(mutex_);
};

}  // namespace pawl
