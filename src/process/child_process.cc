#include "process/child_process.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <spawn.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <optional>
#include <string_view>

#include "base/file_handle.h"

namespace pawl::process {
namespace {

using SteadyClock = std::chrono::steady_clock;

Error SystemError(std::string_view what, int code) {
  return {ErrorCode::kInternal, fmt::format("{}: {}", what, std::generic_category().message(code))};
}

struct Pipe {
  FileHandle read;
  FileHandle write;
};

Result<Pipe> MakePipe() {
  std::array<int, 2> fds{};
  if (pipe2(fds.data(), O_CLOEXEC) != 0) return SystemError("no pipe", errno);
  return Pipe{FileHandle(fds[0]), FileHandle(fds[1])};
}

std::vector<std::string> EnvironmentOf(const ChildSpec& spec) {
  const std::vector<std::string>& extra = spec.environment;
  std::vector<std::string> merged = extra;
  if (!spec.with_our_environment) return merged;
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string_view text(*entry);
    const std::string_view name = text.substr(0, std::min(text.find('='), text.size()));
    const bool replaced = std::any_of(extra.begin(), extra.end(), [&](const std::string& e) {
      return e.size() > name.size() && e.starts_with(name) && e[name.size()] == '=';
    });
    if (!replaced) merged.emplace_back(text);
  }
  return merged;
}

std::vector<char*> Pointers(std::vector<std::string>& texts) {
  std::vector<char*> pointers;
  pointers.reserve(texts.size() + 1);
  for (std::string& text : texts) pointers.push_back(text.data());
  pointers.push_back(nullptr);
  return pointers;
}

// What posix_spawn is told: the descriptors, a group or session of its own, no signal blocked or ignored.
class SpawnPlan {
 public:
  SpawnPlan(const ChildSpec& spec, int in, int out, int err) {
    posix_spawn_file_actions_init(&actions_);
    posix_spawn_file_actions_adddup2(&actions_, in, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions_, out, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions_, err, STDERR_FILENO);
    int next = STDERR_FILENO;
    for (const int fd : spec.descriptors) posix_spawn_file_actions_adddup2(&actions_, fd, ++next);
    posix_spawnattr_init(&attributes_);
    sigset_t set;
    sigemptyset(&set);
    posix_spawnattr_setsigmask(&attributes_, &set);
    sigaddset(&set, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes_, &set);
    posix_spawnattr_setpgroup(&attributes_, 0);
    const int apart = spec.own_session ? POSIX_SPAWN_SETSID : POSIX_SPAWN_SETPGROUP;
    posix_spawnattr_setflags(&attributes_, static_cast<short>(apart | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF));
  }
  ~SpawnPlan() {
    posix_spawn_file_actions_destroy(&actions_);
    posix_spawnattr_destroy(&attributes_);
  }
  SpawnPlan(const SpawnPlan&) = delete;
  SpawnPlan& operator=(const SpawnPlan&) = delete;

  Result<pid_t> Spawn(const ChildSpec& spec) {
    std::vector<std::string> command = spec.command;
    std::vector<std::string> environment = EnvironmentOf(spec);
    pid_t pid = 0;
    const int failed = posix_spawnp(&pid, spec.command.front().c_str(), &actions_, &attributes_,
                                    Pointers(command).data(), Pointers(environment).data());
    if (failed != 0) return SystemError(fmt::format("cannot start {}", spec.command.front()), failed);
    return pid;
  }

 private:
  posix_spawn_file_actions_t actions_{};
  posix_spawnattr_t attributes_{};
};

// A child that does not read its input is no reason for this thread to get SIGPIPE, whatever the process does with
// that.
class WithoutBrokenPipes {
 public:
  WithoutBrokenPipes() {
    sigemptyset(&pipe_);
    sigaddset(&pipe_, SIGPIPE);
    sigset_t pending{};
    sigpending(&pending);
    was_pending_ = sigismember(&pending, SIGPIPE) == 1;
    pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
  }
  ~WithoutBrokenPipes() {
    const timespec at_once{};
    while (!was_pending_ && sigtimedwait(&pipe_, nullptr, &at_once) < 0 && errno == EINTR) {
    }
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }
  WithoutBrokenPipes(const WithoutBrokenPipes&) = delete;
  WithoutBrokenPipes& operator=(const WithoutBrokenPipes&) = delete;

 private:
  sigset_t pipe_{};
  sigset_t before_{};
  bool was_pending_ = false;
};

// A child that runs, and the loop that serves it.
class Child {
 public:
  static Result<Child> Start(const ChildSpec& spec) {
    PAWL_ASSIGN(Pipe in, MakePipe());
    PAWL_ASSIGN(Pipe out, MakePipe());
    PAWL_ASSIGN(Pipe err, MakePipe());
    Child child(spec);
    child.wake_ = FileHandle(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK));
    if (!child.wake_.valid()) return SystemError("no eventfd", errno);
    PAWL_ASSIGN(child.pid_, SpawnPlan(spec, in.read.fd(), out.write.fd(), err.write.fd()).Spawn(spec));
    child.exited_ = FileHandle(static_cast<int>(syscall(SYS_pidfd_open, child.pid_, 0)));
    if (!child.exited_.valid()) {
      const int failed = errno;
      child.End();
      return SystemError("no pidfd", failed);
    }
    child.input_ = std::move(in.write);
    child.output_ = std::move(out.read);
    child.errors_ = std::move(err.read);
    for (const FileHandle* fd : {&child.input_, &child.output_, &child.errors_}) fcntl(fd->fd(), F_SETFL, O_NONBLOCK);
    return child;
  }

