// Which jobs an operation on many, or a listing, is about.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/clock.h"
#include "model/job.h"
#include "model/job_ids.h"
#include "store/bytes.h"

namespace pawl {

// A value in the data of a job: `payload.order.id:17` is the member "id" of the member "order" of the payload, and 17
// matches the number 17 and the string "17". A number in the path is a place in an array.
struct DataMatch {
  enum class From : std::uint8_t { kPayload = 0, kMeta = 1, kProgress = 2, kResult = 3 };  // stored
  From from = From::kPayload;
  std::vector<std::string> path;
  std::string value;  // a text, or JSON: "\"17\"" matches the string alone
};

// What is empty does not restrict.
struct JobFilter {
  std::optional<std::string> queue;
  std::optional<std::string> type;
  std::optional<std::string> group;
  std::vector<JobState> shown;
  std::vector<Reason> reasons = {};
  std::optional<std::string> worker = {};  // has a run of the job in hand
  WallTime since = WallTime::min();        // pushed at this time or later
  WallTime until = WallTime::max();        // pushed before this time
  std::vector<JobRef> jobs = {};           // these alone
  std::optional<std::string> error_type = {};
  std::vector<DataMatch> where = {};  // all of them
  std::string text = {};              // somewhere in payload, meta or the last error; letters of ASCII in any case

  bool empty() const;
  // Whether the head of a job is not enough to tell.
  bool NeedsData() const { return error_type || !where.empty() || !text.empty(); }
};

// What of the filter the head tells, but for the names of queue and type.
bool MatchesHead(const JobFilter& filter, const JobHead& head);

// The states in which jobs can be that match; nothing: any.
std::optional<std::vector<JobState>> StatesOf(const JobFilter& filter);

// As parts of a stored record: the first four, and what earlier versions did not have.
void AppendFilter(const JobFilter& filter, std::string& bytes);
void ReadFilter(ByteReader& in, JobFilter& filter);
void AppendFilterRest(const JobFilter& filter, std::string& bytes);
void ReadFilterRest(ByteReader& in, JobFilter& filter);

}  // namespace pawl
