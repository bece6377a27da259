// kill -9 under load, again and again, and a full account at the end.
//
// PAWL_CRASH_ROUNDS sets how often (200), PAWL_CRASH_SEED repeats a run as far as threads allow.
#include <chrono>
#include <random>

#include "tests/system/faults/crash_account.h"
#include "tests/system/faults/crash_crowd.h"
#include "tests/system/faults/fault_test.h"

namespace pawl::support {
namespace {

constexpr std::size_t kAnswersMax = 120;  // between two kills

class CrashTest : public FaultTest {
 protected:
  void Restart() {
    Start({.data = Data(), .arguments = arguments_});
    scene_.ServerIsAt(server_->port());
  }

  // A server that is killed before it is ready.
  void KillWhileStarting() {
    Child child({.command = {PawlBinary(), "serve", "--listen", "127.0.0.1:0", "--faktory", "off", "--data", Data()},
                 .error_file = Data() + ".log"});
    EXPECT_FALSE(child.Wait(std::chrono::milliseconds(random_() % 30)).has_value());
  }

  void Rounds(std::uint32_t count) {
    Restart();
    CrashCrowd crowd(scene_, ledger_, seed_, lease_);
    for (std::uint32_t round = 0; round < count && !HasFatalFailure(); ++round) Round();
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

  const std::uint32_t seed_ = CrashSeed();
  std::minstd_rand random_{seed_};
  std::vector<std::string> arguments_;  // of the server
  std::string lease_ = "10m";           // of workers that do not die
  CrashScene scene_;
  CrashLedger ledger_;
};

TEST_F(CrashTest, ManyKillsUnderLoadLoseNothingAndDoNothingTwice) {
  const std::uint32_t rounds = CrashRounds(200);
  SCOPED_TRACE("PAWL_CRASH_SEED=" + std::to_string(seed_));
  Rounds(rounds);

  CrashClient client(scene_, ledger_, "last", seed_);
  const std::size_t jobs = ExpectAccountHolds(client);
  ExpectNoLeakedSlot(client);
  EXPECT_EQ(server_->CountInLog("level=error"), 0) << server_->Log();
  RecordProperty("jobs", static_cast<int>(jobs));
  RecordProperty("answers", static_cast<int>(scene_.answers()));
}

// With durability "interval" a kill takes the last acknowledged changes with it, so the ledger proves nothing. What is
// left is one state that was, and the server goes on from it.
TEST_F(CrashTest, ManyKillsWithDurabilityIntervalLeaveAStateThatIsWhole) {
  const std::uint32_t rounds = CrashRounds(200) / 5;
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
