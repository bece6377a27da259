// Ties the jobs of one push together, and to jobs that are there: who waits for whom, who is whose member.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "rules/new_job.h"
#include "rules/operations.h"
#include "rules/txn.h"
#include "rules/work_item.h"

namespace pawl {

class FlowPush {
 public:
  // A job of the push. Several pushes may have come to the same job.
  struct Place {
    const JobSpec* spec = nullptr;
    Seq seq = 0;
    NewJob* job = nullptr;  // null: it was there before
    std::size_t at = 0;     // in the request, for errors
  };

  // `task`: of the partition whose run it is, for the pieces of work that it has found; 0: none.
  explicit FlowPush(Txn& txn, Seq task = 0) : txn_(txn), task_(task) {}

  // Whether a push has anything of this kind.
  static bool IsWanted(const std::vector<JobSpec>& specs);

  // Fills in what the jobs have of a flow, before they are created. `in_steps`: they are created one part after the
  // other, so that none may run before all are there.
  Result<void> Tie(std::vector<Place> places, bool in_steps);

  // When they are created: what waits for nothing goes on.
  void LetGo();
  // The same as work that comes after their creation.
  std::vector<WorkItem> LetGoWork() const;

  // The place in the request of the job that the last error is about.
  std::size_t culprit() const { return culprit_; }

 private:
  Result<void> Join(Place& place);
  Result<void> JoinCarrier(Place& place, Seq carrier);
  Result<void> JoinTask(Place& place);
  Result<void> CheckReachable(std::size_t i, bool infinite, const std::string& name) const;
  Result<void> TieOne(std::size_t i);
  Result<void> WaitFor(std::size_t i, std::size_t other);
  Result<void> WaitForJob(std::size_t i, Seq other);
  Result<void> CheckCycles();
  void Finish(Place& place);
  std::string NameOf(std::size_t i) const;
  bool IsOfNewCarrier(const Place& place) const;

  Txn& txn_;
  const Seq task_;
  std::vector<Place> places_;
  std::vector<std::vector<std::size_t>> after_;    // by place: places that it waits for
  std::vector<std::size_t> open_;                  // by place: how many it waits for that have not ended
  std::vector<std::pair<std::size_t, Seq>> late_;  // by place: jobs that it waits for which were there before
  std::vector<Seq> free_;
  std::vector<Seq> skipped_;
  std::size_t edges_ = 0;
  std::size_t culprit_ = 0;
  bool in_steps_ = false;
};

// A run has found one more part of a task of its workflow.
Result<NewJob> MakeInto(Seq self, const JobHead& head, const JobSpec& spec, Txn& txn);

}  // namespace pawl
