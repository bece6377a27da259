// What all calls of an executor share: its transports, the secrets, the health of hosts, and the counters.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"
#include "base/histogram.h"
#include "base/mutex.h"
#include "base/result.h"
#include "outbound/host_health.h"
#include "outbound/secrets.h"
#include "outbound/transport.h"

namespace pawl {

// What calls have come to, for /metrics. The outcome is "2xx" to "5xx", or the name of an outbound::Failure.
struct OutgoingCounts {
  std::map<std::string, std::uint64_t, std::less<>> by_outcome;
  std::uint64_t bytes_sent = 0;
  std::uint64_t bytes_received = 0;
  std::uint64_t in_flight = 0;
  std::uint64_t ended = 0;
  Histogram took;                                                     // of those that ended and were tried
  std::array<std::uint64_t, outbound::kGuardRules.size()> blocked{};  // by the rule of the guard
};

// What the operator says of all calls.
struct OutgoingDefaults {
  Millis connect_timeout{10'000};
  std::optional<outbound::Proxy> proxy = {};  // of calls that name none

  // "http://host:port"; empty: none. The error names `option`.
  Result<void> SetProxy(const std::string& url, std::string_view option);
};

// Thread-safe.
class Outgoing {
 public:
  // At least one transport; all of them and the secrets outlive it. All calls to a host go over the same one.
  Outgoing(std::vector<outbound::Transport*> transports, outbound::Secrets& secrets, OutgoingDefaults defaults = {});
  Outgoing(const Outgoing&) = delete;
  Outgoing& operator=(const Outgoing&) = delete;

  std::size_t transports() const { return transports_.size(); }
  Now now() const { return transports_.front()->now(); }
  Result<std::vector<std::string>> FindSecret(std::string_view name) { return secrets_.Find(name); }

  OutgoingCounts counts() const;
  std::vector<outbound::HostHealth::Host> Hosts() const;
  std::vector<std::string> OriginsOfDown() const;

 private:
  friend class OutgoingCall;
  using Permit = outbound::HostHealth::Permit;

  Permit Begin(const std::string& origin);
  // `job`: for which the call was, for the log.
  void End(const std::string& origin, Permit permit, const outbound::Outcome& outcome, std::string_view job);

  const std::vector<outbound::Transport*> transports_;
  outbound::Secrets& secrets_;
  const OutgoingDefaults defaults_;
  mutable Mutex mutex_;
  outbound::HostHealth health_ PAWL_GUARDED_BY(mutex_);
  OutgoingCounts counts_ PAWL_GUARDED_BY(mutex_);
  std::optional<SteadyTime> said_blocked_ PAWL_GUARDED_BY(mutex_);
};

// One call. Whoever makes it derives from this, and keeps the object until OnCallEnd, which may destroy it.
//
// Send and Cancel are called by one thread at a time, and not while OnCallEnd runs; the rest is called on the
// transport's thread.
class OutgoingCall : public outbound::Sink {
 public:
  OutgoingCall(Outgoing& outgoing, std::string job) : outgoing_(outgoing), job_(std::move(job)) {}
  OutgoingCall(const OutgoingCall&) = delete;
  OutgoingCall& operator=(const OutgoingCall&) = delete;

  // The end is told by OnCallEnd, also if the host is known to be down; never from within this call. False: the
  // transport has stopped, and nothing is told. The first call chooses the transport, also for those that follow it.
  bool Send(outbound::Request request);
  void Cancel() { transport().Cancel(transfer_); }

 protected:
  virtual void OnCallEnd(const outbound::Outcome& outcome) = 0;

  // Which of the transports it is.
  std::size_t lane() const { return lane_.value_or(0); }

 private:
  outbound::Transport& transport() { return *outgoing_.transports_[lane()]; }
  void OnEnd(const outbound::Outcome& outcome) final;

  Outgoing& outgoing_;
  const std::string job_;
  std::optional<std::size_t> lane_;
  outbound::TransferId transfer_;
  std::string origin_;
  outbound::HostHealth::Permit permit_ = outbound::HostHealth::Permit::kRefused;
};

}  // namespace pawl
