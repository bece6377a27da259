#include "server/faktory/faktory_desk.h"

#include <algorithm>
#include <utility>

#include "server/faktory/faktory_commands.h"

namespace pawl {

std::shared_ptr<FaktoryWorker> FaktoryDesk::WorkerOf(const std::string& wid) {
  std::lock_guard lock(mutex_);
  auto& worker = workers_[wid];
  if (worker == nullptr) {
    worker = std::make_shared<FaktoryWorker>(api_.core, wid, FaktoryWorker::Kind::kProcess);
    const auto made = worker;
    if (workers_.size() >= forget_at_) ForgetSilent();
    return made;
  }
  return worker;
}

std::shared_ptr<FaktoryWorker> FaktoryDesk::FindWorker(const std::string& wid) {
  std::lock_guard lock(mutex_);
  const auto found = workers_.find(wid);
  return found == workers_.end() ? nullptr : found->second;
}

// Those without a connection that have been silent for long; what they had in hand runs out by itself.
void FaktoryDesk::ForgetSilent() {
  const SteadyTime now = api_.core.now().steady;
  std::erase_if(workers_,
                [&](const auto& entry) { return entry.second.use_count() == 1 && entry.second->IsSilent(now); });
  forget_at_ = std::max<std::size_t>(64, 2 * workers_.size());
}

}  // namespace pawl
