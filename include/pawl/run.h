// Run is what a handler gets: one execution of one job under a lease that the Worker keeps alive.
//
//   worker.Handle("resize", [](pawl::Run& run) -> pawl::Result<std::string> {
//     if (!Resize(run.payload())) return run.Fail({.message = "not an image"}, {.retry = false});
//     return R"({"width":320})";
//   });
//
// A handler returns its result as JSON (empty: none), or an Error: then the run has failed and is tried again as the
// job's retry policy says. Everything else is said by returning what Fail, Suspend or Release return.
//
// A run is a transaction: what it reads from ports, writes, keeps in the state, publishes and starts takes effect in
// the step that ends it, or in the Commit before, or not at all. Failed, released or lost, it leaves no trace (but for
// what it pushed before it failed), and the next run sees what this one saw.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

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
  const std::string& meta() const { return job().meta; }
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

  // Makes durable what was reached: progress, result, the jobs pushed so far, and all that was done to ports, state and
  // children. The run goes on. After kPortConflict (somebody else read what we did) return: the run is repeated.
  Result<void> Commit(CommitOptions options = {});

  // The job is pushed in the same step as the next Commit or the end of the run; not if the run is released or lost.
  void Push(PushRequest job);

  // ---- Workflows ----

  // Of a run that belongs to a workflow, or whose job waited for others; otherwise everything in it is empty.
  const RunFlow& workflow() const;
  // The result (JSON) of a task that this one waited for, by its name; outside of a workflow by the id of the job. What
  // the claim did not carry is asked for; nothing: there is no such task or job among them.
  std::optional<std::string> ResultOf(std::string_view name);
  // One more partition of a task of the same workflow that has not ended, in the same step as Push.
  void PushInto(std::string task, std::string payload);

  // ---- Stateful jobs ----

  bool first() const;          // no run has succeeded before
  bool shutting_down() const;  // the last one: the job is being terminated

  // The next value that waits, else the port's default, else nothing. Reads on where the claim ended, up to 10,000
  // values in a step; what is left makes the job run again. What cannot be read (an unknown port) fails the run.
  std::optional<std::string> Read(std::string_view inport);
  std::optional<PortValue> ReadValue(std::string_view inport);  // with the channel by which it came
  std::uint64_t waiting(std::string_view inport);               // values not read yet, as far as is known

  // The loop over inputs that belong together: calls `each` with one value of each port, in the order given, while
  // there are. All have a value or a default: one call. Some have neither: it ends, and what waits stays. All have only
  // defaults: one call for each change of the defaults, and what it writes becomes the default of the outports.
  // `each(std::span<const std::string>)` returns nothing, or a Result<void> whose error ends the loop.
  template <typename F>
  Result<void> ForInputs(std::initializer_list<std::string_view> inports, F&& each);
  bool NextInputs(std::span<const std::string_view> inports, std::vector<std::string>& values);

  void Write(std::string_view outport, std::string value, bool notify = true);
  void WriteInport(std::string_view inport, std::string value, bool notify = true);  // of its own: for its next run
  void SetDefault(std::string_view outport, std::string value);
  void ChangePorts(const PortChanges& changes);
  // Moves all that waits on `from`, and its default, to the other ports. An empty job means this one.
  void Connect(PortAddress from, std::vector<PortAddress> to);
  void Publish(std::string channel, std::string value);

  std::optional<std::string> GetState(std::string_view key) const;  // with what this run has changed
  void SetState(std::string_view key, std::string value);
  void UnsetState(std::string_view key);

  void AddAlias(std::string alias);
  void RemoveAlias(std::string alias);

  // A child of this job, as this run sees it.
  class Child {
   public:
    const std::string& id() const { return id_; }
    const std::string& name() const { return name_; }
    JobState state() const { return state_; }
    // As Run::Read, from an outport of the child; nothing of one that starts in this step.
    std::optional<std::string> Read(std::string_view outport);
    void Write(std::string_view inport, std::string value, bool notify = true);
    void Disown();

   private:
    friend class Run;
    Child(std::shared_ptr<State> run, std::string id, std::string name, JobState state);

    std::shared_ptr<State> run_;
    std::string id_;
    std::string name_;
    JobState state_;
  };
  // The child comes into being with this step, at most 10,000 in one; its first input is job.inputs. This job is woken
  // each time the child ends a run or writes to an outport. Without a name it goes by its id.
  Child StartChild(std::string name, PushRequest job);
  // Those that ended a run or wrote since the claim before.
  std::vector<Child> NewsOfChildren() const;
  // By its name, among all that there are. What cannot be read fails the run.
  std::optional<Child> FindChild(std::string_view name);

  // To be returned by the handler.
  Result<std::string> Fail(JobFailure failure, FailOptions options = {});
  Result<std::string> Suspend(SuspendOptions options = {});
  Result<std::string> Release(Millis delay = Millis(0));  // given back, not counted

 private:
  std::shared_ptr<State> state_;
};

template <typename F>
Result<void> Run::ForInputs(std::initializer_list<std::string_view> inports, F&& each) {
  std::vector<std::string> values;
  while (NextInputs({inports.begin(), inports.size()}, values)) {
    if constexpr (std::is_void_v<std::invoke_result_t<F&, std::span<const std::string>>>) {
      each(std::span<const std::string>(values));
    } else {
      Result<void> done = each(std::span<const std::string>(values));
      if (!done.ok()) return done;
    }
  }
  return {};
}

}  // namespace pawl
