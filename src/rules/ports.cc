#include "rules/ports.h"

#include <algorithm>
#include <map>

#include "rules/family.h"
#include "rules/job_errors.h"
#include "rules/subscriptions.h"
#include "rules/wake.h"
#include "store/stateful_codec.h"

namespace pawl {
namespace {

std::size_t BytesOf(const StateMap& state) {
  std::size_t bytes = 0;
  for (const auto& [key, value] : state) bytes += key.size() + value.size();
  return bytes;
}

// For change; a plain job becomes a stateful one.
Result<Stateful*> StatefulOf(Seq job, Txn& txn) {
  JobHead* head = txn.Edit(job);
  if (head == nullptr) return NoSuchJob(job);
  return head->stateful ? &*head->stateful : &MakeStateful(*head, job, txn);
}

Result<Ports*> PortsForChange(Seq job, Txn& txn) {
  Ports* ports = txn.PortsOf(job);
  if (ports != nullptr) return ports;
  PAWL_TRY(StatefulOf(job, txn));
  ports = txn.PortsOf(job);
  if (ports == nullptr) return NoSuchJob(job);
  return ports;
}

Result<void> CheckPortName(PortSide side, const std::string& name) {
  if (name == "*" || IsPortName(name)) return {};
  return Error{ErrorCode::kInvalid, "the name of a port has 1 to 128 letters, digits and underscores, or is *",
               std::string(Name(side)) + "." + name};
}

Result<void> CheckChannels(PortSide side, const std::string& port, const std::vector<std::string>& channels) {
  const std::string field = std::string(Name(side)) + "." + port + ".channels";
  if (channels.size() > kChannelsMax) {
    return Error{ErrorCode::kInvalid, "a port has at most " + std::to_string(kChannelsMax) + " channels", field};
  }
  for (const std::string& channel : channels) {
    if (!IsChannelName(channel)) return Error{ErrorCode::kInvalid, channel + " is not the name of a channel", field};
    if (side == PortSide::kOut && IsSystemChannel(channel)) {
      return Error{ErrorCode::kForbidden, "only Pawl itself publishes to channels under /pawl", field};
    }
  }
  return {};
}

Error TooManyPorts() {
  return {ErrorCode::kInvalid, "a job has at most " + std::to_string(kPortsMax) + " ports a side", "ports"};
}

Result<void> RemovePort(Seq job, const PortPatch& patch, Ports& ports, Txn& txn) {
  auto& side = ports.side(patch.side);
  const Port* port = ports.Find(patch.side, patch.name);
  if (port == nullptr) return {};
  const Key list = PortList(job, patch.side, patch.name);
  const ListBounds bounds = txn.Bounds(list);
  if (bounds.tail - bounds.head > kConsumeMax) {
    return Error{ErrorCode::kNotEmpty, "the port " + patch.name + " holds " +
                                           std::to_string(bounds.tail - bounds.head) +
                                           " values; read or connect them first"};
  }
  txn.GuardHead(list, bounds.head);
  txn.GuardTail(list, bounds.tail);
  if (bounds.tail > bounds.head) txn.Trim(list, bounds.tail);
  if (bounds.tail > 0) txn.DropList(list);
  side.erase(side.begin() + (port - side.data()));
  return {};
}

// True if the default of an inport is another one now.
Result<bool> ChangePort(const PortPatch& patch, Ports& ports) {
  Port* known = ports.Find(patch.side, patch.name);
  if (known == nullptr && ports.side(patch.side).size() >= kPortsMax) {
    return TooManyPorts();
  }
  Port& port = known != nullptr ? *known : ports.Put(patch.side, Port{patch.name, {}, {}, true});
  if (patch.channels) {
    port.channels = *patch.channels;
    port.keep = port.channels.empty();
  }
  if (patch.keep) port.keep = *patch.keep;
  if (!patch.default_value || port.default_value == *patch.default_value) return false;
  port.default_value = *patch.default_value;
  return patch.side == PortSide::kIn && patch.name != "*";
}

void SetDefault(Port& port, const std::string& value, PortSide side, Ports& ports) {
  if (port.default_value == value) return;
  port.default_value = value;
  if (side == PortSide::kIn) ++ports.defaults_changed;
}

struct PortPlace {
  Seq job = 0;
  PortSide side = PortSide::kIn;
  std::string port;

