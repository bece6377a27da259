// The calls that carry jobs and runs.
#include "wire/json/api_call.h"
#include "wire/json/api_fields.h"
#include "wire/json/api_parts.h"
#include "wire/json/fields.h"

namespace pawl {
namespace {

std::string_view OutcomeName(RunOutcome outcome) {
  switch (outcome) {
    case RunOutcome::kCompleted:
      return "completed";
    case RunOutcome::kFailed:
      return "failed";
    case RunOutcome::kReleased:
      return "released";
    case RunOutcome::kSuspended:
      return "suspended";
    case RunOutcome::kContinue:
      return "continue";
  }
  return "";
}

void WriteFailure(JsonWriter& json, const JobFailure& failure) {
  json.BeginObject();
  if (!failure.type.empty()) json.Key("type").String(failure.type);
  json.Key("message").String(failure.message);
  if (!failure.backtrace.empty()) {
    json.Key("backtrace").BeginArray();
    for (const std::string& line : failure.backtrace) json.String(line);
    json.EndArray();
  }
  json.EndObject();
}

// A push and what it says beside it.
Result<void> AppendPiece(std::string& list, const PiecePush& piece) {
  PAWL_TRY(http::AppendPush(piece.job, list));
  list.pop_back();
  list += piece.may_fail ? R"(,"piece":true,"may_fail":true})" : R"(,"piece":true})";
  return {};
}

// Partitions and pieces stand in the same list, after the jobs.
Result<void> AppendInto(std::string& list, const Finish& finish) {
  list.pop_back();
  for (std::size_t i = 0; i < finish.pieces.size(); ++i) {
    if (list.back() != '[') list += ',';
    if (Result<void> added = AppendPiece(list, finish.pieces[i]); !added.ok()) {
      return http::Within("push", http::Within(finish.push.size() + i, std::move(added).error()));
    }
  }
  for (std::size_t i = 0; i < finish.into.size(); ++i) {
    const PartitionPush& partition = finish.into[i];
    if (Result<void> json = CheckJson(partition.payload, "payload"); !json.ok()) {
      const std::size_t place = finish.push.size() + finish.pieces.size() + i;
      return http::Within("push", http::Within(place, std::move(json).error()));
    }
    if (list.back() != '[') list += ',';
    FieldWriter fields(list);
    fields.Text("into", partition.task);
    fields.Raw("payload", partition.payload);
    fields.Raw("offset", partition.offset);
    fields.End();
  }
  list += ']';
  return {};
}

Result<void> WriteStep(FieldWriter& fields, const PartitionStep& step) {
  if (!step.offset.empty()) PAWL_TRY(CheckJson(step.offset, "offset"));
  fields.Raw("offset", step.offset);
  fields.Number("read", step.read);
  if (step.processed > 0) fields.Number("processed", std::optional(step.processed));
  if (step.skipped > 0) fields.Number("skipped", std::optional(step.skipped));
  fields.Span("poll", step.poll);
  fields.Span("lag", step.lag);
  if (step.held_back) fields.Flag("held_back", true);
  if (step.dead.empty()) return {};
  std::string list = "[";
  for (std::size_t i = 0; i < step.dead.size(); ++i) {
    const DeadDocument& dead = step.dead[i];
    Result<void> valid = dead.key.empty() ? Result<void>() : CheckJson(dead.key, "key");
    if (valid.ok() && !dead.document.empty()) valid = CheckJson(dead.document, "document");
    if (!valid.ok()) return http::Within("dead", http::Within(i, std::move(valid).error()));
    if (i > 0) list += ',';
    FieldWriter one(list);
    one.Raw("key", dead.key.empty() ? "null" : dead.key);
    one.Key("error").BeginObject().Key("type").String(dead.error.type).Key("message").String(dead.error.message);
    one.json().EndObject();
    one.Raw("document", dead.document);
    one.End();
  }
  list += ']';
  fields.Raw("dead", list);
  return {};
}

Result<void> AppendFinish(std::string& out, const Finish& finish) {
  FieldWriter fields(out);
  fields.Text("job", finish.job);
  fields.Text("token", finish.token);
  fields.Text("outcome", OutcomeName(finish.outcome));
  if (!finish.result.empty()) PAWL_TRY(CheckJson(finish.result, "result"));
  fields.Raw("result", finish.result);
  if (!finish.progress.empty()) PAWL_TRY(CheckJson(finish.progress, "progress"));
  fields.Raw("progress", finish.progress);
  if (finish.error) WriteFailure(fields.Key("error"), *finish.error);
  if (!finish.retry) fields.Flag("retry", false);
  fields.Span("retry_in", finish.retry_in);
  fields.Span("delay", finish.delay);
  fields.Span("wake_in", finish.wake_in);
  fields.Time("wake_at", finish.wake_at);
  fields.Span("lease", finish.lease);
  if (finish.commit != 0) fields.Number("commit", std::optional(finish.commit));
  if (finish.partition) PAWL_TRY(WriteStep(fields, *finish.partition));
  if (!finish.push.empty() || !finish.into.empty() || !finish.pieces.empty()) {
    std::string jobs;
    PAWL_TRY(AppendJobs(jobs, finish.push, "push"));
    PAWL_TRY(AppendInto(jobs, finish));
    fields.Raw("push", jobs);
  }
  if (!finish.effects.empty()) {
    Result<std::string> effects = EffectsBody(finish.effects);
    if (!effects.ok()) return http::Within("effects", std::move(effects).error());
    fields.Raw("effects", *effects);
  }
  fields.End();
  return {};
}

}  // namespace

Result<ApiCall> PushCall(const PushRequest& job) {
  ApiCall call{.method = "POST", .path = "/v1/jobs", .needs_key = job.id.empty()};
  PAWL_TRY(http::AppendPush(job, call.body));
  return call;
}

Result<ApiCall> PushManyCall(const std::vector<PushRequest>& jobs) {
  ApiCall call{.method = "POST", .path = "/v1/jobs/bulk", .body = R"({"jobs":)", .needs_key = true};
  PAWL_TRY(AppendJobs(call.body, jobs, "jobs"));
  call.body += '}';
  return call;
}

Result<ApiCall> HeartbeatCall(const Beat& beat) {
  ApiCall call{.method = "POST", .path = "/v1/jobs/" + PercentEncode(beat.job) + "/heartbeat"};
  if (!beat.progress.empty()) PAWL_TRY(CheckJson(beat.progress, "progress"));
  FieldWriter fields(call.body);
  fields.Text("token", beat.token);
  fields.Raw("progress", beat.progress);
  fields.Span("lease", beat.lease);
  fields.End();
  return call;
}

Result<ApiCall> FinishCall(const std::vector<Finish>& finishes) {
  ApiCall call{.method = "POST", .path = "/v1/finish", .body = R"({"finishes":[)"};
  for (std::size_t i = 0; i < finishes.size(); ++i) {
    if (i > 0) call.body += ',';
    Result<void> appended = AppendFinish(call.body, finishes[i]);
    // A commit keeps its token: without a number the server cannot tell one whose answer was lost from the next.
    const bool unnumbered = finishes[i].outcome == RunOutcome::kContinue && finishes[i].commit == 0;
    if (unnumbered && !finishes[i].effects.empty()) call.repeatable = false;
    if (!appended.ok()) return http::Within("finishes", http::Within(i, std::move(appended).error()));
  }
  call.body += "]}";
  return call;
}

}  // namespace pawl
