#include "base/machine_memory.h"

#include <algorithm>
#include <fstream>
#include <limits>

namespace pawl {
namespace {

constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();

std::uint64_t TotalMemory(const std::string& root) {
  std::ifstream file(root + "/proc/meminfo");
  std::string name;
  std::uint64_t kib = 0;
  for (std::string line; file >> name >> kib && name != "MemTotal:";) std::getline(file, line);
  return name == "MemTotal:" ? kib * 1024 : kNoLimit;
}

// "max", and what cannot be read, is no limit.
std::uint64_t LimitIn(const std::string& path) {
  std::ifstream file(path);
  std::uint64_t bytes = 0;
  return file >> bytes ? bytes : kNoLimit;
}

// The least limit of a control group and of those it is in.
std::uint64_t GroupLimit(const std::string& mount, std::string group, const std::string& file) {
  std::uint64_t least = kNoLimit;
  while (true) {
    least = std::min(least, LimitIn(mount + group + "/" + file));
    const std::size_t slash = group.rfind('/');
    if (slash == std::string::npos || group.empty()) return least;
    group.resize(slash);
  }
}

}  // namespace

std::uint64_t MachineMemory(const std::string& root) {
  std::uint64_t least = TotalMemory(root);
  std::ifstream groups(root + "/proc/self/cgroup");
  for (std::string line; std::getline(groups, line);) {  // "0::/group" (version 2), "9:memory:/group" (version 1)
    const std::size_t first = line.find(':');
    const std::size_t second = line.find(':', first + 1);
    if (second == std::string::npos) continue;
    const std::string controllers = line.substr(first + 1, second - first - 1);
    const std::string group = line.substr(second + 1);
    if (controllers.empty()) least = std::min(least, GroupLimit(root + "/sys/fs/cgroup", group, "memory.max"));
    if (controllers == "memory") {
      least = std::min(least, GroupLimit(root + "/sys/fs/cgroup/memory", group, "memory.limit_in_bytes"));
    }
  }
  return least == kNoLimit ? 0 : least;
}

}  // namespace pawl
