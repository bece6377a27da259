#include "wire/json/api_reply.h"

#include <algorithm>

#include "wire/json/api_reader.h"
#include "wire/json/api_values.h"

namespace pawl {

Result<JobBrief> BriefFromReply(std::string_view body) {
  FieldReader fields(body);
  JobBrief job;
  ReadBrief(fields, job);
  PAWL_TRY(fields.Done());
  return job;
}

Result<Job> JobFromReply(std::string_view body) {
  FieldReader fields(body);
  Job job;
  ReadJob(fields, job);
  PAWL_TRY(fields.Done());
  return job;
}

Result<std::vector<JobBrief>> PushedFromReply(std::string_view body) {
  PAWL_ASSIGN(JobList page, PageFromReply(body));
  return std::move(page.jobs);
}

Result<JobList> PageFromReply(std::string_view body) {
  FieldReader fields(body);
  JobList page;
  fields.Need("jobs");
  fields.Array("jobs", [&](const JsonValue& value) {
    FieldReader job(value);
    ReadBrief(job, page.jobs.emplace_back());
    return job.Done();
  });
  fields.Text("cursor", page.cursor);
  PAWL_TRY(fields.Done());
  return page;
}

Result<std::uint64_t> CountFromReply(std::string_view body) {
  FieldReader fields(body);
  std::uint64_t count = 0;
  fields.Need("count");
  fields.Number("count", count);
  PAWL_TRY(fields.Done());
  return count;
}

Result<Claimed> ClaimedFromReply(std::string_view body) {
  FieldReader fields(body);
  Claimed claimed;
  fields.Need("jobs");
  fields.Array("jobs", [&](const JsonValue& value) {
    FieldReader run(value);
    ReadRun(run, claimed.runs.emplace_back());
    return run.Done();
  });
  fields.Flag("quiet", claimed.quiet);
  fields.Flag("stop", claimed.stop);
  PAWL_TRY(fields.Done());
  return claimed;
}

Result<BeatReply> BeatFromReply(std::string_view body) {
  FieldReader fields(body);
  BeatReply reply;
  fields.Need("lease");
  ReadLease(fields, reply.lease);
  fields.Flag("cancel", reply.cancel);
  fields.Flag("quiet", reply.quiet);
  fields.Flag("stop", reply.stop);
  PAWL_TRY(fields.Done());
  return reply;
}

namespace {

Error ErrorFromProblem(FieldReader& problem, ErrorCode fallback) {
  Error error{fallback, ""};
  std::string code;
  problem.Text("code", code);
  for (int i = 0; i <= static_cast<int>(ErrorCode::kInternal); ++i) {
    const auto candidate = static_cast<ErrorCode>(i);
    if (Describe(candidate).name == code) error.code = candidate;
  }
  problem.Text("detail", error.detail);
  problem.Text("field", error.field);
  return error;
}

Result<Finished> FinishedFrom(FieldReader& fields) {
  if (fields.Has("error")) {
    Error error;
    fields.Object("error", [&](const JsonValue& value) {
      FieldReader problem(value);
      error = ErrorFromProblem(problem, ErrorCode::kInternal);
      return problem.Done();
    });
    return error;
  }
  Finished finished;
  fields.Need("id");
  fields.Need("state");
  fields.Text("id", finished.id);
  fields.State("state", finished.state);
  fields.Maybe("run_at", finished.run_at);
  fields.Maybe("lease", finished.lease, [&](RunLease& lease) { ReadLease(fields, lease); });
  fields.Flag("cancel", finished.cancel);
  if (fields.Has("etag")) {
    PartitionProgress& partition = finished.partition.emplace();
    ReadOffset(fields, partition.offset);
    fields.Number("etag", partition.etag);
    fields.Flag("task_closed", partition.task_closed);
  }
  return finished;
}

// What a status means when the body is none of ours: something stands between us and the server.
ErrorCode CodeOfStatus(int status) {
  switch (status) {
    case 401:
      return ErrorCode::kUnauthorized;
    case 403:
      return ErrorCode::kForbidden;
    case 404:
      return ErrorCode::kNoRoute;
    case 413:
      return ErrorCode::kTooLarge;
    case 429:
    case 503:
      return ErrorCode::kOverloaded;
    case 502:
    case 504:
      return ErrorCode::kUnreachable;
    default:
      return status < 500 ? ErrorCode::kBadRequest : ErrorCode::kInternal;
  }
}

}  // namespace

Result<std::vector<Result<Finished>>> FinishedFromReply(std::string_view body) {
  FieldReader fields(body);
  std::vector<Result<Finished>> results;
  fields.Need("results");
  fields.Array("results", [&](const JsonValue& value) {
    FieldReader one(value);
    results.push_back(FinishedFrom(one));
    return one.Done();
  });
  PAWL_TRY(fields.Done());
  return results;
}

Error ErrorFromReply(int status, std::string_view body) {
  FieldReader problem(body);
  const bool ours = problem.Done().ok() && problem.Has("code");
  Error error = ours ? ErrorFromProblem(problem, CodeOfStatus(status)) : Error{CodeOfStatus(status), ""};
  if (error.detail.empty()) error.detail = "HTTP status " + std::to_string(status);
  return error;
}

Result<QueueStatus> QueueFromReply(std::string_view body) {
  FieldReader fields(body);
  QueueStatus queue;
  ReadQueue(fields, queue);
  PAWL_TRY(fields.Done());
  return queue;
}

Result<QueuesReply> QueuesFromReply(std::string_view body) {
  FieldReader fields(body);
  QueuesReply reply;
  fields.Need("queues");
  fields.Array("queues", [&](const JsonValue& value) {
    FieldReader queue(value);
    ReadQueue(queue, reply.queues.emplace_back());
    return queue.Done();
  });
  fields.Text("cursor", reply.cursor);
  PAWL_TRY(fields.Done());
  return reply;
}

void SortByName(std::vector<QueueStatus>& queues) {
  std::sort(queues.begin(), queues.end(), [](const auto& a, const auto& b) { return a.name < b.name; });
}

Result<CallbackStatus> CallbackFromReply(std::string_view body) {
  FieldReader fields(body);
  CallbackStatus callback;
  ReadCallback(fields, callback);
  PAWL_TRY(fields.Done());
  return callback;
}

Result<std::vector<PastRun>> RunsFromReply(std::string_view body) {
  FieldReader fields(body);
  std::vector<PastRun> runs;
  fields.Need("runs");
  fields.Array("runs", [&](const JsonValue& value) -> Result<void> {
    FieldReader reader(value);
    PastRun& run = runs.emplace_back();
    std::string outcome;
    reader.Need("outcome");
    reader.Number("attempt", run.attempt);
    reader.Text("worker", run.worker);
    reader.Time("started_at", run.started_at);
    reader.Maybe("ended_at", run.ended_at);
    reader.Text("outcome", outcome);
    run.outcome = PastOutcomeFromName(outcome).value_or(PastOutcome::kFailed);
    ReadFailure(reader, run.error);
    return reader.Done();
  });
  PAWL_TRY(fields.Done());
  return runs;
}

Result<CallbackList> CallbacksFromReply(std::string_view body) {
  FieldReader fields(body);
  CallbackList list;
  fields.Need("callbacks");
  ReadCallbacks(fields, list.callbacks);
  fields.Text("cursor", list.cursor);
  PAWL_TRY(fields.Done());
  return list;
}

Result<GroupStatus> GroupFromReply(std::string_view body) {
  FieldReader fields(body);
  GroupStatus group;
  ReadGroup(fields, group);
  PAWL_TRY(fields.Done());
  return group;
}

Result<StatsReply> StatsFromReply(std::string_view body) {
  FieldReader fields(body);
  StatsReply reply;
  StatsReport& report = reply.report;
  fields.Need("now");
  fields.Time("now", report.now);
  ReadStats(fields, report.all);
  fields.Members("queues", [&](std::string_view name, const JsonValue& value) {
    FieldReader queue(value);
    ReadStats(queue, report.queues[std::string(name)]);
    return queue.Done();
  });
  fields.Text("cursor", reply.cursor);
  PAWL_TRY(fields.Done());
  return reply;
}

}  // namespace pawl
