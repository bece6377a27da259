// Which jobs a listing or an operation on many is about: parameters of queries, and bodies.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"
#include "rules/operations.h"

namespace pawl::http {

inline constexpr std::size_t kFilterJobsMax = 1'000;  // that are named
inline constexpr std::size_t kDataMatchesMax = 10;
inline constexpr std::size_t kSearchMax = 200;  // bytes that are searched for

// The parameters of a query. Each adds to what was there: "dead,failed".
Result<void> AddStates(std::string_view text, JobFilter& out);
Result<void> AddReasons(std::string_view text, JobFilter& out);
// "payload.order.id:17": payload, meta, progress or result; members and places in arrays, with "\." for a dot in a
// name; what the value is, or one of those in an array.
Result<void> AddWhere(std::string_view text, JobFilter& out);
Result<void> SetSearch(std::string_view text, JobFilter& out);
Result<void> SetErrorType(std::string_view text, JobFilter& out);

// A group needs a queue.
Result<void> CheckFilter(const JobFilter& filter);

// A body with a filter, of which at least one field must be given.
Result<JobFilter> ParseFilter(std::string_view body);

// The same, with what an operation on many is told beside it.
struct ManyCall {
  JobFilter filter;
  bool dry_run = false;       // only counts
  std::uint64_t look_at = 0;  // jobs; 0: all
  ManyPlace place = {};       // from a cursor
};
Result<ManyCall> ParseMany(std::string_view body);

// Where a listing, or an operation on many, goes on: "BELOW", or "QUEUE.BELOW" where the queues come part by part.
Result<ManyPlace> ParseCursor(std::string_view text);
std::string CursorOf(const ManyPlace& place);

}  // namespace pawl::http
