// StreamHub hands what happens to the server-sent streams that follow it: transitions by EventHub, messages by
// ChannelHub.
//
// Whoever has the news only leaves a copy of each batch, and only while somebody listens; matching, rendering and
// sending happen on the hub's thread. Each item goes out at most once; what the hub cannot keep up with is dropped, and
// all streams are told by an event of type "reset".
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "base/mutex.h"
#include "base/result.h"
#include "wire/http/message.h"

namespace pawl {

template <typename Item, typename Filter>
class StreamHub {
 public:
  static constexpr std::size_t kMaxStreams = 1'000;
  static constexpr std::size_t kMaxBacklog = 100'000;  // items that wait to be sent

  struct Follower {
    Filter filter;
    std::shared_ptr<http::EventStream> stream;
  };
  // Sends a batch to those whom it concerns; on the hub's thread.
  using Deliver = std::function<void(const std::vector<Item>&, const std::vector<Follower>&)>;
  // Told when the first stream has joined and when the last one is gone; any thread, one call at a time.
  using Followed = std::function<void(bool)>;

  explicit StreamHub(Deliver deliver, Followed followed = {})
      : deliver_(std::move(deliver)), on_followed_(std::move(followed)), thread_([this] { Run(); }) {}
  StreamHub(const StreamHub&) = delete;
  StreamHub& operator=(const StreamHub&) = delete;
  ~StreamHub() { Stop(); }

  // kOverloaded when there are too many.
  Result<void> CheckRoom() const {
    if (count_.load(std::memory_order_relaxed) < kMaxStreams) return {};
    return Error{ErrorCode::kOverloaded, "too many event streams are open; try again later"};
  }
  void Add(Filter filter, std::shared_ptr<http::EventStream> stream);
  bool followed() const { return count_.load(std::memory_order_relaxed) > 0; }

  // After each commit; any thread.
  void Post(const std::vector<Item>& items);

  // Ends all streams.
  void Stop();

 private:
  // How often streams that nothing reaches are asked whether somebody still reads them.
  static constexpr std::chrono::seconds kLook{5};

  void Run();
  void DropClosed();
  void TellFollowed();

  const Deliver deliver_;
  const Followed on_followed_;
  std::atomic<std::size_t> count_{0};  // of streams

  Mutex told_mutex_;  // while on_followed_ is called
  bool told_ PAWL_GUARDED_BY(told_mutex_) = false;

  Mutex mutex_;
  CondVar changed_;
  std::deque<std::vector<Item>> batches_ PAWL_GUARDED_BY(mutex_);
  std::size_t backlog_ PAWL_GUARDED_BY(mutex_) = 0;
  bool lost_ PAWL_GUARDED_BY(mutex_) = false;
  bool stopping_ PAWL_GUARDED_BY(mutex_) = false;
  std::vector<Follower> joining_ PAWL_GUARDED_BY(mutex_);

  std::vector<Follower> followers_;  // the hub's thread
  std::thread thread_;               // last: it uses all of the above
};

template <typename Item, typename Filter>
void StreamHub<Item, Filter>::Add(Filter filter, std::shared_ptr<http::EventStream> stream) {
  {
    const MutexLock lock(mutex_);
    if (stopping_) return;
    joining_.push_back({std::move(filter), std::move(stream)});
    count_.fetch_add(1, std::memory_order_relaxed);
    changed_.NotifyOne();
  }
  TellFollowed();
}

template <typename Item, typename Filter>
void StreamHub<Item, Filter>::Post(const std::vector<Item>& items) {
  if (!followed()) return;
  const MutexLock lock(mutex_);
  if (backlog_ + items.size() > kMaxBacklog) {
    lost_ = true;
    return;
  }
  backlog_ += items.size();
  batches_.push_back(items);
  changed_.NotifyOne();
}

template <typename Item, typename Filter>
void StreamHub<Item, Filter>::Run() {
  MutexLock lock(mutex_);
  while (!stopping_) {
    for (Follower& follower : joining_) followers_.push_back(std::move(follower));
    joining_.clear();
    if (batches_.empty() && !lost_) {
      changed_.WaitFor(lock, kLook);
      if (batches_.empty()) DropClosed();
      continue;  // who has joined meanwhile comes first
    }
    const auto batches = std::exchange(batches_, {});
    const bool lost = std::exchange(lost_, false);
    backlog_ = 0;
    lock.Unlock();
    for (const auto& batch : batches) deliver_(batch, followers_);
    for (const Follower& follower : followers_) {
      if (lost) follower.stream->Send("reset", "{}");
    }
    DropClosed();
    lock.Lock();
  }
}

template <typename Item, typename Filter>
void StreamHub<Item, Filter>::DropClosed() {
  const std::size_t dropped =
      std::erase_if(followers_, [](const Follower& follower) { return !follower.stream->open(); });
  if (dropped == 0) return;
  count_.fetch_sub(dropped, std::memory_order_relaxed);
  TellFollowed();
}

template <typename Item, typename Filter>
void StreamHub<Item, Filter>::TellFollowed() {
  if (!on_followed_) return;
  const MutexLock lock(told_mutex_);
  if (followed() == told_) return;
  told_ = !told_;
  on_followed_(told_);
}

template <typename Item, typename Filter>
void StreamHub<Item, Filter>::Stop() {
  {
    const MutexLock lock(mutex_);
    stopping_ = true;
    joining_.clear();
    changed_.NotifyOne();
  }
  if (thread_.joinable()) thread_.join();
  followers_.clear();
}

}  // namespace pawl
