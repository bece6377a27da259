// Fills a data directory with jobs in every state and with all that can belong to them: groups with and without
// settings, unique keys, client-made ids, results, errors, progress, callbacks, kept answers, named claims, statistics,
// and a bulk push that is half done. All by the rules themselves.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "base/random.h"
#include "store/lmdb/lmdb_kv.h"
#include "tests/support/world.h"

namespace pawl {

inline constexpr int kCrowdQueues = 4;  // "q0" … ; "q2" is paused, "q3" has a rate
inline constexpr int kCrowdNames = 10;  // of queues and types

inline constexpr std::string_view kCrowdWorkflow = "half-done";  // list, load with 3 partitions, report

class Crowd {
 public:
  // About `jobs` jobs. Nothing more becomes due for an hour.
  Crowd(const std::string& dir, std::size_t jobs);

  // What was granted and not finished.
  struct Run {
    Seq seq = 0;
    Token token;
  };
  const std::vector<Run>& runs() const { return runs_; }
  Now now() const { return now_; }
  World& world() { return world_; }

  // Adds a workflow that is half done; the last of runs() is then that of a partition of it.
  void BeginWorkflow();

  // Hands out the next jobs of a queue.
  std::vector<Seq> Claim(const std::string& queue, std::uint32_t count);

 private:
  void Settings();
  void Push(std::size_t jobs);
  JobSpec Spec();
  void Enliven(JobSpec& spec);
  void Live();
  void EndWithCallbacks();
  void Work(std::size_t jobs);
  void Finish(const Run& run);
  void TerminateSome();
  void BeginBulkPush();
  void Turn();
  std::uint64_t Below(std::uint64_t n) { return random_.Below(n); }
  bool Chance(std::uint64_t one_in) { return Below(one_in) == 0; }
  std::uint64_t Seed() { return random_.Next() | 1U; }

  Now now_;
  World world_;
  SeededRandom random_{4711};
  std::uint64_t named_ = 0;
  std::uint64_t claims_ = 0;
  std::vector<Run> granted_;
  std::vector<Run> runs_;
  Seq last_ = 0;
};

// Opens a data directory as a server does, but for its engine.
std::unique_ptr<KvStore> OpenDirectory(const std::string& dir, bool sync = true);

}  // namespace pawl
