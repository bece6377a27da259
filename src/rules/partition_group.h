// The partitions of a task are a group of their queue, named like the task: it has their limit and their pause, and
// counts those that run.
#pragma once

#include <optional>
#include <string>

#include "rules/txn.h"

namespace pawl {

struct PartitionGroup {
  NameId queue = 0;
  GroupKey key;
  std::string name;
};
// Nothing: the carrier is no task with partitions.
std::optional<PartitionGroup> PartitionsGroup(Seq carrier, const JobHead& head, Txn& txn);

// Its partitions are handed out, or not.
void PausePartitions(Seq carrier, const JobHead& head, bool paused, Txn& txn);

}  // namespace pawl
