#include <array>

#include "pawl/job.h"

namespace pawl {
namespace {

constexpr std::array<std::string_view, 16> kBlockerNames = {
    "waits_for",  "task_paused",  "workflow_paused", "not_started",  "workflow_external", "time",
    "input",      "queue_paused", "queue_limit",     "queue_rate",   "group_paused",      "group_limit",
    "group_rate", "group_order",  "no_worker",       "workers_quiet"};
static_assert(kBlockerNames.size() == static_cast<std::size_t>(Blocker::kWorkersQuiet) + 1);

}  // namespace

std::string_view Name(Blocker blocker) { return kBlockerNames.at(static_cast<std::size_t>(blocker)); }

std::optional<Blocker> BlockerFromName(std::string_view name) {
  for (std::size_t i = 0; i < kBlockerNames.size(); ++i) {
    if (kBlockerNames.at(i) == name) return static_cast<Blocker>(i);
  }
  return std::nullopt;
}

}  // namespace pawl
