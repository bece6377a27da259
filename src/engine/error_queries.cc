#include "engine/error_queries.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "base/redact.h"
#include "rules/error_pattern.h"
#include "rules/record_keys.h"
#include "store/job_codec.h"

namespace pawl {
namespace {

constexpr std::size_t kJobsTogether = 250;                  // in one step
constexpr std::size_t kErrorBytes = std::size_t{32} << 20;  // that one answer reads

// The last error of each of these jobs. What a head tells of may be gone by now, on a shared store.
Result<std::vector<std::optional<JobError>>> ReadErrors(StoreReader& reader, const std::vector<JobRow>& rows,
                                                        std::size_t& bytes) {
  std::vector<RecordKey> keys;
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (!rows[i].head.side.error) continue;
    keys.push_back(SideKey(RecordKind::kError, rows[i].seq));
    places.push_back(i);
  }
  std::vector<std::optional<JobError>> errors(rows.size());
  const auto records = reader.ReadMany(keys);
  for (std::size_t k = 0; k < keys.size(); ++k) {
    if (!records[k].ok()) return records[k].error();
    if (!records[k]->exists()) continue;
    bytes += records[k]->value.size();
    PAWL_ASSIGN(errors[places[k]], DecodeError(records[k]->value));
  }
  return errors;
}

WallTime SeenAt(const JobHead& head) { return HasEnded(head.state) ? head.ended : head.started; }

}  // namespace

ErrorWalk::ErrorWalk(ErrorQuery query, WallTime now)
    : query_(std::move(query)),
      hours_from_(BucketOf(Resolution::kHour, std::min(query_.until, now)) -
                  (kHoursShown - 1) * SpanOf(Resolution::kHour)),
      hours_to_(hours_from_ + kHoursShown * SpanOf(Resolution::kHour)) {}

Result<bool> ErrorWalk::Step(StoreReader& reader, const Names& names) {
  JobQuery query;
  query.filter.queue = query_.queue;
  query.filter.shown = {JobState::kDead, JobState::kFailed, JobState::kRetrying};
  query.below = query_.below;
  query.from = query_.from;
  query.limit = std::min(kJobsTogether, kErrorsLooked - view_.looked_at);
  query.filter.until = query_.until;  // an error comes after the push
  query.merged = true;
  query.ours = query_.ours;
  PAWL_ASSIGN(const JobPage page, ListJobs(reader, names, query));
  PAWL_ASSIGN(const auto errors, ReadErrors(reader, page.jobs, bytes_));
  for (std::size_t i = 0; i < page.jobs.size(); ++i) {
    PAWL_ASSIGN(const bool added, Add(page.jobs[i], errors[i]));
    if (!added) {  // the next look begins with it
      view_.next = page.jobs[i].seq + 1;
      view_.next_from = query_.from;
      return false;
    }
    ++view_.looked_at;
  }
  view_.next = page.next;
  view_.next_from = page.next_from;
  if (!page.next) return false;
  query_.below = *page.next;
  query_.from = page.next_from;
  return view_.looked_at < kErrorsLooked && bytes_ < kErrorBytes;
}

// False: it is of one kind too many.
Result<bool> ErrorWalk::Add(const JobRow& row, const std::optional<JobError>& error) {
  const WallTime seen = SeenAt(row.head);
  if (seen < query_.since || seen >= query_.until) return true;
  // A job without an error has ended for a reason.
  const std::string type = error ? error->type : std::string(Name(row.head.reason));
  const std::string message = error ? RedactText(error->message).value_or(error->message) : "";
  std::string pattern = ErrorPattern(message);
  std::string fingerprint = ErrorFingerprint(type, pattern);
  if (kinds_.size() == query_.limit && !kinds_.contains(fingerprint)) return false;
  ErrorKind& kind = kinds_[fingerprint];
  if (kind.count == 0) {
    kind.fingerprint = std::move(fingerprint);
    kind.type = type;
    kind.pattern = std::move(pattern);
    kind.message = error ? ShortError(*error).message : "";
  }
  ++kind.count;
  kind.first_seen = std::min(kind.first_seen, seen);
  kind.last_seen = std::max(kind.last_seen, seen);
  ++kind.states[row.head.shown];
  ++kind.queues[row.head.queue];
  ++kind.types[row.head.type];
  if (kind.jobs.size() < kErrorJobsShown) kind.jobs.push_back(row.head.id);
  if (seen >= hours_from_ && seen < hours_to_) ++kind.by_hour[BucketOf(Resolution::kHour, seen)];
  return true;
}

ErrorsView ErrorWalk::Take() {
  for (auto& [fingerprint, kind] : kinds_) view_.errors.push_back(std::move(kind));
  std::sort(view_.errors.begin(), view_.errors.end(), [](const ErrorKind& a, const ErrorKind& b) {
    return std::tie(b.count, b.last_seen, a.fingerprint) < std::tie(a.count, a.last_seen, b.fingerprint);
  });
  return std::move(view_);
}

}  // namespace pawl
