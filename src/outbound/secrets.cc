#include "outbound/secrets.h"

#include <fcntl.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

#include "base/file_handle.h"
#include "base/log.h"
#include "base/secret_name.h"

namespace pawl::outbound {
namespace {

constexpr std::size_t kSecretFileBytesMax = 64 * 1'024;

bool SameTime(const timespec& a, const timespec& b) { return a.tv_sec == b.tv_sec && a.tv_nsec == b.tv_nsec; }

bool SameFile(const struct stat& a, const struct stat& b) {
  return a.st_dev == b.st_dev && a.st_ino == b.st_ino && a.st_size == b.st_size && a.st_mode == b.st_mode &&
         SameTime(a.st_mtim, b.st_mtim) && SameTime(a.st_ctim, b.st_ctim);
}

Error NoSecret(std::string_view name) {
  return {ErrorCode::kNotFound, fmt::format("there is no secret named {} in secrets_dir", name)};
}

Error Unusable(std::string_view name, std::string_view why) {
  return {ErrorCode::kNotReady, fmt::format("the file of the secret {} {}", name, why)};
}

Result<std::string> ReadWhole(int fd, std::string_view name) {
  std::string text;
  std::array<char, 4'096> piece{};
  for (;;) {
    const ssize_t got = read(fd, piece.data(), piece.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return Unusable(name, fmt::format("cannot be read: {}", std::strerror(errno)));
    if (got == 0) return text;
    text.append(piece.data(), static_cast<std::size_t>(got));
    if (text.size() > kSecretFileBytesMax) return Unusable(name, "is longer than 64 KiB");
  }
}

// Without empty lines, and without the ends of lines of other systems.
std::vector<std::string> Lines(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    if (!line.empty()) lines.emplace_back(line);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

}  // namespace

Result<std::vector<std::string>> Secrets::Find(std::string_view name) {
  PAWL_TRY(CheckSecretName(name));
  if (!has_folder()) return NoSecret(name);
  const std::string path = folder_ + "/" + std::string(name);
  const MutexLock lock(mutex_);
  struct stat now {};
  const auto cached = cache_.find(name);
  if (cached != cache_.end() && stat(path.c_str(), &now) == 0 && SameFile(now, cached->second.seen)) {
    return cached->second.values;
  }
  Result<std::vector<std::string>> values = ReadAgain(std::string(name), path);
  if (!values.ok() && cached != cache_.end()) cache_.erase(cached);
  return values;
}

Result<std::vector<std::string>> Secrets::ReadAgain(const std::string& name, const std::string& path) {
  // Links are followed: orchestrators mount secrets as links to a folder that they exchange as a whole. A pipe must not
  // make us wait.
  const FileHandle file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  if (!file.valid()) {
    if (errno == ENOENT) return NoSecret(name);
    return Unusable(name, fmt::format("cannot be opened: {}", std::strerror(errno)));
  }
  Cached fresh;
  if (fstat(file.fd(), &fresh.seen) != 0 || !S_ISREG(fresh.seen.st_mode)) return NoSecret(name);
  PAWL_ASSIGN(const std::string text, ReadWhole(file.fd(), name));
  fresh.values = Lines(text);
  if (fresh.values.empty()) return Unusable(name, "holds no value; write one a line");
  if ((fresh.seen.st_mode & 077) != 0) {
    Log(LogLevel::kWarn, "others can read a secret; make its file 0600", {{"path", path}});
  }
  return (cache_[name] = std::move(fresh)).values;
}

}  // namespace pawl::outbound
