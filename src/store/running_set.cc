#include "store/running_set.h"

namespace pawl {

void RunningSet::Add(const GroupId& id, Seq seq) {
  const MutexLock lock(mutex_);
  if (Insert(id, seq)) changes_.push_back({id, seq, true});
}

std::optional<GroupId> RunningSet::Remove(Seq seq) {
  const MutexLock lock(mutex_);
  GroupId id;
  if (!Erase(seq, id)) return std::nullopt;
  changes_.push_back({id, seq, false});
  return id;
}

bool RunningSet::Insert(const GroupId& id, Seq seq) {
  if (!members_.emplace(seq, id).second) return false;
  ++by_group_[id];
  ++by_queue_[id.queue];
  return true;
}

bool RunningSet::Erase(Seq seq, GroupId& id) {
  const auto found = members_.find(seq);
  if (found == members_.end()) return false;
  id = found->second;
  members_.erase(found);
  if (--by_group_[id] == 0) by_group_.erase(id);
  if (--by_queue_[id.queue] == 0) by_queue_.erase(id.queue);
  return true;
}

std::uint64_t RunningSet::InGroup(const GroupId& id) const {
  const MutexLock lock(mutex_);
  const auto found = by_group_.find(id);
  return found == by_group_.end() ? 0 : found->second;
}

std::uint64_t RunningSet::InQueue(NameId queue) const {
  const MutexLock lock(mutex_);
  const auto found = by_queue_.find(queue);
  return found == by_queue_.end() ? 0 : found->second;
}

void RunningSet::Keep() {
  const MutexLock lock(mutex_);
  changes_.clear();
}

void RunningSet::Undo() {
  const MutexLock lock(mutex_);
  while (!changes_.empty()) {
    const Change change = changes_.back();
    changes_.pop_back();
    GroupId ignored;
    if (change.added) {
      Erase(change.seq, ignored);
    } else {
      Insert(change.id, change.seq);
    }
  }
}

}  // namespace pawl
