#include "tests/support/server_process.h"

#include <charconv>
#include <csignal>
#include <cstdlib>

#include "tests/support/temp_dir.h"

namespace pawl::support {
namespace {

// "pawl: ready on http://127.0.0.1:40123 (data …": the port; 0 for a line that begins otherwise.
std::uint16_t PortOf(std::string_view line, std::string_view begin) {
  if (!line.starts_with(begin)) return 0;
  line.remove_prefix(begin.size());
  line = line.substr(0, line.find(' '));
  line = line.substr(line.rfind(':') + 1);
  std::uint16_t port = 0;
  std::from_chars(line.data(), line.data() + line.size(), port);
  return port;
}

}  // namespace

std::string PawlBinary() {
  const char* other = std::getenv("PAWL_TEST_BINARY");
  return other == nullptr ? PAWL_BINARY : other;
}

ServerProcess::ServerProcess(ServerProcessOptions options) : options_(std::move(options)) {
  if (options_.log.empty()) options_.log = options_.data + ".log";
  ChildOptions child;
  child.command = options_.wrapper;
  child.command.insert(child.command.end(),
                       {PawlBinary(), "serve", "--listen", "127.0.0.1:0", "--faktory", "127.0.0.1:0"});
  if (options_.redis.empty()) {
    child.command.insert(child.command.end(), {"--data", options_.data});
  } else {
    child.command.insert(child.command.end(), {"--redis", options_.redis, "--namespace", options_.name_space});
  }
  child.command.insert(child.command.end(), options_.arguments.begin(), options_.arguments.end());
  child.environment = options_.environment;
  child.error_file = options_.log;
  child.prepare = options_.prepare;
  child_ = std::make_unique<Child>(child);
  while (const auto line = child_->ReadLine()) {
    ready_line_ = *line;
    if (const auto port = PortOf(*line, "pawl: Faktory's protocol on "); port != 0) faktory_port_ = port;
    port_ = PortOf(*line, "pawl: ready on ");
    if (port_ != 0) break;
  }
}

std::optional<int> ServerProcess::Terminate() {
  Signal(SIGTERM);
  return Wait();
}

std::string ServerProcess::Log() const { return ReadFile(options_.log); }

int ServerProcess::CountInLog(std::string_view text) const {
  const std::string log = Log();
  int count = 0;
  for (std::size_t at = log.find(text); at != std::string::npos; at = log.find(text, at + text.size())) ++count;
  return count;
}

}  // namespace pawl::support
