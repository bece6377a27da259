#include "rules/erase.h"

#include "rules/subscriptions.h"

namespace pawl {

std::uint64_t Remains::items() const {
  std::uint64_t sum = 0;
  for (const auto& [list, bounds] : lists) sum += bounds.tail - bounds.head;
  return sum;
}

Remains RemainsOf(Seq seq, const JobHead& head, Txn& txn) {
  Remains remains;
  if (!head.living) return remains;
  if (const Ports* ports = txn.PortsOf(seq)) remains.ports = *ports;
  if (head.living->aliases) remains.aliases = txn.Aliases(seq);
  const auto add = [&](const Key& list) {
    const ListBounds bounds = txn.Bounds(list);
    txn.GuardHead(list, bounds.head);
    txn.GuardTail(list, bounds.tail);
    if (bounds.tail > 0) remains.lists.emplace_back(list, bounds);
  };
  for (const PortSide side : {PortSide::kIn, PortSide::kOut}) {
    for (const Port& port : remains.ports.side(side)) add(PortList(seq, side, port.name));
  }
  add(Hints(seq));
  const std::uint64_t rings = txn.Bounds(Bell(seq)).tail;
  txn.GuardTail(Bell(seq), rings);
  if (rings > 0) remains.lists.push_back({Bell(seq), {rings, rings}});  // it has no items
  return remains;
}

namespace {

void EraseLife(Seq seq, const Living& living, const Remains& remains, Txn& txn) {
  txn.Erase(PortsKey(seq));
  if (living.state) txn.Erase(StateKey(seq));
  if (living.aliases) txn.Erase(AliasesKey(seq));
  for (const std::string& alias : remains.aliases) txn.Erase(IdKey(alias));
  if (living.parent != 0) {
    txn.Erase(ChildKey(living.parent, living.child_name));
    // The parent's tree may have waited for this one.
    if (!living.over) txn.AddTimer({txn.now().wall, TimerKind::kTree, Key().U64(living.parent)});
  }
  for (const std::string& channel : SubscribedOf(remains.ports)) txn.RemoveFromIndex(ChannelIndex(channel), seq);
  for (const auto& [list, bounds] : remains.lists) {
    if (bounds.head < bounds.tail) txn.Trim(list, bounds.tail);
    txn.DropList(list);
  }
}

}  // namespace

void EraseJob(Seq seq, const Remains& remains, Txn& txn) {
  const JobHead& head = *txn.Head(seq);
  txn.Erase(BodyKey(seq));
  if (head.side.result) txn.Erase(SideKey(RecordKind::kResult, seq));
  if (head.side.error) txn.Erase(SideKey(RecordKind::kError, seq));
  if (head.side.progress) txn.Erase(SideKey(RecordKind::kProgress, seq));
  if (head.client_id) txn.Erase(IdKey(head.id));
  if (head.living) EraseLife(seq, *head.living, remains, txn);
  txn.EraseHead(seq);
}

}  // namespace pawl
