#include "rules/port_access.h"

#include <algorithm>

#include "rules/job_errors.h"
#include "rules/subscriptions.h"
#include "rules/wake.h"
#include "store/stateful_codec.h"

namespace pawl {
namespace {

Error TooMany(std::string_view what, std::size_t max) {
  return {ErrorCode::kTooLarge, "one step may " + std::string(what) + " at most " + std::to_string(max) + " values"};
}

// Where a message is taken in by a port that lists several of the channels it goes up: at the most specific one.
bool HearsAt(const Port& port, const std::vector<std::string>& up, std::string_view level) {
  for (const std::string& channel : up) {
    if (std::find(port.channels.begin(), port.channels.end(), channel) != port.channels.end()) return channel == level;
  }
  return false;
}

std::vector<std::string> ValuesOf(const std::vector<PortItem>& items) {
  std::vector<std::string> values;
  values.reserve(items.size());
  for (const PortItem& item : items) values.push_back(item.value);
  return values;
}

}  // namespace

Result<Port*> PortFor(Ports& ports, PortSide side, std::string_view name, bool& created) {
  if (!IsPortName(name)) return nullptr;
  if (Port* port = ports.Find(side, name)) return port;
  const Port* pattern = ports.Pattern(side);
  if (pattern == nullptr) return nullptr;
  if (ports.side(side).size() >= kPortsMax) {
    return Error{ErrorCode::kTooLarge, "a job has at most " + std::to_string(kPortsMax) + " ports of a side"};
  }
  Port port = *pattern;
  port.name = name;
  created = true;
  return &ports.Put(side, std::move(port));
}

Result<Port*> FindPort(Seq job, PortSide side, std::string_view name, Txn& txn) {
  Ports* ports = txn.PortsOf(job);
  bool created = false;
  Port* found = nullptr;
  if (ports != nullptr) {
    PAWL_ASSIGN(found, PortFor(*ports, side, name, created));
  }
  if (found == nullptr) {
    const JobHead* head = txn.HeadHint(job);
    return NoSuchPort(head != nullptr ? head->id : "~" + std::to_string(job), ports != nullptr ? *ports : Ports{}, side,
                      name);
  }
  if (created) txn.MarkPortsChanged(job);
  return found;
}

bool WantsLog(const Watched& watched) {
  const auto hears = [](const std::string& channel) {
    return channel == "/" || channel == "/pawl" || channel == "/pawl/log";
  };
  return watched.streams || std::any_of(watched.system.begin(), watched.system.end(), hears);
}

void PortWriter::Trace(std::vector<PortTrace>& traces, Seq job, PortSide side, std::string_view port,
                       std::vector<std::string> values) {
  const JobHead* head = txn_.HeadHint(job);
  traces.push_back({job, head != nullptr ? head->id : "", side, std::string(port), std::move(values)});
}

Result<void> PortWriter::Write(Seq job, PortSide side, std::string_view port, const std::vector<std::string>& values,
                               bool notify) {
  std::vector<PortItem> items;
  items.reserve(values.size());
  for (const std::string& value : values) items.push_back({value, {}});
  return Append(job, side, port, std::move(items), notify);
}

Result<void> PortWriter::Append(Seq job, PortSide side, std::string_view port, std::vector<PortItem> items,
                                bool notify) {
  PAWL_ASSIGN(const Port* found, FindPort(job, side, port, txn_));
  const Port target = *found;  // what follows may move the ports
  if (items.empty()) return {};
  written_ += items.size();
  if (written_ > kWriteMax) return TooMany("write", kWriteMax);
  if (WantsLog(txn_.watched())) Trace(txn_.written, job, side, port, ValuesOf(items));
  if (side == PortSide::kIn || target.keep) {
    ListAppend append{PortList(job, side, port), {}};
    append.items.reserve(items.size());
    for (const PortItem& item : items) append.items.push_back(EncodePortItem(item));
    txn_.Append(std::move(append));
  }
  if (side == PortSide::kOut) {
    PublishOut(job, target, items, notify);
  } else if (notify) {
    Wake(job, {}, txn_);
  }
  return {};
}

// The parent hears of what it can read.
void PortWriter::PublishOut(Seq job, const Port& port, const std::vector<PortItem>& items, bool notify) {
  const Seq parent = txn_.PortsOf(job)->parent;
  if (notify && port.keep && parent != 0) Wake(parent, Hint{job}, txn_);
  for (const PortItem& item : items) {
    for (const std::string& channel : port.channels) Spread(channel, item.value);
  }
}

Result<void> PortWriter::Publish(std::string_view channel, const std::string& value) {
  if (!IsChannelName(channel)) {
    return Error{ErrorCode::kInvalid,
                 "must be \"/\", or 1 to 16 parts of letters, digits and _.:~-, each behind a \"/\"", "channel"};
  }
  if (IsSystemChannel(channel)) {
    return Error{ErrorCode::kForbidden, "only Pawl itself publishes to channels under /pawl", "channel"};
  }
  Spread(channel, value);
  return {};
}

void PortWriter::Spread(std::string_view channel, const std::string& value) {
  txn_.Publish({std::string(channel), value, txn_.now().wall});
  std::vector<std::pair<std::string, std::vector<Seq>>> levels;
  std::size_t subscribers = 0;
  for (std::string& level : ChannelsUp(channel)) {
    std::vector<Seq> members = txn_.Members(ChannelIndex(level), UINT64_MAX, kSubscribersMax + 1);
    if (members.empty()) continue;
    subscribers += members.size();
    levels.emplace_back(std::move(level), std::move(members));
  }
  // What comes after a message that spreads in steps must not overtake it.
  const bool in_steps = !big_.empty() || delivered_ + subscribers > kSubscribersMax;
  for (const auto& [level, members] : levels) {
    const FanOutWork work{std::string(channel), level, value};
    if (in_steps) {
      big_.push_back(Pack(work));
    } else {
      Deliver(work, members);
    }
  }
}

void PortWriter::Deliver(const FanOutWork& work, std::span<const Seq> subscribers) {
  const std::vector<std::string> up = ChannelsUp(work.channel);
  const std::string item = EncodePortItem({work.value, work.channel});
  for (const Seq seq : subscribers) {
    const Ports* ports = txn_.PortsOf(seq);
    if (ports == nullptr) continue;  // deleted since
    bool heard = false;
    for (const Port& port : ports->in) {
      if (port.name == "*" || !HearsAt(port, up, work.level)) continue;
      txn_.Append({PortList(seq, PortSide::kIn, port.name), {item}});
      ++delivered_;
      heard = true;
    }
    if (heard) Wake(seq, {}, txn_);
  }
}

Result<void> PortWriter::MayConsume(Seq job, PortSide side) {
  if (self_ == 0 || (job == self_ && side == PortSide::kIn)) return {};
  if (side == PortSide::kOut) {
    const Ports* ports = txn_.PortsOf(job);
    if (ports != nullptr && ports->parent == self_) return {};
  }
  return Error{ErrorCode::kForbidden, "a run reads its own inports and its children's outports"};
}

Result<void> PortWriter::Consume(Seq job, PortSide side, std::string_view port, std::uint64_t from, std::uint64_t to) {
  PAWL_TRY(MayConsume(job, side));
  const Key list = PortList(job, side, port);
  const ListBounds bounds = txn_.Bounds(list);
  const std::uint64_t head = txn_.HeadAfter(list, bounds.head);
  if (head != from) {
    return Error{ErrorCode::kPortConflict, "items up to " + std::to_string(head) + " of port " + std::string(port) +
                                               " were consumed by another; release the run, it is repeated"};
  }
  if (to < from || to > bounds.tail) {
    return Error{
        ErrorCode::kInvalid,
        "must be from " + std::to_string(from) + " to " + std::to_string(bounds.tail) + ": where the port's data ends",
        "to"};
  }
  if (to == from) return {};
  consumed_ += to - from;
  if (consumed_ > kConsumeMax) return TooMany("consume", kConsumeMax);
  if (WantsLog(txn_.watched())) {
    std::vector<std::string> values;
    for (const ListItem& item : txn_.Items(list, from, to - from)) {
      if (auto decoded = DecodePortItem(item.value); decoded.ok()) values.push_back(std::move(decoded->value));
    }
    Trace(txn_.read, job, side, port, std::move(values));
  }
  if (from == bounds.head) txn_.GuardHead(list, from);
  txn_.Trim(list, to);
  return {};
}

}  // namespace pawl
