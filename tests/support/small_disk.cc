#include "tests/support/small_disk.h"

#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <csignal>
#include <string>

#include "base/check.h"

namespace pawl::support {
namespace {

void SetFileLimit(pid_t server, std::uint64_t bytes) {
  rlimit limit{};
  PAWL_CHECK(prlimit(server, RLIMIT_FSIZE, nullptr, &limit) == 0, "the limit of the server cannot be read");
  limit.rlim_cur = bytes;
  PAWL_CHECK(prlimit(server, RLIMIT_FSIZE, &limit, nullptr) == 0, "the limit of the server cannot be set");
}

}  // namespace

SmallDisk::SmallDisk(DiskKind kind, std::string dir, std::uint64_t bytes) : dir_(std::move(dir)), bytes_(bytes) {
  PAWL_CHECK(mkdir(dir_.c_str(), 0700) == 0, "no directory for the disk");
  if (kind == DiskKind::kFileLimit) return;
  // Nobody else sees the mount, and it goes with this process however that ends.
  if (unshare(CLONE_NEWNS) != 0 || mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0) return;
  const std::string size = "size=" + std::to_string(bytes_) + ",mode=0700";
  mounted_ = mount("tmpfs", dir_.c_str(), "tmpfs", MS_NOSUID | MS_NODEV, size.c_str()) == 0;
}

SmallDisk::~SmallDisk() {
  if (mounted_) umount2(dir_.c_str(), MNT_DETACH);
}

// Without the signal, a write beyond the limit is an error like that of a full disk.
std::function<void()> SmallDisk::prepare() const {
  if (mounted_) return {};
  return [] { std::signal(SIGXFSZ, SIG_IGN); };
}

void SmallDisk::Leave(std::uint64_t bytes, pid_t server) {
  if (!mounted_) return SetFileLimit(server, bytes);
  const int filler = open((dir_ + "/filler").c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  PAWL_CHECK(filler >= 0, "no file to fill the disk with");
  PAWL_CHECK(posix_fallocate(filler, 0, static_cast<off_t>(bytes_ - bytes)) == 0, "the disk cannot be filled");
  close(filler);
}

void SmallDisk::MakeRoom(pid_t server) {
  if (!mounted_) return SetFileLimit(server, RLIM_INFINITY);
  PAWL_CHECK(unlink((dir_ + "/filler").c_str()) == 0, "the filler is gone already");
}

}  // namespace pawl::support
