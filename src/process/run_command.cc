#include "process/run_command.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <grp.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstring>
#include <optional>

#include "base/file_handle.h"
#include "process/command_spec.h"
#include "process/descendants.h"

namespace pawl::process {
namespace {

using Time = std::chrono::steady_clock;

constexpr std::size_t kSettingsBytesMax = 4U << 20U;
// While processes are being killed they are looked for again so often, until there are none.
constexpr Millis kKillAgain{20};
// A process that waits for a broken disk cannot be killed: it is left behind then.
constexpr std::chrono::seconds kKillPatience{30};

std::string SystemText(std::string_view what, int error_number) {
  return fmt::format("{}: {}", what, std::generic_category().message(error_number));
}

Result<CommandStart> ReadStart() {
  std::string bytes;
  std::array<char, 16'384> buffer{};
  while (bytes.size() < kSettingsBytesMax) {
    const ssize_t n = pread(kSettingsFd, buffer.data(), buffer.size(), static_cast<off_t>(bytes.size()));
    if (n < 0) return Error{ErrorCode::kInvalid, SystemText("the settings cannot be read", errno)};
    if (n == 0) return DecodeStart(bytes);
    bytes.append(buffer.data(), static_cast<std::size_t>(n));
  }
  return Error{ErrorCode::kInvalid, "the settings of the command are too large"};
}

// The signals that this process waits for: they are blocked in it.
sigset_t WaitedSignals() {
  sigset_t set;
  sigemptyset(&set);
  for (const int signal : {SIGCHLD, SIGTERM, SIGINT, SIGHUP, SIGQUIT}) sigaddset(&set, signal);
  return set;
}

bool SetLimit(__rlimit_resource resource, std::optional<std::uint64_t> limit, std::uint64_t more_for_hard = 0) {
  if (!limit) return true;
  rlimit now{};
  if (getrlimit(resource, &now) != 0) return false;
  // Without root's rights a limit can only be made smaller; a smaller one holds already then.
  const rlim_t hard = std::min<rlim_t>(*limit + more_for_hard, now.rlim_max);
  const rlimit wanted{std::min<rlim_t>(*limit, hard), hard};
  return setrlimit(resource, &wanted) == 0;
}

bool SetLimits(const CommandSpec& spec) {
  // SIGXCPU at the limit of the processor time, SIGKILL a second later.
  return SetLimit(RLIMIT_CORE, 0) && SetLimit(RLIMIT_AS, spec.memory) && SetLimit(RLIMIT_CPU, spec.cpu, 1) &&
         SetLimit(RLIMIT_NOFILE, spec.open_files) && SetLimit(RLIMIT_FSIZE, spec.file_size) &&
         SetLimit(RLIMIT_NPROC, spec.processes);
}

bool BecomeUser(const Identity& identity) {
  if (!identity.changes) return true;
  return setgroups(identity.groups.size(), identity.groups.data()) == 0 &&
         setresgid(identity.gid, identity.gid, identity.gid) == 0 &&
         setresuid(identity.uid, identity.uid, identity.uid) == 0;
}

std::vector<char*> TextPointers(std::vector<std::string>& texts) {
  std::vector<char*> pointers;
  for (std::string& text : texts) pointers.push_back(text.data());
  pointers.push_back(nullptr);
  return pointers;
}

// In the new process: becomes the command. Returns what could not be done.
const char* BecomeCommand(const CommandStart& start, const Identity& identity, pid_t supervisor) {
  std::vector<std::string> argv = start.spec.argv;
  std::vector<std::string> env = start.variables;
  env.insert(env.end(), start.spec.env.begin(), start.spec.env.end());
  const std::vector<char*> arguments = TextPointers(argv);
  std::vector<char*> variables = TextPointers(env);
  if (setsid() < 0) return "no session of its own";
  umask(0077);
  if (!SetLimits(start.spec)) return "a limit cannot be set";
  if (!BecomeUser(identity)) return "the user cannot be changed";
  if (chdir(start.spec.cwd.c_str()) != 0) return "its directory cannot be entered";
  // After the change of the user, which takes it back.
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != supervisor) return "its supervisor is gone";
  std::signal(SIGPIPE, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  environ = variables.data();  // also the PATH in which the program is looked for
  execvp(arguments.front(), arguments.data());
  return "it cannot be executed";
}

// Starts the command; the text of the error is for the report.
Result<pid_t> StartCommand(const CommandStart& start, const Identity& identity) {
  std::array<int, 2> fds{};
  if (pipe2(fds.data(), O_CLOEXEC) != 0) return Error{ErrorCode::kInternal, SystemText("no pipe", errno)};
  const FileHandle read_end(fds[0]);
  FileHandle write_end(fds[1]);
  const pid_t supervisor = getpid();
  const pid_t pid = fork();
  if (pid < 0) return Error{ErrorCode::kInternal, SystemText("no process", errno)};
  if (pid == 0) {
    const char* const what = BecomeCommand(start, identity, supervisor);
    const int failed = errno;
    const std::string text = SystemText(fmt::format("cannot start {}: {}", start.spec.argv.front(), what), failed);
    [[maybe_unused]] const ssize_t told = write(write_end.fd(), text.data(), text.size());
    _exit(127);
  }
  write_end.Close();
  std::string failed(4'096, '\0');
  ssize_t n = 0;
  do {
    n = read(read_end.fd(), failed.data(), failed.size());
  } while (n < 0 && errno == EINTR);
  if (n <= 0) return pid;  // it has become the command, which closes the pipe
  failed.resize(static_cast<std::size_t>(n));
  while (waitpid(pid, nullptr, 0) < 0 && errno == EINTR) {
  }
  return Error{ErrorCode::kInternal, failed};
}

// Waits for the command, passes on what it is asked, and returns when nothing that stems from it is left.
class Supervisor {
 public:
  Supervisor(pid_t command, Millis grace) : command_(command), grace_(grace) {}

  // The status of the command, as waitpid has it.
  int Wait() {
    while (!Reap() || !status_) {
      // Those that were asked to end have their grace, also if the command itself is gone.
      if (kill_at_ ? Time::now() >= *kill_at_ : status_.has_value()) BeginKilling();
      if (give_up_at_ && Time::now() >= *give_up_at_) break;
      if (give_up_at_) SignalDescendants(SIGKILL);
      const int signal = NextSignal();
      if (signal <= 0 || signal == SIGCHLD || kill_at_ || give_up_at_) continue;
      SignalDescendants(SIGTERM);
      kill_at_ = Time::now() + grace_;
    }
    return status_.value_or(SIGKILL);
  }

 private:
  // Takes note of all that have ended; true when there is no child left.
  bool Reap() {
    int status = 0;
    pid_t pid = 0;
    while ((pid = waitpid(-1, &status, WNOHANG)) > 0) {
      if (pid == command_) status_ = status;
    }
    return pid < 0 && errno == ECHILD;
  }

  void BeginKilling() {
    if (!give_up_at_) give_up_at_ = Time::now() + kKillPatience;
  }

  // Waits until there is something to do; the signal, or what is not above 0.
  int NextSignal() const {
    const sigset_t set = WaitedSignals();
    if (!kill_at_ && !give_up_at_) return sigwaitinfo(&set, nullptr);
    const auto left = give_up_at_ ? kKillAgain : std::chrono::ceil<Millis>(*kill_at_ - Time::now());
    const std::int64_t ms = std::max<std::int64_t>(left.count(), 0);
    const timespec timeout{ms / 1'000, ms % 1'000 * 1'000'000};
    return sigtimedwait(&set, nullptr, &timeout);
  }

  const pid_t command_;
  const Millis grace_;
  std::optional<int> status_;
  std::optional<Time::time_point> kill_at_;     // it was asked to end
  std::optional<Time::time_point> give_up_at_;  // it is being killed
};

Result<CommandReport> Supervise() {
  PAWL_ASSIGN(const CommandStart start, ReadStart());
  // A node that died before this line sends no signal.
  if (prctl(PR_SET_PDEATHSIG, SIGTERM) != 0 || getppid() != start.parent) {
    return Error{ErrorCode::kInternal, "the process that has started this one is gone"};
  }
  if (getsid(0) != getpid()) setsid();
  PAWL_ASSIGN(const Identity identity, IdentityOf(start.spec, geteuid()));
  // Not dumpable: a command of the same user can neither trace this process nor read its settings in /proc.
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) != 0 ||
      prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) != 0) {
    return Error{ErrorCode::kInternal, SystemText("prctl", errno)};
  }
  PAWL_ASSIGN(const pid_t command, StartCommand(start, identity));
  // The pipes are the command's alone: its reader sees their end, and nothing here keeps them open.
  const FileHandle nothing(open("/dev/null", O_RDWR | O_CLOEXEC));
  for (const int fd : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) dup2(nothing.fd(), fd);
  const int status = Supervisor(command, start.spec.kill_grace).Wait();
  CommandReport report;
  if (WIFSIGNALED(status)) report.signal = WTERMSIG(status);
  if (WIFEXITED(status)) report.exit_code = WEXITSTATUS(status);
  return report;
}

}  // namespace

