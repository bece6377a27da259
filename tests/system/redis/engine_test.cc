// The embedded engine as one of many nodes on a Redis.
#include "pawl/engine.h"

#include <gtest/gtest.h>

#include <future>

#include "redis/redis_subscriber.h"
#include "tests/support/redis_process.h"

namespace pawl {
namespace {

class EngineOnRedisTest : public testing::Test {
 protected:
  std::unique_ptr<Engine> Open(const std::string& name_space = "pawl") {
    EngineOptions options;
    options.redis_url = redis_.url_text();
    options.redis_namespace = name_space;
    auto engine = Engine::Open(std::move(options));
    EXPECT_TRUE(engine.ok()) << (engine.ok() ? "" : engine.error().detail);
    return engine.ok() ? *std::move(engine) : nullptr;
  }

  static ClaimOptions Asking(Millis wait = Millis{0}) {
    ClaimOptions options;
    options.queues = {"mail"};
    options.worker = "w";
    options.wait = wait;
    return options;
  }

  static PushRequest Mail() {
    PushRequest job;
    job.type = "mail";
    return job;
  }

  support::RedisProcess redis_;
};

TEST_F(EngineOnRedisTest, OneEnginePushesAndAnotherClaims) {
  const auto first = Open();
  const auto second = Open();
  const auto pushed = first->Push(Mail());
  ASSERT_TRUE(pushed.ok());
  const auto claimed = second->Claim(Asking(Millis{60'000}));
  ASSERT_TRUE(claimed.ok());
  ASSERT_EQ(claimed->runs.size(), 1U);
  EXPECT_EQ(claimed->runs[0].id, pushed->id);
}

// The engine that waits does not hear of it, and waited to the end of its time.
TEST_F(EngineOnRedisTest, AWaitForAJobEndsSoonAfterItHasEndedOnAnotherEngine) {
  using namespace std::chrono_literals;
  const auto first = Open();
  const auto second = Open();
  const auto pushed = first->Push(Mail());
  ASSERT_TRUE(pushed.ok());
  auto job = std::async(std::launch::async, [&] { return first->Get(pushed->id, 60s); });
  const auto claimed = second->Claim(Asking(60s));
  ASSERT_TRUE(claimed.ok() && claimed->runs.size() == 1);
  const auto& run = claimed->runs[0];
  ASSERT_TRUE(second->FinishMany({{.job = run.id, .token = run.lease.token}}).ok());
  EXPECT_EQ(job.wait_for(30s), std::future_status::ready);
  EXPECT_EQ(job.get().value().state, JobState::kCompleted);
}

TEST_F(EngineOnRedisTest, NamespacesAreApart) {
  const auto first = Open();
  const auto other = Open("other");
  ASSERT_TRUE(first->Push(Mail()).ok());
  const auto claimed = other->Claim(Asking());
  ASSERT_TRUE(claimed.ok());
  EXPECT_TRUE(claimed->runs.empty());
}

TEST_F(EngineOnRedisTest, JobsOutliveTheEngine) {
  std::string id;
  {
    const auto pushed = Open()->Push(Mail());
    ASSERT_TRUE(pushed.ok());
    id = pushed->id;
  }
  const auto job = Open()->Get(id);
  ASSERT_TRUE(job.ok());
  EXPECT_EQ(job->type, "mail");
}

TEST_F(EngineOnRedisTest, CommitRepeatedAtAnotherNodeIsMadeOnce) {
  const auto first = Open();
  const auto second = Open();
  ASSERT_TRUE(first->Push(Mail()).ok());
  const auto claimed = first->Claim(Asking(Millis{60'000}));
  ASSERT_TRUE(claimed.ok() && claimed->runs.size() == 1);
  const ClaimedRun& run = claimed->runs[0];
  Finish commit{.job = run.id, .token = run.lease.token, .outcome = RunOutcome::kContinue, .commit = 1};
  commit.push.push_back({.type = "next"});
  ASSERT_TRUE(first->FinishOne(commit).ok());
  for (const auto* node : {&first, &second}) {
    const auto again = (*node)->FinishOne(commit);
    ASSERT_TRUE(again.ok());
    EXPECT_EQ(again->state, JobState::kRunning);
  }
  EXPECT_EQ(second->List({.jobs = {.queue = "next"}})->jobs.size(), 1U);
  commit.commit = 2;
  ASSERT_TRUE(second->FinishOne(commit).ok());
  EXPECT_EQ(first->List({.jobs = {.queue = "next"}})->jobs.size(), 2U);
}

TEST_F(EngineOnRedisTest, RunWhoseCommitConsumedItsInputWakesForTheRest) {
  const auto engine = Open();
  PushRequest job = Mail();
  job.in["a"] = {};
  const auto pushed = engine->Push(job);
  ASSERT_TRUE(pushed.ok());
  ASSERT_TRUE(engine->Write(pushed->id, "a", std::vector<std::string>(300, "1")).ok());
  const auto claimed = engine->Claim(Asking(Millis{60'000}));
  ASSERT_TRUE(claimed.ok() && claimed->runs.size() == 1);
  const ClaimedRun& run = claimed->runs[0];
  ASSERT_EQ(run.life->inputs.at("a").items.size(), 128U);
  Finish commit{.job = run.id, .token = run.lease.token, .outcome = RunOutcome::kContinue};
  commit.effects.consume = {{.port = "a", .from = 0, .to = 128}};
  ASSERT_TRUE(engine->FinishOne(commit).ok());
  const Finish suspend{.job = run.id, .token = run.lease.token, .outcome = RunOutcome::kSuspended};
  EXPECT_EQ(engine->FinishOne(suspend)->state, JobState::kQueued) << "172 values wait";
}

TEST_F(EngineOnRedisTest, PlainSubscribersOfRedisHearWhatIsPublished) {
  std::promise<void> connected;
  std::promise<std::string> heard;
  RedisSubscriberOptions options;
  options.url = redis_.url();
  options.channels = {"pawl:{pawl}:channel:/shop"};  // and what is below it
  options.on_connect = [&] { connected.set_value(); };
  options.on_message = [&](std::string_view, std::string_view payload) { heard.set_value(std::string(payload)); };
  const RedisSubscriber subscriber(std::move(options));
  connected.get_future().wait();
  const auto engine = Open();
  ASSERT_TRUE(engine->Publish("/shop/orders", R"({"order":17})").ok());
  EXPECT_NE(heard.get_future().get().find(R"({"order":17})"), std::string::npos);
}

TEST(EngineOptionsTest, EitherADirectoryOrARedisIsNamed) {
  EngineOptions both;
  both.data_dir = "data";
  both.redis_url = "redis://127.0.0.1:1";
  for (const EngineOptions& options : {EngineOptions{}, both}) {
    const auto engine = Engine::Open(options);
    ASSERT_FALSE(engine.ok());
    EXPECT_EQ(engine.error().code, ErrorCode::kInvalid);
  }
}

}  // namespace
}  // namespace pawl
