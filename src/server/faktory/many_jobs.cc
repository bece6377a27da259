#include "server/faktory/many_jobs.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <utility>

#include "base/names.h"
#include "base/random.h"
#include "engine/queries.h"
#include "runtime/core_calls.h"
#include "wire/faktory/job_json.h"

namespace pawl {
namespace {

constexpr std::size_t kPage = 500;

using Step = std::function<Result<void>(const std::vector<JobRow>& rows)>;

// `step` for page after page of the jobs that match, newest first; it may take them away.
Result<void> ForEachPage(Core& core, const JobFilter& filter, const Step& step) {
  std::optional<Seq> below = kSeqEnd;
  while (below) {
    JobQuery query;
    query.filter = filter;
    query.below = *below;
    query.limit = kPage;
    PAWL_ASSIGN(const JobPage page,
                ReadNow(core, [&](StoreReader& reader) { return ListJobs(reader, core.names(), query); }));
    if (!page.jobs.empty()) PAWL_TRY(step(page.jobs));
    below = page.next;
  }
  return {};
}

// A job that is gone or has moved on was somebody else's doing; anything else ends the work.
bool IsHarmless(const Error& error) {
  return error.code == ErrorCode::kNotFound || error.code == ErrorCode::kBadTransition ||
         error.code == ErrorCode::kLeaseLost || error.code == ErrorCode::kNotEmpty;
}

// Asks for all of them at once, so that they share commits.
template <typename MakeOp>
Result<void> AskForAll(Core& core, const std::vector<JobRow>& rows, MakeOp make_op) {
  using Op = decltype(make_op(rows.front()));
  std::vector<Op> ops;
  ops.reserve(rows.size());
  for (const JobRow& row : rows) ops.push_back(make_op(row));
  const auto replies = AwaitAll(core, std::move(ops));
  Result<void> all;
  for (const auto& reply : replies) {
    if (!reply.ok() && !IsHarmless(reply.error())) all = reply.error();
  }
  return all;
}

TerminateOp Terminate(const JobRow& row) {
  TerminateOp op;
  op.job = row.seq;
  op.recursive = row.head.stateful.has_value();
  return op;
}

DeleteOp Delete(const JobRow& row) {
  DeleteOp op;
  op.job = row.seq;
  return op;
}

RunOp RunAgain(const JobRow& row) {
  RunOp op;
  op.job = row.seq;
  op.force = true;
  return op;
}

// Takes a job in hand from its worker.
FinishOp Release(const JobRow& row) {
  FinishOp op;
  op.job = row.seq;
  op.token = row.head.lease->token;
  op.outcome = Outcome::kReleased;
  op.seed = FreshSeed();
  return op;
}

Result<void> DeleteJobs(Core& core, const std::vector<JobRow>& rows) {
  std::vector<JobRow> held;
  std::copy_if(rows.begin(), rows.end(), std::back_inserter(held),
               [](const JobRow& row) { return row.head.lease.has_value(); });
  if (!held.empty()) PAWL_TRY(AskForAll(core, held, Release));
  PAWL_TRY(AskForAll(core, rows, Terminate));
  return AskForAll(core, rows, Delete);
}

JobFilter FilterOf(faktory::Mutation::Target target) {
  JobFilter filter;
  switch (target) {
    case faktory::Mutation::Target::kScheduled:
      filter.shown = {JobState::kScheduled};
      break;
    case faktory::Mutation::Target::kRetries:
      filter.shown = {JobState::kRetrying};
      break;
    case faktory::Mutation::Target::kDead:
      filter.shown = {JobState::kDead, JobState::kFailed, JobState::kTerminated};
      break;
  }
  return filter;
}

Result<void> Mutate(Core& core, faktory::Mutation::Action action, const std::vector<JobRow>& rows) {
  switch (action) {
    case faktory::Mutation::Action::kClear:
    case faktory::Mutation::Action::kDiscard:
      return DeleteJobs(core, rows);
    case faktory::Mutation::Action::kKill:
      return AskForAll(core, rows, Terminate);
    case faktory::Mutation::Action::kRequeue:
      return AskForAll(core, rows, RunAgain);
  }
  return {};
}

// Whether the text of the job, as clients see it, has the pattern.
Result<bool> HasPattern(Core& core, const JobRow& row, const std::string& pattern) {
  const Result<JobDetails> job = ReadNow(core, [&](StoreReader& reader) { return ReadJob(reader, row.seq); });
  if (!job.ok()) return IsHarmless(job.error()) ? Result<bool>(false) : Result<bool>(job.error());
  ClaimedJob shown;
  shown.seq = job->seq;
  shown.head = job->head;
  shown.payload = job->body.payload;
  shown.meta = job->body.meta;
  shown.error = job->error;
  std::string json;
  faktory::RenderJob(shown, core.names(), json);
  return faktory::MatchesPattern(pattern, json);
}

Result<void> MutateJids(Core& core, const faktory::Mutation& mutation, const JobFilter& filter) {
  std::vector<JobRow> rows;
  for (const std::string& jid : *mutation.jids) {
    auto job = ReadNow(core, [&](StoreReader& reader) { return FindJob(reader, jid); });
    if (!job.ok() && !IsHarmless(job.error())) return job.error();
    const auto& shown = filter.shown;
    if (job.ok() && std::find(shown.begin(), shown.end(), job->head.shown) != shown.end()) rows.push_back(*job);
  }
  return rows.empty() ? Result<void>() : Mutate(core, mutation.action, rows);
}

}  // namespace

Result<void> MutateJobs(Core& core, const faktory::Mutation& mutation) {
  JobFilter filter = FilterOf(mutation.target);
  if (mutation.action == faktory::Mutation::Action::kClear) {
    return ForEachPage(core, filter, [&](const auto& rows) { return DeleteJobs(core, rows); });
  }
  if (mutation.jids) return MutateJids(core, mutation, filter);
  filter.type = mutation.jobtype;
  return ForEachPage(core, filter, [&](const std::vector<JobRow>& rows) -> Result<void> {
    if (!mutation.pattern) return Mutate(core, mutation.action, rows);
    std::vector<JobRow> matching;
    for (const JobRow& row : rows) {
      PAWL_ASSIGN(const bool matches, HasPattern(core, row, *mutation.pattern));
      if (matches) matching.push_back(row);
    }
    return matching.empty() ? Result<void>() : Mutate(core, mutation.action, matching);
  });
}

Result<void> EmptyQueue(Core& core, const std::string& queue) {
  JobFilter filter;
  filter.queue = queue;
  filter.shown = {JobState::kQueued};
  PAWL_TRY(ForEachPage(core, filter, [&](const auto& rows) { return DeleteJobs(core, rows); }));
  return PauseQueue(core, queue, false);
}

Result<void> DeleteEverything(Core& core) {
  return ForEachPage(core, {}, [&](const auto& rows) { return DeleteJobs(core, rows); });
}

Result<std::vector<std::string>> KnownQueues(Core& core, const std::vector<std::string>& names) {
  PAWL_ASSIGN(const std::vector<NameId> queues, ReadNow(core, [](StoreReader& reader) { return QueueIds(reader); }));
  const bool all = names.size() == 1 && names.front() == "*";
  std::vector<std::string> known;
  for (const NameId queue : queues) {
    std::string name = core.names().Name(queue);
    if (IsOurName(name)) continue;
    if (all || std::find(names.begin(), names.end(), name) != names.end()) known.push_back(std::move(name));
  }
  return known;
}

Result<void> PauseQueue(Core& core, const std::string& queue, bool paused) {
  PatchQueueOp op;
  op.queue = queue;
  op.patch.paused = paused;
  PAWL_TRY(SubmitAndWait(core, std::move(op)));
  return {};
}

}  // namespace pawl
