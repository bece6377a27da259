#include "embed/answer_thread.h"

#include <utility>

namespace pawl {

AnswerThread::AnswerThread() : thread_([this] { Run(); }) {}

AnswerThread::~AnswerThread() { Stop(); }

void AnswerThread::Post(std::function<void()> answer) {
  {
    const MutexLock lock(mutex_);
    if (!stopped_) {
      waiting_.push_back(std::move(answer));
      if (asleep_) changed_.NotifyOne();
      return;
    }
  }
  answer();
}

void AnswerThread::Stop() {
  {
    const MutexLock lock(mutex_);
    stopped_ = true;
  }
  changed_.NotifyOne();
  if (thread_.joinable()) thread_.join();
}

void AnswerThread::Run() {
  MutexLock lock(mutex_);
  while (true) {
    asleep_ = true;
    while (!stopped_ && waiting_.empty()) changed_.Wait(lock);
    asleep_ = false;
    if (waiting_.empty()) return;
    std::vector<std::function<void()>> answers = std::exchange(waiting_, {});
    lock.Unlock();
    for (const auto& answer : answers) answer();
    answers.clear();
    lock.Lock();
  }
}

}  // namespace pawl
