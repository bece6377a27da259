// Ports: the named ways into a stateful job and out of it. Each holds JSON values, first in, first out. What is written
// to an inport wakes the job; what it writes to an outport is read by its parent, or by anybody from outside.
// docs/stateful-jobs.md tells it all.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace pawl {

enum class Side : std::uint8_t { kIn, kOut };

// How a port is declared.
struct PortSpec {
  std::optional<std::string> default_value = {};  // JSON: what a read gives when the port is empty
  std::vector<std::string> channels = {};         // in: it gets what is published to them; out: it publishes to them
  std::optional<bool> keep = {};                  // out: values stay to be read. Absent: only without channels
};
// By name. "*" is the pattern of ports that come into being when they are first written to.
using PortSpecs = std::map<std::string, PortSpec, std::less<>>;

// What to change of a port. An absent field stays as it is; one that is present but empty goes back to "none".
struct PortChange {
  std::optional<std::optional<std::string>> default_value = {};
  std::optional<std::vector<std::string>> channels = {};
  std::optional<bool> keep = {};
  bool remove = false;  // the port goes, with what waits on it
};

// A port that does not exist yet is made.
struct PortChanges {
  std::map<std::string, PortChange, std::less<>> in = {};
  std::map<std::string, PortChange, std::less<>> out = {};

  bool empty() const { return in.empty() && out.empty(); }
};

struct PortStatus : PortSpec {
  std::uint64_t size = 0;  // values that wait
};

struct PortValue {
  std::string value = {};    // JSON
  std::string channel = {};  // that it was published to; empty: written
};

struct PortAddress {
  std::string job = {};
  Side side = Side::kIn;
  std::string port = {};
};

// A piece of what waits on a port. Values have offsets, which count from its beginning and are never given twice.
struct PortContent {
  std::uint64_t from = 0;             // the offset of the first of `items`
  std::uint64_t tail = 0;             // that the next value written will get
  std::vector<PortValue> items = {};  // perhaps not all
  std::optional<std::string> default_value = {};
};
using PortContents = std::map<std::string, PortContent, std::less<>>;

// A job's state: key -> JSON.
using StateValues = std::map<std::string, std::string, std::less<>>;

}  // namespace pawl
