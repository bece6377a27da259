#include "rules/erase.h"

#include "rules/partition_group.h"
#include "rules/subscriptions.h"

namespace pawl {

std::uint64_t OwnedRecords::items() const {
  std::uint64_t sum = 0;
  for (const auto& [list, bounds] : lists) sum += bounds.tail - bounds.head;
  return sum;
}

OwnedRecords RemainsOf(Seq seq, const JobHead& head, Txn& txn) {
  OwnedRecords remains;
  if (!head.stateful) return remains;
  if (const Ports* ports = txn.PortsOf(seq)) remains.ports = *ports;
  if (head.stateful->aliases) remains.aliases = txn.Aliases(seq);
  const auto add = [&](const Key& list) {
    const ListBounds bounds = txn.Bounds(list);
    txn.GuardHead(list, bounds.head);
    txn.GuardTail(list, bounds.tail);
    if (bounds.tail > 0) remains.lists.emplace_back(list, bounds);
  };
  for (const PortSide side : {PortSide::kIn, PortSide::kOut}) {
    for (const Port& port : remains.ports.side(side)) add(PortList(seq, side, port.name));
  }
  add(ChildEvents(seq));
  const std::uint64_t wakes = txn.Bounds(WakeCounter(seq)).tail;
  txn.GuardTail(WakeCounter(seq), wakes);
  if (wakes > 0) remains.lists.push_back({WakeCounter(seq), {wakes, wakes}});  // it has no items
  return remains;
}

namespace {

void EraseLife(Seq seq, const Stateful& stateful, const OwnedRecords& remains, Txn& txn) {
  txn.Erase(PortsKey(seq));
  if (stateful.state) txn.Erase(StateKey(seq));
  if (stateful.aliases) txn.Erase(AliasesKey(seq));
  for (const std::string& alias : remains.aliases) txn.Erase(IdKey(alias));
  if (stateful.parent != 0) {
    txn.Erase(ChildKey(stateful.parent, stateful.child_name));
    // The parent's tree may have waited for this one.
    if (!stateful.over) txn.AddTimer({txn.now().wall, TimerKind::kTree, Key().U64(stateful.parent)});
  }
  for (const std::string& channel : SubscribedOf(remains.ports)) txn.RemoveFromIndex(ChannelIndex(channel), seq);
  for (const auto& [list, bounds] : remains.lists) {
    if (bounds.head < bounds.tail) txn.Trim(list, bounds.tail);
    txn.DropList(list);
  }
}

// The settings of a task's group were made for the task alone.
void EraseFlow(Seq seq, const JobHead& head, Txn& txn) {
  const Flow& flow = *head.flow;
  if (flow.linked) txn.Erase(LinksKey(seq));
  if (flow.carrier != 0 && !flow.task.empty() && flow.partition == 0) txn.Erase(ChildKey(flow.carrier, flow.task));
  if (flow.scans) txn.Erase(flow.carries ? ScanKey(seq) : PartitionKey(seq));
  if (!flow.carries) return;
  txn.Erase(CarrierKey(seq));
  if (const auto group = PartitionsGroup(seq, head, txn)) {
    txn.Erase(GroupSettingsKey(group->queue, group->key));
    txn.ChangeQueue(FairConfigure{group->queue, group->key, group->name, {}, false});
  }
}

}  // namespace

void EraseJob(Seq seq, const OwnedRecords& remains, Txn& txn) {
  const JobHead& head = *txn.Head(seq);
  txn.Erase(BodyKey(seq));
  if (head.side.result) txn.Erase(SideKey(RecordKind::kResult, seq));
  if (head.side.error) txn.Erase(SideKey(RecordKind::kError, seq));
  if (head.side.progress) txn.Erase(SideKey(RecordKind::kProgress, seq));
  if (head.side.runs) txn.Erase(SideKey(RecordKind::kRuns, seq));
  if (head.client_id) txn.Erase(IdKey(head.id));
  if (head.callback_events != 0) txn.Erase(CallbacksKey(seq));
  if (head.stateful) EraseLife(seq, *head.stateful, remains, txn);
  if (head.flow) EraseFlow(seq, head, txn);
  txn.EraseHead(seq);
}

}  // namespace pawl
