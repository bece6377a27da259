// Pusher turns pushes as they were asked for into jobs: names, defaults, ids, unique keys, groups. It sees the jobs of
// one operation as a whole, so that two of them with the same id are one.
#pragma once

#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/result.h"
#include "rules/new_job.h"
#include "rules/operations.h"
#include "rules/txn.h"

namespace pawl {

class Pusher {
 public:
  explicit Pusher(Txn& txn) : txn_(txn) {}

  // Adds one push: the job that was there already, or nothing, and it is the last of `jobs`. New names and
  // queues are written at once. `starter`: the job that starts it as its child; null: its parent is the one that
  // the spec names, if any, which must be in the transaction to be changed.
  struct Starter {
    Seq seq = 0;
    std::string_view id;
  };
  Result<std::optional<JobRow>> Add(const JobSpec& spec, Seq seq, std::uint64_t seed, Txn& txn,
                                    const Starter* starter = nullptr);

  const std::vector<NewJob>& jobs() const { return jobs_; }
  // One of `jobs`, by its parent's name for it or by its id; null: none.
  NewJob* FindChild(Seq parent, const std::string& name);
  NewJob* FindNew(const std::string& id);
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
  void BeginQueue(const Target& target);
  Result<std::optional<JobRow>> FindById(const JobSpec& spec);
  Result<std::optional<JobRow>> FindByUnique(const JobSpec& spec, NameId queue, Txn& txn);
  Result<NewJob> Build(const JobSpec& spec, const Target& target, Seq seq, std::uint64_t seed);
  Result<std::string> BlueprintOf(const JobSpec& spec, const NewJob& task);
  Result<void> PrepareCallbacks(NewJob& job);
  Result<std::optional<TypeSpec>> ResolveType(const JobSpec& spec, const Target& target, NameId type);
  // pusher_life.cc
  Result<void> GiveLife(const JobSpec& spec, const Target& target, Seq parent, NewJob& job);
  Result<void> TakeChildName(NewJob& job);
  Result<void> TakeAliases(NewJob& job);
  Result<void> SetTimes(const JobSpec& spec, const QueueDefaults& defaults, JobHead& head) const;

  Txn& txn_;
  std::vector<NewJob> jobs_;
  std::unordered_map<NameId, Target> queues_;
  std::unordered_map<std::string, std::size_t> by_id_;
  std::unordered_map<Hash128, std::size_t> by_unique_;
  std::unordered_map<std::uint64_t, std::optional<TypeSpec>> types_;  // queue and type
  std::unordered_set<std::string> aliases_;
  std::unordered_map<Hash128, std::size_t> by_child_name_;
  std::unordered_set<Seq> parents_;  // that may have children, as far as their level goes
};

// The options that a push resolves to.
JobOptions ResolveOptions(const JobSpec& spec, const QueueDefaults& defaults);
FairLimits LimitsOf(const GroupSettings& settings);
FairLimits LimitsOf(const QueueSettings& settings);
RetryPolicy Resolve(const RetrySpec& patch, RetryPolicy base);

// The job that is to get a child from outside.
Result<Seq> FindParent(std::string_view ref, Txn& txn);

// Fails unless the job counts its children.
Result<void> CheckCounts(Seq parent, Txn& txn);

// The jobs are created in steps: until those are done the trees of their parents are not over. Fails while
// an earlier one is under way.
Result<void> NoteWork(const std::vector<NewJob>& jobs, Txn& txn);

// More data for a job that is not there yet. Fails with kPortUnknown.
Result<void> AddInput(NewJob& job, const std::string& port, const std::vector<std::string>& values);

}  // namespace pawl
