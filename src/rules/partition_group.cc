#include "rules/partition_group.h"

#include "rules/new_job.h"
#include "rules/pusher.h"
#include "store/settings_codec.h"

namespace pawl {

std::optional<PartitionGroup> PartitionsGroup(Seq carrier, const JobHead& head, Txn& txn) {
  if (!IsCarrier(head) || !IsMember(head)) return std::nullopt;
  const auto record = txn.CarrierOf(carrier);
  if (!record) return std::nullopt;
  const auto blueprint = DecodeNewJobs(record->blueprint);
  if (!blueprint.ok() || blueprint->empty()) return std::nullopt;
  return PartitionGroup{blueprint->front().head.queue, HashBytes(head.id), head.id};
}

void PausePartitions(Seq carrier, const JobHead& head, bool paused, Txn& txn) {
  const auto group = PartitionsGroup(carrier, head, txn);
  if (!group) return;
  GroupSettings settings = txn.Group(group->queue, group->key);
  if (settings.paused == paused) return;
  settings.paused = paused;
  txn.Put(GroupSettingsKey(group->queue, group->key), EncodeGroup(settings));
  txn.ChangeQueue(FairConfigure{group->queue, group->key, group->name, LimitsOf(settings), true});
}

}  // namespace pawl
