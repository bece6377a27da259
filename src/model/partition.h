// Partitions of a scan as they are kept: a task says what is scanned, each of its partitions how far it has come.
// docs/scans.md.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/job_ids.h"
#include "pawl/partition.h"

namespace pawl {

inline constexpr std::string_view kDeadPort = "dead";      // an outport: documents that could not be processed
inline constexpr std::string_view kReplayPort = "replay";  // an inport: those that are to be processed again
inline constexpr std::size_t kDeadInStepMax = 1'000;

// Partitions that Pawl's own nodes work on, and jobs that make partitions, wait in the queue of their source, for the
// nodes that have it.
inline constexpr std::string_view kScanType = "scan";
inline std::string ScanQueue(std::string_view source) { return "pawl.scan." + std::string(source); }

// Whether documents are still being added. kNone: it is no scan.
enum class DataStream : std::uint8_t { kNone = 0, kFinite = 1, kInfinite = 2 };  // stored

// What a task says of its scan. Written by its push, by drain and by a restart, so that who reads it is disturbed by
// nobody.
struct ScanTask {
  std::string scan = {};                // a JSON object, without the list of partitions
  bool infinite = false;                // a partition that has been drained is asked again later
  bool draining = false;                // of an infinite one: the partitions end when they are drained the next time
  Millis poll{1'000};                   // when a drained partition is asked again
  Millis poll_max{10'000};              // poll doubles up to this while there is nothing
  std::uint64_t max_dead = 1'000;       // a partition with more dead documents than this fails
  std::uint32_t max_dead_ppm = 50'000;  // likewise with more of a million documents that it has read

  bool goes_on() const { return infinite && !draining; }
  bool operator==(const ScanTask&) const = default;
};

// The ratio of dead documents says something from so many documents on.
inline constexpr std::uint64_t kDeadRatioFrom = 1'000;

// What the end of a run came to beside what the head keeps of it (Answer), so that a repeated finish gets the same
// answer.
struct PartitionAnswer {
  Token token;
  std::uint64_t etag = 0;
  bool task_closed = false;

  bool operator==(const PartitionAnswer&) const = default;
};

// How far a partition has come. Changed with the head of its job, in the same commit.
struct PartitionState {
  std::uint32_t number = 0;
  std::uint64_t etag = 0;       // only rises: with each claim, commit, end of a run and change from outside
  std::string start = {};       // where it begins, as `offset`: a restart from the start goes back to it
  std::string offset = {};      // canonical Extended JSON (model/offset.h); empty: from the beginning
  bool committed = false;       // the run in flight has committed this offset
  std::uint8_t idle_polls = 0;  // how often in a row it was drained without a document
  ScanCounts counts = {};
  std::uint64_t acquisitions = 0;  // runs
  std::uint64_t errors = 0;        // runs that failed or vanished
  WallTime last_commit_at = {};    // epoch: none yet
  WallTime reached = {};           // of an infinite scan: what was there at this time is done; epoch: unknown
  std::vector<PartitionAnswer> answers = {};  // newest last, as many as of the head

  bool operator==(const PartitionState&) const = default;
};

// How far the partition is behind its stream: what was there so long ago is done. Nothing if that is not known, or
// nothing is being added.
inline std::optional<Millis> LagOf(const PartitionState& state, bool ended, WallTime now) {
  if (ended || state.reached == WallTime{}) return std::nullopt;
  return std::max(Millis{0}, std::chrono::duration_cast<Millis>(now - state.reached));
}

}  // namespace pawl
