#include "executors/one_call_executor.h"

#include <algorithm>
#include <utility>

#include "base/random.h"

namespace pawl {

class OneCallExecutor::Call : public OutgoingCall {
 public:
  Call(OneCallExecutor& executor, std::shared_ptr<ActiveRun> run, WallTime began)
      : OutgoingCall(executor.outgoing_, run->job().head.id), executor_(executor), run_(std::move(run)) {
    attempt_.began = began;
  }

  bool OnHead(const outbound::Head& head) override {
    attempt_.head = head;
    return true;
  }
  bool OnBytes(std::span<const char> bytes) override {
    const std::size_t room = executor_.rules_.answer_kept - attempt_.answer.size();
    attempt_.answer.append(bytes.data(), std::min(room, bytes.size()));
    return true;
  }

 private:
  void OnCallEnd(const outbound::Outcome& outcome) override {
    attempt_.outcome = outcome;
    run_->Finish(executor_.rules_.end(run_->job(), attempt_, FreshSeed()));
    executor_.Forget(*run_);  // destroys it
  }

  OneCallExecutor& executor_;
  const std::shared_ptr<ActiveRun> run_;
  Attempt attempt_;
};

OneCallExecutor::OneCallExecutor(Outgoing& outgoing, CallRules rules) : outgoing_(outgoing), rules_(std::move(rules)) {}

OneCallExecutor::~OneCallExecutor() = default;

void OneCallExecutor::Start(std::shared_ptr<ActiveRun> run) {
  const WallTime now = outgoing_.now().wall;
  auto request = rules_.request(run->job(), now);
  if (!request.ok()) return run->Finish(rules_.refused(run->job(), request.error(), now, FreshSeed()));
  auto call = std::make_unique<Call>(*this, run, now);
  // The call may end on the transport's thread before Send has returned: the lock keeps it until it is noted here.
  const MutexLock lock(mutex_);
  if (!call->Send(*std::move(request))) return run->Release();
  calls_.emplace(run.get(), std::move(call));
}

void OneCallExecutor::Cancel(ActiveRun& run, CancelReason /*reason*/) {
  const MutexLock lock(mutex_);
  const auto found = calls_.find(&run);
  if (found != calls_.end()) found->second->Cancel();
}

void OneCallExecutor::Forget(const ActiveRun& run) {
  std::unique_ptr<Call> ended;  // outlives the lock
  const MutexLock lock(mutex_);
  const auto found = calls_.find(&run);
  ended = std::move(found->second);
  calls_.erase(found);
  if (calls_.empty()) all_ended_.NotifyAll();
}

void OneCallExecutor::Stop() {
  MutexLock lock(mutex_);
  while (!calls_.empty()) all_ended_.Wait(lock);
}

}  // namespace pawl
