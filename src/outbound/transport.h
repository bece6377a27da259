// Transport is how the built-in work makes HTTP calls. The loop (outbound/loop.h) is one, on libcurl; tests have one of
// canned answers on a clock that they move (tests/support/scripted_transport.h). Nobody above it sees libcurl.
//
// Send, Cancel, Post and now are thread-safe. All methods of a Sink, and what was posted, run one after another on the
// transport's own thread, and must not block it.
#pragma once

#include <chrono>
#include <compare>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/clock.h"
#include "outbound/address.h"
#include "outbound/guard.h"
#include "outbound/headers.h"
#include "outbound/url.h"

namespace pawl::outbound {

// How a call can fail. The names are part of the API (`error.type` of a job, label of a metric): add, never rename.
enum class Failure : std::uint8_t {
  kNone,             // there was an answer, whatever its status, and all of it arrived
  kBadUrl,           // no URL that can be called
  kInvalidRequest,   // a header that cannot be sent
  kBlockedAddress,   // the guard refused
  kDns,              // no address, or no answer from the name servers
  kConnect,          // no connection: refused, unreachable, or none in time
  kTimeout,          // connected, and not done in time
  kTooSlow,          // fewer bytes than the lowest speed asks for
  kCut,              // the connection ended early, or what came is not HTTP
  kProxy,            // the proxy is away or refused
  kTls,              // the certificate or the version of TLS is not acceptable
  kHeadersTooLarge,  // of the answer
  kTooLarge,         // the answer has more than max_bytes
  kRedirect,         // a redirect that is not followed
  kHostDown,         // not tried: the host did not answer lately (outbound/host_health.h)
  kCancelled,        // by Cancel
  kRefusedBySink,    // OnHead or OnBytes returned false
  kStopping,         // the transport stops
  kOwnFault,         // no descriptors, no memory: not the other side's fault
};

std::string_view Name(Failure failure);  // "blocked_address"; empty for kNone
// The same call would fail again: retries are in vain.
bool IsFinal(Failure failure);
// The host itself does not answer: counts for its health.
bool CountsAgainstHost(Failure failure);

struct Proxy {
  Url url;                       // of ParseProxyUrl
  std::string credentials = {};  // "user:password"; empty: none
  bool trusted = false;          // the operator chose it, so that the guard lets it be anywhere but here
};

// A transfer that moves fewer bytes a second over this span is given up.
struct LowestSpeed {
  std::uint32_t bytes_per_second = 1'024;
  std::chrono::seconds over{30};
};

// A part of a file as the body. The descriptor stays open until the end, and its position is not used.
struct Upload {
  int fd = -1;
  std::uint64_t offset = 0;
  std::uint64_t length = 0;
};

struct Request {
  std::string method = "GET";
  Url url = {};
  Headers headers = {};
  std::string body = {};
  std::optional<Upload> upload = {};  // instead of `body`
  Millis timeout{30'000};             // from Send to the last byte
  Millis connect_timeout{10'000};     // look-up, connection and handshake; at most `timeout`
  std::uint64_t max_bytes = std::numeric_limits<std::uint64_t>::max();  // of the answer's body
  std::optional<LowestSpeed> lowest_speed = {};
  std::optional<Proxy> proxy = {};
  Hop hop = Hop::kNamedByJob;  // kRedirect: an answer named the URL
};

// The final answer without its body; 100 Continue and its like are left out.
struct Head {
  int status = 0;
  Headers headers = {};
  std::optional<std::uint64_t> content_length = {};

  // The value of the first header of that name, in any case; empty if there is none.
  std::string_view Value(std::string_view name) const;
};

struct Outcome {
  Failure failure = Failure::kNone;
  std::string error = {};                    // for people; empty for kNone. Holds no secret and no query.
  std::optional<GuardRule> blocked_by = {};  // with kBlockedAddress
  int status = 0;                            // 0: no answer came so far
  std::uint64_t bytes_received = 0;          // of the body
  std::uint64_t bytes_sent = 0;
  std::chrono::microseconds took{0};       // since Send
  std::optional<Address> address = {};     // connected to; the proxy's if there is one
  std::optional<Millis> retry_after = {};  // what the answer asks for, at most 24 h
};

class Sink {
 public:
  virtual ~Sink() = default;
  // Once, before the first byte. False ends the transfer.
  virtual bool OnHead(const Head& head) = 0;
  // False ends the transfer.
  virtual bool OnBytes(std::span<const char> bytes) = 0;
  // The last call, exactly once for each Send that returned an id; the sink may be destroyed in it.
  virtual void OnEnd(const Outcome& outcome) = 0;
};

struct TransferId {
  std::uint64_t value = 0;  // 0: none
  auto operator<=>(const TransferId&) const = default;
};

class Transport {
 public:
  virtual ~Transport() = default;

  // The sink hears of it later, never from within this call. After Stop it returns no id, and the sink hears nothing.
  virtual TransferId Send(Request request, Sink& sink) = 0;
  // The sink's OnEnd says kCancelled, unless the transfer ended before; never from within this call.
  virtual void Cancel(TransferId id) = 0;
  // Runs `task` on the thread of the transport, in the order of the posts. After Stop it is dropped.
  virtual void Post(std::function<void()> task) = 0;
  virtual Now now() const = 0;
};

}  // namespace pawl::outbound
