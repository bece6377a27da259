#include <algorithm>
#include <vector>

#include "rules/counting.h"
#include "rules/decide.h"
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

}  // namespace

Result<PushOp::Reply> Decide(const PushOp& op, Txn& txn) {
  if (auto replay = Replay(op.once, txn)) return *std::move(replay);
  Pusher pusher(txn);
  JobsReply reply;
  reply.jobs.resize(op.jobs.size());
  std::vector<std::size_t> fresh;  // which of them are new
  for (std::size_t i = 0; i < op.jobs.size(); ++i) {
    auto existing = pusher.Add(op.jobs[i], txn.NewSeq(), op.seed + i, txn);
    // A refusal that rests on what has not been read yet means nothing: go on, and ask for all of it at once.
    if (!existing.ok() && txn.incomplete()) continue;
    if (!existing.ok()) return At(op, i, std::move(existing).error());
    if (*existing) {
      reply.jobs[i] = **std::move(existing);
    } else {
      fresh.push_back(i);
    }
  }
  std::vector<NewJob> jobs = pusher.TakeJobs();
  reply.count = jobs.size();
  if (WeightOf(jobs) > kIntentStepMost) {
    // A big push may have to be taken back, but what a parent has counted cannot.
    const auto counted = [](const NewJob& job) { return IsCounted(job.head); };
    if (std::any_of(jobs.begin(), jobs.end(), counted)) {
      return Error{ErrorCode::kTooLarge, "jobs that their parent counts are pushed few at a time"};
    }
    PAWL_TRY(NoteWork(jobs, txn));
    BeginPush(op.once, jobs, txn);
  } else {
    TellJoined(jobs, 0, txn);
    CreateJobs(jobs, txn);
  }
  for (std::size_t k = 0; k < jobs.size(); ++k) reply.jobs[fresh[k]] = {jobs[k].seq, std::move(jobs[k].head), false};
  KeepAnswer(op.once, reply, txn.intent(), txn);
  return reply;
}

}  // namespace pawl
