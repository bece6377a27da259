#include "engine/commit_notifier.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/wakeup_batch.h"

namespace pawl {

void CommitNotifier::Add(TurnResults results) {
  if (results.empty()) return;
  if (const Syncer* syncer = store_.syncer()) results.rests_on = syncer->committed();
  const MutexLock lock(mutex_);
  untold_.push_back(std::move(results));
}

Result<void> CommitNotifier::Tell() {
  const MutexLock lock(mutex_);
  return ReleaseDurable();
}

// Those who asked are woken before those who listen are told: that may take its time.
Result<void> CommitNotifier::ReleaseDurable() {
  const Syncer* syncer = store_.syncer();
  const Result<CommitNumber> durable = syncer == nullptr ? CommitNumber{0} : syncer->durable();
  const auto told =
      std::ranges::find_if(untold_, [&](const TurnResults& one) { return durable.ok() && one.rests_on > *durable; });
  {
    const WakeupBatch gathering;
    const auto error = durable.ok() ? std::nullopt : std::optional(durable.error());
    for (auto one = untold_.begin(); one != told; ++one) one->Answer(error);
  }
  for (auto one = untold_.begin(); one != told; ++one) {
    if (durable.ok() && publish_ && one->happened()) publish_(*one);
  }
  untold_.erase(untold_.begin(), told);
  if (!durable.ok()) return durable.error();
  return {};
}

void CommitNotifier::TellAll(const Error& error) {
  if (Syncer* syncer = store_.syncer()) (void)syncer->AwaitAll();
  const MutexLock lock(mutex_);
  (void)ReleaseDurable();
  const WakeupBatch gathering;
  for (TurnResults& results : untold_) results.Answer(error);
  untold_.clear();
}

}  // namespace pawl
