// RunDraft is what a run has read and done and not yet committed: where it stands on each port, and its effects so far.
// Used by the handler's thread.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "pawl/jobs.h"

namespace pawl {

class RunDraft {
 public:
  // `jobs` is asked for what the claim did not carry.
  RunDraft(Jobs& jobs, const ClaimedRun& run);

  // ---- Reading. `child` is the id of the child whose outport is meant; empty: an inport of the job itself. ----
  std::optional<PortValue> Read(const std::string& child, std::string_view port);
  std::uint64_t waiting(std::string_view inport);
  bool NextInputs(std::span<const std::string_view> inports, std::vector<std::string>& values);
  std::optional<std::string> GetState(std::string_view key) const;
  // Id, name and state of a child by its name, whether or not the claim told of it.
  struct ChildSeen {
    std::string id;
    std::string name;
    JobState state = JobState::kQueued;
  };
  std::optional<ChildSeen> FindChild(std::string_view name);
  // Of the last thing that could not be read: the run cannot count.
  const std::optional<Error>& error() const { return error_; }

  // ---- Doing ----
  void Write(RunEffects::Write target, std::string value);  // to target.port, together with the value before it
  void WriteOut(std::string_view outport, std::string value, bool notify);
  void WriteToChild(const ChildSeen& child, std::string_view inport, std::string value, bool notify);
  void SetDefault(std::string_view outport, std::string value);
  void SetState(std::string_view key, std::string value);
  void UnsetState(std::string_view key);
  ChildSeen StartChild(std::string name, PushRequest job);
  RunEffects& effects() { return effects_; }  // for what needs no thought

  // ---- The step ----
  RunEffects Effects() const;  // all, with what was consumed
  void Committed();            // they have taken effect, and the run goes on

 private:
  // Where the run stands on a port.
  struct Cursor {
    PortContent content;          // what is at hand
    std::size_t taken = 0;        // of its items
    std::uint64_t committed = 0;  // read up to here by earlier steps

    std::uint64_t next() const { return content.from + taken; }
    bool at_hand() const { return taken < content.items.size(); }
  };
  using PortKey = std::pair<std::string, std::string>;  // child, port
  enum class Waits : std::uint8_t { kValue, kDefault, kNothing };

  Cursor* At(const std::string& child, std::string_view port);
  Waits Look(const PortKey& port, Cursor& cursor);
  void Fetch(const PortKey& port, Cursor& cursor);
  Result<PortContent> Peek(const PortKey& port, std::uint64_t from);
  PortValue Take(Cursor& cursor);

  Jobs& jobs_;
  const std::string job_;
  std::map<PortKey, Cursor> cursors_;
  StateValues state_;  // without this step's changes
  std::map<std::string, ChildSeen, std::less<>> children_;
  std::map<std::string, std::uint64_t, std::less<>> started_;  // ids -> the step they start with
  std::uint64_t defaults_changed_ = 0;
  std::uint64_t defaults_run_ = 0;
  bool on_defaults_ = false;  // the inputs in hand are defaults only

  RunEffects effects_;          // but for what was consumed
  std::uint64_t consumed_ = 0;  // by this step
  std::uint64_t step_ = 0;
  std::optional<Error> error_;
};

}  // namespace pawl
