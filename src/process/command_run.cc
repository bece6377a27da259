#include "process/command_run.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <utility>

#include "base/file_handle.h"
#include "base/thread_name.h"
#include "process/run_command.h"

namespace pawl::process {
namespace {

// The process between us and the command kills by itself, and waits for processes that cannot be killed. It is only
// killed if it does not even come to an end then.
constexpr std::chrono::seconds kSupervisorPatience{40};
constexpr std::size_t kErrorTailBytes = 4U << 10U;
constexpr std::size_t kReportBytesMax = 8U << 10U;
constexpr int kOutOfTheWay = 10;  // of the numbers that the new process finds them under

// A file without a name that is passed to the new process.
Result<FileHandle> UnnamedFile(const std::string& bytes) {
  const FileHandle file(memfd_create("pawl-command", MFD_CLOEXEC));
  FileHandle moved(file.valid() ? fcntl(file.fd(), F_DUPFD_CLOEXEC, kOutOfTheWay) : -1);
  if (!moved.valid() || pwrite(moved.fd(), bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size())) {
    return Error{ErrorCode::kInternal,
                 fmt::format("no file for the settings of a command: {}", std::generic_category().message(errno))};
  }
  return moved;
}

std::string Contents(const FileHandle& file) {
  std::string bytes(kReportBytesMax, '\0');
  const ssize_t n = pread(file.fd(), bytes.data(), bytes.size(), 0);
  bytes.resize(static_cast<std::size_t>(std::max<ssize_t>(n, 0)));
  return bytes;
}

}  // namespace

Result<ChildOutcome> RunCommand(const CommandJob& job, std::stop_token stop) {
  PAWL_TRY(CheckCommand(job.spec));
  PAWL_ASSIGN(const FileHandle settings, UnnamedFile(EncodeStart({job.spec, job.variables, getpid()})));
  PAWL_ASSIGN(const FileHandle report_file, UnnamedFile(""));
  ChildSpec spec;
  spec.command = {job.program, kRunCommandName};
  spec.with_our_environment = false;
  spec.own_session = true;
  spec.descriptors = {settings.fd(), report_file.fd()};
  spec.pass_on_errors = false;
  spec.input = job.input;
  spec.timeout = job.spec.timeout;
  spec.kill_grace = job.spec.kill_grace + kSupervisorPatience;
  spec.max_output_bytes = job.spec.max_output;
  spec.error_tail_bytes = kErrorTailBytes;
  PAWL_ASSIGN(ChildOutcome outcome, RunChild(spec, std::move(stop)));
  const Result<CommandReport> report = DecodeReport(Contents(report_file));
  // Without a report the process between us was killed, and its own end has to stand for the command's.
  if (!report.ok()) return outcome;
  if (!report->failed.empty()) return Error{ErrorCode::kInternal, report->failed};
  outcome.exit_code = report->exit_code;
  outcome.signal = report->signal;
  return outcome;
}

CommandRun::CommandRun(CommandJob job, Done done)
    : thread_([job = std::move(job), done = std::move(done), stop = stop_.get_token()] {
        NameThisThread("exec");
        done(RunCommand(job, stop));
      }) {}

CommandRun::~CommandRun() {
  Cancel();
  if (thread_.get_id() == std::this_thread::get_id()) {
    thread_.detach();  // it is in its last line
  } else {
    thread_.join();
  }
}

}  // namespace pawl::process
