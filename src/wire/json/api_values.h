// The values that answers are made of. An error stays in the reader.
#pragma once

#include "pawl/jobs.h"
#include "wire/json/api_reader.h"

namespace pawl {

void ReadBrief(FieldReader& fields, JobBrief& job);
void ReadJob(FieldReader& fields, Job& job);
void ReadRun(FieldReader& fields, ClaimedRun& run);
void ReadOffset(FieldReader& fields, std::string& offset);  // null: empty
void ReadScanCounts(FieldReader& fields, ScanCounts& counts);
void ReadFailure(FieldReader& fields, std::optional<JobFailure>& failure);  // the member "error"
void ReadLease(FieldReader& fields, RunLease& lease);                       // the member "lease"
void ReadRunLife(FieldReader& fields, std::optional<RunLife>& life);        // members of the run
void ReadJobLife(FieldReader& fields, std::optional<JobLife>& life);        // members of the job
void ReadContent(FieldReader& fields, PortContent& content);
void ReadItems(FieldReader& fields, std::vector<PortValue>& items);
void ReadTree(FieldReader& fields, JobTree& tree);
void ReadType(FieldReader& fields, TypeOptions& type);
Result<void> ReadStateValues(const JsonValue& object, StateValues& state);
void ReadQueue(FieldReader& fields, QueueStatus& queue);
void ReadGroup(FieldReader& fields, GroupStatus& group);
void ReadCallback(FieldReader& fields, CallbackStatus& callback);
void ReadCallbacks(FieldReader& fields, std::vector<CallbackStatus>& callbacks);
void ReadStats(FieldReader& fields, StatsBlock& stats);

}  // namespace pawl
