#include "cli/command_check.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string_view>

#include "cli/config_values.h"

namespace pawl::cli {
namespace {

namespace fs = std::filesystem;

bool IsFile(const fs::path& path) {
  std::error_code failed;
  return fs::is_regular_file(path, failed);
}

bool IsExecutable(const fs::path& path) { return IsFile(path) && access(path.c_str(), X_OK) == 0; }

Error Refused(std::string detail) { return {ErrorCode::kInvalid, std::move(detail), "COMMAND"}; }

std::string SearchPath() {
  const char* const path = std::getenv("PATH");  // NOLINT(concurrency-mt-unsafe): nothing sets variables
  return path == nullptr ? "/bin:/usr/bin" : path;
}

std::optional<fs::path> FindInPath(const std::string& name) {
  for (const std::string& directory : SplitText(SearchPath(), ":")) {
    fs::path candidate = fs::path(directory) / name;
    if (IsExecutable(candidate)) return candidate;
  }
  return std::nullopt;
}

Result<fs::path> Find(const std::string& name) {
  if (name.find('/') == std::string::npos) {
    if (auto found = FindInPath(name)) return *std::move(found);
    return Refused(fmt::format("there is no program {} in PATH{}", name,
                               IsFile(name) ? fmt::format("; for the file in this directory write ./{}", name) : ""));
  }
  if (IsExecutable(name)) return fs::path(name);
  if (IsFile(name)) return Refused(fmt::format("{} is not executable; mend it with: chmod +x {}", name, name));
  std::error_code failed;
  return Refused(fmt::format("{} {}", name, fs::exists(name, failed) ? "is not a file" : "does not exist"));
}

// The interpreter that the first line of a script names; nothing for a binary, which the system knows how to start.
Result<void> CheckScript(const std::string& name, const fs::path& path) {
  std::string start(256, '\0');
  std::ifstream file(path, std::ios::binary);
  if (!file) return {};  // executable and not readable: only a binary can be
  file.read(start.data(), static_cast<std::streamsize>(start.size()));
  start.resize(static_cast<std::size_t>(file.gcount()));
  if (start.find('\0') != std::string::npos) return {};
  if (!start.starts_with("#!")) {
    return Refused(fmt::format("{} does not say what runs it: begin it with the line #!/bin/sh, or start it as: sh {}",
                               name, name));
  }
  const std::string_view line = std::string_view(start).substr(2, start.find('\n') - 2);
  const auto words = SplitText(line, " \t");
  if (!words.empty() && IsExecutable(words.front())) return {};
  const std::string_view interpreter = words.empty() ? "" : std::string_view(words.front());
  return Refused(fmt::format("the first line of {} names the interpreter \"{}\", which {}", name, interpreter,
                             interpreter.ends_with('\r') ? "ends with a carriage return; the file needs Unix line ends"
                                                         : "is no program on this machine"));
}

}  // namespace

Result<void> CheckCommand(const std::string& name) {
  PAWL_ASSIGN(const fs::path path, Find(name));
  return CheckScript(name, path);
}

}  // namespace pawl::cli
