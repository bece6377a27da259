// When each lease runs out. In memory; the heads are the truth, and the table is made from them at start.
// Engine thread only.
#pragma once

#include <optional>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

#include "rules/draft.h"

namespace pawl {

class LeaseTable {
 public:
  void Apply(const LeaseChange& change) {
    if (const auto old = leases_.find(change.seq); old != leases_.end()) {
      order_.erase({old->second.deadline, change.seq});
      leases_.erase(old);
    }
    if (change.deadline == kNeverSteady) return;
    leases_.emplace(change.seq, change);
    order_.emplace(change.deadline, change.seq);
  }

  // Nobody could renew for a while (we were not running): every lease gets its full span from now.
  void Grace(SteadyTime now) {
    order_.clear();
    for (auto& [seq, lease] : leases_) {
      lease.deadline = std::max(lease.deadline, now + lease.span);
      order_.emplace(lease.deadline, seq);
    }
  }

  std::vector<Seq> Expired(SteadyTime now, std::size_t limit) const {
    std::vector<Seq> seqs;
    for (auto it = order_.begin(); it != order_.end() && it->first <= now && seqs.size() < limit; ++it) {
      seqs.push_back(it->second);
    }
    return seqs;
  }

  std::optional<SteadyTime> Next() const {
    if (order_.empty()) return std::nullopt;
    return order_.begin()->first;
  }
  std::size_t size() const { return leases_.size(); }

 private:
  std::unordered_map<Seq, LeaseChange> leases_;
  std::set<std::pair<SteadyTime, Seq>> order_;
};

}  // namespace pawl
