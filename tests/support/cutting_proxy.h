// A proxy between clients and a server on this machine that cuts connections in the middle of what they carry.
//
// For each new connection a seeded plan says after how many bytes of requests or of replies it is cut: often few, at
// times many. Exactly that many are passed on, then both sides are closed. All methods are thread-safe.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <list>
#include <string>
#include <thread>

#include "base/random.h"

namespace pawl::support {

class CuttingProxy {
 public:
  CuttingProxy(std::uint16_t server_port, std::uint64_t seed);
  ~CuttingProxy();  // closes all connections
  CuttingProxy(const CuttingProxy&) = delete;
  CuttingProxy& operator=(const CuttingProxy&) = delete;

  std::uint16_t port() const { return port_; }

  // While it is off (as in the beginning) all bytes pass, and do not count for the plan.
  void SetCutting(bool on) { cutting_ = on; }
  void CutAll();  // all connections of now, wherever they are

  int connections() const { return connections_; }  // that were made so far
  int cuts() const { return cuts_; }                // that the plan has made

 private:
  // One direction of a connection.
  struct Flow {
    std::string waiting = {};   // read from one side, not yet taken by the other
    std::size_t until_cut = 0;  // 0: this direction is not cut
    bool cut = false;           // as soon as nothing waits
    bool ended = false;         // the source has closed
  };
  struct Pair {
    int client;
    int server;
    Flow requests = {};
    Flow replies = {};
  };

  void Run();
  void Accept();
  void Plan(Pair& pair);
  // False when the connection is over.
  bool Move(int from, int to, Flow& flow);

  std::uint16_t server_port_;
  SeededRandom random_;  // of the thread
  int listener_ = -1;
  int wake_ = -1;
  std::uint16_t port_ = 0;
  std::atomic<bool> cutting_{false};
  std::atomic<bool> cut_all_{false};
  std::atomic<bool> stop_{false};
  std::atomic<int> connections_{0};
  std::atomic<int> cuts_{0};
  std::list<Pair> pairs_;  // of the thread
  std::thread thread_;
};

}  // namespace pawl::support
