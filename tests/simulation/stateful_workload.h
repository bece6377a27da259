// The part of the random stream that is about stateful jobs: ports, channels, children, aliases, registered types, and
// what runs do with them. Half of it is nonsense on purpose: refusals must be the same everywhere, too.
#pragma once

#include <array>
#include <deque>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/random.h"
#include "tests/support/set_ports.h"
#include "tests/support/world.h"

namespace pawl {

class StatefulWorkload {
 public:
  // `system`: some follow the channels of Pawl itself.
  StatefulWorkload(SeededRandom& random, bool system) : random_(random), system_(system) {}

  // Gives the job some of what a stateful one has.
  void Adorn(JobSpec& spec) {
    Ports ports;
    for (const char* name : {"a", "b"}) ports.in.push_back(SomePort(name, PortSide::kIn));
    ports.out.push_back(SomePort("o", PortSide::kOut));
    if (Chance(10)) ports.in.insert(ports.in.begin(), SomePort("*", PortSide::kIn));
    SetPorts(spec, ports);
    if (Chance(3)) spec.inputs.emplace("a", Values());
    if (Chance(4)) spec.state.emplace("k", Value());
    if (Chance(2) && !jobs_.empty()) {
      spec.parent = TextOf(AnyJob());
      if (Chance(2)) spec.name = "c" + std::to_string(Below(5));
    }
    if (Chance(10)) spec.aliases.push_back(AnyAlias());
  }

  AnyOp Next() {
    const std::uint64_t kind = Below(100);
    if (kind < 35) return Write();
    if (kind < 55) return ReadPortOp{AnyPort(), static_cast<std::uint32_t>(1 + Below(30))};
    if (kind < 65) return PublishOp{{AnyChannel(), Value()}};
    if (kind < 70) return ConnectOp{SomeConnect()};
    if (kind < 76) return PatchPortsOp{AnyJob(), {SomePatch(), SomePatch()}};
    if (kind < 80) return StateOp{AnyJob(), {{"k", Value()}}, {"gone"}};
    if (kind < 84) return AdoptOp{AnyJob(), AnyJob(), "c" + std::to_string(Below(5))};
    if (kind < 86) return DisownOp{AnyJob()};
    if (kind < 90) return AliasOp{AnyJob(), AnyAlias(), Chance(3)};
    if (kind < 94) return TerminateOp{AnyJob(), {}, Chance(2)};
    if (kind < 97) return DeleteOp{AnyJob()};
    return Register();
  }

  // Some of what the claim of this job has brought is taken, and more.
  Effects EffectsOf(Seq job, const JobSpec& child) {
    Effects effects;
    if (const auto life = lives_.find(job); life != lives_.end()) Consume(life->second, effects);
    if (Chance(2)) effects.write.push_back({{}, "", "o", {}, Values(), !Chance(5)});
    if (Chance(8)) effects.write.push_back({{}, "c" + std::to_string(Below(5)), "a", {}, Values(), true});
    if (Chance(8)) effects.publish.push_back({AnyChannel(), Value()});
    if (Chance(4)) effects.state_set.emplace_back("k", Value());
    if (Chance(10)) effects.state_unset.emplace_back("k");
    if (Chance(20)) effects.ports.push_back(SomePatch());
    if (Chance(8)) {
      effects.children.push_back(child);
      effects.children.back().name = "c" + std::to_string(Below(5));
    }
    if (Chance(20)) effects.alias_add.push_back(AnyAlias());
    return effects;
  }

  void Learn(const ClaimedJob& job) {
    if (!job.life) return;
    if (lives_.size() > 100) lives_.erase(lives_.begin());
    lives_[job.seq] = *job.life;
  }
  void Learn(const JobRow& row) {
    if (!row.head.stateful) return;
    jobs_.push_back(row.seq);
    if (jobs_.size() > 60) jobs_.pop_front();
  }

