// Resolver finds the addresses of hosts without ever blocking its thread: c-ares, whose sockets are in the loop's
// poller. Answers are kept for their time to live, at most 60 s; errors are not kept. Look-ups of the same host at the
// same time share one question, and only so many are asked at once: a flood of datagrams would get lost. One thread.
#pragma once

#include <sys/stat.h>

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/clock.h"
#include "base/result.h"
#include "outbound/address.h"
#include "outbound/poller.h"

struct ares_channeldata;
struct ares_addrinfo;

namespace pawl::outbound {

struct ResolverOptions {
  std::vector<std::string> servers = {};  // "192.0.2.1:53"; none: those of /etc/resolv.conf
  Millis try_timeout{2'000};              // of the first try at a server; the next ones wait longer
  int tries = 2;
};

// Whether c-ares takes it for the address of a server: "192.0.2.1", "192.0.2.1:53", "[2001:db8::1]:53".
Result<void> CheckNameServer(const std::string& server);

class Resolver {
 public:
  static constexpr Millis kCachedForMax{60'000};
  static constexpr std::size_t kCachedHostsMax = 10'000;
  static constexpr std::size_t kAskedAtOnceMax = 256;

  struct Answer {
    std::vector<Address> addresses = {};  // IPv4 first; at least one unless there is an error
    std::string error = {};               // for people

    bool ok() const { return error.empty(); }
  };
  using Done = std::function<void(const Answer&)>;

  // The poller and the clock outlive it. The clock says how long answers are kept.
  Resolver(ResolverOptions options, Poller& poller, const Clock& clock);
  ~Resolver();  // what is being looked up is dropped without a word
  Resolver(const Resolver&) = delete;
  Resolver& operator=(const Resolver&) = delete;

  // `host` is a name, of Url::host. Calls `done` once, perhaps before it returns.
  void Find(const std::string& host, Done done);

  // How long until OnTime wants to be called; nothing while no name server is asked.
  std::optional<Millis> Wait() const;
  void OnTime();

  std::size_t cached_count() const { return cache_.size(); }

 private:
  struct Lookup {
    Resolver* resolver = nullptr;
    std::string host;
    std::vector<Done> waiting;
    Answer answer;
  };
  struct Cached {
    Answer answer;
    SteadyTime until;
  };

  void Open();
  void AskNext();
  void FollowResolvConf();
  void OnSocket(int fd, bool readable, bool writable);
  void OnAnswer(Lookup& lookup, int status, ares_addrinfo* result);
  void Cache(const Lookup& lookup, Millis span);
  void Deliver();

  const ResolverOptions options_;
  Poller& poller_;
  const Clock& clock_;
  ares_channeldata* channel_ = nullptr;
  struct stat resolv_conf_ {};
  std::unordered_map<std::string, std::unique_ptr<Lookup>> lookups_;  // under way, or waiting for their turn
  std::deque<Lookup*> waiting_;                                       // of lookups_
  std::vector<std::unique_ptr<Lookup>> finished_;                     // to be delivered when c-ares has returned
  bool delivering_ = false;
  std::unordered_map<std::string, Cached> cache_;
};

}  // namespace pawl::outbound
