// When each lease runs out, for a store of one process. In memory; the heads are the truth, and the table is made from
// them at start. Engine thread only, but for size().
#pragma once

#include <algorithm>
#include <atomic>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

#include "store/store.h"

namespace pawl {

class LeaseTable {
 public:
  void Apply(const LeaseChange& change) {
    if (const auto old = leases_.find(change.seq); old != leases_.end()) {
      order_.erase({old->second.deadline, change.seq});
      leases_.erase(old);
    }
    if (change.deadline != kNeverSteady) {
      leases_.emplace(change.seq, Lease{change.deadline, change.span});
      order_.emplace(change.deadline, change.seq);
    }
    size_.store(leases_.size(), std::memory_order_relaxed);
  }

  // Nobody could renew for a while (we were not running): every lease gets its full span from now.
  void Grace(SteadyTime now) {
    std::vector<std::pair<SteadyTime, Seq>> sorted;  // a set is built from a sorted sequence in linear time
    sorted.reserve(leases_.size());
    for (auto& [seq, lease] : leases_) {
      lease.deadline = std::max(lease.deadline, now + lease.span);
      sorted.emplace_back(lease.deadline, seq);
    }
    std::sort(sorted.begin(), sorted.end());
    order_ = {sorted.begin(), sorted.end()};
  }

  void Expired(SteadyTime now, std::size_t limit, std::vector<ExpiredLease>& out) const {
    for (auto it = order_.begin(); it != order_.end() && it->first <= now && limit > 0; ++it, --limit) {
      out.push_back({it->second, it->first});
    }
  }

  std::optional<SteadyTime> Next() const {
    if (order_.empty()) return std::nullopt;
    return order_.begin()->first;
  }
  std::size_t size() const { return size_.load(std::memory_order_relaxed); }

 private:
  struct Lease {
    SteadyTime deadline;
    Millis span;
  };

  std::unordered_map<Seq, Lease> leases_;
  std::set<std::pair<SteadyTime, Seq>> order_;
  std::atomic<std::size_t> size_{0};
};

}  // namespace pawl
