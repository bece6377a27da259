#include "process/descendants.h"

#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>

#include "base/file_handle.h"

namespace pawl::process {
namespace {

struct Entry {
  Descendant process;
  pid_t parent = 0;
};

// Reads /proc/PID/stat: "PID (NAME) STATE PARENT GROUP …"; a name may have parentheses and spaces in it.
bool ReadEntry(const char* pid, Entry& entry) {
  const FileHandle file(open((std::string("/proc/") + pid + "/stat").c_str(), O_RDONLY | O_CLOEXEC));
  std::array<char, 512> buffer{};
  const ssize_t n = file.valid() ? read(file.fd(), buffer.data(), buffer.size() - 1) : -1;
  if (n <= 0) return false;
  const std::string_view text(buffer.data(), static_cast<std::size_t>(n));
  const std::size_t name_end = text.rfind(')');
  if (name_end == std::string_view::npos) return false;
  char state = 0;
  const int read_fields =
      std::sscanf(buffer.data() + name_end + 1, " %c %d %d", &state, &entry.parent, &entry.process.group);
  return read_fields == 3 && state != 'Z' && state != 'X';
}

}  // namespace

std::vector<Descendant> Descendants() {
  const std::unique_ptr<DIR, int (*)(DIR*)> list(opendir("/proc"), closedir);
  if (list == nullptr) return {};
  std::unordered_multimap<pid_t, Descendant> by_parent;
  while (const dirent* const found = readdir(list.get())) {
    const std::string_view name(found->d_name);
    Entry entry;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), entry.process.pid);
    if (error != std::errc() || end != name.data() + name.size()) continue;
    if (ReadEntry(found->d_name, entry)) by_parent.emplace(entry.parent, entry.process);
  }
  std::vector<Descendant> all;
  std::vector<pid_t> parents{getpid()};
  while (!parents.empty()) {
    const auto [first, last] = by_parent.equal_range(parents.back());
    parents.pop_back();
    for (auto child = first; child != last; ++child) {
      all.push_back(child->second);
      parents.push_back(child->second.pid);
    }
    by_parent.erase(first, last);  // whatever /proc says, nobody is walked twice
  }
  return all;
}

void SignalDescendants(int signal) {
  const pid_t ours = getpgrp();
  std::set<pid_t> groups;
  for (const Descendant& process : Descendants()) {
    if (process.group > 1 && process.group != ours) {
      groups.insert(process.group);
    } else {
      kill(process.pid, signal);
    }
  }
  for (const pid_t group : groups) kill(-group, signal);
}

}  // namespace pawl::process