  Key list() const { return PortList(job, side, port); }
  MoveWork::End end() const { return {job, side, port}; }
};

// Where the port is; it is made if a pattern allows it.
Result<PortPlace> PlaceOf(const PortRef& ref, Txn& txn) {
  const auto job = txn.Locate(ref.job);
  if (!job) return NoSuchJob(ref.job);
  PAWL_TRY(FindPort(*job, ref.side, ref.port, txn));
  return PortPlace{*job, ref.side, ref.port};
}

Result<std::vector<PortPlace>> PlacesOf(const ConnectEffect& connect, const PortPlace& from, Txn& txn) {
  std::vector<PortPlace> places;
  for (const PortRef& ref : connect.to) {
    PAWL_ASSIGN(PortPlace place, PlaceOf(ref, txn));
    if (place.list() == from.list()) {
      return Error{ErrorCode::kInvalid, "the port " + from.port + " cannot be connected to itself", "to"};
    }
    places.push_back(std::move(place));
  }
  return places;
}

void MoveDefault(const PortPlace& from, const std::vector<PortPlace>& to, bool notify, Txn& txn) {
  Port* source = txn.PortsOf(from.job)->Find(from.side, from.port);
  if (!source->default_value) return;
  const std::string value = *std::exchange(source->default_value, std::nullopt);
  txn.MarkPortsChanged(from.job);
  for (const PortPlace& target : to) {
    Ports* ports = txn.PortsOf(target.job);
    SetDefault(*ports->Find(target.side, target.port), value, target.side, *ports);
    txn.MarkPortsChanged(target.job);
    if (notify && target.side == PortSide::kIn) Wake(target.job, std::nullopt, txn);
  }
}

}  // namespace

Result<void> CheckPorts(const Ports& ports) {
  for (const PortSide side : {PortSide::kIn, PortSide::kOut}) {
    if (ports.side(side).size() > kPortsMax) return TooManyPorts();
    for (const Port& port : ports.side(side)) {
      PAWL_TRY(CheckPortName(side, port.name));
      PAWL_TRY(CheckChannels(side, port.name, port.channels));
    }
  }
  return {};
}

Result<StateMap> ChangeState(Seq job, const StateMap& set, const std::vector<std::string>& unset, Txn& txn) {
  // Who has a state already is not fought over: its head is neither rewritten nor guarded.
  const auto hint = txn.HeadHint(job);
  if (!hint) return NoSuchJob(job);
  if (!hint->stateful || !hint->stateful->state) {
    PAWL_ASSIGN(Stateful * stateful, StatefulOf(job, txn));
    stateful->state = true;
  }
  std::map<std::string, std::string> merged;
  for (auto& [key, value] : txn.StateOf(job).value_or(StateMap{})) merged.emplace(key, std::move(value));
  for (const auto& [key, value] : set) merged.insert_or_assign(key, value);
  for (const std::string& key : unset) merged.erase(key);
  StateMap state(merged.begin(), merged.end());
  const auto queue = txn.Queue(hint->queue);
  const std::size_t max = queue && queue->max_payload ? *queue->max_payload : kStateBytesMax;
  if (const std::size_t bytes = BytesOf(state); bytes > max) {
    return Error{ErrorCode::kTooLarge,
                 "the state would have " + std::to_string(bytes) + " bytes; it may have " + std::to_string(max),
                 "state"};
  }
  txn.Put(StateKey(job), EncodeState(state));
  return state;
}

Result<void> PatchPorts(Seq job, const std::vector<PortPatch>& patches, Txn& txn) {
  PAWL_ASSIGN(Ports * ports, PortsForChange(job, txn));
  bool new_defaults = false;
  for (const PortPatch& patch : patches) {
    PAWL_TRY(CheckPortName(patch.side, patch.name));
    if (patch.channels) PAWL_TRY(CheckChannels(patch.side, patch.name, *patch.channels));
    if (patch.remove) {
      PAWL_TRY(RemovePort(job, patch, *ports, txn));
    } else {
      PAWL_ASSIGN(const bool changed, ChangePort(patch, *ports));
      new_defaults = new_defaults || changed;
    }
  }
  if (new_defaults) ++ports->defaults_changed;
  txn.MarkPortsChanged(job);
  const auto hint = txn.HeadHint(job);
  const bool known = hint && hint->stateful && hint->stateful->ports;
  if (!known && !(ports->in.empty() && ports->out.empty())) {
    PAWL_ASSIGN(Stateful * stateful, StatefulOf(job, txn));
    stateful->ports = true;
  }
  if (new_defaults) Wake(job, std::nullopt, txn);
  return {};
}

Result<void> Connect(const ConnectEffect& connect, PortWriter& writer, Txn& txn) {
  PAWL_ASSIGN(const PortPlace from, PlaceOf(connect.from, txn));
  PAWL_ASSIGN(const std::vector<PortPlace> to, PlacesOf(connect, from, txn));
  if (to.empty()) return Error{ErrorCode::kInvalid, "there is no port to connect to", "to"};
  MoveDefault(from, to, connect.notify, txn);
  const Key list = from.list();
  const ListBounds bounds = txn.Bounds(list);
  const std::uint64_t head = txn.HeadAfter(list, bounds.head);
  const std::size_t waiting = std::max(bounds.tail, head) - head;
  const std::size_t staged = txn.CountAppended(list);
  if ((waiting + staged) * to.size() > kConnectMax) {
    MoveWork work{from.end(), {}, bounds.tail + staged, connect.notify};
    for (const PortPlace& target : to) work.to.push_back(target.end());
    writer.AddBig(Pack(work));
    return {};
  }
  std::vector<PortItem> items;
  for (const ListItem& item : txn.Items(list, head, waiting)) {
    PAWL_ASSIGN(PortItem decoded, DecodePortItem(item.value));
    items.push_back(std::move(decoded));
  }
  for (const std::string& bytes : txn.TakeAppended(list)) {
    PAWL_ASSIGN(PortItem decoded, DecodePortItem(bytes));
    items.push_back(std::move(decoded));
  }
  if (items.empty()) return {};
  if (waiting > 0) {
    txn.GuardHead(list, bounds.head);
    txn.Trim(list, bounds.tail);
  }
  for (const PortPlace& target : to) {
    PAWL_TRY(writer.Append(target.job, target.side, target.port, items, connect.notify));
  }
  return {};
}

}  // namespace pawl
