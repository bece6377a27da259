// A random stream of operations of every kind, on few enough names that they meet each other. What it asks for depends
// on its seed and on the answers that it is told.
#pragma once

#include <deque>
#include <string>
#include <vector>

#include "base/random.h"
#include "tests/simulation/stateful_workload.h"
#include "tests/support/world.h"

namespace pawl {

class Workload {
 public:
  Workload(std::uint64_t seed, bool system_channels) : random_(seed), stateful_(random_, system_channels) {}

  AnyOp NextOperation(Now now) {
    const std::uint64_t kind = Below(1'000);
    if (kind < 320) return Push(now, 1);
    if (kind < 350) return Push(now, 2 + Below(20));
    if (kind < 351) return Push(now, 257 + Below(300));
    if (kind < 450) return stateful_.Next();
    if (kind < 780) return Finish(now);
    if (kind < 860) return Heartbeat();
    if (kind < 890) return RunOp{AnyJob(), Chance(3), MaybeOnce(10)};
    if (kind < 920) return TerminateOp{AnyJob(), MaybeOnce(10)};
    if (kind < 950) return DeleteOp{AnyJob()};
    if (kind < 954) return Many();
    if (kind < 958) return DeleteQueueOp{AnyQueue()};
    if (kind < 975) return PatchQueue();
    if (kind < 988) return PatchGroup();
    if (kind < 998) return Schedule(now);
    return Hook();
  }

  ClaimRequest NextClaim() {
    ClaimRequest request;
    for (std::uint64_t i = 0; i <= Below(2); ++i) request.queues.push_back(AnyQueue());
    request.worker = "w" + std::to_string(Below(3));
    request.count = static_cast<std::uint32_t>(1 + Below(5));
    if (Chance(3)) request.wait = std::chrono::seconds(1 + Below(20));
    if (Chance(4)) request.lease = std::chrono::seconds(1 + Below(60));
    if (Chance(8)) request.claim_id = "c" + std::to_string(Below(20));
    if (Chance(10)) request.job = AnyJob();
    return request;
  }

  void Learn(const ClaimReply& reply) {
    for (const ClaimedJob& job : reply.jobs) {
      Keep(leases_, {job.seq, job.head.lease->token}, 60);
      stateful_.Learn(job);
    }
  }
  void Learn(const JobsReply& reply) {
    for (const JobRow& row : reply.jobs) {
      Keep(jobs_, row.seq, 300);
      stateful_.Learn(row);
    }
  }

  std::uint64_t Below(std::uint64_t n) { return random_.Below(n); }
  bool Chance(std::uint64_t one_in) { return Below(one_in) == 0; }
  std::uint64_t Seed() { return random_.Next() | 1U; }

 private:
  using Held = std::pair<Seq, Token>;

  template <typename T>
  static void Keep(std::deque<T>& all, const T& one, std::size_t limit) {
    all.push_back(one);
    if (all.size() > limit) all.pop_front();
  }
  Millis Seconds(std::uint64_t from, std::uint64_t below) { return std::chrono::seconds(from + Below(below)); }
  std::string AnyQueue() { return "q" + std::to_string(Below(5)); }
  std::string AnyGroup() { return "g" + std::to_string(Below(6)); }
  JobRef AnyJob() {
    if (jobs_.empty() || Chance(20)) return Seq{Below(100'000)};
    if (Chance(10)) return "id" + std::to_string(Below(400));
    return jobs_[Below(jobs_.size())];
  }
  std::optional<IdempotencyKey> MaybeOnce(std::uint64_t one_in) {
    if (!Chance(one_in)) return std::nullopt;
    const std::uint64_t key = Below(200);
    return IdempotencyKey{HashBytes("key" + std::to_string(key)),
                          HashBytes("request" + std::to_string(key * 10 + Below(2)))};
  }

  JobSpec Spec(Now now) {
    JobSpec spec;
    spec.type = "t" + std::to_string(Below(3));
    spec.queue = AnyQueue();
    spec.payload = std::to_string(random_.Next());
    if (Chance(6)) {
      const std::uint64_t id = Below(400);
      spec.id = "id" + std::to_string(id);
      spec.content = HashBytes(std::to_string(id * 10 + (Chance(20) ? 1 : 0)));
    }
    if (!Chance(3)) spec.group = AnyGroup();
    if (!spec.group.empty() && Chance(30)) spec.group_limit = static_cast<std::uint32_t>(1 + Below(5));
    if (Chance(3)) spec.priority = static_cast<std::uint8_t>(1 + Below(9));
    if (Chance(10)) spec.delay = Seconds(0, 20);
    if (Chance(20)) spec.run_at = now.wall + Seconds(0, 60) - std::chrono::seconds(10);
    if (Chance(3)) spec.lease = Seconds(1, 60);
    if (Chance(8)) spec.timeout = Seconds(1, 40);
    if (Chance(8)) spec.expires_in = Seconds(1, 30);
    spec.retention = Seconds(0, 200);
    if (Chance(3)) spec.retry.max = static_cast<std::uint16_t>(Below(3));
    if (Chance(3)) spec.retry.base = Seconds(0, 4);
    if (Chance(5)) spec.retry.backoff = Chance(2) ? RetryBackoff::kFixed : RetryBackoff::kQuartic;
    if (Chance(4)) spec.max_crashes = static_cast<std::uint16_t>(1 + Below(3));
    if (Chance(10)) {
      spec.unique = {"u" + std::to_string(Below(10)), Chance(2), {}};
      if (Chance(2)) spec.unique->hold_for = Seconds(1, 60);
    }
    if (Chance(10)) spec.meta = "{\"trace\":" + std::to_string(Below(100)) + "}";
    if (Chance(6)) stateful_.Adorn(spec);
    return spec;
  }
  AnyOp Push(Now now, std::uint64_t count) {
    PushOp op;
    for (std::uint64_t i = 0; i < count; ++i) op.jobs.push_back(Spec(now));
    if (count > 200) {  // nothing in it that another push could have taken
      for (JobSpec& spec : op.jobs) {
        spec.id.clear();
        spec.expires_in.reset();
      }
    }
    op.once = MaybeOnce(20);
    op.seed = Seed();
    return op;
  }

  Held AnyLease() {
    if (leases_.empty() || Chance(40)) return {Below(1'000), Token{}};
    return leases_[Below(leases_.size())];
  }
  AnyOp Finish(Now now) {
    FinishOp op;
    const Held held = AnyLease();
    op.job = held.first;
    op.token = held.second;
    constexpr std::array<Outcome, 8> kOutcomes = {Outcome::kCompleted, Outcome::kCompleted, Outcome::kCompleted,
                                                  Outcome::kFailed,    Outcome::kFailed,    Outcome::kReleased,
                                                  Outcome::kSuspended, Outcome::kContinue};
    op.outcome = kOutcomes[Below(kOutcomes.size())];
    if (Chance(2)) op.result = "{\"r\":1}";
    if (Chance(5)) op.progress = "0.5";
    if (op.outcome == Outcome::kFailed) {
      op.error = JobError{"E", "went wrong", {"a", "b"}};
      op.retry = !Chance(8);
      if (Chance(4)) op.retry_in = Seconds(0, 10);
    }
    if (Chance(4)) op.delay = Seconds(0, 5);
    if (Chance(3)) op.wake_in = Seconds(0, 10);
    if (Chance(6)) op.wake_at = now.wall + Seconds(0, 10);
    if (Chance(15)) op.push = {Spec(now), Spec(now)};
    if (Chance(2)) op.effects = stateful_.EffectsOf(held.first, Spec(now));
    op.seed = Seed();
    return op;
  }
  AnyOp Heartbeat() {
    HeartbeatOp op;
    const Held held = AnyLease();
    op.job = held.first;
    op.token = held.second;
    if (Chance(3)) op.progress = "0.1";
    if (Chance(3)) op.lease = Seconds(1, 60);
    return op;
  }

  AnyOp Many() {
    ManyOp op;
    op.action = static_cast<ManyAction>(Below(3));
    if (!Chance(4)) op.filter.queue = AnyQueue();
    if (Chance(3)) op.filter.type = "t" + std::to_string(Below(3));
    if (Chance(3)) op.filter.group = AnyGroup();
    if (Chance(2)) op.filter.shown = {kJobStates[Below(kJobStateCount)], kJobStates[Below(kJobStateCount)]};
    op.once = MaybeOnce(4);
    return op;
  }
  std::optional<std::optional<Rate>> MaybeRate() {
    if (!Chance(4)) return std::nullopt;
    if (Chance(2)) return std::optional<Rate>{};
    return std::optional<Rate>(Rate{static_cast<std::uint32_t>(1 + Below(20)), Seconds(1, 10)});
  }
  AnyOp PatchQueue() {
    PatchQueueOp op;
    op.queue = AnyQueue();
    QueuePatch& patch = op.patch;
    if (Chance(3)) patch.paused = Chance(4);
    if (Chance(4))
      patch.concurrency = Chance(2) ? std::optional<std::uint32_t>{} : 5 + static_cast<std::uint32_t>(Below(50));
    patch.rate = MaybeRate();
    if (Chance(3))
      patch.group_limit = Chance(2) ? std::optional<std::uint32_t>{} : 1 + static_cast<std::uint32_t>(Below(4));
    if (Chance(10)) patch.delay = Chance(2) ? std::optional<Millis>{} : Seconds(0, 3);
    return op;
  }
  AnyOp PatchGroup() {
    PatchGroupOp op{AnyQueue(), AnyGroup(), {}};
    if (Chance(3))
      op.patch.limit = Chance(2) ? std::optional<std::uint32_t>{} : 1 + static_cast<std::uint32_t>(Below(6));
    op.patch.rate = MaybeRate();
    if (Chance(3)) op.patch.paused = Chance(4);
    if (Chance(3)) op.patch.ordered = Chance(2);
    return op;
  }

  // Fires every few seconds; jobs of it meet those of others.
  AnyOp Schedule(Now now) {
    const std::string name = "s" + std::to_string(Below(6));
    if (Chance(6)) return DeleteScheduleOp{name};
    if (Chance(5)) return PauseScheduleOp{name, Chance(2)};
    if (Chance(4)) return FireOp{name, Chance(2) ? std::optional(now.wall - Seconds(0, 100)) : std::nullopt};
    PutScheduleOp op;
    op.name = name;
    op.spec.times.every = Seconds(1, 30);
    if (Chance(4)) op.spec.times = {.cron = "*/20 * * * * *", .timezone = "Europe/Rome"};
    if (Chance(4)) op.spec.times.until = now.wall + Seconds(1, 100);
    op.spec.overlap = static_cast<Overlap>(Below(4));
    op.spec.catch_up = static_cast<CatchUp>(Below(3));
    op.spec.catch_up_within = Seconds(0, 100);
    if (Chance(3)) op.spec.jitter = Seconds(0, 20);
    op.spec.pause_on_failure = Chance(3);
    PushRequest& job = op.spec.jobs.emplace_back(Spec(now));
    job.id = Chance(4) ? "id{{n}}" : "";
    job.run_at.reset();
    job.payload = R"({"at":"{{time}}","before":"{{previous}}"})";
    if (Chance(6)) op.paused = Chance(2);
    if (Chance(6)) op.etag = 1 + Below(5);
    return op;
  }

  AnyOp Hook() {
    const std::string name = "h" + std::to_string(Below(4));
    const SecretDigest secret = {static_cast<std::uint8_t>(Below(256)), static_cast<std::uint8_t>(Below(256)), 1};
    if (Chance(4)) return DeleteHookOp{name};
    if (Chance(3)) return RotateHookOp{name, secret, Seconds(0, 100)};
    PutHookOp op;
    op.name = name;
    op.job.emplace().type = "t0";
    op.paused = Chance(4);
    op.secret = secret;
    return op;
  }

  SeededRandom random_;
  StatefulWorkload stateful_;
  std::deque<Held> leases_;
  std::deque<Seq> jobs_;
};

}  // namespace pawl
