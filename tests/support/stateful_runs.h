// Runs of stateful jobs for tests of the rules: jobs pushed with ports, and finishes with effects.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/set_ports.h"
#include "tests/support/stateful_fixture.h"

namespace pawl {

class StatefulRuns : public StatefulFixture {
 protected:
  static Ports PortsNamed(const Values& in, const Values& out = {}) {
    Ports ports;
    for (const std::string& name : in) ports.Put(PortSide::kIn, {name, {}, {}, true});
    for (const std::string& name : out) ports.Put(PortSide::kOut, {name, {}, {}, true});
    return ports;
  }
  // A job of the queue with these ports.
  Seq PushStateful(const std::string& queue, const Values& in, const Values& out = {}, const Change& change = {}) {
    return Push(queue,
                [&](JobSpec& spec) {
                  SetPorts(spec, PortsNamed(in, out));
                  if (change) change(spec);
                })
        .seq;
  }
  Seq PushChild(const std::string& queue, Seq parent, const std::string& name, const Values& out = {}) {
    return PushStateful(queue, {"in"}, out, [&](JobSpec& spec) {
      spec.parent = TextOf(parent);
      spec.name = name;
    });
  }
  void Register(const std::string& type, const TypeSpec& spec) { ASSERT_TRUE(Do(PutTypeOp{type, type, spec}).ok()); }

  using Doing = std::function<void(FinishOp&)>;
  // Ends the run with what `doing` puts into its finish.
  Result<FinishOp::Reply> End(const ClaimedJob& job, Outcome outcome, const Doing& doing = {}) {
    FinishOp op = Finishing(job, outcome);
    if (doing) doing(op);
    return Do(std::move(op));
  }
  // Claims the next job of the queue and ends its run.
  Result<FinishOp::Reply> RunOnce(const std::string& queue, Outcome outcome, const Doing& doing = {}) {
    return End(ClaimOne(queue), outcome, doing);
  }
  // All that the claim carried of the port.
  static ConsumeEffect All(const ClaimedPort& port) {
    return {{}, port.port, port.from, port.from + port.items.size()};
  }
  static WriteEffect Writing(const std::string& port, const Values& values) {
    WriteEffect effect;
    effect.port = port;
    effect.values = values;
    return effect;
  }
  static Values ValuesOf(const ClaimedPort& port) {
    Values values;
    for (const PortItem& item : port.items) values.push_back(item.value);
    return values;
  }
  StateMap StateRecord(Seq job) {
    const Record record = store_->Snapshot()->Read(StateKey(job)).value();
    return record.exists() ? DecodeState(record.value).value() : StateMap{};
  }
  bool HasRecord(const RecordKey& key) { return store_->Snapshot()->Read(key).value().exists(); }
};

}  // namespace pawl
