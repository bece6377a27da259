// The loop is the Transport that really calls: one thread with one libcurl multi handle on an epoll.
//
// libcurl neither looks up hosts (its resolver threads would be joined on this thread) nor follows redirects. A request
// is judged by the guard on the addresses that the resolver found; libcurl gets the allowed ones, and the guard judges
// again each socket that it opens and each kept connection that it takes. The thread starts with the first Send or
// Post. A loop without transfers sleeps, and a minute after its last one it has no connection open.
//
// Thread-safe as Transport says. Stop is called by one thread that is not the loop's.
#pragma once

#include <curl/curl.h>

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/clock.h"
#include "base/file_handle.h"
#include "base/mutex.h"
#include "outbound/guard.h"
#include "outbound/poller.h"
#include "outbound/resolver.h"
#include "outbound/transfer.h"
#include "outbound/transport.h"

namespace pawl::outbound {

struct LoopOptions {
  std::string thread_name = "outbound";  // at most 15 bytes are shown
  GuardRules rules = {};
  ResolverOptions resolver = {};
  std::string ca_file = {};          // authorities; empty: the system's
  std::size_t kept_hosts_max = 512;  // whose connections are kept at the same time
  long kept_connections_max = 2'048;
  std::shared_ptr<Clock> clock = std::make_shared<SystemClock>();
};

// The longest round of the last second, for those who decide how much to give to a loop. Thread-safe.
class LagMeter {
 public:
  using Time = std::chrono::steady_clock::time_point;
  void Add(Time begun, Time ended);
  std::chrono::microseconds Worst(Time now) const;

 private:
  mutable Mutex mutex_;
  Time second_ PAWL_GUARDED_BY(mutex_){};  // when the current second began
  std::chrono::microseconds current_ PAWL_GUARDED_BY(mutex_){0};
  std::chrono::microseconds before_ PAWL_GUARDED_BY(mutex_){0};  // of the second before it
};

class Loop final : public Transport {
 public:
  explicit Loop(LoopOptions options);
  ~Loop() override;  // stops
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;

  TransferId Send(Request request, Sink& sink) override;
  void Cancel(TransferId id) override;
  void Post(std::function<void()> task) override;
  Now now() const override { return options_.clock->Read(); }

  // Runs what was posted, ends all transfers with kStopping, and returns when their sinks were told and the thread is
  // gone. Again: nothing.
  void Stop();

  std::chrono::microseconds lag() const { return lag_.Worst(std::chrono::steady_clock::now()); }
  std::size_t in_flight() const { return in_flight_.load(std::memory_order_relaxed); }

 private:
  using Time = std::chrono::steady_clock::time_point;

  // Any thread.
  bool Submit(std::function<void()> task);

  // The rest is on the loop's thread.
  void Run();
  void RunSubmitted();
  std::optional<Millis> NextWait() const;
  void OnTimers();

  void Begin(TransferId id, Request request, Sink& sink);
  void OnTargetFound(TransferId id, const Resolver::Answer& answer);
  void OnProxyFound(TransferId id, const Resolver::Answer& answer);
  void Connect(Transfer& transfer, const std::vector<Address>& addresses);
  void FindHost(Transfer& transfer, const std::string& host, void (Loop::*found)(TransferId, const Resolver::Answer&));
  void End(Transfer& transfer, const Outcome& outcome);
  Transfer* FindTransfer(TransferId id) const;

  void OpenMulti();
  void CloseMulti();
  CURL* NewHandle();
  void OnCurlSocket(curl_socket_t fd, int what);
  void OnCurlTimer(long timeout_ms);
  void Drive(curl_socket_t fd, int events);
  void EndDone();

  // CURLOPT_RESOLVE fills a cache of the multi handle, which these two keep small: an entry stays while a transfer of
  // its host may still need it, and is removed by the next transfer of any host.
  std::vector<std::string> TakeResolveLines(const Url& url, const std::vector<Address>& addresses);
  void ReleaseResolveLine(const Url& url);

  // Whether the connection to this host is kept. libcurl closes the oldest connection when there are too many, but
  // looks for it among all hosts that it ever closed one of, so that a server of very many hosts would get slower and
  // slower. So they are kept for few hosts, until those were not called for a minute, and closed at once for the rest.
  bool MayKeepConnection(const Url& url);

  const LoopOptions options_;
  LagMeter lag_;
  std::atomic<std::size_t> in_flight_{0};
  std::atomic<std::uint64_t> last_id_{0};

  Mutex mutex_;
  std::vector<std::function<void()>> submitted_ PAWL_GUARDED_BY(mutex_);
  bool stopping_ PAWL_GUARDED_BY(mutex_) = false;
  std::thread thread_ PAWL_GUARDED_BY(mutex_);
  FileHandle wake_;  // an eventfd

  // Of the loop's thread alone.
  Poller poller_;
  std::unique_ptr<Resolver> resolver_;
  CURLM* multi_ = nullptr;
  std::vector<CURL*> spare_handles_;
  std::unordered_map<std::uint64_t, std::unique_ptr<Transfer>> transfers_;
  std::set<std::pair<Time, std::uint64_t>> looking_up_;  // with the time when they give up
  std::optional<Time> curl_due_;
  std::optional<Time> idle_since_;                             // set while there are no transfers and a multi handle
  std::unordered_map<std::string, std::size_t> resolve_uses_;  // "host:port" → transfers
  std::vector<std::string> resolve_unused_;                    // to be removed
  std::unordered_map<std::string, Time> kept_hosts_;           // by their origin; when they were called last
  Time kept_hosts_seen_through_{};                             // for those that were not called for long
};

}  // namespace pawl::outbound
