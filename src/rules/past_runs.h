// The last runs of jobs that have had trouble: those that failed or lost their worker, and the one that succeeded after
// them. A job that has had none has no such record, so that a plain success writes nothing more.
#pragma once

#include <string>

#include "model/job.h"
#include "rules/txn.h"

namespace pawl {

inline constexpr std::size_t kPastRunsKept = 20;
inline constexpr std::size_t kPastErrorKept = 500;      // characters of a message
inline constexpr std::size_t kPastErrorTypeKept = 100;  // likewise

// Of a job with a lease: what its head knows of the run until that ends.
PastRun RunInFlight(const JobHead& head);

// Adds the run, which has ended now, to those of its job. Messages are kept as people may see them.
void KeepRun(Seq seq, JobHead& head, PastRun run, Txn& txn);

// The error of a run as it is kept.
JobFailure ShortenedError(const JobError& error);

}  // namespace pawl
