// Errors by kind: the last errors of jobs that are dead, expired or to be retried, grouped by type and pattern.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/result.h"
#include "engine/queries.h"

namespace pawl {

inline constexpr std::size_t kErrorsLooked = 10'000;  // jobs that one answer looks at
inline constexpr std::size_t kHoursShown = 24;
inline constexpr std::size_t kErrorJobsShown = 5;
inline constexpr std::size_t kErrorNamesShown = 20;  // of queues and of types

struct ErrorQuery {
  std::optional<std::string> queue;
  WallTime since = WallTime::min();  // seen at this time or later
  WallTime until = WallTime::max();  // seen before this time
  Seq below = kSeqEnd;
  NameId from = 0;          // see JobQuery
  std::size_t limit = 100;  // kinds of errors; the look ends before the next one
  bool ours = false;        // also jobs in queues that Pawl keeps for itself, if no queue is named
};

// Errors with the same fingerprint, among the jobs that were looked at.
struct ErrorKind {
  std::string fingerprint;
  std::string type;
  std::string pattern;  // redacted
  std::string message;  // of the newest job, as listings show it
  std::uint64_t count = 0;
  WallTime first_seen = WallTime::max();
  WallTime last_seen = WallTime::min();
  std::map<JobState, std::uint64_t> states;
  std::map<NameId, std::uint64_t> queues;
  std::map<NameId, std::uint64_t> types;
  std::vector<std::string> jobs;              // ids, those that were pushed last
  std::map<WallTime, std::uint64_t> by_hour;  // of the last kHoursShown hours
};

struct ErrorsView {
  std::vector<ErrorKind> errors;  // the most frequent first
  std::size_t looked_at = 0;      // jobs
  std::optional<Seq> next;        // `below` of the next look; nothing: this was all
  NameId next_from = 0;           // its `from`
};

// Looks at the jobs, those that were pushed last first, in steps (see ReadInSteps). The same kind of error may come in
// the next look again: whoever wants all adds them up.
//
// An error is seen when the job ended by it, or, if the job is to be retried, when the run that failed was started.
class ErrorWalk {
 public:
  ErrorWalk(ErrorQuery query, WallTime now);

  // True: there is more to look at.
  Result<bool> Step(StoreReader& reader, const Names& names);
  ErrorsView Take();

 private:
  Result<bool> Add(const JobRow& row, const std::optional<JobError>& error);

  ErrorQuery query_;
  const WallTime hours_from_;
  const WallTime hours_to_;
  ErrorsView view_;
  std::unordered_map<std::string, ErrorKind> kinds_;  // by fingerprint
  std::size_t bytes_ = 0;                             // of errors that were read
};

}  // namespace pawl
