#include "server/http_events.h"

namespace pawl {
namespace {

constexpr std::string_view kReset = "event: reset\ndata: {}\n\n";

}  // namespace

EventBacklog::Added EventBacklog::Add(std::string_view event, std::string_view data) {
  constexpr std::size_t kFrameBytes = std::string_view("event: \ndata: \n\n").size();
  const MutexLock lock(mutex_);
  if (closed_) return Added::kGone;
  const std::size_t size = event.size() + data.size() + kFrameBytes + (lost_ ? kReset.size() : 0);
  if (queued_.size() + unwritten_ + size > max_bytes_) {
    lost_ = true;
    return Added::kQueued;
  }
  if (lost_) queued_ += kReset;
  lost_ = false;
  queued_.append("event: ").append(event).append("\ndata: ").append(data).append("\n\n");
  if (wake_sent_) return Added::kQueued;
  wake_sent_ = true;
  return Added::kWake;
}

void EventBacklog::Close() {
  const MutexLock lock(mutex_);
  closed_ = true;
  std::string().swap(queued_);
}

bool EventBacklog::closed() {
  const MutexLock lock(mutex_);
  return closed_;
}

void EventBacklog::Fetch(std::string& out) {
  const MutexLock lock(mutex_);
  out += queued_;
  unwritten_ += queued_.size();
  queued_.clear();
  wake_sent_ = false;
}

void EventBacklog::Unwritten(std::size_t bytes, std::string& out) {
  const MutexLock lock(mutex_);
  unwritten_ = bytes;
  if (bytes > 0 || !lost_ || !queued_.empty()) return;
  lost_ = false;
  out += kReset;
  unwritten_ = kReset.size();
}

}  // namespace pawl
