// Stateful jobs for tests of the rules: made of plain ones by giving them ports, parents and names.
#pragma once

#include <string>
#include <vector>

#include "store/stateful_codec.h"
#include "tests/support/rule_fixture.h"

namespace pawl {

class StatefulFixture : public RuleFixture {
 protected:
  using Values = std::vector<std::string>;

  static PortPatch In(const std::string& name) { return PortPatch{PortSide::kIn, name}; }
  static PortPatch Out(const std::string& name) { return PortPatch{PortSide::kOut, name}; }
  static PortPatch Default(PortPatch patch, const std::string& value) {
    patch.default_value = std::optional<std::string>(value);
    return patch;
  }
  static PortPatch Channels(PortPatch patch, std::vector<std::string> channels) {
    patch.channels = std::move(channels);
    return patch;
  }
  static PortPatch Gone(PortPatch patch) {
    patch.remove = true;
    return patch;
  }

  Result<PatchPortsOp::Reply> PatchPorts(Seq job, std::vector<PortPatch> patches) {
    return Do(PatchPortsOp{job, std::move(patches)});
  }
  // A queued job with these ports.
  Seq Stateful(const std::string& type, std::vector<PortPatch> patches) {
    const Seq seq = Push(type).seq;
    EXPECT_TRUE(PatchPorts(seq, std::move(patches)).ok());
    return seq;
  }
  // The same, asleep.
  Seq Sleeper(const std::string& type, std::vector<PortPatch> patches) {
    const Seq seq = Stateful(type, std::move(patches));
    EXPECT_TRUE(ClaimThis(seq));
    EXPECT_TRUE(FinishSeq(seq, Outcome::kSuspended).ok());
    EXPECT_EQ(ShownOf(seq), JobState::kSuspended);
    return seq;
  }
  Seq ChildOf(Seq parent, const std::string& name, const std::string& type = "child") {
    const Seq seq = Push(type).seq;
    EXPECT_TRUE(Adopt(seq, parent, name).ok());
    return seq;
  }

  Result<JobsReply> Write(Seq job, const std::string& port, Values values, bool notify = true,
                          PortSide side = PortSide::kIn) {
    WritePortOp op;
    op.to = {job, side, port};
    op.values = std::move(values);
    op.notify = notify;
    return Do(std::move(op));
  }
  Result<ReadPortOp::Reply> Read(Seq job, const std::string& port, std::uint32_t limit = 1,
                                 PortSide side = PortSide::kOut) {
    ReadPortOp op;
    op.from = {job, side, port};
    op.limit = limit;
    return Do(std::move(op));
  }
  Result<JobsReply> Publish(const std::string& channel, const std::string& value) {
    PublishOp op;
    op.message = {channel, value};
    return Do(std::move(op));
  }
  Result<JobsReply> Adopt(Seq job, Seq parent, const std::string& name = {}) { return Do(AdoptOp{job, parent, name}); }

  Ports PortsOf(Seq job) { return DecodePorts(Raw(RecordKind::kPorts, job)).value(); }
  std::vector<PortItem> Items(Seq job, const std::string& port, PortSide side = PortSide::kIn) {
    const auto reader = store_->Snapshot();
    const Key list = PortList(job, side, port);
    std::vector<PortItem> items;
    const auto found = reader->ListItems(list, reader->Bounds(list).head, SIZE_MAX).value();
    for (const ListItem& item : found) {
      items.push_back(DecodePortItem(item.value).value());
    }
    return items;
  }
  Values Data(Seq job, const std::string& port, PortSide side = PortSide::kIn) {
    Values values;
    for (PortItem& item : Items(job, port, side)) values.push_back(std::move(item.value));
    return values;
  }
};

}  // namespace pawl
