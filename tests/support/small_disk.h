// A disk so small that a test can fill it and make room on it again.
//
// Either a file system of its own, in memory, where this process may mount one. Or a limit on the size of the server's
// files, which needs no rights: the system enforces it in the same calls. What cannot be mounted becomes the latter.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <functional>
#include <string>

namespace pawl::support {

enum class DiskKind { kFileSystem, kFileLimit };

class SmallDisk {
 public:
  SmallDisk(DiskKind kind, std::string dir, std::uint64_t bytes);
  ~SmallDisk();
  SmallDisk(const SmallDisk&) = delete;
  SmallDisk& operator=(const SmallDisk&) = delete;

  std::string data() const { return dir_ + "/data"; }
  std::function<void()> prepare() const;  // for the server's process before it starts

  // Leaves only so many bytes to the server, those that it has already included.
  void Leave(std::uint64_t bytes, pid_t server);
  void MakeRoom(pid_t server);
  // A file system does; a limit ends with the process that it was set for.
  bool OutlivesTheServer() const { return mounted_; }

 private:
  const std::string dir_;
  const std::uint64_t bytes_;
  bool mounted_ = false;
};

}  // namespace pawl::support
