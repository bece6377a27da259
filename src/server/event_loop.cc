#include "server/event_loop.h"

#include <sys/eventfd.h>

#include <algorithm>
#include <utility>

#include "base/check.h"

namespace pawl {
namespace {

// What came while others were told joins the round, so that there are fewer of them; for so long at most.
constexpr int kLooks = 8;

FileHandle Checked(int fd) {
  PAWL_CHECK(fd >= 0, "the system gives no descriptor to wait for events");
  return FileHandle(fd);
}

}  // namespace

EventLoop::EventLoop() : epoll_(Checked(epoll_create1(EPOLL_CLOEXEC))), wake_(Checked(eventfd(0, EFD_CLOEXEC))) {
  epoll_event event{EPOLLIN | EPOLLET, {nullptr}};
  PAWL_CHECK(epoll_ctl(epoll_.fd(), EPOLL_CTL_ADD, wake_.fd(), &event) == 0, "a wake cannot be waited for");
}

void EventLoop::Post(std::function<void()> task) {
  {
    const MutexLock lock(mutex_);
    posted_.push_back(std::move(task));
  }
  Wake();
}

// Never read: each write is an event of its own.
void EventLoop::Wake() {
  const std::uint64_t one = 1;
  PAWL_CHECK(write(wake_.fd(), &one, sizeof one) == sizeof one, "a thread could not be woken");
}

bool EventLoop::Watch(int fd, Watcher& watcher) {
  epoll_event event{EPOLLIN | EPOLLOUT | EPOLLRDHUP | EPOLLET, {&watcher}};
  return epoll_ctl(epoll_.fd(), EPOLL_CTL_ADD, fd, &event) == 0;
}

void EventLoop::Forget(int fd, Watcher& watcher) {
  epoll_ctl(epoll_.fd(), EPOLL_CTL_DEL, fd, nullptr);
  for (std::size_t i = next_event_; i < event_count_; ++i) {
    if (events_.at(i).data.ptr == &watcher) events_.at(i).data.ptr = this;
  }
  for (auto* list : {&again_, &calling_}) {
    std::replace(list->begin(), list->end(), &watcher, static_cast<Watcher*>(nullptr));
  }
}

void EventLoop::Again(Watcher& watcher) { again_.push_back(&watcher); }

void EventLoop::After(Millis span, std::function<void()> task) {
  timed_.push_back({Clock::now() + span, std::move(task)});
}

int EventLoop::TimeoutMs() const {
  if (stopped_ || !again_.empty()) return 0;
  const auto first =
      std::min_element(timed_.begin(), timed_.end(), [](const Timed& a, const Timed& b) { return a.at < b.at; });
  if (first == timed_.end()) return -1;
  const auto left = std::chrono::ceil<Millis>(first->at - Clock::now());
  return static_cast<int>(std::clamp<std::int64_t>(left.count(), 0, 3'600'000));
}

void EventLoop::Run(const std::function<void()>& woken, const std::function<void()>& rest) {
  for (; !stopped_; ++round_) {
    bool wake = false;
    bool some = Await(TimeoutMs(), wake);
    for (int looks = 1; some && looks < kLooks; ++looks) some = Await(0, wake);
    CallAgain();
    if (wake) {
      RunPosted();
      woken();
    }
    RunTimed();
    rest();
  }
}

bool EventLoop::Await(int timeout_ms, bool& wake) {
  const int count = epoll_wait(epoll_.fd(), events_.data(), static_cast<int>(events_.size()), timeout_ms);
  event_count_ = count > 0 ? static_cast<std::size_t>(count) : 0;
  for (next_event_ = 0; next_event_ < event_count_;) {
    const epoll_event& event = events_.at(next_event_++);
    if (event.data.ptr == nullptr) {
      wake = true;
    } else if (event.data.ptr != this) {
      static_cast<Watcher*>(event.data.ptr)->OnEvents(event.events);
    }
  }
  return event_count_ > 0;
}

void EventLoop::CallAgain() {
  calling_.swap(again_);
  for (Watcher* const& watcher : calling_) {  // by reference: one may be forgotten meanwhile
    if (watcher != nullptr) watcher->OnEvents(0);
  }
  calling_.clear();
}

void EventLoop::RunPosted() {
  std::vector<std::function<void()>> tasks;
  {
    const MutexLock lock(mutex_);
    tasks.swap(posted_);
  }
  for (const auto& task : tasks) task();
}

void EventLoop::RunTimed() {
  const auto now = Clock::now();
  for (std::size_t i = 0; i < timed_.size();) {
    if (timed_[i].at > now) {
      ++i;
      continue;
    }
    const auto task = std::move(timed_[i].task);
    timed_.erase(timed_.begin() + static_cast<std::ptrdiff_t>(i));
    task();
  }
}

}  // namespace pawl
