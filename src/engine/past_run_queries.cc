#include "engine/past_run_queries.h"

#include <algorithm>
#include <utility>

#include "rules/past_runs.h"
#include "rules/record_keys.h"
#include "store/run_codec.h"

namespace pawl {

Result<std::vector<PastRun>> ReadPastRuns(StoreReader& reader, const JobRef& ref) {
  PAWL_ASSIGN(const JobRow job, FindJob(reader, ref));
  std::vector<PastRun> runs;
  if (job.head.side.runs) {
    PAWL_ASSIGN(const Record record, reader.Read(SideKey(RecordKind::kRuns, job.seq)));
    if (record.exists()) {
      PAWL_ASSIGN(runs, DecodePastRuns(record.value));
    }
  }
  if (job.head.lease) runs.push_back(RunInFlight(job.head));
  std::ranges::reverse(runs);
  return runs;
}

}  // namespace pawl
