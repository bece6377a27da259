#include "server/claim_waits.h"

namespace pawl {

void ClaimWaits::Add(const std::string& worker, const std::shared_ptr<Ticket>& ticket, Core::ClaimHandle handle) {
  const MutexLock lock(mutex_);
  if (ticket->over) return;
  ticket->handle = handle;
  waits_.emplace(worker, ticket);
}

void ClaimWaits::Remove(const std::string& worker, const std::shared_ptr<Ticket>& ticket) {
  const MutexLock lock(mutex_);
  ticket->over = true;
  const auto [begin, end] = waits_.equal_range(worker);
  for (auto wait = begin; wait != end; ++wait) {
    if (wait->second != ticket) continue;
    waits_.erase(wait);
    return;
  }
}

std::vector<Core::ClaimHandle> ClaimWaits::Of(const std::string& worker) const {
  const MutexLock lock(mutex_);
  std::vector<Core::ClaimHandle> handles;
  const auto [begin, end] = waits_.equal_range(worker);
  for (auto wait = begin; wait != end; ++wait) handles.push_back(wait->second->handle);
  return handles;
}

std::vector<Core::ClaimHandle> ClaimWaits::All() const {
  const MutexLock lock(mutex_);
  std::vector<Core::ClaimHandle> handles;
  for (const auto& [worker, ticket] : waits_) handles.push_back(ticket->handle);
  return handles;
}

std::size_t ClaimWaits::size() const {
  const MutexLock lock(mutex_);
  return waits_.size();
}

std::set<std::string> ClaimWaits::Workers() const {
  const MutexLock lock(mutex_);
  std::set<std::string> workers;
  for (const auto& [worker, ticket] : waits_) workers.insert(worker);
  return workers;
}

}  // namespace pawl
