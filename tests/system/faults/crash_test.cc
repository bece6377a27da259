// kill -9 under load, again and again, and a full account at the end.
//
// PAWL_CRASH_ROUNDS sets how often (200), PAWL_CRASH_SEED repeats a run as far as threads allow.
#include <chrono>
#include <cstdlib>
#include <memory>
#include <random>
#include <thread>

#include "tests/system/faults/crash_account.h"
#include "tests/system/faults/crash_clients.h"
#include "tests/system/faults/fault_test.h"

namespace pawl::support {
namespace {

constexpr std::size_t kAnswersMax = 120;  // between two kills

std::uint32_t FromEnvironment(const char* name, std::uint32_t otherwise) {
  const char* text = std::getenv(name);
  return text == nullptr ? otherwise : static_cast<std::uint32_t>(std::strtoul(text, nullptr, 10));
}

class CrashTest : public FaultTest {
 protected:
  void StartClients() {
    const WorkerStyle steady{.queues = {"limited", "plain"}, .count = 4, .lease = lease_};
    const WorkerStyle mortal{.queues = {"short"}, .count = 4, .lease = "1s", .may_expire = true};
    const WorkerStyle bulk{.queues = {"bulk", "plain"}, .count = 200, .lease = lease_, .many = true};
    Run("p1", [](CrashClient& client) { RunPusher(client); });
    Run("p2", [](CrashClient& client) { RunPusher(client); });
    Run("p3", [](CrashClient& client) { RunPusher(client); });
    Run("w1", [=](CrashClient& client) { RunWorker(client, steady); });
    Run("w2", [=](CrashClient& client) { RunWorker(client, steady); });
    Run("w3", [=](CrashClient& client) { RunWorker(client, mortal); });
    Run("w4", [=](CrashClient& client) { RunWorker(client, mortal); });
    Run("w5", [=](CrashClient& client) { RunWorker(client, bulk); });
  }

  void StopClients() {
    scene_.Stop();
    for (std::thread& thread : threads_) thread.join();
  }

  void Restart() {
    Start({.data = Data(), .arguments = arguments_});
    scene_.ServerIsAt(server_->port());
  }

  // A server that is killed before it is ready.
  void KillWhileStarting() {
    Child child({.command = {PawlBinary(), "serve", "--listen", "127.0.0.1:0", "--data", Data()},
                 .error_file = Data() + ".log"});
    EXPECT_FALSE(child.Wait(std::chrono::milliseconds(random_() % 30)).has_value());
  }

  void Rounds(std::uint32_t count) {
    Restart();
    StartClients();
    for (std::uint32_t round = 0; round < count && !HasFatalFailure(); ++round) Round();
    StopClients();
  }

  void Round() {
    const std::uint64_t target = scene_.answers() + 1 + random_() % kAnswersMax;
    ASSERT_TRUE(scene_.WaitForAnswers(target)) << "no answers any more; the server has ended with (-1: not) "
                                               << server_->Wait(std::chrono::milliseconds(0)).value_or(-1) << "\n"
                                               << server_->Log();
    server_->Kill();
    if (random_() % 8 == 0) KillWhileStarting();
    Restart();
  }

  // Everything that can still run, runs and is completed.
  void Drain(CrashClient& client) {
    const std::vector<std::string> queues = {"limited", "plain", "short", "bulk", "later"};
    const Reply run = client.Call("/v1/jobs/run", R"({"queue":"later","state":"scheduled"})");
    ASSERT_EQ(run.answer.status, 200) << run.answer.body;
    const auto deadline = std::chrono::steady_clock::now() + kPatience;
    while (OpenJobs(ReadGauges(client)) > 0) {
      ASSERT_LT(std::chrono::steady_clock::now(), deadline) << client.Get("/v1/queues").body;
      DrainOnce(client, queues);
    }
  }

  const std::uint32_t seed_ = FromEnvironment("PAWL_CRASH_SEED", std::random_device{}());
  std::minstd_rand random_{seed_};
  std::vector<std::string> arguments_;  // of the server
  std::string lease_ = "10m";           // of workers that do not die
  CrashScene scene_;
  CrashLedger ledger_;

 private:
  template <typename F>
  void Run(const std::string& name, F run) {
    const auto seed = static_cast<std::uint32_t>(random_());
    threads_.emplace_back([this, name, seed, run] {
      CrashClient client(scene_, ledger_, name, seed);
      run(client);
    });
  }

  std::vector<std::thread> threads_;
};

TEST_F(CrashTest, ManyKillsUnderLoadLoseNothingAndDoNothingTwice) {
  const std::uint32_t rounds = FromEnvironment("PAWL_CRASH_ROUNDS", 200);
  SCOPED_TRACE("PAWL_CRASH_SEED=" + std::to_string(seed_));
  Rounds(rounds);

  CrashClient client(scene_, ledger_, "last", seed_);
  ExpectGaugesEqualARecount(client);
  Drain(client);
  const auto jobs = ListAll(client);
  EXPECT_EQ(ReadGauges(client), Recount(jobs));
  ExpectJobsEqualTheLedger(client, jobs);
  ExpectTotalsEqualTheLedger(client, jobs);
  ExpectNoLeakedSlot(client);
  for (const std::string& complaint : ledger_.Complaints()) ADD_FAILURE() << complaint;
  EXPECT_EQ(server_->CountInLog("level=error"), 0) << server_->Log();
  RecordProperty("jobs", static_cast<int>(jobs.size()));
  RecordProperty("answers", static_cast<int>(scene_.answers()));
}

// With durability "interval" a kill takes the last acknowledged changes with it, so the ledger proves nothing. What is
// left is one state that was, and the server goes on from it.
TEST_F(CrashTest, ManyKillsWithDurabilityIntervalLeaveAStateThatIsWhole) {
  const std::uint32_t rounds = FromEnvironment("PAWL_CRASH_ROUNDS", 200) / 5;
  SCOPED_TRACE("PAWL_CRASH_SEED=" + std::to_string(seed_));
  arguments_ = {"--durability", "interval", "--interval", "5ms"};
  lease_ = "1s";  // a worker whose finish was lost does not finish again
  Rounds(rounds);

  CrashClient client(scene_, ledger_, "last", seed_);
  ExpectGaugesEqualARecount(client);
  Drain(client);
  EXPECT_EQ(ReadGauges(client), Recount(ListAll(client)));
  ExpectNoLeakedSlot(client);
  EXPECT_EQ(server_->CountInLog("level=error"), 0) << server_->Log();
}

}  // namespace
}  // namespace pawl::support
