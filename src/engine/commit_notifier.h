// CommitNotifier tells what turns have brought about when it is durable, in the order of their commits: first the
// answers to those who asked, then what happened. Whoever finds something durable may tell it; one at a time does.
#pragma once

#include <deque>
#include <functional>

#include "base/mutex.h"
#include "engine/turn_results.h"
#include "store/store.h"

namespace pawl {

class CommitNotifier {
 public:
  // Who hears of what happened.
  using Publish = std::function<void(const TurnResults&)>;

  explicit CommitNotifier(Store& store) : store_(store) {}

  // Before the first Add.
  void PublishBy(Publish publish) { publish_ = std::move(publish); }

  // Of the thread that commits: what `results` say may rest on any commit up to now.
  void Add(TurnResults results);
  // Tells what is durable by now. An error is final: what waited got it for an answer.
  Result<void> Tell();
  // Waits for the disk and tells all; what cannot become durable any more gets the error.
  void TellAll(const Error& error);

 private:
  Result<void> ReleaseDurable() PAWL_REQUIRES(mutex_);

  Store& store_;
  Publish publish_;
  Mutex mutex_;
  std::deque<TurnResults> untold_ PAWL_GUARDED_BY(mutex_);
};

}  // namespace pawl
