#include "server/job_watch.h"

#include <utility>

namespace pawl {

JobWatch::JobWatch() : thread_([this] { Run(); }) {}

JobWatch::~JobWatch() { Stop(); }

Result<JobWatch::Id> JobWatch::Add(Seq seq, Millis wait, std::function<void()> wake) {
  const MutexLock lock(mutex_);
  if (stopping_) return Error{ErrorCode::kStopping, "the server is shutting down"};
  if (waits_.size() >= kMax) return Error{ErrorCode::kOverloaded, "too many requests wait for a job; try again"};
  const Id id = next_id_++;
  const Clock::time_point deadline = Clock::now() + wait;
  waits_.emplace(id, Wait{seq, deadline, std::move(wake)});
  by_seq_.emplace(seq, id);
  by_deadline_.emplace(deadline, id);
  changed_.NotifyOne();
  return id;
}

bool JobWatch::waiting() {
  const MutexLock lock(mutex_);
  return !waits_.empty();
}

void JobWatch::Fire(Id id) {
  const MutexLock lock(mutex_);
  MoveToDue(id);
}

void JobWatch::Remove(Id id) {
  const MutexLock lock(mutex_);
  if (const auto wait = waits_.find(id); wait != waits_.end()) Unlink(wait);
}

void JobWatch::OnTransitions(const std::vector<Transition>& transitions) {
  const MutexLock lock(mutex_);
  if (waits_.empty()) return;
  for (const Transition& transition : transitions) {
    if (!HasEnded(StateOf(transition.to))) continue;
    while (true) {
      const auto found = by_seq_.find(transition.seq);
      if (found == by_seq_.end()) break;
      MoveToDue(found->second);
    }
  }
}

void JobWatch::MoveToDue(Id id) {
  const auto wait = waits_.find(id);
  if (wait == waits_.end()) return;
  due_.push_back(std::move(wait->second.wake));
  Unlink(wait);
  changed_.NotifyOne();
}

void JobWatch::Unlink(std::unordered_map<Id, Wait>::iterator wait) {
  const auto erase = [id = wait->first](auto& index, auto key) {
    const auto [begin, end] = index.equal_range(key);
    for (auto entry = begin; entry != end; ++entry) {
      if (entry->second != id) continue;
      index.erase(entry);
      return;
    }
  };
  erase(by_seq_, wait->second.seq);
  erase(by_deadline_, wait->second.deadline);
  waits_.erase(wait);
}

void JobWatch::Run() {
  MutexLock lock(mutex_);
  while (true) {
    while (!by_deadline_.empty() && (stopping_ || by_deadline_.begin()->first <= Clock::now())) {
      MoveToDue(by_deadline_.begin()->second);
    }
    if (!due_.empty()) {
      const auto due = std::exchange(due_, {});
      lock.Unlock();
      for (const auto& wake : due) wake();
      lock.Lock();
    } else if (stopping_) {
      return;
    } else if (by_deadline_.empty()) {
      changed_.Wait(lock);
    } else {
      const Clock::time_point earliest = by_deadline_.begin()->first;
      changed_.WaitUntil(lock, earliest);
    }
  }
}

void JobWatch::Stop() {
  {
    const MutexLock lock(mutex_);
    stopping_ = true;
    changed_.NotifyOne();
  }
  if (thread_.joinable()) thread_.join();
}

}  // namespace pawl
