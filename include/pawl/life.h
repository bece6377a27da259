// What a stateful job has beyond a plain one: its place in a tree, names, ports and state; what a claim brings of it,
// and what a run does to it.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "pawl/job.h"
#include "pawl/ports.h"

namespace pawl {

// How the jobs of a type live: what workers register when they start.
struct TypeOptions {
  PortSpecs in = {};
  PortSpecs out = {};
  bool startup = false;                         // it has a startup handler (pawl::Worker sets both)
  bool shutdown = false;                        // it has a shutdown handler: termination waits for it
  std::optional<std::uint32_t> retry_max = {};  // absent: 0 if it has ports
  std::uint32_t idle_runs = 600;     // a minute, that consume and change nothing, before the job is held up; 0: any
  Millis shutdown_timeout{300'000};  // nobody has taken the shutdown run: terminated without it
};

// A job and all below it.
struct JobTree {
  std::string id = {};
  std::string name = {};  // under which its parent knows it
  std::string type = {};
  JobState state = JobState::kQueued;
  std::vector<JobTree> children = {};
  bool truncated = false;  // there are more than were read
};

// ---- What a claim brings ----

// A child that ended a run or wrote to an outport.
struct RunChild {
  std::string id = {};
  std::string name = {};
  JobState state = JobState::kQueued;
  PortContents outputs = {};
};

struct RunLife {
  bool first = false;     // no run has succeeded before
  bool shutdown = false;  // the last run: the job is being terminated
  StateValues state = {};
  PortContents inputs = {};
  std::vector<RunChild> children = {};  // with news
  bool more = false;                    // there is more than the claim carries
  std::uint64_t defaults_changed = 0;   // how often defaults of inports have changed, and
  std::uint64_t defaults_run = 0;       // up to which change a run on defaults alone was made
};

// ---- What a run does ----

// All of it takes effect in the step that ends the run (or in a commit), or nothing of it.
struct RunEffects {
  struct Consume {
    std::string port = {};
    std::uint64_t from = 0;  // as the claim said: somebody else having read there is kPortConflict
    std::uint64_t to = 0;    // up to this one, which stays
    std::string job = {};    // a child's outport; empty: an inport of its own
  };
  struct Write {
    std::string port = {};
    std::vector<std::string> values = {};
    std::string job = {};           // a child; empty: itself
    std::string child = {};         // the same, by the name of one that starts in this step
    std::optional<Side> side = {};  // absent: an outport of its own, an inport of a child
    bool notify = true;             // wakes who is to hear of it
  };
  struct Publish {
    std::string channel = {};
    std::string value = {};
  };
  struct Connect {
    PortAddress from = {};
    std::vector<PortAddress> to = {};
  };

  std::vector<Consume> consume = {};
  std::vector<Write> write = {};
  std::vector<Publish> publish = {};
  std::vector<Connect> connect = {};
  StateValues state_set = {};
  std::vector<std::string> state_unset = {};
  PortChanges ports = {};
  std::vector<PushRequest> children = {};  // up to 10,000
  std::vector<std::string> disown = {};
  std::vector<std::string> alias_add = {};
  std::vector<std::string> alias_remove = {};
  std::optional<std::uint64_t> defaults_run = {};

  bool empty() const;
};

}  // namespace pawl
