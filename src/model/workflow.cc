#include "model/workflow.h"

#include <array>

namespace pawl {
namespace {

constexpr std::array<std::string_view, kWorkflowStateCount> kWorkflowStateNames = {
    "waiting", "scheduled", "active", "paused", "completed", "failed", "terminating", "terminated"};
constexpr std::array<std::string_view, kTaskStateCount> kTaskStateNames = {
    "waiting", "scheduled", "queued", "running", "retrying",    "suspended",
    "active",  "completed", "failed", "skipped", "terminating", "terminated"};

template <typename E, std::size_t Size>
std::optional<E> StateIn(const std::array<std::string_view, Size>& names, std::string_view name) {
  for (std::size_t i = 0; i < Size; ++i) {
    if (names[i] == name) return static_cast<E>(i);
  }
  return std::nullopt;
}

}  // namespace

std::string_view Name(WorkflowState state) { return kWorkflowStateNames.at(static_cast<std::size_t>(state)); }
std::optional<WorkflowState> WorkflowStateFromName(std::string_view name) {
  return StateIn<WorkflowState>(kWorkflowStateNames, name);
}

std::string_view Name(TaskState state) { return kTaskStateNames.at(static_cast<std::size_t>(state)); }
std::optional<TaskState> TaskStateFromName(std::string_view name) { return StateIn<TaskState>(kTaskStateNames, name); }

}  // namespace pawl
