// What a page of the dashboard reads does not grow with the number of jobs: a server with a million of them beside one
// with few.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "pawl/engine.h"
#include "tests/support/child.h"
#include "tests/support/server_process.h"
#include "tests/support/temp_dir.h"
#include "tests/web/browser_packages.h"

namespace pawl::support {
namespace {

constexpr std::size_t kBatch = 1'000;

// Jobs in the queues that the pages show, in the states that a system has after a while.
class Crowd {
 public:
  explicit Crowd(const std::string& folder)
      : engine_(Engine::Open({.data_dir = folder, .durability = Durability::kInterval}).value()) {}

  void Fill(std::size_t jobs) {
    for (std::size_t tenth = 0; tenth < jobs / 10; tenth += kBatch) {
      for (int i = 0; i < 2; ++i) Push({.type = "digest", .queue = "reports", .delay = Millis(24 * 3'600'000)});
      Run({.type = "mail.welcome", .queue = "mail"}, {.outcome = RunOutcome::kCompleted, .result = "{}"});
      Run({.type = "crm.sync", .queue = "sync"}, {.outcome = RunOutcome::kCompleted, .result = "{}"});
      Run({.type = "mail.welcome", .queue = "mail"}, Failed(false));
      Run({.type = "crm.sync", .queue = "sync"}, Failed(true));
    }
    for (std::size_t tenth = 0; tenth < jobs / 10; tenth += kBatch) {
      for (int i = 0; i < 2; ++i) Push({.type = "mail.welcome", .queue = "mail"});
      for (int i = 0; i < 2; ++i) Push({.type = "crm.sync", .queue = "sync"});
    }
  }

 private:
  static Finish Failed(bool retry) {
    return {.outcome = RunOutcome::kFailed,
            .error = JobFailure{.type = "SmtpError", .message = "refused"},
            .retry = retry,
            .retry_in = retry ? std::optional(Millis(24 * 3'600'000)) : std::nullopt};
  }

  void Push(const PushRequest& job) {
    std::vector<PushRequest> jobs(kBatch, job);
    for (PushRequest& one : jobs) {
      one.payload = "{\"n\":" + std::to_string(made_) + "}";
      if (one.queue == "sync") one.group = "customer-" + std::to_string(made_ % 1'000);
      ++made_;
    }
    ASSERT_TRUE(engine_->PushMany(std::move(jobs)).ok());
  }

  void Run(const PushRequest& job, const Finish& end) {
    Push(job);
    const Result<Claimed> claimed = engine_->Claim({.queues = {job.queue}, .worker = "filler", .count = kBatch});
    ASSERT_TRUE(claimed.ok());
    ASSERT_EQ(claimed.value().runs.size(), kBatch);
    std::vector<Finish> ends;
    for (const ClaimedRun& one : claimed.value().runs) {
      ends.push_back(end);
      ends.back().job = one.id;
      ends.back().token = one.lease.token;
    }
    ASSERT_TRUE(engine_->FinishMany(std::move(ends)).ok());
  }

  std::unique_ptr<Engine> engine_;
  std::size_t made_ = 0;
};

TEST(CostTest, PagesReadWithAMillionJobsWhatTheyReadWithFew) {
  InstallBrowserPackages();
  TempDir dir;
  const char* given = std::getenv("PAWL_COST_JOBS");
  Crowd(dir.File("many")).Fill(given == nullptr ? 1'000'000 : std::stoul(given));
  ServerProcess few({.data = dir.File("few")});
  ServerProcess many({.data = dir.File("many")});
  ASSERT_TRUE(few.ready()) << few.Log();
  ASSERT_TRUE(many.ready()) << many.Log();
  const auto url = [](const ServerProcess& server) {
    return "http://127.0.0.1:" + std::to_string(server.port()) + "/";
  };
  Child node({.command = {"node", PAWL_WEB_BROWSER "/cost.mjs", url(few), url(many)}});
  const std::string said = node.ReadAll();
  EXPECT_EQ(node.Wait(kLong), 0) << said;
  std::cout << said;
}

}  // namespace
}  // namespace pawl::support
