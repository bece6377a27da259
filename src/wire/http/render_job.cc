#include "wire/http/render_job.h"

#include <algorithm>

#include "base/json_reader.h"
#include "base/uuid.h"
#include "base/wall_format.h"
#include "wire/http/parse_filter.h"
#include "wire/http/problem.h"
#include "wire/http/render_callback.h"
#include "wire/http/render_life.h"
#include "wire/http/render_workflow.h"

namespace pawl::http {
namespace {

constexpr std::size_t kBriefBytes = 320;  // what one usually takes

double Seconds(Millis span) { return static_cast<double>(span.count()) / 1000.0; }

bool IsSet(WallTime time) { return time != WallTime{} && time != kNeverWall; }

// When the job becomes claimable or wakes by itself, if it waits for a time.
bool HasRunAt(const JobHead& head) {
  return head.shown == JobState::kScheduled || head.shown == JobState::kRetrying ||
         (head.state == State::kSuspended && IsSet(head.due));
}

void WriteIdentity(AnswerWriter& json, Seq seq, const JobHead& head, NameMemo& names) {
  json.Key("id").Name(head.id).Key("seq").Uint(seq).Key("type").Name(names[head.type]);
  json.Key("queue").Name(names[head.queue]);
  if (!head.group.empty()) json.Key("group").Text(head.group);
}

void WriteUrl(AnswerWriter& json, const JobHead& head) { json.Key("url").Name("/v1/jobs/" + head.id); }

void WriteState(AnswerWriter& json, const JobHead& head) {
  WriteTime(json, "created_at", head.created);
  if (HasRunAt(head)) WriteTime(json, "run_at", head.due);
  if (IsSet(head.started)) WriteTime(json, "started_at", head.started);
  if (IsSet(head.ended)) WriteTime(json, "ended_at", head.ended);
  if (head.reason != Reason::kNone) json.Key("reason").Name(Name(head.reason));
}

// Without the closing brace.
void OpenBrief(AnswerWriter& json, Seq seq, const JobHead& head, NameMemo& names) {
  json.BeginObject();
  WriteIdentity(json, seq, head, names);
  if (head.stateful && !head.stateful->child_name.empty()) json.Key("name").Name(head.stateful->child_name);
  if (IsMember(head) && !IsPiece(head)) json.Key("task").Name(head.flow->task);
  if (IsMember(head) && head.flow->partition != 0) json.Key("partition").Uint(head.flow->partition);
  json.Key("state").Name(Name(head.shown)).Key("priority").Uint(head.priority);
  json.Key("attempt").Uint(head.attempt).Key("failures").Uint(head.failures);
  WriteState(json, head);
  if (head.lease) json.Key("worker").Name(head.lease->worker);
  WriteUrl(json, head);
}

}  // namespace

void WriteRow(AnswerWriter& json, const JobRow& row, NameMemo& names, const JobExtras& extras,
              const PartitionState* partition, WallTime now) {
  OpenBrief(json, row.seq, row.head, names);
  if (row.existing) json.Key("existing").Bool(true);
  if (extras.error) {
    json.Key("error");
    WriteError(json, *extras.error);
  }
  if (extras.payload) json.Key("payload_start").Text(*extras.payload);
  if (extras.progress) json.Key("progress").Value(*extras.progress);
  if (partition != nullptr) WritePartition(json, *partition, HasEnded(row.head.state), now);
  json.EndObject();
}

namespace {

void WriteOffset(AnswerWriter& json, const std::string& offset) {
  json.Key("offset").Value(offset.empty() ? "null" : offset);
}

// Leases live on steady time; what people see is wall time.
void WriteDeadline(AnswerWriter& json, const Lease& lease, Now now) {
  const Millis left = std::max(Millis{0}, lease.deadline - now.steady);
  WriteTime(json, "expires_at", now.wall + left);
  WriteSeconds(json, "seconds", left);
}

void WriteGrant(AnswerWriter& json, const Lease& lease, Now now) {
  json.Key("lease").BeginObject().Key("token").Name(ToHex(lease.token.bytes));
  WriteDeadline(json, lease, now);
  json.EndObject();
}

void WriteOrders(AnswerWriter& json, WorkerOrders orders) {
  if (orders.quiet) json.Key("quiet").Bool(true);
  if (orders.stop) json.Key("stop").Bool(true);
}

void WriteOptions(AnswerWriter& json, const JobOptions& options) {
  json.Key("options").BeginObject();
  WriteSeconds(json, "lease", options.lease);
  if (options.timeout != Millis{0}) WriteSeconds(json, "timeout", options.timeout);
  json.Key("max_crashes").Uint(options.max_crashes);
  WriteSeconds(json, "retention", options.retention);
  json.Key("retry");
  WriteRetry(json, options.retry);
  json.EndObject();
}

// Once its time is over the key is still the job's until a push takes it, but nobody is kept out by it.
void WriteUnique(AnswerWriter& json, const JobDetails& job, Now now) {
  const JobHead& head = job.head;
  if (head.unique_until == UniqueUntil::kNone || head.unique_expires <= now.wall) return;
  json.Key("unique").BeginObject().Key("key").Text(job.body.unique_key);
  json.Key("until").Name(head.unique_until == UniqueUntil::kStart ? "start" : "done");
  if (IsSet(head.unique_expires)) WriteTime(json, "expires_at", head.unique_expires);
  json.EndObject();
}

void WriteKept(AnswerWriter& json, const JobDetails& job) {
  if (job.error) {
    json.Key("error");
    WriteError(json, *job.error);
  }
  if (job.result) json.Key("result").Value(*job.result);
  if (job.progress) json.Key("progress").Value(*job.progress);
}

void WriteBlocker(AnswerWriter& json, const BlockedBy& blocker) {
  json.BeginObject().Key("kind").Name(Name(blocker.kind));
  if (blocker.kind == Blocker::kGroupOrder) {
    json.Key("job").Name(blocker.jobs.at(0));
  } else if (blocker.kind == Blocker::kWaitsFor) {
    json.Key("jobs").BeginArray();
    for (const std::string& id : blocker.jobs) json.Name(id);
    json.EndArray().Key("count").Uint(blocker.count);
  }
  if (blocker.limit > 0) json.Key("running").Uint(blocker.running).Key("limit").Uint(blocker.limit);
  if (blocker.until) WriteTime(json, "until", *blocker.until);
  if (blocker.since) WriteTime(json, "since", *blocker.since);
  json.EndObject();
}

void WriteBlockedBy(AnswerWriter& json, const std::vector<BlockedBy>& blockers) {
  json.Key("blocked_by").BeginArray();
  for (const BlockedBy& blocker : blockers) WriteBlocker(json, blocker);
  json.EndArray();
}

// Its own object is the payload of the job.
void WriteClaimedPartition(AnswerWriter& json, const PartitionClaim& claim, const std::string& info) {
  json.Key("partition").BeginObject().Key("task").Name(claim.task).Key("number").Uint(claim.number);
  WriteOffset(json, claim.offset);
  json.Key("etag").Uint(claim.etag).Key("stream").Name(claim.infinite ? "infinite" : "finite");
  json.Key("info").Value(info).Key("scan").Value(claim.scan.empty() ? "null" : claim.scan);
  WriteScanCounts(json, claim.counts);
  json.EndObject();
}

void WriteClaimed(AnswerWriter& json, const ClaimedJob& job, NameMemo& names, Now now) {
  const JobHead& head = job.head;
  json.BeginObject();
  WriteIdentity(json, job.seq, head, names);
  json.Key("payload").Value(job.payload);
  if (!job.meta.empty()) json.Key("meta").Value(job.meta);
  json.Key("priority").Uint(head.priority);
  json.Key("attempt").Uint(head.attempt).Key("failures").Uint(head.failures).Key("crashes").Uint(head.crashes);
  WriteTime(json, "created_at", head.created);
  if (job.error) {
    json.Key("error");
    WriteError(json, *job.error);
  }
  if (job.progress) json.Key("progress").Value(*job.progress);
  if (head.options.timeout != Millis{0}) WriteSeconds(json, "timeout", head.options.timeout);
  if (job.flow) WriteClaimedFlow(json, *job.flow);
  if (job.life) WriteClaimedLife(json, *job.life);
  if (job.partition) WriteClaimedPartition(json, *job.partition, job.payload);
  if (head.lease) WriteGrant(json, *head.lease, now);
  json.EndObject();
}

void WriteFinish(AnswerWriter& json, const FinishOp::Reply& reply, Now now) {
  json.BeginObject().Key("id").Name(reply.id).Key("state").Name(Name(reply.shown));
  const bool waits = reply.shown == JobState::kScheduled || reply.shown == JobState::kRetrying ||
                     (reply.shown == JobState::kSuspended && IsSet(reply.run_at));
  if (waits) WriteTime(json, "run_at", reply.run_at);
  if (reply.lease) {
    WriteGrant(json, *reply.lease, now);
    json.Key("cancel").Bool(reply.cancel);
  }
  if (reply.partition) {
    WriteOffset(json, reply.partition->offset);
    json.Key("etag").Uint(reply.partition->etag);
    if (reply.partition->task_closed) json.Key("task_closed").Bool(true);
  }
  json.EndObject();
}

std::string_view OperationStatus(JobState shown) {
  switch (StateOf(shown)) {
    case State::kQueued:
    case State::kSuspended:
      return "QUEUED";
    case State::kRunning:
    case State::kTerminating:
      return "RUNNING";
    case State::kCompleted:
      return "SUCCESS";
    case State::kFailed:
    case State::kTerminated:
      break;
  }
  return "ERROR";
}

// What an operation that did not succeed says: the error of its run, or why it had none.
void WriteOperationError(AnswerWriter& json, const JobDetails& job) {
  WriteError(json, job.error ? *job.error : JobError{"", std::string(Name(job.head.reason)), {}});
}

void WriteNullableTime(AnswerWriter& json, std::string_view key, WallTime time) {
  if (IsSet(time)) {
    WriteTime(json, key, time);
  } else {
    json.Key(key).Null();
  }
}

std::string RefText(const JobRef& ref) {
  const Seq* seq = std::get_if<Seq>(&ref);
  return seq != nullptr ? "~" + std::to_string(*seq) : std::get<std::string>(ref);
}

}  // namespace

const std::string& NameMemo::operator[](NameId id) {
  if (last_ != nullptr && last_id_ == id) return *last_;
  auto found = memo_.find(id);
  if (found == memo_.end()) found = memo_.emplace(id, names_.Name(id)).first;
  last_id_ = id;
  last_ = &found->second;
  return *last_;
}

void WriteTime(AnswerWriter& json, std::string_view key, WallTime time) { json.Key(key).Name(FormatTime(time)); }

void WriteSeconds(AnswerWriter& json, std::string_view key, Millis span) { json.Key(key).Double(Seconds(span)); }

void WriteError(AnswerWriter& json, const JobError& error) {
  json.BeginObject();
  if (!error.type.empty()) json.Key("type").Text(error.type);
  json.Key("message").Text(error.message);
  if (!error.backtrace.empty()) {
    json.Key("backtrace").BeginArray();
    for (const std::string& line : error.backtrace) json.Text(line);
    json.EndArray();
  }
  json.EndObject();
}

void WriteScanCounts(AnswerWriter& json, const ScanCounts& counts) {
  json.Key("read").Uint(counts.read).Key("processed").Uint(counts.processed).Key("skipped").Uint(counts.skipped);
  json.Key("dead").Uint(counts.dead).Key("blocks").Uint(counts.blocks);
}

void WritePartition(AnswerWriter& json, const PartitionState& partition, bool ended, WallTime now) {
  json.Key("number").Uint(partition.number);
  WriteOffset(json, partition.offset);
  json.Key("etag").Uint(partition.etag);
  WriteScanCounts(json, partition.counts);
  json.Key("acquisitions").Uint(partition.acquisitions).Key("errors").Uint(partition.errors);
  if (IsSet(partition.last_commit_at)) WriteTime(json, "last_commit_at", partition.last_commit_at);
  const std::optional<Millis> lag = LagOf(partition, ended, now);
  json.Key("lag");
  lag ? json.Double(Seconds(*lag)) : json.Null();
}

void WriteRetry(AnswerWriter& json, const RetryPolicy& retry) {
  json.BeginObject().Key("max").Uint(retry.max);
  json.Key("backoff").Name(Name(retry.backoff));
  WriteSeconds(json, "base", retry.base);
  WriteSeconds(json, "cap", retry.cap);
  json.EndObject();
}

std::string RenderBrief(const JobRow& row, const Names& names) {
  std::string out;
  out.reserve(kBriefBytes);
  AnswerWriter json(out);
  NameMemo memo(names);
  WriteRow(json, row, memo);
  return out;
}

std::string RenderPage(const JobPage& page, const Names& names) {
  std::string out;
  out.reserve(page.jobs.size() * kBriefBytes + 64);
  AnswerWriter json(out);
  NameMemo memo(names);
  json.BeginObject().Key("jobs").BeginArray();
  for (std::size_t i = 0; i < page.jobs.size(); ++i) {
    WriteRow(json, page.jobs[i], memo, i < page.extras.size() ? page.extras[i] : JobExtras{});
  }
  json.EndArray();
  if (page.looked_at) json.Key("looked_at").Uint(*page.looked_at);
  if (page.next) json.Key("cursor").Name(CursorOf({*page.next, page.next_from}));
  json.EndObject();
  return out;
}

std::string RenderPushed(const JobsReply& reply, const Names& names) {
  std::string out;
  out.reserve(reply.jobs.size() * kBriefBytes + 64);
  AnswerWriter json(out);
  NameMemo memo(names);
  std::uint64_t created = 0;
  json.BeginObject().Key("jobs").BeginArray();
  for (const JobRow& row : reply.jobs) {
    WriteRow(json, row, memo);
    if (!row.existing) ++created;
  }
  json.EndArray().Key("created").Uint(created).EndObject();
  return out;
}

std::string RenderJob(const JobDetails& job, const Names& names, Now now, const Serving& serving) {
  std::string out;
  AnswerWriter json(out);
  NameMemo memo(names);
  const JobHead& head = job.head;
  json.BeginObject();
  WriteIdentity(json, job.seq, head, memo);
  json.Key("state").Name(Name(head.shown)).Key("priority").Uint(head.priority);
  json.Key("payload").Value(job.body.payload);
  json.Key("attempt").Uint(head.attempt).Key("failures").Uint(head.failures).Key("crashes").Uint(head.crashes);
  WriteState(json, head);
  if (head.state == State::kQueued && head.attempt == 0 && IsSet(head.expires)) {
    WriteTime(json, "expires_at", head.expires);
  }
  if (HasEnded(head.state) && IsSet(head.retain_until)) WriteTime(json, "retain_until", head.retain_until);
  if (job.waits) WriteBlockedBy(json, BlockersOf(head, *job.waits, serving, now));
  WriteKept(json, job);
  if (head.lease) {
    json.Key("lease").BeginObject().Key("worker").Name(head.lease->worker);
    WriteDeadline(json, *head.lease, now);
    json.EndObject();
  }
  WriteOptions(json, head.options);
  WriteUnique(json, job, now);
  if (!job.body.created_by.empty()) json.Key("created_by").Text(job.body.created_by);
  if (!job.body.meta.empty()) json.Key("meta").Value(job.body.meta);
  if (job.flow) WriteFlow(json, *job.flow, head);
  if (job.life) WriteLife(json, *job.life);
  if (!job.callbacks.empty()) WriteCallbacks(json, job.callbacks);
  if (job.partition) {
    WritePartition(json, *job.partition, HasEnded(head.state), now.wall);
    json.Key("info").Value(job.body.payload);
  }
  WriteUrl(json, head);
  json.EndObject();
  return out;
}

std::string RenderClaim(const ClaimReply& reply, WorkerOrders orders, const Names& names, Now now) {
  std::string out;
  std::size_t bytes = 64;
  for (const ClaimedJob& job : reply.jobs) bytes += kBriefBytes + job.payload.size() + job.meta.size();
  out.reserve(bytes);
  AnswerWriter json(out, Audience::kHolder);
  NameMemo memo(names);
  json.BeginObject().Key("jobs").BeginArray();
  for (const ClaimedJob& job : reply.jobs) WriteClaimed(json, job, memo, now);
  json.EndArray();
  WriteOrders(json, orders);
  json.EndObject();
  return out;
}

std::string RenderHeartbeat(const HeartbeatOp::Reply& reply, WorkerOrders orders, Now now) {
  std::string out;
  AnswerWriter json(out);
  json.BeginObject();
  WriteGrant(json, reply.lease, now);
  json.Key("cancel").Bool(reply.cancel);
  WriteOrders(json, orders);
  json.EndObject();
  return out;
}

std::string RenderFinish(const FinishOp::Reply& reply, Now now) {
  std::string out;
  AnswerWriter json(out, Audience::kHolder);
  WriteFinish(json, reply, now);
  return out;
}

std::string RenderFinishes(std::span<const Result<FinishOp::Reply>> replies, std::span<const JobRef> refs, Now now) {
  std::string out;
  out.reserve(replies.size() * 80 + 32);
  AnswerWriter json(out, Audience::kHolder);
  json.BeginObject().Key("results").BeginArray();
  for (std::size_t i = 0; i < replies.size(); ++i) {
    if (replies[i].ok()) {
      WriteFinish(json, *replies[i], now);
      continue;
    }
    json.BeginObject().Key("job").Name(RefText(refs[i])).Key("error");
    WriteProblem(json, replies[i].error());
    json.EndObject();
  }
  json.EndArray().EndObject();
  return out;
}

std::string RenderPastRuns(const std::vector<PastRun>& runs) {
  return Rendered([&](AnswerWriter& json) {
    json.BeginObject().Key("runs").BeginArray();
    for (const PastRun& run : runs) {
      json.BeginObject().Key("attempt").Uint(run.attempt).Key("worker").Name(run.worker);
      WriteTime(json, "started_at", run.started_at);
      if (run.ended_at) WriteTime(json, "ended_at", *run.ended_at);
      json.Key("outcome").Name(Name(run.outcome));
      if (run.error) {
        json.Key("error");
        WriteError(json, {run.error->type, run.error->message, {}});
      }
      json.EndObject();
    }
    json.EndArray().EndObject();
  });
}

std::string RenderMany(const ManyDone& done) {
  return Rendered([&](AnswerWriter& json) {
    json.BeginObject().Key("count").Uint(done.count).Key("looked_at").Uint(done.looked_at);
    json.Key("complete").Bool(!done.next);
    if (done.next) json.Key("cursor").Name(CursorOf(*done.next));
    json.EndObject();
  });
}

std::string RenderCount(std::uint64_t count) { return "{\"count\":" + std::to_string(count) + "}"; }

std::string RenderOperation(const JobDetails& job) {
  std::string out;
  AnswerWriter json(out);
  const JobHead& head = job.head;
  json.BeginObject().Key("status").Name(OperationStatus(head.shown));
  WriteNullableTime(json, "startedAt", head.started);
  const bool ended = HasEnded(head.state);
  WriteNullableTime(json, "finishedAt", ended ? head.ended : WallTime{});
  json.Key("output");
  if (!ended) {
    json.Null();
  } else if (head.state == State::kCompleted) {
    json.Value(job.result ? *job.result : "null");
  } else {
    json.BeginObject().Key("error");
    WriteOperationError(json, job);
    json.EndObject();
  }
  const auto link = ended ? FindMember(KnownJson(job.body.payload), "link") : std::nullopt;
  json.Key("link").Value(link ? link->raw : "null");
  if (!ended && head.state == State::kQueued && job.error) {
    json.Key("lastError");
    WriteError(json, *job.error);
  }
  json.EndObject();
  return out;
}

std::string RenderTransition(const Transition& transition, NameMemo& names) {
  std::string out;
  AnswerWriter json(out);
  json.BeginObject().Key("id").Name(transition.id).Key("seq").Uint(transition.seq);
  json.Key("type").Name(names[transition.type]).Key("queue").Name(names[transition.queue]);
  if (!transition.group.empty()) json.Key("group").Text(transition.group);
  if (transition.from) json.Key("from").Name(Name(*transition.from));
  json.Key("to").Name(Name(transition.to));
  if (transition.reason != Reason::kNone) json.Key("reason").Name(Name(transition.reason));
  json.Key("attempt").Uint(transition.attempt);
  WriteTime(json, "at", transition.at);
  json.EndObject();
  return out;
}

}  // namespace pawl::http
