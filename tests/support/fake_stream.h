// A stream of events that tests can look at.
#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "wire/http/message.h"

namespace pawl {

class FakeStream final : public http::EventStream {
 public:
  bool Send(std::string_view event, std::string_view data) override {
    std::lock_guard lock(mutex_);
    sent_.emplace_back(std::string(event) + " " + std::string(data));
    changed_.notify_all();
    return open_;
  }
  bool open() override { return open_; }
  void Leave() { open_ = false; }

  std::vector<std::string> WaitFor(std::size_t count) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return sent_.size() >= count; });
    return sent_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<std::string> sent_;
  std::atomic<bool> open_ = true;
};

}  // namespace pawl
