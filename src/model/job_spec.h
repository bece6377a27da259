// A push as the engine takes it. Those of schedules and hooks are stored.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/box.h"
#include "base/hash.h"
#include "model/partition.h"
#include "model/stateful.h"
#include "pawl/job.h"
#include "pawl/workflow.h"

namespace pawl {

struct JobSpec;

// What a push says of a job of a workflow. Places are those of jobs in the same push.
struct FlowSpec {
  std::optional<std::size_t> within = {};  // its carrier
  std::string carrier = {};                // the same, of a carrier that is there
  bool piece = false;                      // a finish of a partition: it becomes a piece of work of the task
  std::string task = {};                   // its name in the workflow
  bool partition = false;                  // of the task that its carrier is
  std::vector<std::size_t> after = {};
  std::vector<std::string> after_tasks = {};  // of the workflow that it joins
  bool may_fail = false;
  // Of a carrier.
  bool carries = false;
  OnError on_error = OnError::kContinue;
  bool external = false;
  bool stays_open = false;
  std::optional<std::size_t> each = {};                // whose result has an element for each partition
  std::string each_task = {};                          // the same, of the workflow that it joins
  std::optional<std::size_t> result = {};              // whose result is its own
  std::shared_ptr<const JobSpec> blueprint = nullptr;  // of its partitions; null: it has tasks
  std::shared_ptr<const ScanTask> scan = nullptr;      // of a task whose partitions have offsets
  // Of a partition of such a task, and of what its partitions are like.
  DataStream stream = DataStream::kNone;
  std::uint32_t number = 0;  // of a partition: one that no other has; 0: the next one
  std::string offset = {};   // likewise: where it begins, as Extended JSON; empty: at the beginning
  std::uint64_t etag = 0;    // likewise, from an earlier life of it
  bool plans = false;        // a piece of the task that makes its partitions, with `stream`
};

// A push as it was asked for (pawl/job.h), and what Pawl's own parts say beside it. What is absent comes from the
// queue's defaults, then from Pawl's.
struct JobSpec : PushRequest {
  Hash128 content;                             // of the canonical request; needed with `id`
  CountedAs counted_as = CountedAs::kNothing;  // by the parent, which must be one that counts
  bool counts_children = false;
  Box<FlowSpec> flow = {};
  std::string into = {};         // a finish: it becomes a partition of this task of the same workflow
  bool pauses_schedule = false;  // a schedule has pushed it, and pauses if it fails
};

}  // namespace pawl
