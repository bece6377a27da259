#include "rules/edit.h"

#include <algorithm>

#include "rules/idempotency_key.h"
#include "rules/job_errors.h"
#include "rules/moves.h"
#include "rules/steps.h"
#include "rules/txn.h"
#include "store/job_codec.h"

namespace pawl {
namespace {

Result<void> CheckVersion(const EditOp& op, Seq seq, const JobHead& head, Txn& txn) {
  if (!op.version || *op.version == txn.HeadVersion(seq)) return {};
  return Error{ErrorCode::kChangedMeanwhile,
               "job " + head.id + " has changed since it was read: get it again, and use its new ETag", "If-Match"};
}

Result<void> SetPayload(const std::string& payload, Seq seq, const JobHead& head, Txn& txn) {
  const auto queue = txn.Queue(head.queue);
  if (queue && queue->max_payload && payload.size() > *queue->max_payload) {
    return Error{ErrorCode::kTooLarge,
                 "the payload has " + std::to_string(payload.size()) + " bytes, the queue takes " +
                     std::to_string(*queue->max_payload),
                 "payload"};
  }
  auto body = txn.Body(seq);
  if (!body) return NoSuchJob(seq);
  body->payload = payload;
  txn.Put(BodyKey(seq), EncodeBody(*body));
  return {};
}

Result<void> Change(const EditOp& op, Seq seq, Txn& txn) {
  const JobHead& before = *txn.Head(seq);
  const JobState was_shown = before.shown;
  if (before.state != State::kQueued && before.state != State::kSuspended) {
    return NoSuchStep(before.id, Name(before.shown), Name(State::kQueued), "only a job that waits can be changed");
  }
  if (before.shown == JobState::kWaiting && op.time.given()) {
    return NoSuchStep(before.id, Name(before.shown), Name(JobState::kScheduled), "it waits for other jobs");
  }
  JobHead& head = *txn.Edit(seq);
  SetTime(op.time, head, txn.now());
  if (head.attempt == 0 && head.expires <= head.due) {
    return Error{ErrorCode::kInvalid, "the job would expire before it may run", op.time.delay ? "delay" : "run_at"};
  }
  head.priority = op.priority.value_or(head.priority);
  if (op.group) {
    head.group = *op.group;
    head.group_key = op.group->empty() ? GroupKey{} : HashBytes(*op.group);
  }
  if (op.payload) PAWL_TRY(SetPayload(*op.payload, seq, head, txn));
  if (head.shown != was_shown) txn.Edit(seq, Cause::kRunAgain);
  return {};
}

}  // namespace

void SetTime(const RunTime& time, JobHead& head, Now now) {
  if (head.state == State::kSuspended) {
    if (time.run_at) head.SetDue(std::max(now.wall, *time.run_at));
    if (time.delay) head.SetDueAfter(*time.delay, now);
    return;
  }
  if (time.run_at) Enqueue(head, std::max(now.wall, *time.run_at), now);
  if (time.delay) EnqueueAfter(head, *time.delay, now);
}

Result<EditOp::Reply> Decide(const EditOp& op, Txn& txn) {
  if (auto replay = Replay(op.once, txn)) return *std::move(replay);
  const auto found = txn.Find(op.job);
  if (!found) return NoSuchJob(op.job);
  PAWL_TRY(CheckVersion(op, found->seq, *found->head, txn));
  if (op.from == EditOp::From::kWaiting) {
    PAWL_TRY(Change(op, found->seq, txn));
  } else {
    PAWL_TRY(CheckParent(*found->head, txn));
    PAWL_TRY(RunAgain(found->seq, {op.from == EditOp::From::kForced, op.time}, txn));
  }
  JobsReply reply;
  reply.jobs.push_back({found->seq, *found->head, false});
  reply.count = 1;
  KeepAnswer(op.once, reply, 0, txn);
  return reply;
}

}  // namespace pawl
