#include "server/faktory/faktory_workers.h"

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

#include "engine/queries.h"

namespace pawl {
namespace {

// Short enough for any lease that a worker is likely to have; and looking is a small part of the time, unless there are
// very many runs.
constexpr Millis kRestLeast{2'000};
constexpr Millis kRestMost{10'000};
constexpr int kRestForEach = 20;

}  // namespace

std::shared_ptr<FaktoryWorker> FaktoryWorkers::Of(const std::string& wid) {
  const MutexLock lock(mutex_);
  std::shared_ptr<FaktoryWorker>& worker = workers_[wid];
  if (worker != nullptr) return worker;
  worker = std::make_shared<FaktoryWorker>(core_, wid, FaktoryWorker::Kind::kProcess);
  anyone_new_ = true;
  std::shared_ptr<FaktoryWorker> made = worker;
  if (workers_.size() >= forget_at_) ForgetSilent();
  return made;
}

std::shared_ptr<FaktoryWorker> FaktoryWorkers::Find(const std::string& wid) {
  const MutexLock lock(mutex_);
  const auto found = workers_.find(wid);
  return found == workers_.end() ? nullptr : found->second;
}

// Those without a connection that have been silent for long; what they had in hand runs out by itself.
void FaktoryWorkers::ForgetSilent() {
  const SteadyTime now = core_.now().steady;
  std::erase_if(workers_,
                [&](const auto& entry) { return entry.second.use_count() == 1 && entry.second->IsSilent(now); });
  forget_at_ = std::max<std::size_t>(64, 2 * workers_.size());
}

void FaktoryWorkers::LookUpRuns(SteadyTime now) {
  {
    const MutexLock lock(mutex_);
    const bool rests = now < rest_until_ && rest_until_ - now <= kRestMost;  // further away: the clock was set back
    if (looking_ || rests || workers_.empty() || !(anyone_new_ || core_.shared())) return;
    looking_ = true;
    anyone_new_ = false;
  }
  core_.Read([self = shared_from_this(), now](Result<StoreReader*> reader) {
    const auto begun = std::chrono::steady_clock::now();
    const bool seen = reader.ok() && self->SeeRuns(now, **reader).ok();
    const auto took = std::chrono::ceil<Millis>(std::chrono::steady_clock::now() - begun);
    const MutexLock lock(self->mutex_);
    self->looking_ = false;
    self->anyone_new_ = self->anyone_new_ || !seen;
    self->rest_until_ =
        self->core_.now().steady + (seen ? std::clamp(took * kRestForEach, kRestLeast, kRestMost) : kRestLeast);
  });
}

Result<void> FaktoryWorkers::SeeRuns(SteadyTime since, StoreReader& reader) {
  PAWL_ASSIGN(const auto runs, RunsByWorker(reader, SIZE_MAX));
  std::vector<std::shared_ptr<FaktoryWorker>> workers;
  {
    const MutexLock lock(mutex_);
    for (const auto& [wid, worker] : workers_) workers.push_back(worker);
  }
  const std::vector<JobRow> none;
  for (const auto& worker : workers) {
    const auto found = runs.find(worker->name());
    PAWL_TRY(worker->SeeAll(found == runs.end() ? none : found->second, since, reader));
  }
  return {};
}

}  // namespace pawl
