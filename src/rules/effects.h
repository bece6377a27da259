// What a run did besides its outcome: all of it takes effect in the step that ends the run (or in a commit), or none.
#pragma once

#include <vector>

#include "base/result.h"
#include "rules/operations.h"
#include "rules/txn.h"
#include "rules/work_item.h"

namespace pawl {

struct EffectsDone {
  bool consumed = false;
  bool changed = false;       // anything else, or a result
  std::vector<WorkItem> big;  // what has to go on in steps
};

// `head` is that of the job itself, which is in the transaction.
Result<EffectsDone> ApplyEffects(Seq self, JobHead& head, const FinishOp& op, Txn& txn);

}  // namespace pawl
