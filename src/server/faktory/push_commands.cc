// PUSH and PUSHB.
#include <utility>

#include "base/random.h"
#include "server/faktory/batches.h"
#include "server/faktory/faktory_commands.h"
#include "server/faktory/jid_errors.h"
#include "wire/faktory/fields.h"
#include "wire/faktory/job_json.h"
#include "wire/faktory/replies.h"

namespace pawl::faktory_commands {
namespace {

constexpr std::size_t kPushedTogether = 1'000;  // jobs of one PUSHB that are one step of the engine
constexpr std::string_view kNotUnique = "NOTUNIQUE Job not unique";

PushOp NewPush(std::vector<JobSpec> jobs) {
  PushOp op;
  op.jobs = std::move(jobs);
  op.seed = FreshSeed();
  return op;
}

// What a client is told of a refusal.
std::string Refusal(const std::string& bid, const Error& error) {
  return faktory::Flat(bid.empty() ? error : FaktoryBatches::PushError(bid, error)).detail;
}

// A push under a unique key was answered with the job that holds it.
bool IsOther(const JobRow& row, std::string_view jid) { return row.existing && row.head.id != jid; }

void PushAlone(Core& core, const std::shared_ptr<JidErrors>& errors, JobSpec spec, const std::string& bid = {}) {
  std::string jid = spec.id;
  core.Submit(NewPush({std::move(spec)}), [errors, bid, jid = std::move(jid)](const Result<JobsReply>& pushed) {
    if (!pushed.ok()) {
      errors->Refuse(jid, Refusal(bid, pushed.error()));
    } else if (IsOther(pushed->jobs.front(), jid)) {
      errors->Refuse(jid, kNotUnique);
    }
    errors->PartDone();
  });
}

// All in one step; where one of them is refused, which refuses all, each by itself.
void PushTogether(Core& core, const std::shared_ptr<JidErrors>& errors, std::vector<JobSpec> specs) {
  const auto kept = std::make_shared<std::vector<JobSpec>>(std::move(specs));
  core.Submit(NewPush(*kept), [&core, errors, kept](const Result<JobsReply>& pushed) {
    if (!pushed.ok()) {
      errors->Await(kept->size());
      for (JobSpec& spec : *kept) PushAlone(core, errors, std::move(spec));
    } else {
      for (std::size_t i = 0; i < kept->size(); ++i) {
        if (IsOther(pushed->jobs[i], (*kept)[i].id)) errors->Refuse((*kept)[i].id, kNotUnique);
      }
    }
    errors->PartDone();
  });
}

}  // namespace

Result<void> Push(FaktoryCall& call) {
  PAWL_ASSIGN(faktory::PushedJob job,
              faktory::ParseJob(call.arguments, call.api.core.now(), call.api.options.limits.max_payload));
  PAWL_TRY(call.api.policy.get().Apply(job.spec));
  const bool unique = job.spec.unique.has_value();
  std::string jid = unique ? job.spec.id : std::string();
  if (!job.bid.empty()) FaktoryBatches::Join(job.bid, job.spec);
  std::vector<JobSpec> specs;
  specs.push_back(std::move(job.spec));
  call.api.core.Submit(NewPush(std::move(specs)),
                       [reply = call.reply, jid = std::move(jid), bid = job.bid](const Result<JobsReply>& pushed) {
                         if (!pushed.ok()) return reply.Error(Refusal(bid, pushed.error()));
                         if (!jid.empty() && IsOther(pushed->jobs.front(), jid)) {
                           return reply.Send(faktory::AppendNotUnique);
                         }
                         reply.Ok();
                       });
  return {};
}

Result<void> PushMany(FaktoryCall& call) {
  PAWL_ASSIGN(std::vector<faktory::ListedJob> jobs,
              faktory::ParseJobs(call.arguments, call.api.core.now(), call.api.options.limits.max_payload));
  const auto errors = std::make_shared<JidErrors>(call.reply);
  std::vector<JobSpec> part;
  for (faktory::ListedJob& job : jobs) {
    if (job.job.ok()) {
      if (Result<void> applied = call.api.policy.get().Apply(job.job->spec); !applied.ok()) job.job = applied.error();
    }
    if (!job.job.ok()) {
      errors->Refuse(job.jid, job.job.error().detail);
      continue;
    }
    if (const std::string& bid = job.job->bid; !bid.empty()) {
      FaktoryBatches::Join(bid, job.job->spec);
      errors->Await(1);
      PushAlone(call.api.core, errors, std::move(job.job->spec), bid);
      continue;
    }
    part.push_back(std::move(job.job->spec));
    if (part.size() < kPushedTogether) continue;
    errors->Await(1);
    PushTogether(call.api.core, errors, std::exchange(part, {}));
  }
  if (!part.empty()) {
    errors->Await(1);
    PushTogether(call.api.core, errors, std::move(part));
  }
  errors->PartDone();
  return {};
}

}  // namespace pawl::faktory_commands
