// PartitionRun is a run of a partition, from its claim to its end, wherever it is worked: in a server, on its runtime
// (executors/scan_executor.h), or in a program, on pawl::Jobs (scan/scan_run.h).
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "base/clock.h"
#include "base/result.h"
#include "pawl/lease.h"
#include "pawl/scan.h"

namespace pawl {

// What a claim says of a partition.
struct PartitionAbout {
  std::string job = {};  // its id
  PartitionClaim claim = {};
  std::string info = {};              // the partition's own part: raw JSON
  std::uint32_t crashes = 0;          // runs in a row that ended without a commit because their worker was gone
  std::uint32_t failures = 0;         // and that failed
  std::vector<Document> replay = {};  // dead documents that are to be worked again, before all others
};

// A block that is done, with all that it brings about in Pawl, in one step.
struct PartitionCommit {
  std::string offset = {};     // the key of the last document; empty: as it was
  std::uint64_t replayed = 0;  // documents of PartitionAbout::replay that are done
  std::uint64_t read = 0;      // others, since the commit before
  std::uint64_t processed = 0;
  std::uint64_t skipped = 0;
  std::vector<DeadDocument> dead = {};
  std::vector<PushRequest> push = {};
  std::vector<PiecePush> pieces = {};  // jobs that the task ends after
  std::optional<Millis> lag = {};      // how far the stream is behind with this, if it is known
  bool held_back = false;              // there is more, but it is too young to be read in order

  bool empty() const { return read == 0 && replayed == 0; }
};

// Used by one thread. Its calls block, and are repeated by themselves while the store is away.
class PartitionRun {
 public:
  virtual ~PartitionRun() = default;

  virtual const PartitionAbout& about() const = 0;
  // Asked for when the job is to stop, its lease is lost, or the node stops: the run is to be given up.
  virtual std::stop_token stop_token() const = 0;
  // Pieces of the task that have not ended.
  virtual Result<std::uint64_t> OpenPieces() = 0;

  // False: the run is over, for the lease is lost, or the commit has ended it: too many documents are dead.
  virtual bool Commit(PartitionCommit commit) = 0;

  // The ends; one of them is called once, and none after a commit that ended the run.
  virtual Result<PartitionProgress> Complete(PartitionCommit commit) = 0;  // there is nothing to read now
  virtual void Planned(std::vector<std::string> partitions) = 0;           // of a run that makes them: raw JSON each
  virtual void Fail(JobFailure error, bool retry, std::optional<Millis> retry_in) = 0;
  virtual void Release(Millis delay) = 0;  // given back, not counted
};

}  // namespace pawl