 private:
  std::uint64_t Below(std::uint64_t n) { return random_.Below(n); }
  bool Chance(std::uint64_t one_in) { return Below(one_in) == 0; }

  JobRef AnyJob() {
    if (jobs_.empty()) return Seq{1 + Below(100)};
    if (Chance(10)) return AnyAlias();
    return jobs_[Below(jobs_.size())];
  }
  std::string AnyAlias() { return "alias" + std::to_string(Below(30)); }
  std::string AnyChannel() {
    constexpr std::array<const char*, 6> kChannels = {"/c", "/c/x", "/c/x/y", "/d", "/d/e", "/c/z"};
    if (system_ && Chance(25)) return Chance(2) ? "/" : "/pawl/log";  // they carry a lot
    return kChannels[Below(kChannels.size())];
  }
  std::string Value() { return std::to_string(Below(1'000)); }
  std::vector<std::string> Values() {
    std::vector<std::string> values;
    for (std::uint64_t i = 0; i <= Below(4); ++i) values.push_back(Value());
    return values;
  }
  PortRef AnyPort() {
    constexpr std::array<const char*, 5> kIns = {"a", "a", "b", "x", "none such"};
    if (Chance(3)) return {AnyJob(), PortSide::kOut, "o"};
    return {AnyJob(), PortSide::kIn, kIns[Below(kIns.size())]};
  }
  Port SomePort(const std::string& name, PortSide side) {
    Port port;
    port.name = name;
    if (Chance(4)) port.default_value = Value();
    if (Chance(4)) port.channels.push_back(AnyChannel());
    port.keep = side == PortSide::kIn || port.channels.empty() || Chance(2);
    return port;
  }
  PortPatch SomePatch() {
    PortPatch patch;
    patch.side = Chance(3) ? PortSide::kOut : PortSide::kIn;
    patch.name = patch.side == PortSide::kOut ? "o" : Chance(2) ? "a" : "b";
    if (Chance(3)) patch.default_value = Chance(3) ? std::optional<std::string>() : Value();
    if (Chance(3)) patch.channels = Chance(2) ? std::vector<std::string>{} : std::vector<std::string>{AnyChannel()};
    patch.remove = Chance(15);
    return patch;
  }
  ConnectEffect SomeConnect() {
    return {AnyPort(), {AnyPort()}};  // to more than one, data would double again and again
  }
  AnyOp Write() {
    WritePortOp op;
    op.to = AnyPort();
    op.values = Values();
    op.notify = !Chance(8);
    return op;
  }
  AnyOp Register() {
    const std::string queue = "q" + std::to_string(Below(5));
    const std::string type = "t" + std::to_string(Below(3));
    if (Chance(3)) return DeleteTypeOp{queue, type};
    PutTypeOp op;
    op.queue = queue;
    op.type = type;
    if (Chance(2)) op.spec.ports.in.push_back(SomePort("a", PortSide::kIn));
    op.spec.shutdown = Chance(2);
    op.spec.idle_runs_max = static_cast<std::uint32_t>(Below(3) * 5);
    op.spec.shutdown_timeout = std::chrono::seconds(1 + Below(60));
    return op;
  }

  void Consume(const ClaimedLife& life, Effects& effects) {
    for (const ClaimedPort& port : life.ports) {
      if (port.side == PortSide::kIn && !port.items.empty() && !Chance(3)) {
        effects.consume.push_back({{}, port.port, port.from, port.from + 1 + Below(port.items.size())});
      }
    }
    for (const ClaimedChild& child : life.children) {
      for (const ClaimedPort& port : child.out) {
        if (!port.items.empty() && Chance(2)) {
          effects.consume.push_back({child.seq, port.port, port.from, port.from + port.items.size()});
        }
      }
    }
  }

  SeededRandom& random_;
  const bool system_;
  std::deque<Seq> jobs_;
  std::map<Seq, ClaimedLife> lives_;
};

}  // namespace pawl
