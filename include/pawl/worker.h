// Worker claims jobs and runs the handler of their type, several at once, from an Engine or from a server. It sends the
// heartbeats, finishes each run with what its handler returned, and lets go of what it has lost.
//
//   pawl::Worker worker(jobs, {.concurrency = 4});
//   worker.Handle("mail", SendMail);
//   if (auto started = worker.Start(); !started.ok()) ...
//   worker.Wait();
//   worker.Stop();
//
// A handler that throws has failed with what(). A job of a type without a handler fails, saying so, and is tried again
// as its retry policy says: another worker may have it.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "pawl/jobs.h"
#include "pawl/run.h"

namespace pawl {

struct WorkerOptions {
  std::string name = {};                 // empty: host name, process id and a random part
  std::vector<std::string> queues = {};  // the first one first; empty: the types that have a handler
  std::uint32_t concurrency = 1;         // handlers at once, 1 to 1,000; a thread each
  std::optional<Millis> lease = {};      // instead of each job's own
  Millis claim_wait{20'000};             // how long one claim waits at the server, up to 60 s
  Millis grace{30'000};                  // how long Stop lets handlers go on before it cancels them
  std::vector<std::string> labels = {};  // shown to those who ask who works
};

class WorkerLoop;

class Worker {
 public:
  using Handler = std::function<Result<std::string>(Run&)>;

  // `jobs` must outlive the worker.
  Worker(Jobs& jobs, WorkerOptions options);
  explicit Worker(std::unique_ptr<WorkerLoop> loop);  // for pawl/testing.h
  ~Worker();                                          // stops
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  // The handlers of a stateful job. One run of a job at a time.
  struct Phases {
    Handler run = {};       // each time there is something to do
    Handler startup = {};   // once, before the first run and in the same step; its result is dropped
    Handler shutdown = {};  // once, before the job is terminated
  };

  // Before Start. Called on many threads at once.
  void Handle(std::string type, Handler handler);
  // The type is registered, with its ports, on each queue of the worker (without such: on the queue of its name).
  void Handle(std::string type, TypeOptions options, Phases phases);
  // For all types that have no handler of their own; options.queues must be set then.
  void HandleOthers(Handler handler);

  // Fails with kInvalid if there is nothing to do or an option makes no sense, and with what registering a type fails
  // with; a server that is away is waited for.
  Result<void> Start();

  // Returns when the worker should end: somebody called RequestStop, or the server asked for it.
  void Wait();
  // Thread-safe and quick: no more claims from now on. What runs goes on.
  void RequestStop();
  // Thread-safe and quick: no more claims for `span` from now on. For a handler that cannot work at present and
  // releases its job: without a pause the worker would claim the same job again at once. What runs goes on.
  void PauseClaims(Millis span);
  // Claims no more, lets the handlers finish, cancels them when the grace is over, and returns when all have returned
  // and everything is finished or released.
  void Stop();

  // Instead of Start, for tests and batch programs: runs jobs one after another on this thread until there is none that
  // can be claimed now; how many it ran.
  Result<std::uint64_t> Drain();

  const std::string& name() const;

 private:
  std::unique_ptr<WorkerLoop> loop_;
};

}  // namespace pawl
