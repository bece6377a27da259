// FakeJobs hands out the runs that a test gives it, and keeps what the worker says. For tests.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "pawl/jobs.h"

namespace pawl {

class FakeJobs final : public Jobs {
 public:
  static ClaimedRun MakeRun(std::string id, std::string type = "mail") {
    ClaimedRun run;
    run.id = std::move(id);
    run.type = std::move(type);
    run.lease = {.token = "token", .span = Millis(30'000)};
    return run;
  }

  // ---- What the test says ----
  void Give(ClaimedRun run) {
    Change([&] { runs_.push_back(std::move(run)); });
  }
  void Give(std::string id, std::string type = "mail") { Give(MakeRun(std::move(id), std::move(type))); }
  void TellWithNextClaim(bool quiet, bool stop) {
    Change([&] { orders_ = {.runs = {}, .quiet = quiet, .stop = stop}; });
  }
  // A claim that is told to stop brings this run all the same: it had been granted already.
  void GiveWhenStopped(std::string id) {
    Change([&] { late_ = MakeRun(std::move(id)); });
  }
  void OnBeat(std::function<Result<BeatReply>()> reply) {
    Change([&] { on_beat_ = std::move(reply); });
  }
  void OnFinish(std::function<Result<Finished>(const Finish&)> reply) {
    Change([&] { on_finish_ = std::move(reply); });
  }

  // ---- What the worker did ----
  std::vector<Finish> WaitForFinishes(std::size_t count) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return finishes_.size() >= count; });
    return finishes_;
  }
  void WaitForBeats(std::size_t count) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return beats_.size() >= count; });
  }
  void WaitForClaims(std::size_t count) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return claims_.size() >= count; });
  }
  std::vector<Finish> finishes() {
    const std::lock_guard lock(mutex_);
    return finishes_;
  }
  std::vector<Beat> beats() {
    const std::lock_guard lock(mutex_);
    return beats_;
  }
  std::vector<ClaimOptions> claims() {
    const std::lock_guard lock(mutex_);
    return claims_;
  }

  // ---- Jobs ----
  Result<Claimed> Claim(const ClaimOptions& options, std::stop_token stop) override {
    std::unique_lock lock(mutex_);
    claims_.push_back(options);
    changed_.notify_all();
    const auto ready = [&] { return !runs_.empty() || orders_.quiet || orders_.stop; };
    if (options.wait.count() > 0) changed_.wait(lock, stop, ready);
    Claimed claimed = std::exchange(orders_, {});
    while (!runs_.empty() && claimed.runs.size() < options.count) {
      claimed.runs.push_back(std::move(runs_.front()));
      runs_.pop_front();
    }
    if (stop.stop_requested() && late_) claimed.runs.push_back(*std::exchange(late_, std::nullopt));
    return claimed;
  }

  Result<BeatReply> Heartbeat(const Beat& beat) override {
    std::function<Result<BeatReply>()> reply;
    Change([&] {
      beats_.push_back(beat);
      reply = on_beat_;
    });
    if (reply) return reply();
    return BeatReply{.lease = {.token = beat.token, .span = Millis(30'000)}};
  }

  Result<std::vector<Result<Finished>>> FinishMany(std::vector<Finish> finishes) override {
    std::vector<Result<Finished>> results;
    for (const Finish& finish : finishes) {
      std::function<Result<Finished>(const Finish&)> reply;
      Change([&] { reply = on_finish_; });
      results.push_back(reply ? reply(finish) : Finished{.id = finish.job});
      Change([&] { finishes_.push_back(finish); });
    }
    return results;
  }

  Result<JobBrief> Push(PushRequest) override { return Unused(); }
  Result<std::vector<JobBrief>> PushMany(std::vector<PushRequest>) override { return Unused(); }
  Result<Job> Get(std::string_view, Millis) override { return Unused(); }
  Result<JobList> List(const ListOptions&) override { return Unused(); }
  Result<JobBrief> RunNow(std::string_view, bool) override { return Unused(); }
  Result<JobBrief> Terminate(std::string_view) override { return Unused(); }
  Result<void> Delete(std::string_view) override { return Unused(); }
  Result<std::uint64_t> RunMany(const JobSelection&) override { return Unused(); }
  Result<std::uint64_t> TerminateMany(const JobSelection&) override { return Unused(); }
  Result<std::vector<QueueStatus>> ListQueues() override { return Unused(); }
  Result<QueueStatus> GetQueue(std::string_view) override { return Unused(); }
  Result<QueueStatus> ChangeQueue(std::string_view, const QueueChange&) override { return Unused(); }
  Result<void> DeleteQueue(std::string_view) override { return Unused(); }
  Result<std::uint64_t> PurgeQueue(std::string_view) override { return Unused(); }
  Result<GroupStatus> GetGroup(std::string_view, std::string_view) override { return Unused(); }
  Result<GroupStatus> ChangeGroup(std::string_view, std::string_view, const GroupChange&) override { return Unused(); }
  Result<StatsReport> GetStats(std::string_view) override { return Unused(); }

 private:
  static Error Unused() { return {ErrorCode::kInternal, "a worker does not call this"}; }

  template <typename F>
  void Change(F change) {
    {
      const std::lock_guard lock(mutex_);
      change();
    }
    changed_.notify_all();
  }

  std::mutex mutex_;
  std::condition_variable_any changed_;
  std::deque<ClaimedRun> runs_;
  Claimed orders_;
  std::optional<ClaimedRun> late_;
  std::function<Result<BeatReply>()> on_beat_;
  std::function<Result<Finished>(const Finish&)> on_finish_;
  std::vector<ClaimOptions> claims_;
  std::vector<Beat> beats_;
  std::vector<Finish> finishes_;
};

}  // namespace pawl
