#include "pawl/jobs.h"

namespace pawl {

bool RunEffects::empty() const {
  return consume.empty() && write.empty() && publish.empty() && connect.empty() && state_set.empty() &&
         state_unset.empty() && ports.empty() && children.empty() && disown.empty() && alias_add.empty() &&
         alias_remove.empty() && !defaults_run;
}

Result<Finished> Jobs::FinishOne(Finish finish) {
  std::vector<Finish> finishes;
  finishes.push_back(std::move(finish));
  PAWL_ASSIGN(auto results, FinishMany(std::move(finishes)));
  if (results.size() != 1)
    return Error{ErrorCode::kInternal, "one finish was answered by " + std::to_string(results.size())};
  return std::move(results.front());
}

Result<QueueStatus> Jobs::Pause(std::string_view queue) { return ChangeQueue(queue, {.paused = true}); }
Result<QueueStatus> Jobs::Resume(std::string_view queue) { return ChangeQueue(queue, {.paused = false}); }

}  // namespace pawl
