// Jobs that wait for others, and jobs that are parts of a whole. docs/workflows.md.
//
// A *carrier* is a job that is never run: it is suspended while parts of it are open, and ends with the last of them. A
// *member* is such a part. A workflow is a carrier whose members are its tasks; a task with partitions is a member that
// is itself a carrier. Everything else about them is as with any other job.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/clock.h"
#include "model/job_ids.h"
#include "pawl/job.h"
#include "pawl/workflow.h"

namespace pawl {

inline constexpr std::string_view kWorkflowQueue = "pawl.workflows";
inline constexpr std::string_view kWorkflowType = "workflow";
inline constexpr std::string_view kTaskQueue = "pawl.tasks";  // of tasks that have partitions

inline constexpr std::size_t kTasksMax = 1'000;        // of a workflow
inline constexpr std::size_t kEdgesMax = 10'000;       // between them; and of jobs that wait for one job
inline constexpr std::size_t kPartitionsMax = 10'000;  // of a task
inline constexpr std::size_t kWorkflowJobsMax = 20'000;
// From so many members on, the end of one is taken to be that of one among others without looking.
inline constexpr std::size_t kManyMembers = 64;

// The part of a head that only jobs have which wait for others, are waited for, are members or carriers.
struct Flow {
  Seq carrier = 0;              // whose member it is; 0: nobody's
  std::string task = {};        // its name in the workflow
  std::uint32_t partition = 0;  // its number in its task, from 1; 0: it is no partition
  bool linked = false;          // it has a record of links
  bool many = false;            // its carrier has many members
  bool may_fail = false;        // its failure hurts nobody
  When when = When::kSucceeded;
  bool upset = false;    // one of those that it waited for has not ended well
  bool freed = false;    // it waits for nothing any more, only its workflow holds it back
  bool told = false;     // those that wait for it know of its end
  bool by_hand = false;  // it was skipped by somebody: that counts as a good end
  bool paused = false;   // nothing below it, or it itself, is let go
  bool scans = false;    // a partition with an offset; of a carrier: a task with such partitions
  bool plans = false;    // a piece of such a task that makes its partitions

  // Of a carrier.
  bool carries = false;
  bool halted = false;      // paused by an error: it does not end either
  bool stopped = false;     // by an error: what waits for a success is skipped
  bool external = false;    // somebody outside says what comes next
  bool stays_open = false;  // it does not end with its last member
  OnError on_error = OnError::kContinue;
  Seq work = 0;  // an intent that makes or changes its members; it is under way while its record exists

  bool operator==(const Flow&) const = default;
};

// A job that waits for another one.
struct Follower {
  enum class Waits : std::uint8_t {  // stored
    kForOne = 0,                     // for nothing else
    kForFew = 1,
    kForMany = 2,
  };
  Seq seq = 0;
  Waits waits = Waits::kForOne;
  bool told = false;  // of an end before the one that the others are to be told of

  bool operator==(const Follower&) const = default;
};

// Who waits for whom. `delay` and `expires_in` count from when the job waits for nothing any more.
struct Links {
  std::vector<Seq> after = {};
  std::vector<Follower> next = {};
  std::optional<Millis> delay = {};
  std::optional<Millis> expires_in = {};

  bool operator==(const Links&) const = default;
};

// Whether the job with these links is to tell the other one of its end. Then it stands in the other's index of those
// before it, if that waits for two or more.
inline bool StandsBefore(const Flow& flow, const Links& links, Seq other) {
  if (!flow.linked || flow.told) return false;
  return std::ranges::any_of(links.next, [&](const Follower& next) { return next.seq == other && !next.told; });
}

// What a carrier has beside its head. Whoever adds a member rests on this record, and the end of the carrier writes it.
struct Carrier {
  bool closed = false;           // it takes no more members
  bool planned = false;          // the members that come from the result of `each` are there
  Seq each = 0;                  // the task whose result has an element for each partition; 0: none
  Seq result = 0;                // the member whose result is the carrier's own; 0: none
  std::uint32_t partitions = 0;  // how many numbers were given
  std::string blueprint = {};    // of a partition that is added later: a NewJob as stored; empty: none may be

  bool operator==(const Carrier&) const = default;
};

}  // namespace pawl
