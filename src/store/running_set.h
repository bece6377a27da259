// RunningSet knows which jobs are in flight, by group and by queue. Limits count its members instead of a counter that
// goes up and down, so a slot is never lost. It is kept in memory, and rebuilt from the jobs that have a lease when a
// store is opened.
//
// Changed by the engine thread; read by any.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "base/mutex.h"
#include "model/job.h"

namespace pawl {

struct GroupId {
  NameId queue = 0;
  GroupKey group;
  bool operator==(const GroupId&) const = default;
};

struct GroupIdHash {
  std::size_t operator()(const GroupId& id) const {
    return std::hash<Hash128>()(id.group) ^ (std::size_t{id.queue} * 0x9e3779b97f4a7c15ULL);
  }
};

class RunningSet {
 public:
  void Add(const GroupId& id, Seq seq);
  std::optional<GroupId> Remove(Seq seq);  // where it was held; nothing if it was not
  std::uint64_t InGroup(const GroupId& id) const;
  std::uint64_t InQueue(NameId queue) const;

  // All changes since the last Keep are taken back by Undo.
  void Keep();
  void Undo();

 private:
  struct Change {
    GroupId id;
    Seq seq;
    bool added;
  };
  bool Insert(const GroupId& id, Seq seq) PAWL_REQUIRES(mutex_);
  bool Erase(Seq seq, GroupId& id) PAWL_REQUIRES(mutex_);

  mutable Mutex mutex_;
  std::unordered_map<Seq, GroupId> members_ PAWL_GUARDED_BY(mutex_);
  std::unordered_map<GroupId, std::uint64_t, GroupIdHash> by_group_ PAWL_GUARDED_BY(mutex_);
  std::unordered_map<NameId, std::uint64_t> by_queue_ PAWL_GUARDED_BY(mutex_);
  std::vector<Change> changes_ PAWL_GUARDED_BY(mutex_);
};

}  // namespace pawl
