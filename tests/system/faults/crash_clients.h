// The clients of the crash test: they push and work as fast as they can on servers that are killed all the time, and
// write down in the ledger what they were told.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "tests/support/raw_http.h"
#include "tests/system/faults/crash_ledger.h"

namespace pawl::support {

// One start of one of the servers.
struct ServerStart {
  std::uint16_t port = 0;
  std::size_t server = 0;   // its number
  std::uint64_t start = 0;  // counts over all servers; 0: none yet
};

// Where the servers are now, and how much they have answered: one server, or equal nodes. Thread-safe.
class CrashScene {
 public:
  explicit CrashScene(std::size_t servers = 1) : servers_(servers) {}

  std::size_t servers() const { return servers_.size(); }
  // For the first time or again.
  void ServerIsAt(std::uint16_t port, std::size_t server = 0);
  // A server that is there as far as we and the client know, `first` before the others. `gone` says for each server
  // which of its starts the client has found to be over; if there is no later one, waits for it.
  ServerStart FindServer(const std::vector<std::uint64_t>& gone, std::size_t first);

  void CountAnswer();
  std::uint64_t answers() const;
  bool WaitForAnswers(std::uint64_t count);  // false at the end of our patience

  void Stop();  // clients end what they have in hand
  bool stopped() const;

 private:
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<ServerStart> servers_;
  std::uint64_t starts_ = 0;
  std::uint64_t answers_ = 0;
  bool stopped_ = false;
};

struct Reply {
  HttpAnswer answer;
  bool asked_again = false;  // it may have been carried out more than once
};

// A connection to whichever server is there; of several it takes now this one, now that one. For one thread.
class CrashClient {
 public:
  CrashClient(CrashScene& scene, CrashLedger& ledger, std::string name, std::uint32_t seed)
      : scene_(scene), ledger_(ledger), name_(std::move(name)), random_(seed), gone_(scene.servers()) {}

  // Asks until it is answered.
  Reply Call(const std::string& path, const std::string& body, const std::string& headers = "");
  // Asks once; nothing when the answer did not come, or was 503: then it may have been carried out, or not.
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
  void ChooseServer();
  // Asks whom it is connected to; see CallOnce.
  std::optional<HttpAnswer> Ask(std::string_view method, const std::string& path, const std::string& body,
                                const std::string& headers);

  CrashScene& scene_;
  CrashLedger& ledger_;
  const std::string name_;
  std::minstd_rand random_;
  std::uint64_t count_ = 0;
  std::vector<std::uint64_t> gone_;  // see CrashScene::FindServer
  ServerStart at_;
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
