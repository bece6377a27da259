#include "rules/edit.h"

#include <algorithm>

#include "rules/draft.h"
#include "rules/job_errors.h"
#include "rules/once.h"
#include "rules/rewrite.h"
#include "rules/steps.h"
#include "rules/view.h"
#include "store/job_codec.h"

namespace pawl {
namespace {

// As the view has read the head.
Version VersionOf(Seq seq, const View& view) {
  const auto& records = view.guards().records;
  const auto at =
      std::find_if(records.rbegin(), records.rend(), [&](const auto& record) { return record.first == HeadKey(seq); });
  return at == records.rend() ? kAbsent : at->second;
}

Result<void> CheckVersion(const EditOp& op, Seq seq, const JobHead& head, const View& view) {
  if (!op.version || *op.version == VersionOf(seq, view)) return {};
  return Error{ErrorCode::kChangedMeanwhile,
               "job " + head.id + " has changed since it was read: get it again, and use its new ETag", "If-Match"};
}

Result<void> SetPayload(const std::string& payload, Seq seq, const JobHead& head, View& view, Draft& draft) {
  const auto queue = view.Queue(head.queue);
  if (queue && queue->max_payload && payload.size() > *queue->max_payload) {
    return Error{ErrorCode::kTooLarge,
                 "the payload has " + std::to_string(payload.size()) + " bytes, the queue takes " +
                     std::to_string(*queue->max_payload),
                 "payload"};
  }
  auto body = view.Body(seq);
  if (!body) return NoSuchJob(seq);
  body->payload = payload;
  draft.changes.puts.emplace_back(BodyKey(seq), EncodeBody(*body));
  return {};
}

Result<void> Change(const EditOp& op, Seq seq, JobHead& head, View& view, Now now, Draft& draft) {
  const bool waits = head.state == State::kQueued || head.state == State::kSuspended;
  if (!waits) {
    return NoSuchStep(head.id, Name(head.shown), Name(State::kQueued), "only a job that waits can be changed");
  }
  const HeadMark before(head);
  SetTime(op.time, head, now);
  if (head.attempt == 0 && head.expires <= head.due) {
    return Error{ErrorCode::kInvalid, "the job would expire before it may run", op.time.delay ? "delay" : "run_at"};
  }
  head.priority = op.priority.value_or(head.priority);
  if (op.group) {
    head.group = *op.group;
    head.group_key = op.group->empty() ? GroupKey{} : HashBytes(*op.group);
  }
  if (op.payload) PAWL_TRY(SetPayload(*op.payload, seq, head, view, draft));
  Rewrite(draft, seq, before, head, {Cause::kRunAgain, now, head.shown == before.shown});
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

Result<EditOp::Reply> Decide(const EditOp& op, View& view, Now now, Draft& draft) {
  if (auto replay = Replay(op.once, view)) return *std::move(replay);
  auto found = view.Find(op.job);
  if (!found) return NoSuchJob(op.job);
  JobHead& head = found->head;
  PAWL_TRY(CheckVersion(op, found->seq, head, view));
  if (op.from == EditOp::From::kWaiting) {
    PAWL_TRY(Change(op, found->seq, head, view, now, draft));
  } else {
    PAWL_TRY(CheckParent(head, view));
    PAWL_TRY(RunAgain(found->seq, head, {op.from == EditOp::From::kForced, now, op.time}, view, draft));
  }
  JobsReply reply;
  reply.jobs.push_back({found->seq, std::move(head), false});
  reply.count = 1;
  KeepAnswer(op.once, reply, 0, now, draft);
  return reply;
}

}  // namespace pawl
