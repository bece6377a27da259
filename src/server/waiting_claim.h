// What every protocol's claims have in common: they may wait, and their jobs may not arrive.
#pragma once

#include "server/services.h"

namespace pawl {

// Whether the worker may be given jobs at all.
bool MayClaim(const ApiServices& api, const std::string& worker);

// A claim that may wait: it ends early when the worker is told to be quiet, and when the server shuts down. The handle
// is for a client that leaves.
Core::ClaimHandle ClaimAndWait(ApiServices& api, ClaimRequest request, Core::Done<ClaimReply> done);

// The job did not reach the worker: back to its queue, uncounted.
void GiveBack(Core& core, Seq seq, const Token& token);

}  // namespace pawl
