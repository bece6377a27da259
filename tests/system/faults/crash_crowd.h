// All clients of a crash test at once, each on a thread of its own, and what sets a run of them.
//
//   CrashCrowd crowd(scene, ledger, CrashSeed());
//   … kill, cut, freeze …
//   crowd.Stop();
#pragma once

#include <cstdint>
#include <string>
#include <thread>
#include <vector>

#include "tests/system/faults/crash_clients.h"

namespace pawl::support {

// PAWL_CRASH_ROUNDS sets how often a test does what it does, PAWL_CRASH_SEED repeats a run as far as threads allow.
std::uint32_t CrashRounds(std::uint32_t otherwise);
std::uint32_t CrashSeed();

class CrashCrowd {
 public:
  // Starts them. `lease`: of workers that do not die.
  CrashCrowd(CrashScene& scene, CrashLedger& ledger, std::uint32_t seed, const std::string& lease = "10m");
  ~CrashCrowd() { Stop(); }
  CrashCrowd(const CrashCrowd&) = delete;
  CrashCrowd& operator=(const CrashCrowd&) = delete;

  // Returns when all have ended what they had in hand, for which there must be a server.
  void Stop();

 private:
  template <typename F>
  void Run(const std::string& name, F run);

  CrashScene& scene_;
  CrashLedger& ledger_;
  std::minstd_rand seeds_;
  std::vector<std::thread> threads_;
};

}  // namespace pawl::support
