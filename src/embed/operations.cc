#include "embed/operations.h"

#include <utility>

#include "base/json_reader.h"
#include "base/names.h"
#include "base/uuid.h"
#include "wire/http/parse_effects.h"
#include "wire/http/parse_job.h"
#include "wire/http/parse_scan.h"
#include "wire/json/api_call.h"
#include "wire/json/api_fields.h"
#include "wire/json/api_parts.h"
#include "wire/json/fields.h"
#include "wire/json/port_values.h"
#include "wire/push_spec.h"

namespace pawl {
namespace {

using http::Within;

Result<void> Named(std::string_view field, Result<void> checked) {
  if (checked.ok()) return checked;
  return Within(field, std::move(checked).error());
}

Error Invalid(std::string_view field, std::string detail) {
  return {ErrorCode::kInvalid, std::move(detail), std::string(field)};
}

// JSON that is kept as it is.
Result<void> CheckKept(std::string_view field, std::string_view json, const http::WireLimits& limits) {
  PAWL_TRY(http::CheckSize(json.size(), limits, field));
  return Named(field, ValidateJson(json));
}

Result<std::vector<JobSpec>> Specs(std::vector<PushRequest> jobs, std::string_view list,
                                   const http::WireLimits& limits) {
  std::vector<JobSpec> specs;
  specs.reserve(jobs.size());
  for (std::size_t i = 0; i < jobs.size(); ++i) {
    Result<JobSpec> spec = SpecOf(std::move(jobs[i]), limits);
    if (!spec.ok()) return Within(list, Within(i, std::move(spec).error()));
    specs.push_back(*std::move(spec));
  }
  return specs;
}

Result<JobRef> Ref(std::string_view text) {
  Result<JobRef> ref = http::ParseRef(text);
  if (!ref.ok()) return Within("job", std::move(ref).error());
  return ref;
}

// A text that cannot be a token is nobody's token.
Token TokenOf(std::string_view text) {
  Token token;
  if (!FromHex(text, token.bytes)) token = Token{};
  return token;
}

// What is given but does not go with the outcome.
Result<void> CheckFields(const Finish& finish) {
  const RunOutcome outcome = finish.outcome;
  const bool failed = outcome == RunOutcome::kFailed;
  const bool released = outcome == RunOutcome::kReleased;
  const bool wakes = outcome == RunOutcome::kSuspended || outcome == RunOutcome::kCompleted;
  const bool goes_on = outcome == RunOutcome::kContinue;
  const std::pair<std::string_view, bool> strangers[] = {
      {"result", !finish.result.empty() && (failed || released)},
      {"progress", !finish.progress.empty() && !goes_on},
      {"error", finish.error && !failed},
      {"retry", !finish.retry && !failed},
      {"retry_in", finish.retry_in && !failed},
      {"delay", finish.delay && !released},
      {"wake_in", finish.wake_in && !wakes},
      {"wake_at", finish.wake_at && !wakes},
      {"lease", finish.lease && !goes_on},
      {"commit", finish.commit != 0 && !goes_on},
      {"push", (!finish.push.empty() || !finish.into.empty() || !finish.pieces.empty()) && released},
      {"offset", finish.partition && released},
      {"poll", finish.partition && finish.partition->poll && outcome != RunOutcome::kCompleted},
      {"held_back", finish.partition && finish.partition->held_back && outcome != RunOutcome::kCompleted},
      {"effects", !finish.effects.empty() && released},
  };
  for (const auto& [field, strange] : strangers) {
    if (strange) return Invalid(field, "does not go with the outcome");
  }
  if (failed && !finish.error) return Invalid("error", "is missing");
  if (!finish.retry && finish.retry_in) return Invalid("retry_in", "retry and retry_in exclude each other");
  if (finish.wake_in && finish.wake_at) return Invalid("wake_at", "wake_in and wake_at exclude each other");
  return {};
}

// By way of JSON: ports, values and names have many rules, and are checked in one place.
Result<void> SetLifeEffects(const RunEffects& effects, const http::WireLimits& limits, FinishOp& op) {
  if (effects.empty()) return {};
  PAWL_ASSIGN(const std::string text, EffectsBody(effects));
  PAWL_ASSIGN(const JsonValue value, ParseJson(text));
  return http::ReadEffects(value, op.job, limits, op.effects);
}

Result<void> AddInto(PartitionPush& partition, const http::WireLimits& limits, JobSpec& spec) {
  PAWL_TRY(CheckName(partition.task, "into"));
  PAWL_TRY(CheckKept("payload", partition.payload, limits));
  spec.into = std::move(partition.task);
  spec.payload = std::move(partition.payload);
  if (!partition.offset.empty()) spec.flow.emplace().offset = std::move(partition.offset);
  return {};
}

Result<void> AddPieces(std::vector<PiecePush> pieces, const http::WireLimits& limits, std::vector<JobSpec>& push) {
  std::vector<PushRequest> jobs;
  for (PiecePush& piece : pieces) jobs.push_back(std::move(piece.job));
  PAWL_ASSIGN(std::vector<JobSpec> specs, Specs(std::move(jobs), "push", limits));
  for (std::size_t i = 0; i < specs.size(); ++i) {
    JobSpec& spec = push.emplace_back(std::move(specs[i]));
    spec.flow.emplace().piece = true;
    spec.flow->may_fail = pieces[i].may_fail;
  }
  return {};
}

// Values that a program gives as JSON are JSON, and not too large.
Result<void> SetStep(PartitionStep step, const http::WireLimits& limits, FinishOp& op) {
  if (!step.offset.empty()) PAWL_TRY(CheckKept("offset", step.offset, limits));
  for (std::size_t i = 0; i < step.dead.size(); ++i) {
    const DeadDocument& dead = step.dead[i];
    Result<void> valid = dead.key.empty() ? Result<void>() : CheckKept("key", dead.key, limits);
    if (valid.ok() && !dead.document.empty()) valid = CheckKept("document", dead.document, limits);
    if (!valid.ok()) return Within("dead", Within(i, std::move(valid).error()));
  }
  if (step.dead.size() > kDeadInStepMax) {
    return Error{ErrorCode::kTooLarge, "has more than " + std::to_string(kDeadInStepMax) + " documents", "dead"};
  }
  PAWL_TRY(Named("poll", http::CheckSpan(step.poll, http::kPollRange)));
  PAWL_TRY(http::CheckStep(step, limits));
  op.partition = std::move(step);
  return {};
}

Result<void> SetEffects(Finish& finish, const http::WireLimits& limits, FinishOp& op) {
  if (!finish.result.empty()) {
    PAWL_TRY(CheckKept("result", finish.result, limits));
    op.result = std::move(finish.result);
  }
  if (!finish.progress.empty()) {
    PAWL_TRY(CheckKept("progress", finish.progress, limits));
    op.progress = std::move(finish.progress);
  }
  if (finish.error) {
    PAWL_TRY(Named("error.type", http::CheckText(finish.error->type)));
    op.error =
        JobError{std::move(finish.error->type), std::move(finish.error->message), std::move(finish.error->backtrace)};
  }
  if (finish.push.size() + finish.into.size() + finish.pieces.size() > http::kPushedByFinishMax) {
    return Error{ErrorCode::kTooLarge, "has more than " + std::to_string(http::kPushedByFinishMax) + " jobs", "push"};
  }
  PAWL_ASSIGN(op.push, Specs(std::move(finish.push), "push", limits));
  PAWL_TRY(AddPieces(std::move(finish.pieces), limits, op.push));
  for (std::size_t i = 0; i < finish.into.size(); ++i) {
    Result<void> added = AddInto(finish.into[i], limits, op.push.emplace_back());
    if (!added.ok()) return Within("push", Within(op.push.size() - 1, std::move(added).error()));
  }
  if (finish.partition) PAWL_TRY(SetStep(*std::move(finish.partition), limits, op));
  return Named("effects", SetLifeEffects(finish.effects, limits, op));
}

Result<FinishOp> FinishOperation(Finish finish, const http::WireLimits& limits) {
  PAWL_TRY(CheckFields(finish));
  PAWL_TRY(Named("retry_in", http::CheckSpan(finish.retry_in, http::kDelayRange)));
  PAWL_TRY(Named("delay", http::CheckSpan(finish.delay, http::kDelayRange)));
  PAWL_TRY(Named("wake_in", http::CheckSpan(finish.wake_in, http::kDelayRange)));
  PAWL_TRY(Named("lease", http::CheckSpan(finish.lease, http::kLeaseRange)));
  FinishOp op;
  PAWL_ASSIGN(op.job, Ref(finish.job));
  op.token = TokenOf(finish.token);
  op.outcome = static_cast<Outcome>(finish.outcome);
  op.retry = finish.retry;
  op.retry_in = finish.retry_in;
  op.delay = finish.delay;
  op.wake_in = finish.wake_in;
  op.wake_at = finish.wake_at;
  op.lease = finish.lease;
  if (finish.commit != 0) op.commit = finish.commit;
  PAWL_TRY(SetEffects(finish, limits, op));
  return op;
}

static_assert(static_cast<int>(RunOutcome::kCompleted) == static_cast<int>(Outcome::kCompleted) &&
              static_cast<int>(RunOutcome::kFailed) == static_cast<int>(Outcome::kFailed) &&
              static_cast<int>(RunOutcome::kReleased) == static_cast<int>(Outcome::kReleased) &&
              static_cast<int>(RunOutcome::kSuspended) == static_cast<int>(Outcome::kSuspended) &&
              static_cast<int>(RunOutcome::kContinue) == static_cast<int>(Outcome::kContinue));

// How many a list may have.
Result<void> CheckCount(std::string_view field, std::size_t count, std::size_t max) {
  if (count == 0) return Invalid(field, "must have at least one");
  if (count <= max) return {};
  return Error{ErrorCode::kTooLarge, "has more than " + std::to_string(max), std::string(field)};
}

}  // namespace

Result<PushOp> PushOperation(std::vector<PushRequest> jobs, const http::WireLimits& limits) {
  PAWL_TRY(CheckCount("jobs", jobs.size(), http::kBulkMax));
  PushOp op;
  op.bulk = true;
  PAWL_ASSIGN(op.jobs, Specs(std::move(jobs), "jobs", limits));
  return op;
}

Result<ClaimRequest> ClaimOperation(const ClaimOptions& options) {
  ClaimRequest request;
  PAWL_TRY(Named("worker", http::CheckNewName(options.worker)));
  if (options.job.empty()) {
    PAWL_TRY(CheckCount("queues", options.queues.size(), http::kClaimQueuesMax));
    for (const std::string& queue : options.queues) PAWL_TRY(CheckName(queue, "queues"));
  } else {
    PAWL_ASSIGN(request.job, Ref(options.job));
  }
  PAWL_TRY(CheckCount("count", options.count, http::kClaimMax));
  PAWL_TRY(Named("wait", http::CheckSpan(options.wait, http::kWaitRange)));
  PAWL_TRY(Named("lease", http::CheckSpan(options.lease, http::kLeaseRange)));
  if (!options.claim_id.empty()) PAWL_TRY(CheckName(options.claim_id, "claim_id"));
  request.queues = options.queues;
  request.worker = options.worker;
  request.count = options.count;
  request.wait = options.wait;
  request.lease = options.lease;
  request.claim_id = options.claim_id;
  return request;
}

Result<HeartbeatOp> HeartbeatOperation(const Beat& beat, const http::WireLimits& limits) {
  HeartbeatOp op;
  PAWL_ASSIGN(op.job, Ref(beat.job));
  op.token = TokenOf(beat.token);
  if (!beat.progress.empty()) {
    PAWL_TRY(CheckKept("progress", beat.progress, limits));
    op.progress = beat.progress;
  }
  PAWL_TRY(Named("lease", http::CheckSpan(beat.lease, http::kLeaseRange)));
  op.lease = beat.lease;
  return op;
}

Result<std::vector<FinishOp>> FinishOperations(std::vector<Finish> finishes, const http::WireLimits& limits) {
  PAWL_TRY(CheckCount("finishes", finishes.size(), http::kFinishesMax));
  std::vector<FinishOp> ops;
  ops.reserve(finishes.size());
  for (std::size_t i = 0; i < finishes.size(); ++i) {
    Result<FinishOp> op = FinishOperation(std::move(finishes[i]), limits);
    if (!op.ok()) return Within("finishes", Within(i, std::move(op).error()));
    ops.push_back(*std::move(op));
  }
  return ops;
}

}  // namespace pawl
