// Replies of the core as the values of Jobs.
#include <algorithm>

#include "base/uuid.h"
#include "embed/operations.h"
#include "wire/http/render_job.h"

namespace pawl {
namespace {

std::optional<WallTime> IfSet(WallTime time) {
  if (time == WallTime{} || time == kNeverWall) return std::nullopt;
  return time;
}

// When the job becomes claimable or wakes by itself, if it waits for a time.
std::optional<WallTime> RunAt(JobState shown, WallTime due) {
  const bool waits = shown == JobState::kScheduled || shown == JobState::kRetrying || shown == JobState::kSuspended;
  return waits ? IfSet(due) : std::nullopt;
}

RunLease LeaseFrom(const Lease& lease, Now now) {
  const Millis left = std::max(Millis{0}, lease.deadline - now.steady);
  return {.token = ToHex(lease.token.bytes), .expires_at = now.wall + left, .span = left};
}

JobBrief Brief(const JobRow& row, http::NameMemo& names) {
  const JobHead& head = row.head;
  return {.id = head.id,
          .seq = row.seq,
          .type = names[head.type],
          .queue = names[head.queue],
          .group = head.group,
          .state = head.shown,
          .priority = head.priority,
          .attempt = head.attempt,
          .failures = head.failures,
          .created_at = head.created,
          .run_at = RunAt(head.shown, head.due),
          .started_at = IfSet(head.started),
          .ended_at = IfSet(head.ended),
          .reason = head.reason == Reason::kNone ? "" : std::string(Name(head.reason)),
          .worker = head.lease ? head.lease->worker : "",
          .existing = row.existing};
}

PortContents ContentsFrom(std::vector<ClaimedPort> ports) {
  PortContents contents;
  for (ClaimedPort& port : ports) {
    PortContent& content = contents[port.port];
    content.from = port.from;
    content.tail = port.tail;
    content.default_value = std::move(port.default_value);
    content.items = ValuesOf(std::move(port.items));
  }
  return contents;
}

RunLife LifeFrom(ClaimedLife claimed) {
  RunLife life{.first = claimed.first,
               .shutdown = claimed.phase != Phase::kRun,
               .inputs = ContentsFrom(std::move(claimed.ports)),
               .more = claimed.more,
               .defaults_changed = claimed.defaults_changed,
               .defaults_run = claimed.defaults_run};
  for (auto& [key, value] : claimed.state) life.state[key] = std::move(value);
  for (ClaimedChild& child : claimed.children) {
    life.children.push_back({.id = std::move(child.id),
                             .name = std::move(child.name),
                             .state = child.shown,
                             .outputs = ContentsFrom(std::move(child.out))});
  }
  return life;
}

RunFlow FlowFrom(ClaimedFlow claimed) {
  RunFlow flow{.workflow = std::move(claimed.workflow),
               .name = std::move(claimed.name),
               .task = std::move(claimed.task),
               .partition = claimed.partition,
               .more = claimed.more};
  for (auto& [name, result] : claimed.results) flow.results[name] = std::move(result);
  return flow;
}

ClaimedRun RunFrom(ClaimedJob job, http::NameMemo& names, Now now) {
  JobHead& head = job.head;
  ClaimedRun run{.id = std::move(head.id),
                 .seq = job.seq,
                 .type = names[head.type],
                 .queue = names[head.queue],
                 .group = std::move(head.group),
                 .payload = std::move(job.payload),
                 .meta = std::move(job.meta),
                 .priority = head.priority,
                 .attempt = head.attempt,
                 .failures = head.failures,
                 .crashes = head.crashes,
                 .created_at = head.created,
                 .progress = job.progress ? *std::move(job.progress) : "",
                 .timeout = head.options.timeout};
  if (job.error) {
    run.error = JobFailure{std::move(job.error->type), std::move(job.error->message), std::move(job.error->backtrace)};
  }
  if (head.lease) run.lease = LeaseFrom(*head.lease, now);
  if (job.life) run.life = LifeFrom(*std::move(job.life));
  if (job.flow) run.flow = FlowFrom(*std::move(job.flow));
  if (job.partition) run.partition = *std::move(job.partition);
  return run;
}

}  // namespace

JobBrief BriefOf(const JobRow& row, const Names& names) {
  http::NameMemo memo(names);
  return Brief(row, memo);
}

std::vector<JobBrief> PushedJobs(const JobsReply& reply, const Names& names) {
  http::NameMemo memo(names);
  std::vector<JobBrief> jobs;
  jobs.reserve(reply.jobs.size());
  for (const JobRow& row : reply.jobs) jobs.push_back(Brief(row, memo));
  return jobs;
}

Claimed ClaimedJobs(ClaimReply reply, const Names& names, Now now) {
  http::NameMemo memo(names);
  Claimed claimed;
  claimed.runs.reserve(reply.jobs.size());
  for (ClaimedJob& job : reply.jobs) claimed.runs.push_back(RunFrom(std::move(job), memo, now));
  return claimed;
}

std::vector<PortValue> ValuesOf(std::vector<PortItem> items) {
  std::vector<PortValue> values;
  values.reserve(items.size());
  for (PortItem& item : items) values.push_back({.value = std::move(item.value), .channel = std::move(item.channel)});
  return values;
}

BeatReply BeatReplyOf(const HeartbeatOp::Reply& reply, Now now) {
  return {.lease = LeaseFrom(reply.lease, now), .cancel = reply.cancel};
}

Finished FinishedOf(FinishOp::Reply reply, Now now) {
  Finished finished{.id = std::move(reply.id),
                    .state = reply.shown,
                    .run_at = RunAt(reply.shown, reply.run_at),
                    .cancel = reply.cancel};
  if (reply.lease) finished.lease = LeaseFrom(*reply.lease, now);
  if (reply.partition) finished.partition = *std::move(reply.partition);
  return finished;
}

std::vector<Result<Finished>> FinishedOf(std::vector<Result<FinishOp::Reply>> replies, Now now) {
  std::vector<Result<Finished>> finished;
  finished.reserve(replies.size());
  for (Result<FinishOp::Reply>& reply : replies) {
    finished.push_back(reply.ok() ? Result<Finished>(FinishedOf(*std::move(reply), now))
                                  : Result<Finished>(std::move(reply).error()));
  }
  return finished;
}

}  // namespace pawl
