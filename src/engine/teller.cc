#include "engine/teller.h"

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
  const Gathering gathering;  // who is woken finds us done
  const std::lock_guard lock(mutex_);
  return TellDurable();
}

Result<void> Teller::TellDurable() {
  const Syncer* syncer = store_.syncer();
  const Result<CommitNumber> durable = syncer == nullptr ? CommitNumber{0} : syncer->durable();
  while (!untold_.empty() && (!durable.ok() || untold_.front().rests_on <= *durable)) {
    Tidings tidings = std::move(untold_.front());
    untold_.pop_front();
    tidings.Answer(durable.ok() ? std::nullopt : std::optional(durable.error()));
    if (durable.ok() && publish_ && tidings.happened()) publish_(tidings);
  }
  if (!durable.ok()) return durable.error();
  return {};
}

void Teller::TellAll(const Error& error) {
  const Gathering gathering;
  if (Syncer* syncer = store_.syncer()) (void)syncer->AwaitAll();
  const std::lock_guard lock(mutex_);
  (void)TellDurable();
  for (Tidings& tidings : untold_) tidings.Answer(error);
  untold_.clear();
}

}  // namespace pawl
