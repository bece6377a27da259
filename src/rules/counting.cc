#include "rules/counting.h"

#include <map>

#include "rules/wake.h"
#include "store/stateful_codec.h"

namespace pawl {

bool IsCounted(const JobHead& child) {
  return child.stateful && child.stateful->parent != 0 && child.stateful->counted_as != CountedAs::kNothing;
}

void TellJoined(const std::vector<NewJob>& jobs, Seq self, Txn& txn) {
  std::map<std::pair<Seq, CountedAs>, std::uint64_t> joined;
  for (const NewJob& job : jobs) {
    if (!IsCounted(job.head) || job.head.stateful->parent == self) continue;
    ++joined[{job.head.stateful->parent, job.head.stateful->counted_as}];
  }
  for (const auto& [of, count] : joined) {
    txn.Append({ChildEvents(of.first), {EncodeHint({0, of.second, {count, 0, 0}})}});
  }
}

void TellCounted(JobHead& child, bool succeeded, Txn& txn) {
  Stateful& stateful = *child.stateful;
  ChildCount count;
  count.ran = stateful.ran ? 0 : 1;
  count.succeeded = succeeded && !stateful.succeeded ? 1 : 0;
  if (count == ChildCount{}) return;
  stateful.ran = true;
  stateful.succeeded = stateful.succeeded || succeeded;
  Wake(stateful.parent, Hint{0, stateful.counted_as, count}, txn);
}

Result<void> CheckQuiet(Seq seq, const JobHead& head, Txn& txn) {
  const std::uint64_t seen = head.stateful ? head.stateful->child_events_seen : 0;
  if (txn.Bounds(ChildEvents(seq)).tail != seen) {
    return Error{ErrorCode::kPortConflict, "children of job " + head.id + " have news that the run has not seen"};
  }
  txn.GuardTail(ChildEvents(seq), seen);
  return {};
}

}  // namespace pawl
