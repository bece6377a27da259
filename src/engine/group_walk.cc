#include "engine/group_walk.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace pawl {

GroupWalk::GroupWalk(std::string queue, GroupSearch search, std::size_t step)
    : queue_(std::move(queue)), search_(std::move(search)), step_(step), at_(search_.after) {}

Result<bool> GroupWalk::Step(StoreReader& reader, const Names& names) {
  PAWL_ASSIGN(const NameId id, FindQueue(reader, names, queue_));
  const std::size_t wanted = std::min(step_, search_.look_at - looked_at_);
  std::vector<FairGroup> groups = reader.Groups(id, at_, wanted);
  at_end_ = groups.size() < wanted;
  for (FairGroup& group : groups) {
    at_ = group.key;
    ++looked_at_;
    if (group.name.starts_with(search_.prefix)) found_.push_back(std::move(group));
    if (!IsFull()) continue;
    at_end_ = at_end_ && at_ == groups.back().key;
    return false;
  }
  return !at_end_ && looked_at_ < search_.look_at;
}

GroupPage GroupWalk::TakePage() {
  GroupPage page;
  page.groups = std::move(found_);
  page.looked_at = looked_at_;
  if (search_.by_ready) {
    const auto rank = [](const FairGroup& group) { return std::tuple(~group.ready, ~group.held, group.name); };
    std::ranges::sort(page.groups, {}, rank);
    if (page.groups.size() > search_.limit) page.groups.resize(search_.limit);
  }
  if (!at_end_) page.next = at_;
  return page;
}

}  // namespace pawl
