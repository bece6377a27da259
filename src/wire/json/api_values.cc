#include "wire/json/api_values.h"

#include "model/retry_policy.h"
#include "wire/json/callback_fields.h"

namespace pawl {
namespace {

void ReadBackoff(FieldReader& fields, RetryBackoff& backoff) {
  std::string name;
  fields.Text("backoff", name);
  for (const RetryBackoff known : kBackoffs) {
    if (Name(known) == name) backoff = known;
  }
}

Result<void> ReadFailure(const JsonValue& value, JobFailure& failure) {
  FieldReader fields(value);
  fields.Text("type", failure.type);
  fields.Text("message", failure.message);
  fields.Array("backtrace", [&](const JsonValue& line) -> Result<void> {
    PAWL_ASSIGN(failure.backtrace.emplace_back(), line.String());
    return {};
  });
  return fields.Done();
}

Result<void> ReadTerms(const JsonValue& value, JobTerms& terms) {
  FieldReader fields(value);
  fields.Span("lease", terms.lease);
  fields.Span("timeout", terms.timeout);
  fields.Span("retention", terms.retention);
  fields.Number("max_crashes", terms.max_crashes);
  fields.Object("retry", [&](const JsonValue& object) {
    FieldReader retry(object);
    retry.Number("max", terms.retry_max);
    ReadBackoff(retry, terms.backoff);
    retry.Span("base", terms.retry_base);
    retry.Span("cap", terms.retry_cap);
    return retry.Done();
  });
  return fields.Done();
}

Result<void> ReadLeaseView(const JsonValue& value, LeaseView& lease) {
  FieldReader fields(value);
  fields.Text("worker", lease.worker);
  fields.Time("expires_at", lease.expires_at);
  fields.Span("seconds", lease.left);
  return fields.Done();
}

Result<void> ReadUnique(const JsonValue& value, UniqueView& unique) {
  FieldReader fields(value);
  std::string until;
  fields.Text("key", unique.key);
  fields.Text("until", until);
  unique.until_start = until == "start";
  fields.Maybe("expires_at", unique.expires_at);
  return fields.Done();
}

void ReadRate(FieldReader& fields, std::optional<RateLimit>& rate) {
  fields.Object("rate", [&](const JsonValue& value) {
    FieldReader reader(value);
    RateLimit& limit = rate.emplace();
    reader.Number("limit", limit.limit);
    reader.Span("per", limit.per);
    return reader.Done();
  });
}

Result<void> ReadDefaults(const JsonValue& value, PushDefaults& defaults) {
  FieldReader fields(value);
  fields.Maybe("lease", defaults.lease);
  fields.Maybe("timeout", defaults.timeout);
  fields.Object("retry", [&](const JsonValue& object) {
    FieldReader retry(object);
    retry.Maybe("max", defaults.retry.max);
    retry.Maybe("backoff", defaults.retry.backoff, [&](RetryBackoff& backoff) { ReadBackoff(retry, backoff); });
    retry.Maybe("base", defaults.retry.base);
    retry.Maybe("cap", defaults.retry.cap);
    return retry.Done();
  });
  fields.Maybe("max_crashes", defaults.max_crashes);
  fields.Maybe("delay", defaults.delay);
  fields.Maybe("expires_in", defaults.expires_in);
  fields.Maybe("priority", defaults.priority);
  fields.Maybe("retention", defaults.retention);
  fields.Maybe("group_limit", defaults.group_limit);
  if (fields.Has("callbacks")) {
    fields.Array("callbacks",
                 [&](const JsonValue& one) { return http::ReadCallback(one, defaults.callbacks.emplace_back()); });
  }
  return fields.Done();
}

Result<void> ReadResults(FieldReader& fields, RunFlow& flow) {
  fields.Members("results", [&](std::string_view name, const JsonValue& value) -> Result<void> {
    flow.results[std::string(name)] = value.raw;
    return {};
  });
  return fields.Done();
}

void ReadRunFlow(FieldReader& fields, std::optional<RunFlow>& flow) {
  if (fields.Has("results")) {
    (void)ReadResults(fields, flow.emplace());
    fields.Flag("more_results", flow->more);
  }
  fields.Object("workflow", [&](const JsonValue& value) {
    FieldReader reader(value);
    RunFlow& run = flow.emplace();
    reader.Text("id", run.workflow);
    reader.Text("name", run.name);
    reader.Text("task", run.task);
    reader.Number("partition", run.partition);
    reader.Flag("more", run.more);
    return ReadResults(reader, run);
  });
}

void ReadJobFlow(FieldReader& fields, std::optional<JobFlow>& flow) {
  if (!fields.Has("workflow") && !fields.Has("after")) return;
  JobFlow& job = flow.emplace();
  fields.Object("workflow", [&](const JsonValue& value) {
    FieldReader reader(value);
    reader.Text("id", job.workflow);
    reader.Text("task", job.task);
    reader.Number("partition", job.partition);
    return reader.Done();
  });
  fields.Array("after", [&](const JsonValue& id) -> Result<void> {
    PAWL_ASSIGN(job.after.emplace_back(), id.String());
    return {};
  });
  fields.Number("waiting_for", job.waiting_for);
}

Result<void> ReadBlocker(const JsonValue& value, std::vector<BlockedBy>& blockers) {
  FieldReader fields(value);
  std::string kind;
  fields.Need("kind");
  fields.Text("kind", kind);
  const auto known = BlockerFromName(kind);
  if (!known) return fields.Done();  // of a later version
  BlockedBy& blocker = blockers.emplace_back();
  blocker.kind = *known;
  if (fields.Has("job")) fields.Text("job", blocker.jobs.emplace_back());
  fields.Array("jobs", [&](const JsonValue& id) -> Result<void> {
    PAWL_ASSIGN(blocker.jobs.emplace_back(), id.String());
    return {};
  });
  fields.Number("count", blocker.count);
  fields.Number("running", blocker.running);
  fields.Number("limit", blocker.limit);
  fields.Maybe("until", blocker.until);
  fields.Maybe("since", blocker.since);
  return fields.Done();
}

void ReadCounts(FieldReader& fields, JobCounts& counts) {
  fields.Object("counts", [&](const JsonValue& value) {
    FieldReader reader(value);
    for (std::size_t i = 0; i < kJobStateCount; ++i) {
      reader.Number(Name(static_cast<JobState>(i)), counts.by_state[i]);
    }
    return reader.Done();
  });
}

void ReadStatCounts(FieldReader& fields, std::string_view key, StatCounts& counts) {
  fields.Object(key, [&](const JsonValue& value) {
    FieldReader reader(value);
    reader.Number("pushed", counts.pushed);
    reader.Number("completed", counts.completed);
    reader.Number("failed", counts.failed);
    reader.Number("retried", counts.retried);
    reader.Number("dead", counts.dead);
    reader.Number("recovered", counts.recovered);
    reader.Number("expired", counts.expired);
    reader.Number("terminated", counts.terminated);
    return reader.Done();
  });
}

}  // namespace

void ReadFailure(FieldReader& fields, std::optional<JobFailure>& failure) {
  fields.Object("error", [&](const JsonValue& value) { return ReadFailure(value, failure.emplace()); });
}

void ReadBrief(FieldReader& fields, JobBrief& job) {
  fields.Need("id");
  fields.Need("state");
  fields.Text("id", job.id);
  fields.Number("seq", job.seq);
  fields.Text("type", job.type);
  fields.Text("queue", job.queue);
  fields.Text("group", job.group);
  fields.State("state", job.state);
  fields.Number("priority", job.priority);
  fields.Number("attempt", job.attempt);
  fields.Number("failures", job.failures);
  fields.Time("created_at", job.created_at);
  fields.Maybe("run_at", job.run_at);
  fields.Maybe("started_at", job.started_at);
  fields.Maybe("ended_at", job.ended_at);
  fields.Text("reason", job.reason);
  fields.Text("worker", job.worker);
  fields.Flag("existing", job.existing);
}

void ReadJob(FieldReader& fields, Job& job) {
  ReadBrief(fields, job);
  fields.Raw("payload", job.payload);
  fields.Number("crashes", job.crashes);
  fields.Maybe("expires_at", job.expires_at);
  fields.Maybe("retain_until", job.retain_until);
  ReadFailure(fields, job.error);
  fields.Raw("result", job.result);
  fields.Raw("progress", job.progress);
  fields.Object("lease", [&](const JsonValue& value) { return ReadLeaseView(value, job.lease.emplace()); });
  if (job.lease) job.worker = job.lease->worker;
  fields.Object("options", [&](const JsonValue& value) { return ReadTerms(value, job.options); });
  fields.Object("unique", [&](const JsonValue& value) { return ReadUnique(value, job.unique.emplace()); });
  fields.Text("created_by", job.created_by);
  fields.Raw("meta", job.meta);
  ReadJobLife(fields, job.life);
  ReadJobFlow(fields, job.flow);
  ReadCallbacks(fields, job.callbacks);
  if (!fields.Has("blocked_by")) return;
  fields.Array("blocked_by",
               [&blockers = job.blocked_by.emplace()](const JsonValue& one) { return ReadBlocker(one, blockers); });
}

void ReadLease(FieldReader& fields, RunLease& lease) {
  fields.Object("lease", [&](const JsonValue& value) {
    FieldReader reader(value);
    reader.Need("token");
    reader.Need("seconds");
    reader.Text("token", lease.token);
    reader.Time("expires_at", lease.expires_at);
    reader.Span("seconds", lease.span);
    return reader.Done();
  });
}

void ReadRun(FieldReader& fields, ClaimedRun& run) {
  for (const std::string_view key : {"id", "type", "lease"}) fields.Need(key);
  fields.Text("id", run.id);
  fields.Number("seq", run.seq);
  fields.Text("type", run.type);
  fields.Text("queue", run.queue);
  fields.Text("group", run.group);
  fields.Raw("payload", run.payload);
  fields.Raw("meta", run.meta);
  fields.Number("priority", run.priority);
  fields.Number("attempt", run.attempt);
  fields.Number("failures", run.failures);
  fields.Number("crashes", run.crashes);
  fields.Time("created_at", run.created_at);
  ReadFailure(fields, run.error);
  fields.Raw("progress", run.progress);
  fields.Span("timeout", run.timeout);
  ReadLease(fields, run.lease);
  ReadRunLife(fields, run.life);
  ReadRunFlow(fields, run.flow);
  fields.Object("partition", [&](const JsonValue& value) {
    FieldReader reader(value);
    PartitionClaim& claim = run.partition.emplace();
    reader.Text("task", claim.task);
    reader.Number("number", claim.number);
    ReadOffset(reader, claim.offset);
    reader.Number("etag", claim.etag);
    std::string stream;
    reader.Text("stream", stream);
    claim.infinite = stream == "infinite";
    reader.Raw("scan", claim.scan);
    ReadScanCounts(reader, claim.counts);
    return reader.Done();
  });
}

void ReadOffset(FieldReader& fields, std::string& offset) {
  fields.Raw("offset", offset);
  if (offset == "null") offset.clear();
}

void ReadScanCounts(FieldReader& fields, ScanCounts& counts) {
  fields.Number("read", counts.read);
  fields.Number("processed", counts.processed);
  fields.Number("skipped", counts.skipped);
  fields.Number("dead", counts.dead);
  fields.Number("blocks", counts.blocks);
}

void ReadQueue(FieldReader& fields, QueueStatus& queue) {
  fields.Need("name");
  fields.Text("name", queue.name);
  fields.Flag("paused", queue.paused);
  fields.Maybe("concurrency", queue.concurrency);
  ReadRate(fields, queue.rate);
  fields.Maybe("max_payload", queue.max_payload);
  fields.Object("defaults", [&](const JsonValue& value) { return ReadDefaults(value, queue.defaults); });
  ReadCounts(fields, queue.counts);
  fields.Maybe("oldest_age", queue.oldest_age);
}

void ReadCallback(FieldReader& fields, CallbackStatus& callback) {
  fields.Need("id");
  fields.Text("id", callback.id);
  fields.Text("url", callback.url);
  fields.Text("event", callback.event);
  fields.Number("end", callback.end);
  std::string state;
  fields.Text("state", state);
  callback.state = CallbackStateFromName(state).value_or(CallbackState::kPending);
  fields.Number("attempts", callback.attempts);
  fields.Maybe("last_status", callback.last_status);
  fields.Text("last_error", callback.last_error);
  fields.Maybe("next_at", callback.next_at);
}

void ReadCallbacks(FieldReader& fields, std::vector<CallbackStatus>& callbacks) {
  fields.Array("callbacks", [&](const JsonValue& value) {
    FieldReader one(value);
    ReadCallback(one, callbacks.emplace_back());
    return one.Done();
  });
}

void ReadGroup(FieldReader& fields, GroupStatus& group) {
  fields.Need("name");
  fields.Text("queue", group.queue);
  fields.Text("name", group.name);
  fields.Maybe("limit", group.limit);
  ReadRate(fields, group.rate);
  fields.Flag("paused", group.paused);
  fields.Flag("ordered", group.ordered);
  fields.Raw("settings", group.settings);
  fields.Number("ready", group.ready);
  fields.Number("running", group.running);
}

void ReadStats(FieldReader& fields, StatsBlock& stats) {
  ReadStatCounts(fields, "total", stats.total);
  ReadStatCounts(fields, "minute", stats.minute);
  ReadStatCounts(fields, "hour", stats.hour);
  ReadStatCounts(fields, "day", stats.day);
  ReadCounts(fields, stats.counts);
}

}  // namespace pawl
