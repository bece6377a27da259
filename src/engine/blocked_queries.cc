#include "engine/blocked_queries.h"

#include <utility>

#include "rules/moves.h"

namespace pawl {
namespace {

Result<std::vector<JobHead>> ReadCarriers(StoreReader& reader, const JobHead& member) {
  std::vector<JobHead> carriers;
  for (Seq above = IsMember(member) ? member.flow->carrier : 0; above != 0;) {
    Result<JobRow> found = FindJob(reader, above);
    // A piece of a task may outlive its workflow.
    if (!found.ok() && found.error().code == ErrorCode::kNotFound) break;
    PAWL_ASSIGN(JobRow carrier, std::move(found));
    above = carrier.head.flow ? carrier.head.flow->carrier : 0;
    carriers.push_back(std::move(carrier.head));
  }
  return carriers;
}

}  // namespace

Result<std::optional<WaitFacts>> ReadWaitFacts(StoreReader& reader, const JobDetails& job, Now now) {
  if (!AwaitsRun(job.head)) return std::optional<WaitFacts>();
  WaitFacts facts;
  if (job.flow) {
    facts.waits_for = job.flow->waits_for;
    facts.waiting_for = job.flow->waiting_for;
  }
  PAWL_ASSIGN(facts.carriers, ReadCarriers(reader, job.head));
  if (!Waits(job.head)) return std::optional(std::move(facts));
  facts.stand = reader.Stand(job.head.queue, job.head.group_key, now.steady);
  if (facts.stand.first && *facts.stand.first != job.seq) {
    const Result<JobRow> first = FindJob(reader, *facts.stand.first);
    if (first.ok()) facts.first = first->head.id;
  }
  return std::optional(std::move(facts));
}

Result<JobDetails> ReadShownJob(StoreReader& reader, const JobRef& ref, Now now) {
  PAWL_ASSIGN(JobDetails job, ReadJob(reader, ref));
  PAWL_ASSIGN(job.waits, ReadWaitFacts(reader, job, now));
  return job;
}

}  // namespace pawl
