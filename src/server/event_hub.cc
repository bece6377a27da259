#include "server/event_hub.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "wire/http/render_job.h"

namespace pawl {
namespace {

// How often streams that no event reaches are asked whether somebody still reads them.
constexpr std::chrono::seconds kLook{5};

}  // namespace

EventHub::EventHub(const Names& names) : names_(names), thread_([this] { Run(); }) {}

EventHub::~EventHub() { Stop(); }

Result<void> EventHub::CheckRoom() const {
  if (count_.load(std::memory_order_relaxed) < kMaxStreams) return {};
  return Error{ErrorCode::kOverloaded, "too many event streams are open; try again later"};
}

void EventHub::Add(EventFilter filter, std::shared_ptr<http::EventStream> stream) {
  std::lock_guard lock(mutex_);
  if (stopping_) return;
  joining_.push_back({std::move(filter), std::move(stream)});
  count_.fetch_add(1, std::memory_order_relaxed);
  changed_.notify_one();
}

void EventHub::OnTransitions(const std::vector<Transition>& transitions) {
  if (count_.load(std::memory_order_relaxed) == 0) return;
  std::lock_guard lock(mutex_);
  if (backlog_ + transitions.size() > kMaxBacklog) {
    lost_ = true;
    return;
  }
  backlog_ += transitions.size();
  batches_.push_back(transitions);
  changed_.notify_one();
}

void EventHub::Run() {
  std::unique_lock lock(mutex_);
  while (!stopping_) {
    for (Follower& follower : joining_) followers_.push_back(std::move(follower));
    joining_.clear();
    if (batches_.empty() && !lost_) {
      changed_.wait_for(lock, kLook);
      if (batches_.empty()) DropClosed();
      continue;
    }
    const auto batches = std::exchange(batches_, {});
    const bool lost = std::exchange(lost_, false);
    backlog_ = 0;
    lock.unlock();
    for (const auto& batch : batches) Deliver(batch);
    if (lost) SayReset();
    DropClosed();
    lock.lock();
  }
}

void EventHub::Deliver(const std::vector<Transition>& batch) {
  http::NameMemo memo(names_);
  for (const Transition& transition : batch) {
    const std::string queue = memo[transition.queue];
    const std::string type = memo[transition.type];
    std::string data;
    for (const Follower& follower : followers_) {
      if (!Matches(follower.filter, transition, queue, type)) continue;
      if (data.empty()) data = http::RenderTransition(transition, memo);
      follower.stream->Send("transition", data);
    }
  }
}

void EventHub::SayReset() {
  for (const Follower& follower : followers_) follower.stream->Send("reset", "{}");
}

void EventHub::DropClosed() {
  const std::size_t dropped =
      std::erase_if(followers_, [](const Follower& follower) { return !follower.stream->open(); });
  count_.fetch_sub(dropped, std::memory_order_relaxed);
}

bool EventHub::Matches(const EventFilter& filter, const Transition& transition, const std::string& queue,
                       const std::string& type) const {
  if (transition.cause == Cause::kDeleted) return false;  // no step between states
  return (!filter.queue || *filter.queue == queue) && (!filter.type || *filter.type == type) &&
         (!filter.group || *filter.group == transition.group) && (!filter.to || *filter.to == transition.to);
}

void EventHub::Stop() {
  {
    std::lock_guard lock(mutex_);
    stopping_ = true;
    joining_.clear();
    changed_.notify_one();
  }
  if (thread_.joinable()) thread_.join();
  followers_.clear();
}

}  // namespace pawl
