// Every way in which Pawl can say no, in one table (error.cc): the name that clients branch on, the HTTP status,
// the title, and whether the same request may succeed when it is sent again.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace pawl {

enum class ErrorCode : std::uint8_t {
  // The request itself.
  kBadJson,       // not JSON, or not UTF-8
  kTooDeep,       // JSON nested too deeply
  kTooLarge,      // a body, payload or batch over its limit
  kInvalid,       // a field of the wrong type, form or range
  kUnknownField,  // a field that does not exist
  kBadRequest,    // broken HTTP, or a request that makes no sense
  kNoRoute,       // no such path
  kBadMethod,     // the path exists, the method does not
  kUnauthorized,  // no token, or an unknown one
  kForbidden,     // the token lacks the scope
  // What it asks for.
  kNotFound,             // no such job, queue, group or worker
  kLeaseLost,            // the token is not (or no longer) the job's lease
  kBadTransition,        // the job's state has no way to the state asked for
  kIdTaken,              // the id belongs to a job with other content
  kIdempotencyReused,    // the Idempotency-Key came with other content before
  kNotEmpty,             // a queue or group still has jobs
  kPortUnknown,          // the job has no such port
  kPortConflict,         // the port's data was consumed by another
  kNameTaken,            // the name of a child, or an alias, belongs to another job
  kNotRegistered,        // the queue demands it, and nobody has registered the type
  kBlockedUrl,           // the server's rules do not let this URL be called
  kUnknownTask,          // there is no such job or task to wait for, or to add to
  kCycle,                // jobs wait for each other in a circle
  kUnreachableTask,      // it follows a task that does not end
  kWorkflowClosed,       // the workflow or task takes no more parts
  kChangedMeanwhile,     // the job or schedule is not at the version that the change was meant for
  kBadCron,              // not a cron expression
  kUnknownTimezone,      // no such time zone
  kNeverFires,           // a schedule that has no time
  kRateLimited,          // a hook that is called too often
  kOffsetNotIncreasing,  // a commit of a partition behind the one before
  kPartitionEof,         // the partition has been worked to its end
  kBadFilter,            // the filter of a partition cannot be used
  kUnknownSource,        // no source of this name, or it does not have this table, collection or query
  kKeyType,              // keys that cannot be put in order
  kLateKeys,             // a stream in which documents could be missed
  kSourceUnavailable,    // a source that scans read is away, or did not answer in time
  kSourceChanged,        // a source is not what it was: replaced, or shorter
  kSourceGap,            // documents behind the offset are gone
  // The server's own condition.
  kOverloaded,   // too much is waiting
  kStopping,     // shutting down
  kNotReady,     // taken out of service on purpose, or something is wrong that a person has to look at
  kNoSpace,      // the disk is full
  kStorage,      // the store failed; nothing more is acknowledged
  kCorrupt,      // stored bytes fail their check
  kInUse,        // the data directory belongs to another process
  kWrongFormat,  // not a Pawl data file, or one of another version
  kUnreachable,  // (clients) no connection, or it broke before the answer
  kUnavailable,  // a shared store is away, or did not answer in time; it may have done what was asked
  kInternal,
};

struct ErrorInfo {
  std::string_view name;  // stable, for programs
  int http_status;
  std::string_view title;  // for people
  bool retry;
};

const ErrorInfo& Describe(ErrorCode code);

struct Error {
  ErrorCode code = ErrorCode::kInternal;
  std::string detail;      // one sentence: what was wrong, and what would be right
  std::string field = {};  // the JSON path of the culprit, e.g. "jobs[3].priority"; empty when there is none
};

// "lease_lost: the lease of job x has gone to another worker"
std::string ToString(const Error& error);

}  // namespace pawl
