// What the tests of this folder start from: nodes of Pawl that share one namespace, clients that load them, and the
// account at the end.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "tests/support/json_at.h"
#include "tests/support/raw_http.h"
#include "tests/support/redis_process.h"
#include "tests/support/server_process.h"
#include "tests/support/temp_dir.h"
#include "tests/system/faults/crash_account.h"
#include "tests/system/faults/crash_crowd.h"

namespace pawl::support {

class NodesTest : public ::testing::Test {
 protected:
  static constexpr std::size_t kNodes = 2;
  static constexpr const char* kNamespace = "crash";

  // Starts all nodes. The arguments are those of pawl serve, besides where it listens and where its Redis is.
  void StartNodes(const std::string& redis_url, std::vector<std::string> arguments = {}, std::size_t count = kNodes);
  void StartNode(std::size_t i);  // again, after its end

  ServerProcess& node(std::size_t i) { return *nodes_[i]; }
  // A call that must be answered; the status is for the test to judge.
  HttpAnswer Post(std::size_t node, const std::string& path, const std::string& body = "{}");
  HttpAnswer Get(std::size_t node, const std::string& path);
  std::string Logs() const;

  // The key of this namespace in Redis.
  static std::string KeyOf(const std::string& what) { return std::string("pawl:{") + kNamespace + "}:" + what; }

  // `lease`: of workers that do not die.
  void StartClients(const std::string& lease = "10m") { crowd_.emplace(scene_, ledger_, seed_, lease); }
  void StopClients() { crowd_.reset(); }
  // Returns after so many more answers to the clients.
  void AwaitAnswers(std::uint64_t count);

  // Stops the clients and settles: no node has ended, the account holds, nothing is held or reserved in `redis`, and
  // each limited group is served as before.
  void ExpectAllIsWell(const RedisProcess& redis);

  const std::uint32_t seed_ = CrashSeed();
  std::minstd_rand random_{seed_};
  CrashScene scene_{kNodes};
  CrashLedger ledger_;

 private:
  void ExpectNothingHeld(const RedisProcess& redis);

  ::testing::ScopedTrace trace_{__FILE__, __LINE__, "PAWL_CRASH_SEED=" + std::to_string(seed_)};
  TempDir dir_;
  std::string redis_url_;
  std::vector<std::string> arguments_;
  std::vector<std::unique_ptr<ServerProcess>> nodes_;
  std::vector<std::unique_ptr<RawHttp>> http_;
  std::optional<CrashCrowd> crowd_;  // last: its clients need all of the others
};

}  // namespace pawl::support
