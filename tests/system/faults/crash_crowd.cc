#include "tests/system/faults/crash_crowd.h"

#include <cstdlib>
#include <random>

namespace pawl::support {
namespace {

std::uint32_t FromEnvironment(const char* name, std::uint32_t otherwise) {
  const char* text = std::getenv(name);
  return text == nullptr ? otherwise : static_cast<std::uint32_t>(std::strtoul(text, nullptr, 10));
}

}  // namespace

std::uint32_t CrashRounds(std::uint32_t otherwise) { return FromEnvironment("PAWL_CRASH_ROUNDS", otherwise); }
std::uint32_t CrashSeed() { return FromEnvironment("PAWL_CRASH_SEED", std::random_device{}()); }

CrashCrowd::CrashCrowd(CrashScene& scene, CrashLedger& ledger, std::uint32_t seed, const std::string& lease)
    : scene_(scene), ledger_(ledger), seeds_(seed) {
  const WorkerStyle steady{.queues = {"limited", "plain"}, .count = 4, .lease = lease};
  const WorkerStyle mortal{.queues = {"short"}, .count = 4, .lease = "1s", .may_expire = true};
  const WorkerStyle bulk{.queues = {"bulk", "plain"}, .count = 200, .lease = lease, .many = true};
  Run("p1", [](CrashClient& client) { RunPusher(client); });
  Run("p2", [](CrashClient& client) { RunPusher(client); });
  Run("p3", [](CrashClient& client) { RunPusher(client); });
  Run("w1", [=](CrashClient& client) { RunWorker(client, steady); });
  Run("w2", [=](CrashClient& client) { RunWorker(client, steady); });
  Run("w3", [=](CrashClient& client) { RunWorker(client, mortal); });
  Run("w4", [=](CrashClient& client) { RunWorker(client, mortal); });
  Run("w5", [=](CrashClient& client) { RunWorker(client, bulk); });
}

template <typename F>
void CrashCrowd::Run(const std::string& name, F run) {
  const auto seed = static_cast<std::uint32_t>(seeds_());
  threads_.emplace_back([this, name, seed, run] {
    CrashClient client(scene_, ledger_, name, seed);
    run(client);
  });
}

void CrashCrowd::Stop() {
  scene_.Stop();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

}  // namespace pawl::support
