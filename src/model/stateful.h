// What a stateful job has beyond a plain one. docs/stateful-jobs.md.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/clock.h"
#include "model/job_ids.h"
#include "pawl/ports.h"

namespace pawl {

// Some parents count their children instead of hearing of each. A member is a piece of work; a branch is a part of the
// whole that counts children of its own.
enum class CountedAs : std::uint8_t { kNothing = 0, kMember = 1, kBranch = 2 };  // stored

// How many children have come how far. Each child takes each step once in its life: it joins, it has run (once,
// whatever came of it), it has succeeded.
struct ChildCount {
  std::uint64_t joined = 0;
  std::uint64_t ran = 0;
  std::uint64_t succeeded = 0;

  ChildCount& operator+=(const ChildCount& more) {
    joined += more.joined;
    ran += more.ran;
    succeeded += more.succeeded;
    return *this;
  }
  bool operator==(const ChildCount&) const = default;
};
struct ChildCounts {
  ChildCount members;
  ChildCount branches;

  ChildCount& of(CountedAs kind) { return kind == CountedAs::kBranch ? branches : members; }
  bool operator==(const ChildCounts&) const = default;
};

enum class Phase : std::uint8_t { kRun = 0, kShutdownDue = 1, kShuttingDown = 2 };  // stored

// The part of a stateful job's head: of one that has, or had, ports, state, a parent, children or phases.
struct Stateful {
  Seq parent = 0;          // 0: none
  std::string child_name;  // under which the parent knows it; empty without a parent
  bool ports = false;      // at least one port is declared
  bool over = false;       // terminated, and so is its whole tree below it
  bool state = false;      // its state has a record
  bool aliases = false;    // it has some, in a record
  bool children = false;   // has ever had one
  bool started = false;    // its first run has succeeded: startup is over
  bool keeps = false;      // a retention was asked for: it holds although the job lives in a tree
  bool more = false;       // the claim in flight did not carry all that waited
  bool consumed = false;   // commits of the run in flight consumed input
  bool changed = false;    // commits of the run in flight changed something else
  bool ran = false;        // told to a parent that counts, and so is the next
  bool succeeded = false;
  CountedAs counted_as = CountedAs::kNothing;  // by the parent
  Phase phase = Phase::kRun;
  std::uint64_t wakes_seen = 0;         // of the last claim
  std::uint64_t child_events_seen = 0;  // offset in the hint list up to which the last claim carried it
  std::uint32_t idle_runs = 0;          // in the window: runs that consumed nothing and changed nothing
  std::uint8_t idle_strikes = 0;
  SteadyTime idle_since{};  // start of the window
  SteadyTime not_before{};  // the run-away guard: no run earlier
  Seq work = 0;             // an intent that makes children of this job; it is under way while its record exists

  bool operator==(const Stateful&) const = default;
};

enum class PortSide : std::uint8_t { kIn = 0, kOut = 1 };  // stored; part of list keys
std::string_view Name(PortSide side);                      // "in", "out"

struct Port {
  std::string name;                          // [a-zA-Z0-9_]{1,128}; "*": the pattern for ports made on demand
  std::optional<std::string> default_value;  // raw JSON
  std::vector<std::string> channels;         // in: subscribed; out: published to
  bool keep = true;                          // out: values stay to be read. Unless said: without channels only

  bool operator==(const Port&) const = default;
};

// A port as it is declared.
Port PortOf(PortSide side, std::string_view name, const PortSpec& spec);

inline constexpr std::size_t kPortsMax = 1'000;  // a side

// Whether a job counts its children, and whether it takes more of any kind from outside.
enum class Counting : std::uint8_t { kNo = 0, kOpen = 1, kClosed = 2 };  // stored

// The ports of a job. Every stateful job has such a record, even without any port: it changes seldom and is erased with
// the job, and so it is what those guard who need the job to exist but must not fight over its head.
struct Ports {
  std::vector<Port> in;  // by name, as all that follow
  std::vector<Port> out;
  Seq parent = 0;                      // as in the head: who hears of the outports
  std::uint64_t defaults_changed = 0;  // counts changes of inport defaults
  std::uint64_t defaults_run = 0;      // up to which a run on defaults alone has been made
  Counting counting = Counting::kNo;

  const std::vector<Port>& side(PortSide which) const { return which == PortSide::kIn ? in : out; }
  std::vector<Port>& side(PortSide which) { return which == PortSide::kIn ? in : out; }
  const Port* Find(PortSide which, std::string_view name) const;
  Port* Find(PortSide which, std::string_view name);
  const Port* Pattern(PortSide which) const;  // "*"
  // Keeps the order; a port of the same name is replaced.
  Port& Put(PortSide which, Port port);
  bool operator==(const Ports&) const = default;
};

using StateMap = std::vector<std::pair<std::string, std::string>>;  // key -> raw JSON, by key

// One value on a port.
struct PortItem {
  std::string value;    // raw JSON
  std::string channel;  // that it was published to; empty: written

  bool operator==(const PortItem&) const = default;
};

// An item of the hint list: a child that ended a run or wrote to an outport, which the parent's next claim looks at, so
// that collecting 10,000 children is linear; or, of a parent that counts, how many have come how far.
struct Hint {
  Seq child = 0;  // 0: a count
  CountedAs kind = CountedAs::kNothing;
  ChildCount count = {};

  bool operator==(const Hint&) const = default;
};

// The registry: what the jobs of one type of a queue are like.
struct TypeSpec {
  Ports ports;
  bool startup = false;
  bool shutdown = false;
  std::optional<std::uint16_t> retry_max;  // absent, and there are ports: 0
  std::uint32_t idle_runs_max = 600;       // a minute; 0: no guard
  Millis shutdown_timeout{300'000};
  std::string description;

  bool operator==(const TypeSpec&) const = default;
};

bool IsPortName(std::string_view name);  // "*" is not one
// "/", or 1 to 16 parts of [A-Za-z0-9_.:~-]{1,128}, each behind a "/"; at most 512 bytes.
bool IsChannelName(std::string_view name);
// "/a/b" -> "/a/b", "/a", "/".
std::vector<std::string> ChannelsUp(std::string_view channel);

}  // namespace pawl
