// Sweeper removes stored files that no job wants any more: those whose job is gone, and those that a crash left before
// a job could name them. It walks the folder at a bounded pace. Whatever is not in the forms of stored_name.h stays.
//
// It does nothing by itself: the caller begins a walk and calls Step when it is due, on one thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"
#include "base/result.h"
#include "files/folder.h"

namespace pawl::files {

// For each name, in order: whether it stays, because the result of its job names it, or its job is running. It may
// block.
using StaysQuestion = std::function<Result<std::vector<bool>>(std::span<const StoredName> names)>;

struct SweeperOptions {
  Millis age_min{std::chrono::hours(1)};  // younger files and folders stay, and nobody is asked about them
  std::size_t files_per_second_max = 1'000;
};

// Of one walk.
struct SweepCounts {
  std::size_t kept = 0;
  std::uint64_t kept_bytes = 0;
  std::size_t removed = 0;
  std::uint64_t removed_bytes = 0;
  std::size_t folders_removed = 0;
  std::size_t failed = 0;  // they could not be looked at or removed
};

class Sweeper {
 public:
  Sweeper(Folder& folder, StaysQuestion stays, SweeperOptions options = {});

  // Starts a walk from the beginning, instead of the one that may be under way.
  Result<void> Begin();
  bool walking() const { return walking_; }

  // Goes on with the walk if that is due: at most 100 files. Returns when the next step is due, or nothing when the
  // walk has ended. An error, also of the question, ends the walk.
  Result<std::optional<SteadyTime>> Step(Now now);

  // Of the walk under way, or of the last one.
  const SweepCounts& counts() const { return counts_; }

 private:
  struct Candidate {
    StoredName name;
    std::uint64_t bytes = 0;
  };

  Result<void> StepNow(Now now);
  Result<std::vector<Candidate>> NextCandidates(WallTime now);
  void EndBlock(WallTime now);

  Folder& folder_;
  const StaysQuestion stays_;
  const SweeperOptions options_;

  bool walking_ = false;
  SteadyTime due_ = SteadyTime::min();
  std::vector<std::uint32_t> blocks_;  // still to be walked, the next one last
  FileHandle block_;                   // the one under way
  std::vector<std::string> names_;     // of it, still to be looked at
  SweepCounts counts_;
};

// Removes the temp files of nodes that are not alive; for the start of a node, before it writes files itself. Returns
// how many.
Result<std::size_t> RemoveDeadTemps(Folder& folder, const std::function<bool(std::string_view node)>& alive);

}  // namespace pawl::files
