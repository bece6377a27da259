// A partition of a scan (scan.h) as values: how far it has come, and what a step of a run says of it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "pawl/job.h"

namespace pawl {

// What has come of the documents of a partition, or of all partitions of a task.
struct ScanCounts {
  std::uint64_t read = 0;
  std::uint64_t processed = 0;
  std::uint64_t skipped = 0;
  std::uint64_t dead = 0;    // kept on the outport "dead" of the partition
  std::uint64_t blocks = 0;  // committed

  ScanCounts& operator+=(const ScanCounts& more) {
    read += more.read;
    processed += more.processed;
    skipped += more.skipped;
    dead += more.dead;
    blocks += more.blocks;
    return *this;
  }
  bool operator==(const ScanCounts&) const = default;
};

// A document that could not be processed. It is kept with the partition until it is replayed.
struct DeadDocument {
  std::string key = {};       // Extended JSON
  JobFailure error = {};      // its type and message
  std::string document = {};  // JSON; empty: null
};

// What a step of the run of a partition says of its documents: of a commit, or of the end of the run. The offset, what
// it counts, the dead documents, and all other effects of the step are committed together.
struct PartitionStep {
  std::string offset = {};                 // Extended JSON: the key of the last document that is done; empty: as it was
  std::optional<std::uint64_t> read = {};  // documents; not given: the sum of the others
  std::uint64_t processed = 0;
  std::uint64_t skipped = 0;
  std::vector<DeadDocument> dead = {};
  std::optional<Millis> poll = {};  // completed, of an infinite scan: look again then, instead of what its task says
  // Of an infinite scan: what was there so long ago is done with this step. Not given: the offset may say it, and what
  // has been drained is behind by nothing.
  std::optional<Millis> lag = {};
  bool held_back = false;  // completed: there is more, but it is too young to be read in order

  bool operator==(const PartitionStep&) const = default;
};

// What the step came to.
struct PartitionProgress {
  std::string offset = {};   // Extended JSON in its canonical form; empty: at the beginning
  std::uint64_t etag = 0;    // of the partition: it rises with each change
  bool task_closed = false;  // the task ended with this step

  bool operator==(const PartitionProgress&) const = default;
};

// What a claim says of the partition that it hands out. Its own object is the payload of the job.
struct PartitionClaim {
  std::string task = {};     // the id of the task
  std::uint32_t number = 0;  // from 1; 0: the run makes the partitions of its task, see `split` of the scan
  std::string offset = {};   // Extended JSON: the key of the last document that is done; empty: from the beginning
  std::uint64_t etag = 0;    // of this claim: a run that comes later has a greater one
  bool infinite = false;     // documents are still being added
  std::string scan = {};     // what the task says of its scan: a JSON object
  ScanCounts counts = {};

  bool operator==(const PartitionClaim&) const = default;
};

// A partition as it stands. Its own object is its payload.
struct PartitionStatus : Job {
  std::uint32_t number = 0;
  std::string offset = {};  // Extended JSON; empty: at the beginning
  std::uint64_t etag = 0;
  ScanCounts counts = {};
  std::uint64_t acquisitions = 0;  // runs
  std::uint64_t errors = 0;        // runs that failed or vanished
  std::optional<WallTime> last_commit_at = {};
  std::optional<Millis> lag = {};  // of an infinite scan: what was there so long ago is done; nothing: not known
};

// A scan as it stands.
struct ScanStatus {
  bool infinite = false;
  bool draining = false;     // of an infinite one: its partitions end when they are drained the next time
  ScanCounts totals = {};    // over all partitions
  std::uint64_t pieces = 0;  // that the partitions have found and that have not ended
  std::string scan = {};     // a JSON object, without the partitions
};

struct ScanErrorOptions {
  std::uint32_t partition = 0;  // 0: of all
  std::uint32_t limit = 100;    // 1 to 1,000
  std::string cursor = {};      // of the page before
};

struct ScanError : DeadDocument {
  std::uint32_t partition = 0;
};

struct ScanErrorList {
  std::vector<ScanError> errors = {};
  std::string cursor = {};  // empty: there are no more
};

}  // namespace pawl
