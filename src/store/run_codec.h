// The bytes of what is kept of the runs of a job.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "pawl/job.h"

namespace pawl {

std::string EncodePastRuns(const std::vector<PastRun>& runs);  // that have ended
Result<std::vector<PastRun>> DecodePastRuns(std::string_view bytes);

}  // namespace pawl
