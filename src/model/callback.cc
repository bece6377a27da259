#include "model/callback.h"

namespace pawl {

std::string_view Name(CallbackEvent event) {
  switch (event) {
    case CallbackEvent::kCompleted:
      return "completed";
    case CallbackEvent::kDead:
      return "dead";
    case CallbackEvent::kExpired:
      return "expired";
    case CallbackEvent::kTerminated:
      return "terminated";
  }
  return "";
}

std::string_view Name(CallbackState state) {
  switch (state) {
    case CallbackState::kPending:
      return "pending";
    case CallbackState::kDelivering:
      return "delivering";
    case CallbackState::kDelivered:
      return "delivered";
    case CallbackState::kFailed:
      return "failed";
    case CallbackState::kCancelled:
      return "cancelled";
  }
  return "";
}

std::optional<CallbackState> CallbackStateFromName(std::string_view name) {
  for (const CallbackState state : kCallbackStates) {
    if (Name(state) == name) return state;
  }
  return std::nullopt;
}

std::optional<CallbackEvent> EventOf(JobState shown) {
  switch (shown) {
    case JobState::kCompleted:
      return CallbackEvent::kCompleted;
    case JobState::kDead:
      return CallbackEvent::kDead;
    case JobState::kFailed:
      return CallbackEvent::kExpired;
    case JobState::kTerminated:
      return CallbackEvent::kTerminated;
    default:
      return std::nullopt;
  }
}

std::uint8_t EventsOf(const CallbackSpec& callback) {
  if (callback.on.empty()) return kAllCallbackEvents;
  unsigned events = 0;
  for (const CallbackEvent event : callback.on) events |= static_cast<unsigned>(event);
  return static_cast<std::uint8_t>(events);
}

std::uint8_t EventsOf(const std::vector<CallbackSpec>& callbacks) {
  unsigned events = 0;
  for (const CallbackSpec& callback : callbacks) events |= EventsOf(callback);
  return static_cast<std::uint8_t>(events);
}

std::string HostOf(std::string_view url) {
  const std::size_t scheme = url.find("://");
  if (scheme != std::string_view::npos) url.remove_prefix(scheme + 3);
  return std::string(url.substr(0, url.find_first_of("/?#")));
}

void WriteHeaders(JsonWriter& json, const std::vector<HeaderSpec>& headers) {
  json.BeginObject();
  for (const HeaderSpec& header : headers) {
    json.Key(header.name);
    if (header.from_secret) {
      json.BeginObject().Key("from").String(header.value).EndObject();
    } else {
      json.String(header.value);
    }
  }
  json.EndObject();
}

}  // namespace pawl
