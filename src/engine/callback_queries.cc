#include "engine/callback_queries.h"

#include <utility>

#include "model/callback.h"
#include "rules/record_keys.h"
#include "store/callback_codec.h"
#include "store/job_codec.h"

namespace pawl {
namespace {

// Nothing: the job is gone.
Result<std::optional<CallbackView>> ReadView(StoreReader& reader, Seq seq) {
  Result<JobDetails> job = ReadJob(reader, seq);
  if (!job.ok() && job.error().code == ErrorCode::kNotFound) return std::optional<CallbackView>{};
  if (!job.ok()) return job.error();
  return std::optional<CallbackView>(
      CallbackView{job->seq, std::move(job->head), std::move(job->body.payload), std::move(job->progress)});
}

// The states of a job that are shown as this state of a callback.
std::vector<JobState> StatesOf(CallbackState state) {
  std::vector<JobState> states;
  for (const JobState shown : kJobStates) {
    if (CallbackStateOf(shown) == state) states.push_back(shown);
  }
  return states;
}

}  // namespace

CallbackState CallbackStateOf(JobState shown) {
  switch (shown) {
    case JobState::kQueued:
    case JobState::kScheduled:
    case JobState::kRetrying:
    case JobState::kSuspended:
    case JobState::kWaiting:
      return CallbackState::kPending;
    case JobState::kRunning:
    case JobState::kTerminating:
      return CallbackState::kDelivering;
    case JobState::kCompleted:
      return CallbackState::kDelivered;
    case JobState::kDead:
    case JobState::kFailed:
      return CallbackState::kFailed;
    case JobState::kTerminated:
      break;
  }
  return CallbackState::kCancelled;
}

Result<std::vector<CallbackView>> CallbacksOf(StoreReader& reader, Seq owner) {
  std::vector<CallbackView> views;
  PAWL_ASSIGN(const Record record, reader.Read(CallbacksKey(owner)));
  if (!record.exists()) return views;
  PAWL_ASSIGN(const MadeCallbacks made, DecodeMadeCallbacks(record.value));
  for (const MadeCallback& one : made.made) {
    PAWL_ASSIGN(auto view, ReadView(reader, one.seq));
    if (view) views.push_back(*std::move(view));
  }
  return views;
}

Result<CallbackView> ReadCallback(StoreReader& reader, const Names& names, const JobRef& ref) {
  const Error missing{ErrorCode::kNotFound, "there is no callback " + TextOf(ref)};
  Result<JobRow> row = FindJob(reader, ref);
  if (!row.ok() && row.error().code == ErrorCode::kNotFound) return missing;
  if (!row.ok()) return row.error();
  if (names.Find(kCallbackQueue) != row->head.queue) return missing;
  PAWL_ASSIGN(auto view, ReadView(reader, row->seq));
  if (!view) return missing;
  return *std::move(view);
}

JobFilter FilterOf(std::optional<CallbackState> state, const std::optional<std::string>& host) {
  JobFilter filter;
  filter.queue = kCallbackQueue;
  filter.group = host;
  if (state) filter.shown = StatesOf(*state);
  return filter;
}

Result<CallbackPage> ListCallbacks(StoreReader& reader, const Names& names, const CallbackQuery& query) {
  CallbackPage page;
  if (!names.Find(kCallbackQueue)) return page;
  JobQuery jobs;
  jobs.filter = FilterOf(query.state, query.host);
  jobs.below = query.below;
  jobs.limit = query.limit;
  PAWL_ASSIGN(const JobPage found, ListJobs(reader, names, jobs));
  for (const JobRow& row : found.jobs) {
    PAWL_ASSIGN(auto view, ReadView(reader, row.seq));
    if (view) page.callbacks.push_back(*std::move(view));
  }
  page.next = found.next;
  return page;
}

}  // namespace pawl
