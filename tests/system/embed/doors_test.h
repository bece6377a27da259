// A test of code that is written for pawl::Jobs, run on an Engine and on a Client of a server. Both can be closed and
// opened again on the same data.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "pawl/client.h"
#include "pawl/engine.h"
#include "pawl/worker.h"
#include "server/server.h"
#include "tests/support/redis_process.h"
#include "tests/support/temp_dir.h"
#include "tests/support/wait_until.h"

namespace pawl::system_test {

enum class Door { kEngine, kClient };

class DoorsTest : public testing::TestWithParam<Door> {
 protected:
  void SetUp() override { Open(); }
  void TearDown() override { Close(); }

  void Open() {
    if (GetParam() == Door::kEngine) {
      auto engine = Engine::Open({.data_dir = dir_.path()});
      ASSERT_TRUE(engine.ok()) << ToString(engine.error());
      jobs_ = *std::move(engine);
      return;
    }
    ServerOptions options;
    options.listen.port = 0;
    options.data_dir = dir_.path();
    auto server = Server::Start(std::move(options));
    ASSERT_TRUE(server.ok()) << ToString(server.error());
    server_ = *std::move(server);
    auto client = Client::Open({.url = "http://127.0.0.1:" + std::to_string(server_->port())});
    ASSERT_TRUE(client.ok()) << ToString(client.error());
    jobs_ = *std::move(client);
  }
  void Close() {
    worker_.reset();
    jobs_.reset();
    server_.reset();
  }

  Worker& worker() {
    if (!worker_) worker_ = std::make_unique<Worker>(*jobs_, WorkerOptions{.queues = {"q"}, .concurrency = 4});
    return *worker_;
  }
  void StartWorker() {
    const Result<void> started = worker().Start();
    ASSERT_TRUE(started.ok()) << ToString(started.error());
  }

  JobBrief Push(PushRequest job) {
    job.queue = "q";
    const Result<JobBrief> pushed = jobs_->Push(std::move(job));
    EXPECT_TRUE(pushed.ok()) << ToString(pushed.error());
    return pushed.ok() ? *pushed : JobBrief{};
  }
  void Write(std::string_view job, std::string_view port, std::vector<std::string> values) {
    const Result<void> written = jobs_->Write(job, port, std::move(values));
    EXPECT_TRUE(written.ok()) << ToString(written.error());
  }

  // So many values of an outport, as they come.
  std::vector<PortValue> ReadAll(const std::string& job, const std::string& port, std::size_t count) {
    std::vector<PortValue> values;
    support::WaitUntil([&] {
      const auto read = jobs_->Read(job, port, 100);
      EXPECT_TRUE(read.ok()) << ToString(read.error());
      if (!read.ok()) return true;
      values.insert(values.end(), read->begin(), read->end());
      return values.size() >= count;
    });
    EXPECT_EQ(values.size(), count);
    return values;
  }
  static std::vector<std::string> Texts(const std::vector<PortValue>& values) {
    std::vector<std::string> texts;
    for (const PortValue& value : values) texts.push_back(value.value);
    return texts;
  }
  void WaitForState(const std::string& job, JobState state) {
    const bool reached = support::WaitUntil([&] {
      const Result<Job> found = jobs_->Get(job);
      return found.ok() && found->state == state;
    });
    EXPECT_TRUE(reached) << job << " is not " << Name(state);
  }
  support::TempDir dir_;
  std::unique_ptr<Server> server_;
  std::unique_ptr<Jobs> jobs_;
  std::unique_ptr<Worker> worker_;
};

}  // namespace pawl::system_test
