// What a claim carries of a stateful job beyond its payload: its state, what waits on its inports, and the children
// that have news. Bounded: what does not fit waits, and the run can ask for it.
#pragma once

#include "base/result.h"
#include "rules/operations.h"
#include "rules/txn.h"

namespace pawl {

// So much of its own inports, and so much again of its children's outports.
inline constexpr std::size_t kClaimItemsMax = 128;
inline constexpr std::size_t kClaimBytesMax = 256UL * 1024;
inline constexpr std::size_t kClaimEventsMax = 1'000;

// Notes in the head what the run is shown: the wake counter, the child events, and whether there is more; and that it
// has committed nothing yet. A claim that is answered `again` notes nothing: it shows the same children, and ports may
// have got more since.
Result<ClaimedLife> ShowLife(Seq seq, JobHead& head, const Ports& ports, Txn& txn, bool again = false);

}  // namespace pawl
