// When the end of a job is told to a URL (pawl/job.h says what a callback is).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/json_writer.h"
#include "model/state.h"
#include "pawl/callback.h"

namespace pawl {

// The queue that callbacks wait in, and the type that they have: each is a job of its own.
inline constexpr std::string_view kCallbackQueue = "pawl.callbacks";
inline constexpr std::string_view kCallbackType = "pawl.callback";
inline constexpr std::size_t kCallbacksMax = 4;  // of a job

inline constexpr std::array<CallbackEvent, 4> kCallbackEvents{CallbackEvent::kCompleted, CallbackEvent::kDead,
                                                              CallbackEvent::kExpired, CallbackEvent::kTerminated};

inline constexpr std::array<CallbackState, 5> kCallbackStates{CallbackState::kPending, CallbackState::kDelivering,
                                                              CallbackState::kDelivered, CallbackState::kFailed,
                                                              CallbackState::kCancelled};

// Nothing: the state is not an end.
std::optional<CallbackEvent> EventOf(JobState shown);

// Bits of CallbackEvent.
std::uint8_t EventsOf(const CallbackSpec& callback);
std::uint8_t EventsOf(const std::vector<CallbackSpec>& callbacks);
constexpr bool Wants(std::uint8_t events, CallbackEvent event) {
  return (events & static_cast<std::uint8_t>(event)) != 0;
}

// "shop.example" or "shop.example:8080" of a URL in the form that outbound/url.h gives it: without a user, in lower
// case, without the usual port.
std::string HostOf(std::string_view url);

// {"Accept":"image/*","Authorization":{"from":"name of a secret"}}
void WriteHeaders(JsonWriter& json, const std::vector<HeaderSpec>& headers);

}  // namespace pawl
