#include "rules/counting.h"

#include <map>

#include "rules/wake.h"
#include "store/living_codec.h"

namespace pawl {

bool IsCounted(const JobHead& child) {
  return child.living && child.living->parent != 0 && child.living->counted_as != CountedAs::kNothing;
}

void TellJoined(const std::vector<NewJob>& jobs, Seq self, Txn& txn) {
  std::map<std::pair<Seq, CountedAs>, std::uint64_t> joined;
  for (const NewJob& job : jobs) {
    if (!IsCounted(job.head) || job.head.living->parent == self) continue;
    ++joined[{job.head.living->parent, job.head.living->counted_as}];
  }
  for (const auto& [of, count] : joined) {
    txn.Append({Hints(of.first), {EncodeHint({0, of.second, {count, 0, 0}})}});
  }
}

void TellCounted(JobHead& child, bool succeeded, Txn& txn) {
  Living& living = *child.living;
  ChildCount count;
  count.ran = living.ran ? 0 : 1;
  count.succeeded = succeeded && !living.succeeded ? 1 : 0;
  if (count == ChildCount{}) return;
  living.ran = true;
  living.succeeded = living.succeeded || succeeded;
  Wake(living.parent, Hint{0, living.counted_as, count}, txn);
}

Result<void> CheckQuiet(Seq seq, const JobHead& head, Txn& txn) {
  const std::uint64_t seen = head.living ? head.living->hints_seen : 0;
  if (txn.Bounds(Hints(seq)).tail != seen) {
    return Error{ErrorCode::kPortConflict, "children of job " + head.id + " have news that the run has not seen"};
  }
  txn.GuardTail(Hints(seq), seen);
  return {};
}

}  // namespace pawl
