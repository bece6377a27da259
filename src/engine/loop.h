// Loop is one thread of the engine: it takes what waits in its inbox, lets the cycle make a turn of it, and waits for
// more. Its methods may be called from any thread.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

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
  Result<void> Load() { return cycle_.Load(clock_->Read()); }
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
  Millis NextSpan(Now now) const;
  Millis Plan();
  void Await(Millis planned);
  Inbox::Taken TakeNow();
  bool Turn(Inbox::Taken taken, Now now);
  void NoteSpan(std::chrono::steady_clock::time_point started);
  // A turn on the thread of somebody who has something for us, where that saves waking ours. False: it is needed.
  bool RunTurnInline();
  // On the thread of the store's syncer.
  void SeeDurable(bool durable);
  Result<void> AwaitDurable();
  void NoteAway(const Result<void>& done);
  bool FlushIfDue(Now now);
  std::uint64_t FlushesAsked() const;
  void NoteFlushed(std::uint64_t asked);
  void PublishDue();
  void NoteTurn(Now now);
  void NoteEnd();
  void Measure();
  void Fatal(const Error& error);

  Store& store_;
  const std::shared_ptr<Clock> clock_;
  const CoreOptions options_;
  const Duty duty_;
  const Callbacks callbacks_;
  Loop* const main_;
  const bool helps_;  // with the operations of main_
  Inbox inbox_;

  // Whoever makes a turn: the loop's thread, or one that lends itself to it.
  std::mutex turn_mutex_;
  Cycle cycle_;
  std::optional<SteadyTime> flush_due_;
  bool away_ = false;
  bool failed_ = false;  // for good

  mutable std::mutex plan_mutex_;
  std::condition_variable turned_;
  SteadyTime planned_{};               // the next turn, unless something comes before
  std::optional<SteadyTime> wake_by_;  // see WakeBy
  std::optional<SteadyTime> due_;      // as the last turn saw it
  SteadyTime turned_at_{};             // the last turn that has ended
  std::uint64_t flushes_asked_ = 0;    // see Flush
  std::uint64_t flushes_done_ = 0;     // changed by the loop's thread alone
  bool ready_ = false;
  bool ended_ = false;
  mutable std::mutex metrics_mutex_;
  CoreMetrics metrics_;
  Histogram turns_;  // guarded by metrics_mutex_
  std::thread thread_;
};

}  // namespace pawl
