// What a stateful job has beyond a plain one, as queries show it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "model/stateful.h"

namespace pawl {

struct PortView {
  Port port;
  std::uint64_t size = 0;  // values that wait
};

struct LifeView {
  std::vector<PortView> in, out;  // by name
  StateMap state;
  std::vector<std::string> aliases;
  std::string parent_id;  // empty: none
  std::string name;       // under which its parent knows it
  std::uint64_t children = 0;
  std::uint64_t open = 0;  // children whose tree is not over
};

}  // namespace pawl
