#include <algorithm>
#include <vector>

#include "rules/counting.h"
#include "rules/decide.h"
#include "rules/flow_push.h"
#include "rules/idempotency_key.h"
#include "rules/intent.h"
#include "rules/pusher.h"

namespace pawl {
namespace {

// In a bulk push the error says which job it was.
Error At(const PushOp& op, std::size_t i, Error error) {
  if (op.bulk) error.field = "jobs[" + std::to_string(i) + "]" + (error.field.empty() ? "" : "." + error.field);
  return error;
}

// A workflow that is there already has its tasks.
bool IsOfExisting(const JobSpec& spec, const std::vector<JobRow>& before) {
  return spec.flow && spec.flow->within && before[*spec.flow->within].existing;
}

bool BelongsToWorkflow(const JobSpec& spec) { return spec.flow && (spec.flow->within || !spec.flow->carrier.empty()); }

// A job that is there already cannot become a part of a workflow.
Error NotNew(const JobHead& head) {
  return {ErrorCode::kIdTaken, "the id " + head.id + " belongs to another job, and a task is always a new one", "id"};
}

std::vector<FlowPush::Place> PlacesOf(const PushOp& op, const JobsReply& reply, const std::vector<std::size_t>& fresh,
                                      std::vector<NewJob>& jobs) {
  std::vector<FlowPush::Place> places;
  for (std::size_t i = 0; i < op.jobs.size(); ++i) places.push_back({&op.jobs[i], reply.jobs[i].seq, nullptr, i});
  for (std::size_t k = 0; k < jobs.size(); ++k) {
    places[fresh[k]].job = &jobs[k];
    places[fresh[k]].seq = jobs[k].seq;
  }
  return places;
}

}  // namespace

Result<PushOp::Reply> Decide(const PushOp& op, Txn& txn) {
  if (auto replay = Replay(op.once, txn)) return *std::move(replay);
  Pusher pusher(txn);
  JobsReply reply;
  reply.jobs.resize(op.jobs.size());
  std::vector<std::size_t> fresh;  // which of them are new
  for (std::size_t i = 0; i < op.jobs.size(); ++i) {
    if (IsOfExisting(op.jobs[i], reply.jobs)) {
      reply.jobs[i].existing = true;
      continue;
    }
    auto existing = pusher.Add(op.jobs[i], txn.NewSeq(), op.seed + i, txn);
    // A refusal that rests on what has not been read yet means nothing: go on, and ask for all of it at once.
    if (!existing.ok() && txn.incomplete()) continue;
    if (!existing.ok()) return At(op, i, std::move(existing).error());
    if (*existing && BelongsToWorkflow(op.jobs[i])) return At(op, i, NotNew((*existing)->head));
    if (*existing) {
      reply.jobs[i] = **std::move(existing);
    } else {
      fresh.push_back(i);
    }
  }
  std::vector<NewJob> jobs = pusher.TakeJobs();
  reply.count = jobs.size();
  if (txn.incomplete()) return reply;
  const bool in_steps = WeightOf(jobs) > kIntentStepMost;
  FlowPush flow(txn);
  if (FlowPush::IsWanted(op.jobs)) {
    auto tied = flow.Tie(PlacesOf(op, reply, fresh, jobs), in_steps);
    if (!tied.ok()) return At(op, flow.culprit(), std::move(tied).error());
  }
  if (in_steps) {
    // A big push may have to be taken back, but what a parent has counted cannot.
    const auto counted = [](const NewJob& job) { return IsCounted(job.head); };
    if (std::any_of(jobs.begin(), jobs.end(), counted)) {
      return Error{ErrorCode::kTooLarge, "jobs that their parent counts are pushed few at a time"};
    }
    PAWL_TRY(NoteWork(jobs, txn));
    BeginPush(op.once, jobs, flow.LetGoWork(), txn);
  } else {
    TellJoined(jobs, 0, txn);
    CreateJobs(jobs, txn);
    flow.LetGo();
  }
  for (std::size_t k = 0; k < jobs.size(); ++k) {
    const JobHead* newest = jobs[k].head.flow && !in_steps ? txn.Head(jobs[k].seq) : nullptr;
    reply.jobs[fresh[k]] = {jobs[k].seq, newest != nullptr ? *newest : std::move(jobs[k].head), false};
  }
  KeepAnswer(op.once, reply, txn.intent(), txn);
  return reply;
}

}  // namespace pawl
