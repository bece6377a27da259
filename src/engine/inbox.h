// The bounded way into the engine. One loop takes everything from it; another may help it with the operations.
// Thread-safe.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "base/mutex.h"
#include "engine/cycle.h"

namespace pawl {

class Inbox {
 public:
  explicit Inbox(const CoreOptions& options) : options_(options) {}

  // Null when it was taken in; otherwise it is given back with the reason.
  std::optional<Error> Put(std::unique_ptr<Pending>& operation);
  std::optional<Error> Put(std::unique_ptr<PendingClaim>& claim);
  void Cancel(Core::ClaimHandle handle);
  // Called with the reason instead when it is not to be read any more.
  using Read = std::function<void(const std::optional<Error>& refusal)>;
  bool PutRead(Read read);  // false once closed
  void Wake();
  // Nothing is taken in any more.
  void Close(Error reason);

  struct Taken {
    Work work;
    std::vector<Read> reads;
    bool closed = false;
    bool more = false;  // left behind because the batch is full
    bool empty() const {
      return work.operations.empty() && work.claims.empty() && work.cancelled.empty() && reads.empty();
    }
  };
  struct Limits {
    std::size_t operations;
    std::size_t bytes;
  };
  // Waits for something to come, for `span` at the longest (for ever without one).
  void Await(std::optional<std::chrono::nanoseconds> span);
  // What waits, at most a batch of it (but one operation in any case).
  Taken TakeNow(Limits most);
  // The same without the reads: `more` says whether there are any.
  Taken TakeWork(Limits most);
  // The same for a helper: operations only, and only what comes while the other taker is at work.
  void AwaitToHelp(std::optional<std::chrono::nanoseconds> span);
  Taken Help(Limits most);

  std::size_t size() const;
  // How many jobs the work that waits is for, counted up to `most`.
  std::size_t Weigh(std::size_t most) const;

  // What to do on a thread that lends itself, instead of waking the taker; false: it must be woken. Before the first
  // Put.
  void OnInlineTurn(std::function<bool()> take_here) { take_here_ = std::move(take_here); }

 private:
  std::optional<Error> Refusal(Lane lane, std::size_t bytes) const PAWL_REQUIRES(mutex_);
  void TakeOperations(Limits most, Taken& taken) PAWL_REQUIRES(mutex_);
  void TakeAllWork(Limits most, Taken& taken) PAWL_REQUIRES(mutex_);
  void WakeTaker() PAWL_EXCLUDES(mutex_);

  const CoreOptions options_;
  std::function<bool()> take_here_;
  mutable Mutex mutex_;
  CondVar changed_;
  CondVar left_to_helpers_;
  bool asleep_ PAWL_GUARDED_BY(mutex_) = false;  // the one that takes everything
  std::vector<std::unique_ptr<Pending>> operations_ PAWL_GUARDED_BY(mutex_);
  std::size_t taken_ PAWL_GUARDED_BY(mutex_) = 0;  // operations_ before this have been taken
  std::vector<std::unique_ptr<PendingClaim>> claims_ PAWL_GUARDED_BY(mutex_);
  std::vector<Core::ClaimHandle> cancelled_ PAWL_GUARDED_BY(mutex_);
  std::vector<Read> reads_ PAWL_GUARDED_BY(mutex_);
  std::size_t bytes_ PAWL_GUARDED_BY(mutex_) = 0;
  bool awake_ PAWL_GUARDED_BY(mutex_) = false;
  std::optional<Error> closed_ PAWL_GUARDED_BY(mutex_);
};

}  // namespace pawl
