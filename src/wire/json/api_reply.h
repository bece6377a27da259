// The answers of the HTTP API as the values of Jobs. Fields that are not known are passed over, so that an older client
// understands a newer server. An answer that makes no sense is kInternal, naming the field.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "pawl/jobs.h"

namespace pawl {

Result<JobBrief> BriefFromReply(std::string_view body);
Result<Job> JobFromReply(std::string_view body);
Result<std::vector<JobBrief>> PushedFromReply(std::string_view body);
Result<JobList> PageFromReply(std::string_view body);
Result<std::vector<PastRun>> RunsFromReply(std::string_view body);
Result<std::uint64_t> CountFromReply(std::string_view body);
Result<Claimed> ClaimedFromReply(std::string_view body);
Result<BeatReply> BeatFromReply(std::string_view body);
Result<std::vector<Result<Finished>>> FinishedFromReply(std::string_view body);
// Pages: with a cursor there is more.
struct QueuesReply {
  std::vector<QueueStatus> queues;
  std::string cursor;
};
Result<QueuesReply> QueuesFromReply(std::string_view body);
void SortByName(std::vector<QueueStatus>& queues);
Result<QueueStatus> QueueFromReply(std::string_view body);
Result<CallbackStatus> CallbackFromReply(std::string_view body);
Result<CallbackList> CallbacksFromReply(std::string_view body);
Result<GroupStatus> GroupFromReply(std::string_view body);
struct StatsReply {
  StatsReport report;
  std::string cursor;
};
Result<StatsReply> StatsFromReply(std::string_view body);

Result<ScheduleStatus> ScheduleFromReply(std::string_view body);
struct SchedulesReply {
  std::vector<ScheduleStatus> schedules;
  std::string cursor;
};
Result<SchedulesReply> SchedulesFromReply(std::string_view body);
void SortByName(std::vector<ScheduleStatus>& schedules);
Result<Fired> FiredFromReply(std::string_view body);

Result<std::uint64_t> DeliveredFromReply(std::string_view body);
Result<std::vector<PortValue>> ReadFromReply(std::string_view body);
Result<PortContent> ContentFromReply(std::string_view body);
Result<StateValues> StateFromReply(std::string_view body);
Result<JobTree> TreeFromReply(std::string_view body);
Result<std::map<std::string, TypeOptions>> TypesFromReply(std::string_view body);

// The Error of an answer that is none of 2xx: from its problem object, or, when it is not ours, from the status.
Error ErrorFromReply(int status, std::string_view body);

}  // namespace pawl
