// EmbeddedEngine is the Engine: a Core on a store of its own.
#pragma once

#include <functional>
#include <future>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "base/clock.h"
#include "embed/answer_thread.h"
#include "engine/core.h"
#include "pawl/engine.h"
#include "wire/http/ranges.h"

namespace pawl {

class EmbeddedEngine final : public Engine {
 public:
  EmbeddedEngine(std::unique_ptr<Store> store, std::shared_ptr<Clock> clock, EngineOptions options);
  ~EmbeddedEngine() override;
  EmbeddedEngine(const EmbeddedEngine&) = delete;
  EmbeddedEngine& operator=(const EmbeddedEngine&) = delete;

  Result<void> Start() { return core_.Start(); }

  void Close() override;
  void PushAsync(std::vector<PushRequest> jobs, Done<std::vector<JobBrief>> done) override;
  void ClaimAsync(ClaimOptions options, Done<Claimed> done) override;
  void FinishAsync(std::vector<Finish> finishes, Done<std::vector<Result<Finished>>> done) override;
  Result<void> Backup(const std::string& path, bool compact) override { return core_.Backup(path, compact); }

  Result<JobBrief> Push(PushRequest job) override;
  Result<std::vector<JobBrief>> PushMany(std::vector<PushRequest> jobs) override;
  Result<Job> Get(std::string_view ref, Millis wait) override;
  Result<JobList> List(const ListOptions& options) override;
  Result<JobBrief> RunNow(std::string_view ref, bool force) override;
  Result<JobBrief> Edit(std::string_view ref, const JobChange& change) override;
  Result<JobBrief> Terminate(std::string_view ref, bool recursive) override;
  Result<void> Delete(std::string_view ref) override;
  Result<std::uint64_t> RunMany(const JobSelection& jobs) override;
  Result<std::uint64_t> TerminateMany(const JobSelection& jobs) override;
  Result<void> Write(std::string_view ref, std::string_view inport, std::vector<std::string> values,
                     bool notify) override;
  Result<std::vector<PortValue>> Read(std::string_view ref, std::string_view outport, std::uint32_t limit) override;
  Result<PortContent> Peek(const PortAddress& port, std::uint64_t from, std::uint32_t limit) override;
  Result<void> Connect(const PortAddress& from, const std::vector<PortAddress>& to) override;
  Result<void> ChangePorts(std::string_view ref, const PortChanges& changes) override;
  Result<StateValues> GetState(std::string_view ref) override;
  Result<StateValues> ChangeState(std::string_view ref, const StateValues& set,
                                  const std::vector<std::string>& unset) override;
  Result<std::uint64_t> Publish(std::string_view channel, std::string value) override;
  Result<void> Adopt(std::string_view ref, std::string_view parent, std::string_view name) override;
  Result<void> Disown(std::string_view ref) override;
  Result<JobBrief> GetChild(std::string_view parent, std::string_view name) override;
  Result<JobTree> GetTree(std::string_view ref) override;
  Result<void> AddAlias(std::string_view ref, std::string_view alias) override;
  Result<void> RemoveAlias(std::string_view ref, std::string_view alias) override;
  Result<void> RegisterType(std::string_view queue, std::string_view type, const TypeOptions& options) override;
  Result<void> UnregisterType(std::string_view queue, std::string_view type) override;
  Result<std::map<std::string, TypeOptions>> ListTypes(std::string_view queue) override;
  Result<Claimed> Claim(const ClaimOptions& options, std::stop_token stop) override;
  Result<BeatReply> Heartbeat(const Beat& beat) override;
  Result<std::vector<Result<Finished>>> FinishMany(std::vector<Finish> finishes) override;
  Result<std::vector<QueueStatus>> ListQueues() override;
  Result<QueueStatus> GetQueue(std::string_view queue) override;
  Result<QueueStatus> ChangeQueue(std::string_view queue, const QueueChange& change) override;
  Result<void> DeleteQueue(std::string_view queue) override;
  Result<std::uint64_t> PurgeQueue(std::string_view queue) override;
  Result<GroupStatus> GetGroup(std::string_view queue, std::string_view group) override;
  Result<GroupStatus> ChangeGroup(std::string_view queue, std::string_view group, const GroupChange& change) override;
  Result<StatsReport> GetStats(std::string_view queue) override;

 private:
  // Calls `start(done)` and waits for the call of `done`.
  template <typename T, typename Start>
  static Result<T> Await(Start start) {
    // Shared, since the thread that answers may still be in set_value when we have the answer.
    const auto promise = std::make_shared<std::promise<Result<T>>>();
    std::future<Result<T>> answer = promise->get_future();
    start([promise](Result<T> result) { promise->set_value(std::move(result)); });
    return answer.get();
  }
  template <typename Op>
  Result<typename Op::Reply> Submit(Op op) {
    return Await<typename Op::Reply>([&](auto done) { core_.Submit(std::move(op), std::move(done)); });
  }
  // What `read` finds in a consistent view.
  template <typename T, typename F>
  Result<T> Look(F read) {
    return Await<T>([&](auto done) {
      core_.Read([read, done](Result<StoreReader*> reader) {
        if (!reader.ok()) return done(std::move(reader).error());
        Result<T> result = read(**reader);
        const auto failure = (*reader)->failure();
        done(failure ? Result<T>(*failure) : std::move(result));
      });
    });
  }
  void SubmitFinishes(std::vector<FinishOp> ops, std::function<void(std::vector<Result<FinishOp::Reply>>)> done);

  // Returns when the job has ended, the time is over, or the engine closes.
  void WaitForEnd(Seq seq, Millis wait);
  Result<std::uint64_t> Many(ManyAction action, const std::string& filter);

  const http::WireLimits limits_;
  std::stop_source closing_;
  AnswerThread answers_;
  Core core_;
};

// As Engine::Open, with a clock that a test can move.
Result<std::unique_ptr<Engine>> OpenEngine(EngineOptions options, std::shared_ptr<Clock> clock);

}  // namespace pawl
