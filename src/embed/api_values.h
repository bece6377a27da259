// The values that answers are made of. An error stays in the reader.
#pragma once

#include "embed/api_reader.h"
#include "pawl/jobs.h"

namespace pawl {

void ReadBrief(FieldReader& fields, JobBrief& job);
void ReadJob(FieldReader& fields, Job& job);
void ReadRun(FieldReader& fields, ClaimedRun& run);
void ReadLease(FieldReader& fields, RunLease& lease);  // the member "lease"
void ReadQueue(FieldReader& fields, QueueStatus& queue);
void ReadGroup(FieldReader& fields, GroupStatus& group);
void ReadStats(FieldReader& fields, StatsBlock& stats);

}  // namespace pawl
