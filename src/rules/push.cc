#include <algorithm>

#include "rules/decide.h"
#include "rules/intent.h"
#include "rules/once.h"
#include "rules/pusher.h"

namespace pawl {

Result<PushOp::Reply> Decide(const PushOp& op, View& view, Now now, Draft& draft) {
  if (auto replay = Replay(op.once, view)) return *std::move(replay);
  Pusher pusher(view, now, draft);
  JobsReply reply;
  reply.jobs.reserve(op.jobs.size());
  for (std::size_t i = 0; i < op.jobs.size(); ++i) {
    auto row = pusher.Add(op.jobs[i], op.first_seq + i, op.seed + i);
    // A refusal that rests on what has not been read yet means nothing: go on, and ask for all of it at once.
    if (!row.ok() && view.incomplete()) continue;
    if (!row.ok()) {
      Error error = std::move(row).error();
      if (op.jobs.size() > 1) {
        error.field = "jobs[" + std::to_string(i) + "]" + (error.field.empty() ? "" : "." + error.field);
      }
      return error;
    }
    reply.jobs.push_back(*std::move(row));
  }
  reply.count = pusher.jobs().size();
  if (pusher.jobs().size() > kIntentThreshold) {
    BeginPushIntent(op.first_seq, pusher.jobs(), draft);
  } else {
    for (const NewJob& job : pusher.jobs()) CreateJob(job, now, draft);
  }
  KeepAnswer(op.once, reply, false, now, draft);
  return reply;
}

}  // namespace pawl
