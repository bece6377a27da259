// Looking for groups of a queue: those whose names begin so, or those with the most jobs ready. No index knows either,
// so it is a walk over the groups, bounded, in steps.
#pragma once

#include <cstddef>
#include <string>

#include "engine/queries.h"

namespace pawl {

inline constexpr std::size_t kGroupsLooked = 10'000;  // that one answer looks at

struct GroupSearch {
  std::string prefix = {};  // of the name
  bool by_ready = false;    // those with the most jobs ready first, among all that are looked at
  GroupKey after = {};
  std::size_t limit = 100;
  std::size_t look_at = kGroupsLooked;
};

class GroupWalk {
 public:
  // `step`: so many groups are read at a time.
  GroupWalk(std::string queue, GroupSearch search, std::size_t step);

  // True: there is more to look at.
  Result<bool> Step(StoreReader& reader, const Names& names);

  // When there is nothing more: what was found. `next` goes on behind the last group that was looked at, or that is
  // shown.
  GroupPage TakePage();

 private:
  bool IsFull() const { return !search_.by_ready && found_.size() >= search_.limit; }

  const std::string queue_;
  const GroupSearch search_;
  const std::size_t step_;
  GroupKey at_;
  std::vector<FairGroup> found_;
  std::size_t looked_at_ = 0;
  bool at_end_ = false;
};

}  // namespace pawl
