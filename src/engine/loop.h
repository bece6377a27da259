// Loop is one thread of the engine: it takes what waits in its inbox, lets the cycle make a turn of it, and waits for
// more. Its methods may be called from any thread.
#pragma once

#include <functional>
#include <optional>
#include <thread>
#include <vector>

#include "base/mutex.h"
#include "engine/cycle.h"
#include "engine/inbox.h"

namespace pawl {

class Loop {
 public:
  // Called by whoever makes a turn, one thread at a time; `publish` by whoever tells what is durable, one at a time
  // too.
  struct Callbacks {
    CommitNotifier::Publish publish;
    std::function<bool()> streams;            // somebody streams channels
    std::function<void(SteadyTime)> due;      // something falls due that is not this loop's duty
    std::function<void(const Error&)> fatal;  // the store has failed for good
  };

  // `main`: the loop that does all that this one does not. Who does operations beside it shares its inbox.
  Loop(Store& store, Names& names, std::shared_ptr<Clock> clock, const CoreOptions& options, Duty duty,
       Callbacks callbacks, Loop* main = nullptr);
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;

  // What was in flight when the store was last used; before Start.
  Result<void> Load() {
    const MutexLock turn(turn_mutex_);
    return cycle_.Load(clock_->Read());
  }
  void Start();
  // Returns when nobody can see half of a push that was under way when the store was last used.
  void AwaitReady();
  // After Inbox::Close: returns when everything is answered.
  void Join();

  Inbox& inbox() { return helps_ ? main_->inbox_ : inbox_; }
  // A turn is to be made at that time, or before it.
  void WakeBy(SteadyTime at);
  // Returns when everything that is due at `now` has had its turn.
  void CatchUp(Now now);
  // Returns when everything that was committed before is flushed, or the loop has ended.
  void Flush();
  CoreMetrics metrics() const;

 private:
  bool FinishPushes();
  void Run();
  Inbox::Limits MostAtOnce() const;
  Millis NextSpan(Now now) const PAWL_REQUIRES(turn_mutex_);
  Millis Plan();
  void Await(Millis planned);
  Inbox::Taken TakeNow();
  bool Turn(Inbox::Taken taken, Now now) PAWL_REQUIRES(turn_mutex_);
  void NoteSpan(std::chrono::steady_clock::time_point started);
  // A turn on the thread of somebody who has something for us, where that saves waking ours. False: it is needed.
  bool RunTurnInline();
  // On the thread of the store's syncer. Unchecked: it is no turn, and what it calls of the cycle is for any thread.
  void SeeDurable(bool durable) PAWL_UNCHECKED;
  Result<void> AwaitDurable() PAWL_REQUIRES(turn_mutex_);
  void NoteAway(const Result<void>& done) PAWL_REQUIRES(turn_mutex_);
  bool FlushIfDue(Now now) PAWL_REQUIRES(turn_mutex_);
  std::uint64_t FlushesAsked() const;
  // For the loop's thread: it alone changes flushes_done_, and may therefore read it without the lock.
  void OnLoop() const PAWL_MAY_READ(plan_mutex_) {}
  void NoteFlushed(std::uint64_t asked);
  void PublishDue() PAWL_REQUIRES(turn_mutex_);
  void NoteTurn(Now now) PAWL_REQUIRES(turn_mutex_);
  void NoteEnd();
  void Measure() PAWL_REQUIRES(turn_mutex_);
  void Fatal(const Error& error) PAWL_REQUIRES(turn_mutex_);

  Store& store_;
  const std::shared_ptr<Clock> clock_;
  const CoreOptions options_;
  const Duty duty_;
  const Callbacks callbacks_;
  Loop* const main_;
  const bool helps_;  // with the operations of main_
  Inbox inbox_;

  // Whoever makes a turn: the loop's thread, or one that lends itself to it.
  Mutex turn_mutex_;
  Cycle cycle_ PAWL_GUARDED_BY(turn_mutex_);
  std::optional<SteadyTime> flush_due_ PAWL_GUARDED_BY(turn_mutex_);
  bool away_ PAWL_GUARDED_BY(turn_mutex_) = false;
  bool failed_ PAWL_GUARDED_BY(turn_mutex_) = false;  // for good

  mutable Mutex plan_mutex_;
  CondVar turned_;
  SteadyTime planned_ PAWL_GUARDED_BY(plan_mutex_){};               // the next turn, unless something comes before
  std::optional<SteadyTime> wake_by_ PAWL_GUARDED_BY(plan_mutex_);  // see WakeBy
  std::optional<SteadyTime> due_ PAWL_GUARDED_BY(plan_mutex_);      // as the last turn saw it
  SteadyTime turned_at_ PAWL_GUARDED_BY(plan_mutex_){};             // the last turn that has ended
  std::uint64_t flushes_asked_ PAWL_GUARDED_BY(plan_mutex_) = 0;    // see Flush
  std::uint64_t flushes_done_ PAWL_GUARDED_BY(plan_mutex_) = 0;     // changed by the loop's thread alone
  bool ready_ PAWL_GUARDED_BY(plan_mutex_) = false;
  bool ended_ PAWL_GUARDED_BY(plan_mutex_) = false;
  mutable Mutex metrics_mutex_;
  CoreMetrics metrics_ PAWL_GUARDED_BY(metrics_mutex_);
  Histogram turns_ PAWL_GUARDED_BY(metrics_mutex_);
  std::thread thread_;
};

}  // namespace pawl
