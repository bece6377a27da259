// The same race with real threads on the stores that people use: a writer against a run that suspends, on one engine
// with LMDB, and on two nodes that share a Redis.
#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <memory>
#include <thread>
#include <vector>

#include "base/random.h"
#include "engine/core.h"
#include "rules/txn.h"
#include "store/open/open_store.h"
#include "tests/support/redis_process.h"
#include "tests/support/temp_dir.h"

namespace pawl {
namespace {

using namespace std::chrono_literals;

constexpr int kRoundsOfCores = 10'000;
constexpr int kHotFinishes = 200;

class WakeupRaceCoresTest : public testing::TestWithParam<std::string> {
 protected:
  WakeupRaceCoresTest() {
    if (GetParam() == "redis") redis_.emplace();
  }

  // A node; of LMDB there is one for all.
  Core& NewCore() {
    if (!redis_ && !cores_.empty()) return *cores_.front();
    StoreOptions options;
    options.data_dir = dir_.path();
    options.sync = false;
    if (redis_) options.redis_url = redis_->url_text();
    OpenedStore opened = OpenStore(options).value();
    cores_.push_back(std::make_unique<Core>(std::move(opened.store), opened.clock, CoreOptions{},
                                            [](const Error& error) { ADD_FAILURE() << ToString(error); }));
    EXPECT_TRUE(cores_.back()->Start().ok());
    return *cores_.back();
  }

  template <typename Op>
  static std::future<Result<typename Op::Reply>> Send(Core& core, Op op) {
    auto promise = std::make_shared<std::promise<Result<typename Op::Reply>>>();
    core.Submit(std::move(op), [promise](Result<typename Op::Reply> reply) { promise->set_value(std::move(reply)); });
    return promise->get_future();
  }

  Seq Push(Core& core) {
    PushOp op;
    JobSpec& spec = op.jobs.emplace_back();
    spec.type = "race";
    spec.in.emplace("in", PortSpec{});
    op.seed = 1;
    return Send(core, std::move(op)).get().value().jobs.at(0).seq;
  }
  static WritePortOp Writing(Seq job, std::uint64_t number) {
    WritePortOp op;
    op.to = {job, PortSide::kIn, "in"};
    op.values = {std::to_string(number)};
    return op;
  }
  // Waits until there is one to have.
  static ClaimedJob Claim(Core& core) {
    ClaimRequest request;
    request.queues = {"race"};
    request.worker = "w";
    request.wait = 50s;
    request.lease = 600s;
    std::promise<Result<ClaimReply>> promise;
    core.Claim(request, [&](Result<ClaimReply> reply) { promise.set_value(std::move(reply)); });
    const Result<ClaimReply> reply = promise.get_future().get();
    PAWL_CHECK(reply.ok() && reply->jobs.size() == 1, "the job sleeps, and data waits for it");
    return reply->jobs.front();
  }
  static const ClaimedPort& InputsOf(const ClaimedJob& job) { return job.life->ports.at(0); }
  static FinishOp Suspending(const ClaimedJob& job) {
    FinishOp op;
    op.job = job.seq;
    op.token = job.head.lease->token;
    op.outcome = Outcome::kSuspended;
    const ClaimedPort& inputs = InputsOf(job);
    if (!inputs.items.empty()) op.effects.consume.push_back({{}, "in", inputs.from, inputs.from + inputs.items.size()});
    op.seed = 1;
    return op;
  }

  support::TempDir dir_;
  std::optional<support::RedisProcess> redis_;
  std::vector<std::unique_ptr<Core>> cores_;
};

TEST_P(WakeupRaceCoresTest, AWriterAgainstARunThatSuspends) {
  Core& worker = NewCore();
  Core& writer = NewCore();
  const Seq job = Push(worker);
  SeededRandom random(7);
  std::uint64_t taken = 0;
  for (int round = 0; round < kRoundsOfCores; ++round) {
    const ClaimedJob claimed = Claim(worker);
    const ClaimedPort& inputs = InputsOf(claimed);
    ASSERT_EQ(inputs.from, taken);
    taken += inputs.items.size();
    ASSERT_EQ(taken, static_cast<std::uint64_t>(round)) << "each round has brought one value";
    // One first, the other first, or both at once.
    const std::uint64_t order = random.Below(8);
    if (order == 0) {
      ASSERT_TRUE(Send(writer, Writing(job, taken)).get().ok());
      ASSERT_EQ(Send(worker, Suspending(claimed)).get().value().shown, JobState::kQueued);
      continue;
    }
    if (order == 1) {
      ASSERT_EQ(Send(worker, Suspending(claimed)).get().value().shown, JobState::kSuspended);
      ASSERT_TRUE(Send(writer, Writing(job, taken)).get().ok());
      continue;
    }
    auto written = order % 2 == 0 ? Send(writer, Writing(job, taken)) : std::future<Result<JobsReply>>();
    for (std::uint64_t spin = random.Below(20'000); spin > 0; --spin)
      std::atomic_signal_fence(std::memory_order_seq_cst);
    auto finished = Send(worker, Suspending(claimed));
    if (order % 2 != 0) written = Send(writer, Writing(job, taken));
    ASSERT_TRUE(written.get().ok());
    ASSERT_TRUE(finished.get().ok());
  }
}

// Whoever writes touches nothing that a finish rests on, but for the wake counter, once.
TEST_P(WakeupRaceCoresTest, AHotPortDoesNotStarveTheFinish) {
  Core& worker = NewCore();
  const Seq job = Push(worker);
  std::atomic<bool> stop{false};
  std::vector<std::thread> writers;
  for (int i = 0; i < 4; ++i) {
    writers.emplace_back([&, core = &NewCore()] {
      for (std::uint64_t number = 0; !stop; ++number) EXPECT_TRUE(Send(*core, Writing(job, number)).get().ok());
    });
  }
  for (int i = 0; i < kHotFinishes; ++i) {
    const ClaimedJob claimed = Claim(worker);
    const std::uint64_t conflicts = worker.metrics().conflicts;
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_TRUE(Send(worker, Suspending(claimed)).get().ok());
    EXPECT_LT(std::chrono::steady_clock::now() - begin, 1s);
    if (redis_) {
      EXPECT_LE(worker.metrics().conflicts - conflicts, 1U) << "decided again more than once";
    }
  }
  stop = true;
  for (std::thread& writer : writers) writer.join();
}

INSTANTIATE_TEST_SUITE_P(Stores, WakeupRaceCoresTest, testing::Values("lmdb", "redis"),
                         [](const auto& test) { return test.param; });

}  // namespace
}  // namespace pawl
