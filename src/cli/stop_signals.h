// SIGTERM and SIGINT, and SIGHUP if it is wanted, as something to wait for, instead of something that interrupts.
//
// Made on the main thread before any other starts, so that all of them leave these signals to it. Wait and Interrupt
// may be called by any thread.
#pragma once

namespace pawl::cli {

class StopSignals {
 public:
  enum class Hangup { kEndsTheProcess, kIsWaitedFor };

  explicit StopSignals(Hangup hangup = Hangup::kEndsTheProcess);
  ~StopSignals();
  StopSignals(const StopSignals&) = delete;
  StopSignals& operator=(const StopSignals&) = delete;

  // The number of the next signal; 0 after a call of Interrupt.
  int Wait();
  // Ends one Wait, now or when it comes.
  void Interrupt();

 private:
  int signal_fd_ = -1;
  int event_fd_ = -1;
};

}  // namespace pawl::cli
