#include "embed/answer_thread.h"

#include <utility>

namespace pawl {

AnswerThread::AnswerThread() : thread_([this] { Run(); }) {}

AnswerThread::~AnswerThread() { Stop(); }

void AnswerThread::Post(std::function<void()> answer) {
  {
    const std::lock_guard lock(mutex_);
    if (!stopped_) {
      waiting_.push_back(std::move(answer));
      if (asleep_) changed_.notify_one();
      return;
    }
  }
  answer();
}

void AnswerThread::Stop() {
  {
    const std::lock_guard lock(mutex_);
    stopped_ = true;
  }
  changed_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void AnswerThread::Run() {
  std::unique_lock lock(mutex_);
  while (true) {
    asleep_ = true;
    changed_.wait(lock, [this] { return stopped_ || !waiting_.empty(); });
    asleep_ = false;
    if (waiting_.empty()) return;
    std::vector<std::function<void()>> answers = std::exchange(waiting_, {});
    lock.unlock();
    for (const auto& answer : answers) answer();
    answers.clear();
    lock.lock();
  }
}

}  // namespace pawl
