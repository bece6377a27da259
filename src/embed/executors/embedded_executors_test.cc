// An engine in this process that calls others by itself.
#include <gtest/gtest.h>

#include "embed/embedded_engine.h"
#include "pawl/executors.h"
#include "tests/support/http_peer.h"
#include "tests/support/json_at.h"
#include "tests/support/redis_process.h"
#include "tests/support/temp_dir.h"

namespace pawl {
namespace {

using namespace std::chrono_literals;
using support::HttpPeer;
using support::TextAt;

class EmbeddedExecutorsTest : public testing::Test {
 protected:
  EmbeddedExecutorsTest() { engine_ = Engine::Open({.data_dir = dir_.File("data")}).value(); }

  ExecutorOptions Allowed() const {
    ExecutorOptions options;
    options.outbound.allow = {"127.0.0.1:" + std::to_string(peer_.port())};
    return options;
  }
  Job End(const PushRequest& job) {
    const auto pushed = engine_->Push(job);
    EXPECT_TRUE(pushed.ok()) << ToString(pushed.error());
    return pushed.ok() ? engine_->Get(pushed->id, 60s).value() : Job{};
  }

  support::TempDir dir_;
  HttpPeer peer_;
  std::unique_ptr<Engine> engine_;
};

TEST_F(EmbeddedExecutorsTest, AnHttpJobIsRunAndItsEndIsTold) {
  const auto executors = Executors::Start(*engine_, Allowed());
  ASSERT_TRUE(executors.ok()) << ToString(executors.error());
  PushRequest job;
  job.type = "http";
  job.payload = R"({"url":")" + peer_.Url("/status/204") + "\"}";
  job.callbacks.emplace().push_back({.url = peer_.Url("/status/200")});
  const Job ended = End(job);
  EXPECT_EQ(ended.state, JobState::kCompleted);
  EXPECT_EQ(TextAt(ended.result, "status"), "204");
  EXPECT_TRUE(peer_.WaitForRequests(2));
}

TEST_F(EmbeddedExecutorsTest, ADownloadIsStored) {
  ExecutorOptions options = Allowed();
  options.outbound_threads = 4;
  options.types = {"download"};
  options.files_dir = dir_.File("files");
  const auto executors = Executors::Start(*engine_, options);
  ASSERT_TRUE(executors.ok()) << ToString(executors.error());
  PushRequest job;
  job.type = "download";
  job.payload = R"({"url":")" + peer_.Url("/bytes/1000") + "\"}";
  const Job ended = End(job);
  EXPECT_EQ(ended.state, JobState::kCompleted);
  EXPECT_EQ(TextAt(ended.result, "bytes"), "1000");
}

TEST_F(EmbeddedExecutorsTest, TheGuardIsStrictUnlessItIsToldMore) {
  auto executors = Executors::Start(*engine_);
  ASSERT_TRUE(executors.ok());
  PushRequest job;
  job.type = "http";
  job.payload = R"({"url":")" + peer_.Url("/status/204") + "\"}";
  EXPECT_EQ(engine_->Push(job).error().code, ErrorCode::kBlockedUrl);
  (*executors)->Stop(0ms);
  EXPECT_EQ(engine_->Push(job).error().code, ErrorCode::kBlockedUrl) << "what it was told stays";
  EXPECT_TRUE(peer_.seen().empty());
}

// Whatever is allowed: who can write to the store of the engine can do everything.
TEST_F(EmbeddedExecutorsTest, TheRedisOfTheEngineMayNotBeCalled) {
  support::RedisProcess redis;
  const std::unique_ptr<Engine> engine = Engine::Open({.redis_url = redis.url_text()}).value();
  ExecutorOptions options;
  options.outbound.allow = {"127.0.0.0/8"};
  const auto executors = Executors::Start(*engine, options);
  ASSERT_TRUE(executors.ok()) << ToString(executors.error());
  PushRequest job;
  job.type = "http";
  job.payload = R"({"url":"http://127.0.0.1:)" + std::to_string(redis.port()) + "/\"}";
  EXPECT_EQ(engine->Push(job).error().code, ErrorCode::kBlockedUrl);
}

TEST_F(EmbeddedExecutorsTest, WrongOptionsAreNamed) {
  const auto refused = [&](const ExecutorOptions& options) {
    return Executors::Start(*engine_, options).error().field;
  };
  EXPECT_EQ(refused({.types = {"exec"}}), "types");
  EXPECT_EQ(refused({.outbound_threads = 0}), "outbound_threads");
  EXPECT_EQ(refused({.outbound_threads = 17}), "outbound_threads");
  EXPECT_EQ(refused({.types = {"download"}}), "files_dir");
  EXPECT_EQ(refused({.outbound = {.allow = {"10.0.0.0/99"}}}), "outbound.allow");
  EXPECT_EQ(refused({.outbound = {.ports = "0-70000"}}), "outbound.ports");
  EXPECT_EQ(refused({.outbound = {.proxy = "ftp://a"}}), "outbound.proxy");
}

}  // namespace
}  // namespace pawl
