// Claims that wait for jobs, by worker, so that a worker that is told to be quiet gets nothing from a claim that it has
// open. Thread-safe.
#pragma once

#include <cstddef>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/mutex.h"
#include "engine/core.h"

namespace pawl {

class ClaimWaits {
 public:
  // One claim. Its answer may come before its handle is known here.
  struct Ticket {
    bool over = false;  // guarded by the lock of ClaimWaits
    Core::ClaimHandle handle = 0;
  };

  void Add(const std::string& worker, const std::shared_ptr<Ticket>& ticket, Core::ClaimHandle handle);
  void Remove(const std::string& worker, const std::shared_ptr<Ticket>& ticket);
  std::vector<Core::ClaimHandle> Of(const std::string& worker) const;
  std::vector<Core::ClaimHandle> All() const;
  std::set<std::string> Workers() const;
  std::size_t size() const;

 private:
  mutable Mutex mutex_;
  std::unordered_multimap<std::string, std::shared_ptr<Ticket>> waits_ PAWL_GUARDED_BY(mutex_);
};

}  // namespace pawl
