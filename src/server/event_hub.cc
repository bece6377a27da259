#include "server/event_hub.h"

#include "wire/http/render_job.h"

namespace pawl {
namespace {

bool Matches(const EventFilter& filter, const Transition& transition, const std::string& queue,
             const std::string& type) {
  if (transition.cause == Cause::kDeleted) return false;  // no step between states
  return (!filter.queue || *filter.queue == queue) && (!filter.type || *filter.type == type) &&
         (!filter.group || *filter.group == transition.group) && (!filter.to || *filter.to == transition.to);
}

void DeliverTransitions(const Names& names, const std::vector<Transition>& batch,
                        const std::vector<EventHub::Follower>& followers) {
  http::NameMemo memo(names);
  for (const Transition& transition : batch) {
    const std::string queue = memo[transition.queue];
    const std::string type = memo[transition.type];
    std::string data;
    for (const EventHub::Follower& follower : followers) {
      if (!Matches(follower.filter, transition, queue, type)) continue;
      if (data.empty()) data = http::RenderTransition(transition, memo);
      follower.stream->Send("transition", data);
    }
  }
}

}  // namespace

EventHub::EventHub(const Names& names)
    : StreamHub([&names](const auto& batch, const auto& followers) { DeliverTransitions(names, batch, followers); }) {}

}  // namespace pawl