  ChildOutcome Serve(const std::stop_token& stop) {
    const std::stop_callback wake(stop, [fd = wake_.fd()] { eventfd_write(fd, 1); });
    while (!Step()) {
    }
    const int status = End();
    ReadOutput();
    ReadErrors();
    if (WIFSIGNALED(status)) outcome_.signal = WTERMSIG(status);
    if (WIFEXITED(status)) outcome_.exit_code = WEXITSTATUS(status);
    return std::move(outcome_);
  }

 private:
  explicit Child(const ChildSpec& spec) : spec_(&spec) {
    if (spec.timeout > Millis(0)) times_out_at_ = SteadyClock::now() + spec.timeout;
  }

  // Kills what is left of the group (its number is not free before the child is waited for); the status of the child.
  int End() {
    kill(-pid_, SIGKILL);
    int status = 0;
    while (waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
    }
    ended_ = true;
    return status;
  }

  // Waits for one thing to happen and deals with it; true when the child has ended.
  bool Step() {
    std::array<pollfd, 5> fds{{{exited_.fd(), POLLIN, 0},
                               {wake_.fd(), POLLIN, 0},
                               {input_.fd(), POLLOUT, 0},
                               {output_.fd(), POLLIN, 0},
                               {errors_.fd(), POLLIN, 0}}};
    poll(fds.data(), fds.size(), PollTimeout());
    if (fds[1].revents != 0) Ask(outcome_.stopped);
    if (fds[2].revents != 0) WriteInput();
    if (fds[3].revents != 0) ReadOutput();
    if (fds[4].revents != 0) ReadErrors();
    if (times_out_at_ && SteadyClock::now() >= *times_out_at_) Ask(outcome_.timed_out);
    if (kill_at_ && SteadyClock::now() >= *kill_at_) kill(-pid_, SIGKILL);
    return fds[0].revents != 0;
  }

  int PollTimeout() const {
    const auto& next = kill_at_ ? kill_at_ : times_out_at_;
    if (!next) return -1;
    const auto left = std::chrono::ceil<Millis>(*next - SteadyClock::now());
    return static_cast<int>(std::clamp<std::int64_t>(left.count(), 10, 60'000));
  }

  // Asks the group to end, and notes why; it is killed when the grace is over.
  void Ask(bool& why) {
    eventfd_t asked = 0;
    eventfd_read(wake_.fd(), &asked);  // it stays open: a late stop still writes to it
    times_out_at_.reset();
    if (kill_at_) return;
    why = true;
    if (!ended_) kill(-pid_, SIGTERM);
    kill_at_ = SteadyClock::now() + spec_->kill_grace;
  }

  void WriteInput() {
    const ssize_t n = write(input_.fd(), spec_->input.data() + written_, spec_->input.size() - written_);
    if (n > 0) written_ += static_cast<std::size_t>(n);
    const bool again = n < 0 && (errno == EAGAIN || errno == EINTR);
    if (written_ == spec_->input.size() || (n < 0 && !again)) input_.Close();  // all is said, or nobody listens
  }

  // Calls `take` with what can be read now; closes at the end.
  template <typename Take>
  static void ReadAll(FileHandle& fd, Take take) {
    std::array<char, 16'384> buffer;
    while (fd.valid()) {
      const ssize_t n = read(fd.fd(), buffer.data(), buffer.size());
      if (n > 0) {
        take(std::string_view(buffer.data(), static_cast<std::size_t>(n)));
      } else if (n < 0 && errno == EINTR) {
        continue;
      } else {
        if (n == 0) fd.Close();
        return;
      }
    }
  }

  void ReadOutput() {
    bool too_much = false;
    ReadAll(output_, [&](std::string_view text) {
      const std::size_t room = spec_->max_output_bytes - outcome_.output.size();
      too_much = too_much || text.size() > room;
      outcome_.output += text.substr(0, room);
    });
    if (too_much) Ask(outcome_.too_much_output);
  }

  void ReadErrors() {
    ReadAll(errors_, [this](std::string_view text) {
      if (spec_->pass_on_errors) {
        [[maybe_unused]] const ssize_t passed_on = write(STDERR_FILENO, text.data(), text.size());
      }
      std::string& tail = outcome_.error_tail;
      tail += text;
      if (tail.size() > spec_->error_tail_bytes) tail.erase(0, tail.size() - spec_->error_tail_bytes);
    });
  }

  const ChildSpec* spec_;
  pid_t pid_ = 0;
  bool ended_ = false;  // pid_ may be another process by now
  FileHandle exited_;
  FileHandle wake_;
  FileHandle input_;
  FileHandle output_;
  FileHandle errors_;
  std::size_t written_ = 0;
  std::optional<SteadyClock::time_point> times_out_at_;
  std::optional<SteadyClock::time_point> kill_at_;
  ChildOutcome outcome_;
};

}  // namespace

Result<ChildOutcome> RunChild(const ChildSpec& spec, std::stop_token stop) {
  const WithoutBrokenPipes quiet;
  PAWL_ASSIGN(Child child, Child::Start(spec));
  return child.Serve(stop);
}

}  // namespace pawl::process