std::string EncodeReport(const CommandReport& report) {
  return report.failed.empty() ? fmt::format("ended {} {}", report.exit_code, report.signal)
                               : "failed " + report.failed;
}

Result<CommandReport> DecodeReport(std::string_view text) {
  constexpr std::string_view kFailed = "failed ";
  CommandReport report;
  if (text.starts_with(kFailed)) {
    report.failed = text.substr(kFailed.size());
    return report;
  }
  const std::string terminated(text);
  if (std::sscanf(terminated.c_str(), "ended %d %d", &report.exit_code, &report.signal) != 2) {
    return Error{ErrorCode::kInvalid, "the end of a command was not reported"};
  }
  return report;
}

int RunCommandProcess() {
  const sigset_t waited = WaitedSignals();
  sigprocmask(SIG_BLOCK, &waited, nullptr);
  for (const int fd : {kSettingsFd, kReportFd}) {
    if (fcntl(fd, F_SETFD, FD_CLOEXEC) != 0) {
      fmt::print(stderr, "pawl: {} is for the server's own use\n", kRunCommandName);
      return 2;
    }
  }
  close_range(kReportFd + 1, ~0U, 0);
  const Result<CommandReport> done = Supervise();
  const std::string text = EncodeReport(done.ok() ? *done : CommandReport{.failed = done.error().detail});
  return pwrite(kReportFd, text.data(), text.size(), 0) == static_cast<ssize_t>(text.size()) ? 0 : 1;
}

}  // namespace pawl::process
