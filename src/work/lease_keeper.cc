#include "work/lease_keeper.h"

#include <algorithm>
#include <utility>

#include "base/check.h"
#include "base/log.h"

namespace pawl {
namespace {

constexpr Millis kAgain{1'000};  // after a heartbeat that did not get through

}  // namespace

LeaseKeeper::LeaseKeeper(std::shared_ptr<Clock> clock, OnReply on_reply)
    : wait_(std::move(clock)),
      on_reply_(std::move(on_reply)),
      sender_([this] { SendLoop(); }),
      watcher_([this] { WatchLoop(); }) {}

LeaseKeeper::~LeaseKeeper() {
  {
    const MutexLock lock(wait_.mutex());
    PAWL_CHECK(runs_.empty(), "a run was not let go");
    stopping_ = true;
  }
  wait_.Notify();
  sender_.join();
  watcher_.join();
}

void LeaseKeeper::Keep(std::shared_ptr<Run::State> run) {
  {
    const MutexLock lock(wait_.mutex());
    runs_.push_back(std::move(run));
    ++kept_;
  }
  wait_.Notify();
}

void LeaseKeeper::LetGo(const std::shared_ptr<Run::State>& run) {
  const MutexLock lock(wait_.mutex());
  std::erase(runs_, run);
}

std::vector<std::shared_ptr<Run::State>> LeaseKeeper::runs() {
  const MutexLock lock(wait_.mutex());
  return runs_;
}

void LeaseKeeper::WaitForMore(MutexLock& lock, SteadyTime until) {
  const std::uint64_t seen = kept_;
  while (!stopping_ && kept_ == seen && wait_.Until(lock, until)) {
  }
}

void LeaseKeeper::SendLoop() {
  MutexLock lock(wait_.mutex());
  while (!stopping_) {
    const auto next = std::min_element(runs_.begin(), runs_.end(), [](const auto& a, const auto& b) {
      // Those that are lost come last: nothing is sent for them.
      return std::pair(a->lost(), a->next_beat()) < std::pair(b->lost(), b->next_beat());
    });
    const bool none = next == runs_.end() || (*next)->lost();
    const SteadyTime due = none ? kNeverSteady : (*next)->next_beat();
    if (due > wait_.now()) {
      WaitForMore(lock, due);
      continue;
    }
    const std::shared_ptr<Run::State> run = *next;
    lock.Unlock();
    Send(run);
    lock.Lock();
  }
}

void LeaseKeeper::Send(const std::shared_ptr<Run::State>& run) {
  const SteadyTime again = wait_.now() + kAgain;
  const Result<BeatReply> reply = run->Beat({});
  if (reply.ok()) return on_reply_(*reply);
  if (!run->lost()) run->BeatAgainAt(again);
  {
    const MutexLock lock(wait_.mutex());
    if (std::find(runs_.begin(), runs_.end(), run) == runs_.end()) return;  // it ended meanwhile
  }
  Log(LogLevel::kWarn, "heartbeat failed", {{"job", run->job.id}, {"error", ToString(reply.error())}});
}

void LeaseKeeper::GiveUp(Run::State& run) {
  run.Lose();
  Log(LogLevel::kWarn, "lease ended without an answer", {{"job", run.job.id}, {"type", run.job.type}});
}

void LeaseKeeper::WatchLoop() {
  MutexLock lock(wait_.mutex());
  while (!stopping_) {
    SteadyTime next = kNeverSteady;
    std::vector<std::shared_ptr<Run::State>> ended;
    for (const std::shared_ptr<Run::State>& run : runs_) {
      if (run->lost()) continue;
      const SteadyTime end = run->lease_end();
      if (end > wait_.now()) {
        next = std::min(next, end);
      } else {
        ended.push_back(run);
      }
    }
    if (!ended.empty()) {
      lock.Unlock();  // what the handler hung on its stop token runs now
      for (const std::shared_ptr<Run::State>& run : ended) GiveUp(*run);
      lock.Lock();
      continue;
    }
    WaitForMore(lock, next);
  }
}

}  // namespace pawl
