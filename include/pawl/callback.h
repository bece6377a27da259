// Callbacks as values: requests that tell of the end of a job, and what has become of them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pawl/retry.h"

namespace pawl {

// How a job has ended, for those who want to be told. The numbers are bits, and stored.
enum class CallbackEvent : std::uint8_t {
  kCompleted = 1,
  kDead = 2,
  kExpired = 4,  // before it could start: the state `failed`
  kTerminated = 8,
};
inline constexpr std::uint8_t kAllCallbackEvents = 15;

std::string_view Name(CallbackEvent event);  // "completed"

// A header of a request that Pawl makes.
struct HeaderSpec {
  std::string name = {};
  std::string value = {};
  bool from_secret = false;  // the value is the name of a secret that the server has
  bool operator==(const HeaderSpec&) const = default;
};

// A request that Pawl makes when the job has ended, repeated until it is answered with success.
struct CallbackSpec {
  std::string url = {};
  std::vector<CallbackEvent> on = {};  // empty: every end
  std::string sign = {};               // the name of the secret that it is signed with; empty: as the server is set up
  std::vector<HeaderSpec> headers = {};
  std::optional<Millis> timeout = {};  // of each attempt
  RetrySpec retry = {};                // not given: 8 retries over a day
  std::string extra = {};              // JSON that goes with it
  std::string format = {};             // of the body: "pawl" (empty: this one) or "downloader"
  bool with_payload = false;           // the body has the payload of the job
  bool operator==(const CallbackSpec&) const = default;
};

enum class CallbackState : std::uint8_t {
  kPending,     // waits for its first attempt or for the next one
  kDelivering,  // an attempt is under way
  kDelivered,
  kFailed,     // no attempt is left
  kCancelled,  // terminated by request
};
std::string_view Name(CallbackState state);  // "pending"
std::optional<CallbackState> CallbackStateFromName(std::string_view name);

struct CallbackStatus {
  std::string id = {};  // also the `webhook-id` of each attempt
  std::string url = {};
  std::string event = {};  // "completed", "dead", "expired", "terminated"
  std::uint32_t end = 0;   // which end of the job, from 1
  CallbackState state = CallbackState::kPending;
  std::uint32_t attempts = 0;
  std::optional<std::uint32_t> last_status = {};  // of HTTP
  std::string last_error = {};
  std::optional<WallTime> next_at = {};  // of the next attempt
};

// Which callbacks. What is empty does not restrict.
struct CallbackSelection {
  std::optional<CallbackState> state = {};
  std::string host = {};
};

struct CallbackList {
  std::vector<CallbackStatus> callbacks = {};  // newest first
  std::string cursor = {};                     // of the next page; empty: this was the last one
};

}  // namespace pawl
