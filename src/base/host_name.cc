#include "base/host_name.h"

#include <unistd.h>

#include <array>

namespace pawl {

std::string HostName() {
  std::array<char, 256> name{};
  if (gethostname(name.data(), name.size() - 1) != 0) return "host";
  return name.data();
}

}  // namespace pawl
