// The clients of the crash test: they push and work as fast as they can on a server that is killed all the time, and
// write down in the ledger what they were told.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "tests/support/raw_http.h"
#include "tests/system/faults/crash_ledger.h"

namespace pawl::support {

// Where the server is now, and how much it has answered. Thread-safe.
class CrashScene {
 public:
  void ServerIsAt(std::uint16_t port);
  // The port of a server that came after the one known by `generation`, which is updated.
  std::uint16_t NextServer(std::uint64_t& generation);

  void CountAnswer();
  std::uint64_t answers() const;
  bool WaitForAnswers(std::uint64_t count);  // false at the end of our patience

  void Stop();  // clients end what they have in hand
  bool stopped() const;

 private:
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::uint16_t port_ = 0;
  std::uint64_t generation_ = 0;
  std::uint64_t answers_ = 0;
  bool stopped_ = false;
};

struct Reply {
  HttpAnswer answer;
  bool asked_again = false;  // it may have been carried out more than once
};

// A connection to whichever server is there. For one thread.
class CrashClient {
 public:
  CrashClient(CrashScene& scene, CrashLedger& ledger, std::string name, std::uint32_t seed)
      : scene_(scene), ledger_(ledger), name_(std::move(name)), random_(seed) {}

  // Asks until it is answered.
  Reply Call(const std::string& path, const std::string& body, const std::string& headers = "");
  // Asks once; nothing when the answer did not come.
  std::optional<HttpAnswer> CallOnce(const std::string& path, const std::string& body, const std::string& headers = "");
  HttpAnswer Get(const std::string& path);

  CrashScene& scene() { return scene_; }
  CrashLedger& ledger() { return ledger_; }
  std::size_t Random(std::size_t below) { return random_() % below; }
  std::string Unique() { return name_ + "-" + std::to_string(++count_); }
  const std::string& name() const { return name_; }
  // Complains unless it holds; returns it.
  bool Expect(bool condition, const std::string& what, const HttpAnswer& answer);

 private:
  void FindServer();

  CrashScene& scene_;
  CrashLedger& ledger_;
  const std::string name_;
  std::minstd_rand random_;
  std::uint64_t count_ = 0;
  std::uint64_t generation_ = 0;
  RawHttp http_{0};
};

// Push until the scene stops.
void RunPusher(CrashClient& client);

// How a worker claims. Unless its leases may expire, a claim that was not answered is asked for again.
struct WorkerStyle {
  std::vector<std::string> queues;
  std::size_t count = 1;
  std::string lease = "10m";
  bool may_expire = false;
  bool many = false;  // finishes all of a claim in one call
};
void RunWorker(CrashClient& client, const WorkerStyle& style);

// Claims once and completes all it gets; how many there were.
std::size_t DrainOnce(CrashClient& client, const std::vector<std::string>& queues);

}  // namespace pawl::support
