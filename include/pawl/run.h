// Run is what a handler gets: one execution of one job under a lease that the Worker keeps alive.
//
//   worker.Handle("resize", [](pawl::Run& run) -> pawl::Result<std::string> {
//     if (!Resize(run.payload())) return run.Fail({.message = "not an image"}, {.retry = false});
//     return R"({"width":320})";
//   });
//
// A handler returns its result as JSON (empty: none), or an Error: then the run has failed and is tried again as the
// job's retry policy says. Everything else is said by returning what Fail, Suspend or Release return.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "pawl/job.h"
#include "pawl/lease.h"
#include "pawl/result.h"

namespace pawl {

struct CommitOptions {
  std::string progress = {};  // JSON; the next run of the job gets it if this one does not end
  std::string result = {};
};

struct FailOptions {
  bool retry = true;                    // false: never again
  std::optional<Millis> retry_in = {};  // instead of the job's backoff
};

struct SuspendOptions {
  std::optional<Millis> wake_in = {};    // or
  std::optional<WallTime> wake_at = {};  // or neither: until somebody runs it
  std::string result = {};
};

// Used by the thread of its handler; stop_token and cancelled by any.
class Run {
 public:
  class State;  // the Worker's side
  explicit Run(std::shared_ptr<State> state);

  const ClaimedRun& job() const;
  const std::string& id() const { return job().id; }
  const std::string& type() const { return job().type; }
  const std::string& payload() const { return job().payload; }
  const std::string& progress() const { return job().progress; }  // what the run before had reached
  std::uint32_t attempt() const { return job().attempt; }

  // True when the work should end early: the job was asked to terminate, its lease is lost, or the worker stops and its
  // grace is over. With the lease lost nothing that the handler returns counts any more.
  bool cancelled() const { return stop_token().stop_requested(); }
  bool lease_lost() const;
  std::stop_token stop_token() const;

  // Heartbeats are sent without asking; this one is sent now, with the progress (JSON) if it is not empty. Fails with
  // kLeaseLost: stop.
  Result<void> Heartbeat(std::string progress = {});

  // Makes durable what was reached: progress, result, and the jobs pushed so far. The run goes on.
  Result<void> Commit(CommitOptions options = {});

  // The job is pushed in the same step as the next Commit or the end of the run; not if the run is released or lost.
  void Push(PushRequest job);

  // To be returned by the handler.
  Result<std::string> Fail(JobFailure failure, FailOptions options = {});
  Result<std::string> Suspend(SuspendOptions options = {});
  Result<std::string> Release(Millis delay = Millis(0));  // given back, not counted

 private:
  std::shared_ptr<State> state_;
};

}  // namespace pawl
