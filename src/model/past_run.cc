#include <array>

#include "pawl/job.h"

namespace pawl {
namespace {

constexpr std::array<std::string_view, 5> kPastOutcomes = {"running", "failed", "lost", "timed_out", "completed"};

}  // namespace

std::string_view Name(PastOutcome outcome) { return kPastOutcomes.at(static_cast<std::size_t>(outcome)); }

std::optional<PastOutcome> PastOutcomeFromName(std::string_view name) {
  for (std::size_t i = 0; i < kPastOutcomes.size(); ++i) {
    if (kPastOutcomes.at(i) == name) return static_cast<PastOutcome>(i);
  }
  return std::nullopt;
}

}  // namespace pawl
