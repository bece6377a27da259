// EventHub hands transitions to the streams of GET /v1/events.
#pragma once

#include <optional>
#include <string>

#include "model/transition.h"
#include "rules/names.h"
#include "server/stream_hub.h"

namespace pawl {

// What a stream follows; what is absent matches all.
struct EventFilter {
  std::optional<std::string> queue;
  std::optional<std::string> type;
  std::optional<std::string> group;
  std::optional<JobState> to;
};

class EventHub : public StreamHub<Transition, EventFilter> {
 public:
  explicit EventHub(const Names& names);  // outlives it
};

}  // namespace pawl
