#include "engine/worker_registry.h"

#include <algorithm>

namespace pawl {

WorkerEntry& WorkerRegistry::Seen(const std::string& worker, WallTime now) {
  auto found = workers_.find(worker);
  if (found == workers_.end()) {
    if (workers_.size() >= kMax) {
      workers_.erase(std::min_element(workers_.begin(), workers_.end(), [](const auto& a, const auto& b) {
        return a.second.last_seen < b.second.last_seen;
      }));
    }
    found = workers_.emplace(worker, WorkerEntry{}).first;
    found->second.name = worker;
    found->second.first_seen = now;
  }
  found->second.last_seen = now;
  return found->second;
}

WorkerOrders WorkerRegistry::OnClaim(const std::string& worker, const std::vector<std::string>& queues,
                                     const std::optional<WorkerInfo>& info, WallTime now) {
  const MutexLock lock(mutex_);
  WorkerEntry& entry = Seen(worker, now);
  if (!queues.empty() && entry.queues != queues) entry.queues = queues;
  if (!info) return entry.orders;
  if (entry.info.pid && info->pid && *entry.info.pid != *info->pid) {  // a new process under the old name
    entry.orders = {};
    entry.first_seen = now;
  }
  entry.info = *info;
  return entry.orders;
}

WorkerOrders WorkerRegistry::OnHeartbeat(const std::string& worker, WallTime now) {
  const MutexLock lock(mutex_);
  return Seen(worker, now).orders;
}

WorkerOrders WorkerRegistry::OrdersOf(const std::string& worker) const {
  const MutexLock lock(mutex_);
  const auto found = workers_.find(worker);
  return found == workers_.end() ? WorkerOrders{} : found->second.orders;
}

std::optional<WorkerEntry> WorkerRegistry::Tell(const std::string& worker, WorkerOrders orders) {
  std::optional<WorkerEntry> entry;
  {
    const MutexLock lock(mutex_);
    const auto found = workers_.find(worker);
    if (found == workers_.end()) return std::nullopt;
    found->second.orders.quiet |= orders.quiet;
    found->second.orders.stop |= orders.stop;
    entry = found->second;
  }
  const MutexLock lock(listener_mutex_);
  if (told_) told_(worker);
  return entry;
}

std::optional<WorkerEntry> WorkerRegistry::Resume(const std::string& worker) {
  const MutexLock lock(mutex_);
  const auto found = workers_.find(worker);
  if (found == workers_.end()) return std::nullopt;
  if (!found->second.orders.stop) found->second.orders.quiet = false;
  return found->second;
}

void WorkerRegistry::Listen(std::function<void(const std::string& worker)> told) {
  const MutexLock lock(listener_mutex_);
  told_ = std::move(told);
}

Serving WorkerRegistry::ServingOf(const std::string& queue, WallTime now) const {
  const MutexLock lock(mutex_);
  Serving serving{.known = true, .quiet = true};
  for (const auto& [name, entry] : workers_) {
    if (std::find(entry.queues.begin(), entry.queues.end(), queue) == entry.queues.end()) continue;
    if (now - entry.last_seen > kGoneAfter) {
      serving.last_seen = std::max(serving.last_seen.value_or(entry.last_seen), entry.last_seen);
      continue;
    }
    serving.any = true;
    serving.quiet = serving.quiet && (entry.orders.quiet || entry.orders.stop);
  }
  return serving;
}

std::vector<WorkerEntry> WorkerRegistry::List(const std::set<std::string>& active, WallTime now) {
  const MutexLock lock(mutex_);
  std::erase_if(workers_, [&](const auto& entry) {
    return now - entry.second.last_seen > kForgottenAfter && !active.contains(entry.first);
  });
  std::vector<WorkerEntry> list;
  list.reserve(workers_.size());
  for (const auto& [name, entry] : workers_) {
    list.push_back(entry);
    list.back().gone = now - entry.last_seen > kGoneAfter && !active.contains(name);
  }
  return list;
}

}  // namespace pawl
