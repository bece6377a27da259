// What all who write to ports, publish, or take data off ports share.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "rules/txn.h"
#include "rules/work_item.h"

namespace pawl {

inline constexpr std::size_t kConsumeMax = 10'000;   // items that a decision takes off lists
inline constexpr std::size_t kWriteMax = 10'000;     // values that a decision writes
inline constexpr std::size_t kSubscribersMax = 256;  // that a decision delivers a message to; more: in steps

// The port accesses of one operation.
class PortWriter {
 public:
  // `self`: the job whose run it is; 0: asked for from outside.
  PortWriter(Txn& txn, Seq self) : txn_(txn), self_(self) {}

  // Appends, publishes what an outport's channels ask for, wakes. Fails with kPortUnknown, kTooLarge.
  Result<void> Write(Seq job, PortSide side, std::string_view port, const std::vector<std::string>& values,
                     bool notify);
  // The same of items that were on another port before.
  Result<void> Append(Seq job, PortSide side, std::string_view port, std::vector<PortItem> items, bool notify);
  // To all subscribers of the channel and of those above it: each job and port once. Fails with kInvalid, kForbidden.
  Result<void> Publish(std::string_view channel, const std::string& value);
  // The same for any channel, those of Pawl too.
  void Spread(std::string_view channel, const std::string& value);
  // To these of the subscribers: a part of a message that spreads in steps.
  void Deliver(const FanOutWork& work, std::span<const Seq> subscribers);
  // Takes the items [from, to) off a port: from outside off any, in a run off an own inport or a child's outport. Fails
  // with kPortConflict, kForbidden, kTooLarge, kInvalid.
  Result<void> Consume(Seq job, PortSide side, std::string_view port, std::uint64_t from, std::uint64_t to);
  // Other work of the same operation that is too big for one step.
  void AddBig(WorkItem item) { big_.push_back(std::move(item)); }

  bool consumed() const { return consumed_ > 0; }
  bool wrote() const { return written_ > 0 || delivered_ > 0; }
  std::size_t delivered() const { return delivered_; }         // ports that messages reached
  std::vector<WorkItem> TakeBig() { return std::move(big_); }  // what spreads in steps

 private:
  void PublishOut(Seq job, const Port& port, const std::vector<PortItem>& items, bool notify);
  Result<void> MayConsume(Seq job, PortSide side);
  void Trace(std::vector<PortTrace>& traces, Seq job, PortSide side, std::string_view port,
             std::vector<std::string> values);

  Txn& txn_;
  const Seq self_;
  std::size_t written_ = 0;
  std::size_t consumed_ = 0;
  std::size_t delivered_ = 0;
  std::vector<WorkItem> big_;
};

// The port of that name, made from the pattern "*" if there is one; null: neither. Fails with kTooLarge.
Result<Port*> PortFor(Ports& ports, PortSide side, std::string_view name, bool& created);

// The same of a job's ports, for reading unless ChangedPorts follows. Fails with kPortUnknown too.
Result<Port*> FindPort(Seq job, PortSide side, std::string_view name, Txn& txn);

// Somebody follows /pawl/log.
bool WantsLog(const Watched& watched);

}  // namespace pawl
