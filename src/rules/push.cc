#include <vector>

#include "rules/decide.h"
#include "rules/intent.h"
#include "rules/once.h"
#include "rules/pusher.h"

namespace pawl {
namespace {

// In a bulk push the error says which job it was.
Error At(const PushOp& op, std::size_t i, Error error) {
  if (op.bulk) error.field = "jobs[" + std::to_string(i) + "]" + (error.field.empty() ? "" : "." + error.field);
  return error;
}

}  // namespace

Result<PushOp::Reply> Decide(const PushOp& op, View& view, Now now, Draft& draft) {
  if (auto replay = Replay(op.once, view)) return *std::move(replay);
  Desk desk(view, now, draft);
  Pusher pusher(view, now, draft);
  JobsReply reply;
  reply.jobs.resize(op.jobs.size());
  std::vector<std::size_t> fresh;  // which of them are new
  for (std::size_t i = 0; i < op.jobs.size(); ++i) {
    auto existing = pusher.Add(op.jobs[i], op.first_seq + i, op.seed + i, desk);
    // A refusal that rests on what has not been read yet means nothing: go on, and ask for all of it at once.
    if (!existing.ok() && view.incomplete()) continue;
    if (!existing.ok()) return At(op, i, std::move(existing).error());
    if (*existing) {
      reply.jobs[i] = **std::move(existing);
    } else {
      fresh.push_back(i);
    }
  }
  std::vector<NewJob> jobs = pusher.TakeJobs();
  reply.count = jobs.size();
  if (jobs.size() > kIntentThreshold) {
    PAWL_TRY(NoteWork(jobs, op.first_seq, view, desk));
    BeginWork(op.first_seq, JobItems(jobs, draft), draft);
  } else {
    for (const NewJob& job : jobs) CreateJob(job, view, now, draft);
  }
  desk.Close();
  for (std::size_t k = 0; k < jobs.size(); ++k) reply.jobs[fresh[k]] = {jobs[k].seq, std::move(jobs[k].head), false};
  KeepAnswer(op.once, reply, draft.intent, now, draft);
  return reply;
}

}  // namespace pawl
