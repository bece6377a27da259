// Finding jobs by filter, newest first, at a bounded cost.
#pragma once

#include <vector>

#include "base/result.h"
#include "rules/names.h"
#include "rules/operations.h"
#include "store/store.h"

namespace pawl {

struct Selection {
  std::vector<JobRow> rows;
  Seq next_below = 0;  // 0: there is nothing more; otherwise go on from here
};

// Up to `limit` jobs with a seq below `below`. Looks at no more than `budget` jobs, so the page may be short, or even
// empty, although more follow.
Result<Selection> SelectJobs(StoreReader& reader, const Names& names, const JobFilter& filter, Seq below,
                             std::size_t limit, std::size_t budget = 1'000);

}  // namespace pawl
