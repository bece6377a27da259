#include "tests/support/child.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <utility>

#include "base/check.h"
#include "tests/support/wait_until.h"

namespace pawl::support {
namespace {

std::vector<char*> Pointers(std::vector<std::string>& strings) {
  std::vector<char*> pointers;
  for (std::string& string : strings) pointers.push_back(string.data());
  pointers.push_back(nullptr);
  return pointers;
}

std::vector<std::string> Environment(const std::vector<std::string>& more) {
  std::vector<std::string> all = more;
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string_view name = std::string_view(*entry).substr(0, std::string_view(*entry).find('=') + 1);
    bool replaced = false;
    for (const std::string& given : more) replaced = replaced || given.starts_with(name);
    if (!replaced) all.emplace_back(*entry);
  }
  return all;
}

bool Readable(int fd, std::chrono::milliseconds patience) {
  pollfd wait{fd, POLLIN, 0};
  int ready = 0;
  do {
    ready = poll(&wait, 1, static_cast<int>(patience.count()));
  } while (ready < 0 && errno == EINTR);
  return ready > 0;
}

bool AllStopped(pid_t pid) {
  std::error_code ignored;
  for (const auto& thread : std::filesystem::directory_iterator("/proc/" + std::to_string(pid) + "/task", ignored)) {
    std::ifstream file(thread.path() / "stat");
    std::string stat;
    std::getline(file, stat);
    const std::size_t name_end = stat.rfind(')');  // "17 (mongod) T 1 …"
    if (name_end != std::string::npos && stat.compare(name_end, 3, ") T") != 0) return false;
  }
  return true;
}

}  // namespace

void FreezeProcess(pid_t pid) {
  kill(pid, SIGSTOP);
  PAWL_CHECK(WaitUntil([pid] { return AllStopped(pid); }), "a process does not stop");
}

Child::Child(const ChildOptions& options) {
  std::vector<std::string> command = options.command;
  std::vector<std::string> environment = Environment(options.environment);
  const std::vector<char*> arguments = Pointers(command);
  const std::vector<char*> variables = Pointers(environment);
  std::array<int, 2> pipe_fds{};
  PAWL_CHECK(pipe2(pipe_fds.data(), O_CLOEXEC) == 0, "no pipe");
  int errors = STDERR_FILENO;
  if (!options.error_file.empty()) {
    errors = open(options.error_file.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    PAWL_CHECK(errors >= 0, "the file for standard error cannot be opened");
  }
  pid_ = fork();
  PAWL_CHECK(pid_ >= 0, "no process");
  if (pid_ == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    dup2(pipe_fds[1], STDOUT_FILENO);
    dup2(errors, STDERR_FILENO);
    if (options.prepare) options.prepare();
    execvpe(arguments[0], arguments.data(), variables.data());
    _exit(127);
  }
  close(pipe_fds[1]);
  if (errors != STDERR_FILENO) close(errors);
  out_ = pipe_fds[0];
  pid_fd_ = static_cast<int>(syscall(SYS_pidfd_open, pid_, 0));
  PAWL_CHECK(pid_fd_ >= 0, "the kernel has no pidfd_open");
}

Child::~Child() {
  Kill();
  close(pid_fd_);
  close(out_);
}

bool Child::Receive() {
  std::array<char, 4096> buffer{};
  if (!Readable(out_, kPatience)) return false;
  const ssize_t n = read(out_, buffer.data(), buffer.size());
  if (n <= 0) return false;
  received_.append(buffer.data(), static_cast<std::size_t>(n));
  return true;
}

std::optional<std::string> Child::ReadLine() {
  std::size_t end = 0;
  while ((end = received_.find('\n')) == std::string::npos) {
    if (!Receive()) return std::nullopt;
  }
  std::string line = received_.substr(0, end);
  received_.erase(0, end + 1);
  return line;
}

std::string Child::ReadAll() {
  while (Receive()) {
  }
  return std::exchange(received_, {});
}

void Child::Signal(int signal) const {
  if (!ended_) kill(pid_, signal);
}

std::optional<int> Child::Wait(std::chrono::milliseconds patience) {
  if (ended_) return ended_;
  if (!Readable(pid_fd_, patience)) return std::nullopt;
  int status = 0;
  PAWL_CHECK(waitpid(pid_, &status, 0) == pid_, "a child was waited for elsewhere");
  ended_ = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
  return ended_;
}

void Child::Kill() {
  Signal(SIGKILL);
  PAWL_CHECK(Wait().has_value(), "a killed process does not end");
}

}  // namespace pawl::support
