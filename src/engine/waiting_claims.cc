#include "engine/waiting_claims.h"

namespace pawl {

void WaitingClaims::Add(std::unique_ptr<PendingClaim> claim) {
  for (const std::string& queue : claim->request.queues) by_queue_[queue].insert(claim->handle);
  if (std::string name = claim->Name(); !name.empty()) by_name_.insert_or_assign(std::move(name), claim->handle);
  by_time_.emplace(claim->until, claim->handle);
  claims_.emplace(claim->handle, std::move(claim));
}

std::unique_ptr<PendingClaim> WaitingClaims::Remove(Core::ClaimHandle handle) {
  const auto found = claims_.find(handle);
  if (found == claims_.end()) return nullptr;
  std::unique_ptr<PendingClaim> claim = std::move(found->second);
  claims_.erase(found);
  by_time_.erase({claim->until, handle});
  if (Named(claim->Name()) == handle) by_name_.erase(claim->Name());
  for (const std::string& queue : claim->request.queues) {
    const auto waiting = by_queue_.find(queue);
    if (waiting == by_queue_.end()) continue;
    waiting->second.erase(handle);
    if (waiting->second.empty()) by_queue_.erase(waiting);
  }
  return claim;
}

PendingClaim* WaitingClaims::Next(const std::set<std::string>& queues, Core::ClaimHandle after) {
  std::optional<Core::ClaimHandle> oldest;
  for (const std::string& queue : queues) {
    const auto waiting = by_queue_.find(queue);
    if (waiting == by_queue_.end()) continue;
    const auto next = waiting->second.upper_bound(after);
    if (next != waiting->second.end() && (!oldest || *next < *oldest)) oldest = *next;
  }
  return oldest ? claims_.at(*oldest).get() : nullptr;
}

std::optional<Core::ClaimHandle> WaitingClaims::Named(const std::string& name) const {
  const auto found = by_name_.find(name);
  if (found == by_name_.end()) return std::nullopt;
  return found->second;
}

std::set<std::string> WaitingClaims::Queues() const {
  std::set<std::string> queues;
  for (const auto& [queue, handles] : by_queue_) queues.insert(queue);
  return queues;
}

std::vector<Core::ClaimHandle> WaitingClaims::Expired(SteadyTime now) const {
  std::vector<Core::ClaimHandle> handles;
  for (const auto& [until, handle] : by_time_) {
    if (until > now) break;
    handles.push_back(handle);
  }
  return handles;
}

std::vector<Core::ClaimHandle> WaitingClaims::All() const {
  std::vector<Core::ClaimHandle> handles;
  handles.reserve(claims_.size());
  for (const auto& [handle, claim] : claims_) handles.push_back(handle);
  return handles;
}

std::optional<SteadyTime> WaitingClaims::NextExpiry() const {
  if (by_time_.empty()) return std::nullopt;
  return by_time_.begin()->first;
}

}  // namespace pawl
