#include "engine/teller.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/gathering.h"

namespace pawl {

void Teller::Add(Tidings tidings) {
  if (tidings.empty()) return;
  if (const Syncer* syncer = store_.syncer()) tidings.rests_on = syncer->committed();
  const std::lock_guard lock(mutex_);
  untold_.push_back(std::move(tidings));
}

Result<void> Teller::Tell() {
  const std::lock_guard lock(mutex_);
  return TellDurable();
}

// Those who asked are woken before those who listen are told: that may take its time.
Result<void> Teller::TellDurable() {
  const Syncer* syncer = store_.syncer();
  const Result<CommitNumber> durable = syncer == nullptr ? CommitNumber{0} : syncer->durable();
  const auto told =
      std::ranges::find_if(untold_, [&](const Tidings& one) { return durable.ok() && one.rests_on > *durable; });
  {
    const Gathering gathering;
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

void Teller::TellAll(const Error& error) {
  if (Syncer* syncer = store_.syncer()) (void)syncer->AwaitAll();
  const std::lock_guard lock(mutex_);
  (void)TellDurable();
  const Gathering gathering;
  for (Tidings& tidings : untold_) tidings.Answer(error);
  untold_.clear();
}

}  // namespace pawl
