// Pusher turns pushes as they were asked for into jobs: names, defaults, ids, unique keys, groups. It sees the jobs of
// one operation as a whole, so that two of them with the same id are one.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "base/result.h"
#include "rules/draft.h"
#include "rules/operations.h"
#include "rules/view.h"

namespace pawl {

struct NewJob {
  Seq seq = 0;
  JobHead head;
  JobBody body;
};

class Pusher {
 public:
  Pusher(View& view, Now now, Draft& draft) : view_(view), now_(now), draft_(draft) {}

  // Adds one push: the job that was there already, or nothing, and it is the last of `jobs`. New names, queues and
  // group settings go into the draft at once.
  Result<std::optional<JobRow>> Add(const JobSpec& spec, Seq seq, std::uint64_t seed);

  const std::vector<NewJob>& jobs() const { return jobs_; }
  std::vector<NewJob> TakeJobs() { return std::move(jobs_); }

  // The number of a name, given now if it had none; of a queue, which comes into being if it was not there.
  Result<NameId> Intern(const std::string& name);
  Result<NameId> ResolveQueueId(const std::string& name);

 private:
  struct Target {
    NameId queue = 0;
    QueueSettings settings;
  };
  Result<Target> ResolveQueue(const std::string& name);
  Result<std::optional<JobRow>> FindById(const JobSpec& spec);
  Result<std::optional<JobRow>> FindByUnique(const JobSpec& spec, NameId queue);
  Result<NewJob> Build(const JobSpec& spec, const Target& target, Seq seq, std::uint64_t seed);
  Result<void> SetTimes(const JobSpec& spec, const QueueDefaults& defaults, JobHead& head) const;
  void ConfigureGroup(const JobSpec& spec, const Target& target, NewJob& job);

  View& view_;
  Now now_;
  Draft& draft_;
  std::vector<NewJob> jobs_;
  std::unordered_map<std::string, NameId> names_;
  std::unordered_map<NameId, Target> queues_;
  std::unordered_map<std::string, std::size_t> by_id_;
  std::unordered_map<Hash128, std::size_t> by_unique_;
  std::unordered_map<Hash128, GroupSettings> groups_;
  std::optional<NameId> next_name_;
};

// The options that a push resolves to.
JobOptions ResolveOptions(const JobSpec& spec, const QueueDefaults& defaults);
FairLimits LimitsOf(const GroupSettings& settings);
FairLimits LimitsOf(const QueueSettings& settings);
RetryPolicy Resolve(const RetryPatch& patch, RetryPolicy base);

void CreateJob(const NewJob& job, Now now, Draft& draft);

// A job on its way through an intent.
std::string EncodeNewJobs(const NewJob* jobs, std::size_t count);
Result<std::vector<NewJob>> DecodeNewJobs(std::string_view bytes);

}  // namespace pawl
