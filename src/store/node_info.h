// A node: one server on a store. A store that is not shared has one.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"

namespace pawl {

struct NodeInfo {
  std::string id;  // unique for ever on its store
  std::string host;
  std::uint32_t pid = 0;
  std::string listen;   // where it answers; empty: nowhere
  std::string version;  // of Pawl
  WallTime started;
  std::vector<std::string> roles;  // what it does; empty: not known
};

std::string EncodeNode(const NodeInfo& node);
std::optional<NodeInfo> DecodeNode(std::string_view bytes);

}  // namespace pawl
