#include "cli/stop_signals.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdint>

#include "base/check.h"

namespace pawl::cli {

StopSignals::StopSignals(Hangup hangup) : event_fd_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK | EFD_SEMAPHORE)) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGTERM);
  sigaddset(&set, SIGINT);
  if (hangup == Hangup::kIsWaitedFor) sigaddset(&set, SIGHUP);
  pthread_sigmask(SIG_BLOCK, &set, nullptr);
  signal_fd_ = signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
  PAWL_CHECK(signal_fd_ >= 0 && event_fd_ >= 0, "no descriptors left for signals");
}

StopSignals::~StopSignals() {
  close(signal_fd_);
  close(event_fd_);
}

int StopSignals::Wait() {
  for (;;) {
    std::array<pollfd, 2> fds{{{signal_fd_, POLLIN, 0}, {event_fd_, POLLIN, 0}}};
    if (poll(fds.data(), fds.size(), -1) < 0) continue;
    signalfd_siginfo info{};
    if (read(signal_fd_, &info, sizeof(info)) == sizeof(info)) return static_cast<int>(info.ssi_signo);
    std::uint64_t count = 0;
    if (read(event_fd_, &count, sizeof(count)) == sizeof(count)) return 0;
  }
}

void StopSignals::Interrupt() {
  const std::uint64_t one = 1;
  const ssize_t written = write(event_fd_, &one, sizeof(one));
  PAWL_CHECK(written == sizeof(one), "an eventfd takes every small number");
}

}  // namespace pawl::cli
