// Runs: grant, heartbeat, finish and commit, recovery.
#include <algorithm>

#include "base/random.h"
#include "rules/decide.h"
#include "rules/job_errors.h"
#include "rules/kept.h"
#include "rules/pusher.h"
#include "rules/rewrite.h"
#include "store/bytes.h"
#include "store/job_codec.h"

namespace pawl {
namespace {

constexpr Millis kClaimKept = std::chrono::hours(1);

RecordKey ClaimKey(const Hash128& key) { return {RecordKind::kClaim, Key().Hash(key)}; }

Token MakeToken(std::uint64_t seed) {
  SeededRandom random(seed);
  Token token;
  for (std::size_t i = 0; i < token.bytes.size(); i += sizeof(std::uint64_t)) {
    const std::uint64_t word = random.Next();
    std::copy_n(reinterpret_cast<const std::uint8_t*>(&word), sizeof word, token.bytes.begin() + static_cast<long>(i));
  }
  return token;
}

void Extend(Lease& lease, Now now) { lease.deadline = std::min(now.steady + lease.span, lease.hard_deadline); }

ClaimedJob Claimed(Seq seq, JobHead claimed, View& view) {
  ClaimedJob job;
  job.seq = seq;
  job.head = std::move(claimed);
  const JobHead& head = job.head;
  if (auto body = view.Body(seq)) job.payload = std::move(body->payload);
  if (head.side.progress) job.progress = view.Raw(SideKey(RecordKind::kProgress, seq));
  if (head.side.error) {
    if (const auto bytes = view.Raw(SideKey(RecordKind::kError, seq))) {
      if (auto error = DecodeError(*bytes); error.ok()) job.error = *std::move(error);
    }
  }
  return job;
}

const Answer* AnswerTo(const JobHead& head, const Token& token) {
  for (const Answer& answer : head.answers) {
    if (answer.token == token) return &answer;
  }
  return nullptr;
}

void KeepAnswer(JobHead& head, const Token& token) {
  if (head.answers.size() == kAnswersKept) head.answers.erase(head.answers.begin());
  head.answers.push_back({token, head.shown, head.due});
}

void PutSide(Draft& draft, Seq seq, RecordKind kind, const std::optional<std::string>& value, bool& exists) {
  if (!value) return;
  draft.changes.puts.emplace_back(SideKey(kind, seq), *value);
  exists = true;
}

// After a failed or vanished run; `due` is when it may be tried again.
void Fail(const FinishOp& op, JobHead& head, Now now) {
  ++head.failures;
  if (!op.retry) return End(head, State::kFailed, Shown::kDead, Reason::kNotRetried, now);
  if (head.failures > head.options.retry.max) {
    return End(head, State::kFailed, Shown::kDead, Reason::kRetriesExhausted, now);
  }
  const std::uint64_t random = SeededRandom(op.seed).Next();
  Enqueue(head, now.wall + op.retry_in.value_or(RetryDelay(head.options.retry, head.failures, random)), now);
}

void Suspend(const FinishOp& op, JobHead& head, Now now) {
  MoveTo(head, State::kSuspended, Shown::kSuspended);
  head.lease.reset();
  head.due = kNeverWall;
  if (op.wake_at) head.due = std::max(now.wall, *op.wake_at);
  if (op.wake_in) head.due = now.wall + *op.wake_in;
}

void Release(const FinishOp& op, JobHead& head, Now now) {
  if (head.attempt > 0) --head.attempt;
  // Without a delay it goes back to the place in line that it had (or to this moment, if the clock was set back).
  Enqueue(head, op.delay ? now.wall + *op.delay : std::min(head.due, now.wall), now);
}

void Continue(const FinishOp& op, JobHead& head, Now now) {
  if (op.lease) head.lease->span = *op.lease;
  Extend(*head.lease, now);
}

Cause CauseOf(Outcome outcome) {
  switch (outcome) {
    case Outcome::kFailed:
      return Cause::kFailed;
    case Outcome::kReleased:
      return Cause::kReleased;
    case Outcome::kSuspended:
      return Cause::kSuspended;
    case Outcome::kCompleted:
    case Outcome::kContinue:
      break;
  }
  return Cause::kCompleted;
}

// Where the outcome leads. A job that was asked to stop goes on to terminated, whatever its last run came to.
void Conclude(const FinishOp& op, JobHead& head, Now now) {
  head.crashes = 0;
  if (op.outcome == Outcome::kContinue) return Continue(op, head, now);
  if (head.state == State::kTerminating) {
    return End(head, State::kTerminated, Shown::kTerminated, head.reason, now);
  }
  switch (op.outcome) {
    case Outcome::kCompleted:
      return End(head, State::kCompleted, Shown::kCompleted, Reason::kNone, now);
    case Outcome::kFailed:
      return Fail(op, head, now);
    case Outcome::kSuspended:
      return Suspend(op, head, now);
    case Outcome::kReleased:
      return Release(op, head, now);
    case Outcome::kContinue:
      return;
  }
}

Result<void> PushEffects(const FinishOp& op, View& view, Now now, Draft& draft) {
  if (op.push.empty()) return {};
  Pusher pusher(view, now, draft);
  for (std::size_t i = 0; i < op.push.size(); ++i) {
    auto row = pusher.Add(op.push[i], op.first_seq + i, op.seed + i + 1);
    if (!row.ok() && view.incomplete()) continue;  // as in a push
    if (!row.ok()) {
      Error error = std::move(row).error();
      error.field = "push[" + std::to_string(i) + "]" + (error.field.empty() ? "" : "." + error.field);
      return error;
    }
  }
  for (const NewJob& job : pusher.jobs()) CreateJob(job, now, draft);
  return {};
}

FinishOp::Reply ReplyOf(Seq seq, const JobHead& head) {
  FinishOp::Reply reply;
  reply.seq = seq;
  reply.id = head.id;
  reply.shown = head.shown;
  reply.run_at = head.due;
  reply.lease = head.lease;
  reply.cancel = head.lease && head.state == State::kTerminating;
  return reply;
}

}  // namespace

Result<ClaimedJob> Decide(const GrantOp& op, View& view, Now now, Draft& draft) {
  if (op.claim) (void)view.Raw(ClaimKey(*op.claim));
  auto head = view.Head(op.seq);
  if (!head || head->state != State::kQueued) {
    return Error{ErrorCode::kInternal, "a job was handed out that does not wait"};
  }
  const HeadMark before(*head);
  MoveTo(*head, State::kRunning, Shown::kRunning);
  ++head->attempt;
  head->started = now.wall;
  if (head->unique_until == UniqueUntil::kStart) head->unique_until = UniqueUntil::kNone;
  Lease lease;
  lease.token = MakeToken(op.seed);
  lease.worker = op.worker;
  lease.span = op.lease.value_or(head->options.lease);
  lease.hard_deadline = head->options.timeout > Millis{0} ? now.steady + head->options.timeout : kNeverSteady;
  Extend(lease, now);
  head->lease = std::move(lease);
  Rewrite(draft, op.seq, before, *head, {Cause::kClaimed, now});
  return Claimed(op.seq, *std::move(head), view);
}

void Remember(const RememberClaim& claim, View& view, Now now, Draft& draft) {
  (void)view.Raw(ClaimKey(claim.key));  // a repeat of the claim may have been answered by another node
  std::string bytes;
  ByteWriter out(bytes);
  for (const auto& [seq, token] : claim.granted) {
    out.U64(seq);
    out.Raw(token.bytes.data(), token.bytes.size());
  }
  PutKept(ClaimKey(claim.key), bytes, now.wall + kClaimKept, draft);
}

std::optional<std::vector<ClaimedJob>> Recall(const Hash128& key, View& view) {
  const auto bytes = ReadKept(ClaimKey(key), view);
  if (!bytes) return std::nullopt;
  ByteReader in(*bytes);
  std::vector<ClaimedJob> jobs;
  while (!in.done() && in.ok()) {
    const Seq seq = in.U64();
    Token token;
    in.Copy(token.bytes.data(), token.bytes.size());
    auto head = view.Head(seq);
    if (head && head->lease && head->lease->token == token) jobs.push_back(Claimed(seq, *std::move(head), view));
  }
  return jobs;
}

Result<HeartbeatOp::Reply> Decide(const HeartbeatOp& op, View& view, Now now, Draft& draft) {
  auto found = view.Find(op.job);
  if (!found) return NoSuchJob(op.job);
  JobHead& head = found->head;
  if (!head.lease || head.lease->token != op.token) return LeaseLost(head.id);
  const HeadMark before(head);
  if (op.lease) head.lease->span = *op.lease;
  Extend(*head.lease, now);
  PutSide(draft, found->seq, RecordKind::kProgress, op.progress, head.side.progress);
  Rewrite(draft, found->seq, before, head, {Cause::kClaimed, now, true});
  return HeartbeatOp::Reply{found->seq, head.id, *head.lease, head.state == State::kTerminating};
}

Result<FinishOp::Reply> Decide(const FinishOp& op, View& view, Now now, Draft& draft) {
  auto found = view.Find(op.job);
  if (!found) return NoSuchJob(op.job);
  JobHead& head = found->head;
  if (!head.lease || head.lease->token != op.token) {
    const Answer* answer = AnswerTo(head, op.token);
    if (answer == nullptr) return LeaseLost(head.id);
    FinishOp::Reply reply;
    reply.seq = found->seq;
    reply.id = head.id;
    reply.shown = answer->shown;
    reply.run_at = answer->run_at;
    return reply;
  }
  const HeadMark before(head);
  PutSide(draft, found->seq, RecordKind::kResult, op.result, head.side.result);
  PutSide(draft, found->seq, RecordKind::kProgress, op.progress, head.side.progress);
  if (op.error) PutSide(draft, found->seq, RecordKind::kError, EncodeError(*op.error), head.side.error);
  Conclude(op, head, now);
  const bool ends = op.outcome != Outcome::kContinue;
  if (ends) KeepAnswer(head, op.token);
  PAWL_TRY(PushEffects(op, view, now, draft));
  Rewrite(draft, found->seq, before, head, {CauseOf(op.outcome), now, !ends});
  return ReplyOf(found->seq, head);
}

Result<RecoverOp::Reply> Decide(const RecoverOp& op, View& view, Now now, Draft& draft) {
  auto found = view.Head(op.seq);
  if (!found || !found->lease || found->lease->deadline > now.steady) return RecoverOp::Reply{};
  JobHead& after = *found;
  const HeadMark before(after);
  const Lease lease = *after.lease;
  ++after.crashes;
  const bool timed_out = lease.hard_deadline <= now.steady;
  if (after.state == State::kTerminating) {
    End(after, State::kTerminated, Shown::kTerminated, after.reason, now);
  } else if (after.crashes >= after.options.max_crashes) {
    End(after, State::kFailed, Shown::kDead, timed_out ? Reason::kTimedOut : Reason::kLeaseExpired, now);
  } else {
    Enqueue(after, now.wall + CrashDelay(after.crashes, SeededRandom(op.seed).Next()), now);
  }
  const std::string kind = timed_out ? "timeout" : "lease_expired";
  const std::string message =
      timed_out ? "the run took longer than its timeout" : "worker " + lease.worker + " did not renew its lease";
  PutSide(draft, op.seq, RecordKind::kError, EncodeError({kind, message, {}}), after.side.error);
  Rewrite(draft, op.seq, before, after, {Cause::kCrashed, now});
  return RecoverOp::Reply{};
}

}  // namespace pawl
